#include "app/screens/rule_strip.h"

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

// A strip's words and rectangle.
struct Strip {
    StripText text;
    float words = 0;  // their height
    Rect rect;
};

// Returns where the words may begin and how wide they are.
Rect column_in(const Rect& strip) {
    return {strip.x + 2 * strip_margin, 0, strip.width - touch_side - 3 * strip_margin, 0};
}

// Places the strip by the height of its words: in place of the title, or over the table, where it has a margin.
void place(Ui& ui, Strip& strip, const RuleRoom& room) {
    const bool is_in_bar = room.title.width > 0;
    const Rect& ground = is_in_bar ? room.title : room.table;
    const float margin = is_in_bar ? 0 : strip_margin;
    strip.rect.width = std::min(ground.width - 2 * margin, widest_strip);
    strip.rect.x = is_in_bar ? ground.x : ground.centre().x - strip.rect.width / 2;
    strip.rect.y = ground.y + margin / 2;
    strip.words = draw_strip_text(ui, strip.text, column_in(strip.rect), false);
    strip.rect.height = std::max(strip.words + strip_margin + margin, touch_side);
}

float end_of(const Strip& strip) {
    return strip.rect.bottom() + strip_margin / 2;
}

// Returns the strip for a board that is laid out, or else the one that has room on every board: with the deed where that leaves
// the board's rim free; where both fit into two lines, or the strip is wide.
Strip strip_of(const OpenGame& game, Ui& ui, const RuleRoom& room, bool is_laid_out) {
    constexpr float two_lines = 45;
    Strip strip{text_of(game, ui.strings), 0, {}};
    place(ui, strip, room);
    const bool has_room =
        is_laid_out && room.title.width == 0
            ? end_of(strip) <= with_game(game, [](auto&, auto& view) { return view.canvas.board().y - rim; })
            : strip.rect.width >= widest_strip || strip.words <= two_lines;
    if (!has_room) {
        strip.text.deed.clear();
        place(ui, strip, room);
    }
    return strip;
}

}  // namespace

float rule_room(const Newcomers& newcomers, Ui& ui, const RuleRoom& room) {
    return newcomers.keeps_room_for_rule()
               ? std::max(end_of(strip_of(newcomers.game(), ui, room, false)) - room.table.y, 0.0F)
               : 0;
}

bool shows_rule(const Newcomers& newcomers, const Rect& notice, Ui& ui, const RuleRoom& room) {
    return newcomers.shows_rule() && !do_overlap(strip_of(newcomers.game(), ui, room, true).rect, notice);
}

void draw_rule(Newcomers& newcomers, Opening& opening, Ui& ui, const RuleRoom& room) {
    const auto [text, words, strip] = strip_of(newcomers.game(), ui, room, true);
    ui.state.add({.name = "rule",
                  .rect = strip,
                  .label = ui.strings.labelled("How to play", text.rule),
                  .caption = text.rule});
    ui.painter.shadow(strip, 8, 14);
    ui.painter.fill(strip, ui.state.is_hovered("rule") ? ui.theme().raised : ui.theme().surface, 14);
    Rect rest = strip.inset(strip_margin);
    const Rect close = rest.take_right(touch_side);
    const Rect column = column_in(strip);
    draw_strip_text(ui, text, {column.x, strip.centre().y - words / 2, column.width, 0}, true);
    focus_ring(ui, "rule", strip, 14);
    if (icon_button(ui, {"rule.close", "Close", Icon::close, true, false, false},
                    centred(close.centre(), touch_side, touch_side))) {
        newcomers.close_rule();
    }
    if (ui.state.take_click("rule")) {
        opening.show(Panel::help);
    }
}

}  // namespace tessera
