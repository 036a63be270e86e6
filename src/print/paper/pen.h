#pragma once

#include "base/grid.h"
#include "base/svg.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A point of a drawing, counted in cells: x to the right, y down.
struct PaperPoint {
    double x = 0;
    double y = 0;
};

// So many cells wide and high.
struct Extent {
    double columns = 0;
    double rows = 0;
};

// How something is drawn; what is empty is not.
struct Ink {
    std::string fill = {};
    std::string line = {};
    double width = 0;  // of the line, in millimetres
    bool is_dotted = false;
};

// Tints for pieces, all light enough for letters, and the same with a hatching of their own, which tells them apart in
// black and white as well. Numbers of any size.
std::string tint(int number);
std::string hatched_tint(int number);
// What an SVG holds once, before what is drawn: the hatchings that `drawing` uses.
void write_hatchings(SvgWriter& svg, std::string_view drawing);

inline constexpr std::string_view paper_black = "#1b1f24";
inline constexpr std::string_view paper_grey = "#9aa0a8";

// Draws cells at one place of a page. `kind` becomes the class of an element: what it stands for.
class Pen {
public:
    // `left` and `top` of the cell (0, 0) and the side of a cell in millimetres.
    Pen(SvgWriter& svg, double left, double top, double cell)
        : svg_(&svg), left_(left), top_(top), cell_(cell) {}

    double cell() const { return cell_; }
    double thin() const;  // widths of lines that suit the size
    double thick() const;
    Pen moved(PaperPoint by) const;  // the same pen with its cell (0, 0) there

    void open_group(std::string_view kind) { svg_->open("g", {{"class", std::string(kind)}}); }
    void close_group() { svg_->close(); }

    // A square for each of the cells, as one element.
    void squares(std::string_view kind, const std::vector<Cell>& cells, const Ink& ink);
    // The outline around the cells and around their holes, as one element.
    void region(std::string_view kind, const std::vector<Cell>& cells, const Ink& ink);
    // Lines between those of the cells that share an edge, as one element.
    void seams(const std::vector<Cell>& cells, const Ink& ink);
    void polygon(std::string_view kind, const std::vector<PaperPoint>& points, const Ink& ink);
    void line(std::string_view kind, PaperPoint from, PaperPoint to, const Ink& ink);
    // A frame within each of the cells, as one element: look here.
    void frames(std::string_view kind, const std::vector<Cell>& cells);
    // Centred at a point; `size` in cells. Names over a hatching have a white rim.
    void name(PaperPoint middle, std::string_view text, double size);
    void letters(PaperPoint middle, std::string_view text, double size, std::string_view color);

private:
    double x(double column) const { return left_ + column * cell_; }
    double y(double row) const { return top_ + row * cell_; }
    std::string at(PaperPoint point) const;
    void path(std::string_view kind, const std::string& path, const Ink& ink);
    SvgWriter::Attributes centred(PaperPoint middle, double size, std::string_view color) const;

    SvgWriter* svg_;
    double left_;
    double top_;
    double cell_;
};

// Of the cells the one nearest to their middle: where a name is written.
Cell middle_of(const std::vector<Cell>& cells);

std::vector<Cell> cells_moved(std::vector<Cell> cells, Cell by);

}  // namespace tessera
