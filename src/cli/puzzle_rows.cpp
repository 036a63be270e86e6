#include "cli/puzzle_rows.h"

#include "base/hash.h"
#include "base/text.h"
#include "cli/json.h"
#include "games/polyomino/turned.h"
#include "session/share.h"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

namespace tessera {

namespace {

std::optional<PuzzleRow> row_of_json(std::string_view text) {
    const JsonValue json = JsonValue::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("seed") || !json["seed"].is_number_unsigned()) {
        return std::nullopt;
    }
    PuzzleRow row;
    row.seed = json["seed"].get<std::uint64_t>();
    for (const char* const name : {"link", "level"}) {
        const bool is_it = row.puzzle.empty() && json.contains(name) && json[name].is_string();
        row.puzzle = is_it ? json[name].get<std::string>() : row.puzzle;
    }
    if (json.contains("same_as") && json["same_as"].is_number_unsigned()) {
        row.same_as = json["same_as"].get<std::uint64_t>();
    }
    return row;
}

std::string json_of_twin(const std::string& row, std::uint64_t first) {
    JsonValue json = JsonValue::parse(row, nullptr, false);
    for (const char* const name : {"solutions", "level", "link"}) {
        json.erase(name);
    }
    json["same_as"] = first;
    return json_line(json);
}

std::string twin_row(const std::string& row, const PuzzleRow& puzzle, std::uint64_t first) {
    return row.front() == '{' ? json_of_twin(row, first) : fmt::format("{} = {}\n", puzzle.seed, first);
}

template <class G>
std::string key_of(const Session<G>& session) {
    return puzzle_code(AnySession(session)).value_or(level_text(AnySession(session)));
}

// A turned board of squares is the same puzzle if every piece can be turned.
std::string key_of(const Session<Polyomino>& session) {
    polyomino::Level level = session.level();
    std::string least = puzzle_code(AnySession(session)).value_or(level_text(AnySession(session)));
    const bool may_be_turned = level.lattice == nullptr && polyomino::can_turn(level);
    for (int turn = 1; turn < 4 && may_be_turned; ++turn) {
        level = polyomino::turned(level);
        const Result<std::string> code = puzzle_code(AnySession(Session<Polyomino>(level)));
        least = code ? std::min(least, *code) : least;
    }
    return least;
}

// Returns a text that equal puzzles share; a recipe is its own text.
std::string key_of_puzzle(const std::string& puzzle) {
    if (puzzle.front() != link_mark) {
        const Result<AnySession> session = open_level(puzzle);
        return session ? puzzle_key(*session) : puzzle;
    }
    const Result<LinkContent> content = read_link(puzzle);
    const AnySession* const session = content ? std::get_if<AnySession>(&*content) : nullptr;
    return session != nullptr ? puzzle_key(*session) : puzzle;
}

}  // namespace

std::string puzzle_key(const AnySession& session) {
    return std::visit([](const auto& game) { return key_of(game); }, session);
}

std::optional<PuzzleRow> puzzle_row_of(std::string_view row) {
    if (row.substr(0, 1) == "{") {
        return row_of_json(row);
    }
    const std::vector<Token> words = split_words({row.substr(0, row.find('\n')), 0});
    const auto seed = words.empty() ? std::nullopt : parse_uint64(words[0].text);
    if (!seed || words.size() < 2) {
        return std::nullopt;
    }
    const std::string_view sign = words[1].text;
    if (words.size() == 2 && (sign == "-" || sign.front() == '#')) {
        return PuzzleRow{*seed, sign == "-" ? "" : std::string(sign), std::nullopt};
    }
    const auto first = words.size() == 3 && sign == "=" ? parse_uint64(words[2].text) : std::nullopt;
    return first ? std::optional(PuzzleRow{*seed, "", first}) : std::nullopt;
}

// For a fixed base this is a bijection.
std::uint64_t seed_of_many(std::uint64_t base, std::size_t number) {
    return combine_hashes(mix_bits(base + 1), number);
}

std::string code_of_made(const Recipe& recipe, const std::string& level) {
    const Result<AnySession> session = open_level(level);
    const Result<std::string> link = session ? encode_link(*session, false) : tl::unexpected(session.error());
    if (link) {
        return *link;
    }
    const auto code = visit_family_called<std::string>(recipe.family, [&recipe](auto tag) {
        using G = typename decltype(tag)::Family;
        const auto params = G::parse_params(recipe.params);
        return params ? encode_recipe<G>(*params, recipe.seed) : tl::unexpected(params.error());
    });
    return code.value_or("-");
}

std::string Twins::named(const std::string& row) {
    const std::optional<PuzzleRow> puzzle = puzzle_row_of(row);
    const bool has_puzzle =
        puzzle && (!puzzle->puzzle.empty() || puzzles_.contains(puzzle->same_as.value_or(0)));
    if (!has_puzzle) {
        return row;
    }
    const std::string key = puzzle->same_as ? puzzles_[*puzzle->same_as] : key_of_puzzle(puzzle->puzzle);
    puzzles_[puzzle->seed] = key;
    const auto [first, is_new] = first_seeds_.emplace(key, puzzle->seed);
    return is_new ? row : twin_row(row, *puzzle, first->second);
}

void name_twins(Rows& rows) {
    Twins twins;
    for (std::optional<std::string>& row : rows) {
        if (row) {
            row = twins.named(*row);
        }
    }
}

std::string puzzle_contradiction(std::string_view one, std::string_view other) {
    const std::optional<PuzzleRow> row = puzzle_row_of(one);
    const std::optional<PuzzleRow> other_row = puzzle_row_of(other);
    if (!row || !other_row || row->seed != other_row->seed) {
        return "they are not of the same seed";
    }
    return one == other || row->same_as || other_row->same_as ? "" : "they are two puzzles";
}

RowForm puzzle_rows(const std::map<std::uint64_t, std::size_t>& runs_by_seed) {
    RowForm form;
    form.runs_of = [runs_by_seed](std::string_view row) {
        const std::optional<PuzzleRow> puzzle = puzzle_row_of(row);
        const auto run = puzzle ? runs_by_seed.find(puzzle->seed) : runs_by_seed.end();
        return run == runs_by_seed.end() ? std::vector<std::size_t>() : std::vector{run->second};
    };
    form.is_final = [](std::string_view /*row*/) {
        return true;
    };
    form.settle = name_twins;
    return form;
}

}  // namespace tessera
