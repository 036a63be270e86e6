#include "app/screens/list_cards.h"

#include "app/families/position_picture.h"
#include "app/game/game_texts.h"
#include "app/game/numbered.h"
#include "app/host/platform.h"
#include "app/screens/calendar_sheet.h"
#include "app/screens/maker_sheet.h"
#include "base/text.h"

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

bool card(Ui& ui, std::string_view name, std::string_view label, const Rect& rect) {
    ui.state.add({.name = std::string(name), .rect = rect, .label = std::string(label)});
    const Theme& theme = ui.theme();
    const float share = ui.state.is_pressed(name) ? 0.12F : ui.state.is_hovered(name) ? 0.05F : 0;
    ui.painter.shadow(rect, 8, 18);
    ui.painter.fill(rect, mix(theme.surface, theme.text, share), 18);
    focus_ring(ui, name, rect, 18);
    return ui.state.take_click(name);
}

namespace {

void draw_solved_mark(Ui& ui, const Rect& rect) {
    const Point mark{rect.right() - 22, rect.y + 22};
    ui.painter.circle(mark, 12, ui.theme().good);
    ui.painter.icon(Icon::check, mark, 16, ui.theme().surface);
}

// Draws the mark of an unfinished puzzle: half a ring, unlike the check mark of a solved one.
void draw_begun_mark(Ui& ui, const Rect& rect) {
    const std::string_view words = ui.text("in progress");
    const float width = Painter::text_width(words, TextSize::small) + 16;
    if (width < rect.width - 60) {
        const Rect pill{rect.x + 8, rect.y + 8, width, 22};
        ui.painter.fill(pill, ui.theme().accent, 11);
        return ui.painter.text(pill.centre(), words, ui.theme().on_accent, TextSize::small, Align::centre);
    }
    const Point mark{rect.x + 18, rect.y + 18};
    ui.painter.ring(mark, 7, ui.theme().accent, 3);
}

// Returns the player's best game, by moves or by time; empty if there is none.
std::string best_text(GameController& controller, int index) {
    const std::string_view code = controller.levels().level(index).code;
    const auto moves = controller.records().best_moves(code);
    const AnySession* const session = moves ? controller.levels().session(index) : nullptr;
    const auto words = session != nullptr ? best_words(*session, *moves) : std::nullopt;
    const auto time = controller.records().best_ms(code);
    return words ? controller.strings().of(*words) : time ? clock_text(*time) : std::string();
}

std::string label_of(GameController& controller, int index) {
    const ShippedLevel& level = controller.levels().level(index);
    std::vector<std::string> parts{controller.title_text(level)};
    if (controller.records().is_solved(level.code)) {
        parts.emplace_back(controller.strings().of("Solved"));
    }
    if (controller.records().best_moves(level.code)) {
        parts.push_back(best_text(controller, index));
    }
    if (controller.begun(level.code) != nullptr) {
        parts.emplace_back(controller.strings().of("in progress"));
    }
    return join(parts, ", ");
}

void draw_entry(GameController& controller, Ui& ui, int index, Rect rect) {
    const ShippedLevel& level = controller.levels().level(index);
    const bool opens = card(ui, "level." + std::to_string(index), label_of(controller, index), rect);
    Rect inner = rect.inset(14);
    const Rect caption = inner.take_bottom(26);
    ui.painter.push_clip(rect);
    const OpenGame* const begun = controller.begun(level.code);
    if (begun != nullptr) {
        inner.take_top(12);  // below its mark
        draw_picture(ui, begun->session, inner.inset(8));
    } else if (const AnySession* const session = controller.levels().session(index)) {
        draw_picture(ui, *session, inner.inset(8));
    }
    float room = caption.width;
    if (const std::string best = best_text(controller, index); !best.empty()) {
        ui.painter.text({caption.right(), caption.centre().y + 3}, best, ui.theme().quiet, TextSize::small,
                        Align::right);
        room -= Painter::text_width(best, TextSize::small) + 10;
    }
    const std::string title = controller.title_text(level);
    const TextSize size = size_that_fits(title, room);
    ui.painter.text({caption.x, caption.centre().y + 3}, Painter::fitted(title, size, room), ui.theme().text,
                    size);
    ui.painter.pop_clip();
    if (controller.records().is_solved(level.code)) {
        draw_solved_mark(ui, rect);
    }
    if (begun != nullptr) {
        draw_begun_mark(ui, rect);
    }
    if (opens) {
        controller.open_listed(index);
    }
}

// Layout of the cards below the families.
struct CardGrid {
    explicit CardGrid(float width)
        : columns(std::max(2, static_cast<int>(width / 240))),
          card_width((width - card_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns)),
          card_height(std::max(card_width * 0.78F, 120.0F)) {}

