// Promise: Ticks alone decide a race in the lab; its numbers are those of `tessera lab`, and equal searches have no
//     difference. Also: browser/race.test.mjs.

#include "app/lab/race/race.h"

#include "app/fake_platform.h"
#include "app/lab/race/race_difference.h"
#include "app/lab/race/race_link.h"
#include "app/lab/race/race_workers.h"
#include "games/edge_match/edge_match.h"
#include "games/number_swap/number_swap.h"
#include "games/polyomino/polyomino.h"
#include "lab/lab_csv.h"
#ifndef __EMSCRIPTEN__
#    include "lab/lab_run.h"
#endif
#include "session/any_session.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/race/race");

namespace {

std::string level_called(std::string_view id) {
    for (const auto& level : shipped_levels()) {
        if (level.family + "/" + level.name == id) {
            return std::string(level.text);
        }
    }
    FAIL("no such level");
    return "";
}

RaceRules rules_of(std::string_view family, std::string_view level) {
    RaceRules rules;
    rules.input = "here";
    rules.family = family;
    rules.position = {level_called(level), {}};
    rules.limit = 300'000;
    return rules;
}

RaceRules pentominoes() {
    return rules_of(Polyomino::id, "polyomino/23-pentominoes-8x8");
}

const std::vector<RaceEntry> three = {
    {"dancing_links", ""}, {"algorithm_x+zones", ""}, {"algorithm_x+first", "descender"}};

void run(Race& race, Ticks beat) {
    for (int beats = 0; !race.is_done(); ++beats) {
        REQUIRE(beats < 1'000'000);
        race.advance(beat);
    }
}

// Returns the moves to a lane's position, sorted, as their order does not matter.
std::vector<std::string> sorted_moves(const Race& race, int lane) {
    std::vector<std::string> moves = at(race.lanes(), lane).moves();
    std::sort(moves.begin(), moves.end());
    return moves;
}

// Returns the runs as text without the values that depend on the machine.
std::string counters_of(std::vector<LabRun> runs) {
    for (LabRun& each : runs) {
        each.elapsed_ms = 0;
        each.memory_bytes.reset();
    }
    return csv_of(runs);
}

}  // namespace

TEST_CASE("in each beat everyone at work gets the same ticks") {
    Race race(pentominoes(), three);
    for (int beat = 1; beat <= 40; ++beat) {
        race.advance(500);
        for (const RaceLane& lane : race.lanes()) {
            if (!lane.is_done()) {
                CHECK(lane.effort() >= race.effort());
                CHECK(lane.effort() < race.effort() + 5000);  // at most one step more
            }
        }
    }
}

