#include "app/screens/level_card.h"

#include "app/game/play/game_texts.h"
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
std::string best_text(Desk& desk, const Strings& strings, int index) {
    const std::string_view code = desk.levels().level(index).code;
    const auto moves = desk.records().best_moves(code);
    const AnySession* const session = moves ? desk.levels().session(index) : nullptr;
    const auto words = session != nullptr ? best_words(*session, *moves) : std::nullopt;
    const auto time = desk.records().best_ms(code);
    return words ? strings.of(*words) : time ? clock_text(*time) : std::string();
}

Sentence progress_of(const OpenGame& game) {
    return with_game(game, [](auto& session, auto& view) { return progress(view, session); });
}

float share_of(const OpenGame& game) {
    return with_game(game, [](auto& session, auto& /*view*/) { return share_done(session); });
}

std::string label_of(Desk& desk, const Strings& strings, int index, const CardFacts& facts,
                     std::string_view next_words) {
    const ShippedLevel& level = desk.levels().level(index);
    std::vector<std::string> parts{desk.title_text(level) + facts.in_words()};
    if (desk.records().is_solved(level.code)) {
        parts.emplace_back(strings.of("Solved"));
    }
    if (desk.records().best_moves(level.code)) {
        parts.push_back(best_text(desk, strings, index));
    }
    if (const OpenGame* const begun = desk.begun(level.code)) {
        parts.emplace_back(strings.of("in progress"));
        parts.push_back(strings.of(progress_of(*begun)));
    }
    if (!next_words.empty()) {
        parts.emplace_back(next_words);
    }
    return join(parts, ", ");
}

// Draws the board in its current position, or the whole puzzle if it was not begun.
void draw_level(Desk& desk, Ui& ui, int index, Rect place) {
    const OpenGame* const begun = desk.begun(desk.levels().level(index).code);
    constexpr float around = 3;
    if (begun != nullptr) {
        place.take_top(12);  // below its mark
        return draw_picture(ui, begun->session, place.inset(around));
    }
    if (const AnySession* const session = desk.levels().session(index)) {
        draw_picture(ui, *session, place.inset(around));
    }
}

// Draws the title, and the player's best game at the right.
void draw_title(Desk& desk, Ui& ui, int index, Rect row) {
    const Point middle = row.centre();
    if (const std::string best = best_text(desk, ui.strings, index); !best.empty()) {
        ui.painter.text({row.right(), middle.y}, best, ui.theme().quiet, TextSize::small, Align::right);
        row.take_right(Painter::text_width(best, TextSize::small) + 10);
    }
    const std::string title = desk.title_text(desk.levels().level(index));
    const TextSize size = size_that_fits(title, row.width);
    ui.painter.text({row.x, middle.y}, Painter::fitted(title, size, row.width), ui.theme().text, size);
}

}  // namespace

void draw_marks(Ui& ui, const Rect& rect, bool is_solved, const OpenGame* begun) {
    if (is_solved) {
        draw_solved_mark(ui, rect);
    }
    if (begun != nullptr) {
        draw_begun_mark(ui, rect, share_of(*begun));
    }
}

bool draw_level_card(Desk& desk, Ui& ui, int index, const Rect& rect, std::string_view next_words) {
    const ShippedLevel& level = desk.levels().level(index);
    Rect inner = rect.inset(14);
    const Rect facts_row = inner.take_bottom(facts_height);
    const Rect title_row = inner.take_bottom(24);
    const CardFacts facts(ui.strings, level);
    const std::string text = facts.that_fit(facts_row.width);
    const bool opens = card(ui, "level." + std::to_string(index),
                            label_of(desk, ui.strings, index, facts, next_words), rect, text);
    ui.painter.push_clip(rect);
    draw_level(desk, ui, index, inner);
    draw_title(desk, ui, index, title_row);
    draw_facts(ui, facts, text, facts_row.moved({0, 3}));
    ui.painter.pop_clip();
    draw_marks(ui, rect, desk.records().is_solved(level.code), desk.begun(level.code));
    return opens;
}

void add_unseen_card(Desk& desk, Ui& ui, int index, const Rect& rect, std::string_view next_words) {
    const CardFacts facts(ui.strings, desk.levels().level(index));
    ui.state.add({.name = "level." + std::to_string(index),
                  .rect = rect,
                  .label = label_of(desk, ui.strings, index, facts, next_words)});
}

}  // namespace tessera
