#include "app/screens/help_sheet.h"

#include "app/host/platform.h"
#include "base/version.h"

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

constexpr float sheet_width = 560;
constexpr float icon_side = 26;
constexpr float icon_column = 42;
constexpr float line_gap = 14;

// Returns the keys of a command including its letters, or only `always` if a piece has one of the letters.
std::string_view keys_for(const OpenGame& game, std::string_view letters, std::string_view all,
                          std::string_view always) {
    const auto is_taken = [&](char letter) {
        return takes_letter(game, letter);
    };
    return std::any_of(letters.begin(), letters.end(), is_taken) ? always : all;
}

std::vector<HelpLine> common_lines(const OpenGame& game) {
    return {{Icon::undo, say("Undo and Redo go back and forth as far as you like."),
             keys_for(game, "ZY", "Z and Y, or Ctrl+Z and Ctrl+Y", "Ctrl+Z and Ctrl+Y")},
            {Icon::flag, say("A checkpoint keeps this position. Pause shows all of them."),
             keys_for(game, "KJ", "K or + sets one, J or - goes back", "+ sets one, - goes back")},
            {Icon::hint,
             say("A hint goes from a nudge to the move itself; press it again for more. Every step counts."),
             keys_for(game, "H", "H or the exclamation mark", "the exclamation mark")},
            {Icon::solve,
             say("Solve looks for a solution from where you are and lays it out; it can be undone.")},
            {Icon::share, say("The address of the page always holds your puzzle: copy it or use Share.")}};
}

std::vector<HelpLine> help_lines(const GameController& controller) {
    std::vector<HelpLine> lines =
        with_game(controller.game(), [](auto& session, auto&) { return help(session); });
    const std::vector<HelpLine> common = common_lines(controller.game());
    lines.insert(lines.end(), common.begin(), common.end());
    return lines;
}

// Draw or only measure; return the height.
float draw_words(Ui& ui, const HelpLine& line, const Rect& rect, bool is_visible) {
    float height =
        ui.painter.paragraph(rect, ui.strings.of(line.words), ui.theme().text, TextSize::body, is_visible);
    if (!line.keys.empty() && !ui.state.is_by_touch()) {
        height +=
            ui.painter.paragraph({rect.x, rect.y + height, rect.width, 0}, std::string(ui.text(line.keys)),
                                 ui.theme().quiet, TextSize::small, is_visible);
    }
    return std::max(height, icon_side);
}

float draw_lines(Ui& ui, const std::vector<HelpLine>& lines, const Rect& area, bool is_visible) {
    float y = area.y;
    for (const HelpLine& line : lines) {
        if (is_visible) {
            ui.painter.icon(line.icon, {area.x + icon_side / 2, y + icon_side / 2}, icon_side,
                            ui.theme().accent);
        }
        y += draw_words(ui, line, {area.x + icon_column, y, area.width - icon_column, 0}, is_visible) +
             line_gap;
    }
    return y - area.y;
}

void draw_buttons(GameController& controller, Ui& ui, Rect rest, const std::string& report) {
    if (button(ui, "help.report", "Copy a bug report", rest.take_top(touch_side))) {
        controller.copy(report, Copied::report);
    }
    rest.take_top(8);
    if (platform::has_licences() && button(ui, "licences", "Licences", rest.take_top(touch_side))) {
        platform::show_licences();
    }
}

}  // namespace

void draw_help(GameController& controller, Ui& ui, const Rect& screen, const std::string& report) {
    const std::vector<HelpLine> lines = help_lines(controller);
    const std::string version_text = ui.strings.of(say("This is Tessera {}.", version()));
    constexpr float version_height = 34;
    const float buttons = touch_side + (platform::has_licences() ? 8 + touch_side : 0);
    const float words = draw_lines(ui, lines, {0, 0, sheet_content_width(screen, sheet_width), 0}, false);
    const float content = words + buttons + version_height;
    const Sheet panel =
        sheet(ui, ui.text("How to play"), screen, {sheet_width, content + sheet_head_and_margins});
    Rect rest = panel.content;
    rest.y -= ui.state.scroll_region("help", panel.content, content);
    rest.height = content;
    ui.painter.push_clip(panel.content.inset(-4));
    draw_lines(ui, lines, rest.take_top(words), true);
    draw_buttons(controller, ui, rest.take_top(buttons), report);
    ui.painter.text({rest.centre().x, rest.y + version_height * 0.65F}, version_text, ui.theme().quiet,
                    TextSize::small, Align::centre);
    ui.painter.pop_clip();
    if (panel.is_closed) {
        controller.show(Panel::none);
    }
}

}  // namespace tessera
