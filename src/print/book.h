#pragma once

#include "base/svg.h"
#include "print/sheet.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A rectangle on a page, in millimetres.
struct PaperBox {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
};

// Typesetting of a line of text; sizes in millimetres.
struct Type {
    double size = 3.1;
    bool is_bold = false;
    bool is_quiet = false;
    enum class Edge { left, right } edge = Edge::left;  // the edge of the text at the given position
};

// Pages of one size with header and page number.
class Book {
public:
    Book(Paper paper, Words words) : paper_(paper), words_(std::move(words)) {}

    std::string in_words(const Sentence& sentence) const { return words_(sentence); }

    void begin_page(const Sentence& heading);
    int page_count() const { return static_cast<int>(pages_.size()); }
    PaperBox area() const;  // of a page, inside margins and header
    // These draw on the last page.
    SvgWriter& svg() { return pages_.back(); }
    void write(double left, double base, const Type& type, std::string_view text);
    void rule(double left, double right, double y);

    // Return the pages below each other as one SVG, or as HTML that prints each on its own sheet. Call one of
    // them once.
    std::string take_svg();
    std::string take_html(const Sentence& title);

private:
    void number_pages();
    std::string drawing() const;

    Paper paper_;
    Words words_;
    std::vector<SvgWriter> pages_;
};

}  // namespace tessera
