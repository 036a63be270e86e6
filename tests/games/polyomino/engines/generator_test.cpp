#include "games/polyomino/engines/generator.h"

#include "games/polyomino/board_mask.h"
#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/figures.h"
#include "support/all_solutions.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Generator generated(const std::string& text, std::uint64_t seed, Ticks slice = 100'000) {
    const auto params = Polyomino::parse_params(text);
    REQUIRE(params);
    auto generator = Generator::start(*params, seed);
    REQUIRE(generator);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = generator->advance(slice);
    }
    CHECK(outcome == Outcome::solved);
    return std::move(*generator);
}

void check_unique(const Level& level) {
    CHECK_FALSE(why_level_is_unsound(level));
    CHECK(all_solutions(level, Polyomino::start(level), 2).size() == 1);
}

// The same for a level with equal pieces, which may change places.
void check_counted(const Level& level) {
    CHECK_FALSE(why_level_is_unsound(level));
    Counter counter = *Counter::start(level, Polyomino::start(level), {});
    while (counter.advance(100'000) == Outcome::running) {
    }
    CHECK(counter.total() == 1);
}

template <class AnyGrader>
std::string tier_by(AnyGrader grader) {
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = grader.advance(100'000);
    }
    CHECK(outcome == Outcome::solved);
    return std::string(at(tier_names, static_cast<int>(grader.grade().tier)));
}

std::string tier_by_looks(const Level& level) {
    return tier_by(LookGrader(level, Polyomino::start(level)));
}

std::string tier_by_proof(const Level& level) {
    return tier_by(*Grader::start(level, Polyomino::start(level)));
}

using Picture = std::vector<std::vector<Cell>>;  // the regions of a solution

// Returns the same picture for solutions that a symmetry of the board maps onto each other.
Picture picture_of(const Generator& generator) {
    const Level& level = generator.level();
    Picture least;
    for (const Symmetry& symmetry : symmetries_of(level)) {
        Picture picture;
        for (const Placement& placement : generator.solution()) {
            std::vector<Cell> region;
            for (const Cell cell : cells_of(level, placement)) {
                region.push_back(image_of(symmetry, cell, level.board));
            }
            std::sort(region.begin(), region.end());
            picture.push_back(std::move(region));
        }
        std::sort(picture.begin(), picture.end());
        least = least.empty() ? picture : std::min(least, picture);
    }
    return least;
}

// Returns the pictures of puzzles with these seeds in all tiers.
std::set<Picture> pictures_of(const std::vector<std::uint64_t>& seeds, const std::string& stream) {
    std::set<Picture> pictures;
    for (const std::uint64_t seed : seeds) {
        for (const std::string_view tier : tier_names) {
            pictures.insert(
                picture_of(generated("size 11x5 set iq tier " + std::string(tier) + stream, seed)));
        }
    }
    return pictures;
}

// Mondays of eight weeks that have the newest puzzles of the day, none of which goes on in another month.
constexpr std::array<std::uint64_t, 8> mondays = {20261214, 20261221, 20270104,
                                                  20270111, 20270118, 20270201, 20270208, 20270308};

const std::array<std::string_view, 7>& newest_of(int rank) {
    const DailyWeek& week = Polyomino::daily_weeks.back();
    return rank == 0 ? week.easy : rank == 1 ? week.params : week.hard;
}

// A million ticks are about 35 ms in the optimised build.
constexpr Ticks most_ticks_of_a_daily = 55'000'000;

void check_daily(int rank, int weekday, std::uint64_t monday) {
    const std::string text =
        std::string(at(newest_of(rank), weekday)) + std::string(Polyomino::daily_weeks.back().suffix);
    const std::uint64_t seed = monday + static_cast<std::uint64_t>(weekday);
    CAPTURE(text);
    CAPTURE(seed);
    const Generator generator = generated(text, seed);
    const Level& level = generator.level();
    CHECK(generator.stats().ticks < most_ticks_of_a_daily);
    check_unique(level);
    const Params params = *Polyomino::parse_params(text);
    CHECK(params.has_proof_grade);
    CHECK(tier_by_proof(level) == at(tier_names, static_cast<int>(*params.tier)));
    for (const Piece& piece : level.pieces) {
        CHECK(piece.count == 1);
        CHECK(piece.shape.size() > 2);
    }
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/generator");

TEST_CASE("recipes stay as they were: what is new stands there only where it is asked for") {
    const auto plain = Polyomino::parse_params("size 5x4");
    REQUIRE(plain);
    CHECK(Polyomino::format_params(*plain) == "size 5x4 pieces 0 smallest 2 largest 0");
    const auto wished = Polyomino::parse_params("size 11x5 set iq tier expert");
    REQUIRE(wished);
    CHECK(wished->is_unique);
    const std::string text = Polyomino::format_params(*wished);
    CHECK(text == "size 11x5 pieces 0 smallest 2 largest 0 set iq unique yes tier expert");
    CHECK(Polyomino::parse_params(text) == wished);
    CHECK(generated("size 5x4", 3).level() == *Polyomino::generate(*plain, 3));
}

TEST_CASE("what cannot be is refused") {
    CHECK_FALSE(Polyomino::parse_params("size 11x6 set iq"));
    CHECK_FALSE(Polyomino::parse_params("size 5x5 set nothing"));
    CHECK_FALSE(Polyomino::parse_params("size 20x20 unique yes"));
    CHECK_FALSE(Polyomino::parse_params("size 5x5 tier unheard"));
    CHECK_FALSE(Polyomino::generate(*Polyomino::parse_params("size 5x5 unique yes"), 1));
}

TEST_CASE("what no seed can make is refused before there is work, and why is said") {
    const auto refusal = [](const std::string& text) {
        const auto generator = Generator::start(*Polyomino::parse_params(text), 1);
        return generator ? "" : english(generator.error().message);
    };
    const std::string colours =
        "on a checkerboard half of the cells to cover are light and half dark, and these pieces never cover "
        "as many "
        "of each";
    for (const std::string rest : {"", " unique yes", " tier starter", " unique yes stream own"}) {
        CAPTURE(rest);
        CHECK(refusal("size 5x4 set tetrominoes" + rest) == colours);
        CHECK(refusal("size 10x2 set tetrominoes" + rest) == colours);
        CHECK(refusal("size 7x4 set one-sided-tetrominoes" + rest) == colours);
        CHECK(refusal("size 7x3 set pentominoes" + rest) ==
              "no pieces add up to the 21 cells of one part of the board");
        CHECK(refusal("size 4x4 set tetrominoes" + rest) == "");
    }
    const auto one = Polyomino::parse_params("size 1x1");
    REQUIRE_FALSE(one);
    CHECK(english(one.error().message) ==
          "on a board of one cell the smallest piece has one cell: ask for smallest 1");
    CHECK(Polyomino::parse_params("size 1x1 smallest 1"));
}

TEST_CASE("a puzzle of each easy tier has one solution and the grade it claims") {
    for (const std::string tier : {"starter", "junior", "expert"}) {
        CAPTURE(tier);
        for (const std::string grade : {"", " grade proof"}) {
            const Level level = generated("size 11x5 set iq tier " + tier + grade, 7).level();
            check_unique(level);
            CHECK(tier_by_looks(level) == tier);
            CHECK((grade.empty() || tier_by_proof(level) == tier));
            CHECK(level.title == "11x5 iq " + tier + " #7");
        }
    }
}

TEST_CASE("a random cut becomes unique, too") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Level level = generated("size 6x5 smallest 3 largest 5 unique yes", seed).level();
        check_counted(level);
    }
}

