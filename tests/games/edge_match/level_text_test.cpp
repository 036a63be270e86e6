#include "games/edge_match/level_text.h"

#include "games/edge_match/support.h"
#include "support/chance.h"

namespace tessera::edge_match {

namespace {

struct Fault {
    std::string text;
    std::string at;  // text at the error's offset; empty: the end
    ErrorCode code = ErrorCode::bad_syntax;
};

const std::string first = "tessera 1 edge_match\n";
const std::string four = "=A=A=A=A =A=A=A=A\n=A=A=A=A =A=A=A=A\n";

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/level_text");

TEST_CASE("the giraffe puzzle is nine tiles on a square") {
    const Level level = level_of(giraffe_text);
    CHECK(level.rows == 3);
    CHECK(level.columns == 3);
    CHECK(format_tile(level.tiles.back()) == "BMHOHVBB");
    CHECK(format_level(level) == giraffe_text);
}

TEST_CASE("titles, sizes, comments, blank lines and carriage returns are read") {
    const Level level = level_of(
        "# made by hand\r\n\r\n" + first +
        "# a comment\r\ntitle  Two by  one \r\nsize 2x1\r\ntiles\r\n  =A=A=A=A\r\n\r\n=A=B=A=B\r\nend\r\n");
    CHECK(level.title == "Two by  one");
    CHECK(level.columns == 2);
    CHECK(level.rows == 1);
    CHECK(level_of(format_level(level)) == level);
}

TEST_CASE("levels of every size survive being written and read") {
    Rng rng(1);
    for (int trial = 0; trial < 300; ++trial) {
        CAPTURE(trial);
        const Level level = random_solvable_level(rng, 6);
        CHECK(level_of(format_level(level)) == level);
    }
}

TEST_CASE("a faulty level is refused with the place of the fault") {
    const std::vector<Fault> faults = {
        {"", ""},
        {"tessera 1 polyomino\n", "tessera"},
        {"tessera 2 edge_match\ntiles\nend\n", "2", ErrorCode::unknown_version},
        {first, ""},
        {first + "board\n", "board"},
        {first + "tiles now\n", "tiles"},
        {first + "title\ntiles\n" + four + "end\n", "title"},
        {first + "title A\ntitle B\ntiles\n", "title B"},
        {first + "size 2\ntiles\n", "2\n"},
        {first + "size 17x1\ntiles\n", "17x1"},
        {first + "size 0x1\ntiles\n", "0x1"},
        {first + "size 2x2\nsize 2x2\ntiles\n", "2x2\ntiles"},
        {first + "tiles\n" + four, ""},
        {first + "tiles\n" + four + "# no comment here\nend\n", "#"},
        {first + "tiles\n=A=A=A=A =A=A=A=A\nend\n", "end"},
        {first + "size 3x1\ntiles\n=A=A=A=A =A=A=A=A\nend\n", "end"},
        {first + "tiles\n" + four + "end\nmore\n", "more"},
        {first + "tiles\n=A=A=A=A =A=A=A=?\nend\n", "=?"},
        {first + "tiles\nend\n", "end"},
    };
    for (const Fault& fault : faults) {
        CAPTURE(fault.text);
        const Result<Level> level = parse_level(fault.text);
        REQUIRE_FALSE(level);
        CHECK(level.error().code == fault.code);
        CHECK(level.error().offset == (fault.at.empty() ? fault.text.size() : fault.text.find(fault.at)));
        CHECK_FALSE(level.error().message.pattern.empty());
    }
}

TEST_CASE("more tiles than the largest board has are refused before they are kept") {
    std::string text = first + "tiles\n";
    for (int row = 0; row < 200; ++row) {
        text += four;
    }
    const Result<Level> level = parse_level(text + "end\n");
    REQUIRE_FALSE(level);
    CHECK(level.error().code == ErrorCode::limit_exceeded);
}

TEST_CASE("damaged texts are refused or read as a level that can be written") {
    Rng rng(2);
    for (int trial = 0; trial < 3000; ++trial) {
        CAPTURE(trial);
        std::string text = giraffe_text;
        for (int change = rng.between(1, 3); change > 0; --change) {
            at(text, rng.between(0, int_size(text) - 1)) = static_cast<char>(rng.between(1, 127));
        }
        text.resize(rng.below(4) == 0 ? any_place(text.size(), rng) : text.size());
        const Result<Level> level = parse_level(text);
        if (level) {
            CHECK(level_of(format_level(*level)) == *level);
        } else {
            CHECK(level.error().offset <= text.size());
        }
    }
}

TEST_CASE("moves survive being written and read, others are refused") {
    const Level level = tiny_level(3, 2, "=A=A=A=A =A=A=A=A =A=A=A=A =A=A=A=A =A=A=A=A =A=A=A=A");
    for (const std::string text : {"place 5 3 1 2", "take 0 2", "shift 0 0 1 2 3", "shift 1 1 1 1 0"}) {
        CAPTURE(text);
        const Result<Move> move = parse_move(level, text);
        REQUIRE(move);
        CHECK(format_move(*move) == text);
    }
    for (const std::string text : {"", "place", "place 6 0 0 0", "place 0 4 0 0", "place 0 0 2 0", "take 0 3",
                                   "take 0", "take -1 0", "shift 0 0 0 0", "shift 0 0 1 2 4", "turn 0 0"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_move(level, text));
    }
}

}  // namespace tessera::edge_match
