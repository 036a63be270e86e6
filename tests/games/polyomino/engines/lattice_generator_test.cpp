// Promise: The generator makes puzzles on every lattice: unique, of the tier asked for, the same for the same recipe.

#include "games/polyomino/engines/generator.h"
#include "games/polyomino/engines/makers_answer.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_board.h"
#include "support/all_solutions.h"
#include "support/printers.h"

#include <doctest.h>

#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Level made(const std::string& params, std::uint64_t seed, Ticks slice = 10'000'000) {
    const Result<Params> parsed = parse_params(params);
    REQUIRE(sentence_of(parsed) == "");
    Result<Generator> generator = Generator::start(*parsed, seed);
    REQUIRE(sentence_of(generator) == "");
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = generator->advance(slice);
    }
    REQUIRE(outcome == Outcome::solved);
    Level level = generator->level();
    CHECK(Polyomino::is_solved(level, {generator->solution()}));
    level.recipe = Recipe{"polyomino", format_params(*parsed), seed, generator_version};
    CHECK(Polyomino::parse_level(Polyomino::format_level(level)) == level);
    return level;
}

Tier tier_of_level(const Level& level) {
    LookGrader grader(level, Polyomino::start(level));
    while (grader.advance(1'000'000) == Outcome::running) {
    }
    return grader.grade().tier;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/lattice_generator");

TEST_CASE("a puzzle of a set has one solution and the tier asked for") {
    const std::vector<std::string> wishes = {
        "size 7x4 lattice hexagonal set tetrahexes tier starter",
        "size 4x4 lattice hexagonal outline hexagon set trihexes-tetrahexes tier expert",
        "size 6x6 lattice triangular set hexiamonds tier junior",
        "size 3x3 layers 3 lattice cubic set soma tier junior",
        "size 4x2 layers 4 lattice cubic set tetracubes tier starter",
        "size 4x4 lattice sphere set iq tier starter",
        "size 9x9 lattice diagonal outline game set iq tier junior",
    };
    for (const std::string& wish : wishes) {
        CAPTURE(wish);
        const Level level = made(wish + " stream own", 5);
        CHECK(all_solutions(level, Polyomino::start(level), 3).size() == 1);
        CHECK(tier_of_level(level) == *parse_params(wish)->tier);
    }
}

TEST_CASE("a board of any lattice is cut by chance") {
    for (const std::string wish :
         {"size 5x4 lattice hexagonal", "size 3x3 lattice triangular outline hexagon",
          "size 3x3 layers 3 lattice cubic", "size 4x4 lattice sphere",
          "size 4x5 lattice diagonal outline jagged", "size 5x4 lattice hexagonal pieces 4"}) {
        CAPTURE(wish);
        const Level cut = made(wish, 3);
        CHECK(cut.givens.empty());
        CHECK(piece_cell_count(cut) == open_cell_count(cut));
        const auto opened = Polyomino::decode_share(Polyomino::encode_share({cut, {}}));
        REQUIRE(opened);
        CHECK(opened->level.pieces == cut.pieces);
        CHECK(made(wish, 3) == cut);
        CHECK(made(wish, 4) != cut);
    }
    const Level unique = made("size 3x3 lattice hexagonal outline hexagon tier starter largest 4", 3);
    CHECK(all_solutions(unique, Polyomino::start(unique), 3).size() == 1);
}

TEST_CASE("slices change no puzzle on a lattice, and its recipe leads back to its solution") {
    const std::string wish = "size 3x3 layers 3 lattice cubic set soma unique yes stream own";
    const Level level = made(wish, 9);
    CHECK(made(wish, 9, 50'000) == level);
    auto maker = MakersAnswer::start(level, Polyomino::start(level));
    REQUIRE(maker);
    while (maker->advance(1'000'000) == Outcome::running) {
    }
    State state = Polyomino::start(level);
    for (const Move& move : maker->moves()) {
        state = *Polyomino::play(level, state, move);
    }
    CHECK(Polyomino::is_solved(level, state));
    Level other = level;
    other.recipe->params =
        "size 3x3 pieces 0 smallest 2 largest 0 set iq unique yes stream own lattice sphere";
    CHECK_FALSE(MakersAnswer::start(other, Polyomino::start(other)));
}

TEST_SUITE_END();
