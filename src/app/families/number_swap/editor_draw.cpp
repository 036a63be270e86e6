#include "app/families/number_swap/editor.h"

// The number swap editor looks like the game.

namespace tessera {

void draw_editor(Painter& painter, const NumberSwapEditor& editor, const number_swap::Level& level,
                 const Scene& scene) {
    NumberSwapView view;
    view.canvas = editor.canvas;
    view.picked = editor.picked;
    view.cursor = editor.cursor.cell;
    view.shown = level.tiles;
    draw_board(painter, view, NumberSwapSession(level), scene);
}

}  // namespace tessera
