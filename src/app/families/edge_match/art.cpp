#include "app/families/edge_match/art.h"

#include "games/edge_match/params.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

using edge_match::Edge;
using edge_match::plain_edge;
using edge_match::side_count;
using edge_match::Tile;

namespace {

constexpr float detail_side = 30;  // smaller tiles are drawn without marks
constexpr float pi = 3.14159265F;

// Indices of the theme's piece colours that are used for motifs: different in hue and in lightness.
constexpr std::array<int, edge_match::max_color_count> color_order = {2, 5, 1, 0, 3, 4, 10, 11};

float signed_area(const std::vector<Point>& points) {
    float area = 0;
    for (std::size_t index = 0; index < points.size(); ++index) {
        const Point a = points[index];
        const Point b = points[(index + 1) % points.size()];
        area += a.x * b.y - b.x * a.y;
    }
    return area;
}

std::vector<Point> half_disc(float radius) {
    std::vector<Point> points;
    constexpr int steps = 18;
    for (int step = 0; step <= steps; ++step) {
        const float angle = pi * static_cast<float>(step) / steps;
        points.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return points;
}

// Returns the half of a motif on one tile, as convex parts; the other half is its mirror image.
std::vector<std::vector<Point>> motif_parts(int motif) {
    switch (motif) {
        case 0:  // disc
            return {half_disc(0.25F)};
        case 1:  // diamond
            return {{{-0.25F, 0}, {0.25F, 0}, {0, 0.31F}}};
        case 2:  // square
            return {{{-0.2F, 0}, {0.2F, 0}, {0.2F, 0.2F}, {-0.2F, 0.2F}}};
        case 3:  // cross
            return {{{-0.28F, 0}, {0.28F, 0}, {0.28F, 0.09F}, {-0.28F, 0.09F}},
                    {{-0.09F, 0}, {0.09F, 0}, {0.09F, 0.28F}, {-0.09F, 0.28F}}};
        case 4:  // hexagon
            return {{{-0.28F, 0}, {0.28F, 0}, {0.15F, 0.23F}, {-0.15F, 0.23F}}};
        case 5:  // star of four points
            return {{{-0.3F, 0}, {0, 0}, {-0.08F, 0.09F}},
                    {{0, 0}, {0.3F, 0}, {0.08F, 0.09F}},
                    {{-0.08F, 0.09F}, {0, 0}, {0.08F, 0.09F}, {0, 0.32F}}};
        default:  // pagoda
            return {{{-0.29F, 0}, {0.29F, 0}, {0.29F, 0.08F}, {-0.29F, 0.08F}},
                    {{-0.19F, 0.08F}, {0.19F, 0.08F}, {0.19F, 0.16F}, {-0.19F, 0.16F}},
                    {{-0.09F, 0.16F}, {0.09F, 0.16F}, {0.09F, 0.26F}, {-0.09F, 0.26F}}};
    }
}

// `base`: how far from the side the parts begin.
void draw_parts(SidePen& pen, const std::vector<std::vector<Point>>& parts, float scale, Color color,
                float base) {
    for (const std::vector<Point>& part : parts) {
        std::vector<Point> scaled;
        scaled.reserve(part.size());
        for (const Point point : part) {
            scaled.push_back({point.x * scale, std::max(point.y * scale, base)});
        }
        pen.polygon(scaled, color);
    }
}

// Draws half a motif: upper halves are filled, lower ones hollow; motifs without halves are filled.
void draw_motif_half(SidePen& pen, Edge edge, float base) {
    const edge_match::MotifColor kind = edge_match::motif_color_of(edge.color);
    const Theme& theme = pen.theme();
    const Color color = motif_color(theme, edge.color);
    const Color rim = darker(color, 0.35F);
    const bool is_hollow = edge.half == 'B';
    const auto parts = motif_parts(kind.motif);
    draw_parts(pen, parts, 1.12F, rim, base);
    draw_parts(pen, parts, 1, is_hollow ? lighter(color, 0.75F) : color, base);
    if (pen.size() < detail_side) {
        return;
    }
    const Color ink = is_hollow || luminance(color) > 0.3F ? darker(color, 0.7F) : lighter(color, 0.9F);
    draw_color_mark(pen, kind.color, {0, 0.085F}, 0.045F, ink);
}

// Draws a bar along the side, which meets those of the sides before and after it.
void draw_plain_edge(SidePen& pen, float loose, bool has_before, bool has_after) {
    const Color color = mix(pen.theme().board_edge, pen.theme().text, pen.theme().is_dark ? 0.5F : 0.25F);
    constexpr float thickness = 0.055F;
    constexpr float inset = 0.065F;
    const auto end = [&](bool has_next) {
        return 0.5F - (has_next ? inset : 0.1F * loose);  // those of a finished picture join
    };
    const Point left{-end(has_before), inset};
    const Point right{end(has_after), inset};
    std::vector<Point> bar;  // with round ends
    for (const Point point : half_disc(thickness / 2)) {
        bar.push_back(right + Point{point.y, -point.x});
    }
    for (const Point point : half_disc(thickness / 2)) {
        bar.push_back(left + Point{-point.y, point.x});
    }
    pen.polygon(bar, color);
}

void draw_plate(Painter& painter, const Rect& rect, const TileLook& look) {
    const Theme& theme = painter.theme();
    const float loose = 1 - look.joined;
    const float radius = loose * rect.width * 0.07F;
    const float rim = loose * std::max(1.5F, rect.width * 0.015F);
    const Color edge = mix(theme.board_line, theme.board_edge, 0.6F * loose);
    const Color plate =
        mix(theme.is_dark ? lighter(theme.board, 0.14F) : theme.surface, theme.glow, look.glow);
    if (look.lift > 0) {
        painter.shadow(rect, rect.width * 0.16F * look.lift, radius);
    }
    if (loose > 0 && look.opacity >= 1) {
        painter.fill(rect.moved({0, rect.width * 0.035F * loose}), darker(edge, 0.15F), radius);
    }
    painter.fill(rect.inset(painter.pixel()), with_alpha(edge, look.opacity), radius);
    painter.fill(rect.inset(rim), with_alpha(plate, look.opacity), radius);
}

}  // namespace

SidePen::SidePen(Painter& painter, const Rect& tile, int side, float alpha)
    : painter_(&painter), size_(tile.width), alpha_(alpha) {
    const Cell out = tessera::at(neighbour_steps, side);
    const Point outward{static_cast<float>(out.column), static_cast<float>(out.row)};
    middle_ = tile.centre() + outward * (size_ / 2);
    along_ = Point{outward.y, -outward.x} * size_;
    inward_ = outward * -size_;
}

Point SidePen::at(float u, float v) const {
    return middle_ + along_ * u + inward_ * v;
}

Color SidePen::faded(Color color) const {
    return alpha_ < 1 ? with_alpha(color, alpha_ * static_cast<float>(color.alpha) / 255) : color;
}

// Points must run clockwise on the screen, or the painter would smooth the wrong side.
void SidePen::polygon(const std::vector<Point>& convex, Color color) {
    std::vector<Point> points;
    points.reserve(convex.size());
    for (const Point point : convex) {
        points.push_back(at(point.x, point.y));
    }
    if (signed_area(points) < 0) {
        std::reverse(points.begin(), points.end());
    }
    painter_->polygon(points, faded(color));
}

void SidePen::circle(Point centre, float radius, Color color) {
    painter_->circle(at(centre.x, centre.y), radius * size_, faded(color));
}

void SidePen::ring(Point centre, float radius, Color color, float thickness) {
    painter_->ring(at(centre.x, centre.y), radius * size_, faded(color), thickness * size_);
}

void SidePen::line(Point from, Point to, Color color, float thickness) {
    painter_->line(at(from.x, from.y), at(to.x, to.y), faded(color), thickness * size_);
}

TileStyle style_of(const edge_match::Level& level) {
    constexpr std::string_view giraffe_colors = "MOBV";
    for (const Tile& tile : level.tiles) {
        for (const Edge edge : tile.edges) {
            const bool is_half = edge.half == 'H' || edge.half == 'B';
            if (!is_half || giraffe_colors.find(edge.color) == std::string_view::npos) {
                return TileStyle::motifs;
            }
        }
    }
    return TileStyle::giraffes;
}

Color motif_color(const Theme& theme, char letter) {
    const int color = edge_match::motif_color_of(letter).color;
    return at(theme.pieces, at(color_order, color));
}

void draw_color_mark(SidePen& pen, int color, Point centre, float radius, Color ink) {
    const Point side{radius * 1.5F, 0};
    switch (color) {
        case 0:
            break;
        case 1:
            pen.circle(centre, radius, ink);
            break;
        case 2:
            pen.circle(centre - side, radius * 0.8F, ink);
            pen.circle(centre + side, radius * 0.8F, ink);
            break;
        case 3:
            pen.line(centre - side, centre + side, ink, radius * 0.8F);
            break;
        case 4:
            pen.line(centre - Point{0, radius * 1.3F}, centre + Point{0, radius * 1.3F}, ink, radius * 0.8F);
            break;
        case 5:
            pen.ring(centre, radius, ink, radius * 0.6F);
            break;
        case 6:
            pen.polygon({centre + Point{-radius, -radius}, centre + Point{radius, -radius},
                         centre + Point{0, radius * 1.2F}},
                        ink);
            break;
        default:
            pen.line(centre + Point{-radius, -radius}, centre + Point{radius, radius}, ink, radius * 0.6F);
            pen.line(centre + Point{-radius, radius}, centre + Point{radius, -radius}, ink, radius * 0.6F);
            break;
    }
}

void draw_tile(Painter& painter, const Tile& tile, const Rect& rect, const TileLook& look) {
    const Rect lifted = rect.moved({0, -rect.width * 0.05F * look.lift});
    draw_plate(painter, lifted, look);
    for (int side = 0; side < side_count; ++side) {
        const Edge edge = at(tile.edges, side);
        SidePen pen(painter, lifted, side, look.opacity);
        if (edge == plain_edge) {
            draw_plain_edge(pen, 1 - look.joined, at(tile.edges, (side + 3) % side_count) == plain_edge,
                            at(tile.edges, (side + 1) % side_count) == plain_edge);
        } else if (look.style == TileStyle::giraffes) {
            draw_giraffe_half(pen, edge);
        } else {
            const float trimmed = 1.5F * painter.pixel() / lifted.width;  // within the tile's outline
            draw_motif_half(pen, edge, trimmed * (1 - look.joined));
        }
    }
}

void draw_motif(Painter& painter, Edge edge, const Rect& place) {
    const float side = place.width * 1.5F;  // of the tiles: no motif takes more than two thirds
    const Point middle = place.centre();
    const Point apart{0, side / 2 - painter.pixel() / 2};  // the halves overlap, so that no seam is seen
    SidePen upper(painter, centred(middle - apart, side, side), 3, 1);
    draw_motif_half(upper, edge, 0);
    SidePen lower(painter, centred(middle + apart, side, side), 1, 1);
    draw_motif_half(lower, edge_match::partner_of(edge), 0);
}

}  // namespace tessera
