#include "games/polyomino/numbering.h"

#include "base/apart.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_cut.h"

namespace tessera::polyomino {

Numbering::Numbering(const Level& level)
    : lattice_(level.lattice),
      start_(level.lattice == nullptr ? Site() : apart(drawing_of_board)(level).moved) {}

Site Numbering::of(Cell cell) const {
    const Site place = place_of(cell);
    const int letters = lattice_ == nullptr ? 1 : lattice_->letters_a_cell;
    return {place.layer + 1, place.row + 1, place.column / letters + 1};
}

Site Numbering::place_of(Cell cell) const {
    return lattice_ == nullptr ? Site{0, cell.row, cell.column}
                               : lattice_->place_of(folded(*lattice_, cell)) - start_;
}

std::vector<int> Numbering::numbers_of(Cell cell) const {
    const Site place = place_of(cell);
    return lattice_ == nullptr ? std::vector<int>{place.row, place.column}
                               : polyomino::numbers_of(*lattice_, place);
}

}  // namespace tessera::polyomino