TEST_CASE("the best of several cuts is given out with its own pieces") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        const Generator generator = generated("size 6x6 tier junior", seed);
        check_counted(generator.level());
        CHECK(tier_by_looks(generator.level()) == "junior");
        CHECK(Polyomino::is_solved(generator.level(), State{generator.solution()}));
    }
}

TEST_CASE(
    "with the aim of few givens there are no more than the usual way leaves, and the hardest is not easier") {
    const std::string board = "size 6x5 smallest 3 largest 5 unique yes";
    const Generator fewest = generated(board + " aim fewest", 3);
    const Generator hardest = generated(board + " aim hardest", 3);
    const Level usual = generated(board, 3).level();
    for (const Generator* const generator : {&fewest, &hardest}) {
        const Level& level = generator->level();
        CHECK(level.givens.size() <= usual.givens.size());
        check_counted(level);
        CHECK(Polyomino::is_solved(level, State{generator->solution()}));
    }
    const auto score = [](const Level& level) {
        LookGrader grader(level, Polyomino::start(level));
        while (grader.advance(100'000) == Outcome::running) {
        }
        return grader.grade().score;
    };
    CHECK(score(hardest.level()) >= score(fewest.level()));
    CHECK(fewest.level().title == "6x5 fewest #3");
}

TEST_CASE("a puzzle that needs a technique needs nothing harder, and keeps its recipe") {
    for (const auto& [aim, word] : std::map<Aim, std::string>{{Aim::hole, "region_size"},
                                                              {Aim::ahead, "one_step"},
                                                              {Aim::pair, "pair"},
                                                              {Aim::parity, "region_colours"}}) {
        const std::string name(at(aim_names, static_cast<int>(aim)));
        const auto params = *Polyomino::parse_params("size 6x6 smallest 3 largest 5 aim " + name);
        CHECK(params.is_unique);
        const std::string text = Polyomino::format_params(params);
        CHECK(text.ends_with(" unique yes aim " + name));
        CHECK(Polyomino::parse_params(text) == params);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            CAPTURE(text);
            CAPTURE(seed);
            const Level level = generated(text, seed).level();
            check_counted(level);
            Explainer explainer = *Explainer::start(level, Polyomino::start(level));
            while (explainer.advance(100'000) == Outcome::running) {
            }
            std::set<std::string> rules;
            for (const ExplanationStep& step : explainer.explanation().steps) {
                rules.insert(step.deduction);
            }
            CHECK(rules.count(word) == 1);
            for (const std::string easier : {"only_placement", "only_place", "region_size"}) {
                rules.erase(easier);
            }
            rules.erase(word);
            CHECK(rules.empty());
        }
    }
}

TEST_CASE("every figure makes puzzles of the pieces that cover it") {
    int number = 0;
    for (const std::string_view figure : figure_names()) {
        CAPTURE(figure);
        if (number++ % rounds(1, 4) != 0) {
            continue;
        }
        const std::string text = "figure " + std::string(figure) + " set pentominoes-tetrominoes tier junior";
        const Generator generator = generated(text, 5);
        const Level& level = generator.level();
        CHECK(level.board == figure_board(figure));
        CHECK(piece_cell_count(level) == open_cell_count(level));
        CHECK(level.title == std::string(figure) + " pentominoes-tetrominoes junior #5");
        check_unique(level);
        CHECK(tier_by_looks(level) == "junior");
        const Level cut = generated("figure " + std::string(figure), 5).level();
        CHECK(cut.board == level.board);
    }
    std::set<std::string> titles;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        titles.insert(generated("figure any", seed).level().title.substr(0, 4));
    }
    CHECK(titles.size() == any_figure_count);
}

