#include "app/screens/rule_strip.h"

#include "app/screens/notice.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float widest_strip = 620;
constexpr float strip_margin = 8;
constexpr float rim = 10;  // width of the board's rim

struct StripText {
    std::string rule;
    std::string deed;  // the player's action, if there is room
};

StripText text_of(const OpenGame& game, const Strings& strings) {
    const std::vector<HelpLine> lines = with_game(game, [](auto& session, auto&) { return help(session); });
    const auto said = [&](std::size_t line) {
        return line < lines.size() ? strings.with_stop(lines[line].words) : std::string();
    };
    return {said(0), said(1)};
}

float draw_strip_text(Ui& ui, const StripText& text, const Rect& rect, bool is_visible) {
    const float rule = ui.painter.paragraph(rect, text.rule, ui.theme().text, TextSize::small, is_visible);
    return rule + ui.painter.paragraph({rect.x, rect.y + rule, rect.width, 0}, text.deed, ui.theme().quiet,
                                       TextSize::small, is_visible);
}

// Returns the distance from the top of the table to the rim of its board.
float free_height(const OpenGame& game, const Rect& table) {
    return with_game(game, [&](auto&, auto& view) { return view.canvas.board().y - rim - table.y; });
}

float strip_width(const Rect& table) {
    return std::min(table.width - 2 * strip_margin, widest_strip);
}

// Returns the column of its texts, at the origin.
Rect words_column(const Rect& table) {
    return {0, 0, strip_width(table) - touch_side - 3 * strip_margin, 0};
}

float strip_height(float words) {
    return std::max(words + 2 * strip_margin, touch_side);
}

}  // namespace

float rule_room(const GameController& controller, Ui& ui, const Rect& table) {
    if (!controller.keeps_room_for_rule()) {
        return 0;
    }
    StripText text = text_of(controller.game(), ui.strings);
    constexpr float two_lines = 45;
    const Rect column = words_column(table);
    if (strip_width(table) < widest_strip && draw_strip_text(ui, text, column, false) > two_lines) {
        text.deed.clear();
    }
    return strip_height(draw_strip_text(ui, text, column, false)) + strip_margin;
}

void draw_rule(GameController& controller, Ui& ui, const Rect& table, const Rect& screen) {
    if (!controller.shows_rule()) {
        return;
    }
    StripText text = text_of(controller.game(), ui.strings);
    const Rect column = words_column(table);
    if (strip_height(draw_strip_text(ui, text, column, false)) + strip_margin >
        free_height(controller.game(), table)) {
        text.deed.clear();
    }
    const float words = draw_strip_text(ui, text, column, false);
    const float width = strip_width(table);
    const Rect strip{table.centre().x - width / 2, table.y + strip_margin / 2, width, strip_height(words)};
    if (do_overlap(strip, notice_rect(controller, ui, screen))) {
        return;
    }
    ui.state.add({.name = "rule",
                  .rect = strip,
                  .label = std::string(ui.text("How to play")) + ": " + text.rule,
                  .caption = text.rule});
    ui.painter.shadow(strip, 8, 14);
    ui.painter.fill(strip, ui.state.is_hovered("rule") ? ui.theme().raised : ui.theme().surface, 14);
    Rect rest = strip.inset(strip_margin);
    const Rect close = rest.take_right(touch_side);
    draw_strip_text(ui, text, {rest.x + strip_margin, strip.centre().y - words / 2, column.width, 0}, true);
    focus_ring(ui, "rule", strip, 14);
    if (icon_button(ui, {"rule.close", "Close", Icon::close, true, false, false},
                    centred(close.centre(), touch_side, touch_side))) {
        controller.close_rule();
    }
    if (ui.state.take_click("rule")) {
        controller.show(Panel::help);
    }
}

}  // namespace tessera
