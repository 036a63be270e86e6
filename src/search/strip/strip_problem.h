#pragma once

#include "search/strip/strip_board.h"
#include "search/strip/strip_order.h"
#include "search/strip/strip_remaining.h"

#include <cstdint>
#include <vector>

namespace tessera {

// A StripCover as the beam reads it: with holes, in the order in which cells are covered, as bit lines.
// Immutable except for the boards' caches of near cells.
template <class Word>
struct StripProblem {
    using Placed = StripCover::Placed;

    StripProblem(const StripCover& given, int transposed_lines);

    bool is_transposed() const { return boards.size() > 1; }

    // Returns the last lines, transposed, of a state that has these lines from `first_line` on.
    std::vector<Word> transposed_end(int first_line, const Word* lines) const;

    // Return the number of orientations other than holes, and their placements when placed in this order.
    int count_without_holes(const std::vector<int>& laid) const;
    std::vector<Placed> lay_without_holes(const std::vector<int>& laid) const;

    StripCover cover;  // with holes as the last kind: cells that stay open
    int hole;          // kind of the holes
    int area;          // cells to cover
    int largest_size;  // of any kind
    bool has_single_cells;
    StripOrder order;
    std::vector<StripBoard<Word>> boards;  // the strip and, if it is transposed, its last lines
    int kept_lines;                        // of a state, from its first open line on
    StripRemaining remaining;
};

extern template struct StripProblem<std::uint64_t>;
extern template struct StripProblem<WideWord>;

}  // namespace tessera
