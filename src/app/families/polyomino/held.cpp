#include "app/families/polyomino/held.h"

#include "app/board/table_layout.h"
#include "app/families/polyomino/space_hand.h"
#include "app/ui/motion.h"
#include "base/apart.h"

#include <algorithm>
#include <utility>

namespace tessera {

using polyomino::Placement;
using polyomino::Shape;

namespace {

constexpr float magnet = 0.8F;  // distance in cells over which a legal place attracts the ghost

Cell whole(Point cells) {
    return {static_cast<int>(std::floor(cells.y)), static_cast<int>(std::floor(cells.x))};
}

void judge(HeldPiece& held) {
    held.is_legal = held.has_ghost && held.landing.fits(held.at.corner);
}

// Returns the position without the held piece.
polyomino::State without_held(const PolyominoView& view, const PolyominoSession& session) {
    polyomino::State state = session.state();
    if (view.held->from) {
        const auto found = std::find(state.placed.begin(), state.placed.end(), *view.held->from);
        if (found != state.placed.end()) {
            state.placed.erase(found);
        }
    }
    return state;
}

void look_for_landings(PolyominoView& view, const PolyominoSession& session) {
    const LandingMap landing(session.level(), view.held->cover, held_shape(view, session));
    view.held->landing = landing;
}

// Returns the centre of the cell of `shape` nearest to `grip`, so that a piece is always held by one of its
// cells.
Point cell_grip(const Tiling& tiling, const Shape& shape, Point grip) {
    return tiling.middle_of(nearest_part(tiling, shape, grip));
}

Point middle_grip(const Tiling& tiling, const Shape& shape) {
    return cell_grip(tiling, shape, tiling.bounds_of(shape.cells).centre());
}

// Returns the cell at the grip. A square's grip may be beside the shape.
Cell held_cell(const Tiling& tiling, const Shape& shape, Point grip) {
    return tiling.is_square() ? whole(grip) : nearest_part(tiling, shape, grip);
}

// Changes the held piece's orientation and keeps the grip in place on the screen.
void reorient(PolyominoView& view, const PolyominoSession& session, const Shape& next, Point next_grip) {
    HeldPiece& held = *view.held;
    const Tiling& tiling = tiling_of(session.level());
    const int orientation = orientation_index(at(session.level().pieces, held.at.piece), next);
    if (orientation < 0) {
        return;
    }
    held.at.corner = held.at.corner + held_cell(tiling, held_shape(view, session), held.grip) -
                     held_cell(tiling, next, next_grip);
    at(view.tray_orientation, held.at.piece) = orientation;
    held.at.orientation = orientation;
    held.grip = next_grip;
    look_for_landings(view, session);
    if (held.mode == HeldPiece::Mode::resting) {
        if (held.has_ghost) {
            rest_ghost(view, session, held.at.corner);
        }
    } else {
        move_hand(view, session, held.pointer);
    }
}

// Returns the quarters of a turn by one step.
float quarters_of_turn(const PolyominoSession& session) {
    return 4.0F / static_cast<float>(turns_around(session.level()));
}

// Shows a kind in the tray as this shape, if it may be turned so; `quarters` 0: by a flip.
void show_orientation(PolyominoView& view, const PolyominoSession& session, int piece, const Shape& shape,
                      float quarters) {
    const int next = orientation_index(at(session.level().pieces, piece), shape);
    int& orientation = at(view.tray_orientation, piece);
    if (next >= 0 && next != orientation) {
        orientation = next;
        begin_spin(view, piece, quarters, quarters == 0);
    }
}

void fly_home(PolyominoView& view, const PolyominoSession& session) {
    const HeldPiece& held = *view.held;
    if (view.reduced_motion || held.mode == HeldPiece::Mode::resting) {
        return;
    }
    const int orientation = held.from ? held.from->orientation : held.at.orientation;
    const bool shakes = is_shaking(held.refused_ms, view.now_ms);
    Flight flight{{shakes ? held.refused_ms + refusal_ms : view.now_ms, flight_ms},
                  held.at.piece,
                  orientation,
                  floating_corner(view, session),
                  {},
                  view.canvas.cell(),
                  0,
                  held.from,
                  held.refused_ms};
    if (held.from) {
        flight.to = corner_on_board(view, session, *held.from);
        flight.to_cell = view.canvas.cell();
    } else {
        const Spot home = tray_place(view, session, held.at.piece);
        flight.to = home.corner;
        flight.to_cell = home.cell;
    }
    view.flights.push_back(flight);
}

// Returns the way of a piece into the hand from the board or the tray.
Pick pick_of(const PolyominoView& view, const PolyominoSession& session, const HeldPiece& held) {
    if (view.reduced_motion || held.mode == HeldPiece::Mode::resting) {
        return no_pick;
    }
    if (held.from) {
        return {{view.now_ms, pick_ms}, corner_on_board(view, session, *held.from), view.canvas.cell()};
    }
    const Spot place = tray_place(view, session, held.at.piece);
    return {{view.now_ms, pick_ms}, place.corner, place.cell};
}

void hold(PolyominoView& view, const PolyominoSession& session, HeldPiece held) {
    if (view.held) {
        let_go(view, session);
    }
    held.pick = pick_of(view, session, held);
    std::erase_if(view.flights, [&](const Flight& flight) {  // its own, back from where it was refused
        return flight.piece == held.at.piece && flight.lands == held.from;
    });
    held.pointer = view.press ? view.press->last : held.pointer;
    held.is_touch = view.press && view.press->is_touch;
    at(view.tray_orientation, held.at.piece) = held.at.orientation;
    view.held = std::move(held);
    view.cursor.reset();
    view.held->cover = cover_of(session.level(), without_held(view, session));
    look_for_landings(view, session);
}

}  // namespace

Cell nearest_part(const Tiling& tiling, const Shape& shape, Point point) {
    return *std::min_element(shape.cells.begin(), shape.cells.end(), [&](Cell one, Cell other) {
        return distance(tiling.middle_of(one), point) < distance(tiling.middle_of(other), point);
    });
}

const Shape& shape_of(const PolyominoSession& session, int piece, int orientation) {
    return at(at(session.level().pieces, piece).orientations, orientation);
}

const Shape& held_shape(const PolyominoView& view, const PolyominoSession& session) {
    return shape_of(session, view.held->at.piece, view.held->at.orientation);
}

std::optional<Placement> movable_at(const PolyominoSession& session, Cell cell) {
    const int index = cover_of(session.level(), session.state())[cell];
    if (index < 0) {
        return std::nullopt;
    }
    const Placement& placement = at(session.state().placed, index);
    const auto& givens = session.level().givens;
    const bool is_given = std::find(givens.begin(), givens.end(), placement) != givens.end();
    return is_given ? std::nullopt : std::optional(placement);
}

void reorient(PolyominoView& view, const PolyominoSession& session, const TurnedShape& next) {
    reorient(view, session, next.shape, tiling_of(session.level()).middle_of(next.cell));
}

Point corner_on_board(const PolyominoView& view, const PolyominoSession& session,
                      const Placement& placement) {
    return view.space ? apart(space::corner_on_screen)(view, session.level(), placement)
                      : view.canvas.point_of(placement.corner);
}

void pick_from_tray(PolyominoView& view, const PolyominoSession& session, int piece, HeldPiece::Mode mode) {
    HeldPiece held;
    held.mode = mode;
    held.at = {piece, at(view.tray_orientation, piece), {0, 0}};
    const Shape& shape = shape_of(session, piece, held.at.orientation);
    const Tiling& tiling = tiling_of(session.level());
    held.grip = middle_grip(tiling, shape);
    if (view.press) {
        const Spot place = tray_place(view, session, piece);
        held.grip = cell_grip(tiling, shape, (view.press->start - place.corner) * (1 / place.cell));
    }
    hold(view, session, std::move(held));
}

void pick_from_board(PolyominoView& view, const PolyominoSession& session, Cell cell, HeldPiece::Mode mode) {
    HeldPiece held;
    held.mode = mode;
    held.at = *movable_at(session, cell);
    held.from = held.at;
    held.has_ghost = true;
    held.is_legal = true;
    const Shape& shape = shape_of(session, held.at.piece, held.at.orientation);
    const Tiling& tiling = tiling_of(session.level());
    held.grip = middle_grip(tiling, shape);
    if (view.press) {
        held.grip = tiling.middle_of(cell - held.at.corner);
    }
    hold(view, session, std::move(held));
}

Point floating_corner(const PolyominoView& view, const PolyominoSession& session) {
    const HeldPiece& held = *view.held;
    Point corner = held.pointer - held.grip * view.canvas.cell();
    if (held.is_touch && held.mode == HeldPiece::Mode::dragged) {
        const Tiling& tiling = tiling_of(session.level());
        const float below_grip = tiling.bounds_of(held_shape(view, session).cells).bottom() - held.grip.y;
        corner.y -= below_grip * view.canvas.cell() + finger_gap;
    }
    return corner;
}

void move_hand(PolyominoView& view, const PolyominoSession& session, Point pointer) {
    HeldPiece& held = *view.held;
    held.pointer = pointer;
    if (view.space) {
        apart(space::move_hand)(view, session);
        return;
    }
    const Point exact = view.canvas.in_cells(floating_corner(view, session));
    const Shape& shape = held_shape(view, session);
    const Tiling& tiling = tiling_of(session.level());
    const Cell nearest = nearest_corner(session.level(), shape, exact);
    held.at.corner = nearest;
    float best_distance = magnet;
    for (int step = 0; step < 25; ++step) {
        const Cell candidate = nearest + Cell{step / 5 - 2, step % 5 - 2};
        const float away = distance(tiling.point_of(candidate), exact);
        if (away < best_distance && held.landing.fits(candidate)) {
            best_distance = away;
            held.at.corner = candidate;
        }
    }
    const Cell end = held.at.corner + Cell{shape.rows(), shape.columns()};
    held.has_ghost = held.at.corner.row >= 0 && held.at.corner.column >= 0 && end.row <= view.canvas.rows() &&
                     end.column <= view.canvas.columns();
    judge(held);
}

void rest_ghost(PolyominoView& view, const PolyominoSession& session, Cell corner) {
    HeldPiece& held = *view.held;
    const Shape& shape = held_shape(view, session);
    held.mode = HeldPiece::Mode::resting;
    held.has_ghost = true;
    held.at.corner =
        view.canvas.tiling().is_square()
            ? Cell{std::clamp(corner.row, 0, std::max(view.canvas.rows() - shape.rows(), 0)),
                   std::clamp(corner.column, 0, std::max(view.canvas.columns() - shape.columns(), 0))}
            : apart(corner_over_board)(session.level(), shape, corner);
    judge(held);
    view.canvas.bring_into_view(place_on_screen(view.canvas.spot_of(held.at.corner), shape));
}

void rest_over(PolyominoView& view, const PolyominoSession& session, Cell cell) {
    HeldPiece& held = *view.held;
    const Shape& shape = held_shape(view, session);
    const Tiling& tiling = tiling_of(session.level());
    Cell best = cell - held_cell(tiling, shape, held.grip);
    float best_distance = 1e9F;
    for (const Cell part : shape.cells) {
        const Point middle = tiling.middle_of(part);
        if (distance(middle, held.grip) < best_distance && held.landing.fits(cell - part)) {
            best_distance = distance(middle, held.grip);
            best = cell - part;
        }
    }
    rest_ghost(view, session, best);
}

ViewReply<Polyomino> turn_held(PolyominoView& view, const PolyominoSession& session, bool backwards) {
    const int before = view.held->at.orientation;
    const int around = turns_around(session.level());
    for (int turn = 0; turn < (backwards ? around - 1 : 1); ++turn) {
        const Shape& shape = held_shape(view, session);
        const Point grip = view.held->grip;
        if (session.level().lattice != nullptr) {
            reorient(
                view, session,
                turned_once(session.level(), shape, nearest_part(tiling_of(session.level()), shape, grip)));
        } else {
            reorient(view, session, turned(shape), {static_cast<float>(shape.rows()) - grip.y, grip.x});
        }
    }
    if (view.held->at.orientation != before) {
        const float quarters = quarters_of_turn(session);
        begin_spin(view, view.held->at.piece, backwards ? -quarters : quarters);
    }
    return ViewReply<Polyomino>::view_changed();
}

void flip_held(PolyominoView& view, const PolyominoSession& session) {
    const Shape& shape = held_shape(view, session);
    const Point grip = view.held->grip;
    const int before = view.held->at.orientation;
    if (session.level().lattice != nullptr) {
        reorient(view, session,
                 flipped_once(session.level(), shape, nearest_part(tiling_of(session.level()), shape, grip)));
    } else {
        reorient(view, session, flipped(shape), {static_cast<float>(shape.columns()) - grip.x, grip.y});
    }
    if (view.held->at.orientation != before) {
        begin_spin(view, view.held->at.piece, 0, true);
    }
}

void turn_in_tray(PolyominoView& view, const PolyominoSession& session, int piece) {
    const Shape& shape = shape_of(session, piece, at(view.tray_orientation, piece));
    show_orientation(view, session, piece,
                     session.level().lattice != nullptr
                         ? turned_once(session.level(), shape, shape.cells.front()).shape
                         : turned(shape),
                     quarters_of_turn(session));
}

void flip_in_tray(PolyominoView& view, const PolyominoSession& session, int piece) {
    const Shape& shape = shape_of(session, piece, at(view.tray_orientation, piece));
    show_orientation(view, session, piece,
                     session.level().lattice != nullptr
                         ? flipped_once(session.level(), shape, shape.cells.front()).shape
                         : flipped(shape),
                     0);
}

std::optional<Sentence> why_held_does_not_fit(const PolyominoView& view, const PolyominoSession& session) {
    return why_it_does_not_fit(session.level(), without_held(view, session), view.held->at);
}

ViewReply<Polyomino> place_held(PolyominoView& view, const PolyominoSession& session) {
    const HeldPiece& held = *view.held;
    if (held.has_ghost && held.is_legal) {
        ViewReply<Polyomino> reply = ViewReply<Polyomino>::play({held.from, held.at});
        if (held.from == held.at) {
            reply.move.reset();
            view.held.reset();
        }
        return reply;
    }
    ViewReply<Polyomino> reply = ViewReply<Polyomino>::view_changed();
    if (held.has_ghost) {
        reply.remark = why_held_does_not_fit(view, session);
        view.held->refused_ms = view.reduced_motion ? -refusal_ms : view.now_ms;
    }
    if (held.mode != HeldPiece::Mode::resting) {
        let_go(view, session);
    }
    return reply;
}

ViewReply<Polyomino> take_held_back(PolyominoView& view, const PolyominoSession& /*session*/) {
    const std::optional<Placement> from = view.held->from;
    if (!from) {
        view.held.reset();
        return ViewReply<Polyomino>::view_changed();
    }
    return ViewReply<Polyomino>::play(polyomino::taking_back(*from));
}

void let_go(PolyominoView& view, const PolyominoSession& session) {
    if (view.held->from) {
        at(view.tray_orientation, view.held->at.piece) = view.held->from->orientation;
    }
    fly_home(view, session);
    view.held.reset();
}

}  // namespace tessera
