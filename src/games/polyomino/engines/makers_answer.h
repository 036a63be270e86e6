#pragma once

#include "games/polyomino/engines/generator.h"
#include "games/remaking.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// The solution that a level was made of, made once more by its recipe and held against the level and the position: of
// the ways to lay it that the board's symmetries leave, the one that agrees with most of what lies. Whether it solves
// the level is tried by the rules of play, so a recipe of something else comes to nothing.
class MakersAnswer {
public:
    // None: the level has no recipe, or one that no generator here understands.
    static std::optional<MakersAnswer> start(const Level& level, const State& state);

    // Solved: there is such a solution. Exhausted: there is none.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return remaking_.stats(); }

    const std::vector<Placement>& missing() const {
        return best_->missing;
    }  // what it has and the position has not
    const std::vector<Placement>& astray() const { return best_->astray; }  // the other way round
    std::vector<Move> moves() const;  // from the position to it: what lies astray is taken back first

private:
    struct Way {
        std::vector<Placement> missing;
        std::vector<Placement> astray;
    };
    using Region = std::vector<Cell>;  // sorted

    MakersAnswer(Level level, State state, Params params);

    void compare();
    std::optional<Way> way_of(const std::vector<Region>& regions) const;
    bool is_solution(const Way& way) const;

    Level level_;
    State state_;
    Remaking<Generator, Params> remaking_;
    std::optional<Way> best_;
    bool is_compared_ = false;
};

}  // namespace tessera::polyomino
