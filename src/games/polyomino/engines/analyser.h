#pragma once

#include "games/polyomino/engines/dead_end.h"
#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/engines/solver.h"
#include "games/polyomino/polyomino.h"
#include "search/frontier/max_agreement_cover.h"
#include "search/frontier/solution_enumerator.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// What is known of a position, in placements; filled in as the analysis goes on.
struct PlacementAnalysis {
    std::optional<bool> is_solvable;
    SolutionCount solutions;        // known so far
    bool is_exact = false;          // whether these are all
    std::vector<Placement> forced;  // every solution has them, where is_exact
    std::vector<Placement> blamed;  // of the placed pieces, a smallest set to take back where unsolvable
    std::optional<bool> is_level_solvable;  // at a dead end: whether taking pieces back helps at all
    std::optional<DeadEnd> reason;          // why it is unsolvable, where that can be seen at once
};

// Looks at a position from all sides: can it be completed, in how many ways, what do they have in common; if
// not, which pieces are to blame. On boards where the layers outgrow their memory, solutions are counted one
// by one up to a cap, and of a dead end it may be left unsaid who is to blame. Tables and layers keep to the
// memory given, the solver to its own; the tables are made in slices too, and where they do not fit, the solver
// works alone.
class Analyser {
public:
    Analyser(const Level& level, const State& state, std::uint64_t memory_bytes = 64ULL << 20);
    static Result<Analyser> start(const Level& level, const State& state) { return Analyser(level, state); }

    // Solved as soon as all that it can say is said.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const PlacementAnalysis& known() const { return known_; }
    PositionAnalysis analysis() const;  // the same in moves

    // The position's cover, if it is there by now.
    const PositionCover* position() const {
        return position_ && position_->is_complete() ? &*position_ : nullptr;
    }

    // Once the position is known to be solvable: the first completion met.
    const std::vector<Placement>& completion() const { return completion_; }

    // A completion known from elsewhere.
    void take_completion(std::vector<Placement> completion);

    static constexpr std::uint64_t solution_cap = 1000;

private:
    struct Movable {  // a piece that the player placed
        Placement placement;
        int option = 0;  // of the level's beginning
    };

    void prepare();
    void start_looking_ahead();
    void look_ahead(Ticks budget);
    void start_solving();
    void solve(Ticks budget);
    void sum_up();
    void sum_stats();
    void start_blaming();
    void prepare_blaming();
    void name_movable(const PositionCover& beginning);
    void blame(Ticks budget);

    Level level_;
    State state_;
    std::uint64_t memory_bytes_;
    std::optional<PositionCover> position_;  // none where its tables do not fit
    bool is_prepared_ = false;
    std::optional<SolutionEnumerator> enumerator_;
    std::optional<Solver> solver_;
    std::optional<PositionCover> beginning_;  // of the level, while it is made
    std::vector<Movable> movable_;
    std::optional<MaxAgreementCover> max_agreement_;
    std::vector<Placement> completion_;
    bool is_done_ = false;
    SearchStats earlier_;
    SearchStats stats_;
    PlacementAnalysis known_;
};

}  // namespace tessera::polyomino
