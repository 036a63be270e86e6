#include "search/annealing/annealing_problem.h"

#include <algorithm>

namespace tessera {

int AnnealingProblem::open_count() const {
    int count = 0;
    for (int cell = 0; cell < open.size(); ++cell) {
        count += open[cell] ? 1 : 0;
    }
    return count;
}

bool AnnealingProblem::is_exact() const {
    int missing = open_count();
    for (const int kind : pieces) {
        missing -= int_size(at(kinds, kind).front());
    }
    return missing == 0;
}

std::vector<Lying> open_places(const AnnealingProblem& problem, int kind) {
    std::vector<Lying> places;
    const auto& orientations = at(problem.kinds, kind);
    for (int orientation = 0; orientation < int_size(orientations); ++orientation) {
        const AnnealingProblem::Orientation& cells = at(orientations, orientation);
        for (int corner = 0; corner < problem.open.size(); ++corner) {
            const Cell from = problem.open.cell(corner);
            if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
                    return problem.open.contains(cell + from) && problem.open[cell + from];
                })) {
                places.push_back({orientation, from});
            }
        }
    }
    return places;
}

}  // namespace tessera
