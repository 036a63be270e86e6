#include "games/polyomino/lattice_turns.h"

#include "base/index.h"
#include "games/polyomino/lattice/unfolding.h"

#include <algorithm>
#include <cmath>

namespace tessera::polyomino {

Turn left_to_right(const Lattice& lattice) {
    const auto exchanges = [&](const Turn& turn) {
        return std::all_of(lattice.steps.begin(), lattice.steps.end(), [&](const Site& step) {
            const auto before = lattice.centre_of(step);
            const auto after = lattice.centre_of(image_of(turn, step));
            return std::abs(before[0] + after[0]) < 0.01 && std::abs(before[1] - after[1]) < 0.01;
        });
    };
    const std::vector<Turn> turns = turns_of(lattice, true);
    const auto found = std::find_if(turns.begin(), turns.end(), exchanges);
    return found == turns.end() ? lattice.mirror : *found;
}

std::array<Turn, 3> quarters_in_space(const Lattice& lattice) {
    const Turn& upright = lattice.rotations.front();
    const Turn& forwards = lattice.rotations.back();
    const Turn back = after(after(upright, upright), upright);
    return {upright, forwards, after(after(upright, forwards), back)};
}

int orientation_after(const Lattice& lattice, const Piece& piece, int orientation, const Turn& turn) {
    auto cells = turned_cells(lattice, turn, at(piece.orientations, orientation).cells);
    const int found = cells ? orientation_index(piece, make_shape(std::move(*cells))) : -1;
    return found < 0 ? orientation : found;
}

}  // namespace tessera::polyomino
