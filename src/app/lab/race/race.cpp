#include "app/lab/race/race.h"

#include "base/index.h"

#include <algorithm>
#include <utility>

namespace tessera {

Race::Race(RaceRules rules, const std::vector<RaceEntry>& entries) {
    rules.memory_bytes /= static_cast<std::uint64_t>(std::max(int_size(entries), 2));
    rules_ = std::make_shared<const RaceRules>(std::move(rules));
    for (const RaceEntry& entry : entries) {
        lanes_.emplace_back(rules_, entry);
    }
}

void Race::advance(Ticks beat) {
    effort_ += beat;
    for (RaceLane& lane : lanes_) {
        lane.advance_to(effort_);
    }
}

void Race::hand_over() {
    for (RaceLane& lane : lanes_) {
        lane.hand_over();
    }
}

void Race::hear(int lane, const Report& report) {
    at(lanes_, lane).hear(report);
    effort_ = std::max(effort_, at(lanes_, lane).effort());
}

// The race continues from the lane with the least effort.
void Race::take_back() {
    for (RaceLane& lane : lanes_) {
        lane.take_back();
        effort_ = lane.is_done() ? effort_ : std::min(effort_, lane.effort());
    }
}

bool Race::is_done() const {
    return std::all_of(lanes_.begin(), lanes_.end(), [](const RaceLane& lane) { return lane.is_done(); });
}

std::vector<int> Race::finish_order() const {
    std::vector<int> order;
    for (int lane = 0; lane < int_size(lanes_); ++lane) {
        if (at(lanes_, lane).has_arrived()) {
            order.push_back(lane);
        }
    }
    std::stable_sort(order.begin(), order.end(), [this](int one, int other) {
        return at(lanes_, one).effort() < at(lanes_, other).effort();
    });
    return order;
}

std::vector<LabRun> Race::runs() const {
    std::vector<LabRun> runs;
    for (const RaceLane& lane : lanes_) {
        runs.insert(runs.end(), lane.runs().begin(), lane.runs().end());
    }
    return runs;
}

}  // namespace tessera
