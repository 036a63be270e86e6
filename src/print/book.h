#pragma once

#include "base/svg.h"
#include "print/paper/pen.h"
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
    // The point of the text at the given position.
    enum class Edge { left, middle, right } edge = Edge::left;
};

// Binding of pages into a volume: they have more margin at the spine, headers and numbers at the outer edges, and
// are linked by name.
struct Binding {
    std::string title;      // at the head of left pages; empty: the program's name
    double spine = 0;       // the additional margin, in millimetres
    bool is_bound = false;  // otherwise the pages are loose
};

// Pages of one size with header and page number.
class Book {
public:
    Book(Paper paper, Words words, Binding binding = {})
        : paper_(paper), words_(std::move(words)), binding_(std::move(binding)) {}

    std::string in_words(const Sentence& sentence) const { return words_(sentence); }

    void begin_page(const Sentence& heading);
    void begin_bare_page();  // without header and number
    int page_count() const { return static_cast<int>(pages_.size()); }
    bool is_right_page() const { return open_page_ % 2 == 0; }  // as the first page of a volume is
    Extent page_size() const;
    PaperBox area() const;  // of a page, inside margins and header
    // These draw on the page begun last, or on the one that was turned to. Pages count from 0.
    void turn_to(int page) { open_page_ = page; }
    SvgWriter& svg() { return pages_[static_cast<std::size_t>(open_page_)].drawing; }
    void write(double left, double base, const Type& type, std::string_view text);
    void rule(double left, double right, double y);

    // The elements until close_link() lead to a page, or to an address.
    void open_link(int page) { open_link("#page-" + std::to_string(page + 1)); }
    void open_link(const std::string& address) { svg().open("a", {{"href", address}}); }
    void close_link() { svg().close(); }

    // Return the pages below each other as one SVG, as HTML that prints each on its own sheet, or the elements of each page,
    // which share the definitions in hatchings(). Call one of them once.
    std::string take_svg();
    std::string take_html(const Sentence& title, std::string_view language = "en");
    std::vector<std::string> take_pages();
    std::string hatchings() const;

private:
    struct Page {
        SvgWriter drawing;
        bool is_bare = false;
    };

    void begin();
    void number_pages();
    std::string drawing() const;
    bool is_mirrored() const { return binding_.is_bound && !is_right_page(); }

    Paper paper_;
    Words words_;
    Binding binding_;
    std::vector<Page> pages_;
    int open_page_ = 0;
};

}  // namespace tessera
