#include "app/board/board_frame.h"
#include "app/board/dimming.h"
#include "app/families/edge_match/art.h"
#include "app/families/edge_match/held.h"
#include "app/families/edge_match/hint_marks.h"

#include <algorithm>
#include <cmath>

namespace tessera {

using edge_match::Contact;
using edge_match::Level;
using edge_match::side_count;
using edge_match::State;

void draw_plate(Painter& painter, const BoardCanvas& canvas) {
    const Theme& theme = painter.theme();
    draw_framed(painter, canvas.board(), canvas.cell(), theme.board_line);
    for (int row = 0; row < canvas.rows(); ++row) {
        for (int column = 0; column < canvas.columns(); ++column) {
            painter.fill(canvas.rect_of({row, column}).inset(std::max(painter.pixel(), 1.0F)), theme.board,
                         canvas.cell() * 0.07F);
        }
    }
}

namespace {

edge_match::Tile turned_tile(const EdgeMatchSession& session, int tile, int turn) {
    return edge_match::turned(at(session.level().tiles, tile), turn);
}

bool is_in_flight(const EdgeMatchView& view, int tile, double now_ms) {
    return std::any_of(view.flights.begin(), view.flights.end(), [&](const EdgeTileFlight& flight) {
        return flight.tile == tile && !flight.is_over(now_ms);
    });
}

// Middle of a cell's side, and the direction along it.
struct Seam {
    Point middle;
    Point along;
};

Seam seam_of(const BoardCanvas& canvas, Cell cell, int side) {
    const Rect rect = canvas.rect_of(cell);
    const Cell out = at(neighbour_steps, side);
    const Point outward{static_cast<float>(out.column), static_cast<float>(out.row)};
    return {rect.centre() + outward * (rect.width / 2), {outward.y, -outward.x}};
}

// Draws a match: the border glows on both sides of the motif, which itself stays unchanged.
void draw_match(Painter& painter, const BoardCanvas& canvas, const Seam& seam) {
    const Color good = painter.theme().good;
    const float thickness = std::clamp(canvas.cell() * 0.035F, 1.5F, 4.0F);
    for (const float side : {-1.0F, 1.0F}) {
        const Point from = seam.middle + seam.along * (side * canvas.cell() * 0.31F);
        const Point to = seam.middle + seam.along * (side * canvas.cell() * 0.45F);
        painter.line(from, to, with_alpha(good, 0.3F), thickness * 3);
        painter.line(from, to, good, thickness);
    }
}

// Draws a clash as a cross on the border, so that it does not depend on colour alone.
void draw_clash(Painter& painter, const BoardCanvas& canvas, const Seam& seam) {
    const float radius = std::clamp(canvas.cell() * 0.11F, 4.0F, 13.0F);
    const float arm = radius * 0.45F;
    painter.circle(seam.middle, radius + 1.5F, painter.theme().surface);
    painter.circle(seam.middle, radius, painter.theme().bad);
    for (const Point offset : {Point{arm, arm}, Point{arm, -arm}}) {
        painter.line(seam.middle - offset, seam.middle + offset, painter.theme().surface, radius * 0.28F);
    }
}

void draw_contacts(Painter& painter, const EdgeMatchView& view, const Level& level, const State& state) {
    for (int index = 0; index < state.board.size(); ++index) {
        const Cell cell = state.board.cell(index);
        for (int side = 0; side < side_count; ++side) {
            const Cell beyond = cell + at(neighbour_steps, side);
            const bool is_inner = is_inside(level, beyond);
            const Contact found = contact(level, state, cell, side);
            if (found == Contact::match && is_inner && cell < beyond) {
                draw_match(painter, view.canvas, seam_of(view.canvas, cell, side));
            } else if (found == Contact::clash && view.marks_clashes) {
                draw_clash(painter, view.canvas, seam_of(view.canvas, cell, side));
            }
        }
    }
}

// Returns how far the tiles of a solved board have become one picture.
float joined_share(const EdgeMatchView& view, const Scene& scene) {
    constexpr double joining_ms = 600;
    return view.solved_ms < 0 ? 0 : view.reduced_motion ? 1 : eased(scene.now_ms, view.solved_ms, joining_ms);
}

void draw_placed(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                 const Scene& scene) {
    const State& state = session.state();
    for (int index = 0; index < state.board.size(); ++index) {
        const Cell cell = state.board.cell(index);
        const std::optional<edge_match::Tile> tile = tile_at(session.level(), state, cell);
        if (!tile || is_in_flight(view, state.board[cell].tile, scene.now_ms)) {
            continue;
        }
        TileLook look;
        look.style = style_of(session.level());
        look.glow = glow_at(view, cell, scene, 0.6);
        if (view.held && view.held->from == cell && view.held->mode != HeldTile::Mode::resting) {
            look.opacity = faint_tile;
        }
        look.joined = joined_share(view, scene);
        const Rect place = view.canvas.rect_of(cell);
        const int mark = painter.mark();
        draw_tile(painter, *tile, place, look);
        draw_spin(painter, mark, view, state.board[cell].tile, place.centre(), scene.now_ms);
        draw_number_of_tile(painter, view, state.board[cell].tile, place);
    }
}

// Returns the position with the tile in hand placed at its ghost.
State with_ghost(const EdgeMatchView& view, const EdgeMatchSession& session) {
    State state = session.state();
    if (view.held && view.held->over) {
        if (view.held->from) {
            state.board[*view.held->from] = state.board[*view.held->over];
        }
        state.board[*view.held->over] = {view.held->tile, view.held->turn};
    }
    return state;
}

void draw_lit_cells(Painter& painter, const EdgeMatchView& view) {
    if (!view.lit) {
        return;
    }
    for (const Cell cell : view.lit->cells) {
        const Rect rect = view.canvas.rect_of(cell);
        painter.fill(rect, with_alpha(painter.theme().accent, 0.28F), 4);
        frame_cell(painter, rect, 4);
    }
}

// Draws the tiles that a hint or an explanation adds; those that it takes back are only lit.
void draw_hinted_tiles(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session) {
    for (int index = 0; view.lit && index < int_size(view.lit->moves); ++index) {
        const auto move = edge_match::parse_move(session.level(), at(view.lit->moves, index));
        if (move && !move->from && is_empty(session.state(), *move->to)) {
            draw_shown_tile(painter, view, session, *move, 0.9F);
            frame_cell(painter, view.canvas.rect_of(*move->to), 4);
        }
    }
}

void draw_ghost(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                const Scene& scene) {
    if (!view.held || !view.held->over) {
        return;
    }
    const HeldTile& held = *view.held;
    const Rect rect = view.canvas.rect_of(*held.over);
    const bool rests_at_home = held.mode == HeldTile::Mode::resting && held.from == held.over;
    if (!rests_at_home) {
        TileLook look;
        look.style = style_of(session.level());
        look.opacity = faint_tile;
        const int mark = painter.mark();
        draw_tile(painter, turned_tile(session, held.tile, held.turn), rect, look);
        draw_spin(painter, mark, view, held.tile, rect.centre(), scene.now_ms);
    }
    frame_cell(painter, rect, 6);
}

void draw_layers(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                 const Scene& scene) {
    draw_plate(painter, view.canvas);
    draw_placed(painter, view, session, scene);
    for (const edge_match::Move& move : view.best) {
        draw_shown_tile(painter, view, session, move, faint_tile);
    }
    const auto draw_all_contacts = [&] {
        if (view.solved_ms < 0) {  // a finished picture needs no marks
            draw_contacts(painter, view, session.level(), with_ghost(view, session));
        }
    };
    if (!view.held) {
        draw_all_contacts();
    }
    if (dims_rest(view, scene)) {
        const Grid<bool> bright = bright_cells(view, session);
        dim_cells(painter, view.canvas, bright);
        hide_feet(painter, view.canvas, bright);
    }
    draw_lit_cells(painter, view);
    draw_hinted_tiles(painter, view, session);
    if (view.held) {  // over a hint: the tile is the player's own
        draw_ghost(painter, view, session, scene);
        draw_all_contacts();
    }
    draw_marks(painter, view, session, scene);
    frame_cursor(painter, view, scene);
}

void draw_slot(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session, int tile,
               const Scene& scene) {
    const Rect place = tray_place(view, tile);
    const bool in_hand = view.held && !view.held->from && view.held->tile == tile;
    const bool is_lit = lights(view, std::to_string(tile + 1));
    if (in_hand || is_lit) {
        frame_slot(painter, place.inset(-4), 10);
    }
    const bool is_here = is_in_tray(session, tile) && !is_in_flight(view, tile, scene.now_ms) &&
                         !(in_hand && view.held->mode != HeldTile::Mode::resting);
    if (is_here) {
        TileLook look;
        look.style = style_of(session.level());
        const int mark = painter.mark();
        draw_tile(painter, turned_tile(session, tile, turn_in_tray(view, tile)), place, look);
        draw_spin(painter, mark, view, tile, place.centre(), scene.now_ms);
        draw_number_of_tile(painter, view, tile, place);
        draw_mark_of_tile(painter, view, tile, place, scene);
    } else {
        painter.fill(place, with_alpha(painter.theme().line, 0.35F), place.width * 0.07F);
    }
    if (dims_rest(view, scene)) {
        dim_slot(painter, view, tile);
    }
}

void draw_flight(Painter& painter, const EdgeMatchSession& session, const Scene& scene,
                 const EdgeTileFlight& flight) {
    TileLook look;
    look.style = style_of(session.level());
    const float share = flight.share(scene.now_ms);
    look.lift = 1 - share;
    const float side = flight.from.width + (flight.to.width - flight.from.width) * share;
    const Point middle = mix(flight.from.centre(), flight.to.centre(), share);
    draw_tile(painter, turned_tile(session, flight.tile, flight.turn), centred(middle, side, side), look);
}

void draw_held(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session, double now_ms) {
    TileLook look;
    look.style = style_of(session.level());
    look.lift = 1;
    const Pick& pick = view.held->pick;
    const float share = pick.share(now_ms);
    const float side = mix(pick.cell, view.canvas.cell(), share);
    const Rect place = centred(mix(pick.from, floating_place(view).centre(), share), side, side);
    const int mark = painter.mark();
    draw_tile(painter, turned_tile(session, view.held->tile, view.held->turn), place, look);
    draw_spin(painter, mark, view, view.held->tile, place.centre(), now_ms);
}

struct Drawing {
    using View = EdgeMatchView;
    using Game = EdgeMatchSession;

