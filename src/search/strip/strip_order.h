#pragma once

#include "search/strip/strip_cover.h"

#include <vector>

namespace tessera {

// The order in which a beam covers a strip: line by line, but the last lines transposed, across them all.
// Without that, the last open part of a strip is as wide as the strip and a line or two high, and hardly any
// piece can be rotated there; transposed, it is as high as those lines and gets shorter.
class StripOrder {
public:
    // Lines from `transpose_line` on are transposed; none if it is the number of lines of the board.
    StripOrder(const StripCover& cover, int transpose_line);

    int transpose_line() const { return transpose_line_; }

    // Returns the last lines, transposed: rows and columns of cells and orientations are exchanged.
    StripCover transposed_end() const;

    // Returns the placements of these orientations if each begins at the first cell still open.
    std::vector<StripCover::Placed> lay(const std::vector<int>& orientations) const;

private:
    Cell first_cell(int orientation, bool is_transposed) const;

    StripCover cover_;
    int transpose_line_;
    std::vector<Cell> cells_;
};

}  // namespace tessera
