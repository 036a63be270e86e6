#include "app/families/edge_match/art.h"
#include "app/families/edge_match/held.h"
#include "app/ui/motion.h"

#include <algorithm>
#include <cmath>

namespace tessera {

using edge_match::Contact;
using edge_match::Level;
using edge_match::side_count;
using edge_match::State;

namespace {

edge_match::Tile turned_tile(const EdgeMatchSession& session, int tile, int turn) {
    return edge_match::turned(at(session.level().tiles, tile), turn);
}

bool is_in_flight(const EdgeMatchView& view, int tile, double now_ms) {
    return std::any_of(view.flights.begin(), view.flights.end(), [&](const EdgeTileFlight& flight) {
        return flight.tile == tile && now_ms < flight.start_ms + flight.duration_ms;
    });
}

float glow_of(const EdgeMatchView& view, Cell cell, const Scene& scene) {
    if (view.solved_ms < 0 || scene.reduced_motion) {
        return 0;
    }
    const double span = std::max(view.canvas.rows() + view.canvas.columns(), 1);
    return wave_of_light(scene.now_ms - view.solved_ms, (cell.row + cell.column) / span, 0.6);
}

void draw_plate(Painter& painter, const BoardCanvas& canvas) {
    const Theme& theme = painter.theme();
    const Rect board = canvas.board();
    const float rim = painter.snap(std::clamp(canvas.cell() * 0.1F, 3.0F, 8.0F));
    const Point drop{0, painter.snap(std::clamp(canvas.cell() * 0.06F, 2.0F, 4.0F))};
    painter.fill(board.inset(-rim).moved(drop), darker(theme.board_edge, theme.is_dark ? 0.4F : 0.18F),
                 rim + 3);
    painter.fill(board.inset(-rim), theme.board_edge, rim + 3);
    painter.fill(board, theme.board_line);
    for (int row = 0; row < canvas.rows(); ++row) {
        for (int column = 0; column < canvas.columns(); ++column) {
            painter.fill(canvas.rect_of({row, column}).inset(std::max(painter.pixel(), 1.0F)), theme.board,
                         canvas.cell() * 0.07F);
        }
    }
}

// The middle of the border between a cell and what is beyond one of its sides, and the direction along it.
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

// A match: the border glows on both sides of the motif, which itself stays whole.
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

// A clash: a cross on the border, so that colour is not alone to say it.
void draw_clash(Painter& painter, const BoardCanvas& canvas, const Seam& seam) {
    const float radius = std::clamp(canvas.cell() * 0.11F, 4.0F, 13.0F);
    const float arm = radius * 0.45F;
    painter.circle(seam.middle, radius + 1.5F, painter.theme().surface);
    painter.circle(seam.middle, radius, painter.theme().bad);
    for (const Point way : {Point{arm, arm}, Point{arm, -arm}}) {
        painter.line(seam.middle - way, seam.middle + way, painter.theme().surface, radius * 0.28F);
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
        look.glow = glow_of(view, cell, scene);
        look.is_ghost = view.held && view.held->from == cell && view.held->mode != HeldTile::Mode::resting;
        draw_tile(painter, *tile, view.canvas.rect_of(cell), look);
    }
}

// The position as it would be if the tile in hand lay where its ghost is.
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
        painter.frame(rect.inset(1), painter.theme().page, 5, 4);
        painter.frame(rect.inset(1), painter.theme().accent, 3, 4);
    }
}

void draw_ghost(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session) {
    if (!view.held || !view.held->over) {
        return;
    }
    const HeldTile& held = *view.held;
    const Rect rect = view.canvas.rect_of(*held.over);
    const bool rests_at_home = held.mode == HeldTile::Mode::resting && held.from == held.over;
    if (!rests_at_home) {
        TileLook look;
        look.style = style_of(session.level());
        look.is_ghost = true;
        draw_tile(painter, turned_tile(session, held.tile, held.turn), rect, look);
    }
    painter.frame(rect.inset(1), painter.theme().page, 5, 6);
    painter.frame(rect.inset(1), painter.theme().accent, 3, 6);
}

void draw_cursor(Painter& painter, const EdgeMatchView& view, const Scene& scene) {
    if (view.cursor && scene.has_keyboard_focus) {
        const Rect rect = view.canvas.rect_of(*view.cursor);
        painter.frame(rect.inset(-1), painter.theme().page, 5, 4);
        painter.frame(rect.inset(-1), painter.theme().accent, 3, 4);
    }
}

