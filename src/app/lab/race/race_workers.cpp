#include "app/lab/race/race_workers.h"

#include "base/index.h"

#include <algorithm>
#include <variant>

namespace tessera {

namespace {

bool is_unavailable(const Report& report) {
    const auto* const failed = std::get_if<FailedReport>(&report);
    return failed != nullptr && failed->error.code == ErrorCode::unavailable;
}

}  // namespace

RaceWorkers::RaceWorkers(Race& race) : pool_(std::min(int_size(race.lanes()), machine_run_count())) {
    race.hand_over();
    for (int lane = 0; lane < int_size(race.lanes()); ++lane) {
        begin(at(race.lanes(), lane), lane);
    }
}

void RaceWorkers::begin(const RaceLane& lane, int number) {
    if (!lane.is_done()) {
        pool_.start(lane.job(),
                    [this, number](const Report& report) { heard_.emplace_back(number, report); });
    }
}

bool RaceWorkers::advance(Race& race) {
    pool_.deliver();
    for (const auto& [lane, report] : std::exchange(heard_, {})) {
        if (is_unavailable(report)) {
            return false;
        }
        race.hear(lane, report);
        if (is_last(report)) {
            begin(at(race.lanes(), lane), lane);
        }
    }
    return true;
}

}  // namespace tessera
