#include "app/ui/motion.h"

#include "app/families/polyomino/held.h"

#include <algorithm>

// What changes by itself on a polyomino table: pieces on their way, hints, ghosts of a search; and what is
// said about it.

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

struct Spot {
    Point corner;
    float cell = 0;
};

Spot spot_of(const PolyominoView& view, const Placement& placement) {
    return {view.canvas.point_of(placement.corner), view.canvas.cell()};
}

// Where a piece that now lies at `arrived` was seen last: in the hand, elsewhere on the board, in the tray.
Spot last_seen(const PolyominoView& view, const PolyominoSession& session, const Placement& arrived,
               std::vector<Placement>& gone) {
    const bool from_hand = view.held && view.held->at == arrived;
    const auto moved =
        std::find_if(gone.begin(), gone.end(), [&](const Placement& p) { return p.piece == arrived.piece; });
    Spot spot;
    if (from_hand) {
        const bool floats = view.held->mode != HeldPiece::Mode::resting;
        spot = {floats ? floating_corner(view, session) : view.canvas.point_of(arrived.corner),
                view.canvas.cell()};
    } else if (moved != gone.end()) {
        spot = spot_of(view, *moved);
    } else {
        const TrayPlace place = tray_place(view, oriented_shape(session.level(), arrived), arrived.piece);
        spot = {place.corner, place.cell};
    }
    if (moved != gone.end()) {
        gone.erase(moved);
    }
    return spot;
}

void fly_to_board(PolyominoView& view, const Placement& arrived, const Spot& start) {
    const Spot end = spot_of(view, arrived);
    const double duration = start.cell == end.cell && view.held ? snap_ms : journey_ms;
    if (start.corner == end.corner && start.cell == end.cell) {
        return;
    }
    view.flights.push_back({arrived.piece, arrived.orientation, start.corner, end.corner, start.cell,
                            end.cell, arrived, view.now_ms, duration});
}

void fly_to_tray(PolyominoView& view, const PolyominoSession& session, const Placement& gone) {
    const bool from_hand = view.held && view.held->from == gone;
    const Spot start = from_hand && view.held->mode != HeldPiece::Mode::resting
                           ? Spot{floating_corner(view, session), view.canvas.cell()}
                           : spot_of(view, gone);
    const int orientation = from_hand ? view.held->at.orientation : gone.orientation;
    at(view.tray_orientation, gone.piece) = orientation;
    const TrayPlace home = tray_place(view, session, gone.piece);
    view.flights.push_back({gone.piece, orientation, start.corner, home.corner, start.cell, home.cell,
                            std::nullopt, view.now_ms, journey_ms});
}

}  // namespace

void position_changed(PolyominoView& view, const PolyominoSession& session, const Scene& scene) {
    lay_out(view, session, scene);
    const std::vector<Placement>& placed = session.state().placed;
    std::vector<Placement> gone = missing_from(view.shown, placed);
    const bool moves = !view.is_new && !view.is_still;
    view.flights.clear();
    if (moves) {
        for (const Placement& arrived : missing_from(placed, view.shown)) {
            fly_to_board(view, arrived, last_seen(view, session, arrived, gone));
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
    view.solved_ms = solved_since(view.solved_ms, session.is_solved(), moves, view.now_ms, win_ms);
    view.shown = placed;
    view.is_new = false;
}

bool is_moving(const PolyominoView& view, double now_ms) {
    const bool celebrates = view.solved_ms >= 0 && !view.is_still && now_ms < view.solved_ms + win_ms;
    return celebrates || is_any_in_flight(view.flights, now_ms);
}

void light_up(PolyominoView& view, const HintStep* step) {
    view.lit.reset();
    if (step) {
        view.lit = *step;
    }
}

void show_best(PolyominoView& view, const PolyominoSession& session, const std::vector<std::string>& moves) {
    view.best.clear();
    for (const std::string& text : moves) {
        const auto move = Polyomino::parse_move(session.level(), text);
        if (move && move->to) {
            view.best.push_back(*move->to);
        }
    }
}

void mark_mistakes(PolyominoView& view, const PolyominoSession& session,
                   const std::vector<std::string>& moves) {
    view.mistakes.clear();
    for (const std::string& text : moves) {
        const auto move = Polyomino::parse_move(session.level(), text);
        if (move && move->from) {
            view.mistakes.push_back(*move->from);
        }
    }
}

// Those that still lie there: what was taken back since is none any more.
std::vector<std::string> mistakes(const PolyominoView& view, const PolyominoSession& session) {
    std::vector<std::string> names;
    for (const Placement& placement : view.mistakes) {
        if (has(session.state().placed, placement)) {
            names.emplace_back(short_name(session.level(), placement.piece));
        }
    }
    return names;
}

Sentence progress(const PolyominoView& /*view*/, const PolyominoSession& session) {
    const Grid<int> cover = cover_of(session.level(), session.state());
    int open = 0;
    for (int index = 0; index < cover.size(); ++index) {
        open += session.level().board[index] == polyomino::Square::open && cover[index] < 0 ? 1 : 0;
    }
    if (open == 0) {
        return say("Solved");
    }
    return open == 1 ? say("1 cell left") : say("{} cells left", open);
}

std::vector<Sentence> help(const PolyominoSession&) {
    return {say("Cover every cell of the board with the pieces of the tray."),
            say("Drag a piece, or tap it and then tap the board."),
            say("Turn: R, the wheel, or a tap on the piece in hand. Flip: F or the right button."),
            say("Keyboard: Tab or a letter picks a piece, arrows move it, Enter places it, Backspace takes "
                "it back.")};
}

namespace {

void write_cells(Json& json, const std::vector<Cell>& cells) {
    json.key("cells");
    json.open('[');
    for (const Cell cell : cells) {
        json.open('[');
        json.number(cell.row);
        json.number(cell.column);
        json.close(']');
    }
    json.close(']');
}

}  // namespace

void describe(Json& json, const PolyominoView& view, const PolyominoSession& session) {
    const auto name_of = [&](int piece) -> std::string_view {
        return at(session.level().pieces, piece).name;
    };
    const auto placement_fields = [&](const Placement& placement) {
        json.field("piece", name_of(placement.piece));
        json.field("orientation", placement.orientation);
        json.field("row", placement.corner.row);
        json.field("column", placement.corner.column);
        write_cells(json, cells_of(session.level(), placement));
    };
    json.open('{');
    json.key("held");
    if (view.held) {
        json.open('{');
        placement_fields(view.held->at);
        json.field("on_board", view.held->has_ghost);
        json.field("legal", view.held->is_legal);
        json.close('}');
    } else {
        json.null();
    }
    json.key("placements");
    json.open('[');
    for (const Placement& placement : session.state().placed) {
        json.open('{');
        placement_fields(placement);
        json.field("given", has(session.level().givens, placement));
        json.field("mistake", has(view.mistakes, placement));
        json.close('}');
    }
    json.close(']');
    json.key("tray");
    json.open('[');
    for (const TraySlot& slot : view.tray.slots) {
        const Rect rect = slot.rect.moved(view.tray.offset());
        json.open('{');
        json.field("piece", name_of(slot.piece));
        json.field("left", left_count(session.level(), session.state(), slot.piece));
        json.field("orientation", at(view.tray_orientation, slot.piece));
        write_cells(json, shape_of(session, slot.piece, at(view.tray_orientation, slot.piece)).cells);
        json.field("x", rect.x), json.field("y", rect.y);
        json.field("width", rect.width), json.field("height", rect.height);
        json.close('}');
    }
    json.close(']');
    json.close('}');
}

}  // namespace tessera
