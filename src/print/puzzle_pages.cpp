#include "print/puzzle_pages.h"

#include "base/index.h"
#include "print/any_drawing.h"
#include "print/arrangement.h"
#include "print/paper/text_width.h"
#include "print/qr_code.h"

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

constexpr double gap = 9;  // between puzzles, in millimetres
constexpr Type title_type{5, true};
constexpr Type small_type{3.1, false, true};
constexpr Type label_type{3.1, true, true};
constexpr double title_height = 8;
constexpr double line_height = 4.2;
constexpr double least_wide_place = 120;
constexpr double usual_module = 0.45;  // of a QR code, scannable from reading distance
constexpr double widest_code = 0.4;    // as a fraction of a place
constexpr double code_gap = 2;
constexpr double least_handy_cell = 7.5;  // smaller parts are hard to cut out

// Returns the number of columns and rows of puzzles on a page.
Extent places_of(int per_page) {
    switch (per_page) {
        case 1:
            return {1, 1};
        case 2:
            return {1, 2};
        case 4:
            return {2, 2};
        default:
            return {2, 3};
    }
}

PaperBox place_of(const PaperBox& area, int per_page, int number) {
    const Extent places = places_of(per_page);
    const int columns = static_cast<int>(places.columns);
    const double width = (area.width - (places.columns - 1) * gap) / places.columns;
    const double height = (area.height - (places.rows - 1) * gap) / places.rows;
    const int column = number % columns;
    const int row = number / columns;
    return {area.left + column * (width + gap), area.top + row * (height + gap), width, height};
}

std::string joined(const Book& book, const std::vector<Sentence>& sentences, std::string_view separator) {
    std::string text;
    for (const Sentence& sentence : sentences) {
        text += (text.empty() ? "" : std::string(separator)) + book.in_words(sentence);
    }
    return text;
}

std::string numbers_of(const Book& book, const AnySession& session) {
    return joined(book, facts(session), " \xC2\xB7 ");
}

// True if the title leaves no room for the numbers, which are then printed before the rules.
bool is_narrow(double width) {
    return width < least_wide_place;
}

// Returns the note of the puzzle's author, with a blank after it; empty if there is none.
std::string note_of(const AnySession& session) {
    const std::string note = std::visit([](const auto& game) { return game.credits().note; }, session);
    return note.empty() ? note : note + ' ';
}

std::vector<std::string> rule_lines(const Book& book, const AnySession& session, double width) {
    const std::string numbers = is_narrow(width) ? numbers_of(book, session) + ". " : "";
    return wrapped(numbers + note_of(session) + joined(book, rules(session), " "), small_type.size, width);
}

// Returns the QR code of the link, if there is one.
std::optional<Grid<char>> modules_of(const SheetPuzzle& puzzle) {
    const Result<Grid<char>> modules = qr_modules(puzzle.link);
    return puzzle.link.empty() || !modules ? std::nullopt : std::optional(*modules);
}

double module_side(const Grid<char>& modules, const PaperBox& place) {
    return std::min(usual_module, widest_code * place.width / (modules.columns() + 2 * quiet_zone));
}

// Returns the side of the code in the upper right corner of a place; 0 if there is none.
double code_side(const SheetPuzzle& puzzle, const PaperBox& place) {
    const auto modules = modules_of(puzzle);
    return modules ? module_side(*modules, place) * (modules->columns() + 2 * quiet_zone) : 0;
}

double words_width(const SheetPuzzle& puzzle, const PaperBox& place) {
    const double side = code_side(puzzle, place);
    return side > 0 ? place.width - side - code_gap : place.width;
}

// Returns the part of a place below text and code.
PaperBox drawing_box(const Book& book, const SheetPuzzle& puzzle, PaperBox place) {
    const std::size_t lines = rule_lines(book, puzzle.session, words_width(puzzle, place)).size();
    const double words = title_height + line_height * (static_cast<double>(lines) + 0.5);
    const double head = std::max(words, code_side(puzzle, place));
    return {place.left, place.top + head, place.width, place.height - head};
}

Arrangement arrangement_in(const AnySession& session, const PaperBox& box) {
    return arranged(board_size(session), parts(session), {box.width, box.height}, largest_cell(session));
}

