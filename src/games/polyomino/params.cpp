#include "base/text.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <array>
#include <utility>

// The generator as a family offers it: params as text, and a level from params and seed.

namespace tessera::polyomino {

Result<Level> Polyomino::generate(const CutParams& params, std::uint64_t seed) {
    if (auto reason = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, std::move(*reason));
    }
    Result<CutPuzzle> puzzle = puzzle_of(cut_board(params, seed));
    if (!puzzle) {
        return tl::unexpected(puzzle.error());
    }
    puzzle->level.title =
        std::to_string(params.columns) + "x" + std::to_string(params.rows) + " #" + std::to_string(seed);
    return std::move(puzzle->level);
}

namespace {

struct ParamsField {
    std::string_view keyword;
    int CutParams::*value;
};
constexpr std::array<ParamsField, 3> params_fields = {{
    {"pieces", &CutParams::max_pieces},
    {"smallest", &CutParams::min_size},
    {"largest", &CutParams::max_size},
}};

bool read_size(CutParams& params, std::string_view text) {
    const std::size_t cross = std::min(text.find('x'), text.size());
    const auto columns = parse_int(text.substr(0, cross), 1, max_board_side);
    const auto rows =
        cross < text.size() ? parse_int(text.substr(cross + 1), 1, max_board_side) : std::nullopt;
    params.columns = columns.value_or(params.columns);
    params.rows = rows.value_or(params.rows);
    return columns && rows;
}

bool read_field(CutParams& params, std::string_view keyword, std::string_view value) {
    if (keyword == "size") {
        return read_size(params, value);
    }
    const auto* const field =
        std::find_if(params_fields.begin(), params_fields.end(),
                     [&](const ParamsField& known) { return known.keyword == keyword; });
    const auto number = parse_int(value, 0, max_piece_count);
    if (field == params_fields.end() || !number) {
        return false;
    }
    params.*field->value = *number;
    return true;
}

}  // namespace

// "size 8x6 pieces 12 smallest 2 largest 6", each pair optional.
Result<CutParams> Polyomino::parse_params(std::string_view text) {
    CutParams params;
    const std::vector<Token> words = split_words({text, 0});
    for (std::size_t index = 0; index < words.size(); index += 2) {
        const Token& keyword = words[index];
        if (index + 1 == words.size() || !read_field(params, keyword.text, words[index + 1].text)) {
            return fail(ErrorCode::bad_syntax, keyword.offset,
                        say("write size COLUMNSxROWS, pieces N, smallest N, largest N; {} is not right",
                            keyword.text));
        }
    }
    if (auto reason = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, std::move(*reason));
    }
    return params;
}

std::string Polyomino::format_params(const CutParams& params) {
    std::string text = "size " + std::to_string(params.columns) + "x" + std::to_string(params.rows);
    for (const ParamsField& field : params_fields) {
        text += " " + std::string(field.keyword) + " " + std::to_string(params.*field.value);
    }
    return text;
}

}  // namespace tessera::polyomino