    static void board(Painter& painter, const View& view, const Game& session, const Scene& scene) {
        draw_layers(painter, view, session, scene);
    }
    static Grid<Color> map(const Painter& painter, const Game& session) {
        const Grid<edge_match::Placed>& board = session.state().board;
        Grid<Color> colors(board.rows(), board.columns(), painter.theme().board);
        for (int cell = 0; cell < board.size(); ++cell) {
            if (board[cell].tile >= 0) {
                colors[cell] = painter.theme().pieces[0];
            }
        }
        return colors;
    }
    static std::optional<Rect> slot_place(const View& view, int tile) { return slot_of(view, tile); }
    static void slot(Painter& painter, const View& view, const Game& session, const Scene& scene, int tile) {
        draw_slot(painter, view, session, tile, scene);
    }
    static void flight(Painter& painter, const View& /*view*/, const Game& session, const Scene& scene,
                       const EdgeTileFlight& flight) {
        draw_flight(painter, session, scene, flight);
    }
    static void held(Painter& painter, const View& view, const Game& session, const Scene& scene) {
        draw_held(painter, view, session, scene.now_ms);
    }
};

}  // namespace

void draw_board(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                const Scene& scene) {
    draw_tray_table<Drawing>(painter, view, session, scene);
}

// Draws the tiles as supplied, in the shape of the board.
void draw_thumbnail(Painter& painter, const Level& level, const Rect& rect) {
    constexpr float largest_picture_tile = 60;
    BoardCanvas canvas;
    canvas.fit(rect, {level.rows, level.columns}, painter.pixel(), largest_picture_tile);
    draw_plate(painter, canvas);
    TileLook look;
    look.style = style_of(level);
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        const Cell cell{tile / level.columns, tile % level.columns};
        const float gap = canvas.cell() * 0.08F;
        draw_tile(painter, at(level.tiles, tile), canvas.rect_of(cell).inset(gap), look);
    }
}

