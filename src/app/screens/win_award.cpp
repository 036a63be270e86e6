#include "app/screens/win_award.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

namespace tessera {

namespace {

constexpr int star_count = 3;
constexpr float full_turn = 6.2831853F;

constexpr int star_points = 5;

// Fills a star with round points.
void fill_star(Painter& painter, Point centre, float radius, Color color) {
    constexpr float half_turn = 3.14159265F / star_points;
    constexpr float inner_share = 0.55F;
    constexpr float round_share = 0.34F;  // of a side
    constexpr int steps = 8;
    const auto corner = [&](int index) {
        const float angle = half_turn * static_cast<float>(index);
        const float length =
            index % 2 == 0 ? radius * 1.12F : radius * inner_share;  // a round point is shorter
        return centre + Point{std::sin(angle) * length, -std::cos(angle) * length};
    };
    std::vector<Point> middle;
    for (int index = 0; index < 2 * star_points; index += 2) {
        const Point tip = corner(index);
        const Point first = mix(tip, corner(index - 1), round_share);
        const Point last = mix(tip, corner(index + 1), round_share);
        std::vector<Point> point = {corner(index - 1)};
        for (int step = 0; step <= steps; ++step) {
            const float share = static_cast<float>(step) / steps;
            point.push_back(mix(mix(first, tip, share), mix(tip, last, share), share));
        }
        point.push_back(corner(index + 1));
        painter.polygon(point, color);
        middle.push_back(centre + (corner(index + 1) - centre) * 1.06F);  // over the seams
    }
    painter.polygon(middle, color);
}

// Draws a star that was won as a piece is drawn, with a dark edge and a foot, or its empty place.
void draw_star(Painter& painter, Point centre, float radius, Color color, bool is_won) {
    const float edge = std::max(radius * 0.06F, 1.0F);
    if (is_won) {
        fill_star(painter, centre + Point{0, radius * 0.1F}, radius + edge, darker(color, 0.5F));
        fill_star(painter, centre, radius + edge, darker(color, 0.5F));
    }
    fill_star(painter, centre, radius, color);
    if (is_won) {
        fill_star(painter, centre - Point{0, radius * 0.06F}, radius * 0.62F, lighter(color, 0.3F));
    }
}

// The size of an award in its row.
float scale_in(const Rect& place) {
    constexpr float unscaled = 50;
    return place.height / unscaled;
}

// A scrap of paper beside what was won, and its mirror image on the other side.
struct Scrap {
    Point away;  // from the middle of what was won
    Point size;
    float angle = 0;  // in radians
};

constexpr std::array<Scrap, 8> scraps = {{{{88, -19}, {11, 5}, 0.5F},
                                          {{97, 12}, {6, 6}, 0.9F},
                                          {{112, -6}, {13, 5}, -0.7F},
                                          {{124, 17}, {5, 5}, 0.2F},
                                          {{104, -25}, {6, 6}, 0.4F},
                                          {{141, 11}, {11, 5}, 1.1F},
                                          {{154, 22}, {5, 5}, 0.7F},
                                          {{166, 14}, {9, 5}, -0.3F}}};

void draw_scrap(Painter& painter, Point middle, Point size, float angle, Color color) {
    const Point along = Point{std::cos(angle), std::sin(angle)} * (size.x / 2);
    const Point across = Point{-std::sin(angle), std::cos(angle)} * (size.y / 2);
    painter.polygon(
        {middle - along - across, middle + along - across, middle + along + across, middle - along + across},
        color);
}

// Scatters scraps in the pieces' colours as far as there is room.
void draw_scraps(Ui& ui, const Rect& place) {
    const float scale = scale_in(place);
    int color = 0;
    for (const Scrap& scrap : scraps) {
        for (const float side : {-1.0F, 1.0F}) {
            const Color& each = at(ui.theme().pieces, color++ % piece_color_count);
            const Point middle = place.centre() + Point{side * scrap.away.x, scrap.away.y} * scale;
            if (std::abs(middle.x - place.centre().x) + scrap.size.x < place.width / 2) {
                draw_scrap(ui.painter, middle, scrap.size, side * scrap.angle, each);
            }
        }
    }
}

void draw_stars(Ui& ui, const Rect& place, int stars) {
    const float scale = scale_in(place);
    for (int index = 0; index < star_count; ++index) {
        const auto away = static_cast<float>(index - 1);
        const Point centre = place.centre() + Point{away * 54, std::abs(away) * 6} * scale;
        const Color none = mix(ui.theme().surface, ui.theme().text, 0.1F);
        const bool is_won = index < stars;
        const float radius = is_won ? (index == 1 ? 27.0F : 24.0F) : 20.0F;
        draw_star(ui.painter, centre, radius * scale, is_won ? star_gold : none, is_won);
    }
}

struct Medal {
    std::string_view name;  // in English
    Color color;
};

constexpr std::array medals = {Medal{"Bronze", medal_bronze}, Medal{"Silver", medal_silver},
                               Medal{"Gold", star_gold}};

// Draws a disc on two ribbons, with its name beside it, as colours alone may look alike.
void draw_medal(Ui& ui, const Rect& place, const Medal& medal) {
    const std::string_view name = ui.text(medal.name);
    const float width = 52 + Painter::text_width(name, TextSize::title);
    const float scale = scale_in(place);
    const Point centre{place.centre().x - width / 2 + 22, place.centre().y + 6 * scale};
    const auto corner = [&](float x, float y) {
        return centre + Point{x, y} * scale;
    };
    const Color ribbon = ui.theme().accent;
    ui.painter.polygon({corner(-20, -33), corner(-8, -33), corner(6, 0), corner(-6, 0)}, ribbon);
    ui.painter.polygon({corner(8, -33), corner(20, -33), corner(6, 0), corner(-6, 0)}, ribbon);
    ui.painter.circle(centre, 20 * scale, medal.color);
    ui.painter.ring(centre, 14 * scale, mix(medal.color, ui.theme().surface, 0.5F), 2);
    ui.painter.text({centre.x + 32, centre.y}, name, ui.theme().text, TextSize::title);
}

// A part of a sequence of numbers in [0, 1) that are spread evenly (Kronecker's, by powers of the plastic number).
float spread(int index, double ratio) {
    const double value = 0.5 + ratio * index;
    return static_cast<float>(value - std::floor(value));
}

// Returns how far it is from a point inside to the edge of the rectangle in this direction, a unit vector.
float way_out(const Rect& rect, Point inside, Point out) {
    const float across = out.x > 0 ? rect.right() - inside.x : inside.x - rect.x;
    const float down = out.y > 0 ? rect.bottom() - inside.y : inside.y - rect.y;
    constexpr float least = 0.001F;
    return std::min(across / std::max(std::abs(out.x), least), down / std::max(std::abs(out.y), least));
}

}  // namespace

void draw_confetti(Ui& ui, const Rect& table, const Rect& board, const Rect& card, float share) {
    constexpr float around = 20;     // a board's rim, and half a scrap
    constexpr float least_way = 60;  // they would lie on each other in a narrow strip
    constexpr float longest = 14;
    constexpr float area_of_one = 4200;  // in square units of the table
    const int count = board.width > 0 ? static_cast<int>(table.width * table.height / area_of_one) : 0;
    for (int index = 0; index < count; ++index) {
        const float angle = full_turn * spread(index, 0.7548776662);
        const Point out{std::cos(angle), std::sin(angle)};
        const float from = way_out(board.inset(-around), board.centre(), out);
        const float far = spread(index, 0.5698402910);
        const float to = way_out(table, board.centre(), out);
        const Point middle =
            board.centre() + out * mix(from, to, far * (1 + far) / 2 * share);  // most fall near the board
        if (to - from > least_way && !card.inset(-around).contains(middle)) {
            const Point size{longest - static_cast<float>(index % 3) * 3, 6};
            draw_scrap(ui.painter, middle, size, full_turn * spread(index, 0.3819660113),
                       with_alpha(at(ui.theme().pieces, index % piece_color_count), share));
        }
    }
}

void draw_award(Ui& ui, const Rect& place, const OpenGame& game, double now_ms) {
    const int stars = stars_of(game, now_ms);
    draw_scraps(ui, place);
    if (counts_moves(game)) {
        draw_medal(ui, place, at(medals, stars - 1));
    } else {
        draw_stars(ui, place, stars);
    }
}

}  // namespace tessera
