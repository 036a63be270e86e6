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

std::string_view anchor_of(Type::Edge edge) {
    return edge == Type::Edge::right ? "end" : edge == Type::Edge::middle ? "middle" : "start";
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

Extent Book::page_size() const {
    return size_of(paper_);
}

void Book::begin() {
    open_page_ = page_count();
    pages_.emplace_back();
    const Extent size = page_size();
    svg().element("rect", {{"class", "paper"},
                           {"width", mm(size.columns)},
                           {"height", mm(size.rows)},
                           {"fill", std::string(paper_white)}});
}

void Book::begin_bare_page() {
    begin();
    pages_.back().is_bare = true;
}

void Book::begin_page(const Sentence& heading) {
    begin();
    const PaperBox box = area();
    const double right = box.left + box.width;
    const std::string name = binding_.title.empty() ? "Tessera" : binding_.title;
    constexpr Type quiet{3.4, false, true};
    Type at_left = binding_.is_bound ? quiet : Type{4.2, true};
    Type at_right = quiet;
    at_right.edge = Type::Edge::right;
    std::string left_text = cut_to_width(name, at_left.size, box.width / 2);
    const double room = box.width - bold_text_width(left_text, at_left.size) - 4;
    std::string right_text = cut_to_width(in_words(heading), quiet.size, room);
    if (is_mirrored()) {
        std::swap(left_text, right_text);
    }
    write(box.left, margin + 4, at_left, left_text);
    write(right, margin + 4, at_right, right_text);
    rule(box.left, right, margin + 6.5);
}

PaperBox Book::area() const {
    const Extent size = page_size();
    const double left = margin + (is_mirrored() ? 0 : binding_.spine);
    return {left, margin + head, size.columns - 2 * margin - binding_.spine,
            size.rows - 2 * margin - head - foot};
}

void Book::write(double left, double base, const Type& type, std::string_view text) {
    svg().text_element("text",
                       {{"x", mm(left)},
                        {"y", mm(base)},
                        {"font-size", mm(type.size)},
                        {"font-weight", type.is_bold ? "bold" : "normal"},
                        {"text-anchor", std::string(anchor_of(type.edge))},
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
    for (int page = 0; page_count() > 1 && page < page_count(); ++page) {
        turn_to(page);
        if (at(pages_, page).is_bare) {
            continue;
        }
        const PaperBox box = area();
        Type type{3.1, false, true, Type::Edge::right};
        type.edge = is_mirrored() ? Type::Edge::left : Type::Edge::right;
        const Sentence number =
            binding_.is_bound ? say("{}", page + 1) : say("{} of {}", page + 1, page_count());
        write(is_mirrored() ? box.left : box.left + box.width, page_size().rows - margin, type,
              in_words(number));
    }
}

std::string Book::drawing() const {
    std::string all;
    for (const Page& page : pages_) {
        all += page.drawing.text();
    }
    return all;
}

std::string Book::hatchings() const {
    SvgWriter definitions;
    write_hatchings(definitions, drawing());
    return definitions.text();
}

std::vector<std::string> Book::take_pages() {
    number_pages();
    std::vector<std::string> texts;
    for (const Page& page : pages_) {
        texts.push_back(page.drawing.text());
    }
    return texts;
}

std::string Book::take_svg() {
    number_pages();
    const Extent size = size_of(paper_);
    SvgWriter whole;
    whole.open("svg", sized(size, page_count()));
    write_hatchings(whole, drawing());
    for (int page = 0; page < page_count(); ++page) {
        whole.open("svg", {{"class", "page"},
                           {"id", "page-" + std::to_string(page + 1)},
                           {"y", mm(page * size.rows)},
                           {"width", mm(size.columns)},
                           {"height", mm(size.rows)},
                           {"viewBox", "0 0 " + mm(size.columns) + " " + mm(size.rows)}});
        whole.add_written(at(pages_, page).drawing);
        whole.close();
    }
    whole.close();
    return std::string(prolog) + whole.text();
}

std::string Book::take_html(const Sentence& title, std::string_view language) {
    number_pages();
    const Extent size = size_of(paper_);
    std::string html = "<!doctype html>\n<html lang=\"" + std::string(language) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + xml_text(in_words(title)) +
                       "</title>\n" + page_style(size) + "</head>\n<body>\n";
    for (int page = 0; page < page_count(); ++page) {
        SvgWriter sheet;
        SvgWriter::Attributes attributes = sized(size, 1);
        attributes.emplace_back("id", "page-" + std::to_string(page + 1));
        sheet.open("svg", attributes);
        if (page == 0) {
            write_hatchings(sheet, drawing());
        }
        sheet.add_written(at(pages_, page).drawing);
        sheet.close();
        html += sheet.text();
    }
    return html + "</body>\n</html>\n";
}

}  // namespace tessera