TEST_CASE("a drawn board makes puzzles of all kinds, and its recipe makes them again") {
    const std::string drawing = "..##..\n......\n.#..#.\n......\n  ..\n";
    const auto drawn = params_of_drawing(drawing);
    REQUIRE(drawn);
    const Grid<Square> board = *read_drawing(drawing);
    CHECK(board.columns() == 6);
    CHECK(board[{4, 0}] == Square::blocked);
    CHECK(board[{4, 5}] == Square::blocked);
    for (const std::string wish : {"", " unique yes", " tier junior", " set one-to-five tier starter"}) {
        CAPTURE(wish);
        const Level level = generated(*drawn + wish, 4).level();
        CHECK(level.board == board);
        CHECK(level.title.starts_with("drawn 6x5"));
        if (!wish.empty()) {
            check_counted(level);
        }
        const Params params = *Polyomino::parse_params(*drawn + wish);
        CHECK(generated(Polyomino::format_params(params), 4).level() == level);
    }
}

TEST_CASE("a mask that is not one of the board, and a drawing of nothing, are refused") {
    for (const std::string mask : {"M", "MASAMA", "_____"}) {
        CAPTURE(mask);
        CHECK_FALSE(Polyomino::parse_params("size 6x5 mask " + mask));
    }
    CHECK(Polyomino::parse_params("size 6x5 mask MASAM"));
    for (const std::string drawing : {"", "\n\n", "###\n", "..x\n", "tessera 1 number_swap\n"}) {
        CAPTURE(drawing);
        CHECK_FALSE(read_drawing(drawing));
    }
    CHECK_FALSE(read_drawing(std::string(200, '.')));
    CHECK(*params_of_drawing("tessera 1 polyomino\nboard\n.#.\nend\npiece A\nX\nend\n") == "size 3x1 mask Q");
    CHECK(*params_of_drawing("...\n...\n") == "size 3x2");
    CHECK(Polyomino::parse_params("size 6x5 mask MASAM figure heart") ==
          Polyomino::parse_params("figure heart"));
}

