#include "games/null_game/null_game.h"

#include "base/rng.h"
#include "base/text.h"
#include "games/level_reader.h"

namespace tessera {

static_assert(Game<NullGame>);

namespace {

constexpr int largest_target = 99;

}  // namespace

NullGame::State NullGame::start(const Level& /*level*/) {
    return {};
}

Result<NullGame::State> NullGame::play(const Level& level, const State& state, const Move& move) {
    const int count = state.count + move.step;
    if (count < 0 || count > level.target) {
        return fail(ErrorCode::illegal_move, 0, say("the count stays between 0 and {}", level.target));
    }
    return State{count};
}

bool NullGame::is_solved(const Level& level, const State& state) {
    return state.count == level.target;
}

Result<NullGame::Level> NullGame::parse_level(std::string_view text) {
    LevelReader reader(text);
    reader.read_header(id);
    const std::vector<Token> words = reader.next_line();
    const auto target = words.size() == 1 ? parse_int(words[0].text, 0, largest_target) : std::nullopt;
    if (!target || !reader.next_line().empty()) {
        reader.refuse(words.empty() ? reader.size() : words[0].offset, say("a level is one target"));
    }
    return reader.finish(Level{target.value_or(0)});
}

std::string NullGame::format_level(const Level& level) {
    return level_head(id, "") + std::to_string(level.target) + "\n";
}

Result<NullGame::Move> NullGame::parse_move(const Level& /*level*/, std::string_view text) {
    if (text != "+" && text != "-") {
        return fail(ErrorCode::bad_syntax, 0, say("a move is + or -"));
    }
    return Move{text == "+" ? 1 : -1};
}

std::string NullGame::format_move(const Level& /*level*/, const Move& move) {
    return move.step > 0 ? "+" : "-";
}

Result<Shared<NullGame>> NullGame::decode_share(std::string_view body) {
    const std::size_t digits = body.find_first_not_of("0123456789");
    const auto target = parse_int(body.substr(0, digits), 0, largest_target);
    if (!target || std::to_string(*target) != body.substr(0, digits)) {
        return fail(ErrorCode::bad_syntax, 0, say("the link has no target"));
    }
    Shared<NullGame> shared{{*target}, {}};
    for (const char step : body.substr(std::min(digits, body.size()))) {
        if (step != '.' && step != '_') {
            return fail(ErrorCode::bad_syntax, 0, say("the link has a damaged move"));
        }
        shared.moves.push_back({step == '.' ? 1 : -1});
    }
    return shared;
}

std::string NullGame::encode_share(const Shared<NullGame>& shared) {
    std::string body = std::to_string(shared.level.target);
    for (const Move& move : shared.moves) {
        body += move.step > 0 ? '.' : '_';
    }
    return body;
}

const ParamTable& NullGame::param_table() {
    static const ParamTable table = {
        {"largest", ParamInfo::Form::number, "9", "the largest target", 1, largest_target}};
    return table;
}

Result<NullGame::Params> NullGame::parse_params(std::string_view text) {
    const auto values = read_params(text, param_table());
    if (!values) {
        return tl::unexpected(values.error());
    }
    return values->empty() ? Params() : Params{values->front().number};
}

std::string NullGame::format_params(const Params& params) {
    return "largest " + std::to_string(params.largest);
}

Result<NullGame::Level> NullGame::generate(const Params& params, std::uint64_t seed) {
    return Level{Rng(seed).between(1, params.largest)};
}

}  // namespace tessera
