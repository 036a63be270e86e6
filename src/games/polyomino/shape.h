#pragma once

#include "base/grid.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Cells up to translation: sorted row by row, smallest row and column 0, no duplicates.
struct Shape {
    std::vector<Cell> cells;

    int size() const { return int_size(cells); }
    int rows() const;
    int columns() const;

    bool operator==(const Shape&) const = default;
};

// Total order: by size, then by cells.
bool operator<(const Shape& a, const Shape& b);

Shape make_shape(std::vector<Cell> cells);

// Parses a picture of rows separated by newlines, `X` for a cell: ".XX\nXX.\n.X.". All other
// letters are empty.
Shape shape_from_picture(std::string_view picture);
std::string picture_of(const Shape& shape);

Shape turned(const Shape& shape);   // a quarter turn clockwise
Shape flipped(const Shape& shape);  // mirrored left to right

bool is_connected(const Shape& shape);

// Returns the distinct orientations in the order used by level text and share codes: the shape as given, its
// clockwise quarter turns, then the flipped shape and its turns, without repetitions.
std::vector<Shape> orientations_of(const Shape& shape, bool can_flip, bool can_turn);

// Returns the least of the eight symmetric images: equal for shapes that are the same free polyomino.
Shape canonical(const Shape& shape);

// Counts the edges between a cell and the outside of the shape.
int perimeter(const Shape& shape);

// Returns the absolute difference between cells of the two checkerboard colours.
int imbalance(const Shape& shape);

}  // namespace tessera::polyomino