TEST_CASE("a set alone makes a board without givens") {
    const Level level = generated("size 6x5 set kanoodle", 1).level();
    CHECK(level.givens.empty());
    CHECK(open_cell_count(level) == 30);
}

TEST_CASE("a day's puzzle is made soon, with one solution, its tier, no two pieces alike and no domino") {
    for (int weekday = 0; weekday < 7; ++weekday) {
        check_daily((weekday + 1) % 3, weekday, mondays.front());
    }
}

TEST_CASE("a recipe says that its tier goes by proofs, too, and only where it has a tier") {
    const Params params = *Polyomino::parse_params("size 8x8 tier expert grade proof");
    const std::string text = Polyomino::format_params(params);
    CHECK(text == "size 8x8 pieces 0 smallest 2 largest 0 unique yes tier expert grade proof");
    CHECK(*Polyomino::parse_params(text) == params);
    CHECK(Polyomino::parse_params("size 8x8 tier expert grade looks") ==
          Polyomino::parse_params("size 8x8 tier expert"));
    CHECK(Polyomino::parse_params("size 8x8 grade proof") == Polyomino::parse_params("size 8x8"));
}

TEST_CASE("a stream of its own does not show in a recipe") {
    CHECK(Polyomino::format_params(*Polyomino::parse_params("size 6x5 stream own")) ==
          Polyomino::format_params(*Polyomino::parse_params("size 6x5")));
}

TEST_CASE("the puzzle depends on the seed, not on the slices") {
    const std::string text = "size 11x5 set iq tier junior";
    const Generator whole = generated(text, 5);
    const Generator sliced = generated(text, 5, 7);
    CHECK(sliced.level() == whole.level());
    CHECK(sliced.stats() == whole.stats());
    CHECK_FALSE(generated(text, 6).level() == whole.level());
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/generator");

TEST_CASE(
    "with a stream of its own no tier of a number has the solution of another; without it, as of old, some "
    "have") {
    CHECK(pictures_of({3}, " stream own").size() == tier_names.size());
    CHECK(pictures_of({3}, "").size() < tier_names.size());
}

TEST_CASE("24 numbers in five tiers are 120 different solutions, turned and mirrored ones included") {
    std::vector<std::uint64_t> seeds;
    for (std::uint64_t seed = 1001; seed <= 1024; ++seed) {
        seeds.push_back(seed);
    }
    CHECK(pictures_of(seeds, " stream own").size() == 120);
}

TEST_CASE("all puzzles of the day of eight weeks are made soon, with one solution and their tier") {
    for (int week = 0; week < rounds(8, 1); ++week) {
        for (int weekday = 0; weekday < 7; ++weekday) {
            for (int rank = 0; rank < 3; ++rank) {
                check_daily(rank, weekday, at(mondays, week));
            }
        }
    }
}

TEST_CASE("masters and wizards get their puzzles, and masters need no search") {
    for (const std::string tier : {"master", "wizard"}) {
        CAPTURE(tier);
        for (const std::string grade : {"", " grade proof"}) {
            const Level level = generated("size 11x5 set iq tier " + tier + grade, 7).level();
            check_unique(level);
            CHECK(tier_by_looks(level) == tier);
            CHECK((grade.empty() || tier_by_proof(level) == tier));
        }
    }
}

TEST_SUITE_END();
