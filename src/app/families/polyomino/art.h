#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"
#include "games/polyomino/level.h"

#include <string_view>

// How pieces look: flat tops with a soft bevel, a darker foot below, one outline round the whole piece.

namespace tessera {

struct PieceLook {
    Color color;
    std::string_view letter;     // empty: none
    std::string_view name = {};  // in place of the letter, where it has room; empty: none was chosen
    bool is_given = false;       // fixed from the start: quieter, with a pin
    float lift = 0;              // how far it floats above the board, in cells
    float glow = 0;              // 0..1 towards white, for the win
    bool is_mistake = false;     // hatched: it has to go before the board can be filled
};

Color piece_color(const Theme& theme, int piece);  // that of a place among the pieces
Color piece_color(const Theme& theme, const polyomino::Level& level, int piece);

void draw_piece(Painter& painter, const polyomino::Shape& shape, Point corner, float cell,
                const PieceLook& look);

// Where a piece would land: a tinted outline; illegal ones are hatched too, so that colour is not alone to
// say it.
void draw_ghost(Painter& painter, const polyomino::Shape& shape, Point corner, float cell, Color color,
                bool is_legal);

// The empty place of a piece in the tray. Opaque.
void draw_hollow(Painter& painter, const polyomino::Shape& shape, Point corner, float cell, Color color);

// A flat, faint mark of a piece: small pictures, the best position of a search.
void draw_silhouette(Painter& painter, const polyomino::Shape& shape, Point corner, float cell, Color color);

struct Stroke {
    Color color;
    float thickness = 1;
    float margin = 0;  // inside the cells' edges; negative: outside
};

// A line round a shape.
void draw_outline(Painter& painter, const polyomino::Shape& shape, Point corner, float cell,
                  const Stroke& stroke);

// The board: a plate under the open cells, whatever their outline.
void draw_plate(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level);

// Pictures of levels: the board with what is fixed on it; the other pieces, in rows.
void draw_board_picture(Painter& painter, const polyomino::Level& level, const Rect& rect);
// How large the pieces can be there; 0: too small to be seen, and none is drawn.
float fitted_piece_cell(const polyomino::Level& level, const Rect& rect);
void draw_pieces(Painter& painter, const polyomino::Level& level, const Rect& rect);

}  // namespace tessera
