#include "app/screens/shelf_cards.h"

#include "app/game/list/calendar.h"
#include "app/game/opening.h"
#include "app/game/play/game_texts.h"
#include "app/screens/badges.h"
#include "app/screens/card_facts.h"
#include "app/screens/level_card.h"
#include "app/screens/list_cards.h"
#include "base/text.h"

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

constexpr float head_height = touch_side + card_gap;

// Returns the puzzle as a level of the list; nothing: it is none, or the list has not come.
std::optional<int> level_of(const LevelList& levels, const ShelfPuzzle& puzzle) {
    return puzzle.level ? levels.find(*puzzle.level) : std::nullopt;
}

std::string_view family_of(const ShelfPuzzle& puzzle) {
    return puzzle.game    ? family_id(puzzle.game->session)
           : puzzle.level ? std::string_view(puzzle.level->family)
                          : family_of_link(puzzle.code);
}

// Draws the board, as far as it was begun; an icon for a puzzle that is not made yet.
void draw_shelf_picture(Desk& desk, Ui& ui, const ShelfPuzzle& puzzle, Rect place) {
    const OpenGame* const begun = desk.begun(SeriesShelf::code_of(puzzle, desk.levels()));
    const std::optional<int> level = level_of(desk.levels(), puzzle);
    const AnySession* const session = begun != nullptr ? &begun->session
                                      : puzzle.game    ? &puzzle.game->session
                                      : level          ? desk.levels().session(*level)
                                                       : nullptr;
    if (session != nullptr) {
        place.take_top(begun != nullptr ? 12.0F : 0.0F);  // below its mark
        return draw_picture(ui, *session, place.inset(8));
    }
    const Icon icon = is_daily_link(puzzle.code) ? Icon::calendar : Icon::dice;
    ui.painter.circle(place.centre(), std::min(place.height / 2 - 2, 34.0F), ui.theme().raised);
    ui.painter.icon(icon, place.centre(), 34, ui.theme().text);
}

// Returns true if it was pressed.
bool draw_shelf_card(Desk& desk, Ui& ui, const ShelfRow& row, int index, const Rect& rect) {
    const ShelfPuzzle& puzzle = at(row.puzzles, index);
    const std::string code = SeriesShelf::code_of(puzzle, desk.levels());
    const std::string title = title_of(desk, ui.strings, puzzle);
    const std::string about =
        std::to_string(index + 1) + "  \xC2\xB7  " + std::string(ui.text(family_caption(family_of(puzzle))));
    const std::string_view solved = desk.records().is_solved(code) ? ui.text("Solved") : "";
    const bool opens = card(ui, "kept." + std::to_string(index),
                            join({title, std::string(solved)}, solved.empty() ? "" : ", "), rect, about);
    Rect inner = rect.inset(14);
    const Rect facts_row = inner.take_bottom(facts_height).moved({0, 3});
    const Rect title_row = inner.take_bottom(24);
    ui.painter.push_clip(rect);
    draw_shelf_picture(desk, ui, puzzle, inner);
    const TextSize size = size_that_fits(title, title_row.width);
    ui.painter.text({title_row.x, title_row.centre().y}, Painter::fitted(title, size, title_row.width),
                    ui.theme().text, size);
    ui.painter.text({facts_row.x, facts_row.centre().y},
                    Painter::fitted(about, TextSize::small, facts_row.width), ui.theme().quiet,
                    TextSize::small);
    ui.painter.pop_clip();
    draw_marks(ui, rect, desk.records().is_solved(code), desk.begun(code));
    return opens;
}

// Draws the button of the row's sheet, and how much of the row is solved; returns true if it was pressed.
bool draw_shelf_head(const Desk& desk, Ui& ui, Rect place, const ShelfRow& row) {
    const std::string_view caption = row.is_own() ? "Arrange and share" : "About this series";
    const float width = std::min(button_width(ui, caption), place.width);
    place.height = touch_side;
    const bool opens = button(ui, "shelf.sheet", caption, place.take_left(width), {ButtonStyle::framed});
    place.take_left(12);
    const std::string solved = ui.strings.of(
        say("{} of {} solved", solved_count(row, desk.levels(), desk.records()), int_size(row.puzzles)));
    ui.painter.text({place.x, place.centre().y}, Painter::fitted(solved, TextSize::small, place.width),
                    ui.theme().quiet, TextSize::small);
    return opens;
}

}  // namespace

std::string title_of(const Strings& strings, const ShelfRow& row) {
    const std::string& title = row.series.credits.title;
    return !row.is_own() && !title.empty() ? title
                                           : std::string(strings.of(row.is_own() ? "My puzzles" : "Series"));
}

std::string title_of(const Desk& desk, const Strings& strings, const ShelfPuzzle& puzzle) {
    if (puzzle.game) {
        return desk.name_text(*puzzle.game);
    }
    if (const std::optional<int> level = level_of(desk.levels(), puzzle)) {
        return desk.title_text(desk.levels().level(*level));
    }
    const std::string_view family = family_of(puzzle);
    const auto daily = daily_in_link(puzzle.code, family);
    return daily ? daily_text(strings, family, *daily) : std::string(strings.of("Made when opened"));
}

bool add_series(Column& rows, const Desk& desk, const SeriesShelf& shelf) {
    const auto place = shelf.place_of(desk.game(), desk.levels());
    if (!place) {
        return false;
    }
    const int count = int_size(place->row->puzzles);
    const int solved = solved_count(*place->row, desk.levels(), desk.records());
    const Strings& strings = rows.ui().strings;
    add_progress(rows, "win.series",
                 strings.of(say("{}: {} of {}, {} solved", title_of(strings, *place->row), place->index + 1,
                                count, solved)),
                 solved, count);
    return true;
}

float shelf_height(float width, const ShelfRow& row) {
    return head_height + CardGrid(width).height(int_size(row.puzzles));
}

void draw_shelf(Opening& opening, Ui& ui, const Rect& column, const Rect& screen, const ShelfRow& row) {
    if (draw_shelf_head(opening.desk(), ui, column, row)) {
        opening.show(Panel::series);
    }
    const Rect below{column.x, column.y + head_height, column.width, column.height - head_height};
    const CardGrid grid(column.width);
    for (int index = 0; index < int_size(row.puzzles) && opening.screen() == Screen::home; ++index) {
        const Rect rect = grid.card(below, index);
        if (rect.bottom() <= screen.y || rect.y >= screen.bottom()) {
            ui.state.add({.name = "kept." + std::to_string(index),
                          .rect = rect,
                          .label = title_of(opening.desk(), ui.strings, at(row.puzzles, index))});
        } else if (draw_shelf_card(opening.desk(), ui, row, index, rect)) {
            opening.open_on_shelf(std::string(row.key), index);
        }
    }
}

}  // namespace tessera
