#include "app/lab/frontier_chart.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kept_every = 8192;  // steps

}  // namespace

bool FrontierCounts::has_frontier(const RecordedSearch& search) {
    return !search.record().is_depth_first() && search.estimate(0).has_value();
}

int FrontierCounts::index_of(double f) {
    const auto added = indices_.try_emplace(f, int_size(counts_));
    if (added.second) {
        counts_.push_back({f, 0, 0});
        kept_last_.push_back({f, 0, 0});
    }
    return added.first->second;
}

// The step that the search begins opens the start.
void FrontierCounts::apply(Counts& counts, const SearchRecord& record, int step) const {
    const RecordedStep& recorded = record.step(step);
    FrontierCount& here = at(counts, at(index_of_node_, recorded.node));
    switch (recorded.kind) {
        case RecordedKind::begin:
        case RecordedKind::choose:
            ++here.open;
            if (recorded.value >= 0) {
                FrontierCount& bettered = at(counts, at(index_of_node_, recorded.value));
                --(was_closed_[static_cast<std::size_t>(step)] ? bettered.closed : bettered.open);
            }
            break;
        case RecordedKind::visit:
            --here.open;
            ++here.closed;
            break;
        default:
            break;
    }
}

void FrontierCounts::read(const RecordedSearch& search) {
    const SearchRecord& record = search.record();
    for (int node = int_size(index_of_node_); node < record.node_count(); ++node) {
        const auto estimate = search.estimate(node);
        index_of_node_.push_back(index_of(estimate ? estimate->f : 0));
    }
    is_visited_.resize(static_cast<std::size_t>(record.node_count()), false);
    const int end = std::min(record.step_count(), record.limit());
    for (; read_steps_ < end; ++read_steps_) {
        const RecordedStep& step = record.step(read_steps_);
        was_closed_.push_back(step.kind == RecordedKind::choose && step.value >= 0 &&
                              is_visited_[static_cast<std::size_t>(step.value)]);
        if (step.kind == RecordedKind::visit) {
            is_visited_[static_cast<std::size_t>(step.node)] = true;
        }
        apply(kept_last_, record, read_steps_);
        if ((read_steps_ + 1) % kept_every == 0) {
            kept_.push_back(kept_last_);
        }
    }
}

void FrontierCounts::go_to(const SearchRecord& record, int place) {
    const int wanted = std::min(place, read_steps_);
    const int kept = std::min(wanted / kept_every, int_size(kept_));
    if (wanted < place_ || place_ < kept * kept_every) {
        const std::size_t count = counts_.size();
        for (std::size_t index = 0; index < count; ++index) {
            const bool is_known = kept > 0 && index < at(kept_, kept - 1).size();
            at(counts_, index) = {at(counts_, index).f, is_known ? at(at(kept_, kept - 1), index).open : 0,
                                  is_known ? at(at(kept_, kept - 1), index).closed : 0};
        }
        place_ = kept * kept_every;
    }
    for (; place_ < wanted; ++place_) {
        apply(counts_, record, place_);
    }
    open_ = closed_ = 0;
    for (const FrontierCount& each : counts_) {
        open_ += each.open;
        closed_ += each.closed;
    }
}

FrontierCounts::Counts FrontierCounts::sorted(const Counts& counts) {
    Counts some;
    std::copy_if(counts.begin(), counts.end(), std::back_inserter(some),
                 [](const FrontierCount& each) { return each.open + each.closed > 0; });
    std::sort(some.begin(), some.end(),
              [](const FrontierCount& one, const FrontierCount& other) { return one.f < other.f; });
    return some;
}

std::vector<FrontierCount> FrontierCounts::counts() const {
    return sorted(counts_);
}

namespace {

// 0 where each value has room.
double width_for(const std::vector<FrontierCount>& last, int most_bars) {
    if (int_size(last) <= most_bars) {
        return 0;
    }
    const double range = last.back().f - last.front().f;
    double width = 1;
    while (range / width > std::max(most_bars - 1, 1)) {
        width *= 2;
    }
    return width;
}

}  // namespace

FrontierBars frontier_bars(const std::vector<FrontierCount>& counts, const std::vector<FrontierCount>& last,
                           int most_bars) {
    FrontierBars result;
    result.width = width_for(last, most_bars);
    const auto bar_of = [&](double f) {
        return result.width > 0 ? std::floor(f / result.width) * result.width : f;
    };
    for (const FrontierCount& each : last) {
        if (result.bars.empty() || result.bars.back().f != bar_of(each.f)) {
            result.bars.push_back({bar_of(each.f), 0, 0});
        }
    }
    for (const FrontierCount& each : counts) {
        const auto bar = std::find_if(result.bars.begin(), result.bars.end(),
                                      [&](const FrontierCount& other) { return other.f == bar_of(each.f); });
        if (bar != result.bars.end()) {
            bar->open += each.open;
            bar->closed += each.closed;
        }
    }
    return result;
}

}  // namespace tessera
