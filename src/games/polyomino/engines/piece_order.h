#pragma once

#include "games/polyomino/level.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Which pieces to try first. `awkward` is ours: large pieces with a long outline. The others are the usual
// priorities by area, by how square the bounding box is, by outline and by the empty cells of the bounding
// box, each in both directions.
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

// The one with this id; its ids stand in engine_ids.h, as the heuristics of the engines.
std::optional<PieceOrder> piece_order_called(std::string_view id);

// The greater, the earlier the shape is tried.
std::int64_t priority_of(const Shape& shape, PieceOrder order);

// What the beam wins by having each piece placed, in hundredths of an edge of the covered region.
std::vector<int> weights_of(const Level& level, PieceOrder order);

// The numbers of the pieces, the one to try first at the front; equals stay in the order of the level.
std::vector<int> pieces_in_order(const Level& level, PieceOrder order);

}  // namespace tessera::polyomino
