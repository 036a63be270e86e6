#pragma once

#include "app/board/press.h"
#include "app/board/tray.h"
#include "app/board/view.h"

#include <optional>
#include <string_view>
#include <vector>

// What tables have in common where a hand takes pieces from a tray and lays them on a board.

namespace tessera {

struct Hand {
    enum class Mode {
        dragged,   // under a pressed button or finger
        hovering,  // picked with a click: what is held follows the mouse
        resting,   // picked with a tap or a key: it stays where it was put
    };
    Mode mode = Mode::resting;
    Point grip;  // where it is held; from where and in which unit is the family's choice
    Point pointer;
    bool is_touch = false;  // what is held floats above the finger

    bool follows(const InputEvent& event) const {
        return mode == Mode::dragged || (mode == Mode::hovering && !event.is_touch);
    }
};

inline constexpr float finger_gap = 28;  // between the finger and the lower edge of what it drags

// Whether a press that has left the tray's place where it began scrolls the tray: one on a gap always does, a
// finger's on a piece where it goes along the tray.
bool scrolls_tray(const TrayFrame& tray, const Press& press, bool is_on_gap);

// Moves what a press that scrolls or pans has hold of.
void pull(const Press& press, Point by, TrayFrame& tray, BoardCanvas& canvas);

void scroll_by_wheel(TrayFrame& tray, const InputEvent& event);
void zoom_by_wheel(BoardCanvas& canvas, const InputEvent& event);

// The buttons that zoom, on boards whose longer side has more than so many cells: of the level, not of what
// is seen of it, so that buttons do not come and go.
void add_zoom_tools(std::vector<ViewTool>& tools, const BoardCanvas& canvas, int comfortable_side);
void use_zoom_tool(BoardCanvas& canvas, std::string_view name);

// The place in the tray where the keyboard's focus stops next: after `last`, or at the first one where there
// was none; -1 if there is none on that side.
template <class StopsAt>
int next_stop(int count, std::optional<int> last, bool backwards, const StopsAt& stops_at) {
    const int step = backwards ? -1 : 1;
    int stop = last ? *last + step : backwards ? count - 1 : 0;
    while (stop >= 0 && stop < count && !stops_at(stop)) {
        stop += step;
    }
    return stop < count ? stop : -1;
}

// Whether something is in hand and stays where it was put.
template <class View>
bool is_resting(const View& view) {
    return view.held && view.held->mode == Hand::Mode::resting;
}

// The focus goes elsewhere: what the keyboard took from the tray goes back to it.
template <class View>
void leave_with_focus(View& view) {
    view.cursor.reset();
    if (is_resting(view) && !view.held->from) {
        view.held.reset();
    }
}

// Where the move led that was made last and whose piece still lies there.
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
