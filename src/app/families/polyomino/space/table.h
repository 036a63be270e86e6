#pragma once

#include "app/board/table_layout.h"
#include "app/families/polyomino/space/layouts.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

// The table of a board in space: a picture that turns, its layers beside each other, and the tray. Where the cells would be
// too small for a finger, one layer is in sight at a time, the one that is worked on, and a swipe or an arrow leads to the next.

namespace tessera::space {

enum class Axis { upright, forwards, sideways };
inline constexpr std::array<Axis, 3> axes = {Axis::upright, Axis::forwards, Axis::sideways};

// Where everything but the tray is, in cells.
struct Arrangement {
    Rect all;
    Rect picture;
    Rect slider;  // which layers the picture shows: a place for each, the lowest below
    std::array<Rect, axes.size()> turns;  // how the piece in the hand lies after each turn
    std::vector<Point> origins;           // of the layers
    std::vector<Rect> layers;             // those out of sight are far away
    bool has_one = false;                 // one layer is in sight
    Rect caption;                         // over it, with an arrow at each end
};

// Returns the arrangement whose blocks flow in rows of at most this width.
Arrangement arrange(const polyomino::Level& level, float width);
// Returns one whose layers flow beside the picture, which keeps a column of its own.
Arrangement arrange_beside(const polyomino::Level& level, float width);
// Returns one with the worked layer alone, below the picture or beside it.
Arrangement arrange_one(const polyomino::Level& level, int worked, bool is_beside);

// The gesture that a press on the table began.
enum class Gesture {
    none,
    turns,      // the picture
    slides,     // on the slider
    may_swipe,  // on the layer in sight, where no piece lies
    has_swiped
};

struct Table {
    std::unique_ptr<Tiling> tiling;  // of the layers
    const Tiling* loose = nullptr;   // of pieces that lie on no board
    Arrangement arrangement;
    TablePlan plan;
    Rect area;              // that it was planned for
    float covered_top = 0;  // the same
    Camera camera;
    int shown = 0;               // layers that the picture shows, from the lowest
    int worked = 0;              // the layer that is in sight if one is
    int planned_for = 0;         // the same, when this was planned
    std::vector<Cell> followed;  // what `worked` was last made to show
    Gesture gesture = Gesture::none;
    Point pressed;  // where that gesture was last
};

// Plans the table for an area: with the arrangement that shows the largest cells. Keeps what it was if nothing has changed.
void plan(Table& table, const polyomino::Level& level, const std::vector<TrayItem>& items, const Rect& area,
          float covered_top);

inline constexpr float largest_cell_in_space = 72;

}  // namespace tessera::space
