#pragma once

#include "base/rng.h"
#include "games/number_swap/engines/two_sided_board.h"
#include "search/graph/beam.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::number_swap {

// Makes a way shorter, again and again: swaps near one spot that may as well come one after the other are
// gathered, and a narrow beam looks for a way between the grids before and after them that is not longer
// (large neighbourhood search: Shaw 1998). Other ways of the same length are taken too, for they lead on.
class Polisher {
public:
    Polisher(std::shared_ptr<const Board> board, std::vector<std::uint8_t> start, std::vector<int> way);

    void advance(Ticks budget);  // never done; returns when the way has become shorter
    const std::vector<int>& way() const { return way_; }
    const SearchStats& stats() const { return stats_; }

private:
    void open_window();
    void gather(int first);
    std::vector<int> moves_near_window() const;
    std::vector<std::uint8_t> task_of_window() const;
    void close_window();

    std::shared_ptr<const Board> board_;
    std::vector<std::uint8_t> start_;
    std::vector<int> way_;
    int first_ = 0;  // of the window in the way
    int length_ = 0;
    std::optional<TwoSidedBoard> space_;  // of the window
    std::optional<Beam<TwoSidedBoard>> beam_;
    Rng rng_{1};
    SearchStats stats_;
};

}  // namespace tessera::number_swap
