#pragma once

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/cell_search.h"
#include "games/edge_match/engines/cover_search.h"
#include "games/edge_match/engines/fast_search.h"

#include <string_view>
#include <variant>
#include <vector>

namespace tessera::edge_match {

// Two searches in turn, a fixed share of ticks each, until one has an answer; from then on that one alone.
// What one is slow at the other is often quick at.
class Race {
public:
    explicit Race(const Problem& problem)
        : fast_(problem), scarce_(problem, CellOrder::fewest_fits), left_(share) {}

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }

    std::vector<Choice> chosen() const { return is_fast_ ? fast_.chosen() : scarce_.chosen(); }
    std::vector<Choice> deepest() const;

private:
    static constexpr Ticks share = 50'000;

    Outcome advance_one(Ticks budget);
    void sum_up();

    FastSearch<NoTrace> fast_;
    CellSearch<NoTrace> scarce_;
    bool is_fast_ = true;  // whose turn it is
    bool is_decided_ = false;
    Ticks left_;  // of this turn
    SearchStats stats_;
};

// The names of the engines, the default first: `race`, `fast`, `links`, `scarce`, `rows`.
const std::vector<std::string_view>& engine_names();

// The engines as offered to a player, by name. Seed 1 tries the tiles in the order supplied, every other seed
// in an order of its own.
class Solver {
public:
    static Result<Solver> start(const Level& level, const State& state, const SolveOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const;
    std::vector<Move> best() const;
    std::vector<Move> solution() const;
    Remarks remarks() const;

private:
    using Search = std::variant<Race, FastSearch<NoTrace>, CoverSearch<NoTrace>, CellSearch<NoTrace>>;

    Solver(Level level, Problem problem, Search search, std::string_view name)
        : level_(std::move(level)), problem_(std::move(problem)), search_(std::move(search)), name_(name) {}

    Level level_;
    Problem problem_;
    Search search_;
    std::string_view name_;
};

}  // namespace tessera::edge_match
