#include "app/families/edge_match/held.h"

#include <algorithm>

// Mouse and touch on an edge match table. A press becomes a tap, a drag, a scroll of the tray or a pan of the
// board as it moves; the keyboard is in edge_match_keys.cpp.

namespace tessera {

ViewReply<EdgeMatch> key_input(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event);

namespace {

using Kind = EdgeTilePress::Kind;
using Use = EdgeTilePress::Use;
using Mode = HeldTile::Mode;

int tray_tile_at(const EdgeMatchView& view, const EdgeMatchSession& session, Point point) {
    for (int tile = 0; tile < int_size(view.tray.slots); ++tile) {
        const std::optional<Rect>& slot = at(view.tray.slots, tile);
        const bool is_here = slot && slot->moved(view.tray.offset()).contains(point);
        if (is_here && view.tray.area.contains(point) && is_in_tray(session, tile)) {
            return tile;
        }
    }
    return -1;
}

std::optional<Cell> board_tile_at(const EdgeMatchView& view, const EdgeMatchSession& session, Point point) {
    const std::optional<Cell> cell = view.canvas.cell_at(point);
    return cell && !is_empty(session.state(), *cell) ? cell : std::nullopt;
}

EdgeTilePress press_at(const EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event) {
    EdgeTilePress press{press_of(event)};
    const int tray_tile = tray_tile_at(view, session, event.at);
    const std::optional<Cell> board_tile = board_tile_at(view, session, event.at);
    if (tray_tile >= 0) {
        press.kind = Kind::tray_tile;
        press.tile = tray_tile;
    } else if (view.tray.area.contains(event.at)) {
        press.kind = Kind::tray;
    } else if (board_tile && !(view.held && view.held->mode == Mode::hovering)) {
        press.kind = Kind::board_tile;
        press.cell = *board_tile;
    } else if (view.canvas.area().contains(event.at)) {
        press.kind = Kind::board;
    }
    return press;
}

void decide_use(EdgeMatchView& view, const EdgeMatchSession& session) {
    const EdgeTilePress press = *view.press;
    const bool is_in_tray_area = press.kind == Kind::tray_tile || press.kind == Kind::tray;
    if (is_in_tray_area && scrolls_tray(view.tray, press, press.kind == Kind::tray)) {
        view.press->use = Use::scroll;
    } else if (press.kind == Kind::tray_tile) {
        view.press->use = Use::drag;
        pick_from_tray(view, press.tile, Mode::dragged);
    } else if (press.kind == Kind::board_tile) {
        view.press->use = Use::drag;
        pick_from_board(view, session, press.cell, Mode::dragged);
    } else if (press.kind == Kind::board && view.canvas.is_zoomed()) {
        view.press->use = Use::pan;
    }
}

// A turn of whatever is under the pointer, or in the hand.
ViewReply<EdgeMatch> turn_at(EdgeMatchView& view, const EdgeMatchSession& session, Point point, int turn) {
    if (view.held) {
        return turn_held(view, turn);
    }
    if (const std::optional<Cell> cell = board_tile_at(view, session, point)) {
        return turn_on_board(session, *cell, turn);
    }
    const int tile = tray_tile_at(view, session, point);
    if (tile < 0) {
        return ViewReply<EdgeMatch>::ignored();
    }
    turn_in_tray(view, tile, turn);
    return ViewReply<EdgeMatch>::view_changed();
}

ViewReply<EdgeMatch> pressed(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event) {
    if (event.button == PressButton::second) {
        return turn_at(view, session, event.at, clockwise);
    }
    view.press = press_at(view, session, event);
    return ViewReply<EdgeMatch>::view_changed(view.press->kind != Kind::outside || view.held);
}

ViewReply<EdgeMatch> moved(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event) {
    if (view.press) {
        const Point by = event.at - view.press->last;
        if (outgrows_tap(*view.press, event.at)) {
            decide_use(view, session);
        }
        pull(*view.press, by, view.tray, view.canvas);
    }
    const bool follows = view.held && view.held->follows(event);
    if (follows) {
        move_hand(view, event.at);
    }
    return ViewReply<EdgeMatch>::view_changed(follows || view.press);
}

ViewReply<EdgeMatch> tapped_tray_tile(EdgeMatchView& view, const EdgeTilePress& press) {
    if (view.held && view.held->tile == press.tile) {
        return turn_held(view);
    }
    pick_from_tray(view, press.tile, press.is_touch ? Mode::resting : Mode::hovering);
    if (!press.is_touch) {
        move_hand(view, press.last);
    }
    return ViewReply<EdgeMatch>::view_changed();
}

ViewReply<EdgeMatch> tapped_board_tile(EdgeMatchView& view, const EdgeMatchSession& session,
                                       const EdgeTilePress& press) {
    if (view.held && view.held->from == press.cell) {
        return turn_held(view);
    }
    if (view.held) {
        return place_held(view, session, press.cell);
    }
    pick_from_board(view, session, press.cell, press.is_touch ? Mode::resting : Mode::hovering);
    view.held->pointer = press.last;
    return ViewReply<EdgeMatch>::view_changed();
}

ViewReply<EdgeMatch> tapped(EdgeMatchView& view, const EdgeMatchSession& session,
                            const EdgeTilePress& press) {
    const std::optional<Cell> cell = view.canvas.cell_at(press.last);
    switch (press.kind) {
        case Kind::tray_tile:
            return tapped_tray_tile(view, press);
        case Kind::board_tile:
            return tapped_board_tile(view, session, press);
        case Kind::tray:
            return view.held ? take_held_back(view) : ViewReply<EdgeMatch>::ignored();
        case Kind::board:
            if (view.held && cell) {
                return place_held(view, session, *cell);
            }
            break;
        case Kind::outside:
            break;
    }
    const bool had = view.held.has_value();
    if (had) {
        let_go(view);
    }
    return ViewReply<EdgeMatch>::view_changed(had);
}

ViewReply<EdgeMatch> dropped(EdgeMatchView& view, const EdgeMatchSession& session, Point point) {
    move_hand(view, point);
    if (view.held->over) {
        return place_held(view, session, *view.held->over);
    }
    if (view.held->from && view.tray.area.contains(point)) {
        return take_held_back(view);
    }
    let_go(view);
    return ViewReply<EdgeMatch>::view_changed();
}

ViewReply<EdgeMatch> released(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event) {
    if (!view.press || event.button == PressButton::second) {
        return ViewReply<EdgeMatch>::ignored();
    }
    view.press->last = event.at;
    const EdgeTilePress press = *view.press;
    ViewReply<EdgeMatch> reply = ViewReply<EdgeMatch>::view_changed();
    if (press.use == Use::drag && view.held) {
        reply = dropped(view, session, event.at);
    } else if (press.use == Use::undecided) {
        reply = tapped(view, session, press);
    }
    view.press.reset();
    return reply;
}

ViewReply<EdgeMatch> given_up(EdgeMatchView& view) {
    view.press.reset();
    if (view.held && view.held->mode != Mode::resting) {
        let_go(view);
    }
    return ViewReply<EdgeMatch>::view_changed();
}

ViewReply<EdgeMatch> wheeled(EdgeMatchView& view, const EdgeMatchSession& session, const InputEvent& event) {
    if (!view.held && view.tray.area.contains(event.at) && view.tray.can_scroll()) {
        scroll_by_wheel(view.tray, event);
        return ViewReply<EdgeMatch>::view_changed();
    }
    ViewReply<EdgeMatch> turned = turn_at(view, session, event.at, event.wheel < 0 ? -clockwise : clockwise);
    if (!turned.used && view.canvas.area().contains(event.at)) {
        zoom_by_wheel(view.canvas, event);
        return ViewReply<EdgeMatch>::view_changed();
    }
    return turned;
}

}  // namespace

ViewReply<EdgeMatch> board_input(EdgeMatchView& view, const EdgeMatchSession& session,
                                 const InputEvent& event) {
    view.now_ms = std::max(view.now_ms, event.time_ms);
    switch (event.kind) {
        case InputKind::press:
            return pressed(view, session, event);
        case InputKind::move:
            return moved(view, session, event);
        case InputKind::release:
            return released(view, session, event);
        case InputKind::cancel:
            return given_up(view);
        case InputKind::wheel:
            return wheeled(view, session, event);
        case InputKind::key:
            return key_input(view, session, event);
    }
    return ViewReply<EdgeMatch>::ignored();
}

}  // namespace tessera
