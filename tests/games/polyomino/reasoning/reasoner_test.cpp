#include "games/polyomino/reasoning/reasoner.h"

#include "games/polyomino/polyomino.h"
#include "support/all_solutions.h"
#include "support/random_positions.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <algorithm>
#include <array>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Reasoner reasoned(const Level& level, const State& state, std::uint64_t seed = 0, Ticks slice = 1'000'000) {
    ReasonerOptions options;
    options.seed = seed;
    Reasoner reasoner(level, state, options);
    while (reasoner.advance(slice) == Outcome::running) {
    }
    return reasoner;
}

// A solution as its candidates, sorted.
using CandidateSet = std::vector<int>;

bool has(const CandidateSet& solution, int candidate) {
    return std::binary_search(solution.begin(), solution.end(), candidate);
}

int candidate_of(const Level& level, const CandidateTable& table, const Placement& placement) {
    for (int candidate = 0; candidate < table.candidate_count(); ++candidate) {
        const std::vector<int>& pieces = table.kind(table.kind_of(candidate)).pieces;
        const bool is_kind = std::find(pieces.begin(), pieces.end(), placement.piece) != pieces.end();
        if (is_kind && cells_of(level, table.placement(candidate)) == cells_of(level, placement)) {
            return candidate;
        }
    }
    return -1;
}

std::vector<CandidateSet> solution_sets(const Level& level, const State& state, const CandidateTable& table) {
    std::vector<CandidateSet> sets;
    for (const Solution& solution : all_solutions(level, state)) {
        CandidateSet set;
        for (const Placement& placement : solution) {
            set.push_back(candidate_of(level, table, placement));
        }
        std::sort(set.begin(), set.end());
        sets.push_back(std::move(set));
    }
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());  // differ by exchanged copies
    return sets;
}

void check_finding(const Finding& finding, std::vector<CandidateSet>& solutions) {
    INFO(name_of(finding.rule));
    const auto some_have = [&](int candidate) {
        return std::any_of(solutions.begin(), solutions.end(),
                           [&](const CandidateSet& set) { return has(set, candidate); });
    };
    for (const int candidate : finding.rules_out) {
        CHECK_FALSE(some_have(candidate));
    }
    for (const int candidate : finding.places) {
        const auto others = std::remove_if(solutions.begin(), solutions.end(),
                                           [&](const CandidateSet& set) { return !has(set, candidate); });
        CHECK((others == solutions.end()) == (finding.rule != Rule::choice));
        solutions.erase(others, solutions.end());
        CHECK_FALSE(solutions.empty());
    }
    CHECK(finding.is_dead_end() == solutions.empty());
}

using RuleUses = std::array<int, rule_count>;

// Checks that every finding is true in all solutions.
void check_position(const Level& level, const State& state, std::uint64_t seed, RuleUses& uses) {
    const Reasoner reasoner = reasoned(level, state, seed);
    REQUIRE_FALSE(reasoner.has_given_up());
    std::vector<CandidateSet> solutions = solution_sets(level, state, reasoner.table());
    CHECK(reasoner.has_chosen() == (solutions.size() > 1));
    const bool is_solvable = !solutions.empty();
    for (const Finding& finding : reasoner.findings()) {
        ++uses[static_cast<std::size_t>(finding.rule)];
        // An unsolvable position has no solutions, so any finding before the dead end is true.
        if (is_solvable) {
            check_finding(finding, solutions);
        }
    }
    CHECK((!reasoner.findings().empty() && reasoner.findings().back().is_dead_end()) == !is_solvable);
    CHECK(solutions.size() == (is_solvable ? 1 : 0));
}

// Checks that the findings that count lead to the same end without the others.
void check_counting_findings(const Level& level, const State& state) {
    const Reasoner reasoner = reasoned(level, state);
    Candidates now(std::make_shared<const CandidateTable>(level, state));
    const std::vector<bool> counts = reasoner.findings_that_count();
    for (int index = 0; index < int_size(counts); ++index) {
        const Finding& finding = at(reasoner.findings(), index);
        if (!counts[static_cast<std::size_t>(index)]) {
            continue;
        }
        if (finding.rule == Rule::only_placement && !finding.is_dead_end()) {
            CHECK(now.possible_at(finding.cells.front()) == finding.places);
        }
        if (finding.rule == Rule::only_place && !finding.is_dead_end()) {
            const int kind = finding.witness_kinds.front();
            CHECK(now.count_of(kind, 1000) == now.needed(kind));
        }
        for (const int candidate : finding.rules_out) {
            now.rule_out(candidate);
        }
        for (const int candidate : finding.places) {
            REQUIRE(now.is_possible(candidate));
            now.place(candidate);
        }
    }
    CHECK(now.open_count() == 0);
}

