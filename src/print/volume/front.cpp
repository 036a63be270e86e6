#include "print/volume/front.h"

#include "base/index.h"
#include "print/any_drawing.h"
#include "print/paper/text_width.h"
#include "print/volume/examples.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double line_step = 4.9;
constexpr double example_gap = 8;
constexpr int picture_count = 3;
constexpr Type part_type{5, true};
constexpr Type plain_type{3.5};
constexpr Type caption_type{3.1, false, true};
constexpr Type entry_type{4};

bool has_family(const VolumePlan& plan, std::string_view family) {
    return std::any_of(plan.chapters.begin(), plan.chapters.end(), [&](const Chapter& chapter) {
        return std::any_of(chapter.puzzles.begin(), chapter.puzzles.end(),
                           [&](const VolumePuzzle& puzzle) { return family_id(puzzle.session) == family; });
    });
}

// Returns a puzzle in layers; null if there is none.
const AnySession* puzzle_in_layers(const VolumePlan& plan) {
    for (const Chapter& chapter : plan.chapters) {
        for (const VolumePuzzle& puzzle : chapter.puzzles) {
            if (is_in_layers(puzzle.session)) {
                return &puzzle.session;
            }
        }
    }
    return nullptr;
}

bool has_codes(const VolumePlan& plan) {
    return std::any_of(plan.chapters.begin(), plan.chapters.end(), [](const Chapter& chapter) {
        return std::any_of(chapter.puzzles.begin(), chapter.puzzles.end(),
                           [](const VolumePuzzle& puzzle) { return !puzzle.link.empty(); });
    });
}

// Writes from `top` on; returns where the text ends.
double write_text(Book& book, double top, const Sentence& sentence) {
    const PaperBox area = book.area();
    double base = top + plain_type.size;
    for (const std::string& line : wrapped(book.in_words(sentence), plain_type.size, area.width)) {
        book.write(area.left, base, plain_type, line);
        base += line_step;
    }
    return base - plain_type.size;
}

// Draws a rectangle tiled by the twelve pentominoes.
void draw_cover(Book& book, double left, double top, double cell) {
    Pen pen(book.svg(), left, top, cell);
    const std::vector<std::vector<Cell>> pieces = cover_tiling();
    for (int piece = 0; piece < int_size(pieces); ++piece) {
        pen.region("piece", at(pieces, piece), {tint(piece), std::string(paper_black), pen.thick()});
    }
}

// Examples of all families fit on one page of either paper.
double example_height(const Book& book) {
    constexpr double height_of_a4 = 240;
    return book.area().height < height_of_a4 ? 27 : 33.8;
}

// Draws the three pictures of an example beside each other, with their captions. Returns where they end.
double draw_example(Book& book, double top, const Example& example) {
    const PaperBox area = book.area();
    const double width = (area.width - (picture_count - 1) * example_gap) / picture_count;
    double bottom = top;
    for (int picture = 0; picture < picture_count; ++picture) {
        const AnySession& position = at(example.positions, picture);
        const Extent size = board_size(position);
        const double cell = std::min(width / size.columns, example_height(book) / size.rows);
        const double left = area.left + picture * (width + example_gap);
        Pen pen(book.svg(), left, top, cell);
        draw_board(pen, position, {});
        double base = top + example_height(book) + 5;
        for (const std::string& line :
             wrapped(book.in_words(at(example.words.captions, picture)), caption_type.size, width)) {
            book.write(left, base, caption_type, line);
            base += 4;
        }
        bottom = std::max(bottom, base);
    }
    return bottom;
}

double write_family(Book& book, double top, const Example& example) {
    const PaperBox area = book.area();
    book.write(area.left, top + part_type.size, part_type, book.in_words(example.words.name));
    double next = top + 8.5;
    for (const Sentence& rule : example.words.rules) {
        next = write_text(book, next, rule);
    }
    return draw_example(book, next + 2, example) + 4;
}

}  // namespace

void add_title_page(Book& book, const VolumePlan& plan) {
    book.begin_bare_page();
    const PaperBox area = book.area();
    const double middle = area.left + area.width / 2;
    double base = area.top + 30;
    for (const std::string& line : wrapped(plan.title, 13.5, area.width)) {
        book.write(middle, base, {11.5, true, false, Type::Edge::middle}, line);
        base += 15;
    }
    const int count = puzzle_count(plan);
    const Sentence subtitle = plan.is_by_day
                                  ? say("{} {puzzle|puzzles}, day by day, with all answers", count)
                                  : say("{} {puzzle|puzzles}, from easy to hard, with all answers", count);
    book.write(middle, base, {5, false, true, Type::Edge::middle}, book.in_words(subtitle));
    const double cell = std::min(area.width / 11, 15.0);
    draw_cover(book, middle - 5 * cell, area.top + 95, cell);
    if (!plan.author.empty()) {
        book.write(middle, area.top + area.height - 12, {5, false, false, Type::Edge::middle}, plan.author);
    }
    book.write(middle, area.top + area.height, {3.4, false, true, Type::Edge::middle},
               book.in_words(say("Made with Tessera")));
}

void write_contents(Book& book, const std::vector<VolumeHeading>& headings) {
    const PaperBox area = book.area();
    book.write(area.left, area.top + 7, {7.5, true}, book.in_words(say("Contents")));
    const double step = std::min(9.0, (area.height - 24) / std::max(1, int_size(headings)));
    double base = area.top + 22;
    for (const VolumeHeading& heading : headings) {
        const std::string title =
            cut_to_width(book.in_words(heading.title), entry_type.size, area.width - 20);
        const double from = area.left + bold_text_width(title, entry_type.size) + 2;
        book.open_link(heading.page);
        book.write(area.left, base, entry_type, title);
        book.rule(from, std::max(from, area.left + area.width - 12), base - 0.8);
        book.write(area.left + area.width, base, {entry_type.size, false, false, Type::Edge::right},
                   std::to_string(heading.page + 1));
        book.close_link();
        base += step;
    }
}

void add_how_to_play(Book& book, const VolumePlan& plan, bool with_parts) {
    const Sentence heading = say("How to play");
    book.begin_page(heading);
    double top = book.area().top + 13;
    book.write(book.area().left, book.area().top + 7, {7.5, true}, book.in_words(heading));
    for (const Example& example : examples()) {
        if (has_family(plan, example.family)) {
            top = write_family(book, top, example);
        }
    }
    if (const AnySession* const layered = puzzle_in_layers(plan)) {
        top = write_text(book, top, rules(*layered).front());
    }
    if (with_parts) {
        top = write_text(book, top,
                         say("Pieces, numbers and tiles are at the end: cut them out once, and keep them in "
                             "an envelope."));
    }
    if (has_codes(plan)) {
        top = write_text(book, top,
                         say("Scan the square code beside a puzzle to play it on your phone or get a hint."));
    }
    write_text(book, top, say("Every puzzle has a number; its answer is at the back, below that number."));
}

}  // namespace tessera
