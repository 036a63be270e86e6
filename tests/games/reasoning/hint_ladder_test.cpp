// Rungs and steps for deductions about maps to be coloured.

#include "games/reasoning/hint_ladder.h"

#include "games/reasoning/colouring.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::colouring;

namespace {

struct Words {
    using Deduction = colouring::Deduction;
    using Placement = Paint;

    static std::vector<std::string> texts_of(const Paints& paints) {
        std::vector<std::string> texts;
        for (const Paint& paint : paints) {
            texts.push_back(std::to_string(paint.cell) + ":" + std::to_string(paint.colour));
        }
        return texts;
    }
    static std::vector<std::string> names_in(const Deduction& /*deduction*/) { return {}; }
    static std::vector<Cell> cells_in(const Deduction& deduction) { return deduction.cells; }
    static Paints beaten_by(int /*index*/, const Deduction& deduction, const Paints& /*laid*/) {
        return {{deduction.places.front().cell, 9}};
    }
    static Sentence summary_of(Rule /*rule*/, int count) { return {"{} at once", {std::to_string(count)}}; }
    static HintStep where_to_look(const Deduction& deduction) {
        return {{"look at this cell", {}}, deduction.cells, {}};
    }
    static std::vector<HintStep> rungs_of_trial(const HintStep& last) {
        return {{{"tried", {}}, {}, {}}, last};
    }
    static bool begins_with(const HintStep& rung, const Deduction& deduction) {
        return rung.cells == deduction.cells;
    }
};

Deduction placing(int cell, int colour) {
    Deduction deduction;
    deduction.sentence = {"placing", {}};
    deduction.cells = {{0, cell}};
    deduction.places = {{cell, colour}};
    return deduction;
}

Deduction ruling_out(Rule rule, int cell, const Paints& paints) {
    Deduction deduction;
    deduction.rule = rule;
    deduction.sentence = {"ruling out", {}};
    deduction.cells = {{0, cell}};
    deduction.rules_out = paints;
    return deduction;
}

std::vector<std::string> patterns_of(const std::vector<HintStep>& rungs) {
    std::vector<std::string> patterns;
    for (const HintStep& rung : rungs) {
        patterns.push_back(rung.sentence.pattern);
    }
    return patterns;
}

std::vector<HintStep> rungs_of(const std::vector<Deduction>& deductions) {
    const Words words;
    return reasoning::HintLadder(words, deductions).rungs();
}

}  // namespace

TEST_SUITE_BEGIN("games/reasoning/hint_ladder");

TEST_CASE("a few deductions have a rung each, and what was placed stays visible") {
    const std::vector<HintStep> rungs =
        rungs_of({placing(4, 1), ruling_out(Rule::pair, 5, {{5, 1}}), placing(5, 2)});
    REQUIRE(patterns_of(rungs) ==
            std::vector<std::string>{"look at this cell", "placing", "ruling out", "placing"});
    CHECK(rungs[0].cells == std::vector<Cell>{{0, 4}});
    CHECK(rungs[1].moves.empty());
    CHECK(rungs[1].excludes == std::vector<std::string>{"4:9"});
    CHECK(rungs[2].moves == std::vector<std::string>{"4:1"});
    CHECK(rungs[2].excludes == std::vector<std::string>{"5:1"});
}

TEST_CASE("many deductions are grouped by rule, each move crossed out once") {
    const std::vector<HintStep> rungs =
        rungs_of({ruling_out(Rule::pair, 1, {{1, 1}}), ruling_out(Rule::pair, 2, {{1, 1}, {2, 1}}),
                  ruling_out(Rule::chain, 3, {{3, 1}}), placing(3, 2), placing(4, 2)});
    REQUIRE(patterns_of(rungs) ==
            std::vector<std::string>{"look at this cell", "{} at once", "ruling out", "placing", "placing"});
    CHECK(rungs[0].cells == std::vector<Cell>{{0, 4}});  // the end, since it begins with several at once
    CHECK(rungs[1].sentence.arguments == std::vector<std::string>{"2"});
    CHECK(rungs[1].excludes == std::vector<std::string>{"1:1", "2:1"});
}

TEST_CASE("a long list is told by trials, as the family words them") {
    std::vector<Deduction> deductions;
    for (int cell = 0; cell < 7; ++cell) {
        deductions.push_back(placing(cell, 1));
    }
    CHECK(patterns_of(rungs_of(deductions)) == std::vector<std::string>{"tried", "placing"});
}

TEST_CASE("an explanation has a step for each deduction, with its rule and its moves") {
    const auto steps = reasoning::explained(Words(), {placing(4, 1), ruling_out(Rule::pair, 5, {{5, 1}})});
    REQUIRE(steps.size() == 2);
    CHECK(steps[0].deduction == "only_colour");
    CHECK(steps[0].moves == std::vector<std::string>{"4:1"});
    CHECK(steps[1].deduction == "pair");
    CHECK(steps[1].excludes == std::vector<std::string>{"5:1"});
}

TEST_SUITE_END();
