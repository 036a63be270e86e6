#include "search/annealing/annealing_state.h"

#include <algorithm>

namespace tessera {

AnnealingState::AnnealingState(const AnnealingProblem& problem)
    : columns_(problem.open.columns()), kind_of_(problem.pieces), lying_(problem.pieces.size()) {
    for (const auto& orientations : problem.kinds) {
        steps_.emplace_back();
        room_.emplace_back();
        for (const AnnealingProblem::Orientation& orientation : orientations) {
            Cell last;
            std::vector<int> steps;
            for (const Cell cell : orientation) {
                steps.push_back(problem.open.index(cell));
                last = {std::max(last.row, cell.row), std::max(last.column, cell.column)};
            }
            steps_.back().push_back(std::move(steps));
            room_.back().push_back(Cell{problem.open.rows() - 1, columns_ - 1} - last);
        }
    }
    for (int cell = 0; cell < problem.open.size(); ++cell) {
        covers_.push_back(problem.open[cell] ? 0 : 1);
    }
}

const std::vector<int>& AnnealingState::steps_of(int piece) const {
    return steps(at(kind_of_, piece), at(lying_, piece).orientation);
}

int AnnealingState::corner_index(int piece) const {
    const Cell corner = at(lying_, piece).corner;
    return corner.row * columns_ + corner.column;
}

void AnnealingState::lay(int piece, const Lying& lying) {
    at(lying_, piece) = lying;
    const int corner = corner_index(piece);
    for (const int step : steps_of(piece)) {
        potential_ += at(covers_, corner + step)++ > 0 ? 1 : 0;
    }
}

void AnnealingState::lift(int piece) {
    const int corner = corner_index(piece);
    for (const int step : steps_of(piece)) {
        potential_ -= --at(covers_, corner + step) > 0 ? 1 : 0;
    }
}

bool AnnealingState::is_in_conflict(int piece) const {
    const int corner = corner_index(piece);
    const std::vector<int>& steps = steps_of(piece);
    return std::any_of(steps.begin(), steps.end(), [&](int step) { return at(covers_, corner + step) > 1; });
}

Cell AnnealingState::inside(int kind, int orientation, Cell corner) const {
    const Cell room = at(at(room_, kind), orientation);
    return {std::clamp(corner.row, 0, room.row), std::clamp(corner.column, 0, room.column)};
}

bool AnnealingState::fits_grid(int kind, int orientation) const {
    const Cell room = at(at(room_, kind), orientation);
    return room.row >= 0 && room.column >= 0;
}

}  // namespace tessera
