#include "app/screens/home_screen.h"

#include "app/game/game_texts.h"
#include "app/screens/chapter_bar.h"
#include "app/screens/list_cards.h"
#include "app/ui/column.h"
#include "base/text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

// The home screen: games to continue, new puzzles, and the levels that come with the program.

namespace tessera {

namespace {

constexpr float widest = 1080;

// Returns a game's title, progress and time: in one line, or in two if that is too long; without the time if
// there is no room for it.
std::vector<std::string> state_lines(const GameController& controller, const OpenGame& game, float width) {
    constexpr std::string_view dot = "  \xC2\xB7  ";
    const auto fits = [&](std::string_view line) {
        return Painter::text_width(line, TextSize::small) <= width;
    };
    const std::string done = controller.strings().of(
        with_game(game, [](auto& session, auto& view) { return progress(view, session); }));
    const std::string time = minutes_text(controller.strings(), game.clock.elapsed(controller.now_ms()));
    const std::string name = controller.name_text(game);
    std::string whole = join({name, done, time}, dot);
    if (fits(whole)) {
        return {std::move(whole)};
    }
    const std::string timed = join({done, time}, dot);
    return {Painter::fitted(name, TextSize::small, width),
            Painter::fitted(fits(timed) ? timed : done, TextSize::small, width)};
}

// Writes a card's heading, smaller if it is too wide for the card.
void write_heading(const Ui& ui, Point start, std::string_view heading, float width) {
    const std::string_view words = ui.text(heading);
    const bool is_wide = Painter::text_width(words, TextSize::title) > width;
    const TextSize size = is_wide ? TextSize::strong : TextSize::title;
    ui.painter.text(start, Painter::fitted(words, size, width), ui.theme().text, size);
}

// Draws the card of a game to continue; returns true if it was pressed.
bool draw_wide_card(const GameController& controller, Ui& ui, Rect rect, const OpenGame& game,
                    std::string_view name, std::string_view heading) {
    const std::string label = std::string(ui.text(heading)) + ": " + controller.name_text(game);
    const bool opens = card(ui, name, label, rect);
    Rect inner = rect.inset(14);
    const Rect picture = inner.take_left(std::min(inner.width * 0.4F, 150.0F));
    draw_picture(ui, game.session, picture.inset(4));
    inner.take_left(16);
    const std::vector<std::string> lines = state_lines(controller, game, inner.width);
    const float first = inner.centre().y - (lines.size() > 1 ? 22.0F : 12.0F);
    write_heading(ui, {inner.x, first}, heading, inner.width);
    for (int line = 0; line < int_size(lines); ++line) {
        ui.painter.text({inner.x, first + 26 + 18 * static_cast<float>(line)}, at(lines, line),
                        ui.theme().quiet, TextSize::small);
    }
    return opens;
}

// Draws a card that leads to the maker or the editor; returns true if it was pressed.
bool draw_making_card(Ui& ui, Rect rect, std::string_view name, Icon icon, std::string_view heading,
                      std::string_view explanation) {
    constexpr float narrow = 260;  // without the explanation
    const bool opens = card(ui, name, ui.text(heading), rect);
    Rect inner = rect.inset(rect.width < narrow ? 8 : 14);
    const Rect mark = inner.take_left(rect.width < narrow ? 48.0F : 64.0F);
    ui.painter.circle(mark.centre(), mark.width * 0.4F, ui.theme().accent);
    ui.painter.icon(icon, mark.centre(), mark.width * 0.44F, ui.theme().on_accent);
    if (rect.width < narrow) {
        const Rect room{inner.x + 8, inner.y, inner.width - 8, inner.height};
        const auto write = [&](float y, bool is_visible) {
            return ui.painter.paragraph({room.x, y, room.width, room.height}, ui.text(heading),
                                        ui.theme().text, TextSize::strong, is_visible);
        };
        write(room.centre().y - write(room.y, false) / 2, true);
        return opens;
    }
    inner.take_left(16);
    const std::string_view detail = ui.text(explanation);
    const float height = ui.painter.paragraph(inner, detail, ui.theme().quiet, TextSize::small, false);
    const float top = inner.centre().y - 14 - height / 2;
    write_heading(ui, {inner.x, top + 12}, heading, inner.width);
    ui.painter.paragraph({inner.x, top + 28, inner.width, height}, detail, ui.theme().quiet, TextSize::small);
    return opens;
}

// Layout of the cards above the families: the open game, others to continue, a new puzzle, the editor.
struct WideCards {
    WideCards(const GameController& controller, float width)
        : waiting(controller.previous() != nullptr ? 1 : 0),
          count(3 + waiting + int_size(controller.beside())),
          columns(width < 640  ? 1
                  : count == 4 ? 2
                               : std::min(count, 3)),
          card_width((width - card_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns)) {}

