#pragma once

#include "lab/record/search_record.h"

#include <vector>

namespace tessera {

// A search seen at once, as an icicle over its steps: time goes right, depth goes down. A bar is a position as long as
// the search is in it or below it, in whole columns.
struct TimelineBar {
    int node = 0;
    int depth = 0;
    int from = 0;  // columns, the last one excluded
    int to = 0;

    bool operator==(const TimelineBar&) const = default;
};

// The bars of the positions deeper than the start, each column showing the step in its middle: it takes time for columns times
// depth, however long the search is.
std::vector<TimelineBar> timeline_of(const SearchRecord& record, int columns);

// The step that a column shows, and the column where the place in the steps lies.
int step_at(int column, int columns, int step_count);
float column_of(int place, int columns, int step_count);

}  // namespace tessera
