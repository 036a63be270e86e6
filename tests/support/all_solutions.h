#pragma once

#include "base/rng.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/engines/placements.h"
#include "search/exact_cover/dancing_links.h"

#include <algorithm>
#include <vector>

// Solutions by dancing links, for tests of code that does not use it.

namespace tessera::polyomino {

using Solution = std::vector<Placement>;  // placements added to the position, sorted

// Returns at most `most` solutions, where copies of a piece are distinguished.
inline std::vector<Solution> all_solutions(const Level& level, const State& state, int most = 1'000'000) {
    const PieceCover cover = piece_cover_of(level, state);
    DancingLinks<NoTrace> links(cover.problem());
    std::vector<Solution> solutions;
    while (int_size(solutions) < most) {
        const Outcome outcome = links.advance(1'000'000);
        if (outcome == Outcome::exhausted) {
            break;
        }
        if (outcome == Outcome::solved) {
            Solution solution;
            for (const int option : links.chosen()) {
                solution.push_back(cover.placement_of(option));
            }
            std::sort(solution.begin(), solution.end());
            solutions.push_back(std::move(solution));
        }
    }
    return solutions;
}

inline Level iq_level(int rows = 5, int columns = 11) {
    Level level;
    level.board = Grid<Square>(rows, columns, Square::open);
    level.pieces = *pieces_of_set("iq");
    return level;
}

// Returns the first solution with the level's pieces in random order.
inline Solution random_solution(const Level& level, Rng& rng) {
    while (true) {
        const PieceCover cover = piece_cover_of(level, State{level.givens});
        std::vector<int> order;
        for (int option = 0; option < cover.problem().option_count(); ++option) {
            order.push_back(option);
        }
        shuffle(order, rng);
        const int primary = cover.problem().primary_count();
        ExactCover shuffled(primary, cover.problem().item_count() - primary);
        for (const int option : order) {
            std::vector<int> items;
            for (int place = 0; place < cover.problem().option_size(option); ++place) {
                items.push_back(cover.problem().entry(option, place).item);
            }
            shuffled.add_option(items);
        }
        DancingLinks<NoTrace> links(shuffled);
        if (links.advance(300'000) == Outcome::solved) {
            Solution solution;
            for (const int option : links.chosen()) {
                solution.push_back(cover.placement_of(at(order, option)));
            }
            return solution;
        }
    }
}

// Returns a position with `count` random pieces of a solution.
inline State some_of(Solution solution, int count, Rng& rng) {
    shuffle(solution, rng);
    solution.resize(static_cast<std::size_t>(count));
    std::sort(solution.begin(), solution.end());
    return {solution};
}

}  // namespace tessera::polyomino
