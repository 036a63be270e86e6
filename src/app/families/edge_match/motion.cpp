#include "app/ui/motion.h"

#include "app/families/edge_match/held.h"

#include <algorithm>

// What changes by itself on an edge match table: tiles on their way, hints, ghosts of a search; and what is
// said about it.

namespace tessera {

using edge_match::Contact;
using edge_match::Placed;
using edge_match::State;

namespace {

// Where a tile was seen last: in the hand, on the board, in the tray.
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
        const int turn = after ? session.state().board[*after].turn : at(view.tray_turn, tile);
        const Rect to = after ? view.canvas.rect_of(*after) : tray_place(view, tile);
        view.flights.push_back(
            {tile, turn, last_seen(view, tile), to, view.now_ms, is_held ? snap_ms : journey_ms});
    }
}

int clash_count(const EdgeMatchSession& session) {
    const State& state = session.state();
    int count = 0;
    for (int index = 0; index < state.board.size(); ++index) {
        const Cell cell = state.board.cell(index);
        for (int side = 0; side < edge_match::side_count; ++side) {
            const Cell beyond = cell + at(neighbour_steps, side);
            // An edge between two tiles counts once.
            const bool is_counted_there =
                is_inside(session.level(), beyond) && !is_empty(state, beyond) && beyond < cell;
            const bool clashes = contact(session.level(), state, cell, side) == Contact::clash;
            count += clashes && !is_counted_there ? 1 : 0;
        }
    }
    return count;
}

int tray_count(const EdgeMatchSession& session) {
    int count = 0;
    for (int index = 0; index < session.state().board.size(); ++index) {
        count += session.state().board[index].tile < 0 ? 1 : 0;
    }
    return count;
}

// A tile that was turned where it lies stays in the hand, any other is let go.
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
    // The turns of tiles that went back to the tray are kept, so that they lie there as they lay on the
    // board.
    view.tray_turn.resize(session.level().tiles.size(), 0);
    for (int index = 0; !view.is_new && index < view.shown.board.size(); ++index) {
        const Placed placed = view.shown.board[index];
        if (placed.tile >= 0 && is_in_tray(session, placed.tile) && !(view.held && view.held->from)) {
            at(view.tray_turn, placed.tile) = placed.turn;
        }
    }
    lay_out(view, session, scene);
    view.flights.clear();
    const bool moves = !view.is_new && !view.is_still;
    if (moves) {
        start_flights(view, session);
    }
    settle_hand(view, session);
    view.solved_ms = solved_since(view.solved_ms, session.is_solved(), moves, view.now_ms, win_ms);
    view.shown = session.state();
    view.is_new = false;
    lay_out(view, session, scene);
}

bool is_moving(const EdgeMatchView& view, double now_ms) {
    const bool celebrates = view.solved_ms >= 0 && !view.is_still && now_ms < view.solved_ms + win_ms;
    return celebrates || is_any_in_flight(view.flights, now_ms);
}

void light_up(EdgeMatchView& view, const HintStep* step) {
    view.lit.reset();
    if (step) {
        view.lit = *step;
    }
}

void show_best(EdgeMatchView& view, const EdgeMatchSession& session, const std::vector<std::string>& moves) {
    view.best.clear();
    for (const std::string& text : moves) {
        const auto move = EdgeMatch::parse_move(session.level(), text);
        if (move && move->tile >= 0 && move->to) {
            view.best.push_back(*move);
        }
    }
}

Sentence progress(const EdgeMatchView& /*view*/, const EdgeMatchSession& session) {
    const int left = tray_count(session);
    const int clashes = clash_count(session);
    if (left > 0) {
        return left == 1 ? say("1 tile left") : say("{} tiles left", left);
    }
    if (clashes > 0) {
        return clashes == 1 ? say("1 clash") : say("{} clashes", clashes);
    }
    return say("Solved");
}

std::vector<Sentence> help(const EdgeMatchSession& session) {
    std::vector<Sentence> lines = {
        say("Lay the tiles so that the edges of neighbours match."),
        say("Drag a tile, or tap it and then tap a cell. A tile on another one changes places with it."),
        say("Turn: R, the wheel, the right button, or a tap on the tile in hand."),
        say("Keyboard: Tab picks a tile, arrows move it, R turns it, Enter places it, Backspace takes it "
            "back.")};
    if (is_framed(session.level())) {
        lines.insert(lines.begin() + 1, say("Plain edges belong to the frame."));
    }
    return lines;
}

void describe(Json& json, const EdgeMatchView& view, const EdgeMatchSession& session) {
    const auto cell_fields = [&](Cell cell) {
        json.field("row", cell.row);
        json.field("column", cell.column);
    };
    json.open('{');
    json.key("held");
    if (view.held) {
        json.open('{');
        json.field("tile", view.held->tile);
        json.field("turn", view.held->turn);
        json.field("on_board", view.held->over.has_value());
        if (view.held->over) {
            cell_fields(*view.held->over);
        }
        json.close('}');
    } else {
        json.null();
    }
    json.field("clashes", clash_count(session));
    json.field("marks_clashes", view.marks_clashes);
    json.key("placed");
    json.open('[');
    for (int index = 0; index < session.state().board.size(); ++index) {
        const Cell cell = session.state().board.cell(index);
        if (!is_empty(session.state(), cell)) {
            json.open('{');
            json.field("tile", session.state().board[cell].tile);
            json.field("turn", session.state().board[cell].turn);
            cell_fields(cell);
            json.close('}');
        }
    }
    json.close(']');
    json.key("tray");
    json.open('[');
    for (int tile = 0; tile < int_size(session.level().tiles); ++tile) {
        if (!is_in_tray(session, tile)) {
            continue;
        }
        const Rect rect = tray_place(view, tile);
        json.open('{');
        json.field("tile", tile);
        json.field("turn", at(view.tray_turn, tile));
        json.field("edges", std::string_view(format_tile(edge_match::turned(at(session.level().tiles, tile),
                                                                            at(view.tray_turn, tile)))));
        json.field("x", rect.x), json.field("y", rect.y);
        json.field("width", rect.width), json.field("height", rect.height);
        json.close('}');
    }
    json.close(']');
    json.close('}');
}

}  // namespace tessera
