#pragma once

#include "base/index.h"

#include <array>
#include <vector>

namespace tessera {

struct Cell {
    int row = 0;
    int column = 0;

    bool operator==(const Cell&) const = default;
};

// Row-major order.
inline bool operator<(Cell a, Cell b) {
    return a.row != b.row ? a.row < b.row : a.column < b.column;
}
inline Cell operator+(Cell a, Cell b) {
    return {a.row + b.row, a.column + b.column};
}
inline Cell operator-(Cell a, Cell b) {
    return {a.row - b.row, a.column - b.column};
}

// The four neighbours: right, up, left, down (anticlockwise from the right).
inline constexpr std::array<Cell, 4> neighbour_steps = {{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};

// A rectangle of values in row-major order.
template <class T>
class Grid {
public:
    Grid() = default;
    Grid(int rows, int columns, const T& value = T())
        : rows_(rows),
          columns_(columns),
          values_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), value) {}

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    int size() const { return rows_ * columns_; }
    bool contains(Cell cell) const {
        return cell.row >= 0 && cell.row < rows_ && cell.column >= 0 && cell.column < columns_;
    }
    int index(Cell cell) const { return cell.row * columns_ + cell.column; }
    Cell cell(int index) const { return {index / columns_, index % columns_}; }

    decltype(auto) operator[](Cell cell) { return at(values_, index(cell)); }
    decltype(auto) operator[](Cell cell) const { return at(values_, index(cell)); }
    decltype(auto) operator[](int index) { return at(values_, index); }
    decltype(auto) operator[](int index) const { return at(values_, index); }

    bool operator==(const Grid&) const = default;

private:
    int rows_ = 0;
    int columns_ = 0;
    std::vector<T> values_;
};

}  // namespace tessera
