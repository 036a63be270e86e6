#pragma once

#include "app/board/table_layout.h"

#include <optional>
#include <vector>

namespace tessera {

class Painter;
struct Color;
struct Theme;

// Slots around a board, or rows of slots below or beside it, which scroll if they are too long. The family
// decides what is in the slots.
struct TrayFrame {
    Rect area;
    std::optional<Rect> around;  // the board within the area, if slots lie around it
    bool is_below = true;        // below the board, scrolling sideways; else beside it, scrolling up and down
    float scroll = 0;
    float overflow = 0;  // the scrolling range

    Point offset() const { return is_below ? Point{-scroll, 0} : Point{0, -scroll}; }
    bool can_scroll() const { return overflow > 0; }
    bool contains(Point point) const { return area.contains(point) && !(around && around->contains(point)); }
    void scroll_by(float by);
    void drag(Point by) { scroll_by(is_below ? -by.x : -by.y); }
    void bring_into_view(const Rect& unscrolled);
    bool shows(const Rect& scrolled) const;  // true if at least a part is visible
};

// Applies the plan and returns the slots' rectangles, unscrolled, in the order of the items.
std::vector<Rect> lay_out_tray(TrayFrame& tray, const TablePlan& plan, const std::vector<TrayItem>& items);

// The colour below the slots: the page's, or that of a scrolling tray's plate.
Color tray_ground(const Theme& theme, const TrayFrame& tray);

// Call before and after drawing the slots: these draw a scrolling tray's plate and thumb, and clip it.
void begin_tray(Painter& painter, const TrayFrame& tray);
void end_tray(Painter& painter, const TrayFrame& tray);

}  // namespace tessera
