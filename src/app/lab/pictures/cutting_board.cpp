#include "app/families/polyomino/art.h"
#include "app/lab/pictures/cutting_picture.h"
#include "app/lab/pictures/picture_board.h"
#include "app/lab/replay/lab.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

// Draws the board during a cut: pieces in their tints as far as they have grown, and the cells of the step.

namespace tessera {

namespace {

using polyomino::CutStepKind;

class CutPen {
public:
    CutPen(Painter& painter, const polyomino::Level& level, const Rect& area)
        : painter_(painter), board_(level, area, painter.pixel()) {
        board_.draw_plate(painter_, level);
    }

    void draw(int piece, const std::vector<Cell>& cells) {
        const std::string number = std::to_string(piece + 1);
        PieceLook look;
        look.color = piece_color(painter_.theme(), piece);
        look.letter = number;
        draw_piece(painter_, polyomino::make_shape(cells), board_.spot_of(cells), look);
    }

    void outline(const std::vector<Cell>& cells, Color color) {
        const float width = std::max(board_.cell() * 0.07F, 2.0F);
        draw_outline(painter_, polyomino::make_shape(cells), board_.spot_of(cells),
                     {color, width, width / 2});
    }

    void cross_out(const std::vector<Cell>& cells) {
        draw_ghost(painter_, polyomino::make_shape(cells), board_.spot_of(cells), painter_.theme().bad,
                   false);
    }

private:
    Painter& painter_;
    PictureBoard board_;
};

std::vector<std::vector<Cell>> cells_by_piece(const polyomino::Cut& labels, int pieces) {
    std::vector<std::vector<Cell>> cells(static_cast<std::size_t>(pieces));
    for (int index = 0; index < labels.size(); ++index) {
        if (labels[index] >= 0) {
            at(cells, labels[index]).push_back(labels.cell(index));
        }
    }
    return cells;
}

// Outlines undone or merged cells where they were.
void point_out_step(CutPen& pen, const CuttingRecord& cutting, const Lab& lab, const Theme& theme) {
    const int step = lab.replay().place() - 1;
    const std::vector<Cell> cells = step < 1 ? std::vector<Cell>() : lab.search().cells(step);
    if (cells.empty()) {
        return;
    }
    const CutStepKind kind = cutting.traced(step).kind;
    if (kind == CutStepKind::give_up) {
        pen.cross_out(cells);
    } else {
        pen.outline(cells, kind == CutStepKind::wait ? theme.bad : theme.text);
    }
}

}  // namespace

bool CuttingPicture::draw_board(const Lab& lab, Ui& ui, const Rect& area) const {
    const auto* const session = std::get_if<Session<Polyomino>>(&lab.session_at_start());
    const std::vector<std::vector<Cell>> pieces =
        cells_by_piece(labels_at(record_, lab.record(), lab.replay().place()), record_.most_pieces());
    CutPen pen(ui.painter, session->level(), area.inset(14));
    for (int piece = 0; piece < int_size(pieces); ++piece) {
        if (!at(pieces, piece).empty()) {
            pen.draw(piece, at(pieces, piece));
        }
    }
    point_out_step(pen, record_, lab, ui.theme());
    return true;
}

}  // namespace tessera
