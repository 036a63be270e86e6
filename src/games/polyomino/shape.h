#pragma once

#include "base/grid.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Cells up to translation: sorted row by row, least row and least column 0, no duplicates.
struct Shape {
    std::vector<Cell> cells;

    int size() const { return int_size(cells); }
    int rows() const;
    int columns() const;

    bool operator==(const Shape&) const = default;
};

// A total order: by size, then by cells.
bool operator<(const Shape& a, const Shape& b);

Shape make_shape(std::vector<Cell> cells);

// A picture, rows between newlines, `X` a cell: ".XX\nXX.\n.X.". Every other letter is empty.
Shape shape_from_picture(std::string_view picture);
std::string picture_of(const Shape& shape);

Shape turned(const Shape& shape);   // a quarter turn clockwise
Shape flipped(const Shape& shape);  // left and right exchanged

bool is_connected(const Shape& shape);

// The distinct orientations, numbered as level text and share codes number them: the shape as given, its
// quarter turns clockwise, then the flipped shape and its turns, without repetitions.
std::vector<Shape> orientations_of(const Shape& shape, bool can_flip, bool can_turn);

// The least of the eight: equal for shapes that are the same free polyomino.
Shape canonical(const Shape& shape);

// Edges between a cell and the outside of the shape.
int perimeter(const Shape& shape);

// Cells of one checkerboard colour less those of the other, never negative.
int imbalance(const Shape& shape);

}  // namespace tessera::polyomino
