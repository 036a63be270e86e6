#pragma once

#include "app/ui/input.h"

namespace tessera {

// A press of a button or a finger, the same on every table: a tap, until it has moved far enough to be
// something else. What it takes hold of is the family's own matter.
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

// The pointer has moved. Whether the press can be a tap no longer, and what else it is must be decided now.
inline bool outgrows_tap(Press& press, Point at) {
    press.last = at;
    return press.use == Press::Use::undecided && distance(at, press.start) >= drag_threshold;
}

}  // namespace tessera
