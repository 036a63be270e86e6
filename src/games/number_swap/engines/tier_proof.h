#pragma once

#include "games/number_swap/engines/bidirectional_board.h"
#include "games/number_swap/engines/grader.h"
#include "games/number_swap/engines/solver.h"
#include "search/graph/beam.h"

#include <memory>
#include <optional>

namespace tessera::number_swap {

// Proves whether a grid is of a tier. A way found by a narrow beam and a lower bound on the shortest one bound the score,
// and often that says enough; if not, a small board's shortest way is searched.
class TierProof {
public:
    // Compares the tier of a grid with the wanted one, by the way that is known. `unknown`: it may be the wanted one,
    // but the proof would be too long.
    enum class Verdict { easier, wanted, harder, unknown };

    // Precondition: the grid can be sorted.
    TierProof(const Level& level, Tier wanted);

    // Returns solved when verdict() is ready.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    Verdict verdict() const { return verdict_; }

private:
    enum class Stage { finding, grading, proving, done };

    SearchStats work(Ticks budget);  // on the current stage; returns the statistics of all its work
    void finish_finding(Outcome outcome);
    void begin_grading(int fewest, int most);
    void judge(Outcome outcome);
    void begin_proving();
    void finish_proving(Outcome outcome);
    void finish(Verdict verdict);

    Level level_;
    Tier wanted_;
    std::shared_ptr<const Board> board_;
    Stage stage_ = Stage::finding;
    std::optional<Beam<BidirectionalBoard>> beam_;
    std::optional<Solver> solver_;
    std::optional<Grader> grader_;
    int fewest_ = 0;  // bounds on the length of the shortest way
    int most_ = 0;
    Verdict verdict_ = Verdict::unknown;
    SearchStats stats_;
};

}  // namespace tessera::number_swap
