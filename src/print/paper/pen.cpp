#include "print/paper/pen.h"

#include "base/index.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>

namespace tessera {

namespace {

// Formats a length in millimetres with two decimals.
std::string mm(double length) {
    return short_decimal(length, 2);
}

// A side of a cell between two corners, directed so that the cell is on its right.
struct Side {
    Cell from;
    Cell to;
};

std::multimap<Cell, Cell> sides_around(const std::vector<Cell>& cells) {
    const std::set<Cell> inside(cells.begin(), cells.end());
    std::multimap<Cell, Cell> sides;
    for (const Cell cell : cells) {
        const Cell right_top = cell + Cell{0, 1};
        const Cell right_bottom = cell + Cell{1, 1};
        const Cell left_bottom = cell + Cell{1, 0};
        const std::array<Side, 4> own = {
            {{right_top, right_bottom}, {cell, right_top}, {left_bottom, cell}, {right_bottom, left_bottom}}};
        for (std::size_t side = 0; side < own.size(); ++side) {
            if (!inside.contains(cell + neighbour_steps[side])) {
                sides.emplace(own[side].from, own[side].to);
            }
        }
    }
    return sides;
}

// Removes one outline from `sides` and returns it, without the corners where it goes straight on.
std::vector<Cell> take_outline(std::multimap<Cell, Cell>& sides) {
    std::vector<Cell> corners;
    const Cell start = sides.begin()->first;
    Cell place = start;
    Cell step{};
    do {
        const auto side = sides.find(place);
        const Cell next_step = side->second - place;
        if (!(next_step == step)) {
            corners.push_back(place);
        }
        step = next_step;
        place = side->second;
        sides.erase(side);
    } while (!(place == start));
    return corners;
}

}  // namespace

double Pen::thin() const {
    return std::clamp(cell_ * 0.015, 0.06, 0.15);
}

double Pen::thick() const {
    return std::clamp(cell_ * 0.055, 0.15, 0.55);
}

Pen Pen::moved(PaperPoint by) const {
    return {*svg_, x(by.x), y(by.y), cell_};
}

std::string Pen::at(PaperPoint point) const {
    return mm(x(point.x)) + " " + mm(y(point.y));
}

void Pen::path(std::string_view kind, const std::string& path, const Ink& ink) {
    if (path.empty()) {
        return;
    }
    SvgWriter::Attributes attributes = {{"class", std::string(kind)},
                                        {"d", path},
                                        {"fill", ink.fill.empty() ? "none" : ink.fill},
                                        {"fill-rule", "evenodd"}};
    if (!ink.line.empty()) {
        attributes.emplace_back("stroke", ink.line);
        attributes.emplace_back("stroke-width", mm(ink.width));
        attributes.emplace_back("stroke-linejoin", "round");
        attributes.emplace_back("stroke-linecap", ink.is_dotted ? "butt" : "round");
    }
    if (ink.is_dotted) {
        attributes.emplace_back("stroke-dasharray", mm(4 * ink.width) + " " + mm(4 * ink.width));
    }
    svg_->element("path", attributes);
}

void Pen::squares(std::string_view kind, const std::vector<Cell>& cells, const Ink& ink) {
    std::string squares;
    for (const Cell cell : cells) {
        squares += "M" + at({double(cell.column), double(cell.row)}) + "h" + mm(cell_) + "v" + mm(cell_) +
                   "h" + mm(-cell_) + "z";
    }
    path(kind, squares, ink);
}

void Pen::region(std::string_view kind, const std::vector<Cell>& cells, const Ink& ink) {
    std::multimap<Cell, Cell> sides = sides_around(cells);
    std::string outlines;
    while (!sides.empty()) {
        std::string_view command = "M";
        for (const Cell corner : take_outline(sides)) {
            outlines += std::string(command) + at({double(corner.column), double(corner.row)});
            command = "L";
        }
        outlines += "z";
    }
    path(kind, outlines, ink);
}

void Pen::seams(const std::vector<Cell>& cells, const Ink& ink) {
    const std::set<Cell> inside(cells.begin(), cells.end());
    std::string lines;
    for (const Cell cell : cells) {
        if (inside.contains(cell + Cell{0, 1})) {
            lines += "M" + at({cell.column + 1.0, double(cell.row)}) + "v" + mm(cell_);
        }
        if (inside.contains(cell + Cell{1, 0})) {
            lines += "M" + at({double(cell.column), cell.row + 1.0}) + "h" + mm(cell_);
        }
    }
    path("seams", lines, ink);
}

void Pen::polygon(std::string_view kind, const std::vector<PaperPoint>& points, const Ink& ink) {
    polygons(kind, {points}, ink);
}

void Pen::polygons(std::string_view kind, const std::vector<std::vector<PaperPoint>>& all, const Ink& ink) {
    std::string outlines;
    for (const std::vector<PaperPoint>& points : all) {
        std::string_view command = "M";
        for (const PaperPoint point : points) {
            outlines += std::string(command) + at(point);
            command = "L";
        }
        outlines += "z";
    }
    path(kind, outlines, ink);
}

void Pen::line(std::string_view kind, PaperPoint from, PaperPoint to, const Ink& ink) {
    path(kind, "M" + at(from) + "L" + at(to), ink);
}

void Pen::frames(std::string_view kind, const std::vector<Cell>& cells) {
    constexpr double inset = 0.13;
    const std::string side = mm((1 - 2 * inset) * cell_);
    const std::string square = "h" + side + "v" + side + "h-" + side + "z";
    std::string frames;
    for (const Cell cell : cells) {
        frames += "M" + at({cell.column + inset, cell.row + inset});
        frames += square;
    }
    path(kind, frames, {"", std::string(paper_black), 0.07 * cell_});
}

SvgWriter::Attributes Pen::centred(PaperPoint middle, double size, std::string_view color) const {
    constexpr double half_of_capitals = 0.36;  // half the height of capitals, relative to the size
    return {{"x", mm(x(middle.x))},          {"y", mm(y(middle.y + half_of_capitals * size))},
            {"font-size", mm(size * cell_)}, {"font-weight", "bold"},
            {"text-anchor", "middle"},       {"fill", std::string(color)}};
}

void Pen::name(PaperPoint middle, std::string_view text, double size) {
    SvgWriter::Attributes attributes = centred(middle, size, paper_black);
    attributes.emplace_back("stroke", paper_white);
    attributes.emplace_back("stroke-width", mm(size * cell_ * 0.18));
    attributes.emplace_back("stroke-linejoin", "round");
    attributes.emplace_back("paint-order", "stroke");
    svg_->text_element("text", attributes, text);
}

void Pen::letters(PaperPoint middle, std::string_view text, double size, std::string_view color) {
    svg_->text_element("text", centred(middle, size, color), text);
}

Cell middle_of(const std::vector<Cell>& cells) {
    Cell sum{};
    for (const Cell cell : cells) {
        sum = sum + cell;
    }
    const auto far_off = [&](Cell cell) {  // squared distance to the middle, scaled by the squared cell count
        const std::int64_t rows = std::int64_t{cell.row} * int_size(cells) - sum.row;
        const std::int64_t columns = std::int64_t{cell.column} * int_size(cells) - sum.column;
        return rows * rows + columns * columns;
    };
    return *std::min_element(cells.begin(), cells.end(),
                             [&](Cell a, Cell b) { return far_off(a) < far_off(b); });
}

std::vector<Cell> cells_moved(std::vector<Cell> cells, Cell by) {
    for (Cell& cell : cells) {
        cell = cell + by;
    }
    return cells;
}

}  // namespace tessera
