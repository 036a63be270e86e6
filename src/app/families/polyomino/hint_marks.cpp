#include "app/families/polyomino/hint_marks.h"

#include "app/board/crossing_out.h"
#include "app/board/dimming.h"
#include "app/families/polyomino/art.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tessera {

using polyomino::Placement;
using polyomino::Shape;

namespace {

constexpr float wanted_strength = 0.6F;  // of the colour of a placement that the hint asks for

bool is_among(Cell cell, const std::vector<Cell>& cells) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// Returns the cell of a placement that is nearest to its middle and not taken, or else the nearest one.
Cell middle_cell(const PolyominoSession& session, const Placement& placement,
                 const std::vector<Cell>& taken = {}) {
    const Shape& shape = oriented_shape(session.level(), placement);
    const Cell twice{shape.rows() - 1, shape.columns() - 1};
    const auto distance_of = [&](Cell cell) {
        const Cell off{2 * cell.row - twice.row, 2 * cell.column - twice.column};
        const bool is_taken = is_among(placement.corner + cell, taken);
        return std::pair(is_taken, off.row * off.row + off.column * off.column);
    };
    return placement.corner + *std::min_element(shape.cells.begin(), shape.cells.end(), [&](Cell a, Cell b) {
               return distance_of(a) < distance_of(b);
           });
}

// Draws a placement that is only tried, as strong as that: flat, but opaque, so that no mark below it is taken for its own.
void draw_tried(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Placement& placement, float strength) {
    const Shape& shape = oriented_shape(session.level(), placement);
    const Spot spot = view.canvas.spot_of(placement.corner);
    const Color color = piece_color(painter.theme(), session.level(), placement.piece);
    draw_hollow(painter, shape, spot, mix(painter.theme().board, color, strength));
    draw_outline(painter, shape, spot, {outline_on(painter.theme(), color), 2, 2});
}

// Draws a placement that is ruled out: as an outline once the next one is shown, since they overlap.
void draw_ruled_out(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                    const Placement& placement, bool is_shown) {
    if (is_shown) {
        return draw_tried(painter, view, session, placement, 0.75F);
    }
    const Color color = piece_color(painter.theme(), session.level(), placement.piece);
    draw_outline(painter, oriented_shape(session.level(), placement), view.canvas.spot_of(placement.corner),
                 {with_alpha(color, 0.5F), 2, 2});
}

// Returns the cells where the excluded placement with this index would fail, or all cells of the step if they are not known.
const std::vector<Cell>& cells_failed_by(const HintStep& line, int index) {
    return line.fails_at.empty() ? line.cells : at(line.fails_at, index);
}

// Returns the cells of the placement that is shown and, if known, those where it fails: a cross of another placement on them
// would seem to belong to it.
std::vector<Cell> cells_of_shown(const HintMarks& marks, const HintStep& line,
                                 const PolyominoSession& session, int shown) {
    std::vector<Cell> cells = cells_of(session.level(), at(marks.crossed, shown));
    if (!line.fails_at.empty()) {
        const std::vector<Cell>& failed = at(line.fails_at, shown);
        cells.insert(cells.end(), failed.begin(), failed.end());
    }
    return cells;
}

// Returns the cell for the number of a supposed move: the cell that forces it, the middle of a piece that has no other place,
// or no_badge.
Cell badge_of(const PolyominoSession& session, const HintStep& lit, const std::string& text,
              const Placement& placement) {
    const auto index_in = [&](const std::vector<std::string>& moves) {
        return static_cast<int>(std::find(moves.begin(), moves.end(), text) - moves.begin());
    };
    const int follows = index_in(lit.follows);
    if (follows < int_size(lit.forced_at)) {
        return at(lit.forced_at, follows);
    }
    return index_in(lit.alone) == int_size(lit.alone) ? no_badge : middle_cell(session, placement);
}

void lay(HintMarks& marks, const Placement& placement, Cell badge) {
    marks.laid.push_back(placement);
    marks.badges.push_back(badge);
}

// Returns a cell of each placement for its sign: off the last one, which stays, off the signs of others, and off what else is
// taken, where that leaves a cell.
std::vector<Cell> cells_for_signs(const PolyominoSession& session, const std::vector<Placement>& placements,
                                  std::vector<Cell> taken) {
    std::vector<Cell> signs;
    if (placements.empty()) {
        return signs;
    }
    const std::vector<Cell> last = cells_of(session.level(), placements.back());
    taken.insert(taken.end(), last.begin(), last.end());
    for (const Placement& placement : placements) {
        const bool stays = &placement == &placements.back();
        signs.push_back(middle_cell(session, placement, stays ? std::vector<Cell>() : taken));
        taken.push_back(signs.back());
    }
    return signs;
}

// Gives each placement that is ruled out a cross, off what the last one fails at, and counts those that have no room for one.
void add_crosses(HintMarks& marks, const PolyominoSession& session, const HintStep& line) {
    const int last = int_size(marks.crossed) - 1;
    if (last < 0) {
        return;
    }
    const std::vector<Cell> shown = cells_of_shown(marks, line, session, last);
    marks.crosses = cells_for_signs(session, marks.crossed, shown);
    marks.more += static_cast<int>(std::count_if(marks.crosses.begin(), marks.crosses.end() - 1,
                                                 [&](Cell cross) { return is_among(cross, shown); }));
}

// Crosses out what a line rules out, or puts it in question, with what is supposed for that and the places that are left.
void rule_out(HintMarks& marks, const PolyominoSession& session, const HintStep& line) {
    for (const polyomino::Move& move : moves_of(session, line.excludes)) {
        if (line.deduction == "split") {
            marks.asked = middle_cell(session, *move.to);
        } else {
            marks.crossed.push_back(*move.to);
        }
    }
    const bool is_in_case =
        !line.assumes.empty() && (line.excludes.empty() || line.excludes.front() != line.assumes.front());
    if (is_in_case && marks.asked == no_badge) {
        marks.asked = middle_cell(session, marks.laid.at(line.moves.size()));
    }
    for (const polyomino::Move& move : moves_of(session, line.left)) {
        marks.left.push_back(*move.to);
    }
    std::vector<Cell> others = marks.badges;
    others.push_back(marks.asked);
    marks.numbers = cells_for_signs(session, marks.left, std::move(others));
    marks.more = keep_crossed(marks.crossed);
    add_crosses(marks, session, line);
}

// Shows at once what a line supposes up to the placement that it rules out, and the consequences piece by piece.
void lay_supposed(PolyominoView& view, const PolyominoSession& session) {
    HintMarks& marks = view.marks;
    const HintStep& lit = *view.lit;
    auto next = lit.assumes.begin();
    for (const polyomino::Move& move : moves_of(session, lit.assumes)) {
        const std::string& text = *next++;
        lay(marks, *move.to, badge_of(session, lit, text, *move.to));
        if (!lit.excludes.empty() && text == lit.excludes.front()) {
            marks.laid_at_once = int_size(marks.laid);
        }
    }
    marks.laid_at_once = marks.laid_at_once == 0 ? int_size(marks.laid) : marks.laid_at_once;
}

int follower_count(const PolyominoView& view) {
    return int_size(view.marks.laid) - view.marks.laid_at_once;
}

double laying_ms(const PolyominoView& view) {
    return following_ms(view, follower_count(view));
}

// Returns the index of the last of so many placements that is shown by then, one after the other; -1: none is.
int shown_of(const PolyominoView& view, int count, double now_ms) {
    int shown = count - 1;
    while (shown >= 0 && crossing_progress(view, shown, now_ms - laying_ms(view)) <= 0) {
        --shown;
    }
    return shown;
}

int shown_crossed(const PolyominoView& view, double now_ms) {
    return shown_of(view, int_size(view.marks.crossed), now_ms);
}

// Draws a placement that the hint asks for: as a paler piece with a dashed edge, a little above the board, so that it is not
// taken for one that lies there.
void draw_wanted(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                 const Placement& placement, const Scene& scene) {
    const Shape& shape = oriented_shape(session.level(), placement);
    const Spot spot = view.canvas.spot_of(placement.corner);
    PieceLook look = look_of(painter.theme(), session.level(), placement.piece, scene.letters);
    look.color = mix(painter.theme().board, look.color, wanted_strength);
    look.lift = 0.25F;
    draw_piece(painter, shape, spot, look);
    draw_dashed_outline(painter, shape, spot, painter.theme().accent);
}

void draw_laid(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
               const Scene& scene) {
    const int count = laid_by(view, scene.now_ms);
    int number = 0;
    for (int index = 0; index < count; ++index) {
        const Placement& laid = at(view.marks.laid, index);
        const bool is_wanted = index < int_size(view.lit->moves);  // the others are only supposed
        is_wanted ? draw_wanted(painter, view, session, laid, scene)
                  : draw_tried(painter, view, session, laid, 0.65F);
        const Cell badge = at(view.marks.badges, index);
        if (!(badge == no_badge)) {
            draw_badge(painter, view.canvas.rect_of(badge), std::to_string(++number));
        }
    }
    if (!(view.marks.asked == no_badge)) {
        draw_badge(painter, view.canvas.rect_of(view.marks.asked), "?");
    }
}

// Draws the placements that are left for a place one after the other: the one that is shown as a piece, those before as
// their numbers, since they overlap.
void draw_left(Painter& painter, const PolyominoView& view, const PolyominoSession& session) {
    const int count = int_size(view.marks.left);
    const int shown = shown_of(view, count, view.now_ms);
    if (shown < 0) {
        return;
    }
    draw_tried(painter, view, session, at(view.marks.left, shown), 0.75F);
    for (int index = 0; index <= shown && count > 1; ++index) {
        draw_hollow_badge(painter, view.canvas.rect_of(at(view.marks.numbers, index)),
                          std::to_string(index + 1));
    }
}

// True if the hint asks for one placement of several cells and lights one cell, which its reason speaks of.
bool is_for_one_cell(const PolyominoView& view, const PolyominoSession& session) {
    return view.lit && view.lit->moves.size() == 1 && view.lit->cells.size() == 1 &&
           view.marks.laid.size() == 1 && cells_of(session.level(), view.marks.laid.front()).size() > 1;
}

// Rings the cell that the reason speaks of.
void draw_place_mark(Painter& painter, const Rect& cell) {
    const float radius = cell.width * 0.36F;
    painter.ring(cell.centre(), radius, painter.theme().page, 5);
    painter.ring(cell.centre(), radius, painter.theme().accent, 2.5F);
}

void draw_leaving(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                  const Placement& placement) {
    const Shape& shape = oriented_shape(session.level(), placement);
    const Spot spot = view.canvas.spot_of(placement.corner);
    draw_clear_outline(painter, shape, spot, painter.theme().bad, 4);
}

}  // namespace

