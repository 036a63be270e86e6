#include "app/families/polyomino/art.h"
#include "app/lab/pictures/annealing_picture.h"
#include "app/lab/pictures/picture_board.h"
#include "app/lab/replay/lab.h"

#include <algorithm>
#include <string>
#include <variant>

// Draws the board during annealing: every piece is on it, and some overlap.

namespace tessera {

namespace {

using Placements = std::vector<polyomino::Placement>;

polyomino::Placement placement_of(const AnnealingRecord& record, int piece, const Lying& lying) {
    return {at(record.problem().pieces, piece), lying.orientation, lying.corner};
}

Placements placements_of(const AnnealingRecord& record, const std::vector<Lying>& lying) {
    Placements placements;
    for (int piece = 0; piece < int_size(lying); ++piece) {
        placements.push_back(placement_of(record, piece, at(lying, piece)));
    }
    return placements;
}

// Returns the number of pieces on each cell; a blocked cell counts as one.
Grid<int> covers_of(const AnnealingProblem& problem, const polyomino::Level& level,
                    const Placements& placements) {
    Grid<int> covers(problem.open.rows(), problem.open.columns(), 0);
    for (int cell = 0; cell < covers.size(); ++cell) {
        covers[cell] = problem.open[cell] ? 0 : 1;
    }
    for (const polyomino::Placement& placement : placements) {
        for (const Cell cell : cells_of(level, placement)) {
            ++covers[cell];
        }
    }
    return covers;
}

class PilePen {
public:
    PilePen(Painter& painter, const polyomino::Level& level, const Rect& area)
        : painter_(painter), level_(level), board_(level, area, painter.pixel()) {}

    void draw_plate() { board_.draw_plate(painter_, level_); }

    void draw(const polyomino::Placement& placement, bool is_given) {
        PieceLook look;
        look.color = piece_color(painter_.theme(), level_, placement.piece);
        look.is_given = is_given;
        draw_piece(painter_, oriented_shape(level_, placement), board_.spot_of(placement.corner), look);
    }

    // Insets each outline a little more than the one before, so that covered ones stay visible.
    void outline(const polyomino::Placement& placement, int rank) {
        const Theme& theme = painter_.theme();
        const float step = std::max(board_.cell() * 0.045F, 1.5F);
        const Color color = mix(piece_color(theme, level_, placement.piece), theme.text, 0.45F);
        draw_outline(
            painter_, oriented_shape(level_, placement), board_.spot_of(placement.corner),
            {color, std::max(board_.cell() * 0.035F, 1.2F), step * static_cast<float>(1 + rank % 4)});
    }

    void mark(Cell cell, int pieces) {
        const Theme& theme = painter_.theme();
        const Point middle = board_.middle_of(cell);
        const float radius = std::min(board_.cell() * 0.27F, 16.0F);
        painter_.circle(middle, radius, theme.bad);
        if (radius > 6) {
            painter_.letter(middle, std::to_string(pieces), theme.surface, radius * 1.25F);
        }
    }

    void point_out(const polyomino::Placement& placement) {
        const float width = std::max(board_.cell() * 0.06F, 2.0F);
        draw_outline(painter_, oriented_shape(level_, placement), board_.spot_of(placement.corner),
                     {painter_.theme().text, width, width / 2});
    }

private:
    Painter& painter_;
    const polyomino::Level& level_;
    PictureBoard board_;
};

bool overlaps(const polyomino::Level& level, const polyomino::Placement& placement, const Grid<int>& covers) {
    const std::vector<Cell> cells = cells_of(level, placement);
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return covers[cell] > 1; });
}

// Draws the piece of the step last.
void draw_in_order(PilePen& pen, const Placements& placements, int top) {
    for (int piece = 0; piece < int_size(placements); ++piece) {
        if (piece != top) {
            pen.draw(at(placements, piece), false);
        }
    }
    if (top >= 0 && !placements.empty()) {
        pen.draw(at(placements, top), false);
    }
}

void mark_overlaps(PilePen& pen, const polyomino::Level& level, const Placements& placements,
                   const Grid<int>& covers) {
    for (int piece = 0; piece < int_size(placements); ++piece) {
        if (overlaps(level, at(placements, piece), covers)) {
            pen.outline(at(placements, piece), piece);
        }
    }
    for (int cell = 0; cell < covers.size(); ++cell) {
        if (covers[cell] > 1) {
            pen.mark(covers.cell(cell), covers[cell]);
        }
    }
}

// Outlines the drawn placements, even if the step refuses them.
void point_out_step(PilePen& pen, const AnnealingRecord& record, const AnnealingStep& traced) {
    if (traced.piece >= 0) {
        pen.point_out(placement_of(record, traced.piece, traced.to));
    }
    if (traced.other >= 0) {
        pen.point_out(placement_of(record, traced.other, traced.other_to));
    }
}

}  // namespace

bool AnnealingPicture::draw_board(const Lab& lab, Ui& ui, const Rect& area) const {
    const auto* const session = std::get_if<Session<Polyomino>>(&lab.session_at_start());
    const AnnealingStep traced =
        lab.replay().place() == 0 ? AnnealingStep() : record_.traced(lab.replay().place() - 1);
    const Placements placements = placements_of(record_, record_.lying(lab.record().node(lab.node()).option));
    PilePen pen(ui.painter, session->level(), area.inset(14));
    pen.draw_plate();
    for (const polyomino::Placement& placement : session->state().placed) {
        pen.draw(placement, true);
    }
    draw_in_order(pen, placements, traced.piece);
    mark_overlaps(pen, session->level(), placements,
                  covers_of(record_.problem(), session->level(), placements));
    point_out_step(pen, record_, traced);
    return true;
}

}  // namespace tessera
