#include "app/families/edge_match/info.h"

#include "base/grid.h"

#include <algorithm>
#include <array>

namespace tessera {

// Sets a board on which the tier is common; the generator chooses the motifs.
void InfoOf<EdgeMatch>::choose_tier(Params& params, int index) {
    constexpr std::array<Cell, 6> boards = {
        {{4, 4}, {3, 3}, {3, 4}, {4, 4}, {4, 5}, {5, 5}}};  // rows, columns
    const Cell board = at(boards, index);
    params = Params();
    params.rows = board.row;
    params.columns = board.column;
    params.tier = index == 0 ? std::nullopt : std::optional(static_cast<Tier>(index - 1));
}

// Draws all sizes with equal tiles, those of the largest that is offered.
void InfoOf<EdgeMatch>::draw_size_choice(Painter& painter, const Params& params, int choice,
                                         const Rect& rect) {
    if (Sizes::is_open(params, choice)) {
        return painter.icon(Icon::more, rect.centre(), std::min(rect.width, rect.height) * 0.7F,
                            painter.theme().quiet);
    }
    Params pictured = params;
    Sizes::choose(pictured, choice);
    const float tile = rect.height / static_cast<float>(offered_sizes.back().row);
    const auto side = [tile, &rect](int tiles) {
        return std::min(tile * static_cast<float>(tiles), rect.height);
    };
    draw_grid_picture(painter, {pictured.rows, pictured.columns},
                      centred(rect.centre(), side(pictured.columns), side(pictured.rows)));
}

std::string_view InfoOf<EdgeMatch>::quicker(const Params& params) {
    return params.tier && *params.tier > Tier::starter ? "A smaller board or an easier tier is quicker."
                                                       : "A smaller board is quicker.";
}

// Promises one solution if it is quick to prove: with a frame, or on small boards, and with enough motifs.
void InfoOf<EdgeMatch>::adjust(Params& params, std::string_view /*changed*/) {
    const int side = std::max(params.columns, params.rows);
    const int edge_kinds = edge_match::palette_of(params).kinds() * (params.has_halves ? 2 : 1);
    const int needed = params.is_framed ? side : 3 * side;
    params.is_unique = side <= edge_match::max_unique_side && edge_kinds >= needed;
    params.tier = params.is_unique ? params.tier : std::nullopt;
}

}  // namespace tessera