void highlight(PolyominoView& view, const HintStep* step) {
    highlight(static_cast<TrayView&>(view), step);
    view.marks = {};
}

void begin_marks(PolyominoView& view, const PolyominoSession& session) {
    if (!view.lit || view.lit_ms >= 0) {
        return;
    }
    view.lit_ms = view.now_ms;
    for (const polyomino::Move& move : moves_of(session, view.lit->moves)) {
        if (move.to) {
            lay(view.marks, *move.to, no_badge);
        } else {
            view.marks.leaving.push_back(*move.from);
        }
    }
    lay_supposed(view, session);
    rule_out(view.marks, session, *view.lit);
}

const std::vector<Cell>& lit_cells(const PolyominoView& view) {
    return cells_failed_by(*view.lit, std::max(shown_crossed(view, view.now_ms), 0));
}

bool shows_fault(const PolyominoView& view) {
    static constexpr std::array<std::string_view, 6> of_faults = {"region_size", "region_colours", "one_step",
                                                                  "two_steps",   "chain",          "search"};
    return !view.lit->excludes.empty() &&
           std::find(of_faults.begin(), of_faults.end(), view.lit->deduction) != of_faults.end();
}

Grid<bool> bright_cells(const PolyominoView& view, const PolyominoSession& session) {
    const polyomino::Level& level = session.level();
    Grid<bool> bright = bright_cells(lit_cells(view), level.board.rows(), level.board.columns());
    const auto brighten = [&](const Placement& placement) {
        for (const Cell cell : cells_of(level, placement)) {
            bright[cell] = true;
        }
    };
    for (const Placement& placement : session.state().placed) {
        if (lights(view, at(level.pieces, placement.piece).name)) {
            brighten(placement);
        }
    }
    const int laid = laid_by(view, view.now_ms);
    for (int index = 0; index < laid; ++index) {
        brighten(at(view.marks.laid, index));
    }
    std::for_each(view.marks.leaving.begin(), view.marks.leaving.end(), brighten);
    return bright;
}

