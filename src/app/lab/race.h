#pragma once

#include "app/lab/race_lane.h"

#include <memory>
#include <vector>

namespace tessera {

// Several engines side by side on one position. In each beat every one of them that is at work gets equally many ticks, so
// that who comes in first is decided by effort and is the same on every machine and for beats of any length.
class Race {
public:
    static constexpr int most_lanes = 8;

    Race(RaceRules rules, const std::vector<RaceEntry>& entries);  // one entry at least

    void advance(Ticks beat);

    // Or else the searches are made elsewhere (race_workers.h).
    void hand_over();
    void hear(int lane, const Report& report);
    void take_back();  // what was at work begins anew, here

    bool is_done() const;
    Ticks effort() const { return effort_; }  // that each was given, or that the furthest has had elsewhere
    const RaceRules& rules() const { return *rules_; }
    const std::vector<RaceLane>& lanes() const { return lanes_; }
    // Lanes that have arrived, the first one first: by effort, of equals the one above.
    std::vector<int> finish_order() const;
    // All that have ended, as `tessera lab` lists them: by engine, then by seed.
    std::vector<LabRun> runs() const;

private:
    std::shared_ptr<const RaceRules> rules_;
    std::vector<RaceLane> lanes_;
    Ticks effort_ = 0;
};

}  // namespace tessera
