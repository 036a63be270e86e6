#include "games/number_swap/engines/naive.h"

#include <algorithm>

namespace tessera::number_swap {

namespace {

// A neighbouring cell with the move that swaps it.
struct Step {
    int cell = 0;
    int move = 0;
};
using Steps = std::vector<std::vector<Step>>;

Steps steps_of(const Board& board) {
    Steps steps(static_cast<std::size_t>(board.cell_count()));
    for (int move = 0; move < board.move_count(); ++move) {
        const Board::Ends& ends = board.ends(move);
        at(steps, ends.first).push_back({ends.second, move});
        at(steps, ends.second).push_back({ends.first, move});
    }
    return steps;
}

// Returns for each cell the first step of a shortest path to `goal` over unfinished cells; move -1: no path.
std::vector<Step> paths_to(int goal, const Steps& steps, const std::vector<bool>& is_done) {
    std::vector<Step> paths(steps.size(), Step{-1, -1});
    std::vector<int> queue = {goal};
    at(paths, goal) = {goal, 0};
    for (int next = 0; next < int_size(queue); ++next) {
        for (const Step& step : at(steps, at(queue, next))) {
            if (!at(is_done, step.cell) && at(paths, step.cell).move < 0) {
                at(paths, step.cell) = {at(queue, next), step.move};
                queue.push_back(step.cell);
            }
        }
    }
    return paths;
}

// True if the cells that have a path to `home` stay connected when `home` is finished.
bool stay_whole_without(int home, const Steps& steps, const std::vector<bool>& is_done) {
    const std::vector<Step> paths = paths_to(home, steps, is_done);
    std::vector<bool> without = is_done;
    at(without, home) = true;
    std::vector<Step> paths_to_first;
    for (int cell = 0; cell < int_size(steps); ++cell) {
        if (cell == home || at(paths, cell).move < 0) {
            continue;
        }
        if (paths_to_first.empty()) {
            paths_to_first = paths_to(cell, steps, without);
        }
        if (at(paths_to_first, cell).move < 0) {
            return false;
        }
    }
    return true;
}

// Returns the first cell in reading order whose removal leaves the rest connected; -1 when all are done.
// There always is one: the cell farthest from any other qualifies.
int next_home(const Steps& steps, const std::vector<bool>& is_done) {
    for (int home = 0; home < int_size(steps); ++home) {
        if (!at(is_done, home) && stay_whole_without(home, steps, is_done)) {
            return home;
        }
    }
    return -1;
}

}  // namespace

std::vector<int> naive_moves(const Board& board, std::vector<std::uint8_t> state) {
    const Steps steps = steps_of(board);
    std::vector<bool> is_done(state.size());
    std::vector<int> moves;
    for (int home = next_home(steps, is_done); home >= 0; home = next_home(steps, is_done)) {
        const std::vector<Step> paths = paths_to(home, steps, is_done);
        int cell = static_cast<int>(std::find(state.begin(), state.end(), home) - state.begin());
        while (cell != home) {
            const Step step = at(paths, cell);
            board.apply(step.move, state);
            moves.push_back(step.move);
            cell = step.cell;
        }
        at(is_done, home) = true;
    }
    return moves;
}

}  // namespace tessera::number_swap
