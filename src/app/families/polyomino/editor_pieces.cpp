#include "app/families/polyomino/art.h"
#include "app/families/polyomino/editor.h"
#include "app/families/polyomino/tilings.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

// The page of the pieces: all of them in a list, and the selected one enlarged for drawing.

namespace tessera {

using polyomino::Level;
using polyomino::Shape;

namespace {

constexpr int desk_side = polyomino::max_drawn_side;
constexpr float largest_cell = 46;
constexpr float largest_slot = 72;
constexpr float gap = 8;
constexpr float desk_margin = 14;
constexpr float usual_slot = 56;  // large enough for a finger
constexpr float least_slot = 12;
constexpr int usual_count = 5;     // of slots: the desk does not change with the first pieces
constexpr float roomy_desk = 500;  // in width: on a narrower one, slots are no larger than usual

Shape drawn_shape(const Grid<bool>& drawn) {
    std::vector<Cell> cells;
    for (int index = 0; index < drawn.size(); ++index) {
        if (drawn[index]) {
            cells.push_back(drawn.cell(index));
        }
    }
    return polyomino::make_shape(std::move(cells));
}

// Returns the shape in the middle of a desk large enough for it.
Grid<bool> laid_on_desk(const Shape& shape) {
    const int side = std::max({desk_side, shape.rows(), shape.columns()});
    Grid<bool> drawn(side, side, false);
    const Cell corner{(side - shape.rows()) / 2, (side - shape.columns()) / 2};
    for (const Cell cell : shape.cells) {
        drawn[cell + corner] = true;
    }
    return drawn;
}

// Returns a desk on a lattice with a place more around the shape than it takes.
polyomino::FramedDraft desk_for(const polyomino::Lattice& lattice, const Shape& shape) {
    polyomino::FrameSize size = lattice.is_in_space       ? polyomino::FrameSize{3, 4, 4}
                                : lattice.points_by_place ? polyomino::FrameSize{1, 5, 11}
                                                          : polyomino::FrameSize{1, 7, 7};
    if (shape.size() > 0) {
        Level level;
        level.lattice = &lattice;
        level.board = polyomino::board_of(lattice, polyomino::sites_of_shape(lattice, shape)).board;
        const polyomino::FrameSize needed = polyomino::frame_of(level).size;
        size = {std::max(size.layers, needed.layers + (lattice.is_in_space ? 1 : 0)),
                std::max(size.rows, needed.rows + 1), std::max(size.columns, needed.columns + 2)};
    }
    return polyomino::blank_draft(lattice, size);
}

using Point3 = std::array<double, 3>;

Point3 middle_of(const std::vector<Cell>& cells, const polyomino::Lattice& lattice) {
    Point3 middle{};
    for (const Cell cell : cells) {
        const Point3 centre = lattice.centre_of(polyomino::folded(lattice, cell));
        for (int axis = 0; axis < 3; ++axis) {
            at(middle, axis) += at(centre, axis) / int_size(cells);
        }
    }
    return middle;
}

// Returns the shape's cells where they lie as near to the middle of the desk as can be.
std::vector<Cell> in_the_middle(const polyomino::Lattice& lattice, const std::vector<Cell>& desk,
                                const Shape& shape) {
    const std::set<Cell> offered(desk.begin(), desk.end());
    const Point3 middle = middle_of(desk, lattice);
    std::vector<Cell> best;
    double least = std::numeric_limits<double>::max();
    for (const Cell first : desk) {
        std::vector<Cell> cells;
        for (const Cell part : shape.cells) {
            cells.push_back(first + part - shape.cells.front());
        }
        if (!std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return offered.contains(cell); })) {
            continue;
        }
        const Point3 place = middle_of(cells, lattice);
        const double away = std::hypot(place[0] - middle[0], place[1] - middle[1], place[2] - middle[2]);
        if (away < least) {
            least = away;
            best = std::move(cells);
        }
    }
    return best;
}

