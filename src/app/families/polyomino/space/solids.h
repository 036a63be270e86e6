#pragma once

#include "app/families/polyomino/space/camera.h"
#include "app/ui/painter.h"

#include <string_view>
#include <vector>

namespace tessera::space {

inline constexpr float least_letter_in_space = 9;  // the height of letters; smaller ones are left out

enum class SolidKind {
    full,   // a cell of a piece
    ghost,  // a place that a piece would take
    open,   // a free place
};

// A ball or a cube as a camera sees it.
struct Solid {
    polyomino::Site site;
    int owner = -1;  // solids of one owner are joined; -1: of none
    Color color;
    SolidKind kind = SolidKind::full;
    std::string_view letter = {};  // drawn on it; empty: none
    bool is_marked = false;        // ringed in the theme's colour for what is wrong
};

// Where a camera sees the site (0, 0, 0), and how large a cell is there.
struct Sight {
    const polyomino::Lattice* lattice = nullptr;
    Camera camera;
    Point origin;
    float cell = 0;

    Point middle(const polyomino::Site& site) const { return origin + camera.seen(*lattice, site) * cell; }
};

// Draws solids, the furthest first.
void draw_solids(Painter& painter, const Sight& sight, std::vector<Solid> solids);

// A ball with its light from above and the left.
void draw_ball(Painter& painter, Point centre, float radius, Color color);

}  // namespace tessera::space
