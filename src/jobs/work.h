#pragma once

#include "base/overloaded.h"
#include "base/thread_team.h"
#include "jobs/analyse_work.h"
#include "jobs/convert_work.h"
#include "jobs/days_work.h"
#include "jobs/open_work.h"
#include "jobs/print_work.h"
#include "jobs/session_at.h"
#include "jobs/task_work.h"
#include "print/any_drawing.h"
#include "print/qr_code.h"

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

// Creates the work for a job, once for all families. run.cpp selects the family.

using WorkResult = Result<std::unique_ptr<JobRun::Work>>;

// Wraps the started engine, or returns its error.
template <class Engine, class Wrap>
WorkResult wrapped(Result<Engine> started, const Wrap& wrap) {
    if (!started) {
        return tl::unexpected(started.error());
    }
    return wrap(std::move(*started));
}

template <Game G>
WorkResult start_solving(const Session<G>& game, const SolveJob& job) {
    using Solver = typename EnginesOf<G>::Type::Solver;
    return wrapped(Solver::start(game.level(), game.state(), job.options), [&](Solver solver) {
        return std::make_unique<SolveWork<G, Solver>>(game, std::move(solver), job);
    });
}

// A counter gets the team if its family counts with one.
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

template <Game G>
WorkResult start_task(const SolveJob& job, const Session<G>& game, ThreadTeam* /*team*/) {
    return start_solving<G>(game, job);
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
    using Analyser = AnalyserFor<G>;
    using Solver = typename EnginesOf<G>::Type::Solver;
    constexpr bool goes_on = !IsNotOffered<typename EnginesOf<G>::Type::Analyser>;
    return wrapped(Analyser::start(game.level(), game.state()), [&](Analyser analyser) {
        const auto start_solver = [game] {
            return Solver::start(game.level(), game.state(), {});
        };
        return std::make_unique<AnalyseWork<Analyser, Solver>>(std::move(analyser), start_solver,
                                                               goes_on ? most_ways_met : 1, job.effort);
    });
}

// Adds the grade to the work if the family has a grader.
template <Game G>
std::unique_ptr<JobRun::Work> with_grading([[maybe_unused]] const Session<G>& game,
                                           std::unique_ptr<JobRun::Work> solving) {
    using Grader = typename EnginesOf<G>::Type::Grader;
    if constexpr (IsNotOffered<Grader>) {
        return solving;
    } else {
        return std::make_unique<GradeWork<Grader>>(std::move(solving), [game](int moves) {
            return Grader::start(game.level(), game.state(), moves);
        });
    }
}

// If the family names an engine for finding two solutions quickly, it runs before the count.
template <Game G>
WorkResult start_counting_to_grade(const Session<G>& game, const CountOptions& options, ThreadTeam* team) {
    using Engines = typename EnginesOf<G>::Type;
    WorkResult counting = start_counting<G>(game, options, team);
    if constexpr (!std::string_view(Engines::pair_engine).empty()) {
        SolveOptions solve;
        solve.engine = Engines::pair_engine;
        solve.memory_bytes = options.memory_bytes;
        auto solver = Engines::Solver::start(game.level(), game.state(), solve);
        if (counting && solver && options.cap == 2 && !options.up_to_symmetry) {
            const auto are_same = [game](const auto& first, const auto& second) {
                return Engines::are_same(game.level(), first, second);
            };
            return std::make_unique<TwoSolutionsFirst<G, typename Engines::Solver>>(
                std::move(*solver), are_same, std::move(*counting));
        }
    }
    return counting;
}

// Finds a solution, then counts up to a cap, unless the job sets another, to see if it is unique.
template <Game G>
WorkResult start_task(const GradeJob& job, const Session<G>& game, ThreadTeam* team) {
    WorkResult solving = start_solving<G>(game, {{}, job.solve});
    if (!solving) {
        return solving;
    }
    CountOptions options = job.count;
    options.cap = options.cap == 0 ? EnginesOf<G>::Type::graded_count_cap(game.level()) : options.cap;
    options.up_to_symmetry |= EnginesOf<G>::Type::is_unique_up_to_symmetry;
    WorkResult counting = start_counting_to_grade<G>(game, options, team);
    if (!counting) {
        return with_grading<G>(game,
                               std::move(*solving));  // what is not counted is graded by its solution alone
    }
    auto both = std::make_unique<ThenWork>(std::move(*solving), std::move(*counting));
    return with_grading<G>(game, std::move(both));
}

template <Game G>
WorkResult start_task(const ExplainJob& /*job*/, [[maybe_unused]] const Session<G>& game,
                      ThreadTeam* /*team*/) {
    using Explainer = typename EnginesOf<G>::Type::Explainer;
    if constexpr (IsNotOffered<Explainer>) {
        return fail(ErrorCode::unknown_name, 0, say("puzzles of this family are not explained"));
    } else {
        return wrapped(Explainer::start(game.level(), game.state()), [](Explainer explainer) {
            return std::make_unique<ExplainWork<Explainer>>(std::move(explainer));
        });
    }
}

// The requested parts of the solution come first.
template <Game G>
WorkResult start_printing(const PrintJob& job, const Session<G>& game, ThreadTeam* team) {
    if (const Result<Grid<char>> code = qr_modules(job.link); !code) {
        return tl::unexpected(code.error());
    }
    std::vector<WorkResult> started;
    if (job.with_solution) {
        started.push_back(start_solving<G>(game, SolveJob{}));
    }
    if (job.with_explanation) {
        started.push_back(start_task<G>(ExplainJob{job.position}, game, team));
    }
    std::vector<std::unique_ptr<JobRun::Work>> answers;
    for (WorkResult& work : started) {
        if (!work) {
            return tl::unexpected(work.error());
        }
        answers.push_back(std::move(*work));
    }
    return std::make_unique<PrintWork>(job, game, std::move(answers));
}

template <Game G>
WorkResult start_task(const PrintJob& job, const Session<G>& game, ThreadTeam* team) {
    if constexpr (std::is_constructible_v<AnySession, const Session<G>&>) {
        return start_printing<G>(job, game, team);
    } else {
        return tl::unexpected(no_such_family(G::id));  // the example family is on no list
    }
}

template <Game G>
WorkResult start_generating(const GenerateJob& job) {
    const auto params = G::parse_params(job.params);
    if (!params) {
        return tl::unexpected(params.error());
    }
    using Generator = GeneratorFor<G>;
    return wrapped(Generator::start(*params, job.seed), [&](Generator generator) {
        Recipe recipe{std::string(G::id), G::format_params(*params), job.seed, G::generator_version};
        return std::make_unique<GenerateWork<G>>(std::move(generator), std::move(recipe));
    });
}

template <Game G>
WorkResult start_work(const Job& job, ThreadTeam* team = nullptr) {
    return std::visit(Overloaded{[](const GenerateJob& making) { return start_generating<G>(making); },
                                 [](const OpenJob& opening) { return start_opening(opening, {}); },
                                 [](const ConvertJob& converting) { return start_converting(converting); },
                                 [](const DaysJob& days) { return start_days(std::string(G::id), days); },
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
