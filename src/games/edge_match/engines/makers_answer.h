#pragma once

#include "games/edge_match/engines/generator.h"
#include "games/edge_match/problem.h"
#include "games/remaking.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// The solution that a level was made from, generated again by its recipe and compared with the level
// and the position. Of the board's turns, uses the one that agrees with most placed tiles. Equal tiles
// are not distinguished. The rules of play check that it solves the level, so a recipe for another
// level has no effect.
class MakersAnswer {
public:
    // Returns nothing if the level has no recipe, or one that no generator here understands.
    static std::optional<MakersAnswer> start(const Level& level, const State& state);

    // Returns solved if there is such a solution, exhausted if there is none.
    Outcome advance(Ticks budget) {
        return remaking_.advance(budget, [this](const Generator& made) { return closest_way(made); });
    }
    const SearchStats& stats() const { return remaking_.stats(); }

    const Grid<Tile>& solution() const { return remaking_.way().board; }  // tiles as placed
    // Cells whose tiles differ from it.
    const std::vector<Cell>& astray() const { return remaking_.way().astray; }
    const std::vector<Move>& moves() const { return remaking_.way().moves; }  // from the position to it
    std::vector<Choice> choices(const Problem& problem) const;                // for the cells still open

private:
    struct Way {
        Grid<Tile> board;
        std::vector<Cell> astray;
        std::vector<Move> moves;  // tiles that are astray are taken back first
    };

    MakersAnswer(Level level, State state, const Params& params);

    std::optional<Way> closest_way(const Generator& made) const;
    std::optional<Way> way_to(Grid<Tile> board) const;
    bool is_solution(const std::vector<Move>& moves) const;

    Level level_;
    State state_;
    Remaking<Generator, Params, Way> remaking_;
};

}  // namespace tessera::edge_match
