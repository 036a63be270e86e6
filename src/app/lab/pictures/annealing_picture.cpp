#include "app/lab/pictures/annealing_picture.h"

#include "app/board/board_words.h"
#include "app/lab/pictures/annealing_plot.h"
#include "app/lab/pictures/picture_parts.h"
#include "base/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float line_height = 22;  // in the legend
constexpr float window_width = 6;  // width of a bar of moves made

constexpr std::array help_lines{
    LabHelpLine{nullptr, "Board", "all pieces are on it; a number says how many share a cell"},
    LabHelpLine{nullptr, "Potential", "how many cells the overlaps waste; at 0 the puzzle is solved"},
    LabHelpLine{nullptr, "Least", "the least potential so far"},
    LabHelpLine{nullptr, "Temperature", "the higher it is, the more readily the potential may rise"},
    LabHelpLine{nullptr, "Moves made",
                "how many of the last 100 steps moved a piece; bars show the whole search"},
    LabHelpLine{nullptr, "Restarts", "dashed lines: all pieces are placed anew"},
    LabHelpLine{nullptr, "Press", "in the chart goes to that step"},
    LabHelpLine{nullptr, "Space", "runs and pauses"},
    LabHelpLine{nullptr, "Arrows", "a step forward or back, faster or slower"},
    LabHelpLine{nullptr, "B, [ ]", "marks this step with a note; to the mark before or after"},
    LabHelpLine{nullptr, "0 to 9", "to a tenth of the search"},
};

struct LegendEntry {
    Color color;
    std::string text;
};

std::vector<LegendEntry> legend_of(const Lab& lab, const AnnealingRecord& record, const Theme& theme) {
    const int place = lab.replay().place();
    const AnnealingPlace& here = record.at_place(place);
    const Strings strings = lab.strings();
    std::vector<LegendEntry> legend;
    if (here.potential >= 0) {
        legend.push_back({theme.text, strings.of(say("potential {}", here.potential))});
        legend.push_back({least_color(theme), strings.of(say("least {}", here.least))});
    }
    legend.push_back({heat_color(theme), strings.of(say("temperature {}", temperature_text(record, place)))});
    if (const double share = share_made_before(record, place); share >= 0) {
        legend.push_back({made_color(theme), strings.of(say("moves made {} %", percent_text(share)))});
    }
    return legend;
}

// Wraps entries into lines.
void draw_legend(Ui& ui, const std::vector<LegendEntry>& legend, const Rect& area) {
    constexpr float swatch = 10;
    Point at_point{area.x, area.y + line_height / 2};
    for (const LegendEntry& entry : legend) {
        const float width = swatch + 5 + Painter::text_width(entry.text, TextSize::small);
        if (at_point.x > area.x && at_point.x + width > area.right()) {
            at_point = {area.x, at_point.y + line_height};
        }
        ui.painter.fill({at_point.x, at_point.y - swatch / 2, swatch, swatch}, entry.color, 2);
        ui.painter.text({at_point.x + swatch + 5, at_point.y}, entry.text, ui.theme().text, TextSize::small);
        at_point.x += width + 14;
    }
}

void follow_pointer(Lab& lab, Ui& ui, const Rect& plot) {
    if (ui.state.take_click("lab.chart") || ui.state.is_held("lab.chart")) {
        const float share = std::clamp((ui.state.pointer().x - plot.x) / plot.width, 0.0F, 1.0F);
        const int place = static_cast<int>(std::lround(static_cast<double>(share) * lab.step_count()));
        if (place != lab.replay().place() || lab.replay().is_playing()) {
            lab.seek(place);
        }
    }
}

}  // namespace

LabHelp AnnealingPicture::help() const {
    return {"How to read the chart", help_lines};
}

void AnnealingPicture::update_chart(const Lab& lab, float width) {
    const int columns = std::max(static_cast<int>(width), 1);
    if (int_size(chart_.columns) != columns || chart_steps_ != lab.step_count()) {
        const int windows = std::max(static_cast<int>(width / window_width), 1);
        chart_ = annealing_chart_of(record_, columns, windows);
        chart_steps_ = lab.step_count();
    }
}

void AnnealingPicture::draw_cursor(const Lab& lab, Ui& ui, const Rect& area) {
    const float share =
        static_cast<float>(lab.replay().place()) / static_cast<float>(std::max(lab.step_count(), 1));
    const float x = area.x + area.width * share;
    cursor_ = {x, area.centre().y};
    ui.painter.line({x, area.y - 4}, {x, area.bottom()}, ui.theme().text, 2);
    ui.painter.circle({x, area.y - 4}, 4, ui.theme().text);
}

void AnnealingPicture::draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) {
    Rect rest = area;
    const Rect head = draw_sheet_buttons(sheets, ui, rest.take_top(touch_side));
    draw_legend(ui, legend_of(lab, record_, ui.theme()), head);
    const AnnealingLayout layout = lay_out_annealing(rest.inset(4));
    ui.state.add({.name = "lab.chart", .rect = rest, .label = std::string(ui.text("All steps"))});
    update_chart(lab, layout.plot.width);
    follow_pointer(lab, ui, layout.whole);
    draw_ground(ui, rest.inset(4));
    draw_annealing_plot(ui, chart_, layout, lab.step_count());
    draw_cursor(lab, ui, layout.whole);
    focus_ring(ui, "lab.chart", rest.inset(4), 12);
}

void AnnealingPicture::draw_line(const Lab& /*lab*/, Ui& ui, const Rect& area) {
    const std::vector<AnnealingColumn>& columns = chart_.columns;
    const float width = area.width / static_cast<float>(std::max(int_size(columns), 1));
    for (int index = 0; index < int_size(columns); ++index) {
        const AnnealingColumn& column = at(columns, index);
        const float share = static_cast<float>(std::max(column.high, 0)) /
                            static_cast<float>(std::max(chart_.most_potential, 1));
        const Color color = column.low == 0 ? ui.theme().good : soft_accent(ui.theme());
        const float height = column.low == 0 ? area.height : area.height * share;
        ui.painter.fill(
            {area.x + width * static_cast<float>(index), area.bottom() - height, width + 0.5F, height},
            color);
    }
}

bool AnnealingPicture::put_in_words(BoardWords& words, const Lab& lab) const {
    words.line(annealing_words(record_, lab.replay().place()));
    return false;
}

void AnnealingPicture::write(Json& json, const Lab& lab) const {
    SearchPicture::write(json, lab);
    const int place = lab.replay().place();
    const AnnealingPlace& here = record_.at_place(place);
    json.key("annealing");
    json.open('{');
    json.field("iteration", here.iteration);
    json.field("potential", here.potential);
    json.field("least", here.least);
    json.field("beta", record_.beta(place));
    json.field("made", share_made_before(record_, place));
    json.field("restarts", here.restarts);
    json.field("most", chart_.most_potential);
    json.field("columns", int_size(chart_.columns));
    write_point(json, cursor_);
    json.close('}');
}

}  // namespace tessera
