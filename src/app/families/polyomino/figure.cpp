#include "app/families/polyomino/figure.h"

#include "app/families/polyomino/facets.h"
#include "base/apart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

namespace {

float corner_radius(const Figure& figure) {
    return figure.cell() < raised_cell ? 0 : figure.cell() * 0.2F;
}

}  // namespace

Rect inside_of(const Figure& figure, Cell part, float margin) {
    const Rect rect = figure.rect(part);
    const float left = figure.has(part + Cell{0, -1}) ? 0 : margin;
    const float right = figure.has(part + Cell{0, 1}) ? 0 : margin;
    const float top = figure.has(part + Cell{-1, 0}) ? 0 : margin;
    const float bottom = figure.has(part + Cell{1, 0}) ? 0 : margin;
    return {rect.x + left, rect.y + top, rect.width - left - right, rect.height - top - bottom};
}

void fill_tiles(Painter& painter, const Figure& figure, float margin, Color color) {
    if (!figure.is_square()) {
        apart(fill_facets)(painter, figure.shape(), figure.spot(), margin, color, false);
        return;
    }
    const float radius = margin < 0 ? -margin : margin > 0 ? corner_radius(figure) : 0;
    for (const Cell part : figure.cells()) {
        const bool has_left = figure.has(part + Cell{0, -1});
        const bool has_right = figure.has(part + Cell{0, 1});
        const bool has_top = figure.has(part + Cell{-1, 0});
        const bool has_bottom = figure.has(part + Cell{1, 0});
        painter.fill(inside_of(figure, part, margin), color, radius,
                     {!has_left && !has_top, !has_right && !has_top, !has_left && !has_bottom,
                      !has_right && !has_bottom});
    }
}

namespace {

void fill_bridges(Painter& painter, const Figure& figure, Cell part, float margin, Color color) {
    const Rect rect = figure.rect(part);
    const bool right = figure.has(part + Cell{0, 1});
    const bool below = figure.has(part + Cell{1, 0});
    const float half = figure.cell() / 2;
    const float thick = figure.cell() - 2 * margin;
    if (right) {
        painter.fill({rect.x + half, rect.y + margin, figure.cell(), thick}, color);
    }
    if (below) {
        painter.fill({rect.x + margin, rect.y + half, thick, figure.cell()}, color);
    }
    if (right && below && figure.has(part + Cell{1, 1})) {
        painter.fill({rect.x + half, rect.y + half, figure.cell(), figure.cell()}, color);
    }
}

}  // namespace

void fill_shadow(Painter& painter, const Figure& figure, float blur) {
    constexpr int layers = 7;
    const Color shadow = painter.theme().shadow;
    const float alpha = static_cast<float>(shadow.alpha) / 255 * 1.6F / layers;
    for (int layer = 0; layer < layers; ++layer) {
        const float margin = blur * (2 * static_cast<float>(layer) / (layers - 1) - 1);
        fill_tiles(painter, figure, margin, with_alpha(shadow, alpha));
    }
}

void fill_body(Painter& painter, const Figure& figure, float margin, Color color) {
    if (!figure.is_square()) {
        apart(fill_facets)(painter, figure.shape(), figure.spot(), margin, color, true);
        return;
    }
    const float radius = corner_radius(figure);
    for (const Cell part : figure.cells()) {
        const bool left = figure.has(part + Cell{0, -1});
        const bool right = figure.has(part + Cell{0, 1});
        const bool above = figure.has(part + Cell{-1, 0});
        const bool below = figure.has(part + Cell{1, 0});
        const Corners round{!left && !above, !right && !above, !left && !below, !right && !below};
        painter.fill(figure.rect(part).inset(margin), color, radius, round);
        fill_bridges(painter, figure, part, margin, color);
    }
}

void add_corner(std::vector<Point>& points, Point corner, Point before, Point after, float radius) {
    if (radius <= 0) {
        points.push_back(corner);
        return;
    }
    const Point start = corner - before * radius;
    const Point end = corner + after * radius;
    // An arc of a circle, as a rational curve: the corner has the cosine of half the turn as its weight.
    constexpr int steps = 6;
    const float weight = std::sqrt(std::max((1 + before.x * after.x + before.y * after.y) / 2, 0.0F));
    for (int step = 0; step <= steps; ++step) {
        const float share = static_cast<float>(step) / steps;
        const float first = (1 - share) * (1 - share);
        const float middle = 2 * weight * share * (1 - share);
        const float last = share * share;
        points.push_back((start * first + corner * middle + end * last) * (1 / (first + middle + last)));
    }
}

