#include "app/game/list/calendar.h"
#include "app/game/list/win.h"
#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/badges.h"
#include "app/screens/bars.h"
#include "app/screens/calendar_sheet.h"
#include "app/screens/card.h"
#include "app/screens/each_sheet.h"
#include "app/ui/column.h"
#include "app/ui/motion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace tessera {

namespace {

constexpr int star_count = 3;
constexpr float widest = 400;
constexpr float low_table = 330;   // a lower table leaves out the stars
constexpr float high_table = 560;  // and one lower than this the bars of times

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
}

void draw_stars(Ui& ui, const Rect& place, int stars) {
    for (int index = 0; index < star_count; ++index) {
        const auto away = static_cast<float>(index - 1);
        const Point centre = place.centre() + Point{away * 46, std::abs(away) * 5};
        const Color none = mix(ui.theme().surface, ui.theme().text, 0.12F);
        draw_star(ui.painter, centre, index == 1 ? 21.0F : 17.0F, index < stars ? star_gold : none);
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
    const Point centre{place.centre().x - width / 2 + 22, place.centre().y + 6};
    for (const float side : {-1.0F, 1.0F}) {
        ui.painter.polygon({centre, centre + Point{side * 18, -30}, centre + Point{side * 6, -34}},
                           ui.theme().accent);
    }
    ui.painter.circle(centre, 20, medal.color);
    ui.painter.ring(centre, 14, mix(medal.color, ui.theme().surface, 0.5F), 2);
    ui.painter.text({centre.x + 32, centre.y}, name, ui.theme().text, TextSize::title);
}

void draw_award(Ui& ui, const Rect& place, const OpenGame& game, double now_ms) {
    const int stars = stars_of(game, now_ms);
    if (counts_moves(game)) {
        draw_medal(ui, place, at(medals, stars - 1));
    } else {
        draw_stars(ui, place, stars);
    }
}

constexpr std::string_view card_dot = "  \xC2\xB7  ";

// Returns the detail with the previous best game, by moves or by time, if there was one.
std::string with_best(const GameController& controller, const std::string& detail) {
    const int before = controller.win().beaten.moves.value_or(0);
    if (const auto best = best_words(controller.game().session, before)) {
        return before == 0 ? detail
                           : detail + std::string(card_dot) +
                                 fill_in(controller.strings().of("best so far: {}"),
                                         {controller.strings().of(*best)});
    }
    if (!controller.win().beaten.ms) {
        return detail;
    }
    const bool is_best = controller.game().clock.elapsed(controller.now_ms()) < *controller.win().beaten.ms;
    const Sentence best = is_best ? say("a new best, down from {}", clock_text(*controller.win().beaten.ms))
                                  : say("your best: {}", clock_text(*controller.win().beaten.ms));
    return detail + std::string(card_dot) +
           fill_in(controller.strings().of(std::string_view(best.pattern)), best.arguments);
}

// Returns moves, time and hints.
std::string about_game(const GameController& controller) {
    const OpenGame& game = controller.game();
    const std::string time = clock_text(game.clock.elapsed(controller.now_ms()));
    const int moves = counted_moves(game);
    return controller.strings().of(game.hint_count == 0 ? say("{} {move|moves} in {}", moves, time)
                                                        : say("{} {move|moves} in {}, {} hint {step|steps}",
                                                              moves, time, game.hint_count));
}

void add_middle(Column& rows, std::string_view text, Color color, TextSize size) {
    Ui& ui = rows.ui();
    const float width = rows.below().width;
    if (Painter::text_width(text, size) <= width) {
        rows.row(text_height(size) * 1.5F, [&](const Rect& place) {
            ui.painter.text(place.centre(), text, color, size, Align::centre);
        });
    } else {
        rows.paragraph(text, color, size);
    }
}

// Adds the technique of a course, or how much of the chapter is solved.
void add_chapter(Column& rows, const GameController& controller) {
    if (add_technique(rows, controller)) {
        return;
    }
    if (const auto progress =
            chapter_progress(controller.levels(), controller.records(), controller.game().code)) {
        add_progress(rows, progress->title, progress->solved, progress->count);
    }
}

// Draws the week as seven tiles, with a row of days below.
void add_week(Column& rows, const GameController& controller) {
    const OpenGame& game = controller.game();
    const auto today = parse_day(platform::today());
    if (!game.daily || !today) {
        return;
    }
    Ui& ui = rows.ui();
    const std::string_view family = family_id(game.session);
    rows.gap(8);
    rows.row(40, [&](const Rect& place) { draw_week(ui, controller.records(), family, *today, place); });
    rows.line(24, streak_text(controller.strings(), day_streak(controller.records(), family, *today)), 14,
              Align::centre);
}

// Draws how this time compares with those of other days.
void add_times(Column& rows, const GameController& controller) {
    const OpenGame& game = controller.game();
    if (game.daily) {
        rows.line(24, rows.ui().text("Minutes for a daily puzzle"), 14, Align::centre);
        add_time_bars(rows, daily_times(controller.records(), family_id(game.session)),
                      game.clock.elapsed(controller.now_ms()));
    }
}

void add_text(Column& rows, const GameController& controller, bool has_stars, bool has_bars) {
    const Theme& theme = rows.ui().theme();
    const OpenGame& game = controller.game();
    const bool is_plain = moves_over(game) > 0;
    const Sentence achievement =
        with_game(game, [](auto& session, auto& view) { return solved_sentence(view, session); });
    if (has_stars) {
        rows.row(58, [&](const Rect& place) { draw_award(rows.ui(), place, game, controller.now_ms()); });
    }
    add_middle(rows, controller.strings().with_stop(achievement), is_plain ? theme.text : theme.good,
               TextSize::strong);
    add_middle(rows, with_best(controller, about_game(controller)), theme.quiet, TextSize::small);
    add_week(rows, controller);
    if (has_bars) {
        add_times(rows, controller);
    }
    add_chapter(rows, controller);
}

void add_buttons(Column& rows, GameController& controller) {
    rows.gap(12);
    if (rows.button("win.next", "Next puzzle", {ButtonStyle::primary}, 48)) {
        return controller.open_next();
    }
    rows.gap(8);
    const bool is_shared = !controller.game().code.empty();
    const bool has_another = controller.another_recipe().has_value();
    rows.split((is_shared ? 1 : 0) + (has_another ? 1 : 0));
    if (is_shared && rows.button("win.share", "Share", {ButtonStyle::plain})) {
        controller.show(Panel::share);
    }
    if (has_another && rows.fitted_button("win.another", "Another like this", {ButtonStyle::plain})) {
        controller.open_another();
    }
}

// Draws what covers the table; a press there closes the card.
void draw_veil(GameController& controller, Ui& ui, const Rect& table, float share) {
    ui.painter.fill(table, with_alpha(ui.theme().page, 0.6F * share));
    ui.state.add({.name = "win.veil", .rect = table, .takes_focus = false});
    if (ui.state.take_click("win.veil")) {
        controller.close_win();
    }
}

}  // namespace

bool draw_win_card(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& table) {
    draw_veil(controller, ui, table, controller.win_share());
    const float width = std::min(table.width - 24, widest);
    constexpr float margin = 18;
    const auto add = [&](Column& rows) {
        add_text(rows, controller, table.height > low_table, table.height > high_table);
        add_buttons(rows, controller);
    };
    const float height = column_height(ui, width - 2 * margin, add) + 2 * margin;
    const Rect card = centred(table.centre(), width, height).moved({0, 16 * (1 - controller.win_share())});
    ui.painter.shadow(card, 14, 20);
    ui.painter.fill(card, ui.theme().surface, 20);
    ui.state.add({"card", card, false, false});
    draw_column(ui, {card.x + margin, card.y + margin, width - 2 * margin, 0}, add);
    const Rect corner{card.right() - touch_side - 4, card.y + 4, touch_side, touch_side};
    return icon_button(ui, {"card.close", "Close", Icon::close, true, false, false}, corner);
}

}  // namespace tessera
