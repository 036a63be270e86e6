#include "app/lab/pictures/cutting_picture.h"

#include "app/families/polyomino/art.h"
#include "app/lab/replay/timeline.h"
#include "lab/record/cutting_search.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace tessera {

namespace {

using polyomino::CutStep;
using polyomino::CutStepKind;

constexpr float line_height = 24;
constexpr float scale_width = 26;
constexpr float number_height = 18;  // below the bars
constexpr float widest_bar = 44;
constexpr float seed_width = 204;

// Returns the number of cells of each piece.
std::vector<int> sizes_of(const polyomino::Cut& labels, int pieces) {
    std::vector<int> sizes(static_cast<std::size_t>(pieces));
    for (int cell = 0; cell < labels.size(); ++cell) {
        if (labels[cell] >= 0) {
            ++at(sizes, labels[cell]);
        }
    }
    return sizes;
}

// Returns the step that led to the place; none for the first.
std::optional<CutStep> traced_at(const Lab& lab) {
    const int place = lab.replay().place();
    return place < 2 ? std::nullopt : std::optional(lab.search().cutting()->traced(place - 1));
}

class SizeBars {
public:
    SizeBars(Ui& ui, const Rect& area, int pieces, int most_cells)
        : ui_(ui),
          area_(area),
          width_(std::min(area.width / static_cast<float>(std::max(pieces, 1)), widest_bar)),
          unit_(area.height / static_cast<float>(std::max(most_cells, 1))) {}

    void draw_level(int size) {
        const float y = y_of(size);
        ui_.painter.line({area_.x, y}, {area_.right(), y}, ui_.theme().line, 1.5F);
        ui_.painter.text({area_.x - 6, y}, std::to_string(size), ui_.theme().quiet, TextSize::small,
                         Align::right);
    }

    void draw_bar(int piece, int size, bool is_of_step) {
        const Rect bar = bar_of(piece, size);
        ui_.painter.fill(bar, piece_color(ui_.theme(), piece), std::min(bar.width / 5, 4.0F));
        if (is_of_step) {
            ui_.painter.frame(bar.inset(-1), ui_.theme().text, 2, 4);
        }
        if (width_ > 16) {
            ui_.painter.text({bar.centre().x, area_.bottom() + number_height / 2}, std::to_string(piece + 1),
                             ui_.theme().quiet, TextSize::small, Align::centre);
        }
    }

    // Frames the target size of a growing piece.
    void draw_wanted(int piece, int size) {
        ui_.painter.frame(bar_of(piece, size), ui_.theme().quiet, 1.5F, 4);
    }

private:
    float y_of(int size) const { return area_.bottom() - unit_ * static_cast<float>(size); }
    Rect bar_of(int piece, int size) const {
        const float gap = width_ > 8 ? 3 : 0;
        return {area_.x + width_ * static_cast<float>(piece) + gap / 2, y_of(size), width_ - gap,
                area_.bottom() - y_of(size)};
    }

    Ui& ui_;
    Rect area_;
    float width_;
    float unit_;  // height of a cell
};

void draw_head(Lab& lab, LabScreen& memory, Ui& ui, Rect bar) {
    bar = {bar.x + 14, bar.y, bar.width - 18, bar.height};
    if (icon_button(ui, {"lab.help", "Help", Icon::help}, bar.take_right(touch_side))) {
        memory.shows_help = true;
    }
    if (icon_button(ui, {"lab.save", "Save", Icon::save}, bar.take_right(touch_side))) {
        memory.shows_save = true;
    }
    bar.width = std::min(bar.width - 8, seed_width + 60);
    const int by = stepper(
        ui, {"lab.seed", "Seed", std::to_string(lab.seed()), lab.seed() > 1, lab.seed() < Lab::most_seed},
        bar);
    if (by != 0) {
        lab.change_seed(by);
    }
}

void draw_bars(const Lab& lab, Ui& ui, const Rect& area) {
    const CuttingRecord& cutting = *lab.search().cutting();
    const auto* const session = std::get_if<Session<Polyomino>>(&lab.session_at_start());
    const polyomino::Params limits = polyomino::sizes_of_pieces(session->level());
    const std::optional<CutStep> traced = traced_at(lab);
    SizeBars bars(ui, area, cutting.most_pieces(), std::max(cutting.most_cells(), limits.max_size));
    bars.draw_level(0);
    bars.draw_level(limits.min_size);
    bars.draw_level(limits.max_size);
    const std::vector<int> sizes =
        sizes_of(labels_at(cutting, lab.record(), lab.replay().place()), cutting.most_pieces());
    for (int piece = 0; piece < int_size(sizes); ++piece) {
        if (at(sizes, piece) > 0) {
            bars.draw_bar(piece, at(sizes, piece), traced && traced->piece == piece);
        }
    }
    if (traced && (traced->kind == CutStepKind::begin || traced->kind == CutStepKind::grow)) {
        bars.draw_wanted(traced->piece, traced->limit);
    }
}

}  // namespace

void draw_cutting(Lab& lab, LabScreen& memory, Ui& ui, const Rect& area) {
    Rect rest = area;
    draw_head(lab, memory, ui, rest.take_top(touch_side));
    if (!lab.has_cutting()) {  // while another seed is being cut
        return;
    }
    ui.painter.fill(rest.inset(4), mix(ui.theme().page, ui.theme().surface, 0.6F), 12);
    Rect plot = rest.inset(14);
    const Rect line = plot.take_top(line_height);
    const std::string text = lab.strings().of(cutting_words(*lab.search().cutting(), lab.replay().place()));
    ui.painter.text({line.x, line.centre().y}, Painter::fitted(text, TextSize::small, line.width),
                    ui.theme().text, TextSize::small);
    plot.take_top(8);
    plot.take_left(scale_width);
    plot.take_bottom(number_height);
    draw_bars(lab, ui, plot);
}

void draw_cutting_line(const Lab& lab, Ui& ui, const Rect& area) {
    const CuttingRecord& cutting = *lab.search().cutting();
    const int columns = std::max(static_cast<int>(area.width), 1);
    const auto cells = static_cast<float>(std::max(cutting.at_place(0).free_cells, 1));
    for (int column = 0; column < columns; ++column) {
        const int step = step_at(column, columns, lab.step_count());
        const bool is_given_up = step > 0 && cutting.traced(step).kind == CutStepKind::give_up;
        const float share = 1 - static_cast<float>(cutting.at_place(step + 1).free_cells) / cells;
        const float height = is_given_up ? area.height : area.height * share;
        ui.painter.fill({area.x + static_cast<float>(column), area.bottom() - height, 1.5F, height},
                        mix(ui.theme().board, is_given_up ? ui.theme().bad : ui.theme().accent, 0.5F));
    }
}

}  // namespace tessera
