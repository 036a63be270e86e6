#include "app/families/polyomino/art.h"

#include "app/families/polyomino/facets.h"
#include "app/families/polyomino/figure.h"
#include "app/families/polyomino/space_art.h"
#include "base/apart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace tessera {

using polyomino::Shape;

namespace {

constexpr float least_name = 11;    // minimum legible height
constexpr float least_letter = 13;  // a letter alone

// Returns the cell nearest to the piece's centre, for its letter.
Cell middle_cell(const Figure& figure) {
    const auto& cells = figure.cells();
    const auto place_of = [&](Cell part) {
        return figure.spot().tiling->point_of(part);
    };
    Point middle;
    for (const Cell part : cells) {
        middle = middle + place_of(part) * (1.0F / static_cast<float>(cells.size()));
    }
    return *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) {
        const float to_a = distance(place_of(a), middle);
        const float to_b = distance(place_of(b), middle);
        return to_a != to_b ? to_a < to_b : a < b;
    });
}

// Returns the longest row of cells without a gap, the uppermost if there are several.
Rect longest_row(const Figure& figure) {
    Rect longest;
    for (const Cell start : figure.cells()) {
        int length = 1;
        while (figure.has(start + Cell{0, length})) {
            ++length;
        }
        const Rect row = figure.rect(start);
        const float width = row.width * static_cast<float>(length);
        if (width > longest.width + 0.5F) {
            longest = {row.x, row.y, width, row.height};
        }
    }
    return longest;
}

// Draws a chosen name along the piece's longest row, shrunk as far as it stays legible. Returns false if
// there is no room.
bool draw_name(Painter& painter, const Figure& figure, std::string_view name, Color color) {
    if (name.empty() || !figure.is_square()) {
        return false;
    }
    const Rect row = longest_row(figure);
    const float wanted = figure.cell() * 0.46F;
    const float width = Painter::letter_width(name, wanted);
    const float height = std::min(wanted, wanted * row.width * 0.88F / width);
    if (height < least_name) {
        return false;
    }
    painter.letter(row.centre(), name, color, height);
    return true;
}

// Draws a lock near a corner of the first cell without a piece's own letter; a chosen name, or one cell, has it beside it.
void draw_lock(Painter& painter, const Figure& figure, Color color) {
    const auto& cells = figure.cells();
    const bool has_letter = cells.size() > 1 && cells.front() == middle_cell(figure);
    const Cell first = has_letter ? cells[1] : cells.front();
    Point aside{-0.24F, -0.22F};
    if (!figure.is_square()) {
        aside = figure.spot().tiling->outline_of(first + figure.phase()).corners.front() * 0.6F;
    }
    painter.icon(Icon::lock, figure.rect(first).centre() + aside * figure.cell(), lock_size(figure.cell()),
                 color);
}

// Draws diagonal lines that continue from cell to cell, and the outline again.
void draw_hatch(Painter& painter, const Figure& figure, Color ink, const Stroke& outline) {
    const float cell = figure.cell();
    const float thickness = std::clamp(cell * 0.045F, 1.0F, 2.5F);
    const Color faint = with_alpha(ink, 0.55F);
    const float trim = outline.margin + thickness / 2;
    const auto slant = [&](Point low, Point high) {
        painter.line(low + Point{trim, -trim}, high + Point{-trim, trim}, faint, thickness);
    };
    for (const Cell part : figure.cells()) {
        const Rect rect = figure.rect(part).inset(figure.is_square() ? 0 : cell * 0.2F);
        const Point middle = rect.centre();
        slant({rect.x, rect.bottom()}, {rect.right(), rect.y});
        if (cell >= detail_cell) {
            slant({rect.x, middle.y}, {middle.x, rect.y});
            slant({middle.x, rect.bottom()}, {rect.right(), middle.y});
        }
    }
    trace(painter, figure, outline);
}

// Draws the texture of the player's material.
void draw_grain(Painter& painter, const Figure& figure, float margin, Color color) {
    if (!painter.has_texture()) {
        return;
    }
    if (!figure.is_square()) {
        apart(texture_facets)(painter, figure.shape(), figure.spot(), margin, color);
        return;
    }
    for (const Cell part : figure.cells()) {
        painter.draw_texture(
            {corners_of(inside_of(figure, part, margin)), figure.spot().corner, figure.cell(), color});
    }
}

}  // namespace

Color piece_color(const Theme& theme, int piece) {
    return at(theme.pieces, piece % piece_color_count);
}

int color_index(const polyomino::Level& level, int piece) {
    static_assert(polyomino::most_tints == piece_color_count);
    const bool is_known = piece < int_size(level.pieces);  // false while it is being drawn
    const int tint = is_known ? at(level.pieces, piece).style.tint : 0;
    return (tint > 0 ? tint - 1 : piece) % piece_color_count;
}

Color piece_color(const Theme& theme, const polyomino::Level& level, int piece) {
    return at(theme.pieces, color_index(level, piece));
}

