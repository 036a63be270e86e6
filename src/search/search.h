#pragma once

#include <concepts>
#include <cstdint>

namespace tessera {

using Ticks = std::uint64_t;  // effort: about one cache line touched; no engine ever reads a clock

// What a search says when its budget is used up or it has an answer. After `solved`, advancing goes on to
// the next solution where an engine finds several, and else says `solved` again; `exhausted` is a proof that
// there is no (further) one, unless the engine says that memory ended the search. `out_of_memory`: the tables
// do not fit, so nothing was searched and nothing is proved.
enum class Outcome { running, solved, exhausted, out_of_memory };

struct SearchStats {
    Ticks ticks = 0;
    std::uint64_t nodes = 0;       // choices tried
    std::uint64_t backtracks = 0;  // choices undone
    std::uint64_t solutions = 0;
    int max_depth = 0;

    bool operator==(const SearchStats&) const = default;
};

// A resumable search. `advance` does at least one step and about `budget` ticks of work; how the work is
// sliced changes nothing else: same steps, statistics and answers.
template <class E>
concept Engine = requires(E& engine, const E& view, Ticks budget) {
    { engine.advance(budget) } -> std::same_as<Outcome>;
    { view.stats() } -> std::same_as<const SearchStats&>;
};

// The loop of an engine's `advance`: takes steps, of which at least one, while they say `running` and the
// budget, however large, lasts.
template <class Step>
Outcome advance_by_steps(const SearchStats& stats, Ticks budget, Step step) {
    const Ticks start = stats.ticks;
    Outcome outcome = Outcome::running;
    do {
        outcome = step();
    } while (outcome == Outcome::running && stats.ticks - start < budget);
    return outcome;
}

}  // namespace tessera
