#include "base/rng.h"
#include "games/polyomino/polyomino.h"
#include "support/printers.h"

#include <doctest.h>

#include <string>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/share");

namespace {

Level read(const std::string& body) {
    const Result<Level> level = Polyomino::parse_level("tessera 1 polyomino\n" + body);
    REQUIRE(sentence_of(level) == "");
    return *level;
}

const std::string five_by_eleven =
    "board\n...........\n...........\n...........\n...........\n...........\nend\nset iq\n";

std::string code_of(const Level& level) {
    return Polyomino::encode_share({level, {}});
}

}  // namespace

TEST_CASE("a named set is one word in the link") {
    CHECK(code_of(read(five_by_eleven)) == "11x5/iq");
}

TEST_CASE("links are canonical: decoding and encoding gives the same letters") {
    const std::string bodies[] = {
        five_by_eleven,
        five_by_eleven + "place N 0 2 3\nplace F 1 0 0\n",
        "board\n.#.\n...\nend\npiece Q x5\nX\nend\n",
        "board\n.\nend\npiece Q x4095\nX\nend\n",
        "board\n.\nend\npiece Q x4096\nX\nend\n",
        "board\n....\n....\nend\npiece Q noflip\nXX.\n.XX\nend\npiece R noturn\nXXXX\nend\n",
        "board\n....................\nend\npiece Long\nXXXXXXXXXXXXXXXXXXXX\nend\n",
        "board\n..........\n..........\n..........\n..........\n..........\n..........\n..........\n........."
        ".\nend\npiece One x80\nX\nend\n",
    };
    for (const std::string& body : bodies) {
        const std::string code = code_of(read(body));
        CAPTURE(code);
        const Result<polyomino::Shared> shared = Polyomino::decode_share(code);
        REQUIRE(sentence_of(shared) == "");
        CHECK(Polyomino::encode_share(*shared) == code);
    }
}

TEST_CASE("a puzzle is coded without its names and its drawing") {
    CHECK(code_of(read("board\n...\nend\npiece A\nX\nend\npiece B\nXX\nend\n")) ==
          code_of(read("title Other\nboard\n...\nend\npiece Z\nX\nX\nend\npiece Y\nX\nend\n")));
}

TEST_CASE("the givens and the moves survive, piece by piece") {
    const Level level = read(five_by_eleven + "place N 0 2 3\nplace L4 6 0 0\n");
    const Move move = placing({3, 0, {0, 5}});
    const Result<polyomino::Shared> shared =
        Polyomino::decode_share(Polyomino::encode_share({level, {move}}));
    REQUIRE(sentence_of(shared) == "");
    CHECK(shared->level.givens == level.givens);
    CHECK(shared->moves == std::vector<Move>{move});
}

TEST_CASE("four givens on the 5x11 board take at most 27 characters, twelve pieces at most 51") {
    const Level level =
        read(five_by_eleven + "place N 0 2 3\nplace L4 6 0 0\nplace V3 0 0 9\nplace U 0 0 5\n");
    CHECK(code_of(level).size() + std::string("#1p//abc").size() <= 27);
}

TEST_CASE("what a link cannot be is refused with a sentence") {
    for (const char* code :
         {"",        "/",        "5x11",      "5x11/",     "x/iq",    "5x/iq",    "0x4/A",
          "129x1/A", "5x11/iq/", "11x5/iq/!", "11x5/iq/_", "11x5/IQ", "05x11/iq", "11x5.AAAA/iq",
          "2x1/A-",  "2x1/A-A",  "2x1/A_AC",  "2x1/AA",    "2x1/.",   "2x1/.___"}) {
        CAPTURE(code);
        const Result<polyomino::Shared> shared = Polyomino::decode_share(code);
        CHECK_FALSE(shared);
        CHECK(sentence_of(shared).size() > 10);
    }
}

TEST_CASE("random damage is refused or still canonical, and never worse") {
    const std::string code = code_of(read(five_by_eleven + "place N 0 2 3\n"));
    const std::string alphabet = "ABCxyz0129-_./#";
    Rng rng(7);
    for (int round = 0; round < 3000; ++round) {
        std::string damaged = code;
        for (int change = rng.between(1, 3); change > 0; --change) {
            at(damaged, rng.between(0, int_size(damaged) - 1)) =
                at(alphabet, rng.between(0, int_size(alphabet) - 1));
        }
        CAPTURE(damaged);
        if (const auto shared = Polyomino::decode_share(damaged)) {
            CHECK(Polyomino::encode_share(*shared) == damaged);
        }
    }
}

TEST_CASE("names and colours that were chosen by hand are in the link, others are not") {
    const std::string board = "board\n.....\n.....\nend\n";
    const std::string plain =
        code_of(read(board + "piece A\nXX\nend\npiece B x2\nXXX\nend\npiece C\nXX\nend\n"));
    const std::string code = code_of(
        read(board + "piece A\nXX\nend\npiece Boat x2 named tint3\nXXX\nend\npiece C tint12\nXX\nend\n"));
    CHECK(code == plain + "/A/A/0-12.1-3-Boat");
    const Result<polyomino::Shared> shared = Polyomino::decode_share(code);
    REQUIRE(sentence_of(shared) == "");
    CHECK(shared->level.pieces[0].style == PieceStyle{false, 12});
    CHECK(shared->level.pieces[1].style == PieceStyle{true, 3});
    CHECK(shared->level.pieces[1].name == "Boat");
    CHECK(Polyomino::encode_share(*shared) == code);
}

TEST_CASE("a piece of a set keeps its set when it is named by hand") {
    const Level level = read(five_by_eleven);
    Level named = level;
    named.pieces[3].name = "Boat";
    named.pieces[3].style.is_named = true;
    const std::string code = code_of(named);
    CHECK(code == code_of(level) + "/A/A/3-0-Boat");
    CHECK(Polyomino::decode_share(code)->level == named);
}

TEST_CASE("what a link cannot carry is left out of it") {
    const std::string board = "board\n...\nend\n";
    const std::string plain = code_of(read(board + "piece A x3\nX\nend\n"));
    for (const std::string name : {"Long56789", "a.b", "\xC3\xA9"}) {
        CAPTURE(name);
        CHECK(code_of(read(board + "piece " + name + " x3 named\nX\nend\n")) == plain);
    }
    Level many =
        read("board\n" + std::string(100, '.') + "\nend\nset pentominoes\n" + "piece A x40\nX\nend\n");
    for (Piece& piece : many.pieces) {
        piece.style.tint = 7;
    }
    CHECK(code_of(many).find("-7") != std::string::npos);
}

TEST_CASE("styles that no program wrote are refused") {
    const std::string code = "3x1/0-3";
    REQUIRE(sentence_of(Polyomino::decode_share(code)) == "");
    REQUIRE(sentence_of(Polyomino::decode_share(code + "/A/A/0-3-Boat")) == "");
    for (const std::string styles :
         {"", "0", "0-", "0-0", "1-3", "0-13", "0-3-", "0-3-Boat-", "0-3-a_b", "0-3-Long56789", "00-3",
          "0-3.0-4", "0-3.", "-0-3", "0-3/", "0-0-", "x-3"}) {
        CAPTURE(styles);
        CHECK(!Polyomino::decode_share(code + "/A/A/" + styles));
    }
}

TEST_SUITE_END();
