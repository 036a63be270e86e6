#include "app/families/edge_match/held.h"
#include "app/families/edge_match/hint_marks.h"

#include <algorithm>

// Animations of an edge match table: flights, hints, ghosts of a search, marks.

namespace tessera {

using edge_match::Placed;

namespace {

// Returns the last drawn position of a tile: in the hand, on the board, or in the tray.
Rect last_seen(const EdgeMatchView& view, int tile) {
    const bool floats = view.held && view.held->tile == tile && view.held->mode != HeldTile::Mode::resting;
    if (floats) {
        return floating_place(view);
    }
    const std::optional<Cell> cell = cell_of(view.shown, tile);
    return cell ? view.canvas.rect_of(*cell) : tray_place(view, tile);
}

void start_flights(EdgeMatchView& view, const EdgeMatchSession& session) {
    const int count = int_size(session.level().tiles);
    for (int tile = 0; tile < count; ++tile) {
        const std::optional<Cell> before = cell_of(view.shown, tile);
        const std::optional<Cell> after = cell_of(session.state(), tile);
        if (before == after) {
            continue;
        }
        const bool is_held = view.held && view.held->tile == tile;
        const int turn = after ? session.state().board[*after].turn : turn_in_tray(view, tile);
        const Rect to = after ? view.canvas.rect_of(*after) : tray_place(view, tile);
        view.flights.push_back(
            {{view.now_ms, is_held ? snap_ms : journey_ms}, tile, turn, last_seen(view, tile), to});
    }
}

// Keeps a tile that was turned in place in the hand; releases any other.
void settle_hand(EdgeMatchView& view, const EdgeMatchSession& session) {
    const bool stays = view.held && view.keeps_hold && view.held->from &&
                       session.state().board[*view.held->from].tile == view.held->tile;
    if (stays) {
        view.held->turn = session.state().board[*view.held->from].turn;
    } else if (view.is_new || !(session.state() == view.shown)) {
        view.held.reset();
    }
    view.keeps_hold = false;
}

}  // namespace

void position_changed(EdgeMatchView& view, const EdgeMatchSession& session, const Scene& scene) {
    const bool is_same_board = view.shown.board.rows() == session.level().rows &&
                               view.shown.board.columns() == session.level().columns;
    view.is_new = view.is_new || !is_same_board;
    lay_out(view, session, scene);
    view.flights.clear();
    if (shows_flights(view)) {
        start_flights(view, session);
    }
    settle_hand(view, session);
    const Grid<edge_match::Placed>& board = session.state().board;
    for (int index = 0; is_same_board && index < board.size(); ++index) {
        if (!(board[index] == view.shown.board[index]) && board[index].tile >= 0) {
            view.last = board.cell(index);
        }
    }
    view.shown = session.state();
    end_change(view, session.is_solved());
    lay_out(view, session, scene);
}

bool is_moving(const EdgeMatchView& view, double now_ms) {
    return is_tray_moving(view, now_ms) || is_marking(view, now_ms);
}

void show_best(EdgeMatchView& view, const EdgeMatchSession& session, const std::vector<std::string>& moves) {
    view.best.clear();
    for (const edge_match::Move& move : moves_of(session, moves)) {
        if (move.tile >= 0 && move.to) {
            view.best.push_back(move);
        }
    }
}

// Misplaced tiles are not marked: they can still be turned or swapped.
void mark_mistakes(EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/,
                   const std::vector<std::string>& /*moves*/) {}

std::vector<std::string> mistakes(const EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/) {
    return {};
}

void mark_clashes(EdgeMatchView& view, bool marks) {
    view.marks_clashes = marks;
}

bool wants_par(const EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/) {
    return false;
}

void take_par(EdgeMatchView& /*view*/, const ParRange& /*par*/) {}

bool has_ways(const EdgeMatchView& /*view*/, const EdgeMatchSession& /*session*/) {
    return true;
}

}  // namespace tessera
