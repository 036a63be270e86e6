#include "app/screens/badges.h"

#include "app/game/list/course.h"
#include "app/screens/bars.h"
#include "app/screens/technique_lessons.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float badge_radius = 15;
constexpr float badge_gap = 8;
constexpr float beside_badge = 2 * badge_radius + 10;  // where its name begins

// Draws a gold seal with the bulb of an idea, or its outline alone.
void draw_seal(Ui& ui, Point middle, bool is_learned) {
    const Theme& theme = ui.theme();
    if (is_learned) {
        ui.painter.circle(middle, badge_radius, star_gold);
        ui.painter.ring(middle, badge_radius - 2, mix(star_gold, theme.surface, 0.5F), 1.5F);
        ui.painter.icon(Icon::hint, middle, 18, seal_ink);
    } else {
        ui.painter.ring(middle, badge_radius - 1, mix(theme.surface, theme.text, 0.25F), 2);
    }
}

std::string_view title_of(std::string_view family, const TechniqueProgress& technique) {
    const TechniqueLesson* const lesson = technique_lesson(family, technique.word);
    return lesson == nullptr ? technique.word : lesson->title;
}

std::string count_text(const TechniqueProgress& technique) {
    return std::to_string(technique.solved) + "/" + std::to_string(technique.count);
}

void add_badge(Column& rows, std::string_view title, const TechniqueProgress& technique) {
    rows.row(40, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const std::string count = count_text(technique);
        ui.state.add({.name = "badge." + std::string(technique.word),
                      .rect = place,
                      .is_enabled = false,
                      .label = ui.strings.labelled(
                          title, technique.is_learned() ? std::string(ui.text("learned")) : count)});
        const float middle = place.centre().y;
        draw_seal(ui, {place.x + badge_radius + 1, middle}, technique.is_learned());
        const float left = place.x + beside_badge;
        const std::string fitted = Painter::fitted(title, TextSize::small, place.right() - left);
        ui.painter.text({left, middle - 8}, fitted, ui.theme().text, TextSize::small);
        ui.painter.text({left, middle + 9}, count, ui.theme().quiet, TextSize::small);
    });
}

// Returns how many badges with whole names are beside each other.
int badge_columns(Column& rows, std::string_view family, const std::vector<TechniqueProgress>& techniques) {
    constexpr int most = 3;
    const float room = (rows.below().width - (most - 1) * badge_gap) / most - beside_badge;
    const bool are_whole =
        std::all_of(techniques.begin(), techniques.end(), [&](const TechniqueProgress& technique) {
            return Painter::text_width(rows.ui().text(title_of(family, technique)), TextSize::small) <= room;
        });
    return are_whole ? most : most - 1;
}

}  // namespace

void add_progress(Column& rows, std::string_view name, const std::string& caption, int solved, int count) {
    Ui& ui = rows.ui();
    rows.gap(8);
    rows.row(8, [&](const Rect& place) {
        draw_progress(ui, centred(place.centre(), std::min(place.width, 220.0F), 6), solved, count);
    });
    rows.row(22, [&](const Rect& place) {
        const std::string fitted = Painter::fitted(caption, TextSize::small, place.width);
        ui.state.add({.name = std::string(name), .rect = place, .is_enabled = false, .label = caption});
        ui.painter.text({place.centre().x, place.y + 12}, fitted, ui.theme().quiet, TextSize::small,
                        Align::centre);
    });
}

bool add_technique(Column& rows, const Desk& desk, const Sentence& where) {
    const ShippedLevel* const level = desk.levels().find(desk.game().code);
    const auto technique =
        level != nullptr ? technique_progress(desk.levels(), desk.records(), *level) : std::nullopt;
    if (!technique) {
        return false;
    }
    Ui& ui = rows.ui();
    const std::string_view title = title_of(level->family, *technique);
    if (!technique->is_learned()) {
        const std::string caption = std::string(ui.text(title)) + " " + count_text(*technique) +
                                    "  \xC2\xB7  " + ui.strings.of(where);
        add_progress(rows, "win.chapter", caption, technique->solved, technique->count);
        return true;
    }
    rows.gap(8);
    rows.row(2 * badge_radius + 4, [&](const Rect& place) { draw_seal(ui, place.centre(), true); });
    rows.line(24, ui.strings.of(say("You have learned: {}", ui.text(title))), 14, Align::centre);
    return true;
}

void add_badges(Column& rows, const Desk& desk, std::string_view family) {
    const std::vector<TechniqueProgress> techniques =
        technique_progress(desk.levels(), desk.records(), family);
    const int columns = badge_columns(rows, family, techniques);
    for (int index = 0; index < int_size(techniques); ++index) {
        if (index % columns == 0) {
            rows.gap(6);
            rows.split(columns, badge_gap);
        }
        const TechniqueProgress& technique = at(techniques, index);
        add_badge(rows, rows.ui().text(title_of(family, technique)), technique);
    }
    rows.gap(16);
}

}  // namespace tessera
