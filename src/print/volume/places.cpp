#include "print/volume/places.h"

#include "base/index.h"
#include "print/any_drawing.h"
#include "print/paper/text_width.h"
#include "print/qr_code.h"
#include "print/volume/packing.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tessera {

namespace {

constexpr double place_gap = 8;      // between puzzles, in millimetres; likewise below
constexpr double place_head = 7.5;   // the line with number and facts
constexpr double chapter_head = 15;  // on the first page of a chapter
constexpr double inner_gap = 3.5;    // between board, parts and code
constexpr double widest_code = 24;
constexpr double least_module = 0.33;
constexpr double tray_gap = 0.5;  // between small parts, in their cells
constexpr double largest_tray_cell = 4.5;
constexpr double least_tray_cell = 2.8;
constexpr double least_layer_cell = 3.5;
constexpr Type number_type{4.6, true};
constexpr Type facts_type{2.9, false, true, Type::Edge::right};
constexpr Type chapter_type{6.5, true};
constexpr Type remark_type{3.3, false, true};
constexpr std::array<int, 4> page_counts = {6, 4, 2, 1};

// Where the things of a puzzle lie in its place, in millimetres from its corner.
struct Layout {
    PaperPoint code;
    PaperPoint tray;
    Packing parts;  // in cells of the tray
    double tray_cell = 0;
};

std::optional<Grid<char>> code_of(const VolumePuzzle& puzzle) {
    const Result<Grid<char>> modules = qr_modules(puzzle.link);
    return puzzle.link.empty() || !modules ? std::nullopt : std::optional(*modules);
}

double module_of(const Grid<char>& modules) {
    return std::max(widest_code / (modules.columns() + 2 * quiet_zone), least_module);
}

double side_of_code(const VolumePuzzle& puzzle) {
    const auto modules = code_of(puzzle);
    return modules ? module_of(*modules) * (modules->columns() + 2 * quiet_zone) : 0;
}

std::vector<Extent> part_sizes(const AnySession& session) {
    std::vector<Extent> sizes;
    for (const Part& part : has_small_parts(session) ? parts(session) : std::vector<Part>()) {
        sizes.push_back(part.size);
    }
    return sizes;
}

// Fills a box with small parts, as large as they can be; nothing: they have no room.
bool fill_tray(Layout& layout, const std::vector<Extent>& sizes, PaperPoint corner, Extent room) {
    layout.tray = corner;
    for (double cell = largest_tray_cell; cell >= least_tray_cell; cell *= 0.96) {
        layout.parts = packed(sizes, 0, {room.columns / cell, 0}, tray_gap);
        layout.tray_cell = cell;
        if (layout.parts.size.columns * cell <= room.columns && layout.parts.size.rows * cell <= room.rows) {
            return true;
        }
    }
    return sizes.empty();
}

// Puts the code and then the parts into a column beside the board.
std::optional<Layout> beside_board(const VolumePuzzle& puzzle, Extent board, Extent place) {
    const double side = side_of_code(puzzle);
    const double left = board.columns + inner_gap;
    Layout layout;
    layout.code = {place.columns - side, place_head};
    const double top = place_head + (side > 0 ? side + inner_gap / 2 : 0);
    const Extent room{place.columns - left, place.rows - top};
    const bool fits = place_head + board.rows <= place.rows && left + side <= place.columns && room.rows >= 0;
    return fits && fill_tray(layout, part_sizes(puzzle.session), {left, top}, room) ? std::optional(layout)
                                                                                    : std::nullopt;
}

// Puts the parts below the board, and the code to their right.
std::optional<Layout> below_board(const VolumePuzzle& puzzle, Extent board, Extent place) {
    const double side = side_of_code(puzzle);
    const double top = place_head + board.rows + inner_gap;
    Layout layout;
    layout.code = {place.columns - side, top};
    const Extent room{place.columns - (side > 0 ? side + inner_gap : 0), place.rows - top};
    const bool fits = board.columns <= place.columns && room.rows >= side;
    return fits && fill_tray(layout, part_sizes(puzzle.session), {0, top}, room) ? std::optional(layout)
                                                                                 : std::nullopt;
}

std::optional<Layout> layout_of(const VolumePuzzle& puzzle, double cell, Extent place) {
    const Extent size = board_size(puzzle.session);
    const Extent board{size.columns * cell, size.rows * cell};
    const std::optional<Layout> beside = beside_board(puzzle, board, place);
    const std::optional<Layout> below = below_board(puzzle, board, place);
    return !below || (beside && beside->tray_cell >= below->tray_cell) ? beside : below;
}

// Returns the side of a cell of the puzzle's board: that of its family or, in layers, the largest for which there is room.
std::optional<double> fitting_cell(const VolumePuzzle& puzzle, double cell, Extent place) {
    while (is_in_layers(puzzle.session) && cell > least_layer_cell && !layout_of(puzzle, cell, place)) {
        cell *= 0.97;
    }
    return layout_of(puzzle, cell, place) ? std::optional(cell) : std::nullopt;
}

Extent grid_of(int per_page) {
    return per_page == 6 ? Extent{2, 3} : per_page == 4 ? Extent{2, 2} : Extent{1, double(per_page)};
}

// All places are as those of a chapter's first page, so that its pages look alike.
Extent size_of_place(const Book& book, int per_page) {
    const PaperBox area = book.area();
    const Extent grid = grid_of(per_page);
    return {(area.width - (grid.columns - 1) * place_gap) / grid.columns,
            (area.height - chapter_head - (grid.rows - 1) * place_gap) / grid.rows};
}

// Returns how many puzzles of the chapter a page has; 0: with such cells not even one.
int fitting_count(const Book& book, const Chapter& chapter, int wanted, double cell) {
    for (const int per_page : page_counts) {
        const Extent place = size_of_place(book, per_page);
        const bool fits =
            (wanted == 0 || wanted == per_page) &&
            std::all_of(chapter.puzzles.begin(), chapter.puzzles.end(),
                        [&](const VolumePuzzle& puzzle) { return fitting_cell(puzzle, cell, place); });
        if (fits) {
            return per_page;
        }
    }
    return 0;
}

void write_head(Book& book, const VolumePuzzle& puzzle, int number, const PaperBox& place) {
    std::string words;
    for (const Sentence& fact : facts(puzzle.session)) {
        words += (words.empty() ? "" : " \xC2\xB7 ") + book.in_words(fact);
    }
    const double base = place.top + number_type.size;
    const std::string label = std::to_string(number);
    book.write(place.left, base, number_type, label);
    const double taken = bold_text_width(label, number_type.size) + 2;
    if (!puzzle.name.pattern.empty()) {
        book.write(place.left + taken, base, {3.6, true}, book.in_words(puzzle.name));
        book.write(place.left + place.width, base, facts_type, words);
        return;
    }
    Type type = facts_type;
    type.edge = Type::Edge::left;
    book.write(place.left + taken, base, type, words);
}

void draw_small_parts(Book& book, const AnySession& session, const Layout& layout, const PaperBox& place) {
    const std::vector<Part> all = has_small_parts(session) ? parts(session) : std::vector<Part>();
    const Pen pen(book.svg(), place.left + layout.tray.x, place.top + layout.tray.y, layout.tray_cell);
    book.svg().open("g", {{"class", "parts"}});
    for (int index = 0; index < int_size(all); ++index) {
        Pen corner = pen.moved(at(layout.parts.corners, index));
        draw_part(corner, session, at(all, index));
    }
    book.svg().close();
}

void draw_code_of(Book& book, const VolumePuzzle& puzzle, const Layout& layout, const PaperBox& place) {
    if (const auto modules = code_of(puzzle)) {
        book.open_link(puzzle.link);
        draw_qr(book.svg(), *modules, place.left + layout.code.x, place.top + layout.code.y,
                module_of(*modules));
        book.close_link();
    }
}

void draw_in_place(Book& book, const VolumePuzzle& puzzle, int number, const PaperBox& place,
                   double cell_of_family) {
    const Extent size{place.width, place.height};
    const double cell = fitting_cell(puzzle, cell_of_family, size).value_or(cell_of_family);
    const std::optional<Layout> layout = layout_of(puzzle, cell, size);
    book.svg().open("g", {{"class", "puzzle"}});
    write_head(book, puzzle, number, place);
    Pen pen(book.svg(), place.left, place.top + place_head, cell);
    pen.open_group("board");
    draw_board(pen, puzzle.session, {});
    pen.close_group();
    draw_small_parts(book, puzzle.session, *layout, place);
    draw_code_of(book, puzzle, *layout, place);
    book.svg().close();
}

void write_chapter_head(Book& book, const Chapter& chapter) {
    const PaperBox area = book.area();
    book.write(area.left, area.top + 5, chapter_type, book.in_words(chapter.title));
    if (!chapter.remark.pattern.empty()) {
        const std::string remark = book.in_words(chapter.remark);
        book.write(area.left, area.top + 11, remark_type,
                   wrapped(remark, remark_type.size, area.width).front());
    }
}

}  // namespace

