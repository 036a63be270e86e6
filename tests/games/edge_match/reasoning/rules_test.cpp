// Each rule alone on random positions, and rare rules on positions made for them.

#include "games/edge_match/reasoning/refutation.h"
#include "games/edge_match/reasoning/simple_rules.h"
#include "games/edge_match/truth.h"

#include <map>
#include <memory>

namespace tessera::edge_match {

namespace {

Candidates candidates_of(const Level& level, const State& state) {
    return Candidates(std::make_shared<const CandidateTable>(level, state));
}

void append(std::vector<Finding>& all, const std::vector<Finding>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

// Returns all findings of all rules, except placements.
std::vector<Finding> findings_at(const Candidates& now) {
    std::vector<Finding> all = claims(now);
    append(all, pairs(now));
    append(all, spent_edges(now));
    for (const int cell : now.open_cells()) {
        append(all, blocking_at(now, cell));
        for (const Choice& choice : now.choices_at(cell)) {
            if (const auto finding = follow(now, choice).finding) {
                all.push_back(*finding);
            }
        }
    }
    return all;
}

State after(const Level& level, const std::vector<std::string>& moves) {
    State state = EdgeMatch::start(level);
    for (const std::string& text : moves) {
        state = *EdgeMatch::play(level, state, *parse_move(level, text));
    }
    return state;
}

std::string sentence_of(const Level& level, const Candidates& now, const Finding& finding) {
    return english(deductions_of(level, now.table(), {finding}).front().sentence);
}

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/reasoning/rules");

TEST_CASE("what is said of edges is true of those that it names, on framed boards with an inside") {
    Rng rng(22);
    std::map<std::string, int> told;  // number of findings by sentence
    for (int round = 0; round < 200; ++round) {
        CAPTURE(round);
        const Level level = framed_level(rng);
        const State state = random_position(level, rng, 200);
        const Candidates now = candidates_of(level, state);
        std::vector<Finding> found = findings_at(now);
        const auto failure = first_failure(now);
        if (failure && failure->kind == Failure::Kind::edges) {
            found.push_back(dead_end_finding(now, Rule::edge_count, *failure));
        }
        for (const Deduction& deduction : deductions_of(level, now.table(), found)) {
            CAPTURE(english(deduction.sentence));
            EdgeCount(level, state).check(deduction);
            ++told[deduction.sentence.pattern];
        }
    }
    for (const std::string pattern :
         {"along the frame, the last {} edge is needed here, so it goes nowhere else",
          "inside the frame, the last {} edge is needed here, so it goes nowhere else",
          "along the frame, all {} {} edges left are needed here, so none goes anywhere else",
          "inside the frame, all {} {} edges left are needed here, so none goes anywhere else"}) {
        CAPTURE(pattern);
        CHECK(told[pattern] >= 5);
    }
}

TEST_CASE("what a rule finds by itself is true, on positions of all kinds") {
    Rng rng(21);
    std::map<Rule, int> told;
    for (int round = 0; round < 500; ++round) {
        CAPTURE(round);
        const Level level = small_level(rng);
        const State state = random_position(level, rng);
        const Candidates now = candidates_of(level, state);
        const std::vector<Finding> found = findings_at(now);
        Truth truth(level, state);
        for (const Deduction& deduction : deductions_of(level, now.table(), found)) {
            truth.take(deduction, true);
            ++told[deduction.rule];
        }
        if (const auto failure = first_failure(now)) {
            CHECK(truth.solution_count() == 0);
        }
    }
    for (const Rule rule :
         {Rule::claim, Rule::pair, Rule::edge_count, Rule::frame_edges, Rule::one_step, Rule::chain}) {
        CAPTURE(name_of(rule));
        CHECK(told[rule] >= 10);
    }
}

TEST_CASE(
    "two places that only two tiles fit rule these out elsewhere, and two tiles with two places all others "
    "there") {
    std::map<std::string, int> told;
    Rng rng(24);
    for (int round = 0; round < 300; ++round) {
        const Level random = small_level(rng);
        const State state = random_position(random, rng);
        const Candidates now = candidates_of(random, state);
        for (const Finding& finding : pairs(now)) {
            CHECK(finding.cells.size() == 2);
            CHECK(finding.tile_kind != finding.other_kind);
            CHECK_FALSE(finding.rules_out.empty());
            ++told[deductions_of(random, now.table(), {finding}).front().sentence.pattern];
        }
    }
    CHECK(told["only tiles {,or} and {,or} fit in these two cells, so neither goes anywhere else"] > 0);
    CHECK(told["tiles {,or} and {,or} fit in these two cells only, so nothing else goes here"] > 0);
}

TEST_CASE("edges that are all asked for lie nowhere else") {
    // The placed tile demands the last HA edge of the tray, so not even the border may have it.
    const Level level = tiny_level(3, 1, "BABBBBBB HABBBBBB HBHBHBHB");
    const State state = after(level, {"place 0 0 0 0"});
    const Candidates now = candidates_of(level, state);
    const std::vector<Finding> found = spent_edges(now);
    REQUIRE_FALSE(found.empty());
    CHECK(found.front().rule == Rule::edge_count);
    CHECK(sentence_of(level, now, found.front()) ==
          "the last HA edge is needed here, so it goes nowhere else");
}

TEST_CASE("more edges asked for than there are is a dead end that says so") {
    const Level level = tiny_level(7, 1, "BABABABA BABABABA HA=C=C=C HA=D=D=D =C=C=C=C =D=D=D=D =C=D=C=D");
    const Candidates now = candidates_of(level, after(level, {"place 0 0 0 0", "place 1 0 0 3"}));
    const auto failure = first_failure(now);
    REQUIRE(failure);
    CHECK(sentence_of(level, now, dead_end_finding(now, Rule::edge_count, *failure)) ==
          "the tiles on the board need 3 HA edges here, but only 2 are left");
}

TEST_CASE("equal tiles are one kind and bear one name") {
    const Level level = tiny_level(2, 1, "=A=A=A=A =A=A=A=A");
    const CandidateTable table(level, EdgeMatch::start(level));
    CHECK(table.kind_count() == 1);
    CHECK(kind_name(table.problem(), 0) == "1, 2");
}

}  // namespace tessera::edge_match
