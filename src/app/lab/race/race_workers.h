#pragma once

#include "app/lab/race/race.h"
#include "jobs/pool.h"

#include <utility>
#include <vector>

namespace tessera {

// Runs a race's searches in workers, each as fast as it can, as many at a time as the machine supports. The
// results are the same as in the window but for times and memory.
class RaceWorkers {
public:
    explicit RaceWorkers(Race& race);  // takes over all unfinished searches

    // Passes on the reports that have arrived. Returns false if no worker can be had.
    bool advance(Race& race);

private:
    void begin(const RaceLane& lane, int number);

    JobPool pool_;
    std::vector<std::pair<int, Report>> heard_;  // by lane
};

}  // namespace tessera
