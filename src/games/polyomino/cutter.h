#pragma once

#include "base/rng.h"
#include "games/polyomino/cut_trace.h"
#include "games/polyomino/generator.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tessera::polyomino {

// Cuts a board as generator.h describes and records its steps in a trace, which does not affect the cut.
// Regions may become empty when they merge; `finish` renumbers the others.
template <class Trace>
class Cutter {
public:
    Cutter(const Grid<Square>& board, const Params& params, std::uint64_t seed, Trace trace);

    Cut run();

private:
    // cut_ holds a label or one of these values while the board is cut.
    static constexpr int free_cell = -1;
    static constexpr int outside = -2;  // not part of the board

    void scan();
    int random_size(int left);
    std::vector<Cell> grow(Cell start, int size, CutReason reason = CutReason::none, int other = -1);
    void add_region(std::vector<Cell> cells);
    void fill_crumbs();
    std::vector<Cell> crumbs() const;
    bool fill_crumb(Cell cell);
    void cut_off(const std::vector<Cell>& waiting);
    int smallest_neighbour(const std::vector<Cell>& cells, int self) const;
    void split_monsters();
    void split(int region);
    bool try_split(int region, const std::vector<Cell>& cells);
    void release(const std::vector<Cell>& cells);
    void merge_down_to_limit();
    void merge(int region, int target, int count);
    int next_to_merge(int count) const;
    Cut finish();

    bool is_over_limit(int count) const { return params_.max_pieces > 0 && count > params_.max_pieces; }
    void record_new(CutStepKind kind, int size, int limit, CutReason reason = CutReason::none,
                    int other = -1);

    Params params_;
    std::vector<Cell> steps_;  // to the neighbours of a cell
    int max_size_;
    Rng rng_;
    Trace trace_;
    int open_count_ = 0;
    Cut cut_;
    Grid<int> seen_;  // number of the growth that last saw the cell
    int growth_ = 0;
    std::vector<std::vector<Cell>> regions_;
};

extern template class Cutter<NoCutTrace>;
extern template class Cutter<CutWatch>;

}  // namespace tessera::polyomino
