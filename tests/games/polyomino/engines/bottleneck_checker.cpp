#include "bottleneck_checker.h"

#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace tessera::polyomino {

namespace {

using namespace plain;

// Returns the sums of cells that some of the pieces have together, one of this size left out.
std::set<int> sums_without(std::map<int, int> counts, int size) {
    --counts[size];
    std::set<int> sums{0};
    for (const auto& [own, count] : counts) {
        for (int copy = 0; copy < count; ++copy) {
            std::set<int> grown = sums;
            for (const int sum : sums) {
                grown.insert(sum + own);
            }
            sums = std::move(grown);
        }
    }
    return sums;
}

// Returns how many of the cells a piece may cover so that others cover the rest of them, as far as numbers tell.
std::set<int> counts_by_numbers(const Table& here, int cells) {
    std::set<int> counts;
    for (const auto& [size, left] : here.sizes_left()) {
        const std::set<int> sums = sums_without(here.sizes_left(), size);
        for (int count = 1; count <= std::min(size, cells); ++count) {
            if (sums.count(cells - count) > 0) {
                counts.insert(count);
            }
        }
    }
    return counts;
}

std::set<int> numbers_in(const std::string& list) {
    std::set<int> numbers;
    for (std::size_t start = 0; start < list.size();) {
        const std::size_t end = std::min(list.find(", ", start), list.size());
        numbers.insert(std::stoi(list.substr(start, end - start)));
        start = end + 2;
    }
    return numbers;
}

// True if all these cells are open, and of them the way out alone touches others that are open.
bool is_only_way_out(const Table& here, const Cells& lit, const std::pair<int, int>& way_out) {
    Cells leading_out;
    for (const Cells& region : here.regions()) {
        for (const auto& other : region) {
            std::copy_if(
                lit.begin(), lit.end(), std::inserter(leading_out, leading_out.end()),
                [&](const auto& cell) { return lit.count(other) == 0 && here.do_touch(cell, other); });
        }
    }
    return leading_out == Cells{way_out} &&
           std::all_of(lit.begin(), lit.end(), [&](const auto& cell) { return here.is_open(cell); });
}

// Only a piece that hangs together cannot lie on both sides without the cell between them.
bool hang_together(const Level& level) {
    return std::all_of(level.pieces.begin(), level.pieces.end(),
                       [&](const Piece& piece) { return is_connected(level.lattice, piece.shape); });
}

}  // namespace

std::vector<std::string> faults_of_bottleneck(const Table& here, const ExplanationStep& line,
                                              const Way& way) {
    std::vector<std::string> faults;
    const auto require = [&](bool holds, const std::string& what) {
        if (!holds) {
            faults.push_back(what);
        }
    };
    const Cells lit = cells_in(line.cells);
    const std::pair<int, int> way_out(line.cells.front().row, line.cells.front().column);
    const std::vector<std::string>& said = line.sentence.arguments;
    require(said.front() == std::to_string(lit.size()), "another number of cells");
    require(is_only_way_out(here, lit, way_out), "it is not the only way out");
    require(hang_together(here.level()), "a piece may lie on both sides");
    const std::set<int> counts = counts_by_numbers(here, int_size(lit));
    require(numbers_in(said.back()) == counts, "other numbers of them are possible");
    const auto taken = std::count_if(way.cells.begin(), way.cells.end(),
                                     [&](const auto& cell) { return lit.count(cell) > 0; });
    require(way.cells.count(way_out) > 0, "it does not cover the way out");
    require(counts.count(static_cast<int>(taken)) == 0, "it takes a possible number");
    return faults;
}

}  // namespace tessera::polyomino
