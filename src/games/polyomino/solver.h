#pragma once

#include "games/game.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/strategy.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera::polyomino {

enum class EngineName : std::uint8_t { dancing_links, cell_first, beam };

inline constexpr std::array<std::string_view, 3> engine_names = {"dancing_links", "cell_first", "beam"};

// Which engine starts on a position. The player never has to know; `--engine` overrides it.
EngineName choose_engine(const Level& level, const State& state);

// Solves from any position of placed pieces. A quick engine looks for one solution; where that takes long, a
// complete engine works in turns with it, so that `exhausted` is said whenever it can be proved in the
// memory there is. Goes on to further solutions, each tiling once.
class Solver {
public:
    static Result<Solver> start(const Level& level, const State& state, const SolveOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    std::vector<Move> best() const;
    std::vector<Move> solution() const;
    Remarks remarks() const;

private:
    Solver(SolvingTask task, EngineName engine);

    bool can_never_fit() const;
    bool is_quick_ones_turn() const;
    Ticks share_left() const;
    Strategy& thorough();
    bool is_new(const std::vector<Placement>& placements, bool is_quick);
    void sum_stats();

    SolvingTask task_;
    std::unique_ptr<Strategy> quick_;     // empty if the chosen engine is complete
    std::unique_ptr<Strategy> thorough_;  // empty until its first turn
    EngineName complete_ = EngineName::cell_first;
    bool has_room_ = true;  // for a complete engine's tables
    bool is_done_ = false;
    bool was_quick_ = false;  // who found the solution
    std::vector<Placement> solution_;
    std::vector<std::vector<int>> found_;  // solutions of the quick engine, as tilings
    SearchStats stats_;
};

}  // namespace tessera::polyomino
