#include "print/edge_match/motifs.h"

#include "base/index.h"
#include "games/edge_match/params.h"

#include <array>
#include <cmath>

namespace tessera {

namespace {

using edge_match::Edge;

// Dark enough for white letters, with distinct hues.
constexpr std::array<std::string_view, edge_match::max_color_count> colors = {
    "#b3372f", "#2563a8", "#8a6a00", "#2f7d3a", "#6d3fa0", "#0f7b7b", "#a53c7f", "#4a525c"};

// The half of a motif on a tile: points with x along the edge from its middle and y into the tile.
using Half = std::vector<PaperPoint>;

Half half_disc() {
    constexpr double pi = 3.14159265358979;
    constexpr int steps = 16;
    Half half;
    for (int step = 0; step <= steps; ++step) {
        half.push_back({0.23 * std::cos(pi * step / steps), 0.23 * std::sin(pi * step / steps)});
    }
    return half;
}

Half half_of(int motif) {
    switch (motif) {
        case 0:  // disc
            return half_disc();
        case 1:  // diamond
            return {{-0.27, 0}, {0, 0.29}, {0.27, 0}};
        case 2:  // square
            return {{-0.2, 0}, {-0.2, 0.2}, {0.2, 0.2}, {0.2, 0}};
        case 3:  // cross
            return {{-0.28, 0},   {-0.28, 0.11}, {-0.11, 0.11}, {-0.11, 0.28},
                    {0.11, 0.28}, {0.11, 0.11},  {0.28, 0.11},  {0.28, 0}};
        case 4:  // hexagon
            return {{-0.28, 0}, {-0.15, 0.23}, {0.15, 0.23}, {0.28, 0}};
        case 5:  // four-pointed star
            return {{-0.3, 0}, {-0.11, 0.11}, {0, 0.3}, {0.11, 0.11}, {0.3, 0}};
        default:  // pagoda
            return {{-0.29, 0},  {-0.29, 0.08}, {-0.2, 0.08}, {-0.2, 0.17}, {-0.1, 0.17}, {-0.1, 0.26},
                    {0.1, 0.26}, {0.1, 0.17},   {0.2, 0.17},  {0.2, 0.08},  {0.29, 0.08}, {0.29, 0}};
    }
}

// Converts a point of an edge to the tile's coordinates, whose corner is (0, 0).
PaperPoint on_tile(int side, PaperPoint point) {
    const Cell out = at(neighbour_steps, side);
    const double inward = 0.5 - point.y;
    return {0.5 + out.column * inward + out.row * point.x, 0.5 + out.row * inward - out.column * point.x};
}

void draw_half(Pen& pen, int side, const Half& half, const Ink& ink, std::string_view kind) {
    std::vector<PaperPoint> points;
    points.reserve(half.size());
    for (const PaperPoint point : half) {
        points.push_back(on_tile(side, point));
    }
    pen.polygon(kind, points, ink);
}

}  // namespace

// The upper half of a motif is filled, the lower one hollow; a motif without halves is filled on both sides.
void draw_edge(Pen& pen, int side, Edge edge) {
    if (edge == edge_match::plain_edge) {
        draw_half(pen, side, {{-0.5, 0}, {-0.43, 0.07}, {0.43, 0.07}, {0.5, 0}}, {std::string(paper_dark)},
                  "plain");
        return;
    }
    const edge_match::MotifColor kind = edge_match::motif_color_of(edge.color);
    const std::string color(at(colors, kind.color));
    const bool is_hollow = edge.half == 'B';
    draw_half(pen, side, half_of(kind.motif),
              {is_hollow ? std::string(paper_white) : color, color, 0.025 * pen.cell()}, "motif");
    pen.letters(on_tile(side, {0, 0.1}), std::string(1, edge.color), 0.13, is_hollow ? color : paper_white);
}

}  // namespace tessera
