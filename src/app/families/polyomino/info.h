#pragma once

#include "app/board/family_info.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/polyomino.h"

#include <array>

namespace tessera {

template <>
struct InfoOf<Polyomino> {
    using Params = polyomino::Params;

    static constexpr std::string_view caption = "Polyominoes";
    static constexpr bool is_explained = true;
    static constexpr auto solvers = offered_solvers<polyomino::engines>();
    static constexpr std::array<MakerLine<Params>, 5> maker_lines = {{
        {"columns", "Columns", &Params::columns, nullptr, 2, polyomino::max_board_side},
        {"rows", "Rows", &Params::rows, nullptr, 2, polyomino::max_board_side},
        {"pieces", "Maximum pieces", &Params::max_pieces, nullptr, 0, 400, "any"},
        {"smallest", "Smallest piece", &Params::min_size, nullptr, 1, 12},
        {"largest", "Largest piece", &Params::max_size, nullptr, 0, 24, "any"},
    }};

    static std::string title(const polyomino::Level& level) { return level.title; }
    static std::string size_text(const polyomino::Level& level) {
        return size_in_words(level.board.columns(), level.board.rows());
    }
    static std::optional<Sentence> best_words(const polyomino::Level& /*level*/, int /*moves*/) { return {}; }
    static void adjust(Params& params, std::string_view changed);
};

}  // namespace tessera
