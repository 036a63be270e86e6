#pragma once

#include "app/lab/lab_link.h"
#include "app/lab/race_lane.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Who takes part, as a link has it: "dancing_links,algorithm_x+zones:descender".
std::string text_of(const std::vector<RaceEntry>& entries);
// Only those that the family has; what is named twice takes part once.
std::vector<RaceEntry> entries_in(std::string_view text, std::string_view family);

// The options race, seeds and limit of a link, which repeat a race.
void set_race(LabLink& link, const RaceRules& rules, const std::vector<RaceEntry>& entries);
// What the link says of them; the rest of the rules is left as it is.
void take_race(const LabLink& link, RaceRules& rules);

}  // namespace tessera
