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

// The knowledge about a position, in placements; filled in while the analysis runs.
struct PlacementAnalysis {
    std::optional<bool> is_solvable;
    SolutionCount solutions;                // number known so far
    bool is_exact = false;                  // true if `solutions` is the total
    std::vector<Placement> forced;          // placements in every solution, if is_exact
    std::vector<Placement> blamed;          // if unsolvable, a smallest set of placed pieces to take back
    std::optional<bool> is_level_solvable;  // at a dead end: true if taking pieces back helps at all
    std::optional<DeadEnd> reason;          // visible reason why it is unsolvable, if there is one
};

// Analyses a position: can it be completed, in how many ways, what do these have in common; if not, which
// pieces are to blame. On boards where the layers outgrow their memory, solutions are counted one by one up
// to a cap, and the blame for a dead end may stay unknown. Tables and layers respect the given memory, the
// solver its own limit. Tables are built in slices; if they do not fit, only the solver runs.
class Analyser {
public:
    Analyser(const Level& level, const State& state, std::uint64_t memory_bytes = 64ULL << 20);
    static Result<Analyser> start(const Level& level, const State& state) { return Analyser(level, state); }

    // Returns solved once the analysis is complete.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const PlacementAnalysis& known() const { return known_; }
    PositionAnalysis analysis() const;  // the same in moves

    // The position's cover, or null if it is not complete.
    const PositionCover* position() const {
        return position_ && position_->is_complete() ? &*position_ : nullptr;
    }

    // The first completion found; set once the position is known to be solvable.
    const std::vector<Placement>& completion() const { return completion_; }

    // Stores a completion found elsewhere.
    void take_completion(std::vector<Placement> completion);

    static constexpr std::uint64_t solution_cap = 1000;

private:
    struct Movable {  // a piece placed by the player
        Placement placement;
        int option = 0;  // option of the level's starting position
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
    std::optional<PositionCover> position_;  // none if its tables do not fit
    bool is_prepared_ = false;
    std::optional<SolutionEnumerator> enumerator_;
    std::optional<Solver> solver_;
    std::optional<PositionCover> beginning_;  // cover of the starting position, while it is built
    std::vector<Movable> movable_;
    std::optional<MaxAgreementCover> max_agreement_;
    std::vector<Placement> completion_;
    bool is_done_ = false;
    SearchStats earlier_;
    SearchStats stats_;
    PlacementAnalysis known_;
};

}  // namespace tessera::polyomino
