#pragma once

#include "app/ui/painter.h"

#include <vector>

namespace tessera {

// Icons are drawn on a square of this side, in strokes two units thick.
inline constexpr float icon_side = 24;

struct IconStroke {
    std::vector<Point> points;
    bool is_closed = false;
    bool is_filled = false;  // convex
};

std::vector<IconStroke> icon_strokes(Icon icon);

}  // namespace tessera
