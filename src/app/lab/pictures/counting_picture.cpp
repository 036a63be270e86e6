#include "app/lab/pictures/counting_picture.h"

#include "app/board/board_words.h"
#include "app/game/play/game_texts.h"
#include "app/lab/pictures/picture_parts.h"
#include "app/lab/plot/screen_plot.h"
#include "base/index.h"
#include "base/json.h"
#include "lab/plot/plot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace tessera {

namespace {

constexpr float scale_width = 46;

// Bars up to the current layer are highlighted.
std::vector<Color> bar_colors(const Theme& theme) {
    return {mix(theme.surface, theme.quiet, 0.3F), mix(theme.surface, theme.accent, 0.75F)};
}

PlotGaps counting_gaps() {
    PlotGaps gaps;
    gaps.caption = 28;
    gaps.level = 6;
    gaps.centres_caption = false;
    return gaps;
}

// Returns the layer with the most states, the first of equals. Precondition: there is a layer.
const CountingLayer& widest_layer(const CountingRecord& record) {
    return *std::max_element(
        record.layers.begin(), record.layers.end(),
        [](const CountingLayer& one, const CountingLayer& other) { return one.states < other.states; });
}

class CountingPen {
public:
    CountingPen(Ui& ui, const CountingRecord& record, const Rect& place)
        : ui_(ui),
          record_(record),
          place_(place),
          canvas_(ui.painter, bar_colors(ui.theme())),
          plot_(canvas_, plot_area(place), counting_gaps()),
          most_(static_cast<double>(widest_layer(record).states)),
          pitch_(place.width / static_cast<double>(record.open_count + 1)) {}

    void draw_scale() { plot_.draw_levels(even_ticks(most_, place_.height > 90 ? 4 : 2)); }

    void draw_bars(int layer) {
        const double width = std::max(pitch_ - (pitch_ > 4 ? 1.0 : 0.0), 1.0);
        for (int index = 0; index < int_size(record_.layers); ++index) {
            const CountingLayer& each = at(record_.layers, index);
            if (each.states > 0) {
                const double left = x_of(each) - pitch_ / 2;
                plot_.draw_column(left, left + width, 0, share_of(each), index <= layer ? 1 : 0);
            }
        }
    }

    void draw_sign(const CountingLayer& layer) { canvas_.sign({x_of(layer), plot_.y_of(share_of(layer))}); }

    void draw_cells() {
        const float room = std::max(place_.width / 60, 1.0F);
        std::vector<PlotTick> ticks;
        for (const double mark : even_marks(record_.open_count, static_cast<int>(std::min(room, 10.0F)))) {
            ticks.push_back({(mark + 0.5) / (record_.open_count + 1), mark_text(mark)});
        }
        plot_.draw_names(ticks);
        plot_.draw_caption(ui_.text("cells covered"));
        canvas_.text({place_.x - scale_width + 4, place_.y - 14}, ui_.text("states"), PlotText::caption,
                     PlotAlign::left);
    }

    float x_of(const CountingLayer& layer) const {
        return static_cast<float>(plot_.x_of((layer.covered + 0.5) / (record_.open_count + 1)));
    }

    // Returns the layer nearest to `x`; not every cell of a board has one.
    int layer_near(float x) const {
        int nearest = 0;
        for (int index = 1; index < int_size(record_.layers); ++index) {
            const float before = std::abs(x_of(at(record_.layers, nearest)) - x);
            nearest = std::abs(x_of(at(record_.layers, index)) - x) < before ? index : nearest;
        }
        return nearest;
    }

private:
    double share_of(const CountingLayer& layer) const { return static_cast<double>(layer.states) / most_; }

    Ui& ui_;
    const CountingRecord& record_;
    Rect place_;
    ScreenPlot canvas_;
    Plot plot_;
    double most_;
    double pitch_;  // width of a cell
};

void follow_pointer(Lab& lab, Ui& ui, const CountingPen& pen) {
    if (!ui.state.take_click("lab.chart") && !ui.state.is_held("lab.chart")) {
        return;
    }
    const int node = std::min(pen.layer_near(ui.state.pointer().x) + 1, lab.record().node_count() - 1);
    if (node != lab.node() || lab.replay().is_playing()) {
        lab.show_node(node);
    }
}

constexpr std::array help_lines{
    LabHelpLine{nullptr, "Board", "the cells marked are covered, in one way or another"},
    LabHelpLine{nullptr, "State", "the rest after covering them: the ragged edge and the pieces left"},
    LabHelpLine{
        nullptr, "Bars",
        "how many states there are after each cell; ways that end in the same one are counted together"},
    LabHelpLine{nullptr, "Press", "in the chart goes to that cell"},
    LabHelpLine{nullptr, "Space", "runs and pauses"},
    LabHelpLine{nullptr, "Arrows", "a step forward or back, faster or slower"},
    LabHelpLine{nullptr, "0 to 9", "to a tenth of the search"},
};

// Returns the layer at the place; -1: none yet.
int layer_at_place(const Lab& lab) {
    return lab.node() - 1;
}

}  // namespace