void draw_board_layers(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                       const Scene& scene) {
    const bool clips = view.canvas.is_zoomed();
    if (clips) {
        painter.push_clip(view.canvas.area().inset(-4));
    }
    draw_plate(painter, view.canvas);
    draw_placed(painter, view, session, scene);
    for (const edge_match::Move& move : view.best) {
        TileLook look;
        look.style = style_of(session.level());
        look.is_ghost = true;
        draw_tile(painter, turned_tile(session, move.tile, move.turn), view.canvas.rect_of(*move.to), look);
    }
    draw_ghost(painter, view, session);
    if (view.solved_ms < 0) {  // a finished picture speaks for itself
        draw_contacts(painter, view, session.level(), with_ghost(view, session));
    }
    draw_lit_cells(painter, view);
    draw_cursor(painter, view, scene);
    if (clips) {
        painter.pop_clip();
    }
}

void draw_slot(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session, int tile,
               const Scene& scene) {
    const Theme& theme = painter.theme();
    const Rect place = tray_place(view, tile);
    const bool in_hand = view.held && !view.held->from && view.held->tile == tile;
    const bool is_lit = view.lit && view.lit->piece == std::to_string(tile + 1);
    if (in_hand || is_lit) {
        painter.fill(place.inset(-4), with_alpha(theme.accent, 0.14F), 10);
        painter.frame(place.inset(-4), theme.accent, 2, 10);
    }
    const bool is_here = is_in_tray(session, tile) && !is_in_flight(view, tile, scene.now_ms) &&
                         !(in_hand && view.held->mode != HeldTile::Mode::resting);
    if (is_here) {
        TileLook look;
        look.style = style_of(session.level());
        draw_tile(painter, turned_tile(session, tile, at(view.tray_turn, tile)), place, look);
    } else {
        painter.fill(place, with_alpha(theme.line, 0.35F), place.width * 0.07F);
    }
}

void draw_tray(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
               const Scene& scene) {
    const TileTray& tray = view.tray;
    begin_tray(painter, tray);
    for (int tile = 0; tile < int_size(tray.slots); ++tile) {
        const std::optional<Rect>& slot = at(tray.slots, tile);
        if (slot && tray.shows(slot->moved(tray.offset()))) {
            draw_slot(painter, view, session, tile, scene);
        }
    }
    end_tray(painter, tray);
}

void draw_travellers(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                     const Scene& scene) {
    TileLook look;
    look.style = style_of(session.level());
    for (const EdgeTileFlight& flight : view.flights) {
        if (scene.now_ms >= flight.start_ms + flight.duration_ms) {
            continue;
        }
        const float share = eased(scene.now_ms, flight.start_ms, flight.duration_ms);
        look.lift = 1 - share;
        const float side = flight.from.width + (flight.to.width - flight.from.width) * share;
        const Point middle = mix(flight.from.centre(), flight.to.centre(), share);
        draw_tile(painter, turned_tile(session, flight.tile, flight.turn), centred(middle, side, side), look);
    }
    if (view.held && view.held->mode != HeldTile::Mode::resting) {
        look.lift = 1;
        draw_tile(painter, turned_tile(session, view.held->tile, view.held->turn), floating_place(view),
                  look);
    }
}

}  // namespace

void draw_board(Painter& painter, const EdgeMatchView& view, const EdgeMatchSession& session,
                const Scene& scene) {
    draw_board_layers(painter, view, session, scene);
    draw_tray(painter, view, session, scene);
    draw_travellers(painter, view, session, scene);
}

// The tiles as they were supplied, in the shape of the board.
void draw_thumbnail(Painter& painter, const Level& level, const Rect& rect) {
    constexpr float largest_picture_tile = 60;
    BoardCanvas canvas;
    canvas.fit(rect, level.rows, level.columns, painter.pixel(), largest_picture_tile);
    draw_plate(painter, canvas);
    TileLook look;
    look.style = style_of(level);
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        const Cell cell{tile / level.columns, tile % level.columns};
        const float gap = canvas.cell() * 0.08F;
        draw_tile(painter, at(level.tiles, tile), canvas.rect_of(cell).inset(gap), look);
    }
}

}  // namespace tessera
