#pragma once

#include "base/thread_team.h"
#include "games/game.h"
#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/engines/solution_class.h"
#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/engines/visited_count.h"
#include "search/frontier/solution_counter.h"
#include "search/frontier/solution_enumerator.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera::polyomino {

// Counts the ways to complete a position. Up to symmetry: if the board's symmetries keep the solutions, uses
// the orbit-counting (Burnside) lemma: the mean number of solutions fixed by a symmetry. Otherwise - placed
// pieces, or pieces that may not be turned, break some symmetry - visits every solution. Time and memory are
// those of SolutionCounter, once for each symmetry that keeps the solutions. In space, every solution is
// visited, as there are few; see VisitedCount. A count up to symmetry or in space is not
// split: part 1 of several is the whole, the others are zero. Tables are built in slices; if they do not fit
// in the options' memory, the outcome is `memory`. The layers use at least 12 MB in addition, even if the
// limit is lower.
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
    bool start_visits();
    void start_next_count();
    std::uint64_t memory_beside(std::uint64_t table_bytes);
    void meet_next(Ticks budget);
    void visit(Ticks budget);
    void finish();

    CountOptions options_;
    ThreadTeam* team_;  // helper threads; the total does not depend on their number
    Level level_;
    State state_;
    PositionCover position_;
    bool is_planned_ = false;
    std::vector<Symmetry> to_count_;                // the fixed solutions of these; the last is next
    std::uint32_t divisor_ = 1;                     // of the sum of all counts
    std::optional<SolutionCounter> count_;          // the current count
    std::optional<VisitedCount> visits_;            // counts all at once, in space
    std::optional<SolutionEnumerator> enumerator_;  // set if every solution must be visited
    std::optional<SolutionClass> class_;
    SolutionCount total_;
    bool is_done_ = false;
    bool lacks_memory_ = false;
    SearchStats earlier_;  // sum over the finished counts
    SearchStats stats_;
};

}  // namespace tessera::polyomino