// Keeps a drawn piece where it was drawn; centres one that changed in another way. Returns true if it did so.
bool renew_drawing(PieceDesk& desk, const Level& level) {
    const Shape shape = desk.piece < int_size(level.pieces) ? at(level.pieces, desk.piece).shape : Shape();
    const bool is_same = desk.drawn.size() > 0 && desk.lattice == level.lattice;
    if (is_same && drawn_shape(desk.drawn) == shape) {
        return false;
    }
    desk.lattice = level.lattice;
    if (level.lattice == nullptr) {
        desk.drawn = laid_on_desk(shape);
        return true;
    }
    const polyomino::FramedDraft made = desk_for(*level.lattice, shape);
    desk.frame = made.frame;
    desk.drawn = Grid<bool>(made.draft.board.rows(), made.draft.board.columns(), false);
    for (const Cell cell : in_the_middle(*level.lattice, desk.frame.cells, shape)) {
        desk.drawn[cell] = true;
    }
    return true;
}

// Slots in rows that are about equally long.
struct SlotRows {
    float slot = largest_slot;
    int in_row = 1;
    int rows = 1;

    static float length_of(int count, float slot) { return static_cast<float>(count) * (slot + gap) - gap; }
    float width() const { return length_of(in_row, slot); }
    float height() const { return length_of(rows, slot); }
};

// Returns the largest slots, up to `largest` and down to the least, of which `count` fit into the area.
SlotRows rows_of_slots(Point area, int count, float largest) {
    const auto rows_of = [&](float slot) {
        const int fitting = std::max(static_cast<int>((area.x + gap) / (slot + gap)), 1);
        const int rows = (count + fitting - 1) / fitting;
        return SlotRows{slot, (count + rows - 1) / rows, rows};
    };
    SlotRows rows = rows_of(largest);
    while (rows.slot > least_slot && rows.height() > area.y) {
        rows = rows_of(rows.slot - 1);
    }
    return rows;
}

std::vector<Rect> slots_from(Point corner, const SlotRows& rows, int count, float bottom) {
    std::vector<Rect> slots;
    for (int index = 0; index < count; ++index) {
        const Point place =
            Point{static_cast<float>(index % rows.in_row), static_cast<float>(index / rows.in_row)} *
            (rows.slot + gap);
        const Rect slot{corner.x + place.x, corner.y + place.y, rows.slot, rows.slot};
        if (slot.bottom() <= bottom + 1) {  // the others are selected by number
            slots.push_back(slot);
        }
    }
    return slots;
}

// The list of pieces, and the room for drawing beside or below it.
struct DeskPlan {
    SlotRows rows;
    Rect drawing;
    bool is_beside = false;

    float worth() const {
        return std::min(drawing.width, drawing.height) * std::min(rows.slot / usual_slot, 1.0F);
    }
};

DeskPlan plan_of_desk(Rect area, int count, bool is_beside) {
    const float largest = area.width < roomy_desk ? usual_slot : largest_slot;
    const Point room =
        is_beside ? Point{area.width * 0.45F, area.height} : Point{area.width, area.height * 0.4F};
    const SlotRows rows = rows_of_slots(room, count, largest);
    is_beside ? area.take_left(rows.width() + desk_margin) : area.take_top(rows.height() + desk_margin);
    return {rows, area, is_beside};
}

void fit_grid(PieceDesk& desk, const Level& level, const Rect& area, float pixel) {
    const GridFit fit{area, pixel, largest_cell};
    if (level.lattice == nullptr) {
        fit_squares(desk.grid, desk.drawn.rows(), desk.drawn.columns(), fit);
    } else {
        fit_frame(desk.grid, level, desk.frame, fit);
    }
}