    // In a single column the last two cards share a row.
    Rect card(const Rect& area, int index) const {
        if (columns == 1 && index >= count - 2) {
            const float half = (card_width - card_gap) / 2;
            const float left = index == count - 1 ? half + card_gap : 0;
            return {area.x + left, area.y + static_cast<float>(count - 2) * (card_height + card_gap), half,
                    card_height};
        }
        const int row = index / columns;
        return {area.x + static_cast<float>(index % columns) * (card_width + card_gap),
                area.y + static_cast<float>(row) * (card_height + card_gap), card_width, card_height};
    }
    float height() const {
        const int rows = columns == 1 ? count - 1 : (count + columns - 1) / columns;
        return static_cast<float>(rows) * (card_height + card_gap);
    }

    static constexpr float card_height = 96;
    int waiting;  // 1 if there is an interrupted game
    int count;
    int columns;
    float card_width;
};

void draw_wide_cards(GameController& controller, Ui& ui, const Rect& area, std::string_view family) {
    const WideCards cards(controller, area.width);
    if (draw_wide_card(controller, ui, cards.card(area, 0), controller.game(), "continue",
                       is_solved(controller.game()) ? "Your last puzzle" : "Continue")) {
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
    if (draw_making_card(ui, cards.card(area, cards.count - 2), "new", Icon::dice, "New puzzle",
                         "A fresh one, of any size")) {
        return controller.open_maker(family);
    }
    if (draw_making_card(ui, cards.card(area, cards.count - 1), "edit", Icon::edit, "Editor",
                         "Draw your own, or change any puzzle")) {
        return controller.open_editor(family);
    }
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

// Draws the number of solved levels in the corner of a family's card.
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
constexpr int pictured_entry = 5;  // index in the family's list

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

void draw_families(GameController& controller, Ui& ui, const Rect& row, std::string_view& chosen) {
    const std::vector<std::string_view> families = family_ids();
    const float width = (row.width - card_gap * static_cast<float>(families.size() - 1)) /
                        static_cast<float>(families.size());
    float x = row.x;
    const bool is_tight = std::any_of(families.begin(), families.end(), [&](std::string_view family) {
        return Painter::text_width(ui.text(family_caption(family)), TextSize::strong) > width - 12;
    });
    const TextSize size = is_tight ? TextSize::small : TextSize::strong;
    for (const std::string_view family : families) {
        const Rect rect{x, row.y, width, family_height};
        x += width + card_gap;
        const bool is_chosen =
            card(ui, "family." + std::string(family), ui.text(family_caption(family)), rect) ||
            family == chosen;
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

}  // namespace

void draw_home(GameController& controller, Ui& ui, const Rect& screen, HomeChoice& choice) {
    const float width = std::min(screen.width - 32, widest);
    const ChapterBar chapters(controller, ui, choice.family, width);
    const HomeChoice shown = choice;
    const std::vector<int>& levels = chapters.levels(shown.chapter);
    const auto add_rows = [&](Column& rows) {
        rows.row(84, [&](const Rect& place) { draw_header(controller, ui, place); });
        rows.row(WideCards(controller, width).height(),
                 [&](const Rect& place) { draw_wide_cards(controller, ui, place, choice.family); });
        rows.gap(10);
        rows.row(family_height + card_gap,
                 [&](const Rect& place) { draw_families(controller, ui, place, choice.family); });
        rows.row(chapters.height(), [&](const Rect& place) {
            choice.chapter = chapters.draw(ui, place.corner(), choice.chapter);
        });
        rows.row(cards_height(controller, width, shown.chapter, levels),
                 [&](const Rect& place) { draw_cards(controller, ui, place, screen, shown, levels); });
        rows.gap(16);
    };
    const float scroll = ui.state.scroll_region("home", screen, column_height(ui, width, add_rows));
    draw_column(ui, {screen.centre().x - width / 2, screen.y - scroll, width, 0}, add_rows);
    if (choice.family != shown.family) {
        choice.chapter = 0;
    }
}

}  // namespace tessera
