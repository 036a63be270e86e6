#pragma once

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/registry.h"

#include <memory>
#include <vector>

namespace tessera::edge_match {

// The engines offered to players, by id (engine_ids.h). Seed 1 tries the tiles in the order supplied, every
// other seed in a random order.
class Solver {
public:
    static Result<Solver> start(const Level& level, const State& state, const SolveOptions& options);

    Outcome advance(Ticks budget) { return engine_->advance(budget); }
    const SearchStats& stats() const { return engine_->stats(); }
    std::vector<Move> best() const { return engine_->best(); }
    std::vector<Move> solution() const { return engine_->solution(); }
    Remarks remarks() const { return engine_->remarks(); }

private:
    explicit Solver(std::unique_ptr<SolvingEngine<Move>> engine) : engine_(std::move(engine)) {}

    std::unique_ptr<SolvingEngine<Move>> engine_;
};

}  // namespace tessera::edge_match
