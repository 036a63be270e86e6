#include "app/families/edge_match/art.h"

#include <array>
#include <cmath>

// Giraffes in four colours, each with its own spots. The tile's edge divides them at the belly: the upper
// half has the back, the neck and the head, the lower half the legs and the tail.

namespace tessera {

namespace {

constexpr float pi = 3.14159265F;
constexpr float detail_side = 44;  // smaller tiles have no faces

struct Coat {
    int color;  // index of the theme's piece colours
    int mark;   // index for draw_color_mark: the shape of the spots
};

Coat coat_of(char letter) {
    switch (letter) {
        case 'M':
            return {10, 1};  // mauve, round spots
        case 'O':
            return {4, 6};  // orange, triangles
        case 'B':
            return {5, 3};  // blue, dashes
        default:
            return {0, 5};  // violet, rings
    }
}

std::vector<Point> ellipse(Point centre, Point radius, float tilt) {
    std::vector<Point> points;
    constexpr int steps = 14;
    for (int step = 0; step < steps; ++step) {
        const float angle = 2 * pi * static_cast<float>(step) / steps;
        const Point along{radius.x * std::cos(angle), radius.y * std::sin(angle)};
        points.push_back(centre + Point{along.x * std::cos(tilt) - along.y * std::sin(tilt),
                                        along.x * std::sin(tilt) + along.y * std::cos(tilt)});
    }
    return points;
}

struct Paints {
    Color coat;
    Color shade;
    Color muzzle;
    Color dark;
    int mark = 0;
};

Paints paints_of(const Theme& theme, char letter) {
    const Coat coat = coat_of(letter);
    const Color color = at(theme.pieces, coat.color);
    return {color, darker(color, 0.28F), lighter(color, 0.62F), darker(color, 0.72F), coat.mark};
}

void draw_spots(SidePen& pen, const Paints& paints, const std::vector<Point>& spots, float radius) {
    for (const Point spot : spots) {
        draw_color_mark(pen, paints.mark, spot, radius, paints.dark);
    }
}

void draw_face(SidePen& pen, const Paints& paints) {
    const Color white = lighter(paints.coat, 1);
    pen.polygon(ellipse({-0.062F, 0.352F}, {0.042F, 0.03F}, -0.25F), paints.muzzle);
    pen.circle({0.012F, 0.392F}, 0.021F, white);
    pen.circle({0.006F, 0.391F}, 0.011F, paints.dark);
    pen.circle({-0.083F, 0.358F}, 0.006F, paints.dark);
    pen.line({-0.092F, 0.338F}, {-0.048F, 0.332F}, paints.dark, 0.009F);
}

// Draws back, neck and head, facing left.
void draw_upper_half(SidePen& pen, const Paints& paints) {
    pen.polygon({{-0.2F, 0}, {0.2F, 0}, {0.2F, 0.06F}, {0.15F, 0.105F}, {-0.13F, 0.105F}, {-0.2F, 0.05F}},
                paints.coat);
    pen.polygon({{-0.14F, 0.05F}, {0.03F, 0.05F}, {0.066F, 0.37F}, {-0.006F, 0.37F}}, paints.coat);
    pen.line({0.03F, 0.11F}, {0.068F, 0.36F}, paints.shade, 0.02F);  // the mane
    for (const float u : {0.024F, 0.054F}) {
        pen.line({u, 0.4F}, {u + 0.006F, 0.452F}, paints.shade, 0.013F);
        pen.circle({u + 0.006F, 0.455F}, 0.014F, paints.dark);
    }
    pen.polygon(ellipse({0.085F, 0.402F}, {0.034F, 0.015F}, 0.35F), paints.shade);  // an ear
    pen.polygon(ellipse({0, 0.375F}, {0.085F, 0.045F}, 0.28F), paints.coat);
    if (pen.size() >= detail_side) {
        draw_face(pen, paints);
    }
    draw_spots(pen, paints, {{-0.045F, 0.13F}, {0, 0.21F}, {0.012F, 0.29F}}, 0.019F);
    draw_spots(pen, paints, {{-0.13F, 0.05F}, {0.03F, 0.05F}, {0.13F, 0.055F}}, 0.024F);
}

void draw_leg(SidePen& pen, const Paints& paints, float u, bool is_near) {
    const Color color = is_near ? paints.coat : paints.shade;
    pen.polygon({{u - 0.028F, 0.06F}, {u + 0.028F, 0.06F}, {u + 0.02F, 0.33F}, {u - 0.02F, 0.33F}}, color);
    pen.polygon({{u - 0.022F, 0.32F}, {u + 0.022F, 0.32F}, {u + 0.026F, 0.36F}, {u - 0.026F, 0.36F}},
                paints.dark);
}

// Draws the lower half. The legs point into the tile, so with the edge at the bottom the animal is upside
// down.
void draw_lower_half(SidePen& pen, const Paints& paints) {
    draw_leg(pen, paints, -0.06F, false);
    draw_leg(pen, paints, 0.07F, false);
    pen.line({-0.19F, 0.03F}, {-0.245F, 0.15F}, paints.shade, 0.016F);  // the tail
    pen.circle({-0.247F, 0.165F}, 0.018F, paints.dark);
    pen.polygon({{-0.2F, 0}, {0.2F, 0}, {0.19F, 0.06F}, {0.14F, 0.1F}, {-0.14F, 0.1F}, {-0.19F, 0.06F}},
                paints.coat);
    draw_leg(pen, paints, -0.13F, true);
    draw_leg(pen, paints, 0.13F, true);
    draw_spots(pen, paints, {{-0.1F, 0.045F}, {0, 0.05F}, {0.1F, 0.045F}}, 0.024F);
    draw_spots(pen, paints, {{-0.13F, 0.15F}, {0.13F, 0.15F}}, 0.015F);
}

}  // namespace

void draw_giraffe_half(SidePen& pen, edge_match::Edge edge) {
    const Paints paints = paints_of(pen.theme(), edge.color);
    if (edge.half == 'H') {
        draw_upper_half(pen, paints);
    } else {
        draw_lower_half(pen, paints);
    }
}

}  // namespace tessera
