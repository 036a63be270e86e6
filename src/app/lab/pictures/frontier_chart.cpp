#include "app/lab/pictures/frontier_chart.h"

#include "app/game/play/game_texts.h"
#include "lab/plot/axis.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

namespace tessera {

namespace {

constexpr int kept_every = 8192;  // steps

// Returns the f or distance and the end that the node is counted under, with zero counts.
FrontierCount kind_of(const StoredStates& states, int node, int depth) {
    switch (states.by) {
        case FrontierBy::f:
            return {depth + states.h(node), 0, 0};
        case FrontierBy::distance_from_both_ends:
            return states.is_from_goal(node) ? FrontierCount{depth - 1.0, 0, 0, true}
                                             : FrontierCount{depth * 1.0, 0, 0};
        default:
            return {depth * 1.0, 0, 0};
    }
}

bool is_before(const FrontierCount& one, const FrontierCount& other) {
    if (one.is_from_goal != other.is_from_goal) {
        return other.is_from_goal;
    }
    return one.is_from_goal ? one.f > other.f : one.f < other.f;
}

}  // namespace

int FrontierCounts::index_of(const FrontierCount& kind) {
    const auto added = indices_.try_emplace({kind.is_from_goal, kind.f}, int_size(counts_));
    if (added.second) {
        counts_.push_back(kind);
        kept_last_.push_back(kind);
    }
    return added.first->second;
}

// The first step opens the start. The path after both ends have met has no new states.
void FrontierCounts::apply(Counts& counts, const SearchRecord& record, int step) const {
    const RecordedStep& recorded = record.step(step);
    FrontierCount& here = at(counts, at(index_of_node_, recorded.node));
    switch (recorded.kind) {
        case RecordedKind::begin:
        case RecordedKind::choose:
            here.open += recorded.reason == reason_joined ? 0 : 1;
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
    const auto states = std::get<StoredStates>(search.kind());
    by_ = states.by;
    for (int node = int_size(index_of_node_); node < record.node_count(); ++node) {
        index_of_node_.push_back(index_of(kind_of(states, node, record.node(node).depth)));
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
            at(counts_, index).open = is_known ? at(at(kept_, kept - 1), index).open : 0;
            at(counts_, index).closed = is_known ? at(at(kept_, kept - 1), index).closed : 0;
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
    std::sort(some.begin(), some.end(), is_before);
    return some;
}

std::vector<FrontierCount> FrontierCounts::counts() const {
    return sorted(counts_);
}

namespace {

double bar_of(double f, double width) {
    return width > 0 ? std::floor(f / width) * width : f;
}

bool is_in(const FrontierCount& count, const FrontierCount& bar, double width) {
    return count.is_from_goal == bar.is_from_goal && bar_of(count.f, width) == bar.f;
}

// Returns empty bars.
std::vector<FrontierCount> bars_of(const std::vector<FrontierCount>& last, double width) {
    std::vector<FrontierCount> bars;
    for (const FrontierCount& each : last) {
        if (bars.empty() || !is_in(each, bars.back(), width)) {
            bars.push_back({bar_of(each.f, width), 0, 0, each.is_from_goal});
        }
    }
    return bars;
}

// Returns 0 if there is room for every value.
double width_for(const std::vector<FrontierCount>& last, int most_bars) {
    constexpr int least = 2;
    double width = 0;
    while (int_size(bars_of(last, width)) > std::max(most_bars, width > 0 ? least : 0)) {
        width = width > 0 ? width * 2 : 1;
    }
    return width;
}

}  // namespace

FrontierBars frontier_bars(const std::vector<FrontierCount>& counts, const std::vector<FrontierCount>& last,
                           int most_bars) {
    FrontierBars result;
    result.width = width_for(last, most_bars);
    result.bars = bars_of(last, result.width);
    for (const FrontierCount& each : counts) {
        const auto bar =
            std::find_if(result.bars.begin(), result.bars.end(),
                         [&](const FrontierCount& other) { return is_in(each, other, result.width); });
        if (bar != result.bars.end()) {
            bar->open += each.open;
            bar->closed += each.closed;
        }
    }
    return result;
}

namespace {

struct EndCount {
    std::string open;
    std::string closed;
};

EndCount count_of_end(const FrontierCounts& counts, bool is_from_goal) {
    int open = 0;
    int closed = 0;
    for (const FrontierCount& each : counts.counts()) {
        open += each.is_from_goal == is_from_goal ? each.open : 0;
        closed += each.is_from_goal == is_from_goal ? each.closed : 0;
    }
    return {thousands(std::to_string(open)), thousands(std::to_string(closed))};
}

Sentence words_of_one_end(const FrontierCounts& counts) {
    const EndCount all = count_of_end(counts, false);
    const std::vector<FrontierCount> kinds = counts.counts();
    const auto least = std::find_if(kinds.begin(), kinds.end(), [](auto& each) { return each.open > 0; });
    if (least == kinds.end()) {
        return say("open: {}, closed: {}", all.open, all.closed);
    }
    return counts.by() == FrontierBy::f ? say("open: {}, closed: {}, least f open: {}", all.open, all.closed,
                                              readable_number(least->f))
                                        : say("open: {}, closed: {}, fewest swaps open: {}", all.open,
                                              all.closed, readable_number(least->f));
}

}  // namespace

Sentence frontier_words(const FrontierCounts& counts) {
    if (counts.by() != FrontierBy::distance_from_both_ends) {
        return words_of_one_end(counts);
    }
    const EndCount start = count_of_end(counts, false);
    const EndCount goal = count_of_end(counts, true);
    return say("from the start open: {}, closed: {}; from the sorted grid open: {}, closed: {}", start.open,
               start.closed, goal.open, goal.closed);
}

Sentence frontier_line(const FrontierCounts& counts) {
    if (counts.by() != FrontierBy::distance_from_both_ends) {
        return words_of_one_end(counts);
    }
    const EndCount start = count_of_end(counts, false);
    const EndCount goal = count_of_end(counts, true);
    return say("open: {}, closed: {}", start.open + " + " + goal.open, start.closed + " + " + goal.closed);
}

}  // namespace tessera
