#include "app/lab/screen/lab_help.h"

#include "app/lab/pictures/tree_picture.h"
#include "app/ui/column.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace tessera {

namespace {

constexpr float sign_width = 112;  // column of what is explained, on the left
constexpr float line_gap = 10;

struct HelpLine {
    std::optional<TreeSign> sign;
    std::string_view key;  // or the key, in English
    std::string_view text;
};

constexpr std::array tree_lines{
    HelpLine{TreeSign::solution, "", "a solution"},
    HelpLine{TreeSign::to_solution, "", "leads to a solution"},
    HelpLine{TreeSign::dead_end, "", "a dead end: nothing follows it"},
    HelpLine{TreeSign::other, "", "any other position, like those that lead to the one on the table"},
    HelpLine{TreeSign::folded, "", "a part that failed, folded, with the number of its positions"},
    HelpLine{{}, "Press", "goes to a node; again to fold or unfold what is below it"},
    HelpLine{{}, "Drag", "moves the tree; the wheel zooms"},
    HelpLine{{}, "Space", "runs and pauses"},
    HelpLine{{}, "Arrows", "a step forward or back, faster or slower"},
    HelpLine{{}, "Shift + arrows", "through the tree"},
    HelpLine{{}, "B, [ ]", "marks this step with a note; to the mark before or after"},
    HelpLine{{}, "N, L, S", "the next solution, the largest part below, the next similar position"},
    HelpLine{
        {}, "C", "shows on each open cell how many ways there are to cover it; a ring marks the next one"},
    HelpLine{{}, "0 to 9", "to a tenth of the search"},
};

constexpr std::array chart_lines{
    HelpLine{{}, "Board", "all pieces lie on it; a number says how many lie on one cell"},
    HelpLine{{}, "Potential", "how many cells the overlaps waste; at 0 the puzzle is solved"},
    HelpLine{{}, "Least", "the least potential so far"},
    HelpLine{{}, "Temperature", "the higher it is, the more readily the potential may rise"},
    HelpLine{{}, "Moves made", "how many of the last 100 steps moved a piece; bars show the whole search"},
    HelpLine{{}, "Restarts", "dashed lines: all pieces are laid anew"},
    HelpLine{{}, "Press", "in the chart goes to that step"},
    HelpLine{{}, "Space", "runs and pauses"},
    HelpLine{{}, "Arrows", "a step forward or back, faster or slower"},
    HelpLine{{}, "B, [ ]", "marks this step with a note; to the mark before or after"},
    HelpLine{{}, "0 to 9", "to a tenth of the search"},
};

constexpr std::array cutting_lines{
    HelpLine{
        {}, "Board", "pieces as they grow; a line marks what the step is about, a cross what is given up"},
    HelpLine{{}, "Bars", "cells of each piece; a frame shows how large the growing one is to be"},
    HelpLine{{}, "Lines", "the fewest and the most cells, as in this puzzle's pieces"},
    HelpLine{{}, "Seed", "another seed makes another cut; the same seed, the same cut"},
    HelpLine{{}, "Space", "runs and pauses"},
    HelpLine{{}, "Arrows", "a step forward or back, faster or slower"},
    HelpLine{{}, "B, [ ]", "marks this step with a note; to the mark before or after"},
    HelpLine{{}, "0 to 9", "to a tenth of the search"},
};

constexpr std::array counting_lines{
    HelpLine{{}, "Board", "the cells marked are covered, in one way or another"},
    HelpLine{{}, "State", "what is left of a way to cover them: the ragged edge and the pieces left"},
    HelpLine{{},
             "Bars",
             "how many states there are after each cell; ways that end in the same one are counted together"},
    HelpLine{{}, "Press", "in the chart goes to that cell"},
    HelpLine{{}, "Space", "runs and pauses"},
    HelpLine{{}, "Arrows", "a step forward or back, faster or slower"},
    HelpLine{{}, "0 to 9", "to a tenth of the search"},
};

using HelpLines = std::span<const HelpLine>;

void draw_sign(Ui& ui, const HelpLine& line, const Rect& rect) {
    const Point place{rect.x + 16, rect.y + Painter::line_height(TextSize::body) / 2};
    if (!line.sign) {
        ui.painter.text({rect.x, place.y}, Painter::fitted(ui.text(line.key), TextSize::strong, rect.width),
                        ui.theme().text, TextSize::strong);
    } else {
        draw_tree_sign(ui, place, *line.sign);
    }
}

// Draws or only measures a line. Returns its height.
float draw_line(Ui& ui, const HelpLine& line, Rect rect, bool is_visible) {
    const Rect sign = rect.take_left(sign_width);
    if (is_visible) {
        draw_sign(ui, line, sign);
    }
    rect.take_left(12);
    const float height =
        ui.painter.paragraph(rect, ui.text(line.text), ui.theme().text, TextSize::body, is_visible);
    return std::max(height, 24.0F) + line_gap;
}

HelpLines lines_for(const Lab& lab) {
    return lab.has_annealing()  ? HelpLines(chart_lines)
           : lab.has_counting() ? HelpLines(counting_lines)
           : lab.has_cutting()  ? HelpLines(cutting_lines)
                                : HelpLines(tree_lines);
}

std::string_view title_for(const Lab& lab) {
    return lab.has_tree()      ? "How to read the tree"
           : lab.has_cutting() ? "How a board is cut"
                               : "How to read the chart";
}

}  // namespace

bool draw_help(Ui& ui, const Lab& lab, const Rect& screen) {
    return column_sheet(ui, title_for(lab), screen, 480, [&](Column& rows) {
        for (const auto& line : lines_for(lab)) {
            rows.gap(draw_line(ui, line, rows.below(), rows.is_drawn()));
        }
    });
}

}  // namespace tessera