PolyominoEdit draw_cell(PieceDesk& desk, const Level& level, Cell cell, bool goes_on) {
    if (desk.drawn[cell] == *desk.pen) {
        return PolyominoEdit::view_changed();
    }
    Grid<bool> drawn = desk.drawn;
    drawn[cell] = *desk.pen;
    const Shape shape = drawn_shape(drawn);
    if (shape.size() == 0) {
        return {true, {}, false, {}, say("a piece has at least one cell")};
    }
    desk.drawn = std::move(drawn);
    polyomino::Piece piece =
        desk.piece < int_size(level.pieces) ? at(level.pieces, desk.piece) : polyomino::Piece();
    const polyomino::PieceStyle style = piece.style;
    const bool is_new = desk.piece == int_size(level.pieces);
    const bool can_flip =
        is_new && level.lattice != nullptr ? polyomino::may_flip_by_default(*level.lattice) : piece.can_flip;
    piece = polyomino::make_piece(level.lattice, piece.name, shape, piece.count, can_flip, piece.can_turn);
    piece.style = style;
    return PolyominoEdit::change(polyomino::with_piece(level, desk.piece, std::move(piece)), goes_on);
}

PolyominoEdit begin_stroke(PieceDesk& desk, const Level& level, Cell cell) {
    desk.pen = !desk.drawn[cell];
    return draw_cell(desk, level, cell, false);
}

// Adds a sentence about the cursor's cell, for screen readers.
PolyominoEdit with_announcement(PolyominoEdit edit, const PieceDesk& desk) {
    const Cell cell = *desk.grid.cursor.cell;
    const polyomino::Site place = desk.grid.place_of(cell) + polyomino::Site{1, 1, 1};
    if (desk.grid.layers) {
        edit.aloud = desk.drawn[cell]
                         ? say("layer {}, row {}, column {}: drawn", place.layer, place.row, place.column)
                         : say("layer {}, row {}, column {}: empty", place.layer, place.row, place.column);
    } else {
        edit.aloud = desk.drawn[cell] ? say("row {}, column {}: drawn", place.row, place.column)
                                      : say("row {}, column {}: empty", place.row, place.column);
    }
    return edit;
}

PolyominoEdit pressed(PieceDesk& desk, const Level& level, Point point) {
    for (int index = 0; index < int_size(desk.slots); ++index) {
        if (at(desk.slots, index).inset(-gap / 2).contains(point)) {
            desk.piece = index;
            return PolyominoEdit::view_changed();
        }
    }
    const std::optional<Cell> cell = desk.grid.cell_at(point);
    return cell ? begin_stroke(desk, level, *cell) : PolyominoEdit::ignored();
}

void draw_in_slot(Painter& painter, const Level& level, int index, const Rect& rect) {
    const polyomino::Piece& piece = at(level.pieces, index);
    const Rect bounds = tiling_of(level).bounds_of(piece.shape.cells);
    const float cell = rect.width * 0.82F / std::max({bounds.width, bounds.height, 3.0F});
    const Point corner = rect.centre() - bounds.centre() * cell;
    PieceLook look;
    look.color = piece_color(painter.theme(), level, index);
    draw_piece(painter, piece.shape, loose_spot(level, corner, cell), look);
    if (piece.count > 1) {
        const std::string badge = "\xC3\x97" + std::to_string(piece.count);
        const float width = Painter::text_width(badge, TextSize::small) + 6;
        const Rect ground{rect.right() - width - 4, rect.bottom() - 20, width, 16};
        painter.fill(ground, painter.theme().surface, 8);
        painter.text(ground.centre(), badge, painter.theme().text, TextSize::small, Align::centre);
    }
}

void draw_slots(Painter& painter, const PieceDesk& desk, const Level& level) {
    const Theme& theme = painter.theme();
    for (int index = 0; index < int_size(desk.slots); ++index) {
        const Rect& slot = at(desk.slots, index);
        painter.fill(slot, theme.surface, 10);
        if (index < int_size(level.pieces)) {
            draw_in_slot(painter, level, index, slot);
        } else {
            painter.icon(Icon::add, slot.centre(), std::min(slot.width * 0.5F, 26.0F), theme.quiet);
        }
        const bool is_chosen = index == desk.piece;
        painter.frame(slot, is_chosen ? theme.accent : theme.line, is_chosen ? 2.5F : 1, 10);
    }
}

}  // namespace

