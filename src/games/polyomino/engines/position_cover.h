#pragma once

#include "games/polyomino/level.h"
#include "search/frontier/cover_size.h"
#include "search/frontier/grid_cover.h"
#include "search/search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// A position as a problem for the cell-first engines. Pieces that can do the same are one kind, so a tiling
// is met exactly once, and options are outlines on the board: which piece lies there is settled at the end.
// It can be made in steps: first all options are counted, outline by outline, so that it is known what the
// cover and its tables will take; then they are added.
class PositionCover {
public:
    // Pieces of one shape that may lie in different ways are interchangeable where they lie alike, unless
    // `tells_apart`: then a tiling is met once for each way to exchange them.
    PositionCover(const Level& level, const State& state, bool tells_apart = false);

    // To be completed by steps.
    static PositionCover begun(const Level& level, const State& state, bool tells_apart = false);

    // Counts or adds the options of one more outline; the effort.
    Ticks step();
    bool is_measured() const { return counted_ == outlines_.size(); }
    bool is_complete() const { return added_ == outlines_.size(); }

    // Once it is measured: how large the cover is going to be, and what all of this takes then; less before.
    const CoverSize& size() const { return size_; }
    std::uint64_t bytes() const;

    // Once it is complete.
    const GridCover& cover() const { return cover_; }

    // A placement with the option's outline, of some piece that may lie so.
    const Placement& placement_of(int option) const { return at(placements_, option); }

    // The options of a solution, or of a part of one, as placements of pieces that are there, sorted.
    std::vector<Placement> placements_of(const std::vector<int>& options) const;

    Cell board_cell(int cell) const;                 // of a cell of the cover
    std::optional<int> cover_cell(Cell cell) const;  // none if covered already, or not on offer
    std::vector<int> cover_cells(
        const std::vector<Cell>& cells) const;  // ascending; empty if any is not open

private:
    struct Group;  // the pieces of one free shape
    struct Begin {};

    struct Outline {  // options of one kind that differ by their corner alone
        int kind = 0;
        Placement sample;
    };

    PositionCover(Begin begin, const Level& level, const State& state, bool tells_apart);

    void frame_open_cells();
    void add_group(const Group& pieces);
    void add_supplies(const Group& group, int first_kind);
    int cells_apart(Cell step) const;
    Ticks count_options(const Outline& outline);
    Ticks add_options(const Outline& outline);

    Level level_;
    std::vector<int> left_;  // of each piece
    Grid<bool> open_;        // of the whole board
    Cell corner_;            // of the smallest frame round the open cells
    Cell frame_;             // its rows and columns
    GridCover cover_;
    std::vector<Placement> placements_;
    std::vector<Outline> outlines_;
    std::size_t counted_ = 0;  // so many of them
    std::size_t added_ = 0;
    CoverSize size_;
};

}  // namespace tessera::polyomino
