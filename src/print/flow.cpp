#include "print/flow.h"

#include "base/index.h"
#include "print/any_drawing.h"
#include "print/paper/text_width.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double gap = 7;  // between columns and between rows, in millimetres
constexpr Type title_type{3.4, true};
constexpr Type text_type{2.9};
constexpr double title_height = 5.5;
constexpr double line_height = 3.8;
constexpr double largest_cell_of_block = 8;
constexpr double highest_board = 75;
constexpr std::size_t most_lines = 30;

// Returns the number of columns, fewer for large boards.
int column_count(const std::vector<Block>& blocks) {
    double widest = 0;
    for (const Block& block : blocks) {
        widest = std::max(widest, board_size(block.position).columns);
    }
    return widest <= 12 ? 3 : widest <= 25 ? 2 : 1;
}

double cell_of(const Block& block, double width) {
    const Extent size = board_size(block.position);
    return std::min({width / size.columns, highest_board / size.rows, largest_cell_of_block});
}

std::vector<std::string> lines_of(const Block& block, double width) {
    std::vector<std::string> lines = wrapped(block.text, text_type.size, width);
    if (lines.size() > most_lines) {
        lines.resize(most_lines);
        lines.back() += "\xE2\x80\xA6";
    }
    return lines;
}

double height_of(const Block& block, double width) {
    return (block.title.empty() ? 0 : title_height) +
           board_size(block.position).rows * cell_of(block, width) +
           line_height * (int_size(lines_of(block, width)) + 0.5);
}

void draw_block(Book& book, const Block& block, PaperBox box) {
    book.svg().open("g", {{"class", "block"}});
    if (!block.title.empty()) {
        book.write(box.left, box.top + title_type.size, title_type,
                   cut_to_width(block.title, title_type.size, box.width));
        box.top += title_height;
    }
    Pen pen(book.svg(), box.left, box.top, cell_of(block, box.width));
    draw_board(pen, block.position, block.marked);
    double base = box.top + board_size(block.position).rows * pen.cell() + line_height;
    for (const std::string& line : lines_of(block, box.width)) {
        book.write(box.left, base + 0.5, text_type, line);
        base += line_height;
    }
    book.svg().close();
}

}  // namespace

void flow(Book& book, const Sentence& heading, const std::vector<Block>& blocks) {
    const PaperBox area = book.area();
    const int columns = column_count(blocks);
    const double width = (area.width - (columns - 1) * gap) / columns;
    double top = area.top + area.height;  // forces a new page
    for (int first = 0; first < int_size(blocks); first += columns) {
        const int end = std::min(first + columns, int_size(blocks));
        double height = 0;
        for (int index = first; index < end; ++index) {
            height = std::max(height, height_of(at(blocks, index), width));
        }
        if (top + height > area.top + area.height) {
            book.begin_page(heading);
            top = area.top;
        }
        for (int index = first; index < end; ++index) {
            draw_block(book, at(blocks, index),
                       {area.left + (index - first) * (width + gap), top, width, height});
        }
        top += height + gap;
    }
}

}  // namespace tessera