double cell_of_family(const Book& book, const VolumePlan& plan, const VolumeOptions& options,
                      std::string_view family) {
    double cell = book_cell(family);
    for (const Chapter& chapter : plan.chapters) {
        Chapter own = chapter;
        own.puzzles.erase(
            std::remove_if(own.puzzles.begin(), own.puzzles.end(),
                           [&](const VolumePuzzle& puzzle) { return family_id(puzzle.session) != family; }),
            own.puzzles.end());
        while (cell > 1 && fitting_count(book, own, options.per_page, cell) == 0) {
            cell *= 0.97;
        }
    }
    return cell;
}

std::vector<int> add_chapter(Book& book, const Chapter& chapter, const VolumeOptions& options, int first,
                             double cell) {
    const int per_page = std::max(fitting_count(book, chapter, options.per_page, cell), 1);
    const Extent size = size_of_place(book, per_page);
    const int columns = static_cast<int>(grid_of(per_page).columns);
    std::vector<int> pages;
    for (int index = 0; index < int_size(chapter.puzzles); ++index) {
        const int slot = index % per_page;
        if (slot == 0) {
            book.begin_page(chapter.title);
        }
        if (index == 0) {
            write_chapter_head(book, chapter);
        }
        const PaperBox area = book.area();
        const double top = area.top + (index < per_page ? chapter_head : chapter_head / 2);
        const PaperBox place{area.left + slot % columns * (size.columns + place_gap),
                             top + slot / columns * (size.rows + place_gap), size.columns, size.rows};
        if (slot > 0 && slot % columns == 0) {
            book.rule(area.left, area.left + area.width, place.top - place_gap / 2);
        }
        draw_in_place(book, at(chapter.puzzles, index), first + index, place, cell);
        pages.push_back(book.page_count() - 1);
    }
    return pages;
}

}  // namespace tessera
