#pragma once

#include "jobs/decimal.h"
#include "jobs/engines.h"
#include "jobs/run.h"
#include "session/replay.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace tessera {

// The tasks of a job, each written once for all families. run.cpp chooses the family.

Sentence sentence_for_no_solution(bool has_moves);
Sentence sentence_for_solution_count(const std::string& total, bool is_exact);

template <Game G, class Solver>
class SolveWork : public JobRun::Work {
public:
    SolveWork(Session<G> game, Solver solver) : game_(std::move(game)), solver_(std::move(solver)) {}

    std::vector<Report> advance(Ticks budget) override {
        switch (solver_.advance(budget)) {
            case Outcome::running:
                return {ProgressReport{solver_.stats(), texts_of<G>(game_.level(), solver_.best())}};
            case Outcome::solved:
                return {solution(), DoneReport{Outcome::solved, solver_.stats(), {}}};
            case Outcome::exhausted:
                break;
        }
        return {DoneReport{Outcome::exhausted, solver_.stats(), sentence_for_no_solution(game_.can_undo())}};
    }

private:
    SolutionReport solution() const {
        return {texts_of<G>(game_.level(), solver_.solution()), solver_.remarks()};
    }

    Session<G> game_;
    Solver solver_;
};

template <class Counter>
class CountWork : public JobRun::Work {
public:
    CountWork(Counter counter, std::uint64_t cap) : counter_(std::move(counter)), cap_(cap) {}

    std::vector<Report> advance(Ticks budget) override {
        if (counter_.advance(budget) == Outcome::running) {
            return {ProgressReport{counter_.stats(), {}}};
        }
        return {CountReport{counter_.total(), !has_reached(counter_.total(), cap_)},
                DoneReport{Outcome::exhausted, counter_.stats(), {}}};
    }

private:
    Counter counter_;
    std::uint64_t cap_;
};

template <class Hinter>
class HintWork : public JobRun::Work {
public:
    explicit HintWork(Hinter hinter) : hinter_(std::move(hinter)) {}

    std::vector<Report> advance(Ticks budget) override {
        switch (hinter_.advance(budget)) {
            case Outcome::running:
                return {ProgressReport{hinter_.stats(), {}}};
            case Outcome::solved:
                return {HintReport{hinter_.hint()}, DoneReport{Outcome::solved, hinter_.stats(), {}}};
            case Outcome::exhausted:
                break;
        }
        return {DoneReport{Outcome::exhausted, hinter_.stats(),
                           say("there is nothing to say about this position")}};
    }

private:
    Hinter hinter_;
};

template <class Analyser>
class AnalyseWork : public JobRun::Work {
public:
    AnalyseWork(Analyser analyser, Ticks effort) : analyser_(std::move(analyser)), effort_(effort) {}

    std::vector<Report> advance(Ticks budget) override {
        const Ticks before = analyser_.stats().ticks;
        const Ticks rest = effort_ == 0 ? budget : std::max<Ticks>(effort_ - std::min(before, effort_), 1);
        const bool is_done = analyser_.advance(std::min(budget, rest)) != Outcome::running;
        if (!is_done && (effort_ == 0 || analyser_.stats().ticks < effort_)) {
            return {ProgressReport{analyser_.stats(), {}}};
        }
        PositionAnalysis analysis = analyser_.analysis();
        const DoneReport done{is_done ? Outcome::solved : Outcome::running, analyser_.stats(), {}};
        if (!analysis.is_solvable && !analysis.is_exact) {
            return {done};  // so far there is nothing to tell
        }
        return {AnalysisReport{std::move(analysis)}, done};
    }

private:
    Analyser analyser_;
    Ticks effort_;  // after that it tells what it knows, 0: no limit
};

inline constexpr std::uint64_t most_ways_told = 1000;

// For families without an analyser: a count tells as much as it can.
template <Game G>
class CountingAnalyser {
public:
    using Counter = typename EnginesOf<G>::Type::Counter;

    static Result<CountingAnalyser> start(const typename G::Level& level, const typename G::State& state) {
        CountOptions options;
        options.cap = most_ways_told;
        Result<Counter> counter = Counter::start(level, state, options);
        if (!counter) {
            return tl::unexpected(counter.error());
        }
        return CountingAnalyser(std::move(*counter));
    }

    Outcome advance(Ticks budget) {
        is_done_ = counter_.advance(budget) != Outcome::running;
        return is_done_ ? Outcome::solved : Outcome::running;
    }
    const SearchStats& stats() const { return counter_.stats(); }
    PositionAnalysis analysis() const {
        const std::string total = is_done_ ? counter_.total() : "0";
        return {total != "0", total, is_done_ && !has_reached(total, most_ways_told), {}, {}};
    }

private:
    explicit CountingAnalyser(Counter counter) : counter_(std::move(counter)) {}

    Counter counter_;
    bool is_done_ = false;
};

template <Game G>
struct AnalyserFor {
    using Type = CountingAnalyser<G>;
};
template <Game G>
    requires requires {
        typename EnginesOf<G>::Type::Analyser;
    }
struct AnalyserFor<G> {
    using Type = typename EnginesOf<G>::Type::Analyser;
};

// One after the other; the last report of `first` is left out when it has found a solution.
class ThenWork : public JobRun::Work {
public:
    ThenWork(std::unique_ptr<Work> first, std::unique_ptr<Work> second)
        : first_(std::move(first)), second_(std::move(second)) {}

    std::vector<Report> advance(Ticks budget) override;

private:
    std::unique_ptr<Work> first_;  // empty once it is done
    std::unique_ptr<Work> second_;
    SearchStats first_stats_;
};

