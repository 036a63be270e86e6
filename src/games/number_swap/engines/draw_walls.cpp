#include "games/number_swap/engines/draw_walls.h"

#include <algorithm>

namespace tessera::number_swap {

namespace {

// A corner where cells meet; row 0 is the upper edge of the board.
struct Corner {
    int row = 0;
    int column = 0;
};

// Lines from corner to corner, along rows and columns.
using Line = std::vector<Corner>;

void draw_across(std::vector<CellPair>& barriers, int row, int from, int to) {
    for (int column = std::min(from, to); column < std::max(from, to); ++column) {
        barriers.push_back({{row - 1, column}, {row, column}});
    }
}

void draw_down(std::vector<CellPair>& barriers, int column, int from, int to) {
    for (int row = std::min(from, to); row < std::max(from, to); ++row) {
        barriers.push_back({{row, column - 1}, {row, column}});
    }
}

void draw(std::vector<CellPair>& barriers, const Line& line) {
    for (int index = 1; index < int_size(line); ++index) {
        const Corner& from = at(line, index - 1);
        const Corner& to = at(line, index);
        if (from.row == to.row) {
            draw_across(barriers, from.row, from.column, to.column);
        } else {
            draw_down(barriers, from.column, from.row, to.row);
        }
    }
}

// Down to the last corner inside the board, so that its two sides stay connected there.
Line stairs(int rows, int columns) {
    Line line = {{1, 0}};
    for (int step = 1; step < std::min(rows, columns); ++step) {
        line.push_back({line.back().row, step});
        if (step + 1 < std::min(rows, columns)) {
            line.push_back({step + 1, step});
        }
    }
    return line;
}

std::vector<Line> comb(int rows, int columns) {
    std::vector<Line> teeth;
    for (int column = 1; column < columns; ++column) {
        teeth.push_back({{0, column}, {(rows + 1) / 2, column}});
    }
    return teeth;
}

// `low` and `right` are the last row and column of corners inside the board.
std::vector<Line> lines_of(Walls walls, int rows, int columns) {
    const int low = rows - 1;
    const int right = columns - 1;
    const int bend = (rows + 1) / 3;
    switch (walls) {
        case Walls::cross:
            return {{{1, columns / 2}, {low, columns / 2}}, {{rows / 2, 1}, {rows / 2, right}}};
        case Walls::ring:
            return {{{1, 2}, {1, right}, {low, right}, {low, 1}, {1, 1}}};
        case Walls::stairs:
            return {stairs(rows, columns)};
        case Walls::comb:
            return comb(rows, columns);
        case Walls::windmill:
            return {{{0, 1}, {low - 1, 1}},
                    {{low, 0}, {low, right - 1}},
                    {{rows, right}, {2, right}},
                    {{1, columns}, {1, 2}}};
        case Walls::spiral:
            return {{{1, 0}, {1, right}, {low, right}, {low, 1}, {2, 1}}};
        case Walls::snake:
            return {{{bend, 0}, {bend, right}}, {{rows - bend, columns}, {rows - bend, 1}}};
        case Walls::none:
        case Walls::any:
            break;
    }
    return {};
}

}  // namespace

std::vector<CellPair> draw_walls(Walls walls, int rows, int columns) {
    std::vector<CellPair> barriers;
    for (const Line& line : lines_of(walls, rows, columns)) {
        draw(barriers, line);
    }
    std::sort(barriers.begin(), barriers.end());
    return barriers;
}

}  // namespace tessera::number_swap
