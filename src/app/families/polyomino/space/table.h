#pragma once

#include "app/board/table_layout.h"
#include "app/families/polyomino/space/layouts.h"

#include <array>
#include <optional>

// The table of a board in space: a picture that turns, its layers beside each other, and the tray.

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
    std::vector<Rect> layers;
};

// Returns the arrangement whose blocks flow in rows of at most this width.
Arrangement arrange(const polyomino::Level& level, float width);

struct Table {
    std::unique_ptr<Tiling> tiling;  // of the layers
    const Tiling* loose = nullptr;   // of pieces that lie on no board
    Arrangement arrangement;
    TablePlan plan;
    Rect area;              // that it was planned for
    float covered_top = 0;  // the same
    Camera camera;
    int shown = 0;                 // layers that the picture shows, from the lowest
    std::optional<Point> pressed;  // where a press that turns the picture or peels it was last
    bool is_sliding = false;       // that press is on the slider
};

// Plans the table for an area: with the arrangement that shows the largest cells. Keeps what it was if the area is the same.
void plan(Table& table, const polyomino::Level& level, const std::vector<TrayItem>& items, const Rect& area,
          float covered_top);

inline constexpr float largest_cell_in_space = 72;

}  // namespace tessera::space
