#include "base/text.h"
#include "cli/program.h"
#include "jobs/open_link.h"
#include "lab/record/recorded_search.h"

#include <doctest.h>

#include <map>

// The pages about engines tell counts beyond those below their pictures (tests/browser/learn.test.mjs): here they are
// counted again, in each language.

namespace tessera {

TEST_SUITE_BEGIN("cli/lessons");

namespace {

std::string page(const std::string& language, const std::string& id) {
    return contents(TESSERA_SOURCE_DIR "/web/learn/" + language + "/" + id + ".txt");
}

// Starts a search of a picture.
std::unique_ptr<RecordedSearch> watched(const std::string& code, const std::string& engine,
                                        const std::string& heuristic = "") {
    REQUIRE(has(contents(TESSERA_SOURCE_DIR "/web/learn/topics.mjs"), "'" + code + "'"));
    const auto session = open_link("#" + code);
    REQUIRE(session);
    SolveOptions options;
    options.engine = engine;
    options.heuristic = heuristic;
    auto search = RecordedSearch::start(family_id(*session), position_of(*session), options);
    REQUIRE(search);
    return std::move(*search);
}

Outcome run_on(RecordedSearch& search) {
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = search.advance(1'000'000);
    }
    return outcome;
}

bool is_dead_end(const SearchRecord& record, int node) {
    return record.node(node).first_child < 0 && record.node(node).solutions == 0;
}

// Numbers of dead ends by their depth.
std::map<int, int> dead_ends(const SearchRecord& record) {
    std::map<int, int> by_depth;
    for (int node = 0; node < record.node_count(); ++node) {
        if (is_dead_end(record, node)) {
            ++by_depth[record.node(node).depth];
        }
    }
    return by_depth;
}

int child_count(const SearchRecord& record, int node) {
    int count = 0;
    for (int child = record.node(node).first_child; child >= 0; child = record.node(child).next_sibling) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("edge matching: the depths of the dead ends, and the tiles that fit the first corner") {
    const auto search = watched("1e/3x3/AB-/hADgQaSYgEJADcMRRY/z4r8", "row_by_row");
    while (run_on(*search) == Outcome::solved) {
    }
    CHECK(dead_ends(search->record()) == std::map<int, int>{{2, 1}, {4, 3}, {5, 2}, {7, 4}});
    CHECK(has(page("en", "edge-matching"),
              "meets ten dead ends: one with two tiles laid, three with four, two "
              "with five, and four with seven"));
    CHECK(has(page("fr", "edge-matching"),
              "rencontre dix impasses : une avec deux tuiles posées, trois avec "
              "quatre, deux avec cinq et quatre avec sept"));
    CHECK(child_count(search->record(), 0) == 4);
    CHECK(has(page("en", "edge-matching"), "get any further? >> Four."));
    CHECK(has(page("fr", "edge-matching"), ">> Quatre."));
    CHECK(362'880ULL * 262'144 == 95'126'814'720);  // 9! 4^9
}

TEST_CASE("the scarcest next: the dead ends in each order, and the pieces placed before the first") {
    const std::map<std::string, std::pair<int, int>> told = {
        {"algorithm_x+first", {177, 2}}, {"dancing_links", {26, 4}}, {"algorithm_x+random", {1619, 3}}};
    for (const auto& [name, numbers] : told) {
        const std::string& engine = name;
        CAPTURE(engine);
        const auto search = watched("1p/5x5/EFGHIM/c9t0", engine);
        REQUIRE(run_on(*search) == Outcome::solved);
        const SearchRecord& record = search->record();
        int count = 0;
        int first = -1;
        for (int step = 0; step < record.step_count(); ++step) {
            if (record.step(step).kind == RecordedKind::dead) {
                ++count;
                first = first < 0 ? record.node(record.step(step).node).depth : first;
            }
        }
        CHECK(count == numbers.first);
        CHECK(first == numbers.second);
    }
    CHECK(has(page("en", "mrv"),
              ">> Two with the first empty cell, four with the fewest choices, three at random."));
    CHECK(has(page("en", "mrv"), "meets 26 dead ends, against 177 and 1,619"));
    CHECK(has(page("fr", "mrv"),
              ">> Deux avec la première case vide, quatre avec le moins de choix, trois au hasard."));
    CHECK(has(page("fr", "mrv"), "rencontre 26 impasses, contre 177 et 1 619"));
}

TEST_CASE("backtracking: the choices taken back, and where the first two solutions are found") {
    const auto search = watched("1p/4x3/DFM/h0fs", "algorithm_x+first");
    REQUIRE(run_on(*search) == Outcome::solved);
    const SearchRecord& record = search->record();
    CHECK(record.node_count() == 15);
    CHECK(record.node_count() - 1 - record.node(record.solution_nodes().front()).depth == 11);
    REQUIRE(run_on(*search) == Outcome::solved);
    CHECK(record.node_count() == 17);
    CHECK(has(page("en", "backtracking"), "Fourteen choices, eleven of them taken back"));
    CHECK(has(page("en", "backtracking"), "found at position 17, the first at 15"));
    CHECK(has(page("fr", "backtracking"), "Quatorze choix, dont onze sont repris"));
    CHECK(has(page("fr", "backtracking"), "arrive à la position 17, et la première à la position 15"));
}

TEST_CASE("A*: what each guess promises at the start, and the truth") {
    const std::map<std::string, double> told = {{"", 6}, {"misplaced", 2}};
    for (const auto& [name, promise] : told) {
        const std::string& heuristic = name;
        CAPTURE(heuristic);
        const auto search = watched("1s/3x2/pm/gxrh", "a_star", heuristic);
        REQUIRE(run_on(*search) == Outcome::solved);
        REQUIRE(search->estimate(0));
        CHECK(search->estimate(0)->h == promise);
        CHECK(search->record().node(search->record().solution_nodes().front()).depth == 8);
    }
    CHECK(has(page("en", "a-star"), "The truth is 8. >> The distances promise 6, the misplaced tiles 2"));
    CHECK(
        has(page("fr", "a-star"), "La vérité est 8. >> Les distances annoncent 6, les tuiles mal placées 2"));
}

TEST_CASE("annealing: its counts are those of the page on the reports, which measures them") {
    for (const std::string language : {"en", "fr"}) {
        const std::string reports = page(language, "reports");
        CHECK(has(reports, "| 9 | 15"));
        CHECK(has(reports, language == "en" ? "| 50 | 1,074 |" : "| 50 | 1 074 |"));
    }
    CHECK(has(page("en", "annealing"), "9 of the 50 were done"));
    CHECK(has(page("en", "annealing"), "50 of 50, after 1,074 moves on average"));
    CHECK(has(page("fr", "annealing"), "9 sur 50 aboutissent"));
    CHECK(has(page("fr", "annealing"), "1 074"));
}

TEST_SUITE_END();

}  // namespace tessera
