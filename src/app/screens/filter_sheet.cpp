#include "app/screens/part_sheets.h"
#include "app/ui/column.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

constexpr float option_gap = 8;

struct Choice {
    std::string_view name;
    std::string_view caption;
    std::array<std::string, 4> options;  // in the player's language
};

// Where the options lie: beside their caption if there is room, else below it; four in a row if their words fit
// there, else two.
struct ChoiceLayout {
    ChoiceLayout(const Choice& choice, float width) : beside(width >= 480 ? 110.0F : 0) {
        const float room = (width - beside - 3 * option_gap) / 4 - 8;
        const bool fit = std::all_of(
            choice.options.begin(), choice.options.end(),
            [&](const std::string& option) { return Painter::text_width(option, TextSize::strong) <= room; });
        columns = fit ? 4 : 2;
    }
    float above() const { return beside > 0 ? 0.0F : 26.0F; }
    float height() const { return above() + (columns == 4 ? touch_side : 2 * touch_side + option_gap); }
    Rect option(const Rect& area, int index) const {
        const float width = (area.width + option_gap) / static_cast<float>(columns);
        const int row = index / columns;
        const int column = index % columns;
        return {area.x + width * static_cast<float>(column),
                area.y + (touch_side + option_gap) * static_cast<float>(row), width - option_gap, touch_side};
    }

    float beside;  // width of the caption; 0: it is above
    int columns = 4;
};

bool draw_option(Ui& ui, const Choice& choice, int index, const Rect& rect, bool is_chosen) {
    const std::string& option = at(choice.options, index);
    const std::string label = ui.strings.labelled(choice.caption, option);
    return button(ui, std::string(choice.name) + "." + std::to_string(index), option, rect,
                  {is_chosen ? ButtonStyle::primary : ButtonStyle::plain, true, is_chosen, label});
}

// Adds the options with their caption; returns the chosen one.
int add_choice(Column& rows, const Choice& choice, int chosen) {
    const ChoiceLayout layout(choice, rows.below().width);
    int answer = chosen;
    rows.row(layout.height(), [&](Rect area) {
        const float middle = layout.beside > 0 ? area.y + touch_side / 2 : area.y + 11;
        rows.ui().painter.text({area.x, middle}, rows.ui().text(choice.caption), rows.ui().theme().quiet,
                               TextSize::small);
        area.take_left(layout.beside);
        area.take_top(layout.above());
        for (int index = 0; index < int_size(choice.options); ++index) {
            const Rect rect = layout.option(area, index);
            answer = draw_option(rows.ui(), choice, index, rect, index == chosen) ? index : answer;
        }
    });
    rows.gap(14);
    return answer;
}

// Any number, and the three ranges between two limits.
using Ranges = std::array<Bounds, 4>;

Ranges ranges_of(const std::array<int, 2>& limits) {
    return {Bounds(), {1, limits[0]}, {limits[0] + 1, limits[1]}, {limits[1] + 1, Bounds().high}};
}

int index_of(const Ranges& ranges, const Bounds& bounds) {
    const auto* const found = std::find(ranges.begin(), ranges.end(), bounds);
    return found == ranges.end() ? 0 : static_cast<int>(found - ranges.begin());
}

std::string words_of(const Bounds& bounds) {
    const std::string low = std::to_string(bounds.low);
    return bounds.high == Bounds().high ? low + "+" : low + "\u2013" + std::to_string(bounds.high);
}

void add_standing(Column& rows, Standing& standing) {
    const Strings& strings = rows.ui().strings;
    const Choice choice{"filter.standing",
                        "Show",
                        {std::string(strings.of("All")), std::string(strings.of("Not solved")),
                         strings.of(say("in progress")), std::string(strings.of("Solved"))}};
    standing = static_cast<Standing>(add_choice(rows, choice, static_cast<int>(standing)));
}

void add_size(Column& rows, const ListCounts& counts, Bounds& cells) {
    const Ui& ui = rows.ui();
    const Ranges ranges = ranges_of(counts.cell_limits);
    const Choice choice{"filter.size",
                        "Size",
                        {std::string(ui.text("Any")), std::string(ui.text("Small")),
                         std::string(ui.text("Medium")), std::string(ui.text("Large"))}};
    cells = at(ranges, add_choice(rows, choice, index_of(ranges, cells)));
}

void add_moves(Column& rows, const ListCounts& counts, Bounds& moves) {
    const Ranges ranges = ranges_of(counts.move_limits);
    const Choice choice{
        "filter.moves",
        counts.caption,
        {std::string(rows.ui().text("Any")), words_of(ranges[1]), words_of(ranges[2]), words_of(ranges[3])}};
    moves = at(ranges, add_choice(rows, choice, index_of(ranges, moves)));
}

// Adds the count of what is found, as a button that shows it; returns true if that was pressed.
bool add_found(Column& rows, int count, LevelFilter& filter) {
    const Strings& strings = rows.ui().strings;
    rows.split(2);
    if (rows.button("filter.reset", "Reset", {ButtonStyle::plain, filter.is_on()}, 48)) {
        filter = {};
    }
    const Sentence words = count > 0 ? say("Show {} {puzzle|puzzles}", count) : say("No matches");
    return rows.button("filter.show", strings.of(words), {ButtonStyle::primary, count > 0}, 48);
}

}  // namespace

bool filter_sheet(const Desk& desk, HomeChoice& home, Ui& ui, const Rect& screen) {
    const LevelFilter before = home.filter;
    const ListCounts counts = list_counts(home.family);
    const int found = int_size(filtered(desk, before, desk.levels().levels_of(home.family)));
    bool is_done = false;
    const auto add_rows = [&](Column& rows) {
        add_standing(rows, home.filter.standing);
        add_size(rows, counts, home.filter.cells);
        add_moves(rows, counts, home.filter.moves);
    };
    const auto add_foot = [&](Column& rows) {
        is_done |= add_found(rows, found, home.filter);
    };
    const bool is_closed = column_sheet(ui, "Filter", screen, 600, add_rows, add_foot);
    if (home.filter != before) {
        home.filtered_chapter = 0;
        home.row.clear();
    }
    return is_closed || is_done;
}

}  // namespace tessera
