#pragma once

#include "base/rng.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/explainer.h"
#include "games/polyomino/engines/fewest_givens.h"
#include "games/polyomino/engines/grader.h"
#include "games/polyomino/engines/random_cover.h"
#include "games/polyomino/generator.h"
#include "games/polyomino/polyomino.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tessera::polyomino {

// Makes puzzles: a board cut at random or to be covered by a set and, for a unique solution, with as few
// givens as the tier allows. Starts with all pieces of a random solution as givens and removes them one by
// one, in random order, while the counter proves the solution unique and the reasoner's way stays within the
// tier. Of several puzzles of the tier it keeps the most interesting: the one with the greatest variety of
// rules and the shortest run of trivial steps. The level depends on params and seed only, not on how the
// work is sliced. With the aim of few givens, or of a hard puzzle, FewestGivens chooses them instead, and the hardest of
// several is kept; with that of a technique, givens stay as long as a person would need anything harder. `grade proof` takes
// those of the tier alone that have it by their proofs, too.
class Generator {
public:
    static Result<Generator> start(const Params& params, std::uint64_t seed);

    // Returns solved when level() is ready; exhausted if there is none, with the reason in trouble().
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Level& level() const { return level_; }
    // The solution that the level was made from.
    const std::vector<Placement>& solution() const { return best_solution_; }
    static Sentence trouble() { return say("no such puzzle was found: try another size, set or tier"); }

private:
    enum class Phase { fill, take_away, prove, weigh, explain, choose, grade, check_proofs, done, failed };

    Generator(Params params, std::uint64_t seed)
        : params_(std::move(params)), seed_(seed), rng_(stream_of(params_, seed)) {}

    static std::uint64_t stream_of(const Params& params, std::uint64_t seed);

    void begin_attempt();
    void begin_fill();
    void fill_by_cut();
    void step(Ticks slice);
    void fill(Ticks slice);
    void take_next_away();
    void judge();
    void prove(Ticks slice);
    void weigh(Ticks slice);
    void explain(Ticks slice);
    void choose(Ticks slice);
    void grade(Ticks slice);
    void check_proofs(Ticks slice);
    void end_grading(bool is_tier);
    void keep(std::int64_t interest);
    void end_attempt();
    void end();
    template <class Engine>
    Outcome advanced(Engine& engine, Ticks slice);  // adds its ticks to the statistics
    State given() const { return {givens_}; }

    Params params_;
    std::uint64_t seed_;
    Rng rng_;
    Phase phase_ = Phase::fill;
    Level level_;  // without givens until done

    std::optional<RandomCover> fill_;
    int fill_count_ = 0;

    std::vector<Placement> solution_;
    std::vector<Placement> givens_;  // sorted; they keep the solution unique
    std::vector<Placement> to_try_;  // givens to be removed; the last is next
    std::vector<Placement> before_;  // givens including the one being removed
    std::optional<Counter> counter_;
    std::optional<Reasoner> reasoner_;
    std::optional<Explainer> explainer_;  // if the aim is a technique
    int uses_ = 0;                        // of that technique in the explanation of the present givens
    std::optional<LookGrader> look_grader_;
    std::optional<Grader> grader_;        // for `grade proof`, after that one
    std::int64_t interest_ = 0;           // of the puzzle that is graded
    std::optional<FewestGivens> fewest_;  // if the params have an aim

    Level best_;  // the most interesting puzzle so far
    std::vector<Placement> best_solution_;
    std::int64_t best_interest_ = -1;
    int found_count_ = 0;
    int attempt_count_ = 0;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