void lay_out_desk(PieceDesk& desk, const Level& level, const Scene& scene) {
    const bool is_renewed = renew_drawing(desk, level);
    const Rect area = free_area(scene).inset(desk_margin);
    if (desk.pen && !is_renewed && area == desk.area) {
        return;  // nothing moves below the finger that draws
    }
    desk.area = area;
    const int count = int_size(level.pieces) + 1;
    const DeskPlan beside = plan_of_desk(area, std::max(count, usual_count), true);
    const DeskPlan above = plan_of_desk(area, std::max(count, usual_count), false);
    const DeskPlan& plan = above.worth() > beside.worth() ? above : beside;
    fit_grid(desk, level, plan.drawing, scene.pixel);
    const Rect drawing = desk.grid.canvas.board();
    const Point spare =
        Point{plan.drawing.width - drawing.width, plan.drawing.height - drawing.height} * 0.5F;
    const float free_width = area.width - plan.rows.width();
    const Point corner = plan.is_beside ? Point{area.x + spare.x, drawing.y}
                                        : Point{area.x + free_width / 2, area.y + spare.y};
    const float lowest = area.bottom() - plan.rows.height();
    desk.slots = slots_from({std::floor(corner.x), std::floor(std::max(std::min(corner.y, lowest), area.y))},
                            plan.rows, count, area.bottom());
    desk.has_all_slots = int_size(desk.slots) == count;
}

PolyominoEdit desk_input(PieceDesk& desk, const Level& level, const InputEvent& event) {
    if (event.kind != InputKind::key && event.kind != InputKind::press && !desk.pen) {
        return PolyominoEdit::ignored();
    }
    if (desk.grid.move(event)) {
        return with_announcement(PolyominoEdit::view_changed(), desk);
    }
    if (desk.grid.cursor.taps(event)) {
        PolyominoEdit edit = begin_stroke(desk, level, *desk.grid.cursor.cell);
        desk.pen.reset();
        return with_announcement(std::move(edit), desk);
    }
    if (event.kind == InputKind::press) {
        desk.grid.cursor.cell.reset();
        return pressed(desk, level, event.at);
    }
    if (event.kind == InputKind::move) {
        const std::optional<Cell> cell = desk.grid.cell_at(event.at);
        return cell ? draw_cell(desk, level, *cell, true) : PolyominoEdit::view_changed();
    }
    const bool was_drawing = event.kind != InputKind::key && std::exchange(desk.pen, std::nullopt);
    return was_drawing ? PolyominoEdit::view_changed() : PolyominoEdit::ignored();
}

void draw_desk(Painter& painter, const PieceDesk& desk, const Level& level, const Scene& scene) {
    const Theme& theme = painter.theme();
    draw_slots(painter, desk, level);
    painter.fill(desk.grid.canvas.board().inset(-6), theme.surface, 12);
    draw_places(painter, desk.grid);
    const Shape shape = drawn_shape(desk.drawn);
    if (shape.size() > 0) {
        Cell corner{desk.drawn.rows(), desk.drawn.columns()};
        for (int index = 0; index < desk.drawn.size(); ++index) {
            const Cell cell = desk.drawn.cell(index);
            corner = desk.drawn[index]
                         ? Cell{std::min(corner.row, cell.row), std::min(corner.column, cell.column)}
                         : corner;
        }
        PieceLook look;
        look.color = piece_color(theme, level, desk.piece);
        draw_piece(painter, shape, desk.grid.canvas.spot_of(corner), look);
    }
    if (scene.has_keyboard_focus) {
        frame_grid_cursor(painter, desk.grid);
    }
}

}  // namespace tessera
