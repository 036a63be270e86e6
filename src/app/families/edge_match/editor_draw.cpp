#include "app/families/edge_match/art.h"
#include "app/families/edge_match/editor.h"

// Drawing of the edge match editor: the tiles in their places.

namespace tessera {

void draw_editor(Painter& painter, const EdgeMatchEditor& editor, const edge_match::Level& level,
                 const Scene& scene) {
    const Theme& theme = painter.theme();
    draw_plate(painter, editor.canvas);
    TileLook look;
    look.style = style_of(level);
    for (int index = 0; index < int_size(level.tiles); ++index) {
        const Cell cell{index / level.columns, index % level.columns};
        draw_tile(painter, at(level.tiles, index), editor.canvas.rect_of(cell), look);
    }
    if (editor.cursor.cell && scene.has_keyboard_focus) {
        painter.frame(editor.canvas.rect_of(*editor.cursor.cell).inset(-1), theme.accent, 3, 6);
    }
}

}  // namespace tessera
