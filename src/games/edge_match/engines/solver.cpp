#include "games/edge_match/engines/solver.h"

#include "games/edge_match/engine_ids.h"

#include <utility>

namespace tessera::edge_match {

static_assert(SolverOf<Solver, EdgeMatch>);

Result<Solver> Solver::start(const Level& level, const State& state, const SolveOptions& options) {
    const std::string_view name = options.engine.empty() ? engines.front().id : options.engine;
    const Result<const EngineInfo*> engine = find_engine(EdgeMatch::id, engines, name);
    if (!engine) {
        return tl::unexpected(engine.error());
    }
    if (!options.heuristic.empty()) {
        return fail(ErrorCode::unknown_name, 0, say("the engine {} takes no heuristic", (*engine)->id));
    }
    const EngineInput input{level, make_problem(level, state, options.seed), options.memory_bytes};
    auto started = start_engine((*engine)->id, input);
    if (!started) {
        return tl::unexpected(started.error());
    }
    return Solver(std::move(*started));
}

}  // namespace tessera::edge_match