TEST_CASE("a race comes to the same for beats of any length") {
    Race one(pentominoes(), three);
    Race other(pentominoes(), three);
    run(one, 700);
    run(other, 50'000);
    CHECK(counters_of(one.runs()) == counters_of(other.runs()));
    CHECK(one.finish_order() == other.finish_order());
    REQUIRE(!one.finish_order().empty());
}

TEST_CASE("who needs fewer ticks comes in first, and who is stopped does not come in") {
    RaceRules rules = pentominoes();
    rules.limit = 1'000'000;
    Race race(rules, three);
    run(race, 10'000);
    const std::vector<int> order = race.finish_order();
    REQUIRE(order == std::vector<int>{1, 0});  // the third is stopped
    for (int place = 1; place < int_size(order); ++place) {
        CHECK(at(race.lanes(), at(order, place - 1)).effort() <= at(race.lanes(), at(order, place)).effort());
    }
    rules.limit = 100;
    Race stopped(rules, three);
    run(stopped, 1000);
    CHECK(stopped.finish_order().empty());
    CHECK(stopped.runs().front().outcome == LabOutcome::stopped);
}

#ifndef __EMSCRIPTEN__
TEST_CASE("a race beside the window comes to the same, from the start, from the middle and taken back") {
    RaceRules rules = pentominoes();
    rules.seed_count = 2;
    std::vector<RaceEntry> entries = three;
    entries.push_back({"annealing+heat_bath", ""});
    Race here(rules, entries);
    run(here, 5000);
    for (const Ticks head_start : {Ticks{0}, Ticks{40'000}}) {
        Race race(rules, entries);
        race.advance(head_start);
        for (const bool is_taken_back : {true, false}) {
            RaceWorkers workers(race);
            for (int looks = 0; !race.is_done() && looks < (is_taken_back ? 3 : 100'000'000); ++looks) {
                CHECK(workers.advance(race));
            }
            if (is_taken_back) {
                race.take_back();
            }
        }
        CHECK(counters_of(race.runs()) == counters_of(here.runs()));
        CHECK(race.finish_order() == here.finish_order());
        for (int lane = 0; lane < int_size(entries); ++lane) {
            CHECK(at(race.lanes(), lane).current().elapsed_ms > 0);
            const bool is_solved = at(here.lanes(), lane).current().outcome == LabOutcome::solved;
            CHECK((!is_solved || sorted_moves(race, lane) == sorted_moves(here, lane)));
        }
    }
}

TEST_CASE("a race that was taken back goes on where the last one is") {
    RaceRules rules = pentominoes();
    rules.limit = 2'000'000;
    Race race(rules, three);
    race.advance(1'000'000);
    race.hand_over();
    race.take_back();
    race.advance(500);
    for (const RaceLane& lane : race.lanes()) {
        CHECK((lane.is_done() || lane.effort() < 20'000));  // not much at once
    }
}

TEST_CASE("a worker that breaks down for want of memory ends one search, and another fault the lane") {
    RaceRules rules = pentominoes();
    rules.seed_count = 2;
    Race race(rules, three);
    race.hand_over();
    race.hear(0, FailedReport{{ErrorCode::limit_exceeded, 0, say("too much")}});
    CHECK(race.lanes()[0].runs().front().outcome == LabOutcome::memory);
    CHECK_FALSE(race.lanes()[0].is_done());
    CHECK(std::get<SolveJob>(race.lanes()[0].job().task).options.seed == 2);
    race.hear(1, FailedReport{{ErrorCode::unknown_name, 0, say("no such engine")}});
    CHECK(race.lanes()[1].is_done());
    REQUIRE(race.lanes()[1].trouble());
}

namespace {

// The races of one family.
struct Sample {
    RaceRules rules;
    std::vector<RaceEntry> entries;
};

// Returns a race of all the family's engines that answer.
template <class G>
Sample everybody(std::string_view level, std::vector<RaceEntry> more) {
    Sample sample{rules_of(G::id, level), std::move(more)};
    for (const EngineInfo& engine : EngineIdsOf<G>::recorded) {
        if (engine.solves()) {
            sample.entries.push_back({std::string(engine.id), ""});
        }
    }
    return sample;
}

}  // namespace

TEST_CASE("the numbers are those of the command line, whichever engine races") {
    const std::vector<Sample> samples = {
        everybody<Polyomino>("polyomino/23-pentominoes-8x8", three),
        everybody<EdgeMatch>("edge_match/20-carpet-of-six", {}),
        everybody<NumberSwap>("number_swap/14-sideways", {{"a_star", "sum"}})};
    for (const Sample& sample : samples) {
        for (const Ticks limit : {Ticks{3000}, Ticks{100'000}}) {
            RaceRules rules = sample.rules;
            rules.seed_count = 2;
            rules.limit = limit;
            Race race(rules, sample.entries);
            run(race, 1234);
            std::vector<LabRun> expected;
            const auto input =
                std::make_shared<const LabInput>(LabInput{rules.input, rules.family, rules.position});
            LabLimits limits;
            limits.ticks = limit;
            for (const RaceEntry& entry : sample.entries) {
                for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                    expected.push_back(*run_case({input, options_of(race.rules(), entry, seed)}, limits));
                }
            }
            CHECK(counters_of(race.runs()) == counters_of(expected));
        }
    }
}
#endif

TEST_CASE("equal runs have no difference") {
    const RaceRules rules = pentominoes();
    const auto one = repeated_search(rules, three[0], 1);
    const auto other = repeated_search(rules, three[0], 1);
    CHECK_FALSE(difference_of(*one, *other));
    // Dancing links are algorithm X without switches, as in the report.
    const auto alike = repeated_search(rules, {"algorithm_x", ""}, 1);
    CHECK_FALSE(difference_of(*one, *alike));
}

TEST_CASE("two runs part at the first decision that differs, and each subtree is that of its record") {
    const RaceRules rules = pentominoes();
    const auto one = repeated_search(rules, three[0], 1);
    const auto other = repeated_search(rules, three[2], 1);
    const auto difference = difference_of(*one, *other);
    REQUIRE(difference);
    const int first_node = one->record().step(difference->first.step).node;
    const int second_node = other->record().step(difference->second.step).node;
    CHECK(difference->first.positions == one->record().node(first_node).subtree);
    CHECK(difference->second.positions == other->record().node(second_node).subtree);
    CHECK((first_node != second_node || one->last_move(first_node) != other->last_move(second_node)));
    for (int node = 1; node < std::min(first_node, second_node); ++node) {
        CHECK(one->last_move(node) == other->last_move(node));
    }
    const auto turned = difference_of(*other, *one);
    REQUIRE(turned);
    CHECK(turned->common == difference->common);
    CHECK(turned->first.step == difference->second.step);
}

TEST_CASE("searches over grids part, too") {
    const RaceRules rules = rules_of(NumberSwap::id, "number_swap/14-sideways");
    const auto one = repeated_search(rules, {"a_star", ""}, 1);
    const auto other = repeated_search(rules, {"a_star", "misplaced"}, 1);
    CHECK(difference_of(*one, *other));
    CHECK_FALSE(difference_of(*one, *repeated_search(rules, {"a_star", "manhattan"}, 1)));
}

TEST_CASE("what cannot be started takes no part, and the others go on") {
    Race race(pentominoes(), {{"steam", ""}, {"algorithm_x+zones", ""}});
    run(race, 10'000);
    CHECK(race.lanes()[0].trouble());
    CHECK(int_size(race.runs()) == 1);
}

TEST_CASE("a link repeats a race, and names nothing that there is not") {
    const std::string text = text_of(three);
    CHECK(entries_in(text, Polyomino::id) == three);
    CHECK(entries_in("steam,dancing_links,dancing_links,dancing_links:hope", Polyomino::id) ==
          std::vector<RaceEntry>{{"dancing_links", ""}});
    CHECK(entries_in("bfs:sum", NumberSwap::id).empty());
    RaceRules rules = pentominoes();
    rules.seed_count = 5;
    LabLink link("1p/x");
    set_race(link, rules, three);
    CHECK(link.text() == "1p/x?race=" + text + "&seeds=5&limit=300000");
    RaceRules taken;
    take_race(link, taken);
    CHECK(taken.seed_count == 5);
    CHECK(taken.limit == rules.limit);
    take_race(LabLink("1p/x?seeds=0&limit=nonsense"), taken);
    CHECK(taken.seed_count == 1);
    CHECK(taken.limit == RaceRules().limit);
}

TEST_SUITE_END();

}  // namespace tessera
