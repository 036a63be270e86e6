#pragma once

#include "base/thread_team.h"
#include "games/game.h"
#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/engines/solution_class.h"
#include "games/polyomino/engines/symmetry.h"
#include "search/frontier/solution_counter.h"
#include "search/frontier/solution_enumerator.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::polyomino {

// The number of ways to complete a position. Up to symmetry: where the board's symmetries keep the solutions,
// by the orbit-counting (Burnside) lemma, the mean number of solutions that a symmetry leaves as they are;
// otherwise - the pieces already placed, or pieces that may not be turned, stand in the way of some - by
// meeting every solution. Time and memory are those of SolutionCounter, once for each symmetry that keeps the
// solutions. That total is not cut up: part 1 of several is the whole, the others are nothing. The tables are made
// in slices too; where they do not fit in the memory of the options, that is the outcome. Beside them it takes 12 MB
// at least, however little it is given.
class Counter {
public:
    static Result<Counter> start(const Level& level, const State& state, const CountOptions& options,
                                 ThreadTeam* team = nullptr);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    SolutionCount total() const { return total_; }

private:
    Counter(const Level& level, const State& state, const CountOptions& options, ThreadTeam* team);

    void prepare();
    void plan();
    void start_meeting();
    void start_next_count();
    std::uint64_t memory_beside(std::uint64_t table_bytes);
    void meet_next(Ticks budget);
    void finish();

    CountOptions options_;
    ThreadTeam* team_;  // who helps; the total is the same for every number of workers
    Level level_;
    State state_;
    PositionCover position_;
    bool is_planned_ = false;
    std::vector<Symmetry> to_count_;                // whose fixed solutions; the last one next
    std::uint32_t divisor_ = 1;                     // of the sum of all counts
    std::optional<SolutionCounter> count_;          // the one at work
    std::optional<SolutionEnumerator> enumerator_;  // where every solution has to be met
    std::optional<SolutionClass> class_;
    SolutionCount total_;
    bool is_done_ = false;
    bool lacks_memory_ = false;
    SearchStats earlier_;  // of the counts that are through
    SearchStats stats_;
};

}  // namespace tessera::polyomino
