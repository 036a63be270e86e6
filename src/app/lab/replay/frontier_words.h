#pragma once

#include "app/lab/replay/frontier_chart.h"
#include "base/sentence.h"

namespace tessera {

// Describes the open and closed states for screen readers: "open: 12, closed: 30, least f open: 14".
Sentence frontier_words(const FrontierCounts& counts);

// The same in short; for a bidirectional search "open: 12 + 9, closed: 30 + 28".
Sentence frontier_line(const FrontierCounts& counts);

}  // namespace tessera
