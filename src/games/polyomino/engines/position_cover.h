#pragma once

#include "games/polyomino/level.h"
#include "search/frontier/cover_size.h"
#include "search/frontier/grid_cover.h"
#include "search/search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// A position as a problem for the cell-first engines. Pieces with the same abilities are one kind, so each
// tiling is found exactly once. Options are outlines on the board; placements_of assigns the pieces at the
// end. It can be built in steps: the first pass counts all options, outline by outline, so that the memory of
// the cover and its tables is known; the second pass adds them.
class PositionCover {
public:
    // Pieces of one shape with different freedom are interchangeable where they look alike, unless
    // `tells_apart` is set: then a tiling is found once for each way to exchange them.
    PositionCover(const Level& level, const State& state, bool tells_apart = false);

    // Starts a cover to be completed by step().
    static PositionCover begun(const Level& level, const State& state, bool tells_apart = false);

    // Counts or adds the options of one more outline. Returns the effort.
    Ticks step();
    bool is_measured() const { return counted_ == outlines_.size(); }
    bool is_complete() const { return added_ == outlines_.size(); }

    // The size of the cover and the total memory; final once it is measured, lower bounds before.
    const CoverSize& size() const { return size_; }
    std::uint64_t bytes() const;

    // Precondition: is_complete().
    const GridCover& cover() const { return cover_; }

    // A placement with the option's outline, of some piece that has it.
    const Placement& placement_of(int option) const { return at(placements_, option); }

    // Returns the options of a solution, or of a part of one, as placements of the remaining pieces, sorted.
    std::vector<Placement> placements_of(const std::vector<int>& options) const;

    Cell board_cell(int cell) const;                 // of a cell of the cover
    std::optional<int> cover_cell(Cell cell) const;  // none if covered or blocked
    std::vector<int> cover_cells(
        const std::vector<Cell>& cells) const;  // ascending; empty if any is not open

private:
    struct Group;  // the pieces of one free shape
    struct Begin {};

    struct Outline {  // options of one kind that differ only in their corner
        int kind = 0;
        Placement sample;
    };

    PositionCover(Begin begin, const Level& level, const State& state, bool tells_apart);

    void frame_open_cells();
    void number_open_cells();
    std::vector<int> numbered_cells(const Shape& shape, Cell corner) const;
    void add_group(const Group& pieces);
    void add_supplies(const Group& group, int first_kind);
    int cells_apart(Cell step) const;
    Ticks count_options(const Outline& outline);
    Ticks add_options(const Outline& outline);

    Level level_;
    std::vector<int> left_;  // for each piece
    Grid<bool> open_;        // of the whole board
    Cell corner_;            // of the smallest frame around the open cells
    Cell frame_;             // rows and columns of that frame
    // On other lattices than squares the open cells alone are numbered, along the longest side.
    std::vector<Cell> cell_of_number_;
    Grid<int> number_of_cell_;  // -1: not open
    GridCover cover_;
    std::vector<Placement> placements_;
    std::vector<Outline> outlines_;
    std::size_t counted_ = 0;  // number of outlines counted
    std::size_t added_ = 0;
    CoverSize size_;
};

}  // namespace tessera::polyomino
