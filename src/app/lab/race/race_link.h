#pragma once

#include "app/lab/race/race_lane.h"
#include "app/lab/replay/lab_link.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Returns the entries as text for a link: "dancing_links,algorithm_x+zones:descender".
std::string text_of(const std::vector<RaceEntry>& entries);
// Skips entries that the family does not have, and duplicates.
std::vector<RaceEntry> entries_in(std::string_view text, std::string_view family);

// Sets the options race, seeds and limit, from which a link repeats a race.
void set_race(LabLink& link, const RaceRules& rules, const std::vector<RaceEntry>& entries);
// Applies the options in the link to the rules; others are left unchanged.
void take_race(const LabLink& link, RaceRules& rules);

}  // namespace tessera
