#pragma once

#include "app/board/tray_view.h"

#include <algorithm>
#include <vector>

// Animation of a hint: the items that it supposes to follow come one after the other, with a number on what forces them; then
// the ruled-out placements are crossed out one after the other.

namespace tessera {

inline constexpr int most_crossed = 5;

// Keeps the items that are crossed out and returns the number of the others, which are only counted.
template <class Item>
int keep_crossed(std::vector<Item>& items) {
    const int more = std::max(int_size(items) - most_crossed, 0);
    items.resize(items.size() - static_cast<std::size_t>(more));
    return more;
}

// Returns how long it takes until so many followers are there, in milliseconds.
double following_ms(const TrayView& view, int count);
// Returns how many of the followers are there.
int followers_by(const TrayView& view, int count, double now_ms);

// Returns the progress of crossing out item `index`, from 0 (not begun) to 1.
float crossing_progress(const TrayView& view, int index, double now_ms);
// True while the last item has not been crossed out, or the lit hint has not been drawn yet.
bool is_crossing_out(const TrayView& view, int count, double now_ms);

// Draws the number of a follower on the cell that forces it.
void draw_badge(Painter& painter, const Rect& cell, int number);
void draw_cross(Painter& painter, const Rect& rect, float share, Color color);
// Says how many items are ruled out besides.
void draw_more(Painter& painter, Point centre, int more, const Strings& strings);

}  // namespace tessera
