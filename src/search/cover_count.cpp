#include "search/cover_count.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr Ticks probe_ticks = 300'000;
constexpr std::size_t starts_a_share = 64;

}  // namespace

CoverCount::CoverCount(const GridCover& cover, const CountLimits& limits)
    : limits_(limits), layers_(cover, WayCount{Tally(1)}, false), plain_(cover) {
    if (limits_.cap > 0 && limits_.share.part_count == 1) {
        phase_ = Phase::probe;
    }
    if (layers_.fits()) {
        layers_.keep_share(limits_.share);
    } else {
        phase_ = Phase::finish;
        gather_starts(cover);
    }
}

Outcome CoverCount::advance(Ticks budget) {
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

void CoverCount::probe(Ticks end) {
    const Ticks budget = std::min(end, probe_ticks) - stats_.ticks;
    const Outcome outcome = plain_.advance(budget);
    if (outcome == Outcome::solved) {
        add_to_total(1);
    }
    sum_stats();
    if (outcome == Outcome::exhausted) {
        phase_ = Phase::done;
    } else if (phase_ == Phase::probe && stats_.ticks >= probe_ticks) {
        phase_ = Phase::layers;
        total_ = Tally();
    }
}

void CoverCount::grow_layers(Ticks end) {
    while (phase_ == Phase::layers && stats_.ticks < end) {
        peak_bytes_ = std::max(peak_bytes_, layers_.bytes());
        if (layers_.bytes_after_step() > limits_.memory_bytes) {
            outgrew_memory_ = true;
            phase_ = Phase::finish;
        } else if (!layers_.step()) {
            phase_ = Phase::done;
            for (const auto& state : layers_.finals()) {
                add_to_total(state.value.ways);
            }
        }
        sum_stats();
    }
}

void CoverCount::finish(Ticks end) {
    while (phase_ == Phase::finish && stats_.ticks < end) {
        if (!plain_is_busy_ && !take_next_start()) {
            phase_ = Phase::done;
            return;
        }
        plain_is_busy_ = true;
        const Outcome outcome = plain_.advance(end - stats_.ticks);
        if (outcome == Outcome::solved) {
            add_to_total(weight_);
        }
        plain_is_busy_ = outcome != Outcome::exhausted;
        sum_stats();
    }
}

bool CoverCount::take_next_start() {
    while (starts_.empty() && outgrew_memory_) {
        const int window = layers_.pull_next();
        if (window < 0) {
            for (const auto& state : layers_.finals()) {
                add_to_total(state.value.ways);
            }
            return false;
        }
        const std::uint64_t* words = layers_.words(window);
        for (const auto& state : layers_.window(window).states) {
            starts_.push_back({layers_.window(window).cell,
                               std::vector<std::uint64_t>(words, words + layers_.table().word_count()),
                               layers_.supplies().unpack(state.left), state.value.ways});
        }
        layers_.forget(window);
        sum_stats();
    }
    if (starts_.empty()) {
        return false;
    }
    const Start start = std::move(starts_.back());
    starts_.pop_back();
    weight_ = start.ways;
    plain_.start_from(start.cell, start.window.data(), start.left);
    return true;
}

// For supplies that the layers cannot hold: the positions reached by covering the first cell, then the next
// and so on, breadth first, until there are enough to share them out.
void CoverCount::gather_starts(const GridCover& cover) {
    const ScanTable table(cover);
    const std::vector<std::uint64_t> nothing(static_cast<std::size_t>(table.word_count()), 0);
    starts_ = {{table.next_open(0), nothing, cover.supplies, 1}};
    const Share& share = limits_.share;
    const std::size_t enough =
        share.part_count > 1 ? starts_a_share * static_cast<std::size_t>(share.part_count) : 1;
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
        if (static_cast<int>(index % static_cast<std::size_t>(share.part_count)) == share.part - 1) {
            mine.push_back(std::move(starts_[index]));
        }
    }
    starts_ = std::move(mine);
}

void CoverCount::extend(const GridCover& cover, const ScanTable& table, const Start& start,
                        std::vector<Start>& longer) {
    if (start.cell == table.cell_count()) {
        longer.push_back(start);
        return;
    }
    for (int slot = table.first_slot(start.cell); slot < table.end_slot(start.cell); ++slot) {
        Start next = start;
        bool fits = true;
        for (int word = 0; word < table.word_count(); ++word) {
            fits = fits && (at(start.window, word) & table.mask(slot)[word]) == 0;
            at(next.window, word) |= table.mask(slot)[word];
        }
        for (const GridCover::Need& need : at(cover.kinds, table.kind(slot))) {
            at(next.left, need.supply) -= need.units;
            fits = fits && at(next.left, need.supply) >= 0;
        }
        if (fits) {
            next.cell = table.first_uncovered(start.cell, next.window.data());
            const std::vector<std::uint64_t> covered = next.window;
            table.shift_window(covered.data(), next.cell - start.cell, next.window.data());
            longer.push_back(std::move(next));
        }
    }
}

void CoverCount::add_to_total(const Tally& more) {
    total_ += more;
    if (limits_.cap > 0 && !(total_ < Tally(limits_.cap))) {
        total_ = limits_.cap;
        phase_ = Phase::done;
    }
}

void CoverCount::sum_stats() {
    const SearchStats& layers = layers_.stats();
    const SearchStats& plain = plain_.stats();
    stats_.ticks = layers.ticks + plain.ticks;
    stats_.nodes = layers.nodes + plain.nodes;
    stats_.backtracks = layers.backtracks + plain.backtracks;
    stats_.solutions = total_.high != 0 ? ~std::uint64_t{0} : total_.low;
    stats_.max_depth = plain.max_depth;
}

}  // namespace tessera
