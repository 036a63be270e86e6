#pragma once

#include <concepts>
#include <cstdint>

namespace tessera {

using Ticks = std::uint64_t;  // effort: about one cache line touched; no engine ever reads a clock

// State of a search when its budget is used up or it has an answer. After `solved`, advance() continues to
// the next solution if the engine finds several, and otherwise returns `solved` again. `exhausted` proves
// that there is no (further) solution, unless the engine reports that memory ended the search.
// `out_of_memory`: the tables do not fit; nothing was searched and nothing is proved.
enum class Outcome { running, solved, exhausted, out_of_memory };

struct SearchStats {
    Ticks ticks = 0;
    std::uint64_t nodes = 0;       // choices tried
    std::uint64_t backtracks = 0;  // choices undone
    std::uint64_t solutions = 0;
    int max_depth = 0;

    bool operator==(const SearchStats&) const = default;
};

// Adds the ticks and nodes of another search.
inline void add_effort(SearchStats& sum, const SearchStats& more) {
    sum.ticks += more.ticks;
    sum.nodes += more.nodes;
}

// Returns the ticks and nodes since a search stood at `before`.
inline SearchStats effort_since(const SearchStats& before, const SearchStats& now) {
    return {.ticks = now.ticks - before.ticks, .nodes = now.nodes - before.nodes};
}

// A resumable search. `advance` does at least one step and about `budget` ticks of work. Slicing the work
// differently changes neither steps, statistics nor answers.
template <class E>
concept Engine = requires(E& engine, const E& view, Ticks budget) {
    { engine.advance(budget) } -> std::same_as<Outcome>;
    { view.stats() } -> std::same_as<const SearchStats&>;
};

// The loop of an engine's `advance`: runs steps, at least one, until one returns something other than
// `running` or the budget is used up.
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
