#include "app/lab/pictures/counting_picture.h"

#include "app/lab/replay/counting_words.h"
#include "lab/axis.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

namespace tessera {

namespace {

constexpr float scale_width = 46;

Color bar_color(const Theme& theme, bool is_past) {
    return is_past ? mix(theme.surface, theme.accent, 0.75F) : mix(theme.surface, theme.quiet, 0.3F);
}

class CountingPen {
public:
    CountingPen(Ui& ui, const CountingRecord& record, const Rect& plot)
        : ui_(ui),
          record_(record),
          plot_(plot),
          most_(static_cast<float>(widest_layer(record).states)),
          pitch_(plot.width / static_cast<float>(record.open_count + 1)) {}

    void draw_scale() {
        for (const double mark : even_marks(static_cast<double>(most_), plot_.height > 90 ? 4 : 2)) {
            const float y = plot_.bottom() - plot_.height * static_cast<float>(mark) / most_;
            ui_.painter.line({plot_.x, y}, {plot_.right(), y}, ui_.theme().line, 1);
            ui_.painter.text({plot_.x - 6, y}, mark_text(mark), ui_.theme().quiet, TextSize::small,
                             Align::right);
        }
    }

    // Bars up to the current layer are highlighted.
    void draw_bars(int layer) {
        for (int index = 0; index < int_size(record_.layers); ++index) {
            const CountingLayer& each = at(record_.layers, index);
            const float height = std::max(height_of(each), each.states > 0 ? 1.0F : 0.0F);
            const float gap = pitch_ > 4 ? 1.0F : 0.0F;
            ui_.painter.fill(
                {x_of(each) - pitch_ / 2, plot_.bottom() - height, std::max(pitch_ - gap, 1.0F), height},
                bar_color(ui_.theme(), index <= layer));
        }
    }

    void draw_sign(const CountingLayer& layer) {
        const Point tip{x_of(layer), plot_.bottom() - height_of(layer) - 3};
        ui_.painter.polygon({tip, {tip.x + 5, tip.y - 8}, {tip.x - 5, tip.y - 8}}, ui_.theme().text);
    }

    void draw_cells() {
        const float room = std::max(plot_.width / 60, 1.0F);
        for (const double mark : even_marks(record_.open_count, static_cast<int>(std::min(room, 10.0F)))) {
            ui_.painter.text({plot_.x + pitch_ * (static_cast<float>(mark) + 0.5F), plot_.bottom() + 12},
                             mark_text(mark), ui_.theme().quiet, TextSize::small, Align::centre);
        }
        ui_.painter.text({plot_.x, plot_.bottom() + 28}, ui_.text("cells covered"), ui_.theme().quiet,
                         TextSize::small);
        ui_.painter.text({plot_.x - scale_width + 4, plot_.y - 14}, ui_.text("states"), ui_.theme().quiet,
                         TextSize::small);
    }

    float x_of(const CountingLayer& layer) const {
        return plot_.x + pitch_ * (static_cast<float>(layer.covered) + 0.5F);
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
    float height_of(const CountingLayer& layer) const {
        return plot_.height * static_cast<float>(layer.states) / most_;
    }

    Ui& ui_;
    const CountingRecord& record_;
    Rect plot_;
    float most_;
    float pitch_;  // width of a cell
};

void draw_head(Lab& lab, LabScreen& memory, Ui& ui, Rect bar) {
    bar = {bar.x + 14, bar.y, bar.width - 18, bar.height};
    if (icon_button(ui, {"lab.help", "Help", Icon::help}, bar.take_right(touch_side))) {
        memory.shows_help = true;
    }
    if (icon_button(ui, {"lab.save", "Save", Icon::save}, bar.take_right(touch_side))) {
        memory.shows_save = true;
    }
    const std::string text = lab.strings().of(counting_words(*lab.search().counting(), lab.layer()));
    ui.painter.paragraph({bar.x, bar.y + 3, bar.width, bar.height}, text, ui.theme().quiet, TextSize::small);
}

void follow_pointer(Lab& lab, Ui& ui, const CountingPen& pen) {
    if (!ui.state.take_click("lab.chart") && !ui.state.is_held("lab.chart")) {
        return;
    }
    const int node = std::min(pen.layer_near(ui.state.pointer().x) + 1, lab.record().node_count() - 1);
    if (node != lab.node() || lab.replay().is_playing()) {
        lab.show_node(node);
    }
}

}  // namespace

void draw_counting(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area) {
    const CountingRecord& record = *lab.search().counting();
    Rect rest = area;
    draw_head(lab, memory, ui, rest.take_top(touch_side));
    rest = rest.inset(4);
    ui.painter.fill(rest, mix(ui.theme().page, ui.theme().surface, 0.6F), 12);
    ui.state.add({.name = "lab.chart", .rect = rest, .label = std::string(ui.text("All steps"))});
    focus_ring(ui, "lab.chart", rest, 12);
    Rect plot = rest.inset(10);
    plot.take_top(26);
    plot.take_bottom(38);
    plot.take_left(scale_width);
    if (record.layers.empty()) {
        return;
    }
    CountingPen pen(ui, record, plot);
    follow_pointer(lab, ui, pen);
    pen.draw_scale();
    pen.draw_bars(lab.layer());
    pen.draw_cells();
    const CountingLayer& here = at(record.layers, std::max(lab.layer(), 0));
    memory.cursor = {pen.x_of(here), plot.centre().y};
    pen.draw_sign(here);
}

void draw_counting_line(const Lab& lab, Ui& ui, const Rect& area) {
    const CountingRecord& record = *lab.search().counting();
    if (record.layers.empty()) {
        return;
    }
    const float width = area.width / static_cast<float>(std::max(lab.step_count(), 1));
    const auto most = static_cast<float>(widest_layer(record).states);
    for (int node = 1; node < lab.record().node_count(); ++node) {
        const float height = area.height * static_cast<float>(at(record.layers, node - 1).states) / most;
        const auto step = static_cast<float>(lab.record().node(node).first_step);
        ui.painter.fill({area.x + width * step, area.bottom() - height, std::max(width - 0.5F, 0.5F), height},
                        mix(ui.theme().board, ui.theme().accent, 0.45F));
    }
}

}  // namespace tessera
