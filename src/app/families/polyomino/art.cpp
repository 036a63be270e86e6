#include "app/families/polyomino/art.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace tessera {

using polyomino::Shape;

namespace {

constexpr float detail_cell = 14;   // smaller cells are drawn flat
constexpr float least_letter = 11;  // minimum legible height

// A shape at a position on the screen, with its cells in a grid for lookups.
class Figure {
public:
    Figure(const Shape& shape, Point corner, float cell)
        : shape_(shape), corner_(corner), cell_(cell), grid_(shape.rows(), shape.columns(), false) {
        for (const Cell part : shape.cells) {
            grid_[part] = true;
        }
    }

    const std::vector<Cell>& cells() const { return shape_.cells; }
    bool has(Cell part) const { return grid_.contains(part) && grid_[part]; }
    float cell() const { return cell_; }
    Rect rect(Cell part) const {
        return {corner_.x + static_cast<float>(part.column) * cell_,
                corner_.y + static_cast<float>(part.row) * cell_, cell_, cell_};
    }
    int rows() const { return grid_.rows(); }
    int columns() const { return grid_.columns(); }

private:
    const Shape& shape_;
    Point corner_;
    float cell_;
    Grid<bool> grid_;
};

// Returns a cell without its margin at the sides that are the figure's edge.
Rect inside_of(const Figure& figure, Cell part, float margin) {
    const Rect rect = figure.rect(part);
    const float left = figure.has(part + Cell{0, -1}) ? 0 : margin;
    const float right = figure.has(part + Cell{0, 1}) ? 0 : margin;
    const float top = figure.has(part + Cell{-1, 0}) ? 0 : margin;
    const float bottom = figure.has(part + Cell{1, 0}) ? 0 : margin;
    return {rect.x + left, rect.y + top, rect.width - left - right, rect.height - top - bottom};
}

// Fills each cell once, without overlaps, so that transparent colours stay even. A negative margin enlarges
// the figure.
void fill_tiles(Painter& painter, const Figure& figure, float margin, Color color) {
    const float radius = margin < 0 ? -margin : 0;
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

// Draws a soft shadow of the whole figure: faint layers of growing size.
void fill_shadow(Painter& painter, const Figure& figure, float blur) {
    constexpr int layers = 7;
    const Color shadow = painter.theme().shadow;
    const float alpha = static_cast<float>(shadow.alpha) / 255 * 1.6F / layers;
    for (int layer = 0; layer < layers; ++layer) {
        const float margin = blur * (2 * static_cast<float>(layer) / (layers - 1) - 1);
        fill_tiles(painter, figure, margin, with_alpha(shadow, alpha));
    }
}

// Fills the figure with rounded cells and bridges between them. They overlap, so the colour must be opaque.
void fill_body(Painter& painter, const Figure& figure, float margin, Color color) {
    const float radius = figure.cell() < detail_cell ? 0 : figure.cell() * 0.2F;
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

void add_corner(std::vector<Point>& points, Point corner, Point before, Point after, float radius) {
    if (radius <= 0) {
        points.push_back(corner);
        return;
    }
    const Point start = corner - before * radius;
    const Point end = corner + after * radius;
    for (int step = 0; step <= 4; ++step) {
        const float share = static_cast<float>(step) / 4;
        points.push_back(mix(mix(start, corner, share), mix(corner, end, share), share));
    }
}

std::vector<Point> trace_loop(const Figure& figure, Side start, float margin,
                              Grid<std::array<bool, 4>>& seen) {
    std::vector<Point> points;
    const float radius = figure.cell() < detail_cell ? 0 : figure.cell() * 0.2F;
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

void trace(Painter& painter, const Figure& figure, const Stroke& stroke) {
    Grid<std::array<bool, 4>> seen(figure.rows(), figure.columns(), std::array<bool, 4>{});
    for (const Cell part : figure.cells()) {
        for (int side = 0; side < 4; ++side) {
            if (!figure.has(part + at(outward, side)) && !at(seen[part], side)) {
                painter.path(trace_loop(figure, {part, side}, stroke.margin, seen), stroke.color,
                             stroke.thickness, true);
            }
        }
    }
}

// Draws light along upper edges, shade along lower ones, faint seams between the cells.
void draw_bevel(Painter& painter, const Figure& figure, float margin, Color color) {
    const float cell = figure.cell();
    const float band = std::max(painter.snap(cell * 0.07F), painter.pixel());
    for (const Cell part : figure.cells()) {
        const Rect rect = figure.rect(part);
        const float inner = cell * 0.2F;
        const float left = figure.has(part + Cell{0, -1}) ? 0 : inner;
        const float right = figure.has(part + Cell{0, 1}) ? 0 : inner;
        const float width = cell - left - right;
        if (!figure.has(part + Cell{-1, 0})) {
            painter.fill({rect.x + left, rect.y + margin + band * 0.6F, width, band}, lighter(color, 0.26F),
                         band / 2);
        }
        if (!figure.has(part + Cell{1, 0})) {
            painter.fill({rect.x + left, rect.bottom() - margin - band, width, band}, darker(color, 0.1F));
        }
        const Color seam = darker(color, 0.13F);
        const float pixel = std::max(painter.pixel(), 1.0F);
        if (figure.has(part + Cell{0, 1})) {
            painter.fill({rect.right() - pixel / 2, rect.y + cell * 0.24F, pixel, cell * 0.52F}, seam);
        }
        if (figure.has(part + Cell{1, 0})) {
            painter.fill({rect.x + cell * 0.24F, rect.bottom() - pixel / 2, cell * 0.52F, pixel}, seam);
        }
    }
}

// Returns the cell nearest to the piece's centre, for its letter.
Cell middle_cell(const Shape& shape) {
    Point middle;
    for (const Cell part : shape.cells) {
        middle = middle + direction(part) * (1.0F / static_cast<float>(shape.size()));
    }
    return *std::min_element(shape.cells.begin(), shape.cells.end(), [&](Cell a, Cell b) {
        const float to_a = distance(direction(a), middle);
        const float to_b = distance(direction(b), middle);
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
    if (name.empty()) {
        return false;
    }
    const Rect row = longest_row(figure);
    const float wanted = figure.cell() * 0.46F;
    const float width = Painter::letter_width(name, wanted);
    const float height = std::min(wanted, wanted * row.width * 0.88F / width);
    if (height < least_letter) {
        return false;
    }
    painter.letter(row.centre(), name, color, height);
    return true;
}

Color ink_on(Color color) {
    return luminance(color) > 0.3F ? darker(color, 0.78F) : lighter(color, 0.9F);
}

void draw_pin(Painter& painter, const Figure& figure, Color color) {
    const Rect rect = figure.rect(figure.cells().front());
    painter.circle({rect.x + figure.cell() * 0.24F, rect.y + figure.cell() * 0.24F}, figure.cell() * 0.07F,
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
        const Rect rect = figure.rect(part);
        const Point middle = rect.centre();
        slant({rect.x, rect.bottom()}, {rect.right(), rect.y});
        if (cell >= detail_cell) {
            slant({rect.x, middle.y}, {middle.x, rect.y});
            slant({middle.x, rect.bottom()}, {rect.right(), middle.y});
        }
    }
    trace(painter, figure, outline);
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

void draw_piece(Painter& painter, const Shape& shape, Point corner, float cell, const PieceLook& look) {
    const float depth = cell < detail_cell ? 0 : std::max(painter.snap(cell * 0.07F), painter.pixel());
    const float margin = cell < detail_cell ? 0 : std::max(painter.snap(cell * 0.035F), painter.pixel());
    if (look.lift > 0) {
        const Point fall{look.lift * cell * 0.12F, look.lift * cell * 0.28F};
        fill_shadow(painter, Figure(shape, corner + fall, cell), cell * 0.12F);
    }
    const Color color = lighter(look.color, look.glow);
    const Figure top(shape, corner, cell);
    if (depth > 0) {
        const Figure foot(shape, corner + Point{0, depth}, cell);
        fill_body(painter, foot, margin, darker(color, 0.42F));
    }
    fill_body(painter, top, margin, color);
    if (depth > 0) {
        for (const Cell part : top.cells()) {
            painter.draw_texture(inside_of(top, part, margin), corner, color);
        }
        draw_bevel(painter, top, margin, color);
    }
    const float thickness = std::clamp(cell * 0.035F, 1.0F, 2.0F);
    trace(painter, top, {darker(color, 0.5F), thickness, margin});
    if (look.is_mistake) {
        draw_hatch(painter, top, ink_on(color), {painter.theme().bad, thickness + 1, margin});
    }
    if (look.is_given) {
        draw_pin(painter, top, ink_on(color));
    }
    if (!look.letter.empty() && cell >= detail_cell && !draw_name(painter, top, look.name, ink_on(color))) {
        const float height = std::max(cell * 0.46F, std::min(least_letter, cell * 0.75F));
        painter.letter(top.rect(middle_cell(shape)).centre(), look.letter, ink_on(color), height);
    }
}

void draw_ghost(Painter& painter, const Shape& shape, Point corner, float cell, Color color, bool is_legal) {
    const Figure figure(shape, corner, cell);
    const Theme& theme = painter.theme();
    const Color tint = is_legal ? color : theme.bad;
    fill_tiles(painter, figure, 0, with_alpha(tint, is_legal ? 0.4F : 0.22F));
    if (!is_legal) {
        for (const Cell part : figure.cells()) {
            const Rect rect = figure.rect(part).inset(cell * 0.22F);
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

void draw_silhouette(Painter& painter, const Shape& shape, Point corner, float cell, Color color) {
    fill_tiles(painter, Figure(shape, corner, cell), std::min(cell * 0.06F, 2.0F), color);
}

void draw_hollow(Painter& painter, const Shape& shape, Point corner, float cell, Color color) {
    fill_body(painter, Figure(shape, corner, cell), std::min(cell * 0.06F, 2.0F), color);
}

void draw_outline(Painter& painter, const Shape& shape, Point corner, float cell, const Stroke& stroke) {
    trace(painter, Figure(shape, corner, cell), stroke);
}

}  // namespace tessera