void draw_code(Book& book, const SheetPuzzle& puzzle, const PaperBox& place) {
    if (const auto modules = modules_of(puzzle)) {
        draw_qr(book.svg(), *modules, place.left + place.width - code_side(puzzle, place), place.top,
                module_side(*modules, place));
    }
}

void write_words(Book& book, const AnySession& session, const std::string& title, const PaperBox& place) {
    const std::string numbers = is_narrow(place.width) ? "" : numbers_of(book, session);
    const double room = place.width - text_width(numbers, small_type.size) - 4;
    double base = place.top + title_type.size;
    book.write(place.left, base, title_type, cut_to_width(title, title_type.size, room));
    if (!numbers.empty()) {
        Type right = small_type;
        right.edge = Type::Edge::right;
        book.write(place.left + place.width, base, right, numbers);
    }
    base = place.top + title_height + small_type.size;
    for (const std::string& line : rule_lines(book, session, place.width)) {
        book.write(place.left, base, small_type, line);
        base += line_height;
    }
}

void draw_parts(Book& book, const AnySession& session, const Arrangement& all, const Pen& pen,
                const PaperBox& box) {
    const std::vector<Part> to_cut = parts(session);
    if (to_cut.empty()) {
        return;
    }
    book.write(box.left + all.parts_label.x * all.cell,
               box.top + all.parts_label.y * all.cell + label_type.size, label_type,
               book.in_words(say("To cut out")));
    book.svg().open("g", {{"class", "parts"}});
    for (int index = 0; index < int_size(to_cut); ++index) {
        Pen place = pen.moved(at(all.parts, index));
        draw_part(place, session, at(to_cut, index));
    }
    book.svg().close();
}

void draw_puzzle(Book& book, const SheetPuzzle& puzzle, const std::string& title, const PaperBox& place) {
    const AnySession& session = puzzle.session;
    book.svg().open("g", {{"class", "puzzle"}});
    write_words(book, session, title, {place.left, place.top, words_width(puzzle, place), place.height});
    draw_code(book, puzzle, place);
    const PaperBox box = drawing_box(book, puzzle, place);
    const Arrangement all = arrangement_in(session, box);
    Pen pen(book.svg(), box.left, box.top, all.cell);
    pen.open_group("board");
    draw_board(pen, session, {});
    pen.close_group();
    draw_parts(book, session, all, pen, box);
    book.svg().close();
}

bool is_handy(const Book& book, const std::vector<SheetPuzzle>& puzzles, int per_page) {
    const PaperBox place = place_of(book.area(), per_page, 0);
    return std::all_of(puzzles.begin(), puzzles.end(), [&](const SheetPuzzle& puzzle) {
        const Arrangement all = arrangement_in(puzzle.session, drawing_box(book, puzzle, place));
        return all.cell >= least_handy_cell;
    });
}

// Returns the largest number of puzzles per page, and no more than needed, that keeps all parts easy to
// handle.
int usual_per_page(const Book& book, const std::vector<SheetPuzzle>& puzzles) {
    int usual = puzzles_per_page.front();
    for (const int per_page : puzzles_per_page) {
        if (usual < int_size(puzzles) && is_handy(book, puzzles, per_page)) {
            usual = per_page;
        }
    }
    return usual;
}

}  // namespace

std::string numbered_title(const Book& book, const std::vector<SheetPuzzle>& puzzles, int puzzle) {
    const SheetPuzzle& which = at(puzzles, puzzle);
    const std::string title = which.title.empty() ? book.in_words(headline(which.session)) : which.title;
    return puzzles.size() == 1 ? title : std::to_string(puzzle + 1) + ". " + title;
}

void add_puzzle_pages(Book& book, const std::vector<SheetPuzzle>& puzzles, int per_page) {
    const int places = per_page > 0 ? per_page : usual_per_page(book, puzzles);
    for (int index = 0; index < int_size(puzzles); ++index) {
        const int number = index % places;
        const PaperBox place = place_of(book.area(), places, number);
        if (number == 0) {
            book.begin_page(say("{} {puzzle|puzzles}", puzzles.size()));
        } else if (place.left == book.area().left) {
            book.rule(place.left, place.left + book.area().width, place.top - gap / 2);
        }
        draw_puzzle(book, at(puzzles, index), numbered_title(book, puzzles, index), place);
    }
}

}  // namespace tessera
