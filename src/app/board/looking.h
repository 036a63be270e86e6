#pragma once

#include "app/board/hand.h"
#include "app/board/minimap.h"
#include "app/board/press.h"

#include <algorithm>
#include <utility>

// Navigation on a zoomed board: its minimap, scrolling at the edge, zooming and panning. The functions work
// on a view with `canvas`, `tray`, `held` (a Hand) and `press` (a TrayPress).

namespace tessera {

// A press and its target.
struct TrayPress : Press {
    enum class Target { tray_item, board_item, ghost, tray, map, board, outside };
    Target target = Target::outside;
    int item = 0;  // for tray_item
    Cell cell{};   // for board_item
};

// True if the point is on the minimap of a zoomed board. The minimap accepts presses only while the hand is
// empty.
template <class View>
bool is_on_map(const View& view, Point point) {
    const auto map = minimap_of(view.canvas);
    return map && !view.held && map->board.contains(point);
}

template <class View>
void look_from_map(View& view) {
    const auto map = minimap_of(view.canvas);
    if (map && view.press && view.press->target == TrayPress::Target::map) {
        look_at(view.canvas, *map, view.press->last);
    }
}

// True while an item is dragged along the edge of a zoomed board.
template <class View>
bool is_dragging_along_edge(const View& view) {
    return view.held && view.held->mode == Hand::Mode::dragged &&
           edge_scroll(view.canvas, view.held->pointer, 1) != Point{};
}

// Scrolls the board then, and moves the item along. Call once per frame.
template <class View, class SessionOf>
void scroll_at_edge(View& view, const SessionOf& session, double now_ms) {
    constexpr double most_ms = 50;  // no frames are drawn at rest, so the last one may be long ago
    const double ms = std::min(now_ms - std::exchange(view.scrolled_ms, now_ms), most_ms);
    if (is_dragging_along_edge(view)) {
        view.canvas.pan(edge_scroll(view.canvas, view.held->pointer, ms));
        move_hand(view, session, view.held->pointer);
    }
}

// The look_around() of a family with a tray.
template <class View>
bool look_around_table(View& view, const InputEvent& event) {
    if (event.kind == InputKind::wheel) {
        zoom_by_wheel(view.canvas, event);
    } else if (event.kind == InputKind::press) {
        view.press = TrayPress{press_of(event)};
        view.press->target = is_on_map(view, event.at) ? TrayPress::Target::map : TrayPress::Target::board;
    } else if (event.kind == InputKind::move && view.press) {
        const Point by = event.at - view.press->last;
        view.press->last = event.at;
        if (view.press->target == TrayPress::Target::board) {
            view.canvas.pan(by);
        }
    } else if (event.kind != InputKind::move) {
        view.press.reset();
    }
    look_from_map(view);
    return event.kind == InputKind::wheel || view.press;
}

}  // namespace tessera