int laid_by(const PolyominoView& view, double now_ms) {
    return view.marks.laid_at_once + followers_by(view, follower_count(view), now_ms);
}

bool is_marking(const PolyominoView& view, double now_ms) {
    const double since_laid = now_ms - laying_ms(view);
    const int in_turn = std::max(int_size(view.marks.crossed), int_size(view.marks.left));
    return is_crossing_out(view, in_turn, since_laid) || (view.lit && since_laid < view.lit_ms);
}

namespace {

// Returns where to say how many more there are: below the board, or within it where it is zoomed or a slot is below it.
Point place_of_more(const PolyominoView& view) {
    constexpr float half_height = 13;
    const Rect board = view.canvas.board();
    const float seen = view.canvas.area().bottom();
    const Rect below = centred({board.centre().x, board.bottom() + half_height}, 120, 2 * half_height);
    const bool is_free =
        board.bottom() <= seen + 1 &&
        std::none_of(view.tray.slots.begin(), view.tray.slots.end(), [&](const TraySlot& slot) {
            return do_overlap(below, slot.rect.moved(view.tray.offset()));
        });
    const float lip = 7;
    return {below.centre().x,
            is_free ? below.centre().y - 2 : std::min(board.bottom() + lip, seen) - half_height};
}

void draw_cross_of(Painter& painter, const PolyominoView& view, int index, float progress, bool is_shown) {
    const Rect place = view.canvas.rect_of(at(view.marks.crosses, index)).inset(view.canvas.cell() * 0.24F);
    const Theme& theme = painter.theme();
    draw_cross(painter, place, std::min(progress * 2.5F, 1.0F),
               is_shown ? theme.bad : mix(theme.board, theme.bad, 0.55F));
}

// Draws the crosses up to that of the placement that is shown, which no other one may lie on.
void draw_crosses(Painter& painter, const PolyominoView& view, const PolyominoSession& session, int shown) {
    if (shown < 0) {
        return;
    }
    const std::vector<Cell> taken = cells_of_shown(view.marks, *view.lit, session, shown);
    for (int index = 0; index <= shown; ++index) {
        if (index == shown || !is_among(at(view.marks.crosses, index), taken)) {
            const float progress = crossing_progress(view, index, view.now_ms - laying_ms(view));
            draw_cross_of(painter, view, index, progress, index == shown);
        }
    }
}

}  // namespace

void draw_marks(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
                const Scene& scene) {
    draw_laid(painter, view, session, scene);
    if (is_for_one_cell(view, session)) {
        draw_place_mark(painter, view.canvas.rect_of(view.lit->cells.front()));
    }
    draw_left(painter, view, session);
    for (const Placement& placement : view.marks.leaving) {
        draw_leaving(painter, view, session, placement);
    }
    const int shown = shown_crossed(view, scene.now_ms);
    for (int index = 0; index <= shown; ++index) {
        draw_ruled_out(painter, view, session, at(view.marks.crossed, index), index == shown);
    }
    draw_crosses(painter, view, session, shown);
    if (view.marks.more > 0 && !is_marking(view, scene.now_ms)) {
        draw_more(painter, place_of_more(view), view.marks.more, scene.strings);
    }
}

}  // namespace tessera
