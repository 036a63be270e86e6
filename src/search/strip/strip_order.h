#pragma once

#include "search/strip/strip_cover.h"

#include <vector>

namespace tessera {

// The order in which a beam covers a strip: line by line, but the last lines together, across them all. What
// is left last of a strip is as wide as the strip and a line or two high, where hardly a piece can turn;
// transposed, it is as high as those lines and gets shorter.
class StripOrder {
public:
    // The lines from `transpose_line` on are the last ones; none with as many as the board has.
    StripOrder(const StripCover& cover, int transpose_line);

    int transpose_line() const { return transpose_line_; }

    // The last lines, transposed: their cells' rows and columns exchanged, likewise those of all orientations.
    StripCover transposed_end() const;

    // Where these orientations lie if each begins at the first cell that is still open.
    std::vector<StripCover::Placed> lay(const std::vector<int>& orientations) const;

private:
    Cell first_cell(int orientation, bool is_transposed) const;

    StripCover cover_;
    int transpose_line_;
    std::vector<Cell> cells_;
};

}  // namespace tessera
