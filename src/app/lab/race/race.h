#pragma once

#include "app/lab/race/race_lane.h"

#include <memory>
#include <vector>

namespace tessera {

// Several engines searching from one position. In each beat every running engine gets the same number of
// ticks, so the winner is decided by effort alone, on every machine and for any length of beat.
class Race {
public:
    static constexpr int most_lanes = 8;

    Race(RaceRules rules, const std::vector<RaceEntry>& entries);  // precondition: `entries` is not empty

    void advance(Ticks beat);

    // The searches may run elsewhere instead (race_workers.h).
    void hand_over();
    void hear(int lane, const Report& report);
    void take_back();  // restarts unfinished searches here

    bool is_done() const;
    Ticks effort() const { return effort_; }  // given to each engine, or the most that one has used elsewhere
    const RaceRules& rules() const { return *rules_; }
    const std::vector<RaceLane>& lanes() const { return lanes_; }
    // Lanes that have arrived, by effort; ties keep the order of the lanes.
    std::vector<int> finish_order() const;
    // All finished runs in the order of `tessera lab`: by engine, then by seed.
    std::vector<LabRun> runs() const;

private:
    std::shared_ptr<const RaceRules> rules_;
    std::vector<RaceLane> lanes_;
    Ticks effort_ = 0;
};

}  // namespace tessera
