#pragma once

#include "app/board/board_canvas.h"
#include "app/ui/painter.h"
#include "games/edge_match/level.h"

#include <string_view>
#include <vector>

// Drawing of tiles: a plate with a picture, or half of one, at each side. Motifs differ in shape, and each
// colour also has its own mark, so that nothing depends on colour alone.

namespace tessera {

enum class TileStyle { giraffes, motifs };

// Returns giraffes for levels whose edges are all halves in the four colours of the giraffe puzzle.
TileStyle style_of(const edge_match::Level& level);

inline constexpr float faint_tile = 0.55F;  // opacity where a tile would land

struct TileLook {
    TileStyle style = TileStyle::motifs;
    float lift = 0;     // height above the board, in tile sides
    float glow = 0;     // 0..1 towards white, for the win
    float opacity = 1;  // less: a tile that is not there, flat
    float joined = 0;   // 0..1: without a rim, part of a finished picture
};

// Draws an empty board with its frame.
void draw_plate(Painter& painter, const BoardCanvas& canvas);

void draw_tile(Painter& painter, const edge_match::Tile& tile, const Rect& rect, const TileLook& look);

// Draws a motif as where two tiles meet, one of which has this edge at its bottom.
void draw_motif(Painter& painter, edge_match::Edge edge, const Rect& place);

// Draws in the coordinates of one side of a tile: u runs along the side from -0.5 to 0.5, v from the side
// into the tile; lengths are in tile sides. With that side at the bottom, u points right and v up.
class SidePen {
public:
    SidePen(Painter& painter, const Rect& tile, int side, float alpha);

    Point at(float u, float v) const;
    float size() const { return size_; }
    const Theme& theme() const { return painter_->theme(); }

    void polygon(const std::vector<Point>& convex, Color color);  // points as (u, v)
    void circle(Point centre, float radius, Color color);
    void ring(Point centre, float radius, Color color, float thickness);
    void line(Point from, Point to, Color color, float thickness);

private:
    Color faded(Color color) const;

    Painter* painter_;
    Point middle_;  // middle of the side
    Point along_;   // one tile side in the direction of u
    Point inward_;  // one tile side in the direction of v
    float size_;
    float alpha_;
};

// Draws half of a giraffe that extends over two tiles: head, neck and back, or the legs.
void draw_giraffe_half(SidePen& pen, edge_match::Edge edge);

// Returns the colour for a letter of level text; draw_color_mark draws the mark of that colour.
Color motif_color(const Theme& theme, char letter);
void draw_color_mark(SidePen& pen, int color, Point centre, float radius, Color ink);

}  // namespace tessera
