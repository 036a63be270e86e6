#include "search/frontier/solution_counter.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr Ticks probe_ticks = 300'000;
constexpr std::size_t starts_per_shard = 64;
constexpr Ticks ticks_together = 4'000'000;  // per worker in one round

}  // namespace

SolutionCounter::SolutionCounter(const GridCover& cover, const CountLimits& limits)
    : limits_(limits), layers_(cover, limits.memory_bytes, limits.shard), has_layers_(layers_.fits()) {
    finishers_.resize(static_cast<std::size_t>(limits_.team != nullptr ? limits_.team->size() : 1),
                      Finisher{CellFirst<NoTrace>(cover), {}, {}, false});
    if (limits_.cap > 0 && limits_.shard.count == 1) {
        phase_ = Phase::probe;
    }
    if (!has_layers_) {
        phase_ = Phase::finish;
        gather_starts(cover);
    }
}

Outcome SolutionCounter::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    do {
        switch (phase_) {
            case Phase::probe:
                probe(end);
                break;
            case Phase::layers:
                grow_layers(end);
                break;
            case Phase::finish:
                finish(end);
                break;
            case Phase::done:
                return Outcome::exhausted;
        }
    } while (stats_.ticks < end);
    return phase_ == Phase::done ? Outcome::exhausted : Outcome::running;
}

void SolutionCounter::probe(Ticks end) {
    const Ticks budget = std::min(end, probe_ticks) - stats_.ticks;
    const Outcome outcome = finishers_.front().search.advance(budget);
    if (outcome == Outcome::solved) {
        add_to_total(1);
    }
    sum_stats();
    if (outcome == Outcome::exhausted) {
        phase_ = Phase::done;
    } else if (phase_ == Phase::probe && stats_.ticks >= probe_ticks) {
        phase_ = Phase::layers;
        total_ = SolutionCount();
    }
}

void SolutionCounter::grow_layers(Ticks end) {
    while (phase_ == Phase::layers && stats_.ticks < end) {
        peak_bytes_ = std::max(peak_bytes_, layers_.bytes());
        layers_.step(limits_.team);
        go_on();
        sum_stats();
    }
}

// Chooses the next phase after a step of the layers, or after finishing what they left to plain search.
void SolutionCounter::go_on() {
    starts_ = has_layers_ ? layers_.take_starts(has_team() ? starts_per_shard * finishers_.size() : 1)
                          : std::vector<Start>();
    phase_ = !starts_.empty()                    ? Phase::finish
             : has_layers_ && !layers_.is_done() ? Phase::layers
                                                 : Phase::done;
    if (has_layers_) {
        add_to_total(layers_.take_found());
    }
}

void SolutionCounter::finish(Ticks end) {
    while (phase_ == Phase::finish && stats_.ticks < end) {
        if (has_team()) {
            finish_together();
            continue;
        }
        Finisher& finisher = finishers_.front();
        if (!finisher.is_busy && starts_.empty()) {
            go_on();
            sum_stats();
            continue;
        }
        if (!finisher.is_busy) {
            take(starts_.back(), finisher);
            starts_.pop_back();
        }
        const Outcome outcome = finisher.search.advance(end - stats_.ticks);
        if (outcome == Outcome::solved) {
            add_to_total(finisher.weight);
        }
        finisher.is_busy = outcome != Outcome::exhausted;
        sum_stats();
    }
}

// Each worker finishes starts for some ticks, and continues an unfinished start the next time.
void SolutionCounter::finish_together() {
    std::reverse(starts_.begin(), starts_.end());
    std::atomic<int> next = 0;
    limits_.team->run([&](int worker) { finish_starts(at(finishers_, worker), next); });
    starts_.erase(starts_.begin(), starts_.begin() + std::min(next.load(), int_size(starts_)));
    std::reverse(starts_.begin(), starts_.end());
    sum_stats();
    bool is_busy = !starts_.empty();
    for (Finisher& finisher : finishers_) {
        is_busy = is_busy || finisher.is_busy;
        add_to_total(std::exchange(finisher.found, SolutionCount()));
    }
    if (!is_busy && phase_ == Phase::finish) {
        go_on();
        sum_stats();
    }
}

