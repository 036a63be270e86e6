#include "app/board/dimming.h"
#include "app/families/polyomino/art.h"
#include "app/families/polyomino/held.h"
#include "app/families/polyomino/hint_marks.h"
#include "app/families/polyomino/space_scene.h"
#include "base/apart.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tessera {

using polyomino::Placement;
using polyomino::Shape;

namespace {

constexpr float around_piece = 4;  // width of the line around a piece in the tray

bool is_in_flight(const PolyominoView& view, const Placement& placement, double now_ms) {
    return std::any_of(view.flights.begin(), view.flights.end(), [&](const Flight& flight) {
        return flight.lands == placement && !flight.is_over(now_ms);
    });
}

void draw_placed(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                 const Scene& scene) {
    const polyomino::Level& level = session.level();
    const bool is_solved = session.is_solved();  // then all pieces are one picture
    for (const Placement& placement : session.state().placed) {
        const bool is_held = view.held && view.held->from == placement;
        const Shape& shape = oriented_shape(level, placement);
        const Spot spot = view.canvas.spot_of(placement.corner);
        if (is_held) {
            draw_outline(painter, shape, spot, {painter.theme().quiet, 1.5F, 3});
        } else if (!is_in_flight(view, placement, scene.now_ms)) {
            PieceLook look = look_of(painter.theme(), level, placement.piece, scene.letters);
            look.is_given = !is_solved && std::find(level.givens.begin(), level.givens.end(), placement) !=
                                              level.givens.end();
            look.glow = glow_at(view, placement.corner, scene, 0.55);
            look.is_mistake =
                std::find(view.mistakes.begin(), view.mistakes.end(), placement) != view.mistakes.end();
            const float up = look.glow * 0.4F * view.canvas.cell();
            draw_piece(painter, shape, spot.moved({0, -up}), look);
        }
    }
}

void draw_lit_cells(Painter& painter, const PolyominoView& view) {
    if (!view.lit || lit_cells(view).empty()) {
        return;
    }
    const std::vector<Cell>& cells = lit_cells(view);
    Cell corner = cells.front();
    for (const Cell cell : cells) {
        corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
    }
    const Shape shape = polyomino::make_shape(cells);
    const Spot spot = view.canvas.spot_of(corner);
    const Color color = shows_fault(view) ? painter.theme().bad : painter.theme().accent;
    draw_silhouette(painter, shape, spot, with_alpha(color, 0.28F));
    draw_clear_outline(painter, shape, spot, color);
}

void draw_resting_ghost(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                        const Scene& scene) {
    if (!view.held || !view.held->has_ghost) {
        return;
    }
    const HeldPiece& held = *view.held;
    const Shape& shape = held_shape(view, session);
    const Spot place = view.canvas.spot_of(held.at.corner);
    const Spot spot = place.moved({shake(scene.now_ms, held.refused_ms, place.cell), 0});
    const Point grip = spot.corner + held.grip * spot.cell;
    const int mark = painter.mark();
    if (held.mode == HeldPiece::Mode::resting) {
        PieceLook look = look_of(painter.theme(), session.level(), held.at.piece, scene.letters);
        look.lift = 0.5F;
        if (held.is_legal) {
            const Spot lifted = spot.moved({0, -spot.cell * 0.06F});
            draw_piece(painter, shape, lifted, look);
            draw_outline(painter, shape, lifted, {painter.theme().text, 2.5F});
            draw_spin(painter, mark, view, held.at.piece, grip, scene.now_ms);
            return;
        }
    }
    draw_ghost(painter, shape, spot, piece_color(painter.theme(), session.level(), held.at.piece),
               held.is_legal);
    if (held.mode == HeldPiece::Mode::resting) {
        draw_spin(painter, mark, view, held.at.piece, grip, scene.now_ms);
    }
}

void draw_layers(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                 const Scene& scene) {
    draw_plate(painter, view.canvas, session.level());
    draw_placed(painter, view, session, scene);
    if (view.space) {
        apart(space::draw_scene)(painter, view, session, scene);
    }
    for (const Placement& placement : view.best) {
        const Color color = with_alpha(piece_color(painter.theme(), session.level(), placement.piece), 0.5F);
        draw_silhouette(painter, oriented_shape(session.level(), placement),
                        view.canvas.spot_of(placement.corner), color);
    }
    if (dims_rest(view, scene)) {
        dim_board(painter, view, session);
    }
    draw_lit_cells(painter, view);
    draw_marks(painter, view, session, scene);
    draw_resting_ghost(painter, view, session, scene);
    frame_cursor(painter, view, scene);
}

void draw_count(Painter& painter, Point middle, int count) {
    const Theme& theme = painter.theme();
    painter.circle(middle, count_radius, theme.line);
    painter.circle(middle, count_radius - 1, theme.surface);
    painter.text(middle, std::to_string(count), theme.text, TextSize::small, Align::centre);
}

void draw_slot(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
               const TraySlot& slot, const Scene& scene) {
    const Theme& theme = painter.theme();
    const Rect rect = slot.rect.moved(view.tray.offset());
    const bool in_hand = view.held && !view.held->from && view.held->at.piece == slot.piece;
    const int left = left_count(session.level(), session.state(), slot.piece);
    const auto flies_home = [&](const Flight& flight) {
        return flight.piece == slot.piece && !flight.lands && !flight.is_over(scene.now_ms);
    };
    const auto flying = static_cast<int>(std::count_if(view.flights.begin(), view.flights.end(), flies_home));
    const int here = left - flying - (in_hand && view.held->mode != HeldPiece::Mode::resting ? 1 : 0);
    const Shape& shape = shape_of(session, slot.piece, at(view.tray_orientation, slot.piece));
    const Spot place = tray_place(view, session, slot.piece);
    const bool is_lit = lights(view, at(session.level().pieces, slot.piece).name);
    const Rect bounds = place.tiling->bounds_of(shape.cells);
    const Point middle = place.corner + bounds.centre() * place.cell;
    const int mark = painter.mark();
    if (in_hand || is_lit) {
        draw_outline(painter, shape, place, {theme.accent, around_piece, -around_piece / 2});
    }
    if (here > 0) {
        draw_piece(painter, shape, place,
                   look_of(painter.theme(), session.level(), slot.piece, scene.letters));
        draw_spin(painter, mark, view, slot.piece, middle, scene.now_ms);
    } else {
        draw_hollow(painter, shape, place, mix(theme.page, theme.line, 0.5F));
    }
    if (left > 1) {
        draw_count(painter, count_place(shape, place), here);
    }
    if (!is_lit && dims_rest(view, scene)) {
        dim_slot(painter, view.tray, rect);
    }
}

void draw_flight(Painter& painter, const PolyominoSession& session, const Scene& scene,
                 const Flight& flight) {
    const float share = flight.share(scene.now_ms);
    PieceLook look = look_of(painter.theme(), session.level(), flight.piece, scene.letters);
    look.lift = 1 - share;
    const float cell = flight.from_cell + (flight.to_cell - flight.from_cell) * share;
    const Point aside{shake(scene.now_ms, flight.refused_ms, cell), 0};
    draw_piece(painter, shape_of(session, flight.piece, flight.orientation),
               loose_spot(session.level(), mix(flight.from, flight.to, share) + aside, cell), look);
}

void draw_held(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
               const Scene& scene) {
    PieceLook look = look_of(painter.theme(), session.level(), view.held->at.piece, scene.letters);
    look.lift = 1;
    const Shape& shape = held_shape(view, session);
    const Pick& pick = view.held->pick;
    const float share = pick.share(scene.now_ms);
    const Spot spot = loose_spot(session.level(), mix(pick.from, floating_corner(view, session), share),
                                 mix(pick.cell, view.canvas.cell(), share));
    const int mark = painter.mark();
    draw_piece(painter, shape, spot, look);
    if (view.held->has_ghost && !view.held->is_legal) {  // the ghost shows it too, but may be hidden below
        draw_clear_outline(painter, shape, spot, painter.theme().bad);
    }
    draw_spin(painter, mark, view, view.held->at.piece, spot.corner + view.held->grip * spot.cell,
              scene.now_ms);
}

struct Drawing {
    using View = PolyominoView;
    using Game = PolyominoSession;

