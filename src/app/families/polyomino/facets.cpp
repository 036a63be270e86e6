#include "app/families/polyomino/facets.h"

#include "app/families/polyomino/figure.h"
#include "app/families/polyomino/space_art.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tessera {

using polyomino::Shape;

namespace {

float dot(Point one, Point other) {
    return one.x * other.x + one.y * other.y;
}
Point clockwise_of(Point out) {  // clockwise around the cell
    return {-out.y, out.x};
}

// Returns the point at these distances in two directions.
Point crossing(Point one, float there, Point other, float yonder) {
    const float scale = one.x * other.y - one.y * other.x;
    return {(there * other.y - yonder * one.y) / scale, (yonder * one.x - there * other.x) / scale};
}

// The cells of a shape with their outlines.
class Facets {
public:
    Facets(const Shape& shape, const Spot& spot)
        : shape_(shape), spot_(spot), phase_(spot.tiling->phase_of(shape.cells, spot.at)) {}

    const std::vector<Cell>& cells() const { return shape_.cells; }
    float cell() const { return spot_.cell; }
    bool has(Cell part) const { return std::binary_search(shape_.cells.begin(), shape_.cells.end(), part); }
    const Tiling::Outline& outline(Cell part) const { return spot_.tiling->outline_of(part + phase_); }
    const Tiling::Side& side(Cell part, int index) const {
        const auto& sides = outline(part).sides;
        return at(sides, (index + int_size(sides)) % int_size(sides));
    }
    bool is_edge(Cell part, int index) const { return !has(part + side(part, index).step); }
    Point middle(Cell part) const { return middle_of(spot_, part); }
    float radius() const { return cell() < raised_cell ? 0 : cell() * 0.14F; }

private:
    const Shape& shape_;
    const Spot& spot_;
    Cell phase_;
};

struct Edge {
    Cell part;
    int side = 0;

    bool operator<(const Edge& other) const {
        return part != other.part ? part < other.part : side < other.side;
    }
};

// Returns the side of the cell beyond this side that follows the shared one (`way` 1) or precedes it (-1): it meets this
// side at the corner where this side begins or ends.
Edge around_corner(const Facets& facets, Edge edge, int way) {
    const Cell beyond = edge.part + facets.side(edge.part, edge.side).step;
    const int count = int_size(facets.outline(beyond).sides);
    int back = 0;
    while (!(beyond + facets.side(beyond, back).step == edge.part)) {
        ++back;
    }
    return {beyond, (back + way + count) % count};
}

// Returns the first edge of the figure that meets this side at its beginning (`way` 1) or end (-1), perhaps itself; the side
// itself if cells lie all around that corner.
Edge edge_at_corner(const Facets& facets, Edge side, int way) {
    Edge edge = side;
    while (!facets.is_edge(edge.part, edge.side)) {
        edge = around_corner(facets, edge, way);
        if (edge.part == side.part) {
            return side;
        }
    }
    return edge;
}

// Returns the next edge clockwise around the figure. Cells that touch only at a corner stay separate.
Edge next_edge(const Facets& facets, Edge edge) {
    const int count = int_size(facets.outline(edge.part).sides);
    return edge_at_corner(facets, {edge.part, (edge.side + 1) % count}, 1);
}

// Returns the sine of the turn of the outline: positive at a convex corner, 0 where it goes straight on.
float turn_of(const Facets& facets, Edge edge, Edge next) {
    return dot(clockwise_of(facets.side(edge.part, edge.side).out), facets.side(next.part, next.side).out);
}

// Returns the length that is cut off the side `along` of a facet at the corner where `side` begins. Several cells share this
// corner; the cut keeps them inside the figure's outline.
float cut_at(const Facets& facets, Cell part, int side, int along, float margin) {
    const int count = int_size(facets.outline(part).sides);
    const Edge next = edge_at_corner(facets, {part, side}, 1);
    const Edge before = edge_at_corner(facets, {part, (side + count - 1) % count}, -1);
    if (!facets.is_edge(next.part, next.side)) {
        return 0;  // cells lie all around it
    }
    if (turn_of(facets, before, next) > 0.01F) {  // the bend of the outline crosses a side between cells here
        return facets.radius() * (facets.is_edge(part, along) ? 0.5F : 0.25F);
    }
    const bool is_between = !facets.is_edge(part, side) && !facets.is_edge(part, side - 1);
    return is_between ? 1.2F * std::max(margin, 0.0F) : 0;
}

std::vector<Point> facet(const Facets& facets, Cell part, float margin) {
    std::vector<Point> points;
    const int count = int_size(facets.outline(part).sides);
    const auto reach = [&](int side) {
        return facets.cell() / 2 - (facets.is_edge(part, side) ? margin : 0);
    };
    for (int side = 0; side < count; ++side) {
        const Point before = facets.side(part, side - 1).out;
        const Point out = facets.side(part, side).out;
        const Point corner = facets.middle(part) + crossing(before, reach(side - 1), out, reach(side));
        const bool is_own = facets.is_edge(part, side - 1) && facets.is_edge(part, side);
        if (is_own) {
            add_corner(points, corner, clockwise_of(before), clockwise_of(out), facets.radius());
            continue;
        }
        points.push_back(corner - clockwise_of(before) * cut_at(facets, part, side, side - 1, margin));
        if (const float cut = cut_at(facets, part, side, side, margin); cut > 0) {
            points.push_back(corner + clockwise_of(out) * cut);
        }
    }
    return points;
}

Point end_of(const Facets& facets, Edge edge) {
    const auto& corners = facets.outline(edge.part).corners;
    return facets.middle(edge.part) + at(corners, (edge.side + 1) % int_size(corners)) * facets.cell();
}

std::vector<Point> loop_from(const Facets& facets, Edge start, float margin, std::set<Edge>& seen) {
    std::vector<Point> points;
    for (Edge edge = start; seen.insert(edge).second;) {
        const Edge next = next_edge(facets, edge);
        const Point out = facets.side(edge.part, edge.side).out;
        const Point next_out = facets.side(next.part, next.side).out;
        const float turn = turn_of(facets, edge, next);
        if (std::abs(turn) > 0.01F) {
            add_corner(points, end_of(facets, edge) + crossing(out, -margin, next_out, -margin),
                       clockwise_of(out), clockwise_of(next_out), turn > 0 ? facets.radius() : 0);
        }
        edge = next;
    }
    return points;
}

// Calls use(from, to) with the ends of a side, `depth` inside it, shorter by `trim` at each end.
template <class Use>
void along_side(const Facets& facets, Cell part, int side, float depth, float trim, const Use& use) {
    const auto& corners = facets.outline(part).corners;
    const Point out = facets.side(part, side).out;
    const Point inward = facets.middle(part) - out * depth;
    const Point step = clockwise_of(out) * trim;
    use(inward + at(corners, side) * facets.cell() + step,
        inward + at(corners, (side + 1) % int_size(corners)) * facets.cell() - step);
}

}  // namespace

