#include "app/screens/day_dots.h"

#include "base/index.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr float largest_dot = 3.9F;

// Draws the dot of a puzzle: a ring, filled if it is solved, with gold for three stars.
void draw_dot(Ui& ui, Point place, const std::optional<int>& stars, float radius, Color open) {
    stars ? ui.painter.circle(place, radius, *stars == 3 ? star_gold : ui.theme().surface)
          : ui.painter.ring(place, radius - 0.7F, open, 1.5F);
}

}  // namespace

void draw_day_dots(Ui& ui, Point middle, const std::vector<std::optional<int>>& stars, float disc,
                   Color open) {
    const float radius = std::min(largest_dot, disc * 0.185F);
    const float between = radius * 2.6F;
    Point place = middle - Point{between * static_cast<float>(int_size(stars) - 1) / 2, 0};
    for (const std::optional<int>& each : stars) {
        draw_dot(ui, place, each, radius, open);
        place.x += between;
    }
}

void draw_legend_of_dots(Ui& ui, const Rect& row) {
    constexpr float disc = 9;
    constexpr float before_word = 4;
    constexpr float between = 14;
    struct Entry {
        int stars = 0;
        std::string_view word;
    };
    const std::array<Entry, 2> entries{{{0, ui.text("solved")}, {3, ui.text("three stars")}}};
    const auto width_of = [&](const Entry& entry) {
        return 2 * disc + before_word + Painter::text_width(entry.word, TextSize::small) + between;
    };
    float width = -between;
    for (const Entry& entry : entries) {
        width += width_of(entry);
    }
    Point place{row.centre().x - width / 2, row.centre().y};
    for (const Entry& entry : entries) {
        const Point mark = place + Point{disc, 0};
        ui.painter.circle(mark, disc, ui.theme().good);
        draw_dot(ui, mark, entry.stars, largest_dot, ui.theme().quiet);
        ui.painter.text(mark + Point{disc + before_word, 0}, entry.word, ui.theme().quiet, TextSize::small);
        place.x += width_of(entry);
    }
    ui.state.add({.name = "legend",
                  .rect = row,
                  .is_enabled = false,
                  .label = ui.strings.of(say("a dot for each puzzle, gold for three stars"))});
}

}  // namespace tessera
