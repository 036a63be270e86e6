#include "app/screens/home_screen.h"

#include "app/game/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/calendar_sheet.h"
#include "app/screens/chapter_bar.h"
#include "base/text.h"
#include "session/daily.h"

#include <algorithm>
#include <string>
#include <utility>

// All puzzles: the game that waits, a new one, and the levels that come with the program.

namespace tessera {

namespace {

constexpr float gap = 14;
constexpr float widest = 1080;

void draw_picture(Ui& ui, const AnySession& session, const Rect& rect) {
    std::visit([&](const auto& game) { draw_thumbnail(ui.painter, game.level(), rect); }, session);
}

bool card(Ui& ui, std::string_view name, const Rect& rect) {
    ui.state.add({std::string(name), rect, true});
    const Theme& theme = ui.theme();
    const float share = ui.state.is_pressed(name) ? 0.12F : ui.state.is_hovered(name) ? 0.05F : 0;
    ui.painter.shadow(rect, 8, 18);
    ui.painter.fill(rect, mix(theme.surface, theme.text, share), 18);
    focus_ring(ui, name, rect, 18);
    return ui.state.take_click(name);
}

void draw_solved_mark(Ui& ui, const Rect& rect) {
    const Point mark{rect.right() - 22, rect.y + 22};
    ui.painter.circle(mark, 12, ui.theme().good);
    ui.painter.icon(Icon::check, mark, 16, ui.theme().surface);
}

void draw_entry(GameController& controller, Ui& ui, int index, Rect rect) {
    const ShippedLevel& level = controller.levels().level(index);
    const bool opens = card(ui, "level." + std::to_string(index), rect);
    Rect inner = rect.inset(14);
    const Rect caption = inner.take_bottom(26);
    ui.painter.push_clip(rect);
    if (const AnySession* const session = controller.levels().session(index)) {
        draw_picture(ui, *session, inner.inset(8));
    }
    float room = caption.width;
    if (const auto best = controller.records().best_ms(level.code)) {
        const std::string time = clock_text(*best);
        ui.painter.text({caption.right(), caption.centre().y + 3}, time, ui.theme().quiet, TextSize::small,
                        Align::right);
        room -= Painter::text_width(time, TextSize::small) + 10;
    }
    const std::string title = Painter::fitted(controller.title_text(level), TextSize::strong, room);
    ui.painter.text({caption.x, caption.centre().y + 3}, title, ui.theme().text, TextSize::strong);
    ui.painter.pop_clip();
    if (controller.records().is_solved(level.code)) {
        draw_solved_mark(ui, rect);
    }
    if (opens) {
        controller.open_listed(index);
    }
}

// Of a game that waits; whether it was pressed.
bool draw_wide_card(const GameController& controller, Ui& ui, Rect rect, const OpenGame& game,
                    std::string_view name, std::string_view heading) {
    const bool opens = card(ui, name, rect);
    Rect inner = rect.inset(14);
    const Rect picture = inner.take_left(std::min(inner.width * 0.4F, 150.0F));
    draw_picture(ui, game.session, picture.inset(4));
    inner.take_left(16);
    ui.painter.text({inner.x, inner.centre().y - 12}, ui.text(heading), ui.theme().text, TextSize::title);
    const Sentence done = with_game(game, [](auto& session, auto& view) { return progress(view, session); });
    const std::string state =
        join({controller.title_text(game), controller.strings().of(done),
              minutes_text(controller.strings(), game.clock.elapsed(controller.now_ms()))},
             "  \xC2\xB7  ");
    ui.painter.text({inner.x, inner.centre().y + 14}, Painter::fitted(state, TextSize::small, inner.width),
                    ui.theme().quiet, TextSize::small);
    return opens;
}

void draw_new_card(GameController& controller, Ui& ui, Rect rect) {
    const bool opens = card(ui, "new", rect);
    Rect inner = rect.inset(14);
    const Rect mark = inner.take_left(64);
    ui.painter.circle(mark.centre(), 26, ui.theme().accent);
    ui.painter.icon(Icon::dice, mark.centre(), 28, ui.theme().on_accent);
    inner.take_left(16);
    const std::string_view detail = ui.text("Cut by chance, as large as you like");
    const float height = ui.painter.paragraph(inner, detail, ui.theme().quiet, TextSize::small, false);
    const float top = inner.centre().y - 14 - height / 2;
    ui.painter.text({inner.x, top + 12}, ui.text("New puzzle"), ui.theme().text, TextSize::title);
    ui.painter.paragraph({inner.x, top + 28, inner.width, height}, detail, ui.theme().quiet, TextSize::small);
    if (opens) {
        controller.open_maker();
    }
}

// The cards above the families: the open game, those that wait, and a new one as the last.
struct WideCards {
    WideCards(const GameController& controller, float width)
        : waiting(controller.previous() != nullptr ? 1 : 0),
          count(2 + waiting + int_size(controller.beside())),
          columns(width < 640  ? 1
                  : count == 4 ? 2
                               : std::min(count, 3)),
          card_width((width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns)) {}