// Returns the hardest rule among the findings that count.
Rule hardest(const Reasoner& reasoner) {
    Rule hardest = Rule::only_placement;
    const std::vector<bool> counts = reasoner.findings_that_count();
    for (int index = 0; index < int_size(counts); ++index) {
        if (counts[static_cast<std::size_t>(index)]) {
            hardest = std::max(hardest, at(reasoner.findings(), index).rule);
        }
    }
    return hardest;
}

// Returns positions with one solution, made by removing `missing` pieces of a random solution.
std::vector<State> unique_positions(const Level& level, int missing, int count, Rng& rng) {
    std::vector<State> positions;
    while (int_size(positions) < count) {
        const Solution solution = random_solution(level, rng);
        for (int tries = 0; tries < 40 && int_size(positions) < count; ++tries) {
            const State state = some_of(solution, int_size(solution) - missing, rng);
            if (all_solutions(level, state, 2).size() == 1) {
                positions.push_back(state);
            }
        }
    }
    return positions;
}

// Returns the percentage of positions that need no rule harder than `most`.
int share_within(const std::vector<State>& positions, Rule most) {
    int count = 0;
    for (const State& state : positions) {
        count += hardest(reasoned(iq_level(), state)) <= most ? 1 : 0;
    }
    return 100 * count / int_size(positions);
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/reasoning/reasoner");

TEST_CASE("every deduction is true: small puzzles of all kinds") {
    Rng rng(11);
    RuleUses uses{};
    for (int round = 0; round < 300; ++round) {
        CAPTURE(round);
        const Level level = random_level(rng);
        check_position(level, random_position(level, rng, rng.between(0, 2)), rng.below(3), uses);
    }
    CHECK(uses[static_cast<std::size_t>(Rule::choice)] > 0);
}

TEST_CASE("every deduction is true: five by eleven, and every rule is met") {
    Rng rng(12);
    RuleUses uses{};
    const Level level = iq_level();
    for (int round = 0; round < 60; ++round) {
        CAPTURE(round);
        const State state = some_of(random_solution(level, rng), rng.between(4, 7), rng);
        check_position(level, state, rng.below(3), uses);
    }
    for (int rule = 0; rule < rule_count - 2; ++rule) {
        INFO(at(rule_names, rule));
        CHECK(at(uses, rule) > 0);
    }
}

TEST_CASE("a dead end is shown wherever there is one") {
    Rng rng(13);
    RuleUses uses{};
    const Level level = iq_level();
    for (int round = 0; round < 40; ++round) {
        CAPTURE(round);
        check_position(level, random_position(level, rng, rng.between(3, 6)), 0, uses);
    }
}

TEST_CASE("what counts is enough to follow") {
    Rng rng(14);
    for (const State& state : unique_positions(iq_level(), 7, 12, rng)) {
        check_counting_findings(iq_level(), state);
    }
}

TEST_CASE("people never need search with four givens; the fewer, the harder") {
    Rng rng(15);
    const auto few_missing = unique_positions(iq_level(), 4, 30, rng);
    const auto many_missing = unique_positions(iq_level(), 8, 12, rng);
    CHECK(share_within(few_missing, Rule::region_colours) >= 70);
    CHECK(share_within(few_missing, Rule::one_step) == 100);
    CHECK(share_within(many_missing, Rule::region_colours) <= 30);
    CHECK(share_within(many_missing, Rule::chain) == 100);
}

TEST_CASE("slices change nothing") {
    Rng rng(16);
    for (const State& state : unique_positions(iq_level(), 7, 2, rng)) {
        const Reasoner whole = reasoned(iq_level(), state, 5);
        for (const Ticks slice : {Ticks{1}, Ticks{7}}) {
            const Reasoner sliced = reasoned(iq_level(), state, 5, slice);
            CHECK(sliced.findings() == whole.findings());
            CHECK(sliced.stats() == whole.stats());
        }
    }
}

TEST_CASE("a board past its limits is left alone, and effort ends") {
    Level level = iq_level(60, 60);
    for (Piece& piece : level.pieces) {
        piece.count = 100;
    }
    CHECK(reasoned(level, State{}).has_given_up());
    CHECK(CandidateTable(level, State{}).candidate_count() == 0);
    ReasonerOptions options;
    options.effort = 100;
    Reasoner reasoner(iq_level(), State{}, options);
    CHECK(reasoner.advance(1'000'000) == Outcome::exhausted);
    CHECK(reasoner.has_given_up());
}

TEST_CASE("too few pieces are a dead end at once") {
    const Reasoner reasoner = reasoned(iq_level(6, 11), State{});
    REQUIRE(reasoner.findings().size() == 1);
    CHECK(reasoner.findings().front().failure->kind == Failure::Kind::area);
}

TEST_SUITE_END();
