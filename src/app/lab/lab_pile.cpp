#include "app/families/polyomino/art.h"
#include "app/lab/lab_annealing.h"

#include <algorithm>
#include <string>
#include <variant>

// The board while annealing is at work: every piece lies on it, and some lie on others.

namespace tessera {

namespace {

using Placements = std::vector<polyomino::Placement>;

Placements placements_of(const AnnealingRecord& record, const std::vector<Lying>& lying) {
    Placements placements;
    for (int piece = 0; piece < int_size(lying); ++piece) {
        const Lying& here = at(lying, piece);
        placements.push_back({at(record.problem().pieces, piece), here.orientation, here.corner});
    }
    return placements;
}

// How many pieces lie on each cell; a cell that cannot be covered counts as one.
Grid<int> covers_of(const AnnealingProblem& problem, const polyomino::Level& level, const Placements& placements) {
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

class PilePicture {
public:
    PilePicture(Painter& painter, const polyomino::Level& level, const Rect& area) : painter_(painter), level_(level) {
        canvas_.fit(area, level.board.rows(), level.board.columns(), painter.pixel(), largest_cell);
    }

    void draw_plate() { tessera::draw_plate(painter_, canvas_, level_); }

    void draw(const polyomino::Placement& placement, bool is_given) {
        PieceLook look;
        look.color = piece_color(painter_.theme(), placement.piece);
        look.is_given = is_given;
        draw_piece(painter_, oriented_shape(level_, placement), canvas_.point_of(placement.corner), canvas_.cell(),
                   look);
    }

    // So that what lies below others is seen, too: each a little further in than the one before.
    void outline(const polyomino::Placement& placement, int rank) {
        const Theme& theme = painter_.theme();
        const float step = std::max(canvas_.cell() * 0.045F, 1.5F);
        const Color color = mix(piece_color(theme, placement.piece), theme.text, 0.45F);
        draw_outline(painter_, oriented_shape(level_, placement), canvas_.point_of(placement.corner), canvas_.cell(),
                     {color, std::max(canvas_.cell() * 0.035F, 1.2F), step * static_cast<float>(1 + rank % 4)});
    }

    void mark(Cell cell, int pieces) {
        const Theme& theme = painter_.theme();
        const Rect place = canvas_.rect_of(cell);
        const float radius = std::min(canvas_.cell() * 0.27F, 16.0F);
        painter_.circle(place.centre(), radius, theme.bad);
        if (radius > 6) {
            painter_.letter(place.centre(), std::to_string(pieces), theme.surface, radius * 1.25F);
        }
    }

    void point_out(const std::vector<Cell>& cells) {
        for (const Cell cell : cells) {
            const float width = std::max(canvas_.cell() * 0.05F, 1.5F);
            painter_.frame(canvas_.rect_of(cell).inset(width), painter_.theme().text, width, 3);
        }
    }

private:
    static constexpr float largest_cell = 96;

    Painter& painter_;
    const polyomino::Level& level_;
    BoardCanvas canvas_;
};

// The piece of the step lies on top.
void draw_pieces_of(PilePicture& picture, const Placements& placements, int top) {
    for (int piece = 0; piece < int_size(placements); ++piece) {
        if (piece != top) {
            picture.draw(at(placements, piece), false);
        }
    }
    if (top >= 0) {
        picture.draw(at(placements, top), false);
    }
    for (int piece = 0; piece < int_size(placements); ++piece) {
        picture.outline(at(placements, piece), piece);
    }
}

}  // namespace

void draw_pile(const Lab& lab, Ui& ui, const Rect& area) {
    const auto* const session = std::get_if<Session<Polyomino>>(&lab.session_at_start());
    if (session == nullptr) {
        return;
    }
    const AnnealingRecord& record = *lab.search().annealing();
    const int place = lab.replay().place();
    const Placements placements = placements_of(record, record.lying(lab.record().node(lab.node()).option));
    PilePicture picture(ui.painter, session->level(), area.inset(14));
    picture.draw_plate();
    for (const polyomino::Placement& placement : session->state().placed) {
        picture.draw(placement, true);
    }
    draw_pieces_of(picture, placements, placements.empty() || place == 0 ? -1 : record.told(place - 1).piece);
    const Grid<int> covers = covers_of(record.problem(), session->level(), placements);
    for (int cell = 0; cell < covers.size(); ++cell) {
        if (covers[cell] > 1) {
            picture.mark(covers.cell(cell), covers[cell]);
        }
    }
    if (place > 0) {
        picture.point_out(lab.search().cells(place - 1));
    }
}

}  // namespace tessera