PieceLook look_of(const Theme& theme, const polyomino::Level& level, int piece, bool has_letter) {
    PieceLook look;
    look.color = piece_color(theme, level, piece);
    if (has_letter) {
        const polyomino::Piece& named = at(level.pieces, piece);
        look.letter = short_name(level, piece);
        look.name = named.style.is_named ? std::string_view(named.name) : std::string_view();
    }
    return look;
}

void draw_piece(Painter& painter, const Shape& shape, const Spot& spot, const PieceLook& look) {
    if (spot.tiling->is_in_space()) {
        apart(space::draw_piece_in_space)(painter, shape, spot, look);
        return;
    }
    const float cell = spot.cell;
    const float depth = cell < raised_cell ? 0 : std::max(painter.snap(cell * 0.07F), painter.pixel());
    const float margin = cell < raised_cell ? 0 : std::max(painter.snap(cell * 0.035F), painter.pixel());
    if (look.lift > 0) {
        const Point fall{look.lift * cell * 0.12F, look.lift * cell * 0.28F};
        fill_shadow(painter, Figure(shape, spot.moved(fall)), cell * 0.12F);
    }
    // Fixed pieces are part of the board: flat, and a little of its colour.
    const bool is_raised = depth > 0 && !look.is_given;
    const float of_board = look.is_given ? 0.12F : 0;
    const Color color = lighter(mix(look.color, painter.theme().board, of_board), look.glow);
    const Figure top(shape, spot);
    if (is_raised) {
        const Figure foot(shape, spot.moved({0, depth}));
        fill_body(painter, foot, margin, darker(color, 0.42F));
    }
    fill_body(painter, top, margin, color);
    if (depth > 0) {
        draw_grain(painter, top, margin, color);
        draw_bevel(painter, top, margin, color, look.is_given);
    }
    const float thickness = std::clamp(cell * 0.035F, 1.0F, 2.0F);
    trace(painter, top, {outline_on(painter.theme(), color), thickness, margin});
    if (look.is_mistake) {
        draw_hatch(painter, top, ink_on(color), {painter.theme().bad, thickness + 1, margin});
    }
    if (look.is_given) {
        draw_lock(painter, top, with_alpha(ink_on(color), 0.6F));
    }
    if (!look.letter.empty() && cell >= detail_cell && !draw_name(painter, top, look.name, ink_on(color))) {
        const float height = std::max(cell * 0.46F, std::min(least_letter, cell * 0.75F));
        painter.letter(top.rect(middle_cell(top)).centre(), look.letter, ink_on(color), height);
    }
}

void draw_ghost(Painter& painter, const Shape& shape, const Spot& spot, Color color, bool is_legal) {
    const Figure figure(shape, spot);
    const Theme& theme = painter.theme();
    const Color tint = is_legal ? color : theme.bad;
    const float margin = std::min(spot.cell * 0.03F, 2.0F);  // within the round outline
    fill_tiles(painter, figure, margin, with_alpha(tint, is_legal ? 0.4F : 0.22F));
    if (!is_legal) {
        for (const Cell part : figure.cells()) {
            const Rect rect = figure.rect(part).inset(spot.cell * 0.22F);
            for (const auto& [color_of_cross, width] :
                 {std::pair(theme.page, 4.5F), std::pair(theme.bad, 2.0F)}) {
                painter.line(rect.corner(), {rect.right(), rect.bottom()}, color_of_cross, width);
                painter.line({rect.right(), rect.y}, {rect.x, rect.bottom()}, color_of_cross, width);
            }
        }
        trace(painter, figure, {theme.page, 5, 1});  // the pieces below may be just as red
    }
    trace(painter, figure, {is_legal ? theme.text : theme.bad, 2, 1});
}

void draw_silhouette(Painter& painter, const Shape& shape, const Spot& spot, Color color) {
    fill_tiles(painter, Figure(shape, spot), std::min(spot.cell * 0.06F, 2.0F), color);
}

void draw_hollow(Painter& painter, const Shape& shape, const Spot& spot, Color color) {
    fill_body(painter, Figure(shape, spot), std::min(spot.cell * 0.06F, 2.0F), color);
}

void draw_outline(Painter& painter, const Shape& shape, const Spot& spot, const Stroke& stroke) {
    trace(painter, Figure(shape, spot), stroke);
}

void draw_clear_outline(Painter& painter, const Shape& shape, const Spot& spot, Color color,
                        float thickness) {
    const Figure figure(shape, spot);
    trace(painter, figure, {painter.theme().page, thickness + 2, 1});
    trace(painter, figure, {color, thickness, 1});
}

void draw_dashed_outline(Painter& painter, const Shape& shape, const Spot& spot, Color color) {
    constexpr float thickness = 3;
    const Figure figure(shape, spot);
    trace(painter, figure, {painter.theme().page, thickness + 2, 1});
    trace(painter, figure, {color, thickness, 1, true});
}

}  // namespace tessera
