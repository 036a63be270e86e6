#pragma once

#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"
#include "print/paper/pen.h"

#include <map>
#include <string_view>
#include <vector>

namespace tessera {

// Where cells of another lattice than that of squares lie on paper: flat ones as they are, those in space in layers beside
// each other, seen from above, the lowest first. Lengths are in cells, from the corner of the rectangle around them.
class LatticePage {
public:
    static LatticePage of_board(const polyomino::Level& level);
    static LatticePage of_shape(const polyomino::Lattice& lattice, const polyomino::Shape& shape);

    Extent size() const { return size_; }
    PaperPoint middle(Cell cell) const;
    std::vector<PaperPoint> outline(Cell cell) const;  // clockwise; of a ball a polygon of many sides

    // Draws the cells, each with its line.
    void draw_cells(Pen& pen, std::string_view kind, const std::vector<Cell>& cells, const Ink& ink) const;
    // Draws the cells as one, with a line around them, and names them, in space in each layer.
    void draw_piece(Pen& pen, std::string_view kind, const std::vector<Cell>& cells, const Ink& ink,
                    std::string_view name) const;
    void draw_outline(Pen& pen, const std::vector<Cell>& cells, const Ink& ink) const;
    void draw_layer_numbers(Pen& pen) const;

private:
    explicit LatticePage(const polyomino::Lattice& lattice) : lattice_(&lattice) {}
    void lay_out();
    void lay_out_layers();

    const polyomino::Lattice* lattice_;
    std::map<Cell, polyomino::Site> sites_;
    std::vector<PaperPoint> origins_;  // of flat cells one, else of each layer
    int first_layer_ = 0;
    Extent size_;
};

// Returns the outlines of polygons that share whole sides as one, clockwise around them and anticlockwise around holes.
std::vector<std::vector<PaperPoint>> united(const std::vector<std::vector<PaperPoint>>& polygons);

}  // namespace tessera
