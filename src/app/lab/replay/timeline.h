#pragma once

#include "lab/record/search_record.h"

#include <vector>

namespace tessera {

// A bar in an icicle plot of a search: steps run to the right, depth runs down. A bar spans the columns in
// which the search is at a position or below it.
struct TimelineBar {
    int node = 0;
    int depth = 0;
    int from = 0;  // columns; the last one is excluded
    int to = 0;

    bool operator==(const TimelineBar&) const = default;
};

// Returns the bars of all positions below the start. Each column shows the step in its middle. Time: columns
// times depth, however long the search is.
std::vector<TimelineBar> timeline_of(const SearchRecord& record, int columns);

// The step that a column shows, and the column of a place in the steps.
int step_at(int column, int columns, int step_count);
float column_of(int place, int columns, int step_count);

}  // namespace tessera
