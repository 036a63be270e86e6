#include "games/polyomino/engines/reordered.h"

#include "games/polyomino/engines/piece_order.h"

#include <algorithm>

namespace tessera::polyomino {

Reordered reordered(const EngineInput& input) {
    Reordered result{input.level, input.state, pieces_in_order(input.level, input.order)};
    std::vector<int> place_of(result.order.size());
    for (int place = 0; place < int_size(result.order); ++place) {
        at(result.level.pieces, place) = at(input.level.pieces, at(result.order, place));
        at(place_of, at(result.order, place)) = place;
    }
    for (Placement& placement : result.level.givens) {
        placement.piece = at(place_of, placement.piece);
    }
    for (Placement& placement : result.state.placed) {
        placement.piece = at(place_of, placement.piece);
    }
    std::sort(result.level.givens.begin(), result.level.givens.end());
    std::sort(result.state.placed.begin(), result.state.placed.end());
    return result;
}

std::vector<Move> moves_of(const std::vector<Placement>& placements) {
    std::vector<Move> moves;
    moves.reserve(placements.size());
    for (const Placement& placement : placements) {
        moves.push_back(placing(placement));
    }
    return moves;
}

Placement in_first_order(const Reordered& pieces, Placement placement) {
    placement.piece = at(pieces.order, placement.piece);
    return placement;
}

std::vector<Move> in_first_order(const Reordered& pieces, std::vector<Placement> placements) {
    for (Placement& placement : placements) {
        placement = in_first_order(pieces, placement);
    }
    std::sort(placements.begin(), placements.end());
    return moves_of(placements);
}

}  // namespace tessera::polyomino
