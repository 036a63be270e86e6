#include "app/screens/help_sheet.h"

#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
#include "app/ui/column.h"
#include "base/version.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

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
             say("A hint starts as a nudge and ends with the move itself; press again for more. Every step "
                 "counts."),
             keys_for(game, "H", "H or the exclamation mark", "the exclamation mark")},
            {Icon::solve,
             say("Solve looks for a solution from where you are and lays it out; it can be undone.")},
            {Icon::share, say("The address of the page always holds your puzzle: copy it or use Share.")}};
}

void add_line(Column& rows, const HelpLine& line) {
    Ui& ui = rows.ui();
    const Rect place = rows.below();
    const bool is_drawn = rows.is_drawn();
    const Rect words{place.x + icon_column, place.y, place.width - icon_column, 0};
    float height =
        ui.painter.paragraph(words, ui.strings.of(line.words), ui.theme().text, TextSize::body, is_drawn);
    if (!line.keys.empty() && !ui.state.is_by_touch()) {
        height += ui.painter.paragraph({words.x, words.y + height, words.width, 0}, ui.text(line.keys),
                                       ui.theme().quiet, TextSize::small, is_drawn);
    }
    if (is_drawn) {
        ui.painter.icon(line.icon, {place.x + icon_side / 2, place.y + icon_side / 2}, icon_side,
                        ui.theme().accent);
    }
    rows.gap(std::max(height, icon_side) + line_gap);
}

// In the format that `tessera replay` and the page's clipboard accept.
std::string report_line(const Desk& desk) {
    return join({"Tessera", std::string(version()), desk.link(true)}, " ");
}

}  // namespace

std::vector<HelpLine> help_lines(const OpenGame& game) {
    std::vector<HelpLine> lines = with_game(game, [](auto& session, auto&) { return help(session); });
    const std::vector<HelpLine> common = common_lines(game);
    lines.insert(lines.end(), common.begin(), common.end());
    return lines;
}

bool help_sheet(const Desk& desk, Printing& printing, Ui& ui, const Rect& screen) {
    const std::vector<HelpLine> lines = help_lines(desk.game());
    return column_sheet(ui, "How to play", screen, 560, [&](Column& rows) {
        for (const HelpLine& line : lines) {
            add_line(rows, line);
        }
        if (rows.button("help.report", "Copy a bug report")) {
            printing.copy(report_line(desk), Copied::report);
        }
        rows.gap(platform::has_licences() ? 8 : 0);
        if (platform::has_licences() && rows.button("licences", "Licences")) {
            platform::show_licences();
        }
        rows.line(34, ui.strings.of(say("This is Tessera {}.", version())), 22, Align::centre);
    });
}

}  // namespace tessera
