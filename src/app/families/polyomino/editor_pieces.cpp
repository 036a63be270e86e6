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
constexpr float widest_list = 4 * largest_slot + 3 * gap;

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

// Keeps a drawn piece where it was drawn; centres one that changed in another way.
void renew_drawing(PieceDesk& desk, const Level& level) {
    const Shape shape = desk.piece < int_size(level.pieces) ? at(level.pieces, desk.piece).shape : Shape();
    const bool is_same = desk.drawn.size() > 0 && desk.lattice == level.lattice;
    if (is_same && drawn_shape(desk.drawn) == shape) {
        return;
    }
    desk.lattice = level.lattice;
    if (level.lattice == nullptr) {
        desk.drawn = laid_on_desk(shape);
        return;
    }
    const polyomino::FramedDraft made = desk_for(*level.lattice, shape);
    desk.frame = made.frame;
    desk.drawn = Grid<bool>(made.draft.board.rows(), made.draft.board.columns(), false);
    for (const Cell cell : in_the_middle(*level.lattice, desk.frame.cells, shape)) {
        desk.drawn[cell] = true;
    }
}

// Returns the largest slots of which `count` fit into the area.
std::vector<Rect> slots_in(const Rect& area, int count) {
    const auto in_row = [&](float slot) {
        return std::max(static_cast<int>((area.width + gap) / (slot + gap)), 1);
    };
    float slot = largest_slot;
    const auto height = [&] {
        return std::ceil(static_cast<float>(count) / static_cast<float>(in_row(slot))) * (slot + gap) - gap;
    };
    while (slot > 12 && height() > area.height) {
        slot -= 1;
    }
    std::vector<Rect> slots;
    for (int index = 0; index < count; ++index) {
        const auto column = static_cast<float>(index % in_row(slot));
        const int line = index / in_row(slot);
        const auto row = static_cast<float>(line);
        const Rect place{area.x + column * (slot + gap), area.y + row * (slot + gap), slot, slot};
        if (place.bottom() <= area.bottom() + 1) {  // the others are selected by number
            slots.push_back(place);
        }
    }
    return slots;
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
        painter.text({rect.right() - 5, rect.bottom() - 9}, "\xC3\x97" + std::to_string(piece.count),
                     painter.theme().text, TextSize::small, Align::right);
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
    renew_drawing(desk, level);
    Rect area = free_area(scene).inset(desk_margin);
    const bool is_wide = area.width > area.height * 1.2F;
    Rect list = is_wide ? area.take_left(std::min(area.width * 0.45F, widest_list))
                        : area.take_top(area.height * 0.4F);
    (is_wide ? area.take_left(desk_margin) : area.take_top(desk_margin));
    fit_grid(desk, level, area, scene.pixel);
    if (is_wide) {  // next to each other, in the middle
        const Rect drawing = desk.grid.canvas.board();
        const float spare = std::floor((area.width - drawing.width) / 2);
        fit_grid(desk, level, {area.x + spare / 2, area.y, area.width - spare, area.height}, scene.pixel);
        list = {list.x + spare / 2, drawing.y, list.width, area.bottom() - drawing.y};
    }
    desk.slots = slots_in(list, int_size(level.pieces) + 1);
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
