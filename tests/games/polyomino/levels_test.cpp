#include "games/polyomino/cut.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/solver.h"
#include "games/polyomino/polyomino.h"
#include "games/polyomino/reasoning/grader.h"
#include "session/shipped_levels.h"
#include "support/printers.h"

#include <doctest.h>

#include <map>
#include <string>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/levels");

namespace {

Level read(const ShippedLevel& shipped) {
    const Result<Level> level = Polyomino::parse_level(shipped.text);
    REQUIRE(sentence_of(level) == "");
    return *level;
}

template <class Visit>
void for_each_level(const Visit& visit) {
    int count = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == Polyomino::id) {
            CAPTURE(shipped.name);
            visit(shipped, read(shipped));
            ++count;
        }
    }
    CHECK(count >= 40);
}

// Whether make_boards.mjs made it.
bool is_of_boards(const ShippedLevel& shipped) {
    return shipped.chapter == "Figures" || shipped.chapter == "Other boards";
}

State solved(const Level& level) {
    constexpr Ticks enough = 4'000'000'000;
    Result<Solver> solver = Solver::start(level, Polyomino::start(level), {});
    REQUIRE(sentence_of(solver) == "");
    REQUIRE(solver->advance(enough) == Outcome::solved);
    State state = Polyomino::start(level);
    for (const Move& move : solver->solution()) {
        const Result<State> next = Polyomino::play(level, state, move);
        REQUIRE(sentence_of(next) == "");
        state = *next;
    }
    return state;
}

}  // namespace

TEST_CASE("every shipped level has a title, reads, writes and travels as a link") {
    for_each_level([](const ShippedLevel&, const Level& level) {
        CHECK_FALSE(level.title.empty());
        CHECK(Polyomino::parse_level(Polyomino::format_level(level)) == level);
        const std::string code = Polyomino::encode_share({level, {}});
        CHECK(code.size() < 1990);
        CHECK(sentence_of(Polyomino::decode_share(code)) == "");
    });
}

TEST_CASE("every shipped level can be solved") {
    for_each_level([](const ShippedLevel&, const Level& level) {
        CHECK_FALSE(why_not_a_solution(level, cut_of(level, solved(level))));
    });
}

TEST_CASE(
    "a shipped level has one solution if pieces are fixed from the start, or if its chapter promises one") {
    constexpr Ticks enough = 1'000'000'000;
    for_each_level([](const ShippedLevel& shipped, const Level& level) {
        if (level.givens.empty() && !is_of_boards(shipped)) {
            return;
        }
        CountOptions options;
        options.cap = 2;
        Result<Counter> counter = Counter::start(level, Polyomino::start(level), options);
        REQUIRE(sentence_of(counter) == "");
        CHECK(counter->advance(enough) == Outcome::exhausted);
        CHECK(counter->total() == 1);
    });
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/levels");

namespace {

PuzzleGrade grade_of(const Level& level) {
    Grader grader(level, Polyomino::start(level));
    REQUIRE(grader.advance(1'000'000'000) == Outcome::solved);
    return grader.grade();
}

}  // namespace

TEST_CASE(
    "a level of a tier has the grade of its chapter, needs search for wizards only, and is no easier than "
    "the last") {
    std::map<std::string, std::uint64_t> scores;  // the last of each chapter
    std::map<std::string, int> counts;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (shipped.title.rfind(shipped.chapter + " ", 0) != 0) {
            return;  // no chapter of a tier
        }
        CAPTURE(shipped.title);
        const PuzzleGrade grade = grade_of(level);
        CHECK(shipped.name.find(at(tier_names, static_cast<int>(grade.tier))) != std::string::npos);
        CHECK((grade.search_depth == 0 || grade.tier == Tier::wizard));
        CHECK(grade.score >= scores[shipped.chapter]);
        scores[shipped.chapter] = grade.score;
        ++counts[shipped.chapter];
    });
    CHECK(counts.size() == tier_names.size());
    for (const auto& count_of_chapter : counts) {
        CAPTURE(count_of_chapter.first);
        CHECK(count_of_chapter.second == 24);
    }
}

TEST_CASE("figures and other boards rise by score, need no search and are for wizards nowhere") {
    std::map<std::string, std::uint64_t> scores;  // the last of each chapter
    int count = 0;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (!is_of_boards(shipped)) {
            return;
        }
        const PuzzleGrade grade = grade_of(level);
        CHECK(grade.search_depth == 0);
        CHECK(grade.tier < Tier::wizard);
        CHECK(grade.score >= scores[shipped.chapter]);
        scores[shipped.chapter] = grade.score;
        ++count;
    });
    CHECK(count == 40);
}

TEST_SUITE_END();
