#pragma once

#include "games/polyomino/level.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The orders in which pieces are tried. `awkward` is ours: large pieces with a long outline first. The others
// are the usual priorities by area, by how square the bounding box is, by outline and by the empty cells of
// the bounding box, each in both directions.
enum class PieceOrder : std::uint8_t {
    awkward,
    ascender,
    descender,
    compactness,
    compactness_inverse,
    perimeter,
    perimeter_inverse,
    holes,
    holes_inverse,
};

// Returns the order with this id; the ids are in engine_ids.h, as heuristics of the engines.
std::optional<PieceOrder> piece_order_called(std::string_view id);

// Returns the priority of a shape; higher ones are tried first.
std::int64_t priority_of(const Shape& shape, PieceOrder order);

// Returns the beam's gain for placing each piece, in hundredths of an edge of the covered region.
std::vector<int> weights_of(const Level& level, PieceOrder order);

// Returns the indices of the pieces, the first to try at the front; equals stay in the order of the level.
std::vector<int> pieces_in_order(const Level& level, PieceOrder order);

}  // namespace tessera::polyomino
