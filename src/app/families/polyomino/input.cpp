#include "app/board/slot_packing.h"
#include "app/families/polyomino/space_hand.h"
#include "base/apart.h"

#include <algorithm>
#include <numeric>

// Mouse and touch on a polyomino table. Everything shared by tables with a tray is in tray_board.h.

namespace tessera {

namespace {

using polyomino::Placement;
using Reply = ViewReply<Polyomino>;
using Mode = HeldPiece::Mode;

// Returns the piece of the tray slot at `point`, even if the slot is empty; -1 if there is none.
int slot_at(const PolyominoView& view, Point point) {
    if (!view.tray.contains(point)) {
        return -1;
    }
    for (const TraySlot& slot : view.tray.slots) {
        if (slot.rect.moved(view.tray.offset()).contains(point)) {
            return slot.piece;
        }
    }
    return -1;
}

}  // namespace

int item_count(const PolyominoSession& session) {
    return int_size(session.level().pieces);
}

bool is_in_tray(const PolyominoSession& session, int piece) {
    return left_count(session.level(), session.state(), piece) > 0;
}

int tray_item_at(const PolyominoView& view, const PolyominoSession& session, Point point) {
    const int piece = slot_at(view, point);
    return piece >= 0 && is_in_tray(session, piece) ? piece : -1;
}

// Returns nothing while a piece is in hand, since the press then refers to the board below.
std::optional<Cell> board_item_at(const PolyominoView& view, const PolyominoSession& session, Point point) {
    const std::optional<Cell> cell = view.canvas.cell_at(point);
    return cell && !view.held && can_take(session, *cell) ? cell : std::nullopt;
}

bool is_over_ghost(const PolyominoView& view, const PolyominoSession& session, Point point) {
    const std::optional<Cell> cell = view.canvas.cell_at(point);
    if (!cell || !view.held || !view.held->has_ghost || view.held->mode != Mode::resting) {
        return false;
    }
    const std::vector<Cell> cells = cells_of(session.level(), view.held->at);
    return std::find(cells.begin(), cells.end(), *cell) != cells.end();
}

bool can_take(const PolyominoSession& session, Cell cell) {
    return movable_at(session, cell).has_value();
}

int held_item(const PolyominoView& view) {
    return view.held->at.piece;
}

bool is_over_board(const PolyominoView& view) {
    return view.held->has_ghost;
}

void take_by_ghost(PolyominoView& view, const TrayPress& press) {
    if (view.space) {
        apart(space::grip_ghost)(view, press.start);
    } else {
        const Point corner = view.canvas.point_of(view.held->at.corner);
        view.held->grip = (press.start - corner) * (1 / view.canvas.cell());
    }
    view.held->mode = Mode::dragged;
    view.held->is_touch = press.is_touch;
}

std::vector<int> focus_order(const PolyominoView& view) {
    std::vector<Rect> rects;
    for (const TraySlot& slot : view.tray.slots) {
        rects.push_back(slot.rect);
    }
    std::vector<int> pieces;
    for (const int index : reading_order(rects)) {
        pieces.push_back(at(view.tray.slots, index).piece);
    }
    return pieces;
}

void show_in_tray(PolyominoView& view, int piece) {
    view.tray.bring_into_view(slot_of(view.tray, piece).rect);
}

// Takes a piece back to the tray in its orientation on the board. Undo restores the orientation before it was
// placed instead, so that no trace of a shown solution remains.
Reply take_back(PolyominoView& view, const PolyominoSession& session, Cell cell) {
    const Placement placement = *movable_at(session, cell);
    at(view.tray_orientation, placement.piece) = placement.orientation;
    return Reply::play(polyomino::taking_back(placement));
}

Reply turn_at(PolyominoView& view, const PolyominoSession& session, Point point, bool backwards) {
    if (view.held) {
        return turn_held(view, session, backwards);
    }
    const int piece = slot_at(view, point);
    if (piece < 0) {
        return Reply::ignored();
    }
    turn_in_tray(view, session, piece);
    return Reply::view_changed();
}

// Flips the piece in hand or under the pointer.
Reply second_button(PolyominoView& view, const PolyominoSession& session, Point point) {
    const int piece = slot_at(view, point);
    if (view.held) {
        flip_held(view, session);
    } else if (piece >= 0) {
        flip_in_tray(view, session, piece);
    }
    return Reply::view_changed(view.held || piece >= 0);
}

Reply tap_board(PolyominoView& view, const PolyominoSession& session, const TrayPress& press, Cell cell) {
    if (view.held->mode != Mode::hovering) {
        rest_over(view, session, cell);
        if (!is_over_ghost(view, session, press.last)) {
            return Reply::view_changed();  // cannot cover that cell in this orientation; waits to be turned
        }
    }
    return place_held(view, session);
}

Reply tap_ghost(PolyominoView& view, const PolyominoSession& session) {
    if (view.held->is_legal && view.held->from != view.held->at) {
        return place_held(view, session);
    }
    return turn_held(view, session);
}

// Turning the piece in hand also turns its kind in the tray, so the tray's orientations suffice.
Grasp grasp(const PolyominoView& view) {
    return {view.held ? view.held->at.piece : -1,
            std::accumulate(view.tray_orientation.begin(), view.tray_orientation.end(), 0)};
}

Reply board_input(PolyominoView& view, const PolyominoSession& session, const InputEvent& event) {
    if (view.space) {
        Reply reply = apart(space::input)(view, session, event);
        if (reply.used) {
            if (view.space->gesture == space::Gesture::has_swiped) {
                InputEvent cancelled = event;
                cancelled.kind = InputKind::cancel;
                TrayBoard<Polyomino>(view, session).input(cancelled);
            }
            return reply;
        }
    }
    return TrayBoard<Polyomino>(view, session).input(event);
}

}  // namespace tessera
