#pragma once

#include "app/lab/race_lane.h"

#include <optional>
#include <string>

namespace tessera {

// What one of two searches decided where they part.
struct PartingStep {
    int step = 0;         // of its record; step_count(): it has no more
    bool is_end = false;  // it was over before
    Sentence words;       // of the step
    int positions = 0;    // positions that it led to, this one among them
    bool is_cut = false;  // there are more, which are not recorded
};

// The first decision where two searches of one position differ.
struct RaceDifference {
    int common = 0;  // decisions before it
    PartingStep first;
    PartingStep second;
};

// Nothing: as far as both are recorded, they decided the same. Decisions are choices and what a best-first search takes up;
// what is refused counts where it makes them choose differently.
std::optional<RaceDifference> difference_of(const RecordedSearch& first, const RecordedSearch& second);

// A search of the race once more, with this seed, as far as a record goes; null: it cannot be started.
std::unique_ptr<RecordedSearch> repeated_search(const RaceRules& rules, const RaceEntry& entry,
                                                std::uint64_t seed);

}  // namespace tessera
