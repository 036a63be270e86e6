#pragma once

#include "games/game.h"
#include "games/polyomino/engines/strategy.h"
#include "games/polyomino/polyomino.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera::polyomino {

enum class EngineName : std::uint8_t { dancing_links, cell_first, beam };

inline constexpr std::array<std::string_view, 3> engine_names = {"dancing_links", "cell_first", "beam"};

// Who works on a position: `first` has a head start, then both work in turns, `first` with `share` ticks for
// each of the second's. A second is always complete; an incomplete first one without a second proves nothing.
struct Plan {
    EngineName first = EngineName::cell_first;
    std::optional<EngineName> second;
    Ticks head_start = 0;
    Ticks share = 1;
};

// The player never has to know; `--engine` overrides it.
Plan choose_engine(const Level& level, const State& state);

// Solves from any position of placed pieces. `exhausted` is said whenever it can be proved in the memory
// there is. Goes on to further solutions, each tiling once unless dancing links work alone.
class Solver {
public:
    static Result<Solver> start(const Level& level, const State& state, const SolveOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    std::vector<Move> best() const;
    std::vector<Move> solution() const;
    Remarks remarks() const;

private:
    Solver(SolvingTask task, const Plan& plan);

    Ticks ticks_until_turns_change() const;
    bool is_firsts_turn() const;
    Strategy& strategy(bool is_first);
    bool is_new(const std::vector<Placement>& placements, bool is_first);
    void sum_stats();

    SolvingTask task_;
    Plan plan_;
    std::unique_ptr<Strategy> first_;   // empty until its first turn
    std::unique_ptr<Strategy> second_;  // likewise
    bool is_done_ = false;
    bool was_first_ = true;  // who had the last turn
    std::vector<Placement> solution_;
    std::vector<std::vector<int>> found_;  // tilings the first engine found, where there is a second
    SearchStats stats_;
};

}  // namespace tessera::polyomino
