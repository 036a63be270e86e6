#pragma once

#include "app/ui/geometry.h"

#include <vector>

namespace tessera {

// The content of a slot of a tray.
struct TrayItem {
    Point cells;        // columns and rows, in tray cells
    float beside = 0;   // room for a count at its lower right corner
    float longest = 0;  // its longer side, if it can be turned

    bool operator==(const TrayItem&) const = default;
};

// The fit of items in their slots.
struct SlotFit {
    float cell = 0;
    float margin = 0;  // free space between an item and its slot's rim, both sides together
    float turned = 0;  // the share of its size at which a turned item fits its slot
};

SlotFit loose_fit(float cell);               // for slots in rows
SlotFit snug_fit(float cell, float turned);  // for slots that are packed around a board

// Returns the sizes of the slots, none too small for a finger.
std::vector<Point> slot_sizes(const std::vector<TrayItem>& items, const SlotFit& fit);

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
