#include "games/polyomino/engines/counter.h"

#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

static_assert(CounterOf<Counter, Polyomino>);

namespace {

// With less, hardly any equal states would merge, and small boards would take minutes instead of moments.
constexpr std::uint64_t least_layer_bytes = 12ULL << 20;

SearchStats sum_of(SearchStats sum, const SearchStats& more) {
    add_effort(sum, more);
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
    : options_(options),
      team_(team),
      level_(level),
      state_(state),
      position_(PositionCover::begun(level, state)) {}

// Does one step of the preparation for the first count.
void Counter::prepare() {
    if (position_.is_complete()) {
        plan();
        return;
    }
    earlier_.ticks += position_.step();
    memory_beside(position_.size().layers_bytes() + position_.size().plain_bytes());
}

// Returns the memory left beside the tables; sets lacks_memory_ if they do not fit.
std::uint64_t Counter::memory_beside(std::uint64_t table_bytes) {
    const std::uint64_t bytes = position_.bytes() + table_bytes;
    lacks_memory_ = bytes > options_.memory_bytes;
    return lacks_memory_ ? 0 : options_.memory_bytes - bytes;
}

void Counter::plan() {
    is_planned_ = true;
    if (!options_.up_to_symmetry) {
        to_count_.push_back(Symmetry{});
    } else if (options_.part == 1) {
        divisor_ = 0;
        for (const Symmetry& symmetry : symmetries_of(level_)) {
            const Effect effect = effect_on_solutions(level_, state_, symmetry);
            if (effect == Effect::mixes) {
                start_meeting();
                return;
            }
            if (effect == Effect::keeps) {
                to_count_.push_back(symmetry);
                ++divisor_;
            }
        }
    }
    if (!start_visits()) {
        start_next_count();
    }
}

// In space, where pieces allow it, every solution is visited in place of the frontier.
bool Counter::start_visits() {
    const bool is_in_space = level_.lattice != nullptr && level_.lattice->is_in_space;
    const std::uint64_t beside = options_.memory_bytes - std::min(options_.memory_bytes, position_.bytes());
    if (!is_in_space || to_count_.empty() || !VisitedCount::can_count(level_, state_, beside)) {
        return false;
    }
    if (options_.part > 1) {
        is_done_ = true;
    } else {
        visits_.emplace(level_, state_, to_count_, options_.cap);
        to_count_.clear();
        divisor_ = 1;
    }
    return true;
}

void Counter::visit(Ticks budget) {
    const Outcome outcome = visits_->advance(budget);
    total_ = visits_->total();
    is_done_ = outcome == Outcome::exhausted || visits_->has_reached_cap();
}

void Counter::start_meeting() {
    to_count_.clear();
    divisor_ = 1;
    const CoverSize& size = position_.size();
    const std::uint64_t table_bytes =
        size.layers_bytes() + size.plain_bytes() + position_.bytes() + SolutionClass::bytes_for(size);
    const std::uint64_t beside = memory_beside(table_bytes);
    if (!lacks_memory_) {
        enumerator_.emplace(position_.cover(), beside);
        class_.emplace(position_, level_, state_);
        earlier_.ticks += ticks_for_bytes(table_bytes);
    }
}

void Counter::start_next_count() {
    count_.reset();
    if (to_count_.empty()) {
        is_done_ = true;
        return;
    }
    const Symmetry symmetry = to_count_.back();
    to_count_.pop_back();
    std::optional<GridCover> joined;  // none for the identity: position_ has its cover, with unit areas
    if (!symmetry.is_identity()) {
        memory_beside(symmetric_cover_bytes(position_));
        if (lacks_memory_) {
            return;
        }
        joined = symmetric_cover(position_, level_, symmetry);
        earlier_.ticks += ticks_for_bytes(symmetric_cover_bytes(position_));
    }
    const CoverSize size = joined ? size_of(*joined) : position_.size();
    const auto plain_count = static_cast<std::uint64_t>(team_ != nullptr ? team_->size() : 1);
    const std::uint64_t table_bytes =
        (joined ? size.cover_bytes() : 0) + size.layers_bytes() + plain_count * size.plain_bytes();
    CountLimits limits;
    limits.memory_bytes = std::max(memory_beside(table_bytes), least_layer_bytes);
    limits.team = team_;
    if (!options_.up_to_symmetry) {
        limits.cap = options_.cap;
        limits.shard = {options_.part, options_.part_count};
    }
    if (!lacks_memory_) {
        count_.emplace(joined ? *joined : position_.cover(), limits);
        earlier_.ticks += ticks_for_bytes(table_bytes);
    }
}

Outcome Counter::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (!is_done_ && !lacks_memory_) {
        const Ticks rest = std::max<Ticks>(1, end - std::min(end, stats_.ticks));
        if (!is_planned_) {
            prepare();
        } else if (visits_) {
            visit(rest);
        } else if (enumerator_) {
            meet_next(rest);
        } else if (count_->advance(rest) == Outcome::exhausted) {
            total_ += count_->total();
            earlier_ = sum_of(earlier_, count_->stats());
            start_next_count();
        }
        stats_ = enumerator_ ? sum_of(earlier_, enumerator_->stats())
                 : visits_   ? sum_of(earlier_, visits_->stats())
                 : count_    ? sum_of(earlier_, count_->stats())
                             : earlier_;
        if (visits_) {
            stats_.solutions = visits_->stats().solutions;
        } else if (!options_.up_to_symmetry && count_) {
            stats_.solutions = count_->stats().solutions;
        }
        if (is_done_) {
            finish();
        } else if (stats_.ticks >= end && !lacks_memory_) {
            return Outcome::running;
        }
    }
    return lacks_memory_ ? Outcome::out_of_memory : Outcome::exhausted;
}

void Counter::meet_next(Ticks budget) {
    const Outcome outcome = enumerator_->advance(budget);
    if (outcome == Outcome::solved && class_->is_first(enumerator_->chosen())) {
        total_ += 1;
    }
    is_done_ = outcome == Outcome::exhausted;
}

void Counter::finish() {
    total_ = divide(total_, divisor_).quotient;
    if (options_.cap > 0 && SolutionCount(options_.cap) < total_) {
        total_ = options_.cap;
    }
    stats_.solutions = total_.high != 0 ? ~std::uint64_t{0} : total_.low;
}

}  // namespace tessera::polyomino
