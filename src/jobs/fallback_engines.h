#pragma once

#include "jobs/engines.h"

#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace tessera {

// Stand-ins for engines that a family does not offer.

template <class Engine, class StandIn>
using OfferedOr = std::conditional_t<IsNotOffered<Engine>, StandIn, Engine>;

inline constexpr std::uint64_t most_counted_ways = 1000;

// For families without an analyser: derives the analysis from a capped count.
template <Game G>
class CountingAnalyser {
public:
    using Counter = typename EnginesOf<G>::Type::Counter;

    static Result<CountingAnalyser> start(const typename G::Level& level, const typename G::State& state) {
        CountOptions options;
        options.cap = most_counted_ways;
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
        const SolutionCount total = is_done_ ? counter_.total() : SolutionCount();
        return {!total.is_zero(), total, is_done_ && total < most_counted_ways, {}, {}};
    }

private:
    explicit CountingAnalyser(Counter counter) : counter_(std::move(counter)) {}

    Counter counter_;
    bool is_done_ = false;
};

template <Game G>
using AnalyserFor = OfferedOr<typename EnginesOf<G>::Type::Analyser, CountingAnalyser<G>>;

// For families whose puzzles are always solved by search.
template <Game G>
class NoMakersAnswer {
public:
    static std::optional<NoMakersAnswer> start(const typename G::Level& /*level*/,
                                               const typename G::State& /*state*/) {
        return std::nullopt;
    }

    Outcome advance(Ticks /*budget*/) { return Outcome::exhausted; }
    const SearchStats& stats() const { return stats_; }
    std::vector<typename G::Move> moves() const { return {}; }
    std::vector<typename G::Move> astray() const { return {}; }

private:
    SearchStats stats_;
};

template <Game G>
using MakersAnswerFor = OfferedOr<typename EnginesOf<G>::Type::MakersAnswer, NoMakersAnswer<G>>;

// For families with a quick generator, which does not work in slices.
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

template <Game G>
using GeneratorFor = OfferedOr<typename EnginesOf<G>::Type::Generator, QuickGenerator<G>>;

}  // namespace tessera
