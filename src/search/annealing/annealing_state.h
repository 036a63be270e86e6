#pragma once

#include "search/annealing/annealing_problem.h"

#include <vector>

namespace tessera {

// Where all pieces lie, and the potential of that: for each cell, by how many pieces it is covered too often; a cell
// that is not open counts as covered once already. To move a piece costs time in its own cells alone.
class AnnealingState {
public:
    explicit AnnealingState(const AnnealingProblem& problem);

    void lay(int piece, const Lying& lying);
    void lift(int piece);  // which lies somewhere

    int potential() const { return potential_; }
    const Lying& lying(int piece) const { return at(lying_, piece); }
    const std::vector<Lying>& all_lying() const { return lying_; }
    bool is_in_conflict(int piece) const;  // whether one of its cells is covered too often

    // The cells of an orientation as steps from the corner, by index; and whether a cell is covered at all.
    const std::vector<int>& steps(int kind, int orientation) const {
        return at(at(steps_, kind), orientation);
    }
    bool is_covered(int cell) const { return at(covers_, cell) > 0; }

    // The corner closest to this one at which the orientation lies inside the grid. It has to fit into it.
    Cell inside(int kind, int orientation, Cell corner) const;
    bool fits_grid(int kind, int orientation) const;

private:
    const std::vector<int>& steps_of(int piece) const;
    int corner_index(int piece) const;

    int columns_;
    int potential_ = 0;
    std::vector<int> kind_of_;                          // of each piece
    std::vector<std::vector<std::vector<int>>> steps_;  // by kind and orientation
    std::vector<std::vector<Cell>> room_;               // the greatest corner of each; negative: none
    std::vector<int> covers_;                           // how often each cell is covered
    std::vector<Lying> lying_;
};

}  // namespace tessera