    static void board(Painter& painter, const View& view, const Game& session, const Scene& scene) {
        draw_layers(painter, view, session, scene);
    }
    static Grid<Color> map(const Painter& painter, const Game& session) {
        const polyomino::Level& level = session.level();
        const Grid<int> cover = polyomino::cover_of(level, session.state());
        Grid<Color> colors(cover.rows(), cover.columns(), painter.theme().board);
        for (int cell = 0; cell < cover.size(); ++cell) {
            if (cover[cell] >= 0) {
                const int piece = at(session.state().placed, cover[cell]).piece;
                colors[cell] = piece_color(painter.theme(), level, piece);
            } else if (level.board[cell] == polyomino::Square::blocked) {
                colors[cell] = painter.theme().page;
            }
        }
        return colors;
    }
    static std::optional<Rect> slot_place(const View& view, int index) {
        return at(view.tray.slots, index).rect.moved(view.tray.offset());
    }
    static void slot(Painter& painter, const View& view, const Game& session, const Scene& scene, int index) {
        draw_slot(painter, view, session, at(view.tray.slots, index), scene);
    }
    static void flight(Painter& painter, const View& /*view*/, const Game& session, const Scene& scene,
                       const Flight& flight) {
        draw_flight(painter, session, scene, flight);
    }
    static void held(Painter& painter, const View& view, const Game& session, const Scene& scene) {
        draw_held(painter, view, session, scene);
    }
};

}  // namespace

void draw_board(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene) {
    draw_tray_table<Drawing>(painter, view, session, scene);
}

}  // namespace tessera
