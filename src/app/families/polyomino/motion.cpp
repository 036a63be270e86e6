#include "app/families/polyomino/held.h"
#include "app/families/polyomino/hint_marks.h"

#include <algorithm>

// Animations of a polyomino table: flights, hints, ghosts of a search, marks.

namespace tessera {

using polyomino::Placement;

namespace {

bool has(const std::vector<Placement>& placements, const Placement& placement) {
    return std::find(placements.begin(), placements.end(), placement) != placements.end();
}

std::vector<Placement> missing_from(const std::vector<Placement>& all, const std::vector<Placement>& some) {
    std::vector<Placement> missing;
    for (const Placement& placement : all) {
        if (!has(some, placement)) {
            missing.push_back(placement);
        }
    }
    return missing;
}

struct ScreenPlace {
    Point corner;
    float cell = 0;
};

ScreenPlace place_on_board(const PolyominoView& view, const PolyominoSession& session,
                           const Placement& placement) {
    return {corner_on_board(view, session, placement), view.canvas.cell()};
}

// Returns the last drawn position of the piece now at `arrived`: in the hand, elsewhere on the board, or in
// the tray.
ScreenPlace last_seen(const PolyominoView& view, const PolyominoSession& session, const Placement& arrived,
                      std::vector<Placement>& gone) {
    const bool from_hand = view.held && view.held->at == arrived;
    const auto moved =
        std::find_if(gone.begin(), gone.end(), [&](const Placement& p) { return p.piece == arrived.piece; });
    ScreenPlace seen;
    if (from_hand) {
        const bool floats = view.held->mode != HeldPiece::Mode::resting;
        seen = {floats ? floating_corner(view, session) : corner_on_board(view, session, arrived),
                view.canvas.cell()};
    } else if (moved != gone.end()) {
        seen = place_on_board(view, session, *moved);
    } else {
        const Spot place = tray_place(view, session, oriented_shape(session.level(), arrived), arrived.piece);
        seen = {place.corner, place.cell};
    }
    if (moved != gone.end()) {
        gone.erase(moved);
    }
    return seen;
}

void fly_to_board(PolyominoView& view, const PolyominoSession& session, const Placement& arrived,
                  const ScreenPlace& start) {
    const ScreenPlace end = place_on_board(view, session, arrived);
    const double duration = start.cell == end.cell && view.held ? snap_ms : journey_ms;
    if (start.corner == end.corner && start.cell == end.cell) {
        return;
    }
    view.flights.push_back({{view.now_ms, duration},
                            arrived.piece,
                            arrived.orientation,
                            start.corner,
                            end.corner,
                            start.cell,
                            end.cell,
                            arrived});
}

void fly_to_tray(PolyominoView& view, const PolyominoSession& session, const Placement& gone) {
    const bool from_hand = view.held && view.held->from == gone;
    const ScreenPlace start = from_hand && view.held->mode != HeldPiece::Mode::resting
                                  ? ScreenPlace{floating_corner(view, session), view.canvas.cell()}
                                  : place_on_board(view, session, gone);
    const int orientation = at(view.tray_orientation, gone.piece);
    const Spot home = tray_place(view, session, gone.piece);
    view.flights.push_back({{view.now_ms, journey_ms},
                            gone.piece,
                            orientation,
                            start.corner,
                            home.corner,
                            start.cell,
                            home.cell,
                            std::nullopt});
}

}  // namespace

void position_changed(PolyominoView& view, const PolyominoSession& session, const Scene& scene) {
    lay_out(view, session, scene);
    const std::vector<Placement>& placed = session.state().placed;
    std::vector<Placement> gone = missing_from(view.shown, placed);
    const bool moves = shows_flights(view);
    view.flights.clear();
    const std::vector<Placement> come = missing_from(placed, view.shown);
    view.last = come.empty() ? view.last : std::optional(come.back().corner);
    if (moves) {
        for (const Placement& arrived : come) {
            fly_to_board(view, session, arrived, last_seen(view, session, arrived, gone));
        }
    }
    for (const Placement& placement : gone) {
        if (moves) {
            fly_to_tray(view, session, placement);
        }
    }
    if (view.is_new || placed != view.shown) {
        view.held.reset();
    }
    view.shown = placed;
    end_change(view, session.is_solved());
}

bool is_moving(const PolyominoView& view, double now_ms) {
    const bool shakes = view.held && is_shaking(view.held->refused_ms, now_ms);
    return shakes || is_tray_moving(view, now_ms) || is_marking(view, now_ms);
}

void show_best(PolyominoView& view, const PolyominoSession& session, const std::vector<std::string>& moves) {
    view.best.clear();
    for (const polyomino::Move& move : moves_of(session, moves)) {
        if (move.to) {
            view.best.push_back(*move.to);
        }
    }
}

void mark_mistakes(PolyominoView& view, const PolyominoSession& session,
                   const std::vector<std::string>& moves) {
    view.mistakes.clear();
    for (const polyomino::Move& move : moves_of(session, moves)) {
        if (move.from) {
            view.mistakes.push_back(*move.from);
        }
    }
}

// Returns the marked pieces still on the board.
std::vector<std::string> mistakes(const PolyominoView& view, const PolyominoSession& session) {
    std::vector<std::string> names;
    for (const Placement& placement : view.mistakes) {
        if (has(session.state().placed, placement)) {
            names.emplace_back(short_name(session.level(), placement.piece));
        }
    }
    return names;
}

// Pieces do not clash, and there is no par.
void mark_clashes(PolyominoView& /*view*/, bool /*marks*/) {}

bool wants_par(const PolyominoView& /*view*/, const PolyominoSession& /*session*/) {
    return false;
}

void take_par(PolyominoView& /*view*/, const ParRange& /*par*/) {}

bool has_ways(const PolyominoView& /*view*/, const PolyominoSession& /*session*/) {
    return true;
}

}  // namespace tessera
