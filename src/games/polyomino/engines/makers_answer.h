#pragma once

#include "games/polyomino/engines/generator.h"
#include "games/remaking.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// The solution that a level was made from, generated again by its recipe and compared with the level and the
// position. Of its images under the board's symmetries, uses the one that agrees with most placed pieces. The
// rules of play check that it solves the level, so a recipe for another level has no effect.
class MakersAnswer {
public:
    // Returns nothing if the level has no recipe, or one that no generator here understands.
    static std::optional<MakersAnswer> start(const Level& level, const State& state);

    // Returns solved if there is such a solution, exhausted if there is none.
    Outcome advance(Ticks budget) {
        return remaking_.advance(budget, [this](const Generator& made) { return closest_way(made); });
    }
    const SearchStats& stats() const { return remaking_.stats(); }

    // The placements that the position lacks, and those that are not part of the solution.
    const std::vector<Placement>& missing() const { return remaking_.way().missing; }
    const std::vector<Placement>& astray() const { return remaking_.way().astray; }
    std::vector<Move> moves() const;  // from the position to the solution; astray pieces are taken back first

private:
    struct Way {
        std::vector<Placement> missing;
        std::vector<Placement> astray;
    };
    using Region = std::vector<Cell>;  // sorted

    MakersAnswer(Level level, State state, Params params);

    std::optional<Way> closest_way(const Generator& made) const;
    std::optional<Way> way_of(const std::vector<Region>& regions) const;
    bool is_solution(const Way& way) const;

    Level level_;
    State state_;
    Remaking<Generator, Params, Way> remaking_;
};

}  // namespace tessera::polyomino
