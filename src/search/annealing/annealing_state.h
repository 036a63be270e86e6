#pragma once

#include "search/annealing/annealing_problem.h"

#include <vector>

namespace tessera {

// The placements of all pieces and their potential: the sum over all cells of the pieces that cover it in
// excess, where a blocked cell counts as covered once. Moving a piece takes time linear in its cells.
class AnnealingState {
public:
    explicit AnnealingState(const AnnealingProblem& problem);

    void lay(int piece, const Lying& lying);
    void lift(int piece);  // precondition: the piece is on the grid

    int potential() const { return potential_; }
    const Lying& lying(int piece) const { return at(lying_, piece); }
    const std::vector<Lying>& all_lying() const { return lying_; }
    bool is_in_conflict(int piece) const;  // true if another piece or a blocked cell overlaps with it

    // Returns the cells of an orientation as index offsets from the corner.
    const std::vector<int>& steps(int kind, int orientation) const {
        return at(at(steps_, kind), orientation);
    }
    bool is_covered(int cell) const { return at(covers_, cell) > 0; }

    // Returns the closest corner at which the orientation is inside the grid. Precondition: fits_grid().
    Cell inside(int kind, int orientation, Cell corner) const;
    bool fits_grid(int kind, int orientation) const;

private:
    const std::vector<int>& steps_of(int piece) const;
    int corner_index(int piece) const;

    int columns_;
    int potential_ = 0;
    std::vector<int> kind_of_;                          // by piece
    std::vector<std::vector<std::vector<int>>> steps_;  // by kind and orientation
    std::vector<std::vector<Cell>> room_;               // greatest corner of each; negative: none
    std::vector<int> covers_;                           // pieces on each cell, one more if it is blocked
    std::vector<Lying> lying_;
};

}  // namespace tessera
