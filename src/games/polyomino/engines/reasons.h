#pragma once

#include "games/explanation.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/engines/solution_images.h"
#include "games/polyomino/reasoning/prover.h"
#include "games/polyomino/reasoning/search_lines.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera::polyomino {

// True if there are several solutions, and no placement is in all of them.
bool has_nothing_forced(const PlacementAnalysis& known);

// True if, besides, the solutions are not all images of one: then no reasoning leads to one.
bool is_open(const Level& level, const State& state, const PlacementAnalysis& known,
             const std::vector<Placement>& completion);

// Returns the placements of which none is on the cells of this one.
std::vector<Placement> without(const Level& level, const std::vector<Placement>& placements,
                               const Placement& taken);

// Takes the placement of a completion at the cell with the fewest candidates, as one of several ways.
std::pair<ExplanationStep, Placement> chosen(const Level& level, const State& state,
                                             const std::vector<Placement>& completion);

// Finds the reason for one placement of a position, or for its dead end, and puts it into words: the shortest
// proof or, if there is none within the effort, what a search has shown. If nothing is in all solutions, but these are
// images of one, the proof spares what is the image of another. Hints and explanations are both made of it, so they
// say the same.
class Reasons {
public:
    // Precondition: it is known whether the position can be completed; if it can, the completion is one.
    Reasons(const Level& level, const State& state, const PlacementAnalysis& known,
            const std::vector<Placement>& completion, AllowedReasons allowed = AllowedReasons::all);
    Reasons(const Reasons&) = delete;
    Reasons& operator=(const Reasons&) = delete;
    Reasons(Reasons&&) = delete;
    Reasons& operator=(Reasons&&) = delete;
    ~Reasons() = default;

    // Looks at one candidate or position after another. Returns solved if there are lines(), exhausted if no placement
    // can be given a reason.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    // The last line plays the placement, if there is one.
    const std::vector<ExplanationStep>& lines() const { return lines_; }
    const std::optional<Placement>& placement() const { return placement_; }
    bool has_images() const { return images_.has_value(); }  // of one solution, and no other

private:
    static constexpr Ticks most_effort = 6'000'000;  // a few tenths of a second
    static constexpr Ticks least_effort =
        500'000;  // if solutions are many, so that hardly anything is forced

    Outcome search();
    void take_proof();
    void take_search();

    Level level_;
    AllowedReasons allowed_;
    Candidates start_;
    std::optional<SolutionImages> images_;
    Lying lying_;                // of the completion, or of what all solutions have in common
    bool is_known_ = false;      // true if all candidates but the survivors are impossible at their cells
    bool skips_images_ = false;  // true if nothing is in all solutions, which are images of one
    std::unique_ptr<Prover> prover_;
    std::unique_ptr<SearchCell> search_cell_;  // after the prover has given up
    std::unique_ptr<SearchLines> search_lines_;
    SearchStats stats_;
    std::vector<ExplanationStep> lines_;
    std::optional<Placement> placement_;
};

}  // namespace tessera::polyomino
