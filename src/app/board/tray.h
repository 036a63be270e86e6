#pragma once

#include "app/board/table_layout.h"

#include <vector>

namespace tessera {

class Painter;

// Rows of slots below a board or columns beside it, which scroll if they are too long. The family decides
// what is in the slots.
struct TrayFrame {
    Rect area;
    bool is_below = true;  // below the board, scrolling sideways; else beside it, scrolling up and down
    float slot = 0;        // side of a slot
    float scroll = 0;
    float overflow = 0;  // the scrolling range

    Point offset() const { return is_below ? Point{-scroll, 0} : Point{0, -scroll}; }
    bool can_scroll() const { return overflow > 0; }
    void scroll_by(float by);
    void drag(Point by) { scroll_by(is_below ? -by.x : -by.y); }
    void bring_into_view(const Rect& unscrolled);
    bool shows(const Rect& scrolled) const;  // true if at least a part is visible
};

// Applies the plan and returns the slots' rectangles, unscrolled. Slots are in reading order even beside the
// board, so that the order of the pieces stays the same.
std::vector<Rect> lay_out_tray(TrayFrame& tray, const TablePlan& plan, int slot_count);

// Call before and after drawing the slots: these draw a scrolling tray's plate and thumb, and clip it.
void begin_tray(Painter& painter, const TrayFrame& tray);
void end_tray(Painter& painter, const TrayFrame& tray);

}  // namespace tessera
