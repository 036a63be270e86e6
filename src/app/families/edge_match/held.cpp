#include "app/families/edge_match/held.h"

#include "app/ui/motion.h"

#include <algorithm>

namespace tessera {

using edge_match::Move;
using edge_match::Placed;
using edge_match::side_count;

namespace {

// Returns the next quarter turn. States count turns anticlockwise, players clockwise.
int turned(int turn, bool backwards) {
    return (turn + (backwards ? 1 : side_count - 1)) % side_count;
}

void begin_turn(EdgeMatchView& view, int tile, bool backwards) {
    begin_spin(view, tile, backwards ? -1.0F : 1.0F);
}

void fly_home(EdgeMatchView& view) {
    const HeldTile& held = *view.held;
    if (view.reduced_motion || held.mode == HeldTile::Mode::resting) {
        return;
    }
    const Rect home = held.from ? view.canvas.rect_of(*held.from) : tray_place(view, held.tile);
    view.flights.push_back({{view.now_ms, flight_ms}, held.tile, held.turn, floating_place(view), home});
}

// Returns the way of a tile into the hand from the board or the tray, by its middle.
Pick pick_of(const EdgeMatchView& view, const HeldTile& held) {
    if (view.reduced_motion || held.mode == HeldTile::Mode::resting) {
        return no_pick;
    }
    const Rect place = held.from ? view.canvas.rect_of(*held.from) : tray_place(view, held.tile);
    return {{view.now_ms, pick_ms}, place.centre(), place.width};
}

void hold(EdgeMatchView& view, const EdgeMatchSession& session, HeldTile held) {
    if (view.held) {
        let_go(view, session);
    }
    held.pick = pick_of(view, held);
    held.pointer = view.press ? view.press->last : held.pointer;
    held.is_touch = view.press && view.press->is_touch;
    view.held = held;
    view.cursor.reset();
}

}  // namespace

void pick_from_tray(EdgeMatchView& view, const EdgeMatchSession& session, int tile, HeldTile::Mode mode) {
    HeldTile held;
    held.tile = tile;
    held.turn = at(view.tray_turn, tile);
    held.mode = mode;
    hold(view, session, held);
}

void pick_from_board(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell, HeldTile::Mode mode) {
    const Placed placed = session.state().board[cell];
    HeldTile held;
    held.tile = placed.tile;
    held.turn = placed.turn;
    held.from = cell;
    held.over = cell;
    held.mode = mode;
    held.grip = view.press ? view.press->start - view.canvas.rect_of(cell).centre() : Point{};
    hold(view, session, held);
}

void move_hand(EdgeMatchView& view, const EdgeMatchSession& /*session*/, Point pointer) {
    view.held->pointer = pointer;
    view.held->over = view.canvas.cell_at(floating_place(view).centre());
}

ViewReply<EdgeMatch> turn_held(EdgeMatchView& view, const EdgeMatchSession& /*session*/, bool backwards) {
    HeldTile& held = *view.held;
    held.turn = turned(held.turn, backwards);
    begin_turn(view, held.tile, backwards);
    if (!held.from) {
        at(view.tray_turn, held.tile) = held.turn;
    } else if (held.mode == HeldTile::Mode::resting && held.over == held.from) {
        view.keeps_hold = true;
        return ViewReply<EdgeMatch>::play(edge_match::shifting(*held.from, *held.from, held.turn));
    }
    return ViewReply<EdgeMatch>::view_changed();
}

ViewReply<EdgeMatch> turn_on_board(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell,
                                   bool backwards) {
    begin_turn(view, session.state().board[cell].tile, backwards);
    const int turn = turned(session.state().board[cell].turn, backwards);
    return ViewReply<EdgeMatch>::play(edge_match::shifting(cell, cell, turn));
}

void turn_in_tray(EdgeMatchView& view, int tile, bool backwards) {
    at(view.tray_turn, tile) = turned(at(view.tray_turn, tile), backwards);
    begin_turn(view, tile, backwards);
}

ViewReply<EdgeMatch> lay_on(EdgeMatchView& view, const EdgeMatchSession& session, Cell cell) {
    const HeldTile held = *view.held;
    const bool lies_there = held.from == cell && session.state().board[cell].turn == held.turn;
    if (lies_there) {
        let_go(view, session);
        return ViewReply<EdgeMatch>::view_changed();
    }
    view.held->over = cell;
    if (const Placed below = session.state().board[cell]; !held.from && below.tile >= 0) {
        at(view.tray_turn, below.tile) = below.turn;  // returns to the tray with its current turn
    }
    const Move move = held.from ? edge_match::shifting(*held.from, cell, held.turn)
                                : edge_match::placing(held.tile, held.turn, cell);
    return ViewReply<EdgeMatch>::play(move);
}

ViewReply<EdgeMatch> place_held(EdgeMatchView& view, const EdgeMatchSession& session) {
    if (view.held->over) {
        return lay_on(view, session, *view.held->over);
    }
    if (view.held->mode != HeldTile::Mode::resting) {
        let_go(view, session);
    }
    return ViewReply<EdgeMatch>::view_changed();
}

ViewReply<EdgeMatch> take_held_back(EdgeMatchView& view, const EdgeMatchSession& session) {
    const HeldTile held = *view.held;
    if (!held.from) {
        let_go(view, session);
        return ViewReply<EdgeMatch>::view_changed();
    }
    at(view.tray_turn, held.tile) = held.turn;
    return ViewReply<EdgeMatch>::play(edge_match::taking_back(*held.from));
}

void let_go(EdgeMatchView& view, const EdgeMatchSession& /*session*/) {
    fly_home(view);
    view.held.reset();
}

int turn_in_tray(const EdgeMatchView& view, int tile) {
    return tile < int_size(view.tray_turn) ? at(view.tray_turn, tile) : 0;
}

std::optional<Rect> slot_of(const EdgeMatchView& view, int tile) {
    if (tile >= int_size(view.tray.slots) || !at(view.tray.slots, tile)) {
        return std::nullopt;
    }
    return at(view.tray.slots, tile)->moved(view.tray.offset());
}

Rect tray_place(const EdgeMatchView& view, int tile) {
    return centred(slot_of(view, tile).value_or(view.tray.area).centre(), view.tray.side, view.tray.side);
}

Rect floating_place(const EdgeMatchView& view) {
    const float side = view.canvas.cell();
    const float lift = view.held->is_touch ? side / 2 + finger_gap : 0;
    const Point grip = view.held->is_touch ? Point{} : view.held->grip;
    return centred(view.held->pointer - grip - Point{0, lift}, side, side);
}

}  // namespace tessera