namespace {

BoardCanvas canvas_within(const Painter& painter, const Level& level, const Rect& rect) {
    BoardCanvas canvas;
    canvas.fit(rect, {level.rows, level.columns}, painter.pixel(), rect.height);
    return canvas;
}

}  // namespace

Rect draw_position(Painter& painter, const Level& level, const State& state, const Rect& rect) {
    const BoardCanvas canvas = canvas_within(painter, level, rect);
    TileLook look;
    look.style = style_of(level);
    for (int index = 0; index < state.board.size(); ++index) {
        const Rect place = canvas.rect_of(state.board.cell(index));
        painter.fill(place.inset(painter.pixel()), painter.theme().board, 2);
        if (const edge_match::Placed& placed = state.board[index]; placed.tile >= 0) {
            draw_tile(painter, edge_match::turned(at(level.tiles, placed.tile), placed.turn),
                      place.inset(painter.pixel()), look);
        }
    }
    return canvas.board();
}

void draw_veiled(Painter& painter, const Level& level, const State& state, const Rect& rect) {
    const float side = std::min(rect.width / static_cast<float>(level.columns),
                                rect.height / static_cast<float>(level.rows));
    const BoardCanvas canvas = canvas_within(painter, level, inside_frame(painter, rect, side));
    draw_plate(painter, canvas);
    for (int index = 0; index < state.board.size(); ++index) {
        if (state.board[index].tile >= 0) {
            painter.fill(canvas.rect_of(state.board.cell(index)).inset(2 * painter.pixel()),
                         soft_accent(painter.theme()), canvas.cell() * 0.07F);
        }
    }
}

}  // namespace tessera
