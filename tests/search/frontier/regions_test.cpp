#include "search/frontier/regions.h"

#include "base/bits.h"
#include "base/rng.h"
#include "support/drawn_cover.h"

#include <doctest.h>

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

TEST_SUITE_BEGIN("search/frontier/regions");

using namespace tessera;

namespace {

using Measures = std::vector<std::pair<int, int>>;

// The open cells of a drawing, where 'o' is covered by the frontier and the first uncovered cell is the first
// '.'.
struct Position {
    Drawing lines;

    bool is_open(Cell cell) const {
        return cell.row >= 0 && cell.row < int_size(lines) && cell.column >= 0 &&
               cell.column < int_size(lines.front()) && at(at(lines, cell.row), cell.column) == '.';
    }
    int width() const { return int_size(lines.front()); }
};

// Removes the region of a cell from the position, cell by cell. The region is cut off if all its cells are
// before `untouched`.
void collect(Position& position, Cell start, int untouched, Measures& measures) {
    int size = 0;
    int light = 0;
    bool is_cut_off = true;
    std::vector<Cell> waiting = {start};
    at(at(position.lines, start.row), start.column) = 'o';
    while (!waiting.empty()) {
        const Cell cell = waiting.back();
        waiting.pop_back();
        ++size;
        light += (cell.row + cell.column) % 2 == 0 ? 1 : -1;
        is_cut_off = is_cut_off && cell.row * position.width() + cell.column < untouched;
        for (const Cell step : neighbour_steps) {
            if (position.is_open(cell + step)) {
                at(at(position.lines, (cell + step).row), (cell + step).column) = 'o';
                waiting.push_back(cell + step);
            }
        }
    }
    if (is_cut_off) {
        measures.push_back({size, std::abs(light)});
    }
}

Measures by_brute_force(Position position, int untouched) {
    Measures measures;
    for (int row = 0; row < int_size(position.lines); ++row) {
        for (int column = 0; column < position.width(); ++column) {
            if (position.is_open({row, column})) {
                collect(position, {row, column}, untouched, measures);
            }
        }
    }
    std::sort(measures.begin(), measures.end());
    return measures;
}

struct Found {
    Measures found;
    Measures expected;
};

Found regions_of(const Position& position, const std::vector<DrawnShape>& shapes) {
    Drawing board = position.lines;
    for (std::string& line : board) {
        std::replace(line.begin(), line.end(), 'o', '.');
    }
    const ScanTable table(drawn_cover(board, shapes));
    int cell = 0;
    while (!position.is_open({cell / position.width(), cell % position.width()})) {
        ++cell;
    }
    std::vector<std::uint64_t> frontier(static_cast<std::size_t>(table.word_count()), 0);
    for (int index = cell; index < table.cell_count() && index - cell < 64 * table.word_count(); ++index) {
        if (at(at(position.lines, index / position.width()), index % position.width()) == 'o') {
            at(frontier, (index - cell) / 64) |= bit((index - cell) % 64);
        }
    }
    RegionFinder finder(table);
    Measures found;
    for (const Region& region : finder.find(table, cell, frontier.data())) {
        found.push_back({region.size, region.imbalance});
    }
    std::sort(found.begin(), found.end());
    return {found, by_brute_force(position, cell + table.span() - 1)};
}

}  // namespace

TEST_CASE("regions cut off from the rest of the board are found, the rest is not") {
    const std::vector<DrawnShape> bars = {{{"xxx"}, 9}};
    CHECK(regions_of({{"oo.o...", "o.ooo..", "......."}}, bars).found == Measures{{1, 1}});
    CHECK(regions_of({{"o.oo..o", "ooooooo", "......."}}, bars).found == Measures{{1, 1}, {2, 0}});
    CHECK(regions_of({{"...o...", "ooooooo", "......."}}, bars).found == Measures{{3, 1}, {3, 1}});
    CHECK(regions_of({{".o.o...", ".oooooo", ".......", "......."}}, bars).found == Measures{{1, 1}, {3, 1}});
    CHECK(regions_of({{"o.o....", "ooooooo", ".......", "......."}}, bars).found == Measures{{1, 1}, {4, 0}});
    CHECK(regions_of({{".#...", "##...", "....."}}, bars).found == Measures{{1, 1}});
}

TEST_CASE("regions are those of a flood fill cell by cell, whatever is covered") {
    Rng rng(11);
    for (int round = 0; round < 400; ++round) {
        CAPTURE(round);
        const int width = rng.between(1, round % 4 == 0 ? 40 : 8);
        const int length = rng.between(3, 7);
        Position position;
        for (int row = 0; row < length; ++row) {
            std::string line;
            for (int column = 0; column < width; ++column) {
                // Options span at most two lines, so nothing is covered below.
                const bool may_be_covered = row < 2;
                const std::uint64_t chance = rng.below(10);
                line += chance == 0 ? '#' : may_be_covered && chance < 6 ? 'o' : '.';
            }
            position.lines.push_back(line);
        }
        at(at(position.lines, 0), 0) = '.';
        const Found regions = regions_of(position, {{{"xxx"}, 1}});
        CHECK(regions.found == regions.expected);
    }
}

TEST_SUITE_END();