namespace {

// The sides of a cell in clockwise order: top, right, bottom, left.
constexpr std::array<Cell, 4> outward = {{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
constexpr std::array<Cell, 4> along = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

struct Side {
    Cell part;
    int side = 0;
};

struct OutlineStep {
    Side next;
    bool is_corner = false;
    bool is_convex = false;
};

// Returns the next step of the outline. Cells that touch only at a corner stay separate.
OutlineStep next_side(const Figure& figure, Side now) {
    const Cell ahead = now.part + at(along, now.side);
    const Cell diagonal = ahead + at(outward, now.side);
    if (!figure.has(ahead)) {
        return {{now.part, (now.side + 1) % 4}, true, true};
    }
    if (figure.has(diagonal)) {
        return {{diagonal, (now.side + 3) % 4}, true, false};
    }
    return {{ahead, now.side}, false, false};
}

Point direction(Cell step) {
    return {static_cast<float>(step.column), static_cast<float>(step.row)};
}

Point end_of(const Figure& figure, Side side) {
    const Rect rect = figure.rect(side.part);
    const Point shift =
        (direction(at(along, side.side)) + direction(at(outward, side.side))) * (figure.cell() / 2);
    return rect.centre() + shift;
}

std::vector<Point> trace_loop(const Figure& figure, Side start, float margin,
                              Grid<std::array<bool, 4>>& seen) {
    std::vector<Point> points;
    const float radius = corner_radius(figure);
    Side now = start;
    while (!at(seen[now.part], now.side)) {
        at(seen[now.part], now.side) = true;
        const OutlineStep step = next_side(figure, now);
        if (step.is_corner) {
            const Point inward =
                (direction(at(outward, now.side)) + direction(at(outward, step.next.side))) * -margin;
            add_corner(points, end_of(figure, now) + inward, direction(at(along, now.side)),
                       direction(at(along, step.next.side)), step.is_convex ? radius : 0);
        }
        now = step.next;
    }
    return points;
}

}  // namespace

void draw_loop(Painter& painter, const std::vector<Point>& points, const Stroke& stroke) {
    stroke.is_dashed ? painter.dashed(points, stroke.color, stroke.thickness)
                     : painter.path(points, stroke.color, stroke.thickness, true);
}

void trace(Painter& painter, const Figure& figure, const Stroke& stroke) {
    if (!figure.is_square()) {
        apart(trace_facets)(painter, figure.shape(), figure.spot(), stroke);
        return;
    }
    Grid<std::array<bool, 4>> seen(figure.rows(), figure.columns(), std::array<bool, 4>{});
    for (const Cell part : figure.cells()) {
        for (int side = 0; side < 4; ++side) {
            if (!figure.has(part + at(outward, side)) && !at(seen[part], side)) {
                draw_loop(painter, trace_loop(figure, {part, side}, stroke.margin, seen), stroke);
            }
        }
    }
}

// Returns how many cells from this one on to the right have their edge on the figure's outline, above or below them; 0 if the
// one to the left of this has its edge there, too.
int edge_length(const Figure& figure, Cell part, int down) {
    const auto has_edge = [&](Cell cell) {
        return figure.has(cell) && !figure.has(cell + Cell{down, 0});
    };
    int length = 0;
    if (!has_edge(part - Cell{0, 1})) {
        while (has_edge(part + Cell{0, length})) {
            ++length;
        }
    }
    return length;
}

namespace {

// Draws light along the cell's upper edge and shade along its lower one, each once for all cells of an edge.
void draw_edges(Painter& painter, const Figure& figure, Cell part, float margin, Color color) {
    const float cell = figure.cell();
    const float band = std::max(painter.snap(cell * 0.07F), painter.pixel());
    const Rect rect = figure.rect(part);
    // Returns a band along the edges from this cell on; it ends before round corners.
    const auto band_along = [&](int length, float y) {
        const float left = figure.has(part + Cell{0, -1}) ? 0 : corner_radius(figure);
        const float right = figure.has(part + Cell{0, length}) ? 0 : corner_radius(figure);
        return Rect{rect.x + left, y, cell * static_cast<float>(length) - left - right, band};
    };
    if (const int length = edge_length(figure, part, -1)) {
        painter.fill(band_along(length, rect.y + margin + band * 0.6F), lighter(color, 0.26F), band / 2);
    }
    if (const int length = edge_length(figure, part, 1)) {
        painter.fill(band_along(length, rect.bottom() - margin - band), darker(color, 0.1F));
    }
}

void draw_seams(Painter& painter, const Figure& figure, Cell part, Color color) {
    const Color seam = darker(color, 0.13F);
    const float pixel = std::max(painter.pixel(), 1.0F);
    const float cell = figure.cell();
    const Rect rect = figure.rect(part);
    if (figure.has(part + Cell{0, 1})) {
        painter.fill({rect.right() - pixel / 2, rect.y + cell * 0.24F, pixel, cell * 0.52F}, seam);
    }
    if (figure.has(part + Cell{1, 0})) {
        painter.fill({rect.x + cell * 0.24F, rect.bottom() - pixel / 2, cell * 0.52F, pixel}, seam);
    }
}

}  // namespace

void draw_bevel(Painter& painter, const Figure& figure, float margin, Color color, bool is_flat) {
    if (!figure.is_square()) {
        if (!is_flat) {
            apart(bevel_facets)(painter, figure.shape(), figure.spot(), margin, color);
        }
        return;
    }
    for (const Cell part : figure.cells()) {
        if (!is_flat) {
            draw_edges(painter, figure, part, margin, color);
        }
        draw_seams(painter, figure, part, color);
    }
}

}  // namespace tessera
