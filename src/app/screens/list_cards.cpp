#include "app/screens/list_cards.h"

#include "app/families/position_picture.h"
#include "app/game/list/numbered.h"
#include "app/game/opening.h"
#include "app/screens/card_facts.h"
#include "app/screens/level_card.h"
#include "app/screens/maker_sheet.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

bool is_untouched(const AnySession& session) {
    return std::visit([](const auto& game) { return game.moves().empty(); }, session);
}

}  // namespace

void draw_picture(Ui& ui, const AnySession& session, const Rect& rect) {
    ui.painter.push_clip(rect.inset(-2));
    if (is_untouched(session)) {
        draw_level_picture(ui.painter, session, rect);
    } else {
        draw_small_board(ui.painter, session, rect);
    }
    ui.painter.pop_clip();
}

bool card(Ui& ui, std::string_view name, std::string_view label, const Rect& rect, std::string_view caption) {
    ui.state.add({.name = std::string(name),
                  .rect = rect,
                  .label = std::string(label),
                  .caption = std::string(caption)});
    const Theme& theme = ui.theme();
    const float share = ui.state.is_pressed(name) ? 0.12F : ui.state.is_hovered(name) ? 0.05F : 0;
    ui.painter.shadow(rect, 8, 18);
    ui.painter.fill(rect, mix(theme.surface, theme.text, share), 18);
    focus_ring(ui, name, rect, 18);
    return ui.state.take_click(name);
}

CardGrid::CardGrid(float width)
    : columns(std::max(2, static_cast<int>(width / (width < 720 ? 190.0F : 240.0F)))),
      card_width((width - card_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns)),
      card_height(std::max(card_width * (columns > 2 ? 0.58F : 0.78F), 120.0F) + facts_height) {}

Rect CardGrid::card(const Rect& area, int index) const {
    const int line = index / columns;
    const auto row = static_cast<float>(line);
    const auto place = static_cast<float>(index % columns);
    return {area.x + place * (card_width + card_gap), area.y + row * (card_height + card_gap), card_width,
            card_height};
}

float CardGrid::height(int count) const {
    const int lines = (count + columns - 1) / columns;
    return static_cast<float>(lines) * (card_height + card_gap);
}

namespace {

// Returns the tier of a graded polyomino chapter, which continues by number; nothing for any other chapter, or
// for levels of several.
std::optional<Tier> endless_tier(const LevelList& levels, const std::vector<int>& list) {
    if (list.empty() || levels.level(list.back()).family != Polyomino::id) {
        return std::nullopt;
    }
    const std::string_view chapter = levels.level(list.back()).chapter;
    return chapter == levels.level(list.front()).chapter ? tier_called(chapter) : std::nullopt;
}

void draw_more_card(Ui& ui, const Rect& rect, Tier tier) {
    const std::string_view title = ui.text("More, by number");
    const bool is_pressed = card(ui, "more", title, rect);
    Rect inner = rect.inset(14);
    const Rect row = inner.take_bottom(facts_height + 24);
    ui.painter.circle(inner.centre(), std::min(inner.height / 2 - 2, 34.0F), ui.theme().raised);
    ui.painter.icon(Icon::add, inner.centre(), 34, ui.theme().text);
    const TextSize size = size_that_fits(title, row.width);
    ui.painter.text({row.x, row.y + 12}, Painter::fitted(title, size, row.width), ui.theme().text, size);
    if (is_pressed) {
        ask_numbered(ui.strings, tier);
    }
}

// Draws the state of loading in place of the levels: in progress, or failed with a button to retry.
void draw_missing_levels(LevelList& levels, Ui& ui, const Rect& rect) {
    const bool has_failed = levels.status() == LevelList::Status::failed;
    const Sentence words =
        has_failed ? say("the levels could not be loaded") : say("the levels are being loaded");
    const float height = ui.painter.paragraph(rect, ui.strings.with_stop(words), ui.theme().quiet);
    const Rect place{rect.x, rect.y + height + 12, std::min(rect.width, 160.0F), touch_side};
    if (has_failed && button(ui, "levels", "Try again", place)) {
        levels.ask();
    }
}

// Returns the first of the levels that is not solved; -1 if there is none.
int next_of(const Desk& desk, const std::vector<int>& levels) {
    const auto next = std::find_if(levels.begin(), levels.end(), [&](int index) {
        return !desk.records().is_solved(desk.levels().level(index).code);
    });
    return next == levels.end() ? -1 : *next;
}

// Returns the words of the card to go on with; none if it has the mark of a game that was begun.
std::string_view next_words(const Desk& desk, const Ui& ui, int index, bool is_first) {
    const bool is_begun = desk.begun(desk.levels().level(index).code) != nullptr;
    return is_begun ? std::string_view() : ui.text(is_first ? "Start here" : "Next");
}

// Frames the card to go on with, and says so on its upper edge.
void draw_next_mark(Ui& ui, const Rect& rect, std::string_view words) {
    const Theme& theme = ui.theme();
    ui.painter.frame(rect.inset(-1), theme.accent, 2, 19);
    if (!words.empty()) {
        const Rect tag{rect.x + 14, rect.y - 7, Painter::text_width(words, TextSize::small) + 20, 22};
        ui.painter.fill(tag, theme.accent, 11);
        ui.painter.text(tag.centre(), words, theme.on_accent, TextSize::small, Align::centre);
    }
}

}  // namespace

float cards_height(const LevelList& all, float width, const std::vector<int>& levels) {
    const int behind = endless_tier(all, levels) ? 1 : 0;
    return CardGrid(width).height(int_size(levels) + behind);
}

void draw_cards(Opening& opening, Ui& ui, const Rect& column, const Rect& screen,
                const std::vector<int>& levels) {
    const CardGrid grid(column.width);
    if (!opening.levels().has_arrived()) {
        draw_missing_levels(opening.levels(), ui, grid.card(column, 0).inset(10));
    }
    const int next = next_of(opening.desk(), levels);
    for (int index = 0; index < int_size(levels) && opening.screen() == Screen::home; ++index) {
        const Rect rect = grid.card(column, index);
        const bool is_next = at(levels, index) == next;
        const std::string_view words =
            is_next ? next_words(opening.desk(), ui, next, index == 0) : std::string_view();
        if (rect.bottom() <= screen.y || rect.y >= screen.bottom()) {
            add_unseen_card(opening.desk(), ui, at(levels, index), rect, words);
        } else if (draw_level_card(opening.desk(), ui, at(levels, index), rect, words)) {
            opening.open_listed(at(levels, index));
        }
        if (is_next && opening.screen() == Screen::home) {
            draw_next_mark(ui, rect, words);
        }
    }
    if (const auto tier = endless_tier(opening.levels(), levels); tier && opening.screen() == Screen::home) {
        draw_more_card(ui, grid.card(column, int_size(levels)), *tier);
    }
}

}  // namespace tessera
