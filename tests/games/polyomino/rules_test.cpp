#include "games/polyomino/polyomino.h"
#include "support/printers.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/rules");

namespace {

// ...   two dominoes and a single cell; a domino is fixed on the left
// ..#
Level small_level() {
    return *Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n...\n..#\nend\npiece A x2\nXX\nend\npiece B\nX\nend\nplace A 1 0 0\n");
}

const Placement upright_left{0, 1, {0, 0}};
const Placement upright_middle{0, 1, {0, 1}};
const Placement flat_right{0, 0, {0, 1}};
const Placement dot_corner{1, 0, {0, 2}};
const Placement dot_below{1, 0, {1, 1}};

State after(const Level& level, State state, const Move& move) {
    const Result<State> next = Polyomino::play(level, state, move);
    REQUIRE(sentence_of(next) == "");
    return *next;
}

}  // namespace

TEST_CASE("a piece is labelled by the first letter of its name unless another piece begins with it") {
    const Level level = *Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n.....\nend\npiece Boot x2\nX\nend\npiece Cap\nX\nend\npiece "
        "Cup\nXX\nend\n");
    CHECK(short_name(level, 0) == "B");
    CHECK(short_name(level, 1) == "Cap");
    CHECK(short_name(level, 2) == "Cup");
}

TEST_CASE("any complete cover wins") {
    const Level level = small_level();
    const State start = Polyomino::start(level);
    CHECK_FALSE(Polyomino::is_solved(level, start));
    const State one = after(level, after(level, start, placing(upright_middle)), placing(dot_corner));
    const State other = after(level, after(level, start, placing(dot_below)), placing(flat_right));
    CHECK(Polyomino::is_solved(level, one));
    CHECK(Polyomino::is_solved(level, other));
    CHECK_FALSE(one == other);
}

TEST_CASE("the order of moves does not matter to the position") {
    const Level level = small_level();
    const State start = Polyomino::start(level);
    CHECK(after(level, after(level, start, placing(upright_middle)), placing(dot_corner)) ==
          after(level, after(level, start, placing(dot_corner)), placing(upright_middle)));
}

TEST_CASE("an illegal move is an error value and says why") {
    const Level level = small_level();
    const State state = after(level, Polyomino::start(level), placing(upright_middle));
    CHECK(sentence_of(Polyomino::play(level, state, placing(flat_right))) == "no piece A is left");
    CHECK(sentence_of(Polyomino::play(level, state, placing(dot_below))) == "B would overlap A");
    CHECK(sentence_of(Polyomino::play(level, state, placing({1, 0, {1, 2}}))) ==
          "B does not fit on the board there");
    CHECK(sentence_of(Polyomino::play(level, state, placing({1, 0, {-1, 0}}))) ==
          "B does not fit on the board there");
    CHECK(sentence_of(Polyomino::play(level, state, taking_back(dot_corner))) ==
          "there is no such piece to take back");
    CHECK(sentence_of(Polyomino::play(level, state, taking_back(upright_left))) ==
          "A is fixed from the start");
}

TEST_CASE("a shift takes the piece out of its own way") {
    const Level level = small_level();
    const State state = after(level, Polyomino::start(level), placing(upright_middle));
    const State shifted = after(level, state, Move{upright_middle, flat_right});
    CHECK(shifted.placed == std::vector<Placement>{upright_left, flat_right});
}

TEST_SUITE_END();
