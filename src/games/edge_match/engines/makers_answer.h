#pragma once

#include "games/edge_match/engines/generator.h"
#include "games/edge_match/problem.h"
#include "games/remaking.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// The solution that a level was made of, made once more by its recipe and held against the level and the position: of
// the turns of the board, the one that agrees with most of what lies. Equal tiles are one and the same here. Whether it
// solves the level is tried by the rules of play, so a recipe of something else comes to nothing.
class MakersAnswer {
public:
    // None: the level has no recipe, or one that no generator here understands.
    static std::optional<MakersAnswer> start(const Level& level, const State& state);

    // Solved: there is such a solution. Exhausted: there is none.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return remaking_.stats(); }

    const Grid<Tile>& solution() const { return best_->board; }        // as it lies
    const std::vector<Cell>& astray() const { return best_->astray; }  // whose tiles lie otherwise
    const std::vector<Move>& moves() const { return best_->moves; }    // from the position to it
    std::vector<Choice> choices(const Problem& problem) const;         // of what the position has not

private:
    struct Way {
        Grid<Tile> board;
        std::vector<Cell> astray;
        std::vector<Move> moves;  // what lies astray is taken back first
    };

    MakersAnswer(Level level, State state, Params params);

    void compare();
    std::optional<Way> way_to(Grid<Tile> board) const;
    bool is_solution(const std::vector<Move>& moves) const;

    Level level_;
    State state_;
    Remaking<Generator, Params> remaking_;
    std::optional<Way> best_;
    bool is_compared_ = false;
};

}  // namespace tessera::edge_match
