#include "app/lab/pictures/cutting_picture.h"

#include "app/board/board_words.h"
#include "app/families/polyomino/art.h"
#include "app/lab/pictures/picture_parts.h"
#include "app/lab/replay/timeline.h"
#include "base/json.h"
#include "games/polyomino/cut.h"
#include "lab/record/cutting_search.h"

#include <algorithm>
#include <array>
#include <optional>
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
std::optional<CutStep> traced_at(const CuttingRecord& record, int place) {
    return place < 2 ? std::nullopt : std::optional(record.traced(place - 1));
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

constexpr std::array help_lines{
    LabHelpLine{nullptr, "Board",
                "pieces as they grow; a line marks what the step is about, a cross what is given up"},
    LabHelpLine{nullptr, "Bars", "cells of each piece; a frame shows how large the growing one is to be"},
    LabHelpLine{nullptr, "Lines", "the fewest and the most cells, as in this puzzle's pieces"},
    LabHelpLine{nullptr, "Seed", "another seed makes another cut; the same seed, the same cut"},
    LabHelpLine{nullptr, "Space", "runs and pauses"},
    LabHelpLine{nullptr, "Arrows", "a step forward or back, faster or slower"},
    LabHelpLine{nullptr, "B, [ ]", "marks this step with a note; to the mark before or after"},
    LabHelpLine{nullptr, "0 to 9", "to a tenth of the search"},
};

// Returns the name of the piece in a cell, counted from 1, or says that there is none.
std::string cut_cell_name(const BoardWords& words, int label) {
    if (label < 0) {
        return words.word(label == polyomino::uncovered_label ? "empty" : "no cell");
    }
    return std::to_string(label + 1);
}

// Returns the change that the user asks for.
int draw_seed(const Lab& lab, Ui& ui, Rect bar) {
    bar.width = std::min(bar.width - 8, seed_width + 60);
    return stepper(
        ui, {"lab.seed", "Seed", std::to_string(lab.seed()), lab.seed() > 1, lab.seed() < Lab::most_seed},
        bar);
}

// Returns "5 pieces, 12 cells left, 2 given up".
Sentence cutting_words(const CuttingPlace& here) {
    return say("{} {piece|pieces}, {} {cell|cells} left, {} given up", here.pieces, here.free_cells,
               here.given_up);
}

}  // namespace

polyomino::Cut labels_at(const CuttingRecord& cutting, const SearchRecord& record, int place) {
    return cutting.labels(place == 0 ? 0 : record.node(record.step(place - 1).node).option);
}

LabHelp CuttingPicture::help() const {
    return {"How a board is cut", help_lines};
}

void CuttingPicture::draw_sizes(const Lab& lab, Ui& ui, const Rect& area) const {
    const auto* const session = std::get_if<Session<Polyomino>>(&lab.session_at_start());
    const polyomino::Params limits = polyomino::sizes_of_pieces(session->level());
    const std::optional<CutStep> traced = traced_at(record_, lab.replay().place());
    SizeBars bars(ui, area, record_.most_pieces(), std::max(record_.most_cells(), limits.max_size));
    bars.draw_level(0);
    bars.draw_level(limits.min_size);
    bars.draw_level(limits.max_size);
    const std::vector<int> sizes =
        sizes_of(labels_at(record_, lab.record(), lab.replay().place()), record_.most_pieces());
    for (int piece = 0; piece < int_size(sizes); ++piece) {
        if (at(sizes, piece) > 0) {
            bars.draw_bar(piece, at(sizes, piece), traced && traced->piece == piece);
        }
    }
    if (traced && (traced->kind == CutStepKind::begin || traced->kind == CutStepKind::grow)) {
        bars.draw_wanted(traced->piece, traced->limit);
    }
}

void CuttingPicture::draw(Lab& lab, LabSheets& sheets, Ui& ui, const Rect& area) {
    Rect rest = area;
    const int seed_change = draw_seed(lab, ui, draw_sheet_buttons(sheets, ui, rest.take_top(touch_side)));
    draw_ground(ui, rest.inset(4));
    Rect plot = rest.inset(14);
    const Rect line = plot.take_top(line_height);
    const std::string text = lab.strings().of(cutting_words(record_.at_place(lab.replay().place())));
    ui.painter.text({line.x, line.centre().y}, Painter::fitted(text, TextSize::small, line.width),
                    ui.theme().text, TextSize::small);
    plot.take_top(8);
    plot.take_left(scale_width);
    plot.take_bottom(number_height);
    draw_sizes(lab, ui, plot);
    if (seed_change != 0) {
        lab.change_seed(seed_change);  // last, as it replaces the search together with this picture
    }
}

void CuttingPicture::draw_line(const Lab& lab, Ui& ui, const Rect& area) {
    const int columns = std::max(static_cast<int>(area.width), 1);
    const auto cells = static_cast<float>(std::max(record_.at_place(0).free_cells, 1));
    for (int column = 0; column < columns; ++column) {
        const int step = step_at(column, columns, lab.step_count());
        const bool is_given_up = step > 0 && record_.traced(step).kind == CutStepKind::give_up;
        const float share = 1 - static_cast<float>(record_.at_place(step + 1).free_cells) / cells;
        const float height = is_given_up ? area.height : area.height * share;
        ui.painter.fill({area.x + static_cast<float>(column), area.bottom() - height, 1.5F, height},
                        mix(ui.theme().board, is_given_up ? ui.theme().bad : ui.theme().accent, 0.5F));
    }
}

bool CuttingPicture::put_in_words(BoardWords& words, const Lab& lab) const {
    words.line(cutting_words(record_.at_place(lab.replay().place())));
    const polyomino::Cut labels = labels_at(record_, lab.record(), lab.replay().place());
    words.rows(labels.rows(), labels.columns(),
               [&](Cell cell) { return cut_cell_name(words, labels[cell]); });
    return true;
}

std::string CuttingPicture::progress(const Lab& lab) const {
    const CuttingPlace& end = record_.at_place(record_.place_count() - 1);
    return lab.strings().of(
        say("{} {piece|pieces} in the end, {} given up on the way", end.pieces, end.given_up));
}

void CuttingPicture::write(Json& json, const Lab& lab) const {
    SearchPicture::write(json, lab);
    const int place = lab.replay().place();
    const CuttingPlace& here = record_.at_place(place);
    json.key("cutting");
    json.open('{');
    json.field("seed", lab.seed());
    json.field("pieces", here.pieces);
    json.field("left", here.free_cells);
    json.field("given_up", here.given_up);
    json.field("labels", polyomino::format_cut(numbered(labels_at(record_, lab.record(), place))));
    json.close('}');
}

}  // namespace tessera
