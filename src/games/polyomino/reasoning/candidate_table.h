#pragma once

#include "base/bit_set.h"
#include "games/polyomino/level.h"
#include "search/search.h"

#include <cstdint>
#include <vector>

namespace tessera::polyomino {

// The open cells of a position, the remaining kinds of pieces, and the candidates: every placement of them
// that fits. Constant while the position is reasoned about. Copies of a piece, and pieces with exactly the
// same placements, are one kind with a count. Memory: a bit per candidate in the row of each cell and kind;
// therefore there are limits, beyond which the table is empty and is_too_large() is true.
class CandidateTable {
public:
    static constexpr int max_cells = 1024;
    static constexpr int max_kinds = 256;
    static constexpr int max_candidates = 1 << 15;

    struct Kind {
        std::vector<int> pieces;  // indices into Level::pieces, one for each remaining copy
        int size = 0;
        int imbalance = 0;  // absolute difference between cells of the two checkerboard colours
    };

    CandidateTable(const Level& level, const State& state);

    bool is_too_large() const { return is_too_large_; }
    bool has_connected_pieces() const { return has_connected_pieces_; }
    bool has_colours() const { return has_colours_; }  // those of a checkerboard
    int surplus() const { return surplus_; }  // remaining pieces' cells minus cells to cover; may be < 0

    int cell_count() const { return int_size(cells_); }
    int kind_count() const { return int_size(kinds_); }
    int candidate_count() const { return int_size(placements_); }

    Cell board_cell(int cell) const { return at(cells_, cell); }
    const std::vector<int>& neighbours(int cell) const { return at(neighbours_, cell); }
    bool is_light(int cell) const { return at(light_, cell) != 0; }  // if has_colours()

    const Kind& kind(int kind) const { return at(kinds_, kind); }
    int kind_of(int candidate) const { return at(kind_of_, candidate); }
    const Placement& placement(int candidate) const { return at(placements_, candidate); }
    const std::vector<int>& cells_of(int candidate) const { return at(cells_of_, candidate); }
    const BitSet& candidates_at(int cell) const { return at(at_cell_, cell); }
    const BitSet& candidates_of(int kind) const { return at(of_kind_, kind); }

    int row_words() const { return candidate_count() / 64 + 1; }
    // Approximate cost of one scan of all cells and pieces.
    Ticks ticks_of_look() const { return 1 + static_cast<Ticks>(2 * cell_count() + 8 * row_words()) / 8; }

private:
    void number_cells(const Level& level, const State& state);
    void gather_kinds(const Level& level, const State& state);
    void add_candidates(const Level& level, int kind);
    void add_if_it_fits(const Placement& placement, const Shape& shape, int kind);
    void fill_rows();

    Grid<int> cell_numbers_;  // cell number of each board cell, -1 if not to be covered
    std::vector<Cell> cells_;
    std::vector<std::uint8_t> light_;
    std::vector<std::vector<int>> neighbours_;
    std::vector<Kind> kinds_;
    std::vector<Placement> placements_;
    std::vector<int> kind_of_;
    std::vector<std::vector<int>> cells_of_;
    std::vector<BitSet> at_cell_;
    std::vector<BitSet> of_kind_;
    int surplus_ = 0;
    bool has_connected_pieces_ = true;
    bool has_colours_ = true;
    bool is_too_large_ = false;
};

}  // namespace tessera::polyomino
