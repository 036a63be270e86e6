#pragma once

#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/registry.h"
#include "games/polyomino/engines/reordered.h"
#include "games/polyomino/engines/table_engine.h"
#include "search/exact_cover/algorithm_x.h"
#include "search/position_counts.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// Runs Algorithm X on a position with the input's switches. With StepLog as its trace it records its steps.
template <class Trace>
class AlgorithmXEngine : public TableEngine<AlgorithmX<Trace>> {
public:
    explicit AlgorithmXEngine(const EngineInput& input);

    std::vector<Move> best() const override;
    std::vector<Move> solution() const override { return moves_of_options(this->chosen()); }
    Remarks remarks() const override;
    std::uint64_t update_count() const;  // updates of the matrix
    PositionCounts counts() const;

    // null until the search has begun
    Trace* trace() { return this->search() != nullptr ? &this->search()->trace() : nullptr; }
    Placement placement_of(int option) const { return in_first_order(pieces_, cover_.placement_of(option)); }
    // The problem that the search works on; null before it is complete.
    const ExactCover* cover() const { return cover_.is_complete() ? &cover_.problem() : nullptr; }
    // Returns the cell of an item; nothing if the item is a piece.
    std::optional<Cell> cell_of_item(int item) const;
    int piece_of_item(int item) const;

private:
    Ticks prepare() override;
    CoverBoard board() const;
    std::vector<Move> moves_of_options(const std::vector<int>& options) const;

    AlgorithmXSwitches switches_;
    std::uint64_t seed_;
    Reordered pieces_;
    PieceCover cover_;
};

extern template class AlgorithmXEngine<NoTrace>;
extern template class AlgorithmXEngine<StepLog>;

Result<std::unique_ptr<SolvingEngine<Move>>> start_algorithm_x(const EngineInput& input);

}  // namespace tessera::polyomino
