#include "print/puzzle_pages.h"

#include "base/index.h"
#include "print/any_drawing.h"
#include "print/arrangement.h"
#include "print/paper/text_width.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double gap = 9;  // between the places of a page, in millimetres
constexpr Type title_type{5, true};
constexpr Type small_type{3.1, false, true};
constexpr Type label_type{3.1, true, true};
constexpr double title_height = 8;
constexpr double line_height = 4.2;
constexpr double least_wide_place = 120;
constexpr double least_handy_cell = 7.5;  // smaller parts are hard to cut out

// Side by side and below each other.
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

// Where the title leaves no room for the numbers they stand before the rules.
bool is_narrow(double width) {
    return width < least_wide_place;
}

std::vector<std::string> rule_lines(const Book& book, const AnySession& session, double width) {
    const std::string numbers = is_narrow(width) ? numbers_of(book, session) + ". " : "";
    return wrapped(numbers + joined(book, rules(session), " "), small_type.size, width);
}

// What is left of a place under its words.
PaperBox drawing_box(const Book& book, const AnySession& session, PaperBox place) {
    const double words =
        title_height + line_height * (int_size(rule_lines(book, session, place.width)) + 0.5);
    return {place.left, place.top + words, place.width, place.height - words};
}

Arrangement arrangement_in(const AnySession& session, const PaperBox& box) {
    return arranged(board_size(session), parts(session), {box.width, box.height}, largest_cell(session));
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

void draw_puzzle(Book& book, const AnySession& session, const std::string& title, const PaperBox& place) {
    book.svg().open("g", {{"class", "puzzle"}});
    write_words(book, session, title, place);
    const PaperBox box = drawing_box(book, session, place);
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
        const Arrangement all = arrangement_in(puzzle.session, drawing_box(book, puzzle.session, place));
        return all.cell >= least_handy_cell;
    });
}

// No more places than puzzles need, and as many of them as leave all puzzles handy.
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
        draw_puzzle(book, at(puzzles, index).session, numbered_title(book, puzzles, index), place);
    }
}

}  // namespace tessera
