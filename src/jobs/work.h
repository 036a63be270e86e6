#pragma once

#include "base/overloaded.h"
#include "base/thread_team.h"
#include "jobs/task_work.h"
#include "session/replay.h"

#include <memory>
#include <utility>

namespace tessera {

// From a job to its work, written once for all families. run.cpp chooses the family.

using WorkResult = Result<std::unique_ptr<JobRun::Work>>;

// Work around an engine that `started`, or the engine's error.
template <class Engine, class Wrap>
WorkResult wrapped(Result<Engine> started, const Wrap& wrap) {
    if (!started) {
        return tl::unexpected(started.error());
    }
    return wrap(std::move(*started));
}

template <Game G>
WorkResult start_solving(const Session<G>& game, const SolveOptions& options) {
    using Solver = typename EnginesOf<G>::Type::Solver;
    return wrapped(Solver::start(game.level(), game.state(), options), [&](Solver solver) {
        return std::make_unique<SolveWork<G, Solver>>(game, std::move(solver));
    });
}

// A counter takes a team if its family says that it counts with one.
template <Game G>
auto start_counter(const Session<G>& game, const CountOptions& options, [[maybe_unused]] ThreadTeam* team) {
    using Engines = typename EnginesOf<G>::Type;
    if constexpr (Engines::parallel_policy.counts_with_team) {
        return Engines::Counter::start(game.level(), game.state(), options, team);
    } else {
        return Engines::Counter::start(game.level(), game.state(), options);
    }
}

template <Game G>
WorkResult start_counting(const Session<G>& game, const CountOptions& options, ThreadTeam* team) {
    using Counter = typename EnginesOf<G>::Type::Counter;
    return wrapped(start_counter<G>(game, options, team), [&](Counter counter) {
        return std::make_unique<CountWork<Counter>>(std::move(counter), options.cap);
    });
}

// Whether people take the turns of a complete board for one solution when they ask if it is the only one.
template <class Engines>
constexpr bool is_unique_up_to_symmetry = requires {
    requires Engines::is_unique_up_to_symmetry;
};

template <Game G>
WorkResult start_task(const SolveJob& job, const Session<G>& game, ThreadTeam* /*team*/) {
    return start_solving<G>(game, job.options);
}

template <Game G>
WorkResult start_task(const CountJob& job, const Session<G>& game, ThreadTeam* team) {
    return start_counting<G>(game, job.options, team);
}

template <Game G>
WorkResult start_task(const HintJob& /*job*/, const Session<G>& game, ThreadTeam* /*team*/) {
    using Hinter = typename EnginesOf<G>::Type::Hinter;
    return wrapped(Hinter::start(game.level(), game.state()), [&](Hinter hinter) {
        return std::make_unique<HintWork<G, Hinter>>(game.level(), std::move(hinter));
    });
}

template <Game G>
WorkResult start_task(const AnalyseJob& job, const Session<G>& game, ThreadTeam* /*team*/) {
    using Analyser = typename AnalyserFor<G>::Type;
    return wrapped(Analyser::start(game.level(), game.state()), [&](Analyser analyser) {
        return std::make_unique<AnalyseWork<Analyser>>(std::move(analyser), job.effort);
    });
}

// A solution first, then how many there are, up to a cap of 2 unless the job says otherwise: is it the only
// one?
template <Game G>
WorkResult start_task(const GradeJob& job, const Session<G>& game, ThreadTeam* team) {
    WorkResult solving = start_solving<G>(game, job.solve);
    if (!solving) {
        return solving;
    }
    CountOptions options = job.count;
    options.cap = options.cap == 0 ? 2 : options.cap;
    options.up_to_symmetry |= is_unique_up_to_symmetry<typename EnginesOf<G>::Type>;
    WorkResult counting = start_counting<G>(game, options, team);
    if (!counting) {
        return solving;  // a family that does not count is graded by its solution alone
    }
    return std::make_unique<ThenWork>(std::move(*solving), std::move(*counting));
}

template <Game G>
WorkResult start_generating(const GenerateJob& job) {
    const auto params = G::parse_params(job.params);
    if (!params) {
        return tl::unexpected(params.error());
    }
    using Generator = typename GeneratorOf<G>::Type;
    return wrapped(Generator::start(*params, job.seed), [](Generator generator) {
        return std::make_unique<GenerateWork<G>>(std::move(generator));
    });
}

template <Game G>
Result<Session<G>> session_at(const Position& position) {
    auto level = G::parse_level(position.level);
    if (!level) {
        return tl::unexpected(level.error());
    }
    return replay<G>(std::move(*level), PlayedText(position.moves.begin(), position.moves.end()));
}

template <Game G>
WorkResult start_work(const Job& job, ThreadTeam* team = nullptr) {
    return std::visit(Overloaded{[](const GenerateJob& making) { return start_generating<G>(making); },
                                 [team](const auto& task) -> WorkResult {
                                     const Result<Session<G>> game = session_at<G>(task.position);
                                     if (!game) {
                                         return tl::unexpected(game.error());
                                     }
                                     return start_task<G>(task, *game, team);
                                 }},
                      job.task);
}

}  // namespace tessera
