#include "app/families/null_game/view.h"

namespace tessera {

namespace {

void draw_cells(Painter& painter, const BoardCanvas& canvas, int filled) {
    const Theme& theme = painter.theme();
    for (int column = 0; column < canvas.columns(); ++column) {
        painter.fill(canvas.rect_of({0, column}).inset(2), column < filled ? theme.accent : theme.board, 6);
    }
}

}  // namespace

void draw_board(Painter& painter, const NullGameView& view, const NullGameSession& session,
                const Scene& /*scene*/) {
    const int count = session.state().count;
    draw_cells(painter, view.canvas, count);
    if (view.is_lit && count < session.level().target) {
        painter.frame(view.canvas.rect_of({0, count}), painter.theme().good, 3, 6);
    }
}

void draw_thumbnail(Painter& painter, const NullGame::Level& level, const Rect& rect) {
    draw_position(painter, level, {}, rect);
}

Rect draw_position(Painter& painter, const NullGame::Level& level, const NullGame::State& state,
                   const Rect& rect) {
    constexpr float largest_cell = 24;
    BoardCanvas canvas;
    canvas.fit(rect, {1, level.target > 0 ? level.target : 1}, painter.pixel(), largest_cell);
    draw_cells(painter, canvas, state.count);
    return canvas.board();
}

}  // namespace tessera
