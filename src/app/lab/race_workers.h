#pragma once

#include "app/lab/race.h"
#include "jobs/pool.h"

#include <utility>
#include <vector>

namespace tessera {

// A race's searches beside the window, each as fast as it can and as many at a time as the machine is good for. All but
// times and memory is the same as in the window.
class RaceWorkers {
public:
    explicit RaceWorkers(Race& race);  // takes over all that is not done

    // Lets the race hear what has come in; false: nobody can work beside the window.
    bool advance(Race& race);

private:
    void begin(const RaceLane& lane, int number);

    JobPool pool_;
    std::vector<std::pair<int, Report>> heard_;  // by lane
};

}  // namespace tessera
