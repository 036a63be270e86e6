#pragma once

#include "base/grid.h"
#include "base/svg.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A point of a drawing in cells: x to the right, y down.
struct PaperPoint {
    double x = 0;
    double y = 0;
};

// Width and height in cells.
struct Extent {
    double columns = 0;
    double rows = 0;
};

// Fill and line of a shape; an empty colour is not drawn.
struct Ink {
    std::string fill = {};
    std::string line = {};
    double width = 0;  // of the line, in millimetres
    bool is_dotted = false;
};

// Return a tint for a piece, light enough for letters, and the same with a hatching, which distinguishes
// pieces in black and white as well. Any number is valid.
std::string tint(int number);
std::string hatched_tint(int number);
// Writes the definitions of the hatchings that `drawing` uses. An SVG needs them once, before the drawing.
void write_hatchings(SvgWriter& svg, std::string_view drawing);

inline constexpr std::string_view paper_black = "#1b1f24";
inline constexpr std::string_view paper_dark = "#5b626b";
inline constexpr std::string_view paper_grey = "#9aa0a8";
inline constexpr std::string_view paper_white = "#ffffff";

// Draws in cells from an origin on a page. `kind` becomes the class of an element, its meaning.
class Pen {
public:
    // `left` and `top` of the cell (0, 0) and the side of a cell are in millimetres.
    Pen(SvgWriter& svg, double left, double top, double cell)
        : svg_(&svg), left_(left), top_(top), cell_(cell) {}

    double cell() const { return cell_; }
    double thin() const;  // line widths in proportion to the cell
    double thick() const;
    Pen moved(PaperPoint by) const;  // the same pen with its origin there

    void open_group(std::string_view kind) { svg_->open("g", {{"class", std::string(kind)}}); }
    void close_group() { svg_->close(); }

    // Draws a square per cell, as one element.
    void squares(std::string_view kind, const std::vector<Cell>& cells, const Ink& ink);
    // Draws the outline around the cells and around their holes, as one element.
    void region(std::string_view kind, const std::vector<Cell>& cells, const Ink& ink);
    // Draws lines between adjacent cells, as one element.
    void seams(const std::vector<Cell>& cells, const Ink& ink);
    void polygon(std::string_view kind, const std::vector<PaperPoint>& points, const Ink& ink);
    // The same with many polygons, as one element.
    void polygons(std::string_view kind, const std::vector<std::vector<PaperPoint>>& all, const Ink& ink);
    void line(std::string_view kind, PaperPoint from, PaperPoint to, const Ink& ink);
    // Highlights each cell by a frame inside it, as one element.
    void frames(std::string_view kind, const std::vector<Cell>& cells);
    // Draw text centred at a point; `size` is in cells. name() adds a white rim, to be legible over a
    // hatching.
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

// Returns the cell nearest to the middle of the cells, for a name.
Cell middle_of(const std::vector<Cell>& cells);

std::vector<Cell> cells_moved(std::vector<Cell> cells, Cell by);

}  // namespace tessera
