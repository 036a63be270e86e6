#pragma once

#include "search/frontier/grid_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// A GridCover prepared for scanning: the first uncovered cell f is always covered next, so everything before
// it is covered and a position is a short bit string, the frontier, whose bit i is cell f + i. Options are
// stored by their first cell as masks on that frontier; `word_count` words suffice on boards of any size.
// Immutable; about 60 bytes per cell and 20 per option if a frontier is one word.
class ScanTable {
public:
    // `least_span` is a lower bound on the span, even if all options are shorter.
    explicit ScanTable(const GridCover& cover, int least_span = 1);

    int cell_count() const { return cell_count_; }
    int width() const { return width_; }
    int word_count() const { return word_count_; }
    int span() const { return span_; }  // of the longest option, from its first to its last cell

    // Slots number the options by first cell, then in the order of the cover.
    int first_slot(int cell) const { return at(starts_, cell); }
    int end_slot(int cell) const { return at(starts_, cell + 1); }
    int option(int slot) const { return at(options_, slot); }
    int kind(int slot) const { return at(kinds_, slot); }
    // Returns the next slot of this cell of another kind.
    int next_kind(int slot) const { return at(next_kinds_, slot); }
    const std::uint64_t* mask(int slot) const { return masks_.data() + offset(slot); }

    // Returns the cells from `cell` on that are blocked or past the end of the board.
    const std::uint64_t* walls(int cell) const { return walls_.data() + offset(cell); }

    // Returns the first open cell from `cell` on, or cell_count() if there is none.
    int next_open(int cell) const { return cell < cell_count_ ? at(next_open_, cell) : cell_count_; }

    // Return the frontier's cells whose right (left) neighbour is on the same line across the board.
    const std::uint64_t* has_right(int cell) const { return has_right_.data() + offset(cell % width_); }
    const std::uint64_t* has_left(int cell) const { return has_left_.data() + offset(cell % width_); }

    // Returns the frontier's cells of one checkerboard colour.
    const std::uint64_t* light(int cell) const { return light_.data() + offset(cell % width_); }

    // Returns the first uncovered cell when `frontier`, which starts at `cell`, is covered.
    int first_uncovered(int cell, const std::uint64_t* frontier) const;

    // Computes frontier >> distance.
    void shift_frontier(const std::uint64_t* frontier, int distance, std::uint64_t* shifted) const;

private:
    std::size_t offset(int index) const {
        return static_cast<std::size_t>(index) * static_cast<std::size_t>(word_count_);
    }
    void sort_options(const GridCover& cover);
    void link_kinds();
    void build_walls(const GridCover& cover);
    void build_lines();

    int cell_count_ = 0;
    int width_ = 1;
    int span_ = 1;
    int word_count_ = 1;
    std::vector<int> starts_;  // each cell's first slot, and twice the end
    std::vector<int> options_;
    std::vector<int> kinds_;
    std::vector<int> next_kinds_;
    std::vector<int> next_open_;
    std::vector<std::uint64_t> masks_;
    std::vector<std::uint64_t> walls_;
    std::vector<std::uint64_t> has_right_;  // by column of the frontier's first cell
    std::vector<std::uint64_t> has_left_;
    std::vector<std::uint64_t> light_;
};

}  // namespace tessera
