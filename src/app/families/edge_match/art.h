#pragma once

#include "app/ui/painter.h"
#include "games/edge_match/level.h"

#include <string_view>
#include <vector>

// How tiles look: a plate with a picture, or half of one, on each side. Motifs differ in shape and colours
// also in the mark they carry, so that nothing rests on colour alone.

namespace tessera {

enum class TileStyle { giraffes, motifs };

// Levels whose edges are all halves in the four colours of the giraffe puzzle are drawn with giraffes.
TileStyle style_of(const edge_match::Level& level);

struct TileLook {
    TileStyle style = TileStyle::motifs;
    float lift = 0;         // how far it floats above the board, in tile sides
    float glow = 0;         // 0..1 towards white, for the win
    bool is_ghost = false;  // faint: where a tile would land
};

void draw_tile(Painter& painter, const edge_match::Tile& tile, const Rect& rect, const TileLook& look);

// Draws in the coordinates of one side of a tile: u runs along the side from -0.5 to 0.5, v from the side
// into the tile; lengths are tile sides. Seen with the side below, u runs to the right and v up.
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
    Point middle_;  // of the side
    Point along_;   // one tile side in the direction of u
    Point inward_;  // one tile side in the direction of v
    float size_;
    float alpha_;
};

// A giraffe that stands across two tiles: head, neck and back on one, legs on the other.
void draw_giraffe_half(SidePen& pen, edge_match::Edge edge);

// The colour of a letter of level text, and the small mark that goes with it.
Color motif_color(const Theme& theme, char letter);
void draw_color_mark(SidePen& pen, int color, Point centre, float radius, Color ink);

}  // namespace tessera
