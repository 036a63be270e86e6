#pragma once

#include "search/search.h"
#include "search/window_layers.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

// The solution of a grid cover that keeps as many of some preferred options as any solution can. The layers
// are grown again and again, with ever more options that may be given up: where a few suffice, hardly any
// state is visited. An exact answer, or none: gave_up() says that the memory did not suffice.
class NearestCover {
public:
    // `least_loss`: so many have to be given up at least, as is known.
    NearestCover(const GridCover& cover, std::vector<int> preferred, int least_loss = 0,
                 std::uint64_t memory_bytes = 256ULL << 20);

    // Solved once; exhausted when there is no solution at all, or none could be told.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool gave_up() const { return gave_up_; }

    // After solved: all options of the solution.
    const std::vector<int>& chosen() const { return chosen_; }

private:
    void grow_anew(int max_loss);
    void read_best_way();
    bool is_preferred(int option) const;

    GridCover cover_;
    std::vector<int> preferred_;
    std::uint64_t memory_bytes_;
    int max_loss_ = 0;
    std::optional<WindowLayers<BestWay>> layers_;
    std::vector<int> chosen_;
    bool gave_up_ = false;
    bool is_done_ = false;
    SearchStats earlier_;  // of the layers that found nothing
    SearchStats stats_;
};

}  // namespace tessera
