#include "base/index.h"
#include "base/text.h"
#include "print/any_drawing.h"
#include "print/arrangement.h"
#include "print/sheet.h"

namespace tessera {

namespace {

constexpr double margin = 6;  // around the board, in millimetres
constexpr double cell = 12;

// Returns the title and, if the level is signed, the author; empty if it is not. Independent of language.
std::string name_of(const AnySession& session) {
    const Credits credits = std::visit([](const auto& game) { return game.credits(); }, session);
    return credits.author.empty() ? ""
                                  : join({credits.title, credits.author}, credits.title.empty() ? "" : ", ");
}

}  // namespace

std::string picture(const AnySession& session) {
    SvgWriter drawing;
    Pen pen(drawing, margin, margin, cell);
    draw_board(pen, session, {});
    const Extent size = board_size(session);
    const std::string width = short_decimal(size.columns * cell + 2 * margin, 2);
    const std::string height = short_decimal(size.rows * cell + 2 * margin, 2);
    SvgWriter svg;
    svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"width", width + "mm"},
                     {"height", height + "mm"},
                     {"viewBox", "0 0 " + width + " " + height},
                     {"font-family", "Helvetica, Arial, Liberation Sans, sans-serif"}});
    if (const std::string name = name_of(session); !name.empty()) {
        svg.text_element("title", {}, name);
    }
    write_hatchings(svg, drawing.text());
    svg.element(
        "rect",
        {{"class", "paper"}, {"width", width}, {"height", height}, {"fill", std::string(paper_white)}});
    svg.add_written(drawing);
    svg.close();
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.text();
}

}  // namespace tessera
