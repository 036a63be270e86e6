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

// Promises one solution if it is quick to prove: with a frame, or on small boards, and with enough motifs.
void InfoOf<EdgeMatch>::adjust(Params& params, std::string_view /*changed*/) {
    const int side = std::max(params.columns, params.rows);
    const int edge_kinds = edge_match::palette_of(params).kinds() * (params.has_halves ? 2 : 1);
    const int needed = params.is_framed ? side : 3 * side;
    params.is_unique = side <= edge_match::max_unique_side && edge_kinds >= needed;
    params.tier = params.is_unique ? params.tier : std::nullopt;
}

}  // namespace tessera
