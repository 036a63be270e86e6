#include "app/screens/win_award.h"

#include <array>
#include <cmath>
#include <string_view>
#include <vector>

namespace tessera {

namespace {

constexpr int star_count = 3;

void draw_star(Painter& painter, Point centre, float radius, Color color) {
    constexpr int points = 5;
    constexpr float inner_share = 0.45F;
    constexpr float half_turn = 3.14159265F / points;
    const auto corner = [&](int index) {
        const float angle = half_turn * static_cast<float>(index);
        const float length = index % 2 == 0 ? radius : radius * inner_share;
        return centre + Point{std::sin(angle) * length, -std::cos(angle) * length};
    };
    std::vector<Point> middle;
    for (int index = 0; index < 2 * points; index += 2) {
        painter.polygon({corner(index - 1), corner(index), corner(index + 1)}, color);
        middle.push_back(corner(index + 1));
    }
    for (Point& point : middle) {
        point = centre + (point - centre) * 1.06F;  // over the seams
    }
    painter.polygon(middle, color);
    for (int index = 0; index < 2 * points; index += 2) {  // lit from one side
        painter.polygon({centre, corner(index), corner(index + 1)}, lighter(color, 0.3F));
    }
}

// The size of an award in its row.
float scale_in(const Rect& place) {
    constexpr float unscaled = 50;
    return place.height / unscaled;
}

void draw_stars(Ui& ui, const Rect& place, int stars) {
    const float scale = scale_in(place);
    for (int index = 0; index < star_count; ++index) {
        const auto away = static_cast<float>(index - 1);
        const Point centre = place.centre() + Point{away * 54, std::abs(away) * 6} * scale;
        const Color none = mix(ui.theme().surface, ui.theme().text, 0.2F);
        draw_star(ui.painter, centre, (index == 1 ? 25.0F : 20.0F) * scale, index < stars ? star_gold : none);
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

}  // namespace

void draw_award(Ui& ui, const Rect& place, const OpenGame& game, double now_ms) {
    const int stars = stars_of(game, now_ms);
    if (counts_moves(game)) {
        draw_medal(ui, place, at(medals, stars - 1));
    } else {
        draw_stars(ui, place, stars);
    }
}

}  // namespace tessera
