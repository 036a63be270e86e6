#pragma once

#include "base/rng.h"
#include "games/number_swap/engines/bidirectional_board.h"
#include "search/graph/beam.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tessera::number_swap {

// Shortens a path repeatedly: gathers swaps near one spot that can be made consecutive, and searches with a
// narrow beam for a path, no longer than theirs, between the grids before and after them (large neighbourhood
// search: Shaw 1998). Accepts paths of equal length too, because they lead to further improvements. Time and
// memory of a window: a beam of 32 states over at most 60 swaps.
class PathImprover {
public:
    PathImprover(std::shared_ptr<const Board> board, std::vector<std::uint8_t> start, std::vector<int> path);

    void advance(Ticks budget);  // never ends by itself; returns early when the path has become shorter
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
    int first_ = 0;  // index of the window in the path
    int length_ = 0;
    std::optional<BidirectionalBoard> space_;  // of the window
    std::optional<Beam<BidirectionalBoard>> beam_;
    Rng rng_{1};
    SearchStats stats_;
};

}  // namespace tessera::number_swap
