#pragma once

#include "app/board/press.h"
#include "app/board/tray.h"
#include "app/board/view.h"
#include "app/ui/motion.h"
#include "app/ui/painter.h"

#include <optional>
#include <string_view>
#include <vector>

// Shared code of tables where the player picks pieces from a tray and lays them on a board.

namespace tessera {

// A turn or a flip of an item, which is drawn on its way from the former orientation.
struct Spin {
    int item = -1;
    double start_ms = -spin_ms;
    float quarters = 0;  // clockwise
    bool flips = false;

    bool is_over(double now_ms) const { return now_ms >= start_ms + spin_ms; }
};

// A flight of something from one place to another.
struct Journey {
    double start_ms = 0;
    double duration_ms = 0;

    bool is_over(double now_ms) const { return now_ms >= start_ms + duration_ms; }
    // Distance covered, 0 to 1.
    float share(double now_ms) const { return eased(now_ms, start_ms, duration_ms); }
};

// The way of an item into the hand, from where it was drawn last.
struct Pick : Journey {
    Point from;
    float cell = 0;  // its size there
};
inline constexpr Pick no_pick{{-pick_ms, pick_ms}, {}, 0};  // it is there

struct Hand {
    enum class Mode {
        dragged,   // under a pressed button or finger
        hovering,  // picked with a click: follows the mouse
        resting,   // picked with a tap or a key: stays where it was put
    };
    Mode mode = Mode::resting;
    Point grip;  // origin and unit are up to the family
    Point pointer;
    bool is_touch = false;  // the item floats above the finger
    Pick pick = no_pick;

    bool follows(const InputEvent& event) const {
        return mode == Mode::dragged || (mode == Mode::hovering && !event.is_touch);
    }
};

inline constexpr float finger_gap = 28;  // between the finger and the lower edge of the dragged item

// True if a press that has outgrown a tap scrolls the tray: always for a press on a gap; for a finger on a
// piece only if it moves along the tray.
bool scrolls_tray(const TrayFrame& tray, const Press& press, bool is_on_gap);

// Scrolls the tray or pans the board by `by`, depending on the press.
void pull(const Press& press, Point by, TrayFrame& tray, BoardCanvas& canvas);

void scroll_by_wheel(TrayFrame& tray, const InputEvent& event);
void zoom_by_wheel(BoardCanvas& canvas, const InputEvent& event);

// Adds zoom buttons if the board's longer side has more than `comfortable_side` cells. The test uses the
// level's size, not the visible part, so that buttons do not come and go.
void add_zoom_tools(std::vector<ViewTool>& tools, const BoardCanvas& canvas, int comfortable_side);
void use_zoom_tool(BoardCanvas& canvas, std::string_view name);

// Returns the next tray slot for the keyboard focus: after `last`, or the first one if there is none; -1 if
// no slot is left in that direction.
template <class StopsAt>
int next_stop(int count, std::optional<int> last, bool backwards, const StopsAt& stops_at) {
    const int step = backwards ? -1 : 1;
    int stop = last ? *last + step : backwards ? count - 1 : 0;
    while (stop >= 0 && stop < count && !stops_at(stop)) {
        stop += step;
    }
    return stop < count ? stop : -1;
}

// True if the item in hand stays where it was put.
template <class View>
bool is_resting(const View& view) {
    return view.held && view.held->mode == Hand::Mode::resting;
}

// Clears the keyboard cursor when the focus leaves the table; an item taken from the tray by keyboard goes
// back.
template <class View>
void leave_with_focus(View& view) {
    view.cursor.reset();
    if (is_resting(view) && !view.held->from) {
        view.held.reset();
    }
}

// Returns the destination of the latest move whose piece is still there.
template <class G, class Stands>
auto latest_standing(const Session<G>& session, const Stands& stands) {
    decltype(G::Move::to) latest;
    for (int index = session.cursor(); index > 0 && !latest; --index) {
        const auto& move = at(session.history(), index).move;
        if (!move) {
            break;  // a restart
        }
        if (move->to && stands(*move->to)) {
            latest = move->to;
        }
    }
    return latest;
}

}  // namespace tessera
