#pragma once

#include "games/game.h"
#include "games/makers_hinter.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/engines/makers_answer.h"
#include "games/polyomino/engines/reasons.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// Gives a hint for the position, rung by rung (hint_ladder.h): its state and where to look, the reason for a
// placement (reasons.h), the placement. If none is found quickly (several ways lead on, or the board is too
// large to reason about), the placement is that of a solution at the cell with the least choice. At a dead
// end it names a smallest set of pieces to take back, and what proves that there is no way on. If no
// completion is found soon, it uses the recipe of a generated level to find one. If none is found at all, it
// says so, and names the pieces that are not where the recipe has them.
class Hinter : public MakersHinter<MakersAnswer> {
public:
    static Result<Hinter> start(const Level& level, const State& state);

    Outcome advance(Ticks budget);  // solved: there is a hint; exhausted: the board is covered
    static std::vector<Move> best() { return {}; }
    static Remarks remarks() { return {}; }

private:
    Hinter(const Level& level, const State& state);

    void step(Ticks budget);
    void look(Ticks budget);
    bool is_maker_to_be_asked() const;
    Ticks looking_end() const;
    void end_looking();
    bool has_reasons() const { return reasons_ && !reasons_->lines().empty(); }
    void conclude();
    void conclude_undecided();
    void conclude_with_placement();
    void conclude_dead_end();
    Placement placement_at(Cell cell) const;

    Level level_;
    State state_;
    Analyser analyser_;
    std::optional<Ticks> counting_end_;  // of the analyser, once a completion is known
    std::unique_ptr<Reasons> reasons_;
};

}  // namespace tessera::polyomino
