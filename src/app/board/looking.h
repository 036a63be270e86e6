#pragma once

#include "app/board/hand.h"
#include "app/board/minimap.h"
#include "app/board/press.h"

#include <algorithm>
#include <utility>

// Which part of a board is seen: the map of one that is not seen whole, scrolling at its edge, zooming and panning. Functions
// on a view that has `canvas`, `tray`, `held` (a Hand) and `press` (a TrayPress).

namespace tessera {

// What was pressed.
struct TrayPress : Press {
    enum class Target { tray_item, board_item, ghost, tray, map, board, outside };
    Target target = Target::outside;
    int item = 0;  // for tray_item
    Cell cell{};   // for board_item
};

// The map of a board that is not seen whole takes presses as long as nothing is in hand.
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

// Scrolls a board that is not seen whole while an item is dragged along its edge. Called once a frame.
template <class View>
bool is_dragging_along_edge(const View& view) {
    return view.held && view.held->mode == Hand::Mode::dragged &&
           edge_scroll(view.canvas, view.held->pointer, 1) != Point{};
}

template <class View, class SessionOf>
void scroll_at_edge(View& view, const SessionOf& session, double now_ms) {
    constexpr double most_ms = 50;  // at rest no frame is drawn
    const double ms = std::min(now_ms - std::exchange(view.scrolled_ms, now_ms), most_ms);
    if (is_dragging_along_edge(view)) {
        view.canvas.pan(edge_scroll(view.canvas, view.held->pointer, ms));
        move_hand(view, session, view.held->pointer);
    }
}

// Takes input where nothing may be moved: zooms and pans.
template <class View>
    requires requires(const View& view) {
        view.tray;
    }
bool look_around(View& view, const InputEvent& event) {
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
