#pragma once

#include "app/ui/input.h"

namespace tessera {

// A press of a mouse button or a finger, the same on every table: a tap until it has moved too far for one.
// The family decides what was pressed.
struct Press {
    enum class Use { undecided, drag, scroll, pan };
    Use use = Use::undecided;
    Point start;
    Point last;
    bool is_touch = false;
};

inline Press press_of(const InputEvent& event) {
    return {Press::Use::undecided, event.at, event.at, event.is_touch};
}

// Records the pointer's position. Returns true if the press can no longer be a tap and its use must be
// decided now.
inline bool outgrows_tap(Press& press, Point at) {
    press.last = at;
    return press.use == Press::Use::undecided && distance(at, press.start) >= drag_threshold;
}

}  // namespace tessera
