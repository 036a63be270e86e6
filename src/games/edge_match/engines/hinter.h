#pragma once

#include "games/edge_match/engines/makers_answer.h"
#include "games/edge_match/engines/prospect.h"
#include "games/edge_match/reasoning/reasoner.h"
#include "games/makers_hinter.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// Gives a hint for a position: its state and where to look, the deductions that lead to a tile, the tile
// (hint_ladder.h). At a dead end it gives the proof and the fewest tiles to take back (prospect.h). If no
// completion is found soon, it uses the recipe of a generated level to find one, or to name the tiles that
// are not where the recipe has them.
class Hinter : public MakersHinter<MakersAnswer> {
public:
    static Result<Hinter> start(const Level& level, const State& state);

    Outcome advance(Ticks budget);  // solved: there is a hint; exhausted: the board is complete
    static std::vector<Move> best() { return {}; }
    static Remarks remarks() { return {}; }

private:
    Hinter(const Level& level, const State& state);

    void step(Ticks budget);
    void look(Ticks budget);
    void begin_reasoning();
    bool has_reasons() const;
    void conclude();
    void conclude_with_reasons();
    void conclude_undecided();

    Level level_;
    State state_;
    Prospect prospect_;
    std::optional<Reasoner> reasoner_;
};

}  // namespace tessera::edge_match
