#pragma once

#include "games/game.h"
#include "games/polyomino/engines/registry.h"
#include "games/polyomino/polyomino.h"

#include <memory>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The engines for a position, by id. `first` has a head start, then both alternate, with `share` ticks of
// `first` for each tick of `second`. A second engine is always complete; an incomplete first one without a
// second proves nothing.
struct Plan {
    std::string_view first = "cell_first";
    std::string_view second;  // empty: none
    Ticks head_start = 0;
    Ticks share = 1;
};

// Chooses the engines for a position; `--engine` overrides the choice.
Plan choose_engine(const Level& level, const State& state);

// Solves from any position of placed pieces. Returns `exhausted` whenever that can be proved
// within the memory. Goes on to further solutions; each tiling is found once, except by dancing
// links or algorithm_x alone.
class Solver {
public:
    static Result<Solver> start(const Level& level, const State& state, const SolveOptions& named);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    std::vector<Move> best() const;
    // In space the pieces come in an order in which each can be laid from above (assembly.h), if there is one.
    std::vector<Move> solution() const { return solution_; }
    Remarks remarks() const;

private:
    Solver(EngineInput input, const Plan& plan);

    bool is_turn_over() const;
    void start_turn();
    bool is_first_due() const;
    SolvingEngine<Move>& engine_in_turn();
    bool is_new(const std::vector<Move>& moves);
    void sum_stats();

    EngineInput input_;
    Plan plan_;
    std::unique_ptr<SolvingEngine<Move>> first_;   // null until its first turn
    std::unique_ptr<SolvingEngine<Move>> second_;  // likewise
    bool is_done_ = false;
    bool is_firsts_turn_ = true;
    Ticks turn_end_ = 0;  // in ticks of the engine whose turn it is; the end of a slice ends no turn
    std::vector<Move> solution_;
    std::vector<std::vector<int>> found_;  // tilings found by the first engine, if there is a second
    SearchStats stats_;
};

}  // namespace tessera::polyomino
