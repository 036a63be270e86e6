#include "print/book.h"

#include "base/index.h"
#include "print/paper/pen.h"
#include "print/paper/text_width.h"

namespace tessera {

namespace {

constexpr double margin = 14;  // on each side
constexpr double head = 13;    // height of the header
constexpr double foot = 9;
constexpr std::string_view fonts = "Helvetica, Arial, Liberation Sans, sans-serif";
constexpr std::string_view quiet_color = "#57606a";
constexpr std::string_view prolog = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
constexpr std::string_view svg_namespace = "http://www.w3.org/2000/svg";

Extent size_of(Paper paper) {
    return paper == Paper::a4 ? Extent{210, 297} : Extent{215.9, 279.4};
}

std::string mm(double length) {
    return short_decimal(length, 2);
}

SvgWriter::Attributes sized(Extent size, int page_count) {
    const double height = size.rows * page_count;
    return {{"xmlns", std::string(svg_namespace)},
            {"width", mm(size.columns) + "mm"},
            {"height", mm(height) + "mm"},
            {"viewBox", "0 0 " + mm(size.columns) + " " + mm(height)},
            {"font-family", std::string(fonts)}};
}

// Returns the style that makes HTML print page by page.
std::string page_style(Extent size) {
    const std::string sides = mm(size.columns) + "mm " + mm(size.rows) + "mm";
    return "<style>@page{size:" + sides +
           ";margin:0}body{margin:0}svg{display:block;margin:0 auto;break-after:page}"
           "svg:last-child{break-after:auto}</style>\n";
}

}  // namespace

void Book::begin_page(const Sentence& heading) {
    pages_.emplace_back();
    const Extent size = size_of(paper_);
    svg().element(
        "rect",
        {{"class", "paper"}, {"width", mm(size.columns)}, {"height", mm(size.rows)}, {"fill", "#ffffff"}});
    write(margin, margin + 4, {4.2, true}, "Tessera");
    constexpr Type quiet{3.4, false, true, Type::Edge::right};
    const double room = size.columns - 2 * margin - 30;  // right of the program's name
    write(size.columns - margin, margin + 4, quiet, cut_to_width(in_words(heading), quiet.size, room));
    rule(margin, size.columns - margin, margin + 6.5);
}

PaperBox Book::area() const {
    const Extent size = size_of(paper_);
    return {margin, margin + head, size.columns - 2 * margin, size.rows - 2 * margin - head - foot};
}

void Book::write(double left, double base, const Type& type, std::string_view text) {
    svg().text_element("text",
                       {{"x", mm(left)},
                        {"y", mm(base)},
                        {"font-size", mm(type.size)},
                        {"font-weight", type.is_bold ? "bold" : "normal"},
                        {"text-anchor", type.edge == Type::Edge::right ? "end" : "start"},
                        {"fill", std::string(type.is_quiet ? quiet_color : paper_black)}},
                       text);
}

void Book::rule(double left, double right, double y) {
    svg().element("path", {{"class", "rule"},
                           {"d", "M" + mm(left) + " " + mm(y) + "H" + mm(right)},
                           {"stroke", std::string(paper_grey)},
                           {"stroke-width", ".2"}});
}

void Book::number_pages() {
    const Extent size = size_of(paper_);
    for (int page = 0; page_count() > 1 && page < page_count(); ++page) {
        std::swap(at(pages_, page), pages_.back());
        write(size.columns - margin, size.rows - margin, {3.1, false, true, Type::Edge::right},
              in_words(say("{} of {}", page + 1, page_count())));
        std::swap(at(pages_, page), pages_.back());
    }
}

std::string Book::drawing() const {
    std::string all;
    for (const SvgWriter& page : pages_) {
        all += page.text();
    }
    return all;
}

std::string Book::take_svg() {
    number_pages();
    const Extent size = size_of(paper_);
    SvgWriter whole;
    whole.open("svg", sized(size, page_count()));
    write_hatchings(whole, drawing());
    for (int page = 0; page < page_count(); ++page) {
        whole.open("svg", {{"class", "page"},
                           {"y", mm(page * size.rows)},
                           {"width", mm(size.columns)},
                           {"height", mm(size.rows)},
                           {"viewBox", "0 0 " + mm(size.columns) + " " + mm(size.rows)}});
        whole.add_written(at(pages_, page));
        whole.close();
    }
    whole.close();
    return std::string(prolog) + whole.text();
}

std::string Book::take_html(const Sentence& title) {
    number_pages();
    const Extent size = size_of(paper_);
    std::string html = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" +
                       xml_text(in_words(title)) + "</title>\n" + page_style(size) + "</head>\n<body>\n";
    for (const SvgWriter& page : pages_) {
        SvgWriter sheet;
        sheet.open("svg", sized(size, 1));
        if (&page == &pages_.front()) {
            write_hatchings(sheet, drawing());
        }
        sheet.add_written(page);
        sheet.close();
        html += sheet.text();
    }
    return html + "</body>\n</html>\n";
}

}  // namespace tessera
