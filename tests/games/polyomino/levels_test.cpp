// Promise: No two shipped puzzles have the same solution, and retired levels open as before. Also:
//     app/game/list/level_list_test.cpp.

#include "base/translation.h"
#include "games/polyomino/assembly.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/grader.h"
#include "games/polyomino/engines/solver.h"
#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/polyomino.h"
#include "session/shipped_levels.h"
#include "support/printers.h"

#include <doctest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
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

// True if make_boards.mjs made the level.
bool is_of_boards(const ShippedLevel& shipped) {
    return shipped.chapter == "Figures" || shipped.chapter == "Other boards";
}

// True if make_lattices.mjs made the level.
bool is_of_lattices(const ShippedLevel& shipped) {
    return shipped.chapter == "Hexagons" || shipped.chapter == "Triangles";
}

// True if make_space.mjs made the level and promises one solution.
bool is_of_space(const ShippedLevel& shipped) {
    return shipped.chapter == "Turned boards" || shipped.chapter == "Pyramids" || shipped.chapter == "Boxes";
}

// True if make_letters.mjs or make_small.mjs made the level.
bool is_of_drawings(const ShippedLevel& shipped) {
    return shipped.chapter == "Letters and digits" || shipped.chapter == "Small surprises";
}

std::vector<Move> solution_of(const Level& level) {
    constexpr Ticks enough = 4'000'000'000;
    Result<Solver> solver = Solver::start(level, Polyomino::start(level), {});
    REQUIRE(sentence_of(solver) == "");
    REQUIRE(solver->advance(enough) == Outcome::solved);
    return solver->solution();
}

State solved(const Level& level) {
    State state = Polyomino::start(level);
    for (const Move& move : solution_of(level)) {
        const Result<State> next = Polyomino::play(level, state, move);
        REQUIRE(sentence_of(next) == "");
        state = *next;
    }
    return state;
}

bool has_one_solution(const ShippedLevel& shipped, const Level& level) {
    return !level.givens.empty() || is_of_boards(shipped) || is_of_lattices(shipped) ||
           is_of_space(shipped) || is_of_drawings(shipped);
}

// True if make_mirrors.mjs made the level, whose solutions are all images of one.
bool is_mirror_image(const ShippedLevel& shipped) {
    return shipped.chapter == "Mirror images";
}

using Labels = std::vector<std::string>;  // rows; a letter for each piece, # where there is no cell

Labels turned(const Labels& rows) {
    Labels result(rows.front().size(), std::string(rows.size(), '#'));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            result[column][rows.size() - 1 - row] = rows[row][column];
        }
    }
    return result;
}

Labels mirrored(Labels rows) {
    for (std::string& row : rows) {
        std::reverse(row.begin(), row.end());
    }
    return rows;
}

// Renames the letters in reading order, so that only the shape of the cut matters.
std::string relabelled(const Labels& rows) {
    std::map<char, char> letters{{'#', '#'}};
    std::string text;
    for (const std::string& row : rows) {
        for (const char letter : row) {
            text += letters.emplace(letter, static_cast<char>('A' + letters.size() - 1)).first->second;
        }
        text += '\n';
    }
    return text;
}

// Returns a picture that a solution shares with all its symmetric images, with the lattice's name.
std::string picture_on_lattice(const Level& level, const State& state) {
    std::string least;
    for (const Symmetry& symmetry : symmetries_of(level)) {
        Labels rows(static_cast<std::size_t>(level.board.rows()),
                    std::string(static_cast<std::size_t>(level.board.columns()), '#'));
        char letter = 'a';
        for (const Placement& placement : state.placed) {
            for (const Cell cell : cells_of(level, placement)) {
                const Cell there = image_of(symmetry, cell, level.board);
                at(at(rows, there.row), there.column) = letter;
            }
            ++letter;
        }
        const std::string picture = relabelled(rows);
        least = least.empty() ? picture : std::min(least, picture);
    }
    return std::string(level.lattice->name) + "\n" + least;
}