    Rect card(const Rect& area, int index) const {
        const int row = index / columns;
        return {area.x + static_cast<float>(index % columns) * (card_width + gap),
                area.y + static_cast<float>(row) * (card_height + gap), card_width, card_height};
    }
    float height() const {
        const int rows = (count + columns - 1) / columns;
        return static_cast<float>(rows) * (card_height + gap);
    }

    static constexpr float card_height = 96;
    int waiting;  // whether there is a game that was interrupted
    int count;
    int columns;
    float card_width;
};

void draw_wide_cards(GameController& controller, Ui& ui, const Rect& area) {
    const WideCards cards(controller, area.width);
    if (draw_wide_card(controller, ui, cards.card(area, 0), controller.game(), "continue", "Continue")) {
        return controller.show(Screen::play);
    }
    if (cards.waiting > 0 && draw_wide_card(controller, ui, cards.card(area, 1), *controller.previous(),
                                            "previous", "Your other game")) {
        return controller.bring_back_previous();
    }
    for (int index = 0; index < int_size(controller.beside()); ++index) {
        const Rect rect = cards.card(area, 1 + cards.waiting + index);
        if (draw_wide_card(controller, ui, rect, *at(controller.beside(), index).game,
                           "beside." + std::to_string(index), "Another game")) {
            return controller.open_beside(index);
        }
    }
    draw_new_card(controller, ui, cards.card(area, cards.count - 1));
}

void draw_header(GameController& controller, Ui& ui, Rect bar) {
    ui.painter.text({bar.x, bar.centre().y}, "Tessera", ui.theme().text, TextSize::display);
    if (icon_button(ui, {"help", "Help", Icon::help}, centred(bar.take_right(48).centre(), 46, 46))) {
        controller.show(Panel::help);
    }
    if (icon_button(ui, {"settings", "Settings", Icon::settings},
                    centred(bar.take_right(48).centre(), 46, 46))) {
        controller.show(Panel::settings);
    }
}

// How many of a family's levels are solved, in the corner of its card.
void draw_solved_count(const GameController& controller, Ui& ui, const std::vector<int>& list,
                       const Rect& rect) {
    const auto solved = std::count_if(list.begin(), list.end(), [&](int index) {
        return controller.records().is_solved(controller.levels().level(index).code);
    });
    if (solved > 0) {
        const std::string count = std::to_string(solved) + " / " + std::to_string(list.size());
        ui.painter.text({rect.right() - 12, rect.y + 16}, count, ui.theme().quiet, TextSize::small,
                        Align::right);
    }
}

constexpr float family_height = 112;
constexpr int pictured_entry = 5;  // of a family, in the list

void draw_family_picture(LevelList& levels, Ui& ui, std::string_view family, const Rect& rect) {
    const std::vector<int> list = levels.levels_of(family);
    if (list.empty()) {
        return;
    }
    if (const AnySession* const session =
            levels.session(at(list, std::min(pictured_entry, int_size(list) - 1)))) {
        draw_picture(ui, *session, rect);
    }
}

void draw_families(GameController& controller, Ui& ui, const Rect& column, float y,
                   std::string_view& chosen) {
    const std::vector<std::string_view> families = family_ids();
    const float width =
        (column.width - gap * static_cast<float>(families.size() - 1)) / static_cast<float>(families.size());
    float x = column.x;
    const bool is_tight = std::any_of(families.begin(), families.end(), [&](std::string_view family) {
        return Painter::text_width(ui.text(family_caption(family)), TextSize::strong) > width - 12;
    });
    const TextSize size = is_tight ? TextSize::small : TextSize::strong;
    for (const std::string_view family : families) {
        const Rect rect{x, y, width, family_height};
        x += width + gap;
        const bool is_chosen = card(ui, "family." + std::string(family), rect) || family == chosen;
        chosen = is_chosen ? family : chosen;
        draw_solved_count(controller, ui, controller.levels().levels_of(family), rect);
        Rect inner = rect.inset(10);
        const Rect caption = inner.take_bottom(24);
        draw_family_picture(controller.levels(), ui, family, inner.inset(4));
        const std::string_view name = ui.text(family_caption(family));
        ui.painter.text({rect.centre().x, caption.centre().y + 1},
                        Painter::fitted(name, size, rect.width - 6), ui.theme().text, size, Align::centre);
        if (family == chosen) {
            ui.painter.frame(rect, ui.theme().accent, 2.5F, 18);
        }
    }
}

// The cards below the families: the puzzles of the days, then the levels.
struct CardGrid {
    explicit CardGrid(float width)
        : columns(std::max(2, static_cast<int>(width / 240))),
          card_width((width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns)),
          card_height(std::max(card_width * 0.78F, 120.0F)) {}

    Rect card(const Rect& area, int index) const {
        const int line = index / columns;
        const auto row = static_cast<float>(line);
        const auto place = static_cast<float>(index % columns);
        return {area.x + place * (card_width + gap), area.y + row * (card_height + gap), card_width,
                card_height};
    }
    float height(int count) const {
        const int lines = (count + columns - 1) / columns;
        return static_cast<float>(lines) * (card_height + gap);
    }

