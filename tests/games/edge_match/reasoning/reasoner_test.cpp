#include "games/edge_match/truth.h"
#include "session/shipped_levels.h"
#include "support/rounds.h"

#include <map>
#include <set>

namespace tessera::edge_match {

namespace {

constexpr Ticks everything = ~Ticks{0};

std::vector<int> all_findings(const Reasoner& reasoner) {
    std::vector<int> all;
    for (int index = 0; index < int_size(reasoner.findings()); ++index) {
        all.push_back(index);
    }
    return all;
}

// Returns the findings that a search depends on: the placements before it, and their dependencies.
std::vector<int> behind_search(const Reasoner& reasoner, int index) {
    std::set<int> behind{index};
    for (int earlier = 0; earlier < index; ++earlier) {
        if (!at(reasoner.findings(), earlier).places.empty()) {
            const std::vector<int> more = reasoner.findings_behind(earlier);
            behind.insert(more.begin(), more.end());
        }
    }
    return {behind.begin(), behind.end()};
}

// Checks every finding and counts the rules.
void check_truth(const Level& level, const State& state, const Reasoner& reasoner,
                 std::map<Rule, int>& told) {
    Truth truth(level, state);
    const std::vector<Deduction> deductions = deductions_of(level, reasoner, all_findings(reasoner));
    for (int index = 0; index < int_size(deductions); ++index) {
        const Deduction& deduction = at(deductions, index);
        const std::vector<int> behind = reasoner.findings_behind(index);
        const bool is_seen_at_once = std::none_of(behind.begin(), behind.end() - 1, [&](int earlier) {
            return !at(deductions, earlier).rules_out.empty();
        });
        if (deduction.rule == Rule::search) {
            CHECK(behind == behind_search(reasoner, index));
        }
        truth.take(deduction, is_seen_at_once);
        ++told[deduction.rule];
    }
    const bool is_dead_end = !deductions.empty() && deductions.back().is_dead_end;
    CHECK(is_dead_end == !EdgeMatch::is_solved(level, truth.state()));
    CHECK(truth.solution_count() == (is_dead_end ? 0 : 1));
}

std::vector<Choice> some_completion(const Level& level, const State& state) {
    Reasoner reasoner(level, state);
    std::vector<Choice> completion;
    if (reasoner.advance(everything) == Outcome::solved) {
        for (const Finding& finding : reasoner.findings()) {
            completion.insert(completion.end(), finding.places.begin(), finding.places.end());
        }
    }
    return completion;
}

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/reasoning/reasoner");

TEST_CASE("every deduction is true of all solutions, on positions of all kinds") {
    Rng rng(11);
    std::map<Rule, int> told;
    for (int round = 0; round < rounds(1500, 500); ++round) {
        CAPTURE(round);
        const Level level = small_level(rng);
        const State state = random_position(level, rng);
        ReasonerOptions options;
        options.seed = rng.below(3);
        options.has_pairs = round % 2 == 0;
        Reasoner reasoner(level, state, options);
        reasoner.advance(everything);
        CHECK_FALSE(reasoner.has_given_up());
        check_truth(level, state, reasoner, told);
    }
    for (const Rule rule : {Rule::only_tile, Rule::only_cell, Rule::claim, Rule::edge_count, Rule::one_step,
                            Rule::chain, Rule::search, Rule::turn, Rule::choice}) {
        CAPTURE(name_of(rule));
        CHECK(told[rule] >= rounds(3, 1));
    }
}

TEST_CASE("on a board with one solution up to turning no choice is told but between its turns") {
    int between_turns = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        const auto level = EdgeMatch::parse_level(shipped.family == EdgeMatch::id ? shipped.text : "");
        if (!level || level->rows * level->columns > 16 ||
            shipped.name.find("giraffe") != std::string::npos) {
            continue;  // giraffes have several solutions
        }
        CAPTURE(shipped.name);
        Reasoner reasoner(*level, EdgeMatch::start(*level));
        REQUIRE(reasoner.advance(everything) == Outcome::solved);
        for (const Finding& finding : reasoner.findings()) {
            CHECK((finding.rule != Rule::choice || finding.is_turn_of_another));
            between_turns += finding.is_turn_of_another ? 1 : 0;
        }
    }
    CHECK(between_turns > 5);
}

TEST_CASE(
    "where a solution is known it is reached whatever the effort, and each step says no more than is known") {
    Rng rng(12);
    std::map<Rule, int> told;
    for (int round = 0; round < 200; ++round) {
        CAPTURE(round);
        const Level level = small_level(rng);
        const State state = random_position(level, rng);
        ReasonerOptions options;
        options.completion = some_completion(level, state);
        options.effort = rng.below(2) == 0 ? 0 : 1;
        options.trial_effort = 1;
        if (options.completion.empty()) {
            continue;
        }
        Reasoner reasoner(level, state, options);
        CHECK(reasoner.advance(everything) == Outcome::solved);
        check_truth(level, state, reasoner, told);
    }
    CHECK(told[Rule::found] > 20);
}

TEST_CASE("a position that is too much is given up") {
    Rng rng(13);
    ReasonerOptions options;
    options.trial_effort = 1;
    int given_up = 0;
    for (int round = 0; round < 50; ++round) {
        const Level level = random_solvable_level(rng, 4);
        Reasoner reasoner(level, EdgeMatch::start(level), options);
        const Outcome outcome = reasoner.advance(everything);
        given_up += reasoner.has_given_up() ? 1 : 0;
        CHECK((outcome == Outcome::solved) == !reasoner.has_given_up());
    }
    CHECK(given_up > 3);
}

TEST_CASE("slicing the budget changes no finding") {
    const Level level = level_of(giraffe_text);
    Reasoner whole(level, EdgeMatch::start(level));
    whole.advance(everything);
    for (const Ticks budget : {Ticks{1}, Ticks{7}}) {
        Reasoner sliced(level, EdgeMatch::start(level));
        while (sliced.advance(budget) == Outcome::running) {
        }
        CHECK(sliced.findings() == whole.findings());
        CHECK(sliced.stats() == whole.stats());
    }
}

TEST_CASE("what no placement rests on does not count, and what one rests on does") {
    Rng rng(14);
    int left_out = 0;
    for (int round = 0; round < 100; ++round) {
        const Level level = random_solvable_level(rng, 3);
        Reasoner reasoner(level, EdgeMatch::start(level));
        reasoner.advance(everything);
        const std::vector<bool>& counts = reasoner.findings_that_count();
        for (int index = 0; index < int_size(counts); ++index) {
            const Finding& finding = at(reasoner.findings(), index);
            CHECK((!finding.rules_out.empty() || counts[static_cast<std::size_t>(index)]));
            left_out += counts[static_cast<std::size_t>(index)] ? 0 : 1;
        }
    }
    CHECK(left_out > 10);
}

}  // namespace tessera::edge_match