// Returns the same picture for all boards that can be rotated or reflected into one another.
std::string picture_of(const Level& level, const State& state) {
    if (level.lattice != nullptr) {
        return picture_on_lattice(level, state);
    }
    Labels rows(static_cast<std::size_t>(level.board.rows()),
                std::string(static_cast<std::size_t>(level.board.columns()), '#'));
    char letter = 'a';
    for (const Placement& placement : state.placed) {
        for (const Cell cell : cells_of(level, placement)) {
            at(at(rows, cell.row), cell.column) = letter;
        }
        ++letter;
    }
    std::string least = relabelled(rows);
    for (int turn = 0; turn < 4; ++turn) {
        least = std::min({least, relabelled(rows), relabelled(mirrored(rows))});
        rows = turned(rows);
    }
    return least;
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
        if (!has_one_solution(shipped, level)) {
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

TEST_CASE("a picture of a solution is the same turned and mirrored, and no other") {
    const auto level = Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n....\n...#\nend\npiece I3\nXXX\nend\npiece L4\nXXX\nX..\nend\n");
    REQUIRE(sentence_of(level) == "");
    const std::string picture = picture_of(*level, solved(*level));
    CHECK(picture.find('#') != std::string::npos);
    const Labels rows{"aab", "abb"};
    CHECK(relabelled(rows) == "AAB\nABB\n");
    CHECK(turned(turned(turned(turned(rows)))) == rows);
    CHECK(turned(rows) == Labels{"aa", "ba", "bb"});
    CHECK(mirrored(rows) == Labels{"baa", "bba"});
}

TEST_CASE("no two shipped puzzles with one solution have the same one, turned and mirrored ones included") {
    std::map<std::string, std::string> names;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (has_one_solution(shipped, level) || is_mirror_image(shipped)) {
            const auto entry = names.emplace(picture_of(level, solved(level)), shipped.name);
            CHECK_MESSAGE(entry.second, "the same solution as " << entry.first->second);
        }
    });
    CHECK(names.size() >= 354);
}

TEST_CASE(
    "levels in space can be put together by hand, mostly onto the pieces that lie there from the start") {
    std::map<std::string, int> counts;
    int higher_count = 0;  // with a fixed piece that lies over one that is laid
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (!is_in_space(level)) {
            return;
        }
        ++counts[shipped.chapter];
        if (level.givens.empty()) {
            return;  // an open board: any solution will do
        }
        const std::vector<Move> moves = solution_of(level);
        std::vector<Placement> placed = level.givens;
        bool is_higher = false;
        for (const Move& move : moves) {
            placed.push_back(*move.to);
            is_higher = is_higher ||
                        std::any_of(level.givens.begin(), level.givens.end(), [&](const Placement& given) {
                            return lies_over(level, given, *move.to);
                        });
        }
        const auto order = order_from_above(level, placed, int_size(level.givens));
        REQUIRE(order);
        CHECK((!is_higher || shipped.chapter == "Pyramids"));
        CHECK((is_higher || std::is_permutation(level.givens.begin(), level.givens.end(), order->begin())));
        higher_count += is_higher ? 1 : 0;
    });
    CHECK(counts == std::map<std::string, int>{{"Boxes", 14}, {"Pyramids", 43}, {"Soma figures", 25}});
    CHECK(higher_count <= 25);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/levels");

namespace {

PuzzleGrade grade_of(const Level& level) {
    Grader grader = *Grader::start(level, Polyomino::start(level));
    REQUIRE(grader.advance(1'000'000'000) == Outcome::solved);
    return grader.grade();
}

// True if the rules alone lead to the solution, without trial and error.
bool is_solved_by_rules(const Level& level) {
    LookGrader grader(level, Polyomino::start(level));
    REQUIRE(grader.advance(1'000'000'000) == Outcome::solved);
    return grader.grade().search_depth == 0;
}

std::string word_of(Tier tier) {
    std::string word(at(tier_names, static_cast<int>(tier)));
    capitalise(word);
    return word;
}

}  // namespace

TEST_CASE(
    "a level of a tier has the grade of its chapter, needs no trial below the masters, and is no easier than "
    "the last") {
    std::map<std::string, std::uint64_t> scores;  // the last of each chapter
    std::map<std::string, int> counts;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        std::string chapter = shipped.chapter;
        chapter.front() = static_cast<char>(std::tolower(chapter.front()));
        if (std::find(tier_names.begin(), tier_names.end(), chapter) == tier_names.end()) {
            return;
        }
        CAPTURE(shipped.title);
        const PuzzleGrade grade = grade_of(level);
        CHECK(shipped.chapter == word_of(grade.tier));
        CHECK((grade.search_depth == 0 || grade.tier >= Tier::master));
        CHECK(grade.score >= scores[shipped.chapter]);
        scores[shipped.chapter] = grade.score;
        CHECK(shipped.title == shipped.chapter + " " + std::to_string(++counts[shipped.chapter]));
    });
    CHECK(counts.size() == tier_names.size());
    for (const auto& count_of_chapter : counts) {
        CAPTURE(count_of_chapter.first);
        CHECK(count_of_chapter.second == 24);
    }
}

TEST_CASE("a classic with a tier has the grade that the list says, and an open board has none") {
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (shipped.chapter == "Classics") {
            const bool has_images = shipped.name == "02-four-square";  // of one solution
            CHECK(shipped.facts.tier ==
                  (has_one_solution(shipped, level) || has_images ? word_of(grade_of(level).tier) : ""));
        }
    });
}

