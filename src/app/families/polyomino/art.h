#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"
#include "games/polyomino/level.h"

#include <algorithm>
#include <string_view>

// Drawing of pieces: flat tops with a soft bevel, a darker foot below, one outline around the whole piece.

namespace tessera {

struct PieceLook {
    Color color;
    std::string_view letter;     // empty: none
    std::string_view name = {};  // replaces the letter if there is room; empty: none
    bool is_given = false;       // fixed from the start: quieter, flat, with a lock
    float lift = 0;              // height above the board, in cells
    float glow = 0;              // 0..1 towards white, for the win
    bool is_mistake = false;     // hatched: prevents a solution
};

// Returns the size of the lock on fixed pieces.
inline float lock_size(float cell) {
    return std::min(std::max(cell * 0.27F, 9.0F), cell * 0.8F);
}

Color piece_color(const Theme& theme, int piece);  // by index of the piece
Color piece_color(const Theme& theme, const polyomino::Level& level, int piece);
int color_index(const polyomino::Level& level, int piece);  // in Theme::pieces

// Returns the look of a piece that is not fixed, with its letter or name if wanted.
PieceLook look_of(const Theme& theme, const polyomino::Level& level, int piece, bool has_letter);

void draw_piece(Painter& painter, const polyomino::Shape& shape, const Spot& spot, const PieceLook& look);

// Draws the landing place of a piece: a tinted outline, also hatched if illegal, so that this does not depend
// on colour alone.
void draw_ghost(Painter& painter, const polyomino::Shape& shape, const Spot& spot, Color color,
                bool is_legal);

// Draws a flat, opaque piece: its empty place in the tray, or a placement that a hint tries.
void draw_hollow(Painter& painter, const polyomino::Shape& shape, const Spot& spot, Color color);

// Draws a flat, faint piece, for small pictures and a search's best position.
void draw_silhouette(Painter& painter, const polyomino::Shape& shape, const Spot& spot, Color color);

struct Stroke {
    Color color;
    float thickness = 1;
    float margin = 0;        // inside the cells' edges; negative: outside
    bool is_dashed = false;  // not in space
};

// Draws a line around a shape.
void draw_outline(Painter& painter, const polyomino::Shape& shape, const Spot& spot, const Stroke& stroke);

// Draws a line that is seen on every colour.
void draw_clear_outline(Painter& painter, const polyomino::Shape& shape, const Spot& spot, Color color,
                        float thickness = 3);

// Draws that line in dashes.
void draw_dashed_outline(Painter& painter, const polyomino::Shape& shape, const Spot& spot, Color color);

// Draws the board: a plate under the open cells, following their outline.
void draw_plate(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level);

inline constexpr float largest_picture_cell = 42;

// Draw pictures of levels: the board with its fixed pieces (returns the place of its cells); the other pieces, in rows.
Rect draw_board_picture(Painter& painter, const polyomino::Level& level, const Rect& rect);
// Returns the cell size for draw_pieces; 0: too small to see, so nothing is drawn.
float fitted_piece_cell(const polyomino::Level& level, const Rect& rect);
void draw_pieces(Painter& painter, const polyomino::Level& level, const Rect& rect,
                 Align align = Align::left);

}  // namespace tessera
