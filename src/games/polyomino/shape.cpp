#include "games/polyomino/shape.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::polyomino {

int Shape::rows() const {
    return cells.empty() ? 0 : cells.back().row + 1;
}

int Shape::columns() const {
    int columns = 0;
    for (const Cell cell : cells) {
        columns = std::max(columns, cell.column + 1);
    }
    return columns;
}

bool operator<(const Shape& a, const Shape& b) {
    if (a.size() != b.size()) {
        return a.size() < b.size();
    }
    return std::lexicographical_compare(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end());
}

Shape make_shape(std::vector<Cell> cells) {
    Cell corner = cells.empty() ? Cell{} : cells.front();
    for (const Cell cell : cells) {
        corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
    }
    for (Cell& cell : cells) {
        cell = cell - corner;
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return {std::move(cells)};
}

Shape shape_from_picture(std::string_view picture) {
    std::vector<Cell> cells;
    Cell cell;
    for (const char letter : picture) {
        if (letter == 'X') {
            cells.push_back(cell);
        }
        cell = letter == '\n' ? Cell{cell.row + 1, 0} : Cell{cell.row, cell.column + 1};
    }
    return make_shape(std::move(cells));
}

std::string picture_of(const Shape& shape) {
    const int columns = shape.columns();
    const std::string empty_row = std::string(static_cast<std::size_t>(columns), '.') + "\n";
    std::string picture;
    for (int row = 0; row < shape.rows(); ++row) {
        picture += empty_row;
    }
    for (const Cell cell : shape.cells) {
        at(picture, cell.row * (columns + 1) + cell.column) = 'X';
    }
    picture.pop_back();
    return picture;
}

Shape turned(const Shape& shape) {
    std::vector<Cell> cells;
    for (const Cell cell : shape.cells) {
        cells.push_back({cell.column, -cell.row});
    }
    return make_shape(std::move(cells));
}

Shape flipped(const Shape& shape) {
    std::vector<Cell> cells;
    for (const Cell cell : shape.cells) {
        cells.push_back({cell.row, -cell.column});
    }
    return make_shape(std::move(cells));
}

bool is_connected(const Shape& shape) {
    std::vector<Cell> reached(shape.cells.begin(), shape.cells.begin() + (shape.cells.empty() ? 0 : 1));
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Cell step : neighbour_steps) {
            const Cell cell = reached[next] + step;
            const bool in_shape = std::binary_search(shape.cells.begin(), shape.cells.end(), cell);
            if (in_shape && std::find(reached.begin(), reached.end(), cell) == reached.end()) {
                reached.push_back(cell);
            }
        }
    }
    return int_size(reached) == shape.size();
}

std::vector<Shape> orientations_of(const Shape& shape, bool can_flip, bool can_turn) {
    std::vector<Shape> orientations;
    Shape current = shape;
    for (int side = 0; side < (can_flip ? 2 : 1); ++side) {
        for (int turn = 0; turn < (can_turn ? 4 : 1); ++turn) {
            if (std::find(orientations.begin(), orientations.end(), current) == orientations.end()) {
                orientations.push_back(current);
            }
            current = can_turn ? turned(current) : current;
        }
        current = flipped(shape);
    }
    return orientations;
}

Shape canonical(const Shape& shape) {
    const std::vector<Shape> orientations = orientations_of(shape, true, true);
    return *std::min_element(orientations.begin(), orientations.end());
}

int perimeter(const Shape& shape) {
    int shared = 0;
    for (const Cell cell : shape.cells) {
        for (const Cell step : neighbour_steps) {
            shared += std::binary_search(shape.cells.begin(), shape.cells.end(), cell + step) ? 1 : 0;
        }
    }
    return 4 * shape.size() - shared;
}

int imbalance(const Shape& shape) {
    int difference = 0;
    for (const Cell cell : shape.cells) {
        difference += (cell.row + cell.column) % 2 == 0 ? 1 : -1;
    }
    return std::abs(difference);
}

}  // namespace tessera::polyomino
