#pragma once

#include "base/rng.h"
#include "games/number_swap/engines/bidirectional_board.h"
#include "search/graph/beam.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::number_swap {

// Makes a path shorter, again and again: swaps near one spot that may as well come one after the other are
// gathered, and a narrow beam looks for a path between the grids before and after them that is not longer
// (large neighbourhood search: Shaw 1998). Other paths of the same length are taken too, for they lead on.
// Time and memory of a window are those of a beam of 32 states over at most 60 swaps.
class PathImprover {
public:
    PathImprover(std::shared_ptr<const Board> board, std::vector<std::uint8_t> start, std::vector<int> path);

    void advance(Ticks budget);  // never done; returns when the path has become shorter
    const std::vector<int>& path() const { return path_; }
    const SearchStats& stats() const { return stats_; }

private:
    void open_window();
    void gather(int first);
    std::vector<int> moves_near_window() const;
    std::vector<std::uint8_t> state_of_window() const;
    void close_window();

    std::shared_ptr<const Board> board_;
    std::vector<std::uint8_t> start_;
    std::vector<int> path_;
    int first_ = 0;  // of the window in the path
    int length_ = 0;
    std::optional<BidirectionalBoard> space_;  // of the window
    std::optional<Beam<BidirectionalBoard>> beam_;
    Rng rng_{1};
    SearchStats stats_;
};

}  // namespace tessera::number_swap
