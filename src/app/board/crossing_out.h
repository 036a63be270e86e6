#pragma once

#include "app/board/tray_view.h"

#include <algorithm>
#include <string>
#include <vector>

// Animates a hint: shows the items that follow from it one by one, each with a number on the cell that forces it, then
// crosses out the ruled-out placements one by one.

namespace tessera {

inline constexpr int most_crossed = 5;

// Keeps the items to be crossed out and returns the number of those dropped, which are only counted.
template <class Item>
int keep_crossed(std::vector<Item>& items) {
    const int more = std::max(int_size(items) - most_crossed, 0);
    items.resize(items.size() - static_cast<std::size_t>(more));
    return more;
}

// Returns the milliseconds until `count` followers are shown.
double following_ms(const TrayView& view, int count);
// Returns how many of `count` followers are shown by `now_ms`.
int followers_by(const TrayView& view, int count, double now_ms);

// Returns the progress of crossing out item `index`, from 0 (not begun) to 1.
float crossing_progress(const TrayView& view, int index, double now_ms);
// True while the last item has not been crossed out, or the lit hint has not been drawn yet.
bool is_crossing_out(const TrayView& view, int count, double now_ms);

// Draws a mark on a cell: the number of a follower where it is forced, or a question mark.
void draw_badge(Painter& painter, const Rect& cell, const std::string& text);
// Draws the number of one of several places, in another look.
void draw_hollow_badge(Painter& painter, const Rect& cell, const std::string& text);
void draw_cross(Painter& painter, const Rect& rect, float share, Color color);
// Says how many items are ruled out besides.
void draw_more(Painter& painter, Point centre, int more, const Strings& strings);

}  // namespace tessera
