#pragma once

#include "app/lab/frontier_chart.h"
#include "base/sentence.h"

namespace tessera {

// How many states are open and closed at the place, for those who listen: "open: 12, closed: 30, least f open: 14".
Sentence frontier_words(const FrontierCounts& counts);

// The same where there is little room: of both ends "open: 12 + 9, closed: 30 + 28".
Sentence frontier_line(const FrontierCounts& counts);

}  // namespace tessera
