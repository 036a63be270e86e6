#include "app/game/making/recipe_like.h"

#include "app/game/list/numbered.h"
#include "games/polyomino/board_mask.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/figures.h"

#include <algorithm>
#include <set>
#include <type_traits>

namespace tessera {

namespace {

constexpr std::string_view set_of_figures = "pentominoes-tetrominoes";

// Pieces of the sizes that the level has, if the board is cut by chance.
void take_sizes(polyomino::Params& params, const polyomino::Level& level) {
    params.min_size = open_cell_count(level);
    for (const polyomino::Piece& piece : level.pieces) {
        params.min_size = std::min(params.min_size, piece.shape.size());
        params.max_size = std::max(params.max_size, piece.shape.size());
    }
}

// Returns the tier that chance cuts of so many cells reach.
std::optional<Tier> hardest_cut(int cells) {
    return cells < 20 ? Tier::junior : cells < 30 ? Tier::expert : Tier::wizard;
}

std::optional<polyomino::Params> params_of_figure(const polyomino::Level& level) {
    for (const std::string_view name : polyomino::figure_names()) {
        if (level.lattice == nullptr && polyomino::figure_board(name) == level.board) {
            polyomino::Params params;
            params.figure = name;
            params.set = set_of_figures;
            params.is_unique = true;
            params.tier = Tier::junior;
            params.has_own_stream = true;
            return params;
        }
    }
    return std::nullopt;
}

// A board that is too large for a single solution is only cut.
std::optional<polyomino::Params> params_of_large_board(const polyomino::Level& level) {
    polyomino::Params params;
    params.columns = level.board.columns();
    params.rows = level.board.rows();
    params.mask = polyomino::mask_of(level.board);
    take_sizes(params, level);
    const bool is_known = level.lattice == nullptr && !why_params_are_impossible(params) &&
                          polyomino::format_params(params).size() <= longest_params;
    return is_known ? std::optional(params) : std::nullopt;
}

std::optional<polyomino::Params> params_like(const polyomino::Level& level, std::optional<Tier> tier) {
    std::optional<polyomino::Params> params = params_of_figure(level);
    if (const auto board = params ? Result<polyomino::Params>(*params) : polyomino::params_on_board(level)) {
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

std::optional<number_swap::Params> params_like(const number_swap::Level& level,
                                               std::optional<Tier> /*tier*/) {
    number_swap::Params params;
    params.columns = level.tiles.columns();
    params.rows = level.tiles.rows();
    params.barriers =
        std::min(int_size(level.barriers), number_swap::max_barriers(params.rows, params.columns));
    const bool is_near = level.par && *level.par < level.tiles.size() / 2;
    params.swaps = is_near ? *level.par : 0;
    return params;
}

// Counts the motifs and colours on the level's edges.
void take_palette(edge_match::Params& params, const edge_match::Level& level) {
    std::set<int> motifs;
    std::set<int> colors;
    for (const edge_match::Tile& tile : level.tiles) {
        for (const edge_match::Edge& edge : tile.edges) {
            if (!(edge == edge_match::plain_edge)) {
                const edge_match::MotifColor kind = edge_match::motif_color_of(edge.color);
                motifs.insert(kind.motif);
                colors.insert(kind.color);
            }
        }
    }
    params.motif_count = std::max(1, static_cast<int>(motifs.size()));
    params.color_count = std::max(1, static_cast<int>(colors.size()));
}

bool has_halves(const edge_match::Level& level) {
    return std::any_of(level.tiles.begin(), level.tiles.end(), [](const edge_match::Tile& tile) {
        return std::any_of(tile.edges.begin(), tile.edges.end(), [](const edge_match::Edge& edge) {
            return !(edge == edge_match::partner_of(edge)) && !(edge == edge_match::plain_edge);
        });
    });
}

std::optional<edge_match::Params> params_like(const edge_match::Level& level, std::optional<Tier> tier) {
    edge_match::Params params;
    params.columns = level.columns;
    params.rows = level.rows;
    params.is_framed = is_framed(level);
    params.has_halves = has_halves(level);
    params.is_unique = std::max(level.columns, level.rows) <= edge_match::max_unique_side;
    params.tier = params.is_unique && params.is_framed ? tier : std::nullopt;
    if (!params.tier || why_params_are_impossible(params)) {
        params.tier.reset();
        take_palette(params, level);
    }
    return params;
}

template <class G>
std::optional<Recipe> recipe_for(const typename G::Level& level, std::optional<Tier> tier) {
    if constexpr (G::has_recipes) {
        if (const auto params = params_like(level, tier)) {
            return Recipe{std::string(G::id), G::format_params(*params)};
        }
    }
    return std::nullopt;
}

// The chapters of graded polyominoes have all their puzzles by number.
std::optional<Recipe> recipe_of_chapter(const ShippedLevel& level) {
    const auto tier = level.family == Polyomino::id ? tier_called(level.chapter) : std::nullopt;
    return tier ? std::optional(numbered_recipe(*tier, 1)) : std::nullopt;
}

}  // namespace

std::optional<Recipe> recipe_like(const OpenGame& game, const ShippedLevel* level) {
    if (auto own = recipe_of(game)) {
        return own;
    }
    if (auto numbered = level != nullptr ? recipe_of_chapter(*level) : std::nullopt) {
        return numbered;
    }
    const AnySession& written = game.written ? *game.written : game.session;
    return std::visit(
        [&](const auto& session) {
            using G = typename FamilyOf<std::remove_cvref_t<decltype(session)>>::Type;
            return recipe_for<G>(session.level(),
                                 level != nullptr ? tier_called(level->facts.tier) : std::nullopt);
        },
        written);
}

}  // namespace tessera
