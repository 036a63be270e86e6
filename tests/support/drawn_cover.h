#pragma once

#include "base/grid.h"
#include "search/frontier/grid_cover.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace tessera {

using Drawing = std::vector<std::string>;

// A shape for a drawn board, in all rotations and reflections: 'x' is a cell.
struct DrawnShape {
    Drawing lines;
    int multiplicity = 1;
};

inline const DrawnShape domino{{"xx"}, 9};

// Returns the cells of a drawing in all orientations, relative to their corners.
inline std::set<std::vector<Cell>> orientations_of(const Drawing& lines) {
    std::set<std::vector<Cell>> orientations;
    for (int turn = 0; turn < 8; ++turn) {
        std::vector<Cell> cells;
        Cell corner{1 << 20, 1 << 20};
        for (int row = 0; row < int_size(lines); ++row) {
            for (int column = 0; column < int_size(at(lines, row)); ++column) {
                if (at(at(lines, row), column) == 'x') {
                    const int y = (turn & 1) != 0 ? -row : row;
                    const int x = (turn & 2) != 0 ? -column : column;
                    cells.push_back((turn & 4) != 0 ? Cell{x, y} : Cell{y, x});
                    corner = {std::min(corner.row, cells.back().row),
                              std::min(corner.column, cells.back().column)};
                }
            }
        }
        std::transform(cells.begin(), cells.end(), cells.begin(), [&](Cell cell) { return cell - corner; });
        std::sort(cells.begin(), cells.end());
        orientations.insert(cells);
    }
    return orientations;
}

// Returns the cells covered by the shape at `corner`, as far as they are on the board and open.
inline std::vector<int> open_cells(const GridCover& cover, const std::vector<Cell>& shape, int corner) {
    std::vector<int> placed;
    for (const Cell cell : shape) {
        const int row = corner / cover.width + cell.row;
        const int column = corner % cover.width + cell.column;
        const int index = row * cover.width + column;
        if (row < cover.length && column < cover.width && cover.open[static_cast<std::size_t>(index)]) {
            placed.push_back(index);
        }
    }
    return placed;
}

// Returns the cover of a board drawn as text, line by line, where '.' is open and '#' blocked; each shape is
// a kind and a resource.
inline GridCover drawn_cover(const Drawing& board, const std::vector<DrawnShape>& shapes) {
    GridCover cover;
    cover.width = int_size(board.front());
    cover.length = int_size(board);
    for (const std::string& line : board) {
        for (const char cell : line) {
            cover.open.push_back(cell == '.');
        }
    }
    for (const DrawnShape& shape : shapes) {
        const int kind = int_size(cover.kinds);
        cover.multiplicities.push_back(shape.multiplicity);
        cover.kinds.push_back({{kind, 1}});
        for (const std::vector<Cell>& cells : orientations_of(shape.lines)) {
            int light = 0;
            for (const Cell cell : cells) {
                light += (cell.row + cell.column) % 2 == 0 ? 1 : -1;
            }
            if (int_size(cover.unit_areas) == kind) {
                cover.unit_areas.push_back({kind, int_size(cells), std::abs(light)});
            }
            for (int corner = 0; corner < cover.cell_count(); ++corner) {
                const std::vector<int> placed = open_cells(cover, cells, corner);
                if (placed.size() == cells.size()) {
                    cover.add_option(kind, placed);
                }
            }
        }
    }
    return cover;
}

// Collects all solutions, as sorted options, by trying all options on the first uncovered cell. Shares only
// the definition of the problem with the engines.
inline void collect_solutions(const GridCover& cover, const std::vector<bool>& uncovered,
                              const std::vector<int>& remaining, std::vector<int>& chosen,
                              std::set<std::vector<int>>& solutions) {
    const auto first = std::find(uncovered.begin(), uncovered.end(), true);
    if (first == uncovered.end()) {
        std::vector<int> solution = chosen;
        std::sort(solution.begin(), solution.end());
        solutions.insert(solution);
        return;
    }
    const int target = static_cast<int>(first - uncovered.begin());
    for (int option = 0; option < cover.option_count(); ++option) {
        const int* begin = cover.cells_begin(option);
        const int* end = cover.cells_end(option);
        const auto is_uncovered = [&](int cell) {
            return uncovered[static_cast<std::size_t>(cell)];
        };
        bool fits = std::find(begin, end, target) != end && std::all_of(begin, end, is_uncovered);
        std::vector<int> then = remaining;
        for (const GridCover::Demand& demand : at(cover.kinds, at(cover.option_kinds, option))) {
            at(then, demand.resource) -= demand.amount;
            fits = fits && at(then, demand.resource) >= 0;
        }
        if (fits) {
            std::vector<bool> rest = uncovered;
            std::for_each(begin, end, [&](int cell) { rest[static_cast<std::size_t>(cell)] = false; });
            chosen.push_back(option);
            collect_solutions(cover, rest, then, chosen, solutions);
            chosen.pop_back();
        }
    }
}

inline std::set<std::vector<int>> all_solutions(const GridCover& cover) {
    std::set<std::vector<int>> solutions;
    std::vector<int> chosen;
    collect_solutions(cover, cover.open, cover.multiplicities, chosen, solutions);
    return solutions;
}

struct DrawnPuzzle {
    const char* name;
    Drawing board;
    std::vector<DrawnShape> shapes;

    GridCover cover() const { return drawn_cover(board, shapes); }
};

// Returns puzzles small enough for brute force, each with a special feature.
inline std::vector<DrawnPuzzle> drawn_puzzles() {
    const DrawnShape bar{{"xxx"}, 2};
    const DrawnShape corner{{"xx", "x."}, 2};
    const DrawnShape tee{{"xxx", ".x."}, 1};
    const DrawnShape ell{{"xxx", "x.."}, 2};
    const std::string wall(36, '#');
    return {
        {"dominoes", {"....", "....", "...."}, {domino}},
        {"a ring", {"....", ".##.", "...."}, {domino}},
        {"too few", {"....", "...."}, {{{"xx"}, 3}}},
        {"a mixture", {"...", "...", "...", "..."}, {bar, corner, domino}},
        {"several of some", {"....", "....", "....", "#..#"}, {tee, ell, corner, {{"xx"}, 1}}},
        {"pieces too many", {"...", "...", ".#."}, {bar, corner, tee, domino, {{"x"}, 2}}},
        {"colours that cannot be", {".....", "#...#", "##.##"}, {{{"xx"}, 1}, tee, corner}},
        {"one piece is forced", {"..#..", "..###"}, {domino}},
        {"rooms", {"..#..", "..#..", "..#.."}, {bar, domino}},
        {"nothing to cover", {"##", "##"}, {domino}},
        {"no pieces", {".."}, {}},
        {"frontiers of two words", {wall + "....", wall + "....", wall + "...."}, {bar, domino}},
        {"frontiers of several words",
         {"..." + wall + wall + "..", "..." + wall + wall + "..", "..." + wall + wall + ".."},
         {bar, domino}},
    };
}

}  // namespace tessera
