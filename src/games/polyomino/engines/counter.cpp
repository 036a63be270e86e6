#include "games/polyomino/engines/counter.h"

#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

static_assert(CounterOf<Counter, Polyomino>);

namespace {

SearchStats sum_of(SearchStats sum, const SearchStats& more) {
    sum.ticks += more.ticks;
    sum.nodes += more.nodes;
    sum.backtracks += more.backtracks;
    sum.max_depth = std::max(sum.max_depth, more.max_depth);
    return sum;
}

}  // namespace

Result<Counter> Counter::start(const Level& level, const State& state, const CountOptions& options,
                               ThreadTeam* team) {
    if (options.part < 1 || options.part > options.part_count) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("there is no part {} of {}", options.part, options.part_count));
    }
    return Counter(level, state, options, team);
}

Counter::Counter(const Level& level, const State& state, const CountOptions& options, ThreadTeam* team)
    : options_(options), team_(team), position_(level, state) {
    if (!options_.up_to_symmetry) {
        to_count_.push_back(position_.cover());
    } else if (options_.part == 1) {
        plan(level, state);
    }
    start_next_count();
}

void Counter::plan(const Level& level, const State& state) {
    divisor_ = 0;
    for (const Symmetry& symmetry : symmetries_of(level.board)) {
        switch (effect_on_solutions(level, state, symmetry)) {
            case Effect::keeps:
                to_count_.push_back(symmetric_cover(position_, level, symmetry));
                ++divisor_;
                break;
            case Effect::loses:
                break;
            case Effect::mixes:
                to_count_.clear();
                divisor_ = 1;
                enumerator_.emplace(position_.cover(), options_.memory_bytes);
                class_.emplace(position_, level, state);
                return;
        }
    }
    // The identity's: with its unit areas, for the sake of pruning by regions.
    to_count_.front() = position_.cover();
}

void Counter::start_next_count() {
    if (to_count_.empty()) {
        count_.reset();
        is_done_ = !enumerator_;
        return;
    }
    CountLimits limits;
    limits.memory_bytes = options_.memory_bytes;
    limits.team = team_;
    if (!options_.up_to_symmetry) {
        limits.cap = options_.cap;
        limits.shard = {options_.part, options_.part_count};
    }
    count_.emplace(to_count_.back(), limits);
    to_count_.pop_back();
}

Outcome Counter::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (!is_done_) {
        const Ticks rest = std::max<Ticks>(1, end - std::min(end, stats_.ticks));
        if (enumerator_) {
            meet_next(rest);
        } else if (count_->advance(rest) == Outcome::exhausted) {
            total_ += count_->total();
            earlier_ = sum_of(earlier_, count_->stats());
            start_next_count();
        }
        stats_ = count_ ? sum_of(earlier_, count_->stats()) : earlier_;
        if (is_done_) {
            finish();
        } else if (stats_.ticks >= end) {
            return Outcome::running;
        }
    }
    return Outcome::exhausted;
}

void Counter::meet_next(Ticks budget) {
    const Outcome outcome = enumerator_->advance(budget);
    if (outcome == Outcome::solved && class_->is_first(enumerator_->chosen())) {
        total_ += 1;
    }
    is_done_ = outcome == Outcome::exhausted;
    earlier_ = enumerator_->stats();
}

void Counter::finish() {
    total_ = divide(total_, divisor_).quotient;
    if (options_.cap > 0 && SolutionCount(options_.cap) < total_) {
        total_ = options_.cap;
    }
    stats_.solutions = total_.high != 0 ? ~std::uint64_t{0} : total_.low;
}

}  // namespace tessera::polyomino
