#pragma once

#include "search/strip/strip_cover.h"

#include <vector>

namespace tessera {

// The order in which a beam covers a strip: line by line, but the last lines together, across them all. What
// is left last of a strip is as wide as the strip and a line or two high, where hardly a piece can turn;
// turned, it is as high as those lines and gets shorter.
class StripOrder {
public:
    // The lines from `turn_line` on are the last ones; none with as many as the board has.
    StripOrder(const StripCover& cover, int turn_line);

    int turn_line() const { return turn_line_; }

    // The last lines, turned: their cells' rows and columns exchanged, likewise those of all patterns.
    StripCover turned_end() const;

    // Where these patterns lie if each begins at the first cell that is still open.
    std::vector<StripCover::Placed> lay(const std::vector<int>& patterns) const;

private:
    Cell first_cell(int pattern, bool is_turned) const;

    StripCover cover_;
    int turn_line_;
    std::vector<Cell> cells_;
};

}  // namespace tessera
