#include "search/frontier/scan_table.h"

#include "base/rng.h"
#include "support/drawn_cover.h"

#include <doctest.h>

#include <vector>

TEST_SUITE_BEGIN("search/frontier/scan_table");

using namespace tessera;

namespace {

bool has_bit(const std::uint64_t* words, int index) {
    return (words[index / 64] >> (index % 64) & 1) != 0;
}

std::vector<int> cells_of_mask(const ScanTable& table, int slot, int first) {
    std::vector<int> cells;
    for (int index = 0; index < 64 * table.word_count(); ++index) {
        if (has_bit(table.mask(slot), index)) {
            cells.push_back(first + index);
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("each cell has the options that start there, as masks from the cell on") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        const ScanTable table(cover);
        int slot = 0;
        for (int cell = 0; cell < table.cell_count(); ++cell) {
            CHECK(table.first_slot(cell) == slot);
            int before = -1;
            for (; slot < table.end_slot(cell); ++slot) {
                const int option = table.option(slot);
                CHECK(option > before);
                before = option;
                REQUIRE(cover.first_cell(option) == cell);
                CHECK(table.kind(slot) == at(cover.option_kinds, option));
                const std::vector<int> cells = cells_of_mask(table, slot, cell);
                CHECK(cells == std::vector<int>(cover.cells_begin(option), cover.cells_end(option)));
                CHECK(cells.back() < cell + table.span());
            }
        }
        CHECK(slot == cover.option_count());
        CHECK(table.end_slot(table.cell_count()) == slot);
    }
}

TEST_CASE("the next kind is the first slot of the cell that has another") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const ScanTable table(puzzle.cover());
        for (int cell = 0; cell < table.cell_count(); ++cell) {
            for (int slot = table.first_slot(cell); slot < table.end_slot(cell); ++slot) {
                int next = slot;
                while (next < table.end_slot(cell) && table.kind(next) == table.kind(slot)) {
                    ++next;
                }
                CHECK(table.next_kind(slot) == next);
            }
        }
    }
}

TEST_CASE("walls, neighbours and colours of every cell are those of the board") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        const ScanTable table(cover);
        for (int cell = 0; cell < table.cell_count(); ++cell) {
            int next_open = cell;
            while (next_open < cover.cell_count() && !cover.open[static_cast<std::size_t>(next_open)]) {
                ++next_open;
            }
            CHECK(table.next_open(cell) == next_open);
            int wrong = 0;
            for (int index = 0; index < 64 * table.word_count(); ++index) {
                const int column = (cell + index) % cover.width;
                const int row = (cell + index) / cover.width;
                const int target = cell + index;
                const bool is_open =
                    target < cover.cell_count() && cover.open[static_cast<std::size_t>(target)];
                wrong += has_bit(table.walls(cell), index) == !is_open ? 0 : 1;
                wrong += has_bit(table.has_right(cell), index) == (column + 1 < cover.width) ? 0 : 1;
                wrong += has_bit(table.has_left(cell), index) == (column > 0) ? 0 : 1;
                const bool is_light = (row - cell / cover.width + column) % 2 == 0;
                wrong += has_bit(table.light(cell), index) == is_light ? 0 : 1;
            }
            CHECK(wrong == 0);
        }
        CHECK(table.next_open(table.cell_count()) == table.cell_count());
    }
}

TEST_CASE("a frontier is scanned and shifted bit by bit, across words") {
    Rng rng(3);
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        const ScanTable table(cover);
        const int bits = 64 * table.word_count();
        for (int round = 0; round < 200; ++round) {
            const int cell = rng.between(0, table.cell_count() - 1);
            std::vector<std::uint64_t> frontier;
            for (int word = 0; word < table.word_count(); ++word) {
                frontier.push_back(rng.next() | rng.next() | rng.next() | (rng.below(2) - 1));
            }
            int first = cell;
            while (first < cover.cell_count() &&
                   (!cover.open[static_cast<std::size_t>(first)] ||
                    (first - cell < bits && has_bit(frontier.data(), first - cell)))) {
                ++first;
            }
            REQUIRE(table.first_uncovered(cell, frontier.data()) == first);
            const int distance = rng.between(0, bits - 1);
            std::vector<std::uint64_t> shifted(frontier.size(), 1);
            table.shift_frontier(frontier.data(), distance, shifted.data());
            int wrong = 0;
            for (int index = 0; index < bits; ++index) {
                const bool expected = index + distance < bits && has_bit(frontier.data(), index + distance);
                wrong += has_bit(shifted.data(), index) == expected ? 0 : 1;
            }
            REQUIRE(wrong == 0);
        }
    }
}

TEST_SUITE_END();
