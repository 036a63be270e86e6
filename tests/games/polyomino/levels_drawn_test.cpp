// The chapters whose boards are drawn: starters that grow, the other tiers at every second place, letters and digits, small
//     surprises, mirror images; and that of few givens.

#include "base/translation.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/explainer.h"
#include "games/polyomino/engines/grader.h"
#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/polyomino.h"
#include "session/shipped_levels.h"
#include "support/printers.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/levels_drawn");

namespace {

constexpr Ticks enough = 1'000'000'000;

struct ChapterLevel {
    std::string name;
    LevelFacts facts;
    Level level;
};

std::vector<ChapterLevel> levels_of(const std::string& chapter) {
    std::vector<ChapterLevel> levels;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == Polyomino::id && shipped.chapter == chapter) {
            const Result<Level> level = Polyomino::parse_level(shipped.text);
            REQUIRE(sentence_of(level) == "");
            levels.push_back({shipped.name, shipped.facts, *level});
        }
    }
    return levels;
}

PuzzleGrade grade_of(const Level& level) {
    Grader grader = *Grader::start(level, Polyomino::start(level));
    REQUIRE(grader.advance(enough) == Outcome::solved);
    return grader.grade();
}

std::string word_of(Tier tier) {
    std::string word(at(tier_names, static_cast<int>(tier)));
    capitalise(word);
    return word;
}

// True if the rules alone lead to the solution, without trial and error.
bool is_solved_by_rules(const Level& level) {
    LookGrader grader(level, Polyomino::start(level));
    REQUIRE(grader.advance(enough) == Outcome::solved);
    return grader.grade().search_depth == 0;
}

// Checks that the levels rise by score, are of tiers from `least` to `most`, as the list says, and that rules alone solve them.
void check_rising(const std::vector<ChapterLevel>& levels, Tier least, Tier most) {
    std::uint64_t score = 0;
    for (const ChapterLevel& one : levels) {
        CAPTURE(one.name);
        const PuzzleGrade grade = grade_of(one.level);
        CHECK(is_solved_by_rules(one.level));
        CHECK((least <= grade.tier && grade.tier <= most));
        CHECK(one.facts.tier == word_of(grade.tier));
        CHECK(grade.score >= score);
        score = grade.score;
    }
}

// The names of the deductions that explain the level: those up to the first piece, and all.
struct Explained {
    std::set<std::string> first;
    std::set<std::string> all;
};

Explained explained(const Level& level) {
    auto explainer = Explainer::start(level, Polyomino::start(level));
    REQUIRE(explainer);
    REQUIRE(explainer->advance(enough) == Outcome::solved);
    Explained words;
    bool is_laid = false;
    for (const ExplanationStep& step : explainer->explanation().steps) {
        words.all.insert(step.deduction);
        if (!is_laid) {
            words.first.insert(step.deduction);
        }
        is_laid = is_laid || !step.moves.empty();
    }
    return words;
}

}  // namespace

bool is_boxed(const Level& level) {
    return level.board.rows() == 5 && level.board.columns() == 11 && open_cell_count(level) == 55;
}

TEST_CASE(
    "starters grow from sixteen cells on, each on a board of its own but for a few on the boxed game's") {
    const std::vector<ChapterLevel> starters = levels_of("Starter");
    REQUIRE(starters.size() == 24);
    CHECK(open_cell_count(starters.front().level) == 16);
    constexpr int part = 6;
    int boxed_count = 0;
    std::vector<Grid<Square>> boards;
    std::vector<int> cells(4, 0);  // of each quarter of the chapter
    for (int index = 0; index < int_size(starters); ++index) {
        const Level& level = at(starters, index).level;
        at(cells, index / part) += open_cell_count(level);
        boxed_count += is_boxed(level) ? 1 : 0;
        if (!is_boxed(level)) {
            CHECK(std::find(boards.begin(), boards.end(), level.board) == boards.end());
            boards.push_back(level.board);
        }
    }
    CHECK(std::is_sorted(cells.begin(), cells.end()));
    CHECK(boxed_count <= 5);
    std::set<std::string> begins;
    for (const ChapterLevel& starter : starters) {
        auto explainer = Explainer::start(starter.level, Polyomino::start(starter.level));
        REQUIRE(explainer);
        REQUIRE(explainer->advance(enough) == Outcome::solved);
        begins.insert(explainer->explanation().steps.front().deduction);
    }
    CHECK(begins.size() >= 3);
}

