#pragma once

#include "app/board/table_layout.h"

#include <vector>

namespace tessera {

class Painter;

// Rows of slots below a board, or columns beside it, scrolled where they are too long. What lies in the slots
// is the family's own matter.
struct TrayFrame {
    Rect area;
    bool is_below = true;  // below the board and scrolled sideways; else beside it and scrolled up and down
    float slot = 0;        // side of a slot
    float scroll = 0;
    float overflow = 0;  // how far it can be scrolled

    Point offset() const { return is_below ? Point{-scroll, 0} : Point{0, -scroll}; }
    bool can_scroll() const { return overflow > 0; }
    void scroll_by(float by);
    void drag(Point by) { scroll_by(is_below ? -by.x : -by.y); }
    void bring_into_view(const Rect& unscrolled);
    bool shows(const Rect& scrolled) const;  // at least a part of it
};

// Takes the plan over and answers with the places of the slots, unscrolled. They are read line by line even
// beside the board, so that the order of the pieces stays the same.
std::vector<Rect> lay_out_tray(TrayFrame& tray, const TablePlan& plan, int slot_count);

// Around the drawing of the slots: the plate and the thumb of a tray that is scrolled, and its clipping.
void begin_tray(Painter& painter, const TrayFrame& tray);
void end_tray(Painter& painter, const TrayFrame& tray);

}  // namespace tessera
