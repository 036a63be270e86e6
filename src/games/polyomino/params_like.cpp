#include "games/polyomino/params_like.h"

#include "games/polyomino/board_mask.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/figures.h"
#include "games/recipe.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

constexpr std::string_view set_of_figures = "pentominoes-tetrominoes";

// Pieces of the sizes that the level has, if the board is cut by chance.
void take_sizes(Params& params, const Level& level) {
    params.min_size = open_cell_count(level);
    for (const Piece& piece : level.pieces) {
        params.min_size = std::min(params.min_size, piece.shape.size());
        params.max_size = std::max(params.max_size, piece.shape.size());
    }
}

// Returns the tier that chance cuts of so many cells reach.
std::optional<Tier> hardest_cut(int cells) {
    return cells < 20 ? Tier::junior : cells < 30 ? Tier::expert : Tier::wizard;
}

std::optional<Params> params_of_figure(const Level& level) {
    for (const std::string_view name : figure_names()) {
        if (level.lattice == nullptr && figure_board(name) == level.board) {
            Params params;
            params.figure = name;
            params.set = set_of_figures;
            params.is_unique = true;
            params.tier = Tier::junior;
            params.has_own_stream = true;
            params.has_proof_grade = true;
            return params;
        }
    }
    return std::nullopt;
}

// A board that is too large for a single solution is only cut.
std::optional<Params> params_of_large_board(const Level& level) {
    Params params;
    params.columns = level.board.columns();
    params.rows = level.board.rows();
    params.mask = mask_of(level.board);
    take_sizes(params, level);
    const bool is_known = level.lattice == nullptr && !why_params_are_impossible(params) &&
                          format_params(params).size() <= longest_params;
    return is_known ? std::optional(params) : std::nullopt;
}

}  // namespace

std::optional<Params> params_like(const Level& level, std::optional<Tier> tier) {
    std::optional<Params> params = params_of_figure(level);
    if (const auto board = params ? Result<Params>(*params) : params_on_board(level)) {
        params = *board;
    } else {
        return params_of_large_board(level);
    }
    params->tier = tier ? tier : params->tier;
    if (params->set.empty() && params->figure.empty()) {
        take_sizes(*params, level);
        params->tier = std::min(params->tier, hardest_cut(open_cell_count(level)));
    }
    return params;
}

}  // namespace tessera::polyomino
