#include "app/families/polyomino/held.h"

#include <algorithm>

// Mouse and touch on a polyomino table. A press becomes a tap, a drag, a scroll of the tray or a pan of the
// board as it moves; the keyboard is in polyomino_keys.cpp.

namespace tessera {

ViewReply<Polyomino> key_input(PolyominoView& view, const PolyominoSession& session, const InputEvent& event);

namespace {

using Kind = BoardPress::Kind;
using Use = BoardPress::Use;
using Mode = HeldPiece::Mode;

int tray_piece_at(const PolyominoView& view, Point point) {
    if (!view.tray.area.contains(point)) {
        return -1;
    }
    for (const TraySlot& slot : view.tray.slots) {
        if (slot.rect.moved(view.tray.offset()).contains(point)) {
            return slot.piece;
        }
    }
    return -1;
}

// The index in state.placed of the piece under the pointer that the player may take, else -1.
int movable_at(const PolyominoView& view, const PolyominoSession& session, Point point) {
    const std::optional<Cell> cell = view.canvas.cell_at(point);
    if (!cell) {
        return -1;
    }
    const int index = cover_of(session.level(), session.state())[*cell];
    const auto& givens = session.level().givens;
    const bool is_given = index >= 0 && std::find(givens.begin(), givens.end(),
                                                  at(session.state().placed, index)) != givens.end();
    return is_given ? -1 : index;
}

bool is_over_resting_ghost(const PolyominoView& view, const PolyominoSession& session, Point point) {
    const std::optional<Cell> cell = view.canvas.cell_at(point);
    if (!cell || !view.held || !view.held->has_ghost || view.held->mode != Mode::resting) {
        return false;
    }
    const std::vector<Cell> cells = cells_of(session.level(), view.held->at);
    return std::find(cells.begin(), cells.end(), *cell) != cells.end();
}

BoardPress press_at(const PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    BoardPress press{press_of(event)};
    const int tray_piece = tray_piece_at(view, event.at);
    const int placed = movable_at(view, session, event.at);
    if (tray_piece >= 0 && left_count(session.level(), session.state(), tray_piece) > 0) {
        press.kind = Kind::tray_piece;
        press.piece = tray_piece;
    } else if (view.tray.area.contains(event.at)) {
        press.kind = Kind::tray;
    } else if (is_over_resting_ghost(view, session, event.at)) {
        press.kind = Kind::held;
    } else if (placed >= 0 && !view.held) {
        press.kind = Kind::board_piece;
        press.piece = placed;
    } else if (view.canvas.area().contains(event.at)) {
        press.kind = Kind::board;
    }
    return press;
}

void start_dragging(PolyominoView& view, const PolyominoSession& session) {
    const BoardPress press = *view.press;
    view.press->use = Use::drag;
    if (press.kind == Kind::tray_piece) {
        pick_from_tray(view, session, press.piece, Mode::dragged);
    } else if (press.kind == Kind::board_piece) {
        pick_from_board(view, session, press.piece, Mode::dragged);
    } else {
        const Point corner = view.canvas.point_of(view.held->at.corner);
        view.held->grip = (press.start - corner) * (1 / view.canvas.cell());
        view.held->mode = Mode::dragged;
        view.held->is_touch = press.is_touch;
    }
}

void decide_use(PolyominoView& view, const PolyominoSession& session) {
    const Kind kind = view.press->kind;
    const bool is_in_tray = kind == Kind::tray_piece || kind == Kind::tray;
    if (is_in_tray && scrolls_tray(view.tray, *view.press, kind == Kind::tray)) {
        view.press->use = Use::scroll;
    } else if (kind == Kind::tray_piece || kind == Kind::board_piece || kind == Kind::held) {
        start_dragging(view, session);
    } else if (kind == Kind::board && view.canvas.is_zoomed()) {
        view.press->use = Use::pan;
    }
}

ViewReply<Polyomino> pressed(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    if (event.button == PressButton::second) {
        const int piece = tray_piece_at(view, event.at);
        if (view.held) {
            flip_held(view, session);
        } else if (piece >= 0) {
            flip_in_tray(view, session, piece);
        }
        return ViewReply<Polyomino>::view_changed(view.held || piece >= 0);
    }
    view.press = press_at(view, session, event);
    return ViewReply<Polyomino>::view_changed(view.press->kind != Kind::outside || view.held);
}

ViewReply<Polyomino> moved(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    if (view.press) {
        const Point by = event.at - view.press->last;
        if (outgrows_tap(*view.press, event.at)) {
            decide_use(view, session);
        }
        pull(*view.press, by, view.tray, view.canvas);
    }
    const bool follows = view.held && view.held->follows(event);
    if (follows) {
        move_hand(view, session, event.at);
    }
    return ViewReply<Polyomino>::view_changed(follows || view.press);
}

ViewReply<Polyomino> tapped_board(PolyominoView& view, const PolyominoSession& session,
                                  const BoardPress& press) {
    if (!view.held) {
        return ViewReply<Polyomino>::ignored();
    }
    const std::optional<Cell> cell = view.canvas.cell_at(press.last);
    if (!cell) {
        let_go(view, session);
        return ViewReply<Polyomino>::view_changed();
    }
    if (view.held->mode != Mode::hovering) {
        rest_over(view, session, *cell);
        if (!is_over_resting_ghost(view, session, press.last)) {
            return ViewReply<Polyomino>::
                view_changed();  // it cannot cover that cell as it lies: it waits beside it to be turned
        }
    }
    return place_held(view, session);
}

ViewReply<Polyomino> tapped_tray_piece(PolyominoView& view, const PolyominoSession& session,
                                       const BoardPress& press) {
    const bool is_same = view.held && view.held->at.piece == press.piece && !view.held->from;
    if (is_same) {
        turn_held(view, session);
        return ViewReply<Polyomino>::view_changed();
    }
    pick_from_tray(view, session, press.piece, press.is_touch ? Mode::resting : Mode::hovering);
    if (!press.is_touch) {
        move_hand(view, session, press.last);
    }
    return ViewReply<Polyomino>::view_changed();
}

ViewReply<Polyomino> tapped(PolyominoView& view, const PolyominoSession& session, const BoardPress& press) {
    switch (press.kind) {
        case Kind::tray_piece:
            return tapped_tray_piece(view, session, press);
        case Kind::board_piece:
            pick_from_board(view, session, press.piece, press.is_touch ? Mode::resting : Mode::hovering);
            view.held->pointer = press.last;
            return ViewReply<Polyomino>::view_changed();
        case Kind::held:
            if (view.held->is_legal && view.held->from != view.held->at) {
                return place_held(view, session);
            }
            turn_held(view, session);
            return ViewReply<Polyomino>::view_changed();
        case Kind::tray:
            return view.held ? take_held_back(view) : ViewReply<Polyomino>::ignored();
        case Kind::board:
            return tapped_board(view, session, press);
        case Kind::outside:
            break;
    }
    const bool had = view.held.has_value();
    if (had) {
        let_go(view, session);
    }
    return ViewReply<Polyomino>::view_changed(had);
}

ViewReply<Polyomino> dropped(PolyominoView& view, const PolyominoSession& session, Point point) {
    move_hand(view, session, point);
    const bool over_tray = view.tray.area.contains(point) && !view.held->has_ghost;
    if (over_tray && view.held->from) {
        return take_held_back(view);
    }
    return place_held(view, session);
}

ViewReply<Polyomino> released(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    if (!view.press || event.button == PressButton::second) {
        return ViewReply<Polyomino>::ignored();
    }
    BoardPress press = *view.press;
    press.last = event.at;
    view.press->last = event.at;
    ViewReply<Polyomino> reply = ViewReply<Polyomino>::view_changed();
    if (press.use == Use::drag && view.held) {
        reply = dropped(view, session, event.at);
    } else if (press.use == Use::undecided) {
        reply = tapped(view, session, press);
    }
    view.press.reset();
    return reply;
}

ViewReply<Polyomino> given_up(PolyominoView& view, const PolyominoSession& session) {
    view.press.reset();
    if (view.held && view.held->mode != Mode::resting) {
        let_go(view, session);
    }
    return ViewReply<Polyomino>::view_changed();
}

ViewReply<Polyomino> wheeled(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    const int piece = tray_piece_at(view, event.at);
    if (view.held) {
        const bool backwards = event.wheel < 0;
        for (int turn = 0; turn < (backwards ? 3 : 1); ++turn) {
            turn_held(view, session);
        }
    } else if (view.tray.area.contains(event.at) && view.tray.can_scroll()) {
        scroll_by_wheel(view.tray, event);
    } else if (piece >= 0) {
        turn_in_tray(view, session, piece);
    } else if (view.canvas.area().contains(event.at)) {
        zoom_by_wheel(view.canvas, event);
    } else {
        return ViewReply<Polyomino>::ignored();
    }
    return ViewReply<Polyomino>::view_changed();
}

}  // namespace

ViewReply<Polyomino> board_input(PolyominoView& view, const PolyominoSession& session,
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
            return given_up(view, session);
        case InputKind::wheel:
            return wheeled(view, session, event);
        case InputKind::key:
            return key_input(view, session, event);
    }
    return ViewReply<Polyomino>::ignored();
}

}  // namespace tessera