TEST_CASE("nearly every second puzzle of a tier beyond the first has a board of its own") {
    for (const char* const chapter : {"Junior", "Expert", "Master", "Wizard"}) {
        CAPTURE(chapter);
        const std::vector<ChapterLevel> levels = levels_of(chapter);
        REQUIRE(levels.size() == 24);
        std::vector<Grid<Square>> boards;
        for (const ChapterLevel& one : levels) {
            CAPTURE(one.name);
            if (!is_boxed(one.level)) {
                CHECK(std::find(boards.begin(), boards.end(), one.level.board) == boards.end());
                CHECK(one.level.givens.size() <= 3);
                boards.push_back(one.level.board);
            }
        }
        CHECK(boards.size() >= 10);
    }
}

TEST_CASE("letters and digits rise by score, and a piece is fixed only where one is its own mirror image") {
    const std::vector<ChapterLevel> letters = levels_of("Letters and digits");
    CHECK(letters.size() == 24);
    check_rising(letters, Tier::starter, Tier::wizard);
    std::set<std::string> titles;
    int given_count = 0;
    for (const ChapterLevel& letter : letters) {
        CAPTURE(letter.level.title);
        const bool is_symmetric = symmetries_of(letter.level).size() > 1;
        CHECK(int_size(letter.level.givens) == (is_symmetric ? 1 : 0));
        given_count += int_size(letter.level.givens);
        titles.insert(letter.level.title);
        CHECK(open_cell_count(letter.level) >= 20);
        CHECK(open_cell_count(letter.level) <= 60);
    }
    CHECK(given_count == 4);
    CHECK(titles.size() == letters.size());
    CHECK(titles.count("Digit 4") == 1);
    CHECK(titles.count("Letter G") == 1);
}

TEST_CASE(
    "a small surprise has four to six pieces, none of them fixed, and needs the idea of a pair or of "
    "parity") {
    const std::vector<ChapterLevel> surprises = levels_of("Small surprises");
    CHECK(surprises.size() == 16);
    check_rising(surprises, Tier::junior, Tier::expert);
    for (const ChapterLevel& surprise : surprises) {
        CAPTURE(surprise.level.title);
        CHECK(surprise.level.givens.empty());
        CHECK(surprise.facts.moves >= 4);
        CHECK(surprise.facts.moves <= 6);
        const Explained words = explained(surprise.level);
        CHECK(words.first.count("pair") + words.first.count("region_colours") > 0);
        for (const char* const word : {"two_steps", "chain", "search", "choice"}) {
            CHECK(words.all.count(word) == 0);
        }
    }
}

// Counts a puzzle's solutions, all of them or up to the symmetry of its board.
std::uint64_t solution_count(const Level& level, bool is_up_to_symmetry) {
    CountOptions options;
    options.up_to_symmetry = is_up_to_symmetry;
    Counter counter = *Counter::start(level, Polyomino::start(level), options);
    REQUIRE(counter.advance(enough) == Outcome::exhausted);
    return counter.stats().solutions;
}

TEST_CASE(
    "a mirror image has no fixed piece and one solution up to symmetry, and the chapter rises to wizards") {
    const std::vector<ChapterLevel> levels = levels_of("Mirror images");
    CHECK(levels.size() == 24);
    std::uint64_t score = 0;
    std::vector<Grid<Square>> boards;
    for (const ChapterLevel& one : levels) {
        CAPTURE(one.level.title);
        const PuzzleGrade grade = grade_of(one.level);
        CHECK(one.level.givens.empty());
        CHECK(solution_count(one.level, false) == symmetries_of(one.level).size());
        CHECK(solution_count(one.level, true) == 1);
        CHECK(symmetries_of(one.level).size() > 1);
        CHECK(explained(one.level).all.count("symmetry") == 1);
        CHECK(one.facts.tier == word_of(grade.tier));
        CHECK((grade.tier == Tier::wizard || grade.search_depth == 0));
        CHECK(grade.score >= score);
        CHECK(std::find(boards.begin(), boards.end(), one.level.board) == boards.end());
        boards.push_back(one.level.board);
        score = grade.score;
    }
    CHECK(levels.front().facts.tier == "Starter");
    CHECK(levels.back().facts.tier == "Wizard");
}

TEST_CASE("two pieces are enough to start with, and the first such puzzle needs no search") {
    const std::vector<ChapterLevel> levels = levels_of("Two to start");
    CHECK(levels.size() == 12);
    for (const ChapterLevel& one : levels) {
        CAPTURE(one.name);
        CHECK(one.level.givens.size() == 2);
        CHECK(open_cell_count(one.level) == 55);
        CHECK(one.facts.tier == (one.name == levels.front().name ? "Master" : "Wizard"));
    }
    CHECK(is_solved_by_rules(levels.front().level));
}

TEST_SUITE_END();