    int columns;
    float card_width;
    float card_height;
};

void draw_daily(GameController& controller, Ui& ui, const Rect& rect, std::string_view family) {
    const auto day = parse_day(platform::today());
    if (!day) {
        return;
    }
    const bool opens = card(ui, "daily", rect);
    Rect inner = rect.inset(14);
    const Rect caption = inner.take_bottom(26);
    const float side = std::min(inner.height - 6, 84.0F);
    const Rect sheet = centred(inner.centre(), side, side);
    ui.painter.fill(sheet, ui.theme().accent, 20);
    ui.painter.text(sheet.centre(), std::to_string(day->day), ui.theme().on_accent, TextSize::display,
                    Align::centre);
    ui.painter.text({caption.x, caption.centre().y + 3}, ui.text("Puzzle of the day"), ui.theme().text,
                    TextSize::strong);
    if (is_solved(controller.records(), family, *day)) {
        draw_solved_mark(ui, rect);
    }
    if (opens) {
        controller.open_daily(family);
    }
}

void draw_calendar_card(GameController& controller, Ui& ui, const Rect& rect, std::string_view family) {
    const auto today = parse_day(platform::today());
    if (!today) {
        return;
    }
    const bool opens = card(ui, "calendar", rect);
    Rect inner = rect.inset(14);
    const Rect caption = inner.take_bottom(26);
    draw_month_picture(ui, controller.records(), family, *today, inner);
    const std::string streak =
        streak_text(controller.strings(), day_streak(controller.records(), family, *today));
    const std::string_view title = streak.empty() ? ui.text("Calendar") : std::string_view(streak);
    ui.painter.text({caption.x, caption.centre().y + 3},
                    Painter::fitted(title, TextSize::strong, caption.width), ui.theme().text,
                    TextSize::strong);
    if (opens) {
        controller.show(Panel::calendar);
    }
}

// Where the levels would be: that they are on their way, or the way to ask for them again.
void draw_missing_levels(GameController& controller, Ui& ui, const Rect& rect) {
    const bool has_failed = controller.levels().status() == LevelList::Status::failed;
    const Sentence words =
        has_failed ? say("the levels could not be loaded") : say("the levels are being loaded");
    const float height = ui.painter.paragraph(rect, controller.strings().with_stop(words), ui.theme().quiet);
    const Rect place{rect.x, rect.y + height + 12, std::min(rect.width, 160.0F), touch_side};
    if (has_failed && button(ui, "levels", "Try again", place)) {
        controller.levels().ask();
    }
}

// The puzzle of the day and the calendar stand before the first chapter alone.
int cards_before(int chapter) {
    return chapter == 0 ? 2 : 0;
}

void draw_entries(GameController& controller, Ui& ui, const Rect& column, const Rect& screen,
                  const HomeChoice& choice, const std::vector<int>& list) {
    const CardGrid grid(column.width);
    const int before = cards_before(choice.chapter);
    if (before > 0) {
        draw_daily(controller, ui, grid.card(column, 0), choice.family);
        draw_calendar_card(controller, ui, grid.card(column, 1), choice.family);
    }
    if (!controller.levels().has_arrived()) {
        draw_missing_levels(controller, ui, grid.card(column, before).inset(10));
    }
    for (int index = 0; index < int_size(list) && controller.screen() == Screen::home; ++index) {
        const Rect rect = grid.card(column, index + before);
        if (rect.bottom() > screen.y && rect.y < screen.bottom()) {
            draw_entry(controller, ui, at(list, index), rect);
        } else {
            ui.state.add({"level." + std::to_string(at(list, index)), rect, true});
        }
    }
}

}  // namespace

void draw_home(GameController& controller, Ui& ui, const Rect& screen, HomeChoice& choice) {
    const float width = std::min(screen.width - 32, widest);
    const ChapterBar chapters(controller, ui, choice.family, width);
    const int count = int_size(chapters.levels(choice.chapter)) + cards_before(choice.chapter);
    const float wide_cards = WideCards(controller, width).height();
    const float families = family_height + gap + 10;
    const float content = 84 + wide_cards + families + chapters.height() + CardGrid(width).height(count) + 16;
    const float scroll = ui.state.scroll_region("home", screen, content);
    Rect column{screen.centre().x - width / 2, screen.y - scroll, width, content};
    draw_header(controller, ui, column.take_top(84));
    draw_wide_cards(controller, ui, column.take_top(wide_cards));
    column.take_top(10);
    const HomeChoice shown = choice;
    draw_families(controller, ui, column, column.y, choice.family);
    column.take_top(family_height + gap);
    choice.chapter = chapters.draw(ui, {column.x, column.y}, choice.chapter);
    column.take_top(chapters.height());
    draw_entries(controller, ui, column, screen, shown, chapters.levels(shown.chapter));
    if (choice.family != shown.family) {
        choice.chapter = 0;
    }
}

}  // namespace tessera
