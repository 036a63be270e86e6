#include "app/families/position_picture.h"

#include "app/families/edge_match/art.h"
#include "app/families/families.h"
#include "app/families/polyomino/art.h"
#include "games/edge_match/tile.h"

#include <variant>

namespace tessera {

namespace {

void draw_position(Painter& painter, polyomino::Level level, const polyomino::State& state,
                   const Rect& rect) {
    level.givens = state.placed;
    draw_board_picture(painter, level, rect);
}

void draw_position(Painter& painter, number_swap::Level level, const number_swap::State& state,
                   const Rect& rect) {
    level.tiles = state.tiles;
    draw_thumbnail(painter, level, rect);
}

void draw_position(Painter& painter, const edge_match::Level& level, const edge_match::State& state,
                   const Rect& rect) {
    BoardCanvas canvas;
    canvas.fit(rect, level.rows, level.columns, painter.pixel(), rect.height);
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
}

// Draws the level, for families without an overload of their own.
template <class Level, class State>
void draw_position(Painter& painter, const Level& level, const State& /*state*/, const Rect& rect) {
    draw_thumbnail(painter, level, rect);
}

}  // namespace

void draw_small_board(Painter& painter, const AnySession& session, const Rect& rect) {
    std::visit([&](const auto& game) { draw_position(painter, game.level(), game.state(), rect); }, session);
}

void draw_level_picture(Painter& painter, const AnySession& session, const Rect& rect) {
    std::visit([&](const auto& game) { draw_thumbnail(painter, game.level(), rect); }, session);
}

}  // namespace tessera