Sentence counting_words(const CountingRecord& record, int layer) {
    if (layer < 0) {
        return say("nothing is counted yet");
    }
    const CountingLayer& here = at(record.layers, layer);
    const std::string states = thousands(std::to_string(here.states));
    const std::string sum = thousands(std::to_string(here.sum));
    return here.covered < record.open_count
               ? say("{} of {} {cell|cells} covered: {} {state|states}, {} so far", here.covered,
                     record.open_count, states, sum)
               : say("all {} {cell|cells} covered: {} {state|states} in all, {} {way|ways}",
                     record.open_count, sum, thousands(decimal(record.total)));
}

LabHelp CountingPicture::help() const {
    return {"How to read the chart", help_lines};
}

void CountingPicture::draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) {
    Rect rest = area;
    const Rect head = draw_sheet_buttons(sheets, ui, rest.take_top(touch_side));
    ui.painter.paragraph({head.x, head.y + 3, head.width, head.height},
                         lab.strings().of(counting_words(record_, layer_at_place(lab))), ui.theme().quiet,
                         TextSize::small);
    rest = rest.inset(4);
    draw_ground(ui, rest);
    ui.state.add({.name = "lab.chart", .rect = rest, .label = std::string(ui.text("All steps"))});
    focus_ring(ui, "lab.chart", rest, 12);
    Rect plot = rest.inset(10);
    plot.take_top(26);
    plot.take_bottom(38);
    plot.take_left(scale_width);
    if (!record_.layers.empty()) {
        draw_plot(lab, ui, plot);
    }
}

void CountingPicture::draw_plot(Lab& lab, Ui& ui, const Rect& plot) {
    CountingPen pen(ui, record_, plot);
    follow_pointer(lab, ui, pen);
    pen.draw_scale();
    pen.draw_bars(layer_at_place(lab));
    pen.draw_cells();
    const CountingLayer& here = at(record_.layers, std::max(layer_at_place(lab), 0));
    cursor_ = {pen.x_of(here), plot.centre().y};
    pen.draw_sign(here);
}

void CountingPicture::draw_line(const Lab& lab, Ui& ui, const Rect& area) {
    if (record_.layers.empty()) {
        return;
    }
    const float width = area.width / static_cast<float>(std::max(lab.step_count(), 1));
    const auto most = static_cast<float>(widest_layer(record_).states);
    for (int node = 1; node < lab.record().node_count(); ++node) {
        const float height = area.height * static_cast<float>(at(record_.layers, node - 1).states) / most;
        const auto step = static_cast<float>(lab.record().node(node).first_step);
        ui.painter.fill({area.x + width * step, area.bottom() - height, std::max(width - 0.5F, 0.5F), height},
                        soft_accent(ui.theme()));
    }
}

bool CountingPicture::put_in_words(BoardWords& words, const Lab& lab) const {
    words.line(counting_words(record_, layer_at_place(lab)));
    return false;
}

std::string CountingPicture::progress(const Lab& lab) const {
    const std::uint64_t sum = record_.layers.empty() ? 0 : record_.layers.back().sum;
    const Sentence total = record_.total.is_zero()
                               ? end_words(lab)
                               : say("{} {solution|solutions} in all", thousands(decimal(record_.total)));
    return lab.strings().of(say("{} {state|states}", thousands(std::to_string(sum)))) +
           std::string(progress_separator) + outcome_text(lab, total);
}

void CountingPicture::write(Json& json, const Lab& lab) const {
    SearchPicture::write(json, lab);
    json.key("counting");
    json.open('{');
    json.field("done", record_.is_done);
    json.field("total", decimal(record_.total));
    json.field("cells", record_.open_count);
    json.field("layer", layer_at_place(lab));
    if (!record_.layers.empty()) {
        const CountingLayer& here = at(record_.layers, std::max(layer_at_place(lab), 0));
        json.field("covered", here.covered);
        json.field("states", static_cast<double>(here.states));
        json.field("sum", static_cast<double>(here.sum));
        json.field("most", static_cast<double>(widest_layer(record_).states));
    }
    write_point(json, cursor_);
    json.close('}');
}

}  // namespace tessera