void SolutionCounter::finish_starts(Finisher& finisher, std::atomic<int>& next) const {
    const Ticks end = finisher.search.stats().ticks + ticks_together;
    while (finisher.search.stats().ticks < end) {
        if (!finisher.is_busy) {
            const int index = next++;
            if (index >= int_size(starts_)) {
                return;
            }
            take(at(starts_, index), finisher);
        }
        const Outcome outcome = finisher.search.advance(end - finisher.search.stats().ticks);
        if (outcome == Outcome::solved) {
            finisher.found += finisher.weight;
        }
        finisher.is_busy = outcome != Outcome::exhausted;
    }
}

void SolutionCounter::take(const Start& start, Finisher& finisher) {
    finisher.weight = start.paths;
    finisher.is_busy = true;
    finisher.search.start_from(start.cell, start.frontier.data(), start.remaining);
}

// Gathers starts when the resources do not fit in a word, as layers require: expands positions breadth first,
// cell by cell, until there are enough to split.
void SolutionCounter::gather_starts(const GridCover& cover) {
    const ScanTable table(cover);
    const std::vector<std::uint64_t> nothing(static_cast<std::size_t>(table.word_count()), 0);
    starts_ = {{table.next_open(0), nothing, cover.multiplicities, 1}};
    const Shard& shard = limits_.shard;
    const std::size_t enough = shard.count > 1 ? starts_per_shard * static_cast<std::size_t>(shard.count) : 1;
    for (bool grows = true; grows && starts_.size() < enough;) {
        std::vector<Start> longer;
        for (const Start& start : starts_) {
            extend(cover, table, start, longer);
        }
        grows = std::any_of(longer.begin(), longer.end(),
                            [&](const Start& start) { return start.cell < table.cell_count(); });
        starts_ = std::move(longer);
    }
    std::vector<Start> mine;
    for (std::size_t index = 0; index < starts_.size(); ++index) {
        if (static_cast<int>(index % static_cast<std::size_t>(shard.count)) == shard.number - 1) {
            mine.push_back(std::move(starts_[index]));
        }
    }
    starts_ = std::move(mine);
}

void SolutionCounter::extend(const GridCover& cover, const ScanTable& table, const Start& start,
                             std::vector<Start>& longer) {
    if (start.cell == table.cell_count()) {
        longer.push_back(start);
        return;
    }
    for (int slot = table.first_slot(start.cell); slot < table.end_slot(start.cell); ++slot) {
        Start next = start;
        bool fits = true;
        for (int word = 0; word < table.word_count(); ++word) {
            fits = fits && (at(start.frontier, word) & table.mask(slot)[word]) == 0;
            at(next.frontier, word) |= table.mask(slot)[word];
        }
        for (const GridCover::Demand& demand : at(cover.kinds, table.kind(slot))) {
            at(next.remaining, demand.resource) -= demand.amount;
            fits = fits && at(next.remaining, demand.resource) >= 0;
        }
        if (fits) {
            next.cell = table.first_uncovered(start.cell, next.frontier.data());
            const std::vector<std::uint64_t> covered = next.frontier;
            table.shift_frontier(covered.data(), next.cell - start.cell, next.frontier.data());
            longer.push_back(std::move(next));
        }
    }
}

void SolutionCounter::add_to_total(const SolutionCount& more) {
    total_ += more;
    if (limits_.cap > 0 && !(total_ < SolutionCount(limits_.cap))) {
        total_ = limits_.cap;
        phase_ = Phase::done;
    }
}

void SolutionCounter::sum_stats() {
    stats_ = has_layers_ ? layers_.stats() : SearchStats();
    for (const Finisher& finisher : finishers_) {
        const SearchStats& plain = finisher.search.stats();
        stats_.ticks += plain.ticks;
        stats_.nodes += plain.nodes;
        stats_.backtracks += plain.backtracks;
        stats_.max_depth = std::max(stats_.max_depth, plain.max_depth);
    }
    stats_.solutions = total_.high != 0 ? ~std::uint64_t{0} : total_.low;
}

}  // namespace tessera
