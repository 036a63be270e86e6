#include "app/ui/material.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace tessera {

namespace {

// Returns a number from 0 to 1 that looks like chance but is always the same for a place (the finaliser of MurmurHash3,
// Appleby 2011).
float chance(int x, int y, int which) {
    std::uint32_t value = static_cast<std::uint32_t>(x) * 0x9e3779b1U +
                          static_cast<std::uint32_t>(y) * 0x85ebca77U +
                          static_cast<std::uint32_t>(which) * 0xc2b2ae3dU;
    value = (value ^ (value >> 16)) * 0x85ebca6bU;
    value = (value ^ (value >> 13)) * 0xc2b2ae35U;
    return static_cast<float>((value ^ (value >> 16)) & 0xffffU) / 65535.0F;
}

// Returns the box around a cell.
Rect box_of(const std::vector<Point>& outline) {
    Point low = outline.front();
    Point high = low;
    for (const Point corner : outline) {
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

// The part of a line across a cell that lies in it; empty if `to` is not beyond `from`.
struct Span {
    float from = 0;
    float to = 0;

    bool has(float place) const { return from <= place && place <= to; }
};

// Returns that of the level line at height `y`.
Span span_at(const std::vector<Point>& outline, float y) {
    Span span{1, 0};
    Point before = outline.back();
    for (const Point corner : outline) {
        if (std::min(before.y, corner.y) <= y && y < std::max(before.y, corner.y)) {
            const float x = before.x + (corner.x - before.x) * (y - before.y) / (corner.y - before.y);
            span = span.to < span.from ? Span{x, x} : Span{std::min(span.from, x), std::max(span.to, x)};
        }
        before = corner;
    }
    return span;
}

// Calls draw(line, y, span) for each of a piece's level lines that crosses the cell, `lines` of them to a cell's side.
template <class Draw>
void for_lines(const TexturedCell& cell, int lines, const Draw& draw) {
    const Rect box = box_of(cell.outline);
    const float distance = cell.side / static_cast<float>(lines);
    const auto line_from = [&](float y) {
        return static_cast<int>(std::ceil((y - cell.corner.y) / distance - 0.5F));
    };
    for (int line = line_from(box.y); line < line_from(box.bottom()); ++line) {
        const float y = cell.corner.y + (static_cast<float>(line) + 0.5F) * distance;
        if (const Span span = span_at(cell.outline, y); span.to > span.from) {
            draw(line, y, span);
        }
    }
}

// Draws dark and light fibres at chance places of the cell, in all directions. `size` is their length in cells.
void draw_fibres(Painter& painter, const TexturedCell& cell, int count, float size) {
    const Rect box = box_of(cell.outline);
    const int row = static_cast<int>(std::lround((box.y - cell.corner.y) / cell.side * 2));
    const int column = static_cast<int>(std::lround((box.x - cell.corner.x) / cell.side * 2));
    const float half = size * cell.side / 2;
    const float thickness = std::max(cell.side * 0.018F, painter.pixel());
    for (int index = 0; index < count; ++index) {
        const Point middle{box.x + half + chance(column, row, 3 * index) * (box.width - 2 * half),
                           box.y + half + chance(column, row, 3 * index + 1) * (box.height - 2 * half)};
        const Span span = span_at(cell.outline, middle.y);
        if (!span.has(middle.x - half) || !span.has(middle.x + half)) {
            continue;
        }
        const float angle = chance(column, row, 3 * index + 2) * 3.14F;
        const Point end{half * std::cos(angle), half * std::sin(angle)};
        const Color ink = index % 2 == 0 ? darker(cell.color, 0.35F) : lighter(cell.color, 0.45F);
        painter.path({middle - end, middle + end}, with_alpha(ink, 0.16F), thickness, false);
    }
}

// Returns the part of a convex outline where worth(point) is not negative; `worth` is linear.
template <class Worth>
std::vector<Point> clipped(const std::vector<Point>& outline, const Worth& worth) {
    std::vector<Point> kept;
    for (std::size_t index = 0; index < outline.size(); ++index) {
        const Point here = outline[index];
        const Point next = outline[(index + 1) % outline.size()];
        const float worth_here = worth(here);
        const float worth_next = worth(next);
        if (worth_here >= 0) {
            kept.push_back(here);
        }
        if ((worth_here >= 0) != (worth_next >= 0)) {
            kept.push_back(mix(here, next, worth_here / (worth_here - worth_next)));
        }
    }
    return kept;
}

// Draws the part of a cell in which the sum of both coordinates, in cells from the piece's corner, is from `low` to `high`.
void draw_slant(Painter& painter, const TexturedCell& cell, float low, float high) {
    const auto sum = [&](Point point) {
        const Point offset = point - cell.corner;
        return (offset.x + offset.y) / cell.side;
    };
    const std::vector<Point> above = clipped(cell.outline, [&](Point point) { return sum(point) - low; });
    const std::vector<Point> band = clipped(above, [&](Point point) { return high - sum(point); });
    if (band.size() > 2) {
        painter.polygon(band, with_alpha(lighter(cell.color, 0.9F), 0.3F));
    }
}

}  // namespace

void draw_wood_texture(Painter& painter, const TexturedCell& cell) {
    constexpr int lines = 5;
    constexpr int steps = 6;
    const Color grain = darker(cell.color, 0.45F);
    for_lines(cell, lines, [&](int line, float y, Span span) {
        const float phase = static_cast<float>(line) * 1.7F;
        std::vector<Point> points;
        for (int step = 0; step <= steps; ++step) {
            const float x = span.from + (span.to - span.from) * static_cast<float>(step) / steps;
            const float along = (x - cell.corner.x) / cell.side;
            const float wave = std::sin(along * 1.9F + phase) + 0.5F * std::sin(along * 4.3F - phase);
            points.push_back({x, y + 0.035F * wave * cell.side});
        }
        const float strength = 0.14F + 0.2F * chance(line, 0, 0);
        painter.path(points, with_alpha(grain, strength), std::max(cell.side * 0.025F, painter.pixel()),
                     false);
    });
}

void draw_felt_texture(Painter& painter, const TexturedCell& cell) {
    draw_fibres(painter, cell, 44, 0.2F);
}

void draw_paper_texture(Painter& painter, const TexturedCell& cell) {
    constexpr int laid_lines = 7;
    const float thickness = std::max(cell.side * 0.02F, painter.pixel());
    const Color ink = with_alpha(darker(cell.color, 0.5F), 0.08F);
    for_lines(cell, laid_lines, [&](int, float y, Span span) {
        painter.fill({span.from, y, span.to - span.from, thickness}, ink);
    });
    draw_fibres(painter, cell, 5, 0.12F);
}

// The reflections run on over all cells of a piece, two cells apart.
void draw_glass_texture(Painter& painter, const TexturedCell& cell) {
    constexpr float period = 2;
    const Rect box = box_of(cell.outline);
    const Point first = box.corner() - cell.corner;
    const float low = (first.x + first.y) / cell.side;
    const float high = low + (box.width + box.height) / cell.side;
    for (float start = std::floor(low / period) * period; start < high; start += period) {
        draw_slant(painter, cell, start + 0.3F, start + 0.66F);
        draw_slant(painter, cell, start + 0.74F, start + 0.82F);
    }
}

}  // namespace tessera
