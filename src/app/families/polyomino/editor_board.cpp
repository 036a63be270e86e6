#include "app/families/polyomino/editor.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

// The page of the board: which cells are part of it, on which lattice.

namespace tessera {

using polyomino::FramedDraft;
using polyomino::FrameSize;
using polyomino::Lattice;
using polyomino::Level;
using polyomino::Square;

namespace {

constexpr float largest_cell = 90;
constexpr float board_margin = 18;

struct LatticeCaption {
    std::string_view name;
    std::string_view caption;
};
constexpr std::array<LatticeCaption, 6> lattice_captions = {{{"square", "squares"},
                                                             {"hexagonal", "hexagons"},
                                                             {"triangular", "triangles"},
                                                             {"diagonal", "diamonds"},
                                                             {"cubic", "cubes"},
                                                             {"sphere", "balls"}}};

// Returns the cell and its mirror images, as far as mirrors are on.
std::vector<Cell> mirrored(const PolyominoEditor& editor, const Level& level, Cell cell) {
    std::vector<Cell> cells{cell};
    if (level.lattice != nullptr) {
        return cells;
    }
    const Cell across{cell.row, level.board.columns() - 1 - cell.column};
    const Cell down{level.board.rows() - 1 - cell.row, cell.column};
    if (editor.mirrors_columns) {
        cells.push_back(across);
    }
    if (editor.mirrors_rows) {
        cells.push_back(down);
    }
    if (editor.mirrors_columns && editor.mirrors_rows) {
        cells.push_back({down.row, across.column});
    }
    return cells;
}

PolyominoEdit paint(PolyominoEditor& editor, const Level& level, Cell cell, bool goes_on) {
    Level next = level;
    for (const Cell each : mirrored(editor, level, cell)) {
        next = polyomino::with_square(std::move(next), each, *editor.brush);
    }
    if (level.lattice != nullptr && open_cell_count(next) == 0) {
        return {true, {}, false, {}, say("a board has at least one cell")};
    }
    return next == level ? PolyominoEdit::view_changed() : PolyominoEdit::change(std::move(next), goes_on);
}

PolyominoEdit begin_stroke(PolyominoEditor& editor, const Level& level, Cell cell) {
    editor.brush = level.board[cell] == Square::open ? Square::blocked : Square::open;
    return paint(editor, level, cell, false);
}

Sentence about_cell(const EditGrid& grid, Cell cell, bool is_open) {
    const polyomino::Site place = grid.place_of(cell) + polyomino::Site{1, 1, 1};
    if (grid.layers) {
        return is_open ? say("layer {}, row {}, column {}: part of the board", place.layer, place.row,
                             place.column)
                       : say("layer {}, row {}, column {}: not part of the board", place.layer, place.row,
                             place.column);
    }
    return is_open ? say("row {}, column {}: part of the board", place.row, place.column)
                   : say("row {}, column {}: not part of the board", place.row, place.column);
}

// Adds a sentence about the cursor's cell, for screen readers.
PolyominoEdit with_announcement(PolyominoEdit edit, const PolyominoEditor& editor, const Level& level) {
    const Level& now = edit.level ? *edit.level : level;
    const Cell cell = *editor.grid.cursor.cell;
    edit.aloud = about_cell(editor.grid, cell, now.board[cell] == Square::open);
    return edit;
}

// True if the editor's frame is on the draft's grid and has all of its open cells.
bool has_frame_of(const PolyominoEditor& editor, const Level& level) {
    if (editor.framed_lattice != level.lattice ||
        editor.framed_extent != Cell{level.board.rows(), level.board.columns()}) {
        return false;
    }
    const auto open = std::count_if(editor.frame.cells.begin(), editor.frame.cells.end(),
                                    [&](Cell cell) { return level.board[cell] == Square::open; });
    return open == open_cell_count(level);
}

void take_frame(PolyominoEditor& editor, const Level& level, polyomino::BoardFrame frame) {
    editor.frame = std::move(frame);
    editor.framed_lattice = level.lattice;
    editor.framed_extent = {level.board.rows(), level.board.columns()};
}

PolyominoEdit change_to(PolyominoEditor& editor, FramedDraft made) {
    editor.grid.cursor.cell.reset();
    take_frame(editor, made.draft, std::move(made.frame));
    return PolyominoEdit::change(std::move(made.draft));
}

int index_of(const Lattice* lattice) {
    const std::string_view name = lattice == nullptr ? lattice_captions.front().name : lattice->name;
    const auto* const found = std::find_if(lattice_captions.begin(), lattice_captions.end(),
                                           [&](const LatticeCaption& each) { return each.name == name; });
    return static_cast<int>(found - lattice_captions.begin());
}

// A regular polygon; without corners a disc.
struct CellGlyph {
    int corners = 0;
    float first = 0;         // the angle of a corner, in turns
    bool has_edges = false;  // from the middle to every second corner, as a cube has them
};
// In the order of lattice_captions.
constexpr std::array<CellGlyph, 6> cell_glyphs = {
    {{4, 0.125F}, {6, 0.25F}, {3, 0.75F}, {4, 0}, {6, 0.25F, true}, {}}};

Point point_around(Point middle, float radius, float turns) {
    const float angle = turns * 2 * std::numbers::pi_v<float>;
    return middle + Point{std::cos(angle), std::sin(angle)} * radius;
}

void draw_cell_glyph(Painter& painter, const CellGlyph& glyph, const Rect& rect) {
    const Theme& theme = painter.theme();
    const Color fill = mix(theme.surface, theme.accent, 0.8F);
    const float radius = std::min(rect.width, rect.height) / 2;
    if (glyph.corners == 0) {
        painter.circle(rect.centre(), radius, fill);
        return painter.circle(rect.centre() - Point{radius, radius} * 0.3F, radius * 0.25F,
                              lighter(fill, 0.6F));
    }
    std::vector<Point> corners;
    corners.reserve(static_cast<std::size_t>(glyph.corners));
    for (int corner = 0; corner < glyph.corners; ++corner) {
        corners.push_back(
            point_around(rect.centre(), radius,
                         glyph.first + static_cast<float>(corner) / static_cast<float>(glyph.corners)));
    }
    painter.polygon(corners, fill);
    for (int corner = 0; glyph.has_edges && corner < glyph.corners; corner += 2) {
        painter.path({rect.centre(), at(corners, corner)}, theme.surface, 1.5F, false);
    }
}

MakerField lattice_field(const Level& level) {
    MakerField field{"lattice", "Shape of the cells",           index_of(level.lattice),
                     0,         int_size(lattice_captions) - 1, ""};
    field.is_choice = true;
    field.is_small = true;
    for (const LatticeCaption& each : lattice_captions) {
        field.choices.push_back(each.caption);
    }
    field.picture = [](Painter& painter, int choice, const Rect& rect) {
        draw_cell_glyph(painter, at(cell_glyphs, choice), rect);
    };
    return field;
}

// Returns the most cells of one side of a frame where the others stay as they are.
int most_for(const Lattice& lattice, int others, int now) {
    const int most = lattice.is_in_space
                         ? std::min(polyomino::most_side_in_space, polyomino::most_cells_on_lattice / others)
                         : polyomino::max_flat_frame;
    return std::max(most, now);
}

std::vector<MakerField> frame_fields(const PolyominoEditor& editor, const Level& level) {
    // A draft may be new, and its frame not laid out yet.
    const FrameSize size = has_frame_of(editor, level) ? editor.frame.size : polyomino::frame_of(level).size;
    std::vector<MakerField> fields{lattice_field(level)};
    if (level.lattice->is_in_space) {
        fields.push_back({"layers", "Layers", size.layers, 1,
                          most_for(*level.lattice, size.rows * size.columns, size.layers), ""});
    }
    fields.push_back({"columns", "Columns", size.columns, 1,
                      most_for(*level.lattice, size.layers * size.rows, size.columns), ""});
    fields.push_back(
        {"rows", "Rows", size.rows, 1, most_for(*level.lattice, size.layers * size.columns, size.rows), ""});
    return fields;
}

PolyominoEdit set_lattice(PolyominoEditor& editor, const Level& level, int value) {
    const Lattice* const lattice = polyomino::lattice_called(at(lattice_captions, value).name);
    if (index_of(level.lattice) == value || lattice == nullptr) {
        return PolyominoEdit::view_changed();
    }
    editor.desk = {};
    FramedDraft made =
        value == 0 ? FramedDraft{polyomino::blank_draft(), {}} : polyomino::blank_draft(*lattice);
    sign<Polyomino>(made.draft, credits_of<Polyomino>(level));
    return change_to(editor, std::move(made));
}

PolyominoEdit start(PolyominoEditor& editor, const Level& level, int choice) {
    if (choice == 0) {
        return PolyominoEdit::view_changed();
    }
    editor.desk = {};
    return change_to(editor, started(level, choice));
}

// Adds boards to start from, also where pieces are drawn already: so no row moves when a board is cut, and undo brings the
// pieces back.
std::vector<MakerField> with_start(const Level& level, std::vector<MakerField> fields) {
    fields.insert(fields.begin(), start_field(level));
    return fields;
}

}  // namespace

void lay_out_board_page(PolyominoEditor& editor, const Level& level, const Scene& scene) {
    const GridFit fit{free_area(scene).inset(board_margin), scene.pixel, largest_cell};
    if (level.lattice == nullptr) {
        fit_squares(editor.grid, level.board.rows(), level.board.columns(), fit);
        return;
    }
    if (!has_frame_of(editor, level)) {
        take_frame(editor, level, polyomino::frame_of(level));
    }
    fit_frame(editor.grid, level, editor.frame, fit);
}

PolyominoEdit board_page_input(PolyominoEditor& editor, const Level& level, const InputEvent& event) {
    EditCursor& cursor = editor.grid.cursor;
    const std::optional<Cell> cell = editor.grid.cell_at(event.at);
    if (!editor.brush && editor.grid.look(event)) {
        return PolyominoEdit::view_changed();
    }
    if (editor.grid.move(event)) {
        return with_announcement(PolyominoEdit::view_changed(), editor, level);
    }
    if (cursor.taps(event)) {
        PolyominoEdit edit = begin_stroke(editor, level, *cursor.cell);
        editor.brush.reset();
        return with_announcement(std::move(edit), editor, level);
    }
    if (event.kind == InputKind::press && cell) {
        cursor.cell.reset();
        return begin_stroke(editor, level, *cell);
    }
    if (event.kind == InputKind::move && editor.brush) {
        return cell ? paint(editor, level, *cell, true) : PolyominoEdit::view_changed();
    }
    if (event.kind == InputKind::release || event.kind == InputKind::cancel) {
        const bool was_painting = std::exchange(editor.brush, std::nullopt).has_value();
        return was_painting ? PolyominoEdit::view_changed() : PolyominoEdit::ignored();
    }
    return PolyominoEdit::ignored();
}

std::vector<MakerField> board_page_fields(const PolyominoEditor& editor, const Level& level) {
    if (level.lattice != nullptr) {
        return with_start(level, frame_fields(editor, level));
    }
    const int widest = std::max(polyomino::max_draft_side, level.board.columns());
    const int highest = std::max(polyomino::max_draft_side, level.board.rows());
    return with_start(
        level, {lattice_field(level),
                {"columns", "Columns", level.board.columns(), 1, widest, ""},
                {"rows", "Rows", level.board.rows(), 1, highest, ""},
                {"mirrors_columns", "Mirror left and right", editor.mirrors_columns ? 1 : 0, 0, 1, "", true},
                {"mirrors_rows", "Mirror above and below", editor.mirrors_rows ? 1 : 0, 0, 1, "", true}});
}

PolyominoEdit set_board_field(PolyominoEditor& editor, const Level& level, std::string_view name, int value) {
    if (name == "lattice") {
        return set_lattice(editor, level, value);
    }
    if (name == "start") {
        return start(editor, level, value);
    }
    if (name == "mirrors_rows" || name == "mirrors_columns") {
        (name == "mirrors_rows" ? editor.mirrors_rows : editor.mirrors_columns) = value != 0;
        return PolyominoEdit::view_changed();
    }
    if (level.lattice == nullptr) {
        editor.grid.cursor.cell.reset();
        const bool is_rows = name == "rows";
        return PolyominoEdit::change(polyomino::resized(level, is_rows ? value : level.board.rows(),
                                                        is_rows ? level.board.columns() : value));
    }
    FrameSize size = editor.frame.size;
    (name == "rows" ? size.rows : name == "columns" ? size.columns : size.layers) = value;
    return change_to(editor, polyomino::framed(level, editor.frame, size));
}

Level emptied(const PolyominoEditor& editor, const Level& level) {
    Level next = level;
    if (level.lattice == nullptr) {
        next.board = Grid<Square>(level.board.rows(), level.board.columns(), Square::open);
    } else if (has_frame_of(editor, level)) {
        for (const Cell cell : editor.frame.cells) {
            next.board[cell] = Square::open;
        }
    }
    return polyomino::with_givens(std::move(next), {});
}

}  // namespace tessera
