#pragma once

#include "app/lab/race/race_lane.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace tessera {

// One search's side of the first difference.
struct PartingStep {
    int step = 0;         // in its record; step_count(): the record has no more
    bool is_end = false;  // the search had ended before
    Sentence words;       // describes the step
    int positions = 0;    // in the subtree of this step, its own included
    bool is_cut = false;  // the record ends before the subtree does
};

// The first decision where two searches of one position differ.
struct RaceDifference {
    int common = 0;  // decisions before it
    PartingStep first;
    PartingStep second;
};

// Returns nothing if both made the same decisions as far as they are recorded. Decisions are choices, and
// expansions of a best-first search; a refusal counts only if it makes a later choice differ.
std::optional<RaceDifference> difference_of(const RecordedSearch& first, const RecordedSearch& second);

// Repeats a search of the race up to the bound of a record. Returns null if it cannot be started.
std::unique_ptr<RecordedSearch> repeated_search(const RaceRules& rules, const RaceEntry& entry,
                                                std::uint64_t seed);

}  // namespace tessera