Point middle_of(const Spot& spot, Cell part) {
    return spot.corner + spot.tiling->middle_of(part) * spot.cell;
}

void fill_facets(Painter& painter, const Shape& shape, const Spot& spot, float margin, Color color,
                 bool is_opaque) {
    if (spot.tiling->is_in_space()) {
        space::draw_flat_in_space(painter, shape, spot, color);
        return;
    }
    const Facets facets(shape, spot);
    for (const Cell part : facets.cells()) {
        painter.polygon(facet(facets, part, margin), color);
        for (int side = 0; is_opaque && side < int_size(facets.outline(part).sides); ++side) {
            if (!facets.is_edge(part, side)) {  // the ground shows through between two soft edges
                along_side(facets, part, side, 0, std::max(margin, 0.0F) + spot.cell * 0.04F,
                           [&](Point from, Point to) { painter.line(from, to, color, 2 * painter.pixel()); });
            }
        }
    }
}

void texture_facets(Painter& painter, const Shape& shape, const Spot& spot, float margin, Color color) {
    const Facets facets(shape, spot);
    for (const Cell part : facets.cells()) {
        painter.draw_texture({facet(facets, part, margin), spot.corner, spot.cell, color});
    }
}

void trace_facets(Painter& painter, const Shape& shape, const Spot& spot, const Stroke& stroke) {
    if (spot.tiling->is_in_space()) {
        space::draw_outline_in_space(painter, shape, spot, stroke);
        return;
    }
    const Facets facets(shape, spot);
    std::set<Edge> seen;
    for (const Cell part : facets.cells()) {
        for (int side = 0; side < int_size(facets.outline(part).sides); ++side) {
            if (facets.is_edge(part, side) && !seen.contains({part, side})) {
                draw_loop(painter, loop_from(facets, {part, side}, stroke.margin, seen), stroke);
            }
        }
    }
}

namespace {

// Draws the line between two cells of a piece, for one of the two sides that meet there.
void draw_seam(Painter& painter, const Facets& facets, const Spot& spot, const Edge& edge, Color color) {
    const Point out = facets.side(edge.part, edge.side).out;
    const bool is_first = out.y > 0.01F || (out.y > -0.01F && out.x > 0);
    if (is_first) {
        along_side(facets, edge.part, edge.side, 0, spot.cell * 0.14F, [&](Point from, Point to) {
            painter.line(from, to, darker(color, 0.13F), std::max(painter.pixel(), 1.0F));
        });
    }
}

// Draws the light along an edge that looks up, or the shade along one that looks down.
void draw_bevel_along(Painter& painter, const Facets& facets, const Spot& spot, const Edge& edge,
                      float margin, Color color) {
    const Point out = facets.side(edge.part, edge.side).out;
    if (std::abs(out.y) > 0.1F) {
        const float band = std::max(painter.snap(spot.cell * 0.06F), painter.pixel());
        const Color light = out.y < 0 ? lighter(color, 0.26F) : darker(color, 0.1F);
        along_side(facets, edge.part, edge.side, margin + band, spot.cell * 0.18F,
                   [&](Point from, Point to) { painter.line(from, to, light, band); });
    }
}

}  // namespace

void bevel_facets(Painter& painter, const Shape& shape, const Spot& spot, float margin, Color color) {
    const Facets facets(shape, spot);
    for (const Cell part : facets.cells()) {
        for (int side = 0; side < int_size(facets.outline(part).sides); ++side) {
            const Edge edge{part, side};
            facets.is_edge(part, side) ? draw_bevel_along(painter, facets, spot, edge, margin, color)
                                       : draw_seam(painter, facets, spot, edge, color);
        }
    }
}

}  // namespace tessera
