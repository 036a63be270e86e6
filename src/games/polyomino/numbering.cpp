#include "games/polyomino/numbering.h"

#include "base/apart.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_cut.h"

#include <algorithm>

namespace tessera::polyomino {

Numbering::Numbering(const Level& level)
    : lattice_(level.lattice),
      start_(level.lattice == nullptr ? Site() : apart(drawing_of_board)(level).moved) {}

Site Numbering::of(Cell cell) const {
    if (lattice_ == nullptr) {
        return {1, cell.row + 1, cell.column + 1};
    }
    const Site place = lattice_->place_of(folded(*lattice_, cell)) - start_;
    return {place.layer + 1, place.row + 1, place.column / lattice_->letters_a_cell + 1};
}

Cell place_beside_layers(const Level& level, Cell cell) {
    const Numbering numbering(level);
    int widest = 0;
    for (const Cell each : open_cells_of(level.board)) {
        widest = std::max(widest, numbering.of(each).column);
    }
    const Site place = numbering.of(cell);
    return {place.row - 1, place.column - 1 + (place.layer - 1) * (widest + 1)};
}

std::vector<int> text_place(const Level& level, Cell cell) {
    if (level.lattice == nullptr) {
        return {cell.row, cell.column};
    }
    return numbers_of(*level.lattice, first_place(*level.lattice, {cell}) - drawing_of_board(level).moved);
}

}  // namespace tessera::polyomino