    Rect card(const Rect& area, int index) const {
        const int line = index / columns;
        const auto row = static_cast<float>(line);
        const auto place = static_cast<float>(index % columns);
        return {area.x + place * (card_width + card_gap), area.y + row * (card_height + card_gap), card_width,
                card_height};
    }
    float height(int count) const {
        const int lines = (count + columns - 1) / columns;
        return static_cast<float>(lines) * (card_height + card_gap);
    }

    int columns;
    float card_width;
    float card_height;
};

struct PlainCard {
    std::string_view name;
    std::string_view title;
    bool is_solved = false;
};

// Draws a card with a picture above the title; returns true if it was pressed.
template <class DrawPicture>
bool draw_plain_card(Ui& ui, const Rect& rect, const PlainCard& look, const DrawPicture& picture) {
    const bool is_pressed = card(ui, look.name, look.title, rect);
    Rect inner = rect.inset(14);
    const Rect caption = inner.take_bottom(26);
    picture(inner);
    const TextSize size = size_that_fits(look.title, caption.width);
    ui.painter.text({caption.x, caption.centre().y + 3}, Painter::fitted(look.title, size, caption.width),
                    ui.theme().text, size);
    if (look.is_solved) {
        draw_solved_mark(ui, rect);
    }
    return is_pressed;
}

// Returns the tier of a graded polyomino chapter, which continues by number; nothing for any other chapter.
std::optional<Tier> endless_tier(const GameController& controller, const std::vector<int>& list) {
    if (list.empty() || controller.levels().level(list.back()).family != Polyomino::id) {
        return std::nullopt;
    }
    return tier_called(controller.levels().level(list.back()).chapter);
}

void draw_more_card(GameController& controller, Ui& ui, const Rect& rect, Tier tier) {
    if (draw_plain_card(ui, rect, {"more", ui.text("More, by number")}, [&](const Rect& room) {
            ui.painter.circle(room.centre(), std::min(room.height / 2 - 2, 34.0F), ui.theme().raised);
            ui.painter.icon(Icon::add, room.centre(), 34, ui.theme().text);
        })) {
        ask_numbered(controller, tier);
    }
}

// Draws the state of loading in place of the levels: in progress, or failed with a button to retry.
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

}  // namespace

float cards_height(const GameController& controller, float width, const std::vector<int>& levels) {
    const int behind = endless_tier(controller, levels) ? 1 : 0;
    return CardGrid(width).height(int_size(levels) + behind);
}

void draw_cards(GameController& controller, Ui& ui, const Rect& column, const Rect& screen,
                const std::vector<int>& levels) {
    const CardGrid grid(column.width);
    if (!controller.levels().has_arrived()) {
        draw_missing_levels(controller, ui, grid.card(column, 0).inset(10));
    }
    for (int index = 0; index < int_size(levels) && controller.screen() == Screen::home; ++index) {
        const Rect rect = grid.card(column, index);
        if (rect.bottom() > screen.y && rect.y < screen.bottom()) {
            draw_entry(controller, ui, at(levels, index), rect);
        } else {
            const int level = at(levels, index);
            ui.state.add({.name = "level." + std::to_string(level),
                          .rect = rect,
                          .label = label_of(controller, level)});
        }
    }
    if (const auto tier = endless_tier(controller, levels); tier && controller.screen() == Screen::home) {
        draw_more_card(controller, ui, grid.card(column, int_size(levels)), *tier);
    }
}

}  // namespace tessera
