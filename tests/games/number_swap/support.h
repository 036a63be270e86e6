#pragma once

#include "base/rng.h"
#include "games/number_swap/engines/grader.h"
#include "games/number_swap/engines/solver.h"
#include "games/number_swap/number_swap.h"
#include "search/graph/breadth_first.h"

#include <doctest.h>

namespace tessera::number_swap {

inline Level parsed(std::string_view text) {
    const auto level = NumberSwap::parse_level(text);
    REQUIRE(level);
    return *level;
}

inline Level generate(const Params& params, std::uint64_t seed) {
    const auto level = NumberSwap::generate(params, seed);
    REQUIRE(level);
    return *level;
}

// Returns the tier that the family's own grader gives a grid, by a shortest way.
inline Tier tier_of(const Level& level) {
    auto solver = *Solver::start(level, {level.tiles}, {});
    while (solver.advance(1'000'000) == Outcome::running) {
    }
    auto grader = *Grader::start(level, {level.tiles}, int_size(solver.solution()));
    while (grader.advance(1'000'000) == Outcome::running) {
    }
    return grader.grade().tier;
}

// The distances of all states from the sorted grid, by breadth-first search.
class Distances {
public:
    explicit Distances(const Level& level)
        : board(level), graph_(board, board.goal(), board.goal(), 256U << 20) {
        while (graph_.advance(1'000'000) == Outcome::running) {
        }
    }

    int of(StateBytes state) const { return graph_.pool().link(graph_.pool().find(state)).cost; }
    int state_count() const { return graph_.pool().size(); }
    StateBytes state(int index) const { return graph_.pool().state(index); }

    Board board;

private:
    WholeGraph<Board> graph_;
};

inline SolveOptions engine_called(std::string_view engine, std::string_view heuristic = "") {
    SolveOptions options;
    options.engine = engine;
    options.heuristic = heuristic;
    return options;
}

inline Solver started(const Level& level, const SolveOptions& options) {
    auto solver = Solver::start(level, {level.tiles}, options);
    REQUIRE(solver);
    return std::move(*solver);
}

inline Solver solved(const Level& level, const SolveOptions& options) {
    Solver solver = started(level, options);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = solver.advance(100'000);
    }
    REQUIRE(outcome == Outcome::solved);
    return solver;
}

// True if the moves are legal and sort the grid, by the rules alone.
inline bool sorts(const Level& level, const std::vector<Move>& moves) {
    State state{level.tiles};
    for (const Move& move : moves) {
        const auto next = NumberSwap::play(level, state, move);
        if (!next) {
            return false;
        }
        state = *next;
    }
    return NumberSwap::is_solved(level, state);
}

inline std::string remark(const Solver& solver, std::string_view name) {
    for (const auto& [key, value] : solver.remarks()) {
        if (key == name) {
            return value;
        }
    }
    return "";
}

}  // namespace tessera::number_swap
