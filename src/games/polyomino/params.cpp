#include "base/text.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/polyomino.h"

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

void apply(CutParams& params, const ParamValue& given) {
    if (given.name == "size") {
        params.columns = given.number;
        params.rows = given.rows;
    }
    for (const ParamsField& field : params_fields) {
        if (field.keyword == given.name) {
            params.*field.value = given.number;
        }
    }
}

}  // namespace

const ParamTable& Polyomino::param_table() {
    using Kind = ParamInfo::Kind;
    static const ParamTable table = {
        {"size", Kind::size, "8x8", "the board", 1, max_board_side},
        {"pieces", Kind::number, "0", "the most pieces; 0: as many as come", 0, max_piece_count},
        {"smallest", Kind::number, "2", "cells of the smallest piece, where the board allows it", 1,
         max_piece_size},
        {"largest", Kind::number, "0",
         "cells of the largest piece, where the board allows it; 0: the shorter side of the board", 0,
         max_piece_size},
    };
    return table;
}

Result<CutParams> Polyomino::parse_params(std::string_view text) {
    const auto values = read_params(text, param_table());
    if (!values) {
        return tl::unexpected(values.error());
    }
    CutParams params;
    for (const ParamValue& value : *values) {
        apply(params, value);
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
