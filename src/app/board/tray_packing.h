#pragma once

#include "app/ui/geometry.h"

#include <vector>

namespace tessera {

// What a slot of a tray holds.
struct TrayItem {
    Point cells;       // columns and rows, in tray cells
    float beside = 0;  // room for a count at its lower right corner

    bool operator==(const TrayItem&) const = default;
};

// Returns the free space between an item and its slot's rim, both sides together.
float slot_margin(float cell);

// Returns the sizes of the slots, none too small for a finger.
std::vector<Point> slot_sizes(const std::vector<TrayItem>& items, float cell);

// Slots in rows, in reading order.
struct TrayRows {
    int count = 0;
    Point size;  // the widest row's width, and the height of all rows
};

// Fills row after row. A slot wider than `width` has a row of its own.
TrayRows rows_within(const std::vector<Point>& sizes, float width);

// Returns the least width, `least` or more, that needs at most `rows` rows.
float width_for(const std::vector<Point>& sizes, int rows, float least);

// Returns the slots' rectangles in `room`, whose width the rows keep to: its spare space goes to the slots, as
// far as `most_spare` for each, and around them.
std::vector<Rect> spread_rows(const std::vector<Point>& sizes, const Rect& room, float most_spare);

}  // namespace tessera