TEST_CASE("figures and other boards rise by score, and rules alone solve them") {
    std::map<std::string, std::uint64_t> scores;  // the last of each chapter
    int count = 0;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (!is_of_boards(shipped)) {
            return;
        }
        const PuzzleGrade grade = grade_of(level);
        CHECK(is_solved_by_rules(level));
        CHECK(shipped.facts.tier == word_of(grade.tier));
        CHECK(grade.score >= scores[shipped.chapter]);
        scores[shipped.chapter] = grade.score;
        ++count;
    });
    CHECK(count == 40);
}

TEST_CASE("hexagons and triangles rise by score through all tiers, from boards of a few cells on") {
    std::map<std::string, std::uint64_t> scores;  // the last of each chapter
    std::map<std::string, std::set<Tier>> tiers;
    int count = 0;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (!is_of_lattices(shipped)) {
            return;
        }
        CHECK(level.lattice->name == (shipped.chapter == "Hexagons" ? "hexagonal" : "triangular"));
        const PuzzleGrade grade = grade_of(level);
        CHECK(shipped.facts.tier == word_of(grade.tier));
        CHECK(grade.score >= scores[shipped.chapter]);
        CHECK((scores[shipped.chapter] > 0 || open_cell_count(level) < 15));
        scores[shipped.chapter] = grade.score;
        tiers[shipped.chapter].insert(grade.tier);
        ++count;
    });
    CHECK(count == 48);
    for (const auto& tiers_of_chapter : tiers) {
        CHECK(tiers_of_chapter.second.size() == tier_names.size());
    }
}

TEST_CASE("turned boards, pyramids and boxes rise by score from two or three pieces on") {
    std::map<std::string, std::uint64_t> scores;  // the last of each chapter
    std::map<std::string, int> counts;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (!is_of_space(shipped)) {
            return;
        }
        const PuzzleGrade grade = grade_of(level);
        CHECK(shipped.facts.tier == word_of(grade.tier));
        CHECK(grade.score >= scores[shipped.chapter]);
        CHECK((counts[shipped.chapter] > 0 || shipped.facts.moves <= 3));
        scores[shipped.chapter] = grade.score;
        ++counts[shipped.chapter];
    });
    CHECK(counts == std::map<std::string, int>{{"Boxes", 14}, {"Pyramids", 43}, {"Turned boards", 10}});
}

TEST_CASE(
    "there are pyramids of the boxed game's pieces in each tier, forty in all, and eight on its turned "
    "board") {
    std::map<std::string, int> pyramids;
    int turned = 0;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (is_of_space(shipped) && open_cell_count(level) == 55) {
            CHECK(level.pieces.size() == 12);
            pyramids[shipped.facts.tier] += level.lattice->is_in_space ? 1 : 0;
            turned += level.lattice->name == "diagonal" ? 1 : 0;
        }
    });
    CHECK(turned == 8);
    int count = 0;
    for (const std::string_view tier : tier_names) {
        std::string word(tier);
        capitalise(word);
        CHECK(pyramids[word] >= 5);
        count += pyramids[word];
    }
    CHECK(count == 40);
}

TEST_CASE(
    "figures of Soma's cube are made of its seven pieces, and rise by score until they are open boards") {
    std::uint64_t score = 0;
    int open_count = 0;
    int count = 0;
    for_each_level([&](const ShippedLevel& shipped, const Level& level) {
        if (shipped.chapter != "Soma figures") {
            return;
        }
        CHECK(open_cell_count(level) == 27);
        CHECK(level.pieces.size() == 7);
        open_count += level.givens.empty() ? 1 : 0;
        CHECK(shipped.facts.tier.empty() == (open_count > 0));
        if (open_count == 0) {
            const PuzzleGrade grade = grade_of(level);
            CHECK(shipped.facts.tier == word_of(grade.tier));
            CHECK(grade.score >= score);
            score = grade.score;
        }
        ++count;
    });
    CHECK(count == 25);
    CHECK(open_count == 7);
}

TEST_SUITE_END();