// A generator that is quick and knows no slices.
template <Game G>
class QuickGenerator {
public:
    static Result<QuickGenerator> start(const typename G::Params& params, std::uint64_t seed) {
        auto level = G::generate(params, seed);
        if (!level) {
            return tl::unexpected(level.error());
        }
        return QuickGenerator(std::move(*level));
    }

    Outcome advance(Ticks /*budget*/) { return Outcome::solved; }
    const SearchStats& stats() const { return stats_; }
    const typename G::Level& level() const { return level_; }
    static Sentence trouble() { return {}; }

private:
    explicit QuickGenerator(typename G::Level level) : level_(std::move(level)) {}

    typename G::Level level_;
    SearchStats stats_;
};

// The family's own where making takes a while.
template <Game G>
struct GeneratorOf {
    using Type = QuickGenerator<G>;
};
template <Game G>
    requires requires {
        typename EnginesOf<G>::Type::Generator;
    }
struct GeneratorOf<G> {
    using Type = typename EnginesOf<G>::Type::Generator;
};

template <Game G>
class GenerateWork : public JobRun::Work {
public:
    using Generator = typename GeneratorOf<G>::Type;

    explicit GenerateWork(Generator generator) : generator_(std::move(generator)) {}

    std::vector<Report> advance(Ticks budget) override {
        switch (generator_.advance(budget)) {
            case Outcome::running:
                return {ProgressReport{generator_.stats(), {}}};
            case Outcome::solved:
                return {LevelReport{G::format_level(generator_.level())},
                        DoneReport{Outcome::solved, generator_.stats(), {}}};
            case Outcome::exhausted:
                break;
        }
        return {DoneReport{Outcome::exhausted, generator_.stats(), Generator::trouble()}};
    }

private:
    Generator generator_;
};

using WorkResult = Result<std::unique_ptr<JobRun::Work>>;

// Work of type W around an engine that `started`, or the engine's error.
template <class Engine, class Wrap>
WorkResult wrapped(Result<Engine> started, const Wrap& wrap) {
    if (!started) {
        return tl::unexpected(started.error());
    }
    return wrap(std::move(*started));
}

template <Game G>
WorkResult start_generating(const Job& job) {
    const auto params = G::parse_params(job.level);
    if (!params) {
        return tl::unexpected(params.error());
    }
    using Generator = typename GeneratorOf<G>::Type;
    return wrapped(Generator::start(*params, job.solve.seed), [](Generator generator) {
        return std::make_unique<GenerateWork<G>>(std::move(generator));
    });
}

template <Game G>
Result<Session<G>> position_of(const Job& job) {
    auto level = G::parse_level(job.level);
    if (!level) {
        return tl::unexpected(level.error());
    }
    return replay<G>(std::move(*level), PlayedText(job.moves.begin(), job.moves.end()));
}

template <Game G>
WorkResult start_solving(const Job& job, const Session<G>& game) {
    using Solver = typename EnginesOf<G>::Type::Solver;
    return wrapped(Solver::start(game.level(), game.state(), job.solve), [&](Solver solver) {
        return std::make_unique<SolveWork<G, Solver>>(game, std::move(solver));
    });
}

template <Game G>
WorkResult start_counting(const CountOptions& options, const Session<G>& game) {
    using Counter = typename EnginesOf<G>::Type::Counter;
    return wrapped(Counter::start(game.level(), game.state(), options), [&](Counter counter) {
        return std::make_unique<CountWork<Counter>>(std::move(counter), options.cap);
    });
}

template <Game G>
WorkResult start_hinting(const Session<G>& game) {
    using Hinter = typename EnginesOf<G>::Type::Hinter;
    return wrapped(Hinter::start(game.level(), game.state()),
                   [](Hinter hinter) { return std::make_unique<HintWork<Hinter>>(std::move(hinter)); });
}

// Whether people take the turns of a complete board for one solution when they ask if it is the only one.
template <class Engines>
constexpr bool is_unique_up_to_symmetry = requires {
    requires Engines::is_unique_up_to_symmetry;
};

// A solution first, then how many there are, up to a cap of 2 unless the job says otherwise: is it the only
// one?
template <Game G>
WorkResult start_grading(const Job& job, const Session<G>& game) {
    WorkResult solving = start_solving<G>(job, game);
    if (!solving) {
        return solving;
    }
    CountOptions options = job.count;
    options.cap = options.cap == 0 ? 2 : options.cap;
    options.up_to_symmetry |= is_unique_up_to_symmetry<typename EnginesOf<G>::Type>;
    WorkResult counting = start_counting<G>(options, game);
    if (!counting) {
        return solving;  // a family that does not count is graded by its solution alone
    }
    return std::make_unique<ThenWork>(std::move(*solving), std::move(*counting));
}

template <Game G>
WorkResult start_analysing(const Session<G>& game, Ticks effort) {
    using Analyser = typename AnalyserFor<G>::Type;
    return wrapped(Analyser::start(game.level(), game.state()), [effort](Analyser analyser) {
        return std::make_unique<AnalyseWork<Analyser>>(std::move(analyser), effort);
    });
}

template <Game G>
WorkResult start_work(const Job& job) {
    if (job.task == Task::generate) {
        return start_generating<G>(job);
    }
    const Result<Session<G>> game = position_of<G>(job);
    if (!game) {
        return tl::unexpected(game.error());
    }
    switch (job.task) {
        case Task::count:
            return start_counting<G>(job.count, *game);
        case Task::hint:
            return start_hinting<G>(*game);
        case Task::analyse:
            return start_analysing<G>(*game, job.solve.effort);
        case Task::grade:
            return start_grading<G>(job, *game);
        default:
            return start_solving<G>(job, *game);
    }
}

}  // namespace tessera
