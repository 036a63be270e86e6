#include "app/app.h"

#include <algorithm>
#include <string>

// The card above the board: a hint, a search at work, or the end of a game. It pushes the board down instead
// of covering it.

namespace tessera {

namespace {

constexpr float one_line = 64;
constexpr float two_lines = 84;

bool is_shown(const App& app) {
    return app.assistant.hint() || app.assistant.is_waiting() || (app.shows_win && is_solved(*app.table));
}

std::string thousands(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (int position = int_size(digits) - 3; position > 0; position -= 3) {
        digits.insert(static_cast<std::size_t>(position), "\xC2\xA0");
    }
    return digits;
}

struct CardText {
    Icon icon = Icon::hint;
    Color color;
    std::string title;
    std::string detail;
};

void draw_text(Ui& ui, Rect rect, const CardText& card) {
    const Rect mark = rect.take_left(34);
    ui.painter.icon(card.icon, mark.centre(), 24, card.color);
    rect.take_left(8);
    const TextSize size = card.detail.empty() ? TextSize::body : TextSize::strong;
    const float title = ui.painter.paragraph(rect, card.title, ui.theme().text, size, false);
    const float detail = card.detail.empty() ? 0
                                             : ui.painter.paragraph(rect, card.detail, ui.theme().quiet,
                                                                    TextSize::small, false);
    float y = rect.centre().y - (title + detail) / 2;
    ui.painter.paragraph({rect.x, y, rect.width, title}, card.title, ui.theme().text, size);
    y += title;
    if (detail > 0) {
        ui.painter.paragraph({rect.x, y, rect.width, detail}, card.detail, ui.theme().quiet, TextSize::small);
    }
}

void draw_hint(App& app, Ui& ui, Rect rect) {
    const HintStep* const step = app.assistant.step();
    const bool is_last = app.assistant.is_last_step();
    const bool dead_end = app.assistant.hint()->dead_end;
    const bool closes = icon_button(ui, {"hint.close", "Close", Icon::close}, rect.take_right(touch_side));
    const std::string_view caption = !is_last ? "Tell me more" : dead_end ? "Take back" : "Place it";
    const Rect next = rect.take_right(button_width(ui, caption) + 6);
    const Rect middle = centred(next.centre(), next.width - 6, touch_side);
    const bool goes_on =
        button(ui, "hint.next", caption, middle, {is_last ? ButtonStyle::primary : ButtonStyle::plain});
    rect.take_right(8);
    const std::string text = step ? app.strings.with_stop(step->sentence) : std::string();
    draw_text(ui, rect, {Icon::hint, dead_end ? ui.theme().bad : ui.theme().accent, text, ""});
    if (closes) {
        app.assistant.stop(*app.table);
    } else if (goes_on) {
        ask_hint(app);
    }
}

void draw_search(App& app, Ui& ui, Rect rect) {
    const bool is_hint = app.assistant.work() == Assistant::Work::hinting;
    const Rect stop = rect.take_right(button_width(ui, "Stop"));
    const bool stops = button(ui, "search.stop", "Stop", centred(stop.centre(), stop.width, touch_side));
    rect.take_right(8);
    const SearchStats& stats = app.assistant.stats();
    const int seconds = static_cast<int>(app.assistant.elapsed_ms(app.now_ms) / 1000);
    const std::string detail =
        app.strings.of(say("{} positions, depth {}, {} s", thousands(stats.nodes), stats.max_depth, seconds));
    const std::string title(ui.text(is_hint ? "Thinking of a hint" : "Looking for a solution"));
    draw_text(ui, rect, {is_hint ? Icon::hint : Icon::solve, ui.theme().accent, title, detail});
    if (stops) {
        app.assistant.stop(*app.table);
    }
}

void draw_win(App& app, Ui& ui, Rect rect) {
    const bool closes = icon_button(ui, {"win.close", "Close", Icon::close}, rect.take_right(touch_side));
    const Rect next = rect.take_right(button_width(ui, "Next puzzle") + 6);
    const bool goes_on = button(ui, "win.next", "Next puzzle",
                                centred(next.centre(), next.width - 6, touch_side), {ButtonStyle::primary});
    rect.take_right(8);
    const Table& table = *app.table;
    const std::string time = clock_text(table.clock.elapsed(app.now_ms));
    const int moves = move_count(table);
    const std::string detail =
        table.hint_count == 0
            ? app.strings.of(say("{} moves in {}", moves, time))
            : app.strings.of(say("{} moves in {}, {} hints", moves, time, table.hint_count));
    draw_text(ui, rect, {Icon::check, ui.theme().good, std::string(ui.text("Solved!")), detail});
    if (closes) {
        app.shows_win = false;
    } else if (goes_on) {
        open_next_puzzle(app);
    }
}

}  // namespace

float card_height(const App& app) {
    if (!is_shown(app)) {
        return 0;
    }
    return app.window.width() < 620 ? two_lines + 24 : one_line + 12;
}

void draw_card(App& app, Ui& ui, const Rect& rect) {
    if (rect.height <= 0) {
        return;
    }
    const float width = std::min(rect.width - 20, 760.0F);
    const Rect card = centred(rect.centre(), width, rect.height - 10);
    ui.painter.shadow(card, 10, 16);
    ui.painter.fill(card, ui.theme().surface, 16);
    ui.state.add({"card", card, false, false});
    const Rect content{card.x + 12, card.y + 6, card.width - 20, card.height - 12};
    if (app.assistant.hint()) {
        draw_hint(app, ui, content);
    } else if (app.assistant.is_waiting()) {
        draw_search(app, ui, content);
    } else {
        draw_win(app, ui, content);
    }
}

}  // namespace tessera
