#include "calls/searches.h"

#include <doctest.h>

#include <string>
#include <thread>
#include <vector>

TEST_SUITE_BEGIN("calls/searches");

using namespace tessera;

namespace {

const char* const ways_of_twelve = "#1p/4x3/DFM/h0fs";

Puzzle puzzle_of(std::string_view text) {
    Result<Puzzle> puzzle = Puzzle::read(text);
    REQUIRE(puzzle);
    return std::move(*puzzle);
}

// Counted for hours.
Puzzle endless() {
    std::string text = "tessera 1 polyomino\nboard\n";
    for (int row = 0; row < 40; ++row) {
        text += std::string(40, '.') + "\n";
    }
    return puzzle_of(text + "end\npiece I2 x800\nXX\nend\n");
}

}  // namespace

TEST_CASE("a puzzle is read, played and written, and never changes") {
    const Puzzle puzzle = puzzle_of(ways_of_twelve);
    CHECK(puzzle.family() == "polyomino");
    CHECK(puzzle.moves().empty());
    CHECK_FALSE(puzzle.is_solved());
    const auto solution = solve(puzzle);
    REQUIRE(solution);
    REQUIRE(solution->puzzle);
    CHECK(solution->outcome == Outcome::solved);
    CHECK(solution->puzzle->is_solved());
    CHECK(solution->puzzle->moves() == solution->moves);
    const auto next = puzzle.play({solution->moves.front()});
    REQUIRE(next);
    CHECK(next->moves().size() == 1);
    CHECK(puzzle.moves().empty());
    const auto link = puzzle.written("link");
    REQUIRE(link);
    CHECK(*link == std::string(ways_of_twelve) + "\n");
    CHECK(puzzle_of(puzzle.level()).level() == puzzle.level());
}

TEST_CASE("each family is solved by each of its engines, or the engine says that it gave up") {
    const std::vector<std::string> texts = {ways_of_twelve, "#1s/2x2/U/wsba"};
    for (const std::string& text : texts) {
        const Puzzle puzzle = puzzle_of(text);
        int solved = 0;
        for (const std::string& engine : engine_names(puzzle.family())) {
            CAPTURE(engine);
            const auto solution = solve(puzzle, {engine, {}, 3, 64ULL << 20});
            REQUIRE(solution);
            CHECK((!solution->puzzle || solution->puzzle->is_solved()));
            solved += solution->puzzle ? 1 : 0;
        }
        CHECK(solved > 1);
    }
    CHECK(engine_names("chess").empty());
    CHECK_FALSE(heuristic_names("polyomino").empty());
}

TEST_CASE("counts are exact, parts add up, and a cap ends them") {
    const Puzzle puzzle = puzzle_of(ways_of_twelve);
    const auto whole = count(puzzle);
    REQUIRE(whole);
    CHECK(whole->is_exact);
    CHECK(whole->is_proved());
    CHECK(decimal(whole->total) == "12");
    SolutionCount sum;
    for (int part = 1; part <= 3; ++part) {
        const auto share = count(puzzle, {false, 0, part, 3});
        REQUIRE(share);
        sum += share->total;
    }
    CHECK(sum == whole->total);
    const auto few = count(puzzle, {false, 2});
    REQUIRE(few);
    CHECK_FALSE(few->is_exact);
}

TEST_CASE("a search ends when it is told to, with what it knows") {
    int asked = 0;
    const auto stopped = count(endless(), {}, [&](const SearchStats& /*stats*/) { return ++asked == 3; });
    REQUIRE(stopped);
    CHECK(asked == 3);
    CHECK(stopped->outcome == Outcome::running);
    CHECK_FALSE(stopped->is_proved());
    CHECK_FALSE(stopped->is_exact);
    const auto made = generate("polyomino", "size 8x8", 1, [](const SearchStats& /*stats*/) { return true; });
    REQUIRE_FALSE(made);
    CHECK(english(made.error().message) == "the work was stopped before a puzzle was made");
}

TEST_CASE("a puzzle that was made has the grade, the hint and the explanation of the command line") {
    const auto puzzle = generate("polyomino", "size 11x5 set iq unique yes", 3);
    REQUIRE(puzzle);
    const auto again = generate("polyomino", "size 11x5 set iq unique yes", 3);
    REQUIRE(again);
    CHECK(again->level() == puzzle->level());
    const auto graded = grade(*puzzle);
    REQUIRE(graded);
    CHECK(graded->grade);
    CHECK(graded->solutions == SolutionCount(1));
    const auto advice = hint(*puzzle);
    REQUIRE(advice);
    CHECK_FALSE(advice->hint.steps.empty());
    const auto explained = explain(*puzzle);
    REQUIRE(explained);
    Result<Puzzle> end = *puzzle;
    for (const ExplanationStep& step : explained->explanation.steps) {
        end = end->play(step.moves);
        REQUIRE(end);
    }
    CHECK(end->is_solved());
}

TEST_CASE("what is wrong is one sentence") {
    const Puzzle puzzle = puzzle_of(ways_of_twelve);
    const auto sentence = [](const auto& result) {
        REQUIRE_FALSE(result);
        return english(result.error().message);
    };
    CHECK(sentence(Puzzle::read("a level?")) == "a level begins with: tessera 1 FAMILY");
    CHECK(sentence(Puzzle::read("a b\na b\n", "dlx")) == "this is an exact cover problem, and no puzzle");
    CHECK(sentence(Puzzle::read("x", "tennis")) == "no format is read that is called tennis");
    CHECK(sentence(puzzle.written("tennis")) == "no format is written that is called tennis");
    CHECK_FALSE(sentence(puzzle.play({"place Q 0 0 0"})).empty());
    CHECK_FALSE(sentence(solve(puzzle, {"none"})).empty());
    CHECK_FALSE(sentence(generate("chess", "", 1)).empty());
    CHECK_FALSE(sentence(generate("polyomino", "size 0x0", 1)).empty());
}

TEST_CASE("many threads search at a time and get the same answers") {
    const Puzzle puzzle = puzzle_of(ways_of_twelve);
    const auto expected = solve(puzzle);
    REQUIRE(expected);
    std::vector<int> wrong(4, 0);
    std::vector<std::thread> threads;
    for (int& own : wrong) {
        threads.emplace_back([&puzzle, &expected, &own] {
            for (int round = 0; round < 5; ++round) {
                const auto solution = solve(puzzle);
                const auto counted = count(puzzle);
                own += solution && counted && solution->moves == expected->moves &&
                               solution->stats == expected->stats && counted->total == SolutionCount(12)
                           ? 0
                           : 1;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    CHECK(wrong == std::vector<int>(4, 0));
}

TEST_SUITE_END();
