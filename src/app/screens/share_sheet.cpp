#include "app/screens/share_sheet.h"

#include "app/game/calendar.h"
#include "app/game/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/calendar_sheet.h"
#include "base/text.h"

#include <string>
#include <vector>

namespace tessera {

namespace {

// Returns the result of a puzzle solved by the player, for sharing; empty if there is none.
std::string result_text(const GameController& controller, const Ui& ui) {
    const OpenGame& game = controller.game();
    if (!is_solved(game) || game.is_shown) {
        return {};
    }
    const std::string_view family = family_id(game.session);
    const std::string time = clock_text(game.clock.elapsed(controller.now_ms()));
    const bool is_timed = !best_words(game.session, move_count(game));
    const std::string done = ui.strings.of(
        with_game(controller.game(), [](auto& session, auto& view) { return progress(view, session); }));
    const Sentence result = game.hint_count > 0 ? say("solved in {}, hints: {}", time, game.hint_count)
                                                : say("solved in {}", time);
    // If few moves are the goal, they come first.
    const std::string counted =
        join({done, time}, " \xC2\xB7 ") +
        (game.hint_count > 0 ? " \xC2\xB7 " + ui.strings.of(say("hints: {}", game.hint_count)) : "");
    const std::string name = game.day ? date_text(ui.strings, *game.day) : controller.name_text(game);
    std::vector<std::string> parts{"Tessera", std::string(ui.text(family_caption(family))), name,
                                   is_timed ? ui.strings.of(result) : counted};
    const auto today = parse_day(platform::today());
    const int streak = game.day && game.day == today ? day_streak(controller.records(), family, *today) : 0;
    if (streak > 1) {
        parts.push_back(streak_text(ui.strings, streak));
    }
    return join(parts, " \xC2\xB7 ");
}

// Draws the link in a box, shortened in its middle.
void draw_link(Ui& ui, const Rect& rect, std::string link) {
    ui.painter.fill(rect, ui.theme().raised, 12);
    const float room = rect.width - 28;
    while (link.size() > 12 && Painter::text_width(link, TextSize::small) > room) {
        const std::size_t middle = link.size() / 2;
        link = link.substr(0, middle - 3) + "\xE2\x80\xA6" + link.substr(middle + 3);
    }
    ui.painter.text({rect.x + 14, rect.centre().y}, link, ui.theme().quiet, TextSize::small);
}

// Splits a row into two halves with a gap; returns the right one.
Rect beside(Rect row, Rect& left) {
    left = row.take_left((row.width - 10) / 2);
    row.take_left(10);
    return row;
}

void draw_way_to_paper(GameController& controller, Ui& ui, const Rect& rect) {
    if (button(ui, "share.print", "Print or save a picture", rect)) {
        controller.show(Panel::print);
    }
}

void close_if(GameController& controller, bool is_closed) {
    if (is_closed) {
        controller.show(Panel::none);
    }
}

}  // namespace

void draw_share(GameController& controller, Ui& ui, const Rect& screen, bool& shares_moves) {
    const bool has_code = !controller.game().code.empty();
    const bool has_moves = move_count(controller.game()) > 0;
    constexpr float width = 460;
    const std::string intro(ui.text("The link holds the whole puzzle, never its solution."));
    const Rect column{0, 0, sheet_content_width(screen, width), 0};
    const float text_height = ui.painter.paragraph(column, intro, ui.theme().quiet, TextSize::body, false);
    const std::string result = result_text(controller, ui);
    const float frame_height = platform::has_pages() ? 8 + touch_side : 0;
    const float height = frame_height + text_height + 12 + touch_side + 8 + (has_moves ? touch_side : 0.0F) +
                         10 + 48 + (result.empty() ? 0.0F : 56.0F) + 2 * (8 + touch_side);
    const Sheet panel =
        sheet(ui, ui.text("Share this puzzle"), screen, {width, height + sheet_head_and_margins});
    if (!has_code) {
        ui.painter.paragraph(panel.content,
                             controller.strings().with_stop(say("this puzzle is too large for a link")),
                             ui.theme().text);
        Rect bottom = panel.content;
        draw_way_to_paper(controller, ui, bottom.take_bottom(touch_side));
        return close_if(controller, panel.is_closed);
    }
    const float scroll = ui.state.scroll_region("share", panel.content, height);
    ui.painter.push_clip(panel.content.inset(-6));
    Rect rest{panel.content.x, panel.content.y - scroll, panel.content.width, height};
    rest.take_top(ui.painter.paragraph(rest, intro, ui.theme().quiet) + 12);
    const std::string link = controller.link(shares_moves);
    draw_link(ui, rest.take_top(touch_side), link);
    rest.take_top(8);
    if (has_moves) {
        shares_moves = toggle(ui, "share.moves", "With my moves", rest.take_top(touch_side), shares_moves);
    }
    rest.take_top(10);
    if (!result.empty()) {
        const Rect place = rest.take_top(48);
        rest.take_top(8);
        if (button(ui, "share.result", "Copy my result", place)) {
            controller.copy(result + '\n' + link, Copied::result);
        }
    }
    Rect row = rest.take_top(48);
    if (platform::can_share()) {
        Rect half;
        row = beside(row, half);
        if (button(ui, "share.system", "Share\xE2\x80\xA6", half)) {
            platform::share_link(controller.name_text(controller.game()), link);
        }
    }
    if (button(ui, "share.copy", "Copy link", row, {ButtonStyle::primary})) {
        controller.copy(link, Copied::link);
    }
    rest.take_top(8);
    Rect half;
    const Rect other = beside(rest.take_top(touch_side), half);
    rest.take_top(8);
    if (button(ui, "share.qr", "QR code", half)) {
        controller.show_qr(link);
    }
    if (button(ui, "share.text", "Copy as text", other)) {
        controller.copy(controller.text_of_puzzle(shares_moves) + link, Copied::board);
    }
    if (platform::has_pages()) {
        if (button(ui, "share.frame", "Copy embed code", rest.take_top(touch_side))) {
            controller.copy_frame(shares_moves);
        }
        rest.take_top(8);
    }
    draw_way_to_paper(controller, ui, rest.take_top(touch_side));
    ui.painter.pop_clip();
    close_if(controller, panel.is_closed);
}

}  // namespace tessera
