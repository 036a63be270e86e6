#include "app/screens/level_card.h"

#include "app/game/game_texts.h"
#include "app/screens/card_facts.h"
#include "app/screens/list_cards.h"
#include "base/text.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

namespace {

void draw_solved_mark(Ui& ui, const Rect& rect) {
    const Point mark{rect.right() - 22, rect.y + 22};
    ui.painter.circle(mark, 12, ui.theme().good);
    ui.painter.icon(Icon::check, mark, 16, ui.theme().surface);
}

// Draws the mark of an unfinished puzzle: a ring, closed as far as the puzzle is done, but never all round.
void draw_begun_mark(Ui& ui, const Rect& rect, float share) {
    const Point mark{rect.x + 22, rect.y + 22};
    const Theme& theme = ui.theme();
    ui.painter.circle(mark, 13, theme.surface);
    ui.painter.ring(mark, 9, mix(theme.surface, theme.text, 0.18F), 4);
    ui.painter.arc(mark, 9, std::clamp(share, 0.05F, 0.95F), theme.accent, 4);
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

Sentence progress_of(const OpenGame& game) {
    return with_game(game, [](auto& session, auto& view) { return progress(view, session); });
}

float share_of(const OpenGame& game) {
    return with_game(game, [](auto& session, auto& /*view*/) { return share_done(session); });
}

std::string label_of(GameController& controller, int index, const CardFacts& facts) {
    const ShippedLevel& level = controller.levels().level(index);
    std::vector<std::string> parts{controller.title_text(level) + facts.in_words()};
    if (controller.records().is_solved(level.code)) {
        parts.emplace_back(controller.strings().of("Solved"));
    }
    if (controller.records().best_moves(level.code)) {
        parts.push_back(best_text(controller, index));
    }
    if (const OpenGame* const begun = controller.begun(level.code)) {
        parts.emplace_back(controller.strings().of("in progress"));
        parts.push_back(controller.strings().of(progress_of(*begun)));
    }
    return join(parts, ", ");
}

// Draws the board as it stands, or the whole puzzle if it was not begun.
void draw_level(GameController& controller, Ui& ui, int index, Rect place) {
    const OpenGame* const begun = controller.begun(controller.levels().level(index).code);
    if (begun != nullptr) {
        place.take_top(12);  // below its mark
        return draw_picture(ui, begun->session, place.inset(8));
    }
    if (const AnySession* const session = controller.levels().session(index)) {
        draw_picture(ui, *session, place.inset(8));
    }
}

// Draws the title, and the player's best game at the right.
void draw_title(GameController& controller, Ui& ui, int index, Rect row) {
    const Point middle = row.centre();
    if (const std::string best = best_text(controller, index); !best.empty()) {
        ui.painter.text({row.right(), middle.y}, best, ui.theme().quiet, TextSize::small, Align::right);
        row.take_right(Painter::text_width(best, TextSize::small) + 10);
    }
    const std::string title = controller.title_text(controller.levels().level(index));
    const TextSize size = size_that_fits(title, row.width);
    ui.painter.text({row.x, middle.y}, Painter::fitted(title, size, row.width), ui.theme().text, size);
}

void draw_marks(const GameController& controller, Ui& ui, const Rect& rect, std::string_view code) {
    if (controller.records().is_solved(code)) {
        draw_solved_mark(ui, rect);
    }
    if (const OpenGame* const begun = controller.begun(code)) {
        draw_begun_mark(ui, rect, share_of(*begun));
    }
}

}  // namespace

void draw_level_card(GameController& controller, Ui& ui, int index, const Rect& rect) {
    const ShippedLevel& level = controller.levels().level(index);
    Rect inner = rect.inset(14);
    const Rect facts_row = inner.take_bottom(facts_height);
    const Rect title_row = inner.take_bottom(24);
    const CardFacts facts(controller, level);
    const std::string text = facts.that_fit(facts_row.width);
    const bool opens =
        card(ui, "level." + std::to_string(index), label_of(controller, index, facts), rect, text);
    ui.painter.push_clip(rect);
    draw_level(controller, ui, index, inner);
    draw_title(controller, ui, index, title_row);
    draw_facts(ui, facts, text, facts_row.moved({0, 3}));
    ui.painter.pop_clip();
    draw_marks(controller, ui, rect, level.code);
    if (opens) {
        controller.open_listed(index);
    }
}

void add_unseen_card(GameController& controller, Ui& ui, int index, const Rect& rect) {
    const CardFacts facts(controller, controller.levels().level(index));
    ui.state.add({.name = "level." + std::to_string(index),
                  .rect = rect,
                  .label = label_of(controller, index, facts)});
}

}  // namespace tessera
