#pragma once

#include "games/game.h"
#include "games/polyomino/level.h"
#include "search/search.h"

#include <memory>
#include <string>

namespace tessera::polyomino {

// A search by dancing_links or algorithm_x, written down step by step. The form is described in src/lab/README.md.
class StepLogger {
public:
    static constexpr std::size_t most_steps = 1'000'000;  // past them the log is cut

    // The error says that the engine keeps no steps, or what is wrong with its options.
    static Result<StepLogger> start(const Level& level, const State& state, const SolveOptions& options);

    StepLogger(StepLogger&& other) noexcept;
    StepLogger& operator=(StepLogger&& other) noexcept;
    StepLogger(const StepLogger&) = delete;
    StepLogger& operator=(const StepLogger&) = delete;
    ~StepLogger();

    // Up to the first solution. `running` only while the budget was too small.
    Outcome advance(Ticks budget);
    bool is_full() const;
    const SearchStats& stats() const;

    // From the first line to the last; `outcome` is the word for how the search ended.
    std::string text(std::string_view outcome) const;

private:
    struct Parts;
    explicit StepLogger(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

}  // namespace tessera::polyomino
