#include "app/ui/material.h"

#include "base/grid.h"

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

// A cell's place within its piece, in cells.
Cell place_of(const Rect& cell, Point corner) {
    return {static_cast<int>(std::lround((cell.y - corner.y) / cell.height)),
            static_cast<int>(std::lround((cell.x - corner.x) / cell.width))};
}

// Draws short dark and light flecks at chance places of the cell, lying or standing. `size` is their length in cells.
void draw_flecks(Painter& painter, const Rect& cell, Point corner, Color color, int count, float size) {
    const Cell place = place_of(cell, corner);
    const float length = size * cell.width;
    const float thickness = std::max(length * 0.3F, painter.pixel());
    for (int index = 0; index < count; ++index) {
        const float x = chance(place.column, place.row, 3 * index);
        const float y = chance(place.column, place.row, 3 * index + 1);
        const bool is_lying = chance(place.column, place.row, 3 * index + 2) < 0.5F;
        const Point start{cell.x + x * (cell.width - length), cell.y + y * (cell.height - length)};
        const Color ink = index % 2 == 0 ? darker(color, 0.5F) : lighter(color, 0.6F);
        painter.fill({start.x, start.y, is_lying ? length : thickness, is_lying ? thickness : length},
                     with_alpha(ink, 0.2F));
    }
}

// Draws the part of a cell in which the sum of both coordinates, in cells from its upper left corner, is from `low` to
// `high`, which are on one side of 1.
void draw_slant(Painter& painter, const Rect& cell, float low, float high, Color color) {
    const auto at_share = [&](float x, float y) {
        return Point{cell.x + x * cell.width, cell.y + y * cell.height};
    };
    const auto right_end = [&](float sum) {
        return at_share(std::min(sum, 1.0F), std::max(sum - 1, 0.0F));
    };
    const auto left_end = [&](float sum) {
        return at_share(std::max(sum - 1, 0.0F), std::min(sum, 1.0F));
    };
    painter.polygon({right_end(low), right_end(high), left_end(high), left_end(low)}, color);
}

}  // namespace

void draw_wood_texture(Painter& painter, const Rect& cell, Point corner, Color color) {
    constexpr int lines = 5;
    constexpr int steps = 6;
    const Color grain = darker(color, 0.45F);
    const float left = (cell.x - corner.x) / cell.width;
    const Cell place = place_of(cell, corner);
    for (int line = 0; line < lines; ++line) {
        const float height = (static_cast<float>(line) + 0.5F) / lines;
        const float phase = static_cast<float>(place.row * lines + line) * 1.7F;
        std::vector<Point> points;
        for (int step = 0; step <= steps; ++step) {
            const float x = static_cast<float>(step) / steps;
            const float wave =
                std::sin((left + x) * 1.9F + phase) + 0.5F * std::sin((left + x) * 4.3F - phase);
            points.push_back({cell.x + x * cell.width, cell.y + (height + 0.035F * wave) * cell.height});
        }
        const float strength = 0.14F + 0.2F * chance(line, place.row, 0);
        painter.path(points, with_alpha(grain, strength), std::max(cell.width * 0.025F, painter.pixel()),
                     false);
    }
}

void draw_felt_texture(Painter& painter, const Rect& cell, Point corner, Color color) {
    draw_flecks(painter, cell, corner, color, 56, 0.07F);
}

void draw_paper_texture(Painter& painter, const Rect& cell, Point corner, Color color) {
    constexpr int laid_lines = 9;
    const float line = std::max(cell.height * 0.02F, painter.pixel());
    for (int index = 0; index < laid_lines; ++index) {
        const float y = cell.y + (static_cast<float>(index) + 0.5F) / laid_lines * cell.height;
        painter.fill({cell.x, y, cell.width, line}, with_alpha(darker(color, 0.5F), 0.13F));
    }
    painter.fill({cell.x + cell.width * 0.12F, cell.y, line, cell.height},
                 with_alpha(lighter(color, 0.7F), 0.3F));
    draw_flecks(painter, cell, corner, color, 6, 0.03F);
}

// The reflections run on over all cells of a piece, two cells apart.
void draw_glass_texture(Painter& painter, const Rect& cell, Point corner, Color color) {
    const Cell place = place_of(cell, corner);
    const float shift = (place.row + place.column) % 2 == 0 ? 0.0F : 1.0F;
    const Color light = lighter(color, 0.9F);
    draw_slant(painter, cell, shift + 0.3F, shift + 0.66F, with_alpha(light, 0.3F));
    draw_slant(painter, cell, shift + 0.74F, shift + 0.82F, with_alpha(light, 0.3F));
}

}  // namespace tessera
