#include "games/polyomino/engines/analyst.h"

namespace tessera::polyomino {

static_assert(AnalystOf<Analyst, Polyomino>);

Finding Analyst::finding() const {
    const Verdict& verdict = analysis_.verdict();
    Finding finding;
    finding.is_solvable = verdict.is_solvable.value_or(false);
    finding.solutions = decimal(verdict.solutions);
    finding.is_exact = verdict.is_exact;
    for (const Placement& placement : verdict.forced) {
        finding.forced.push_back(Polyomino::format_move(level_, placing(placement)));
    }
    for (const Placement& placement : verdict.blamed) {
        finding.blamed.push_back(Polyomino::format_move(level_, taking_back(placement)));
    }
    return finding;
}

}  // namespace tessera::polyomino
