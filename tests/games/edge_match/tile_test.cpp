#include "games/edge_match/tile.h"

#include <doctest.h>

#include <set>

namespace tessera::edge_match {

namespace {

Tile tile_of(std::string_view text) {
    return *parse_tile({text, 0});
}

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/tile");

TEST_CASE("a top half fits the bottom half of its colour, a whole motif itself, a plain edge nothing") {
    CHECK(fits({'H', 'M'}, {'B', 'M'}));
    CHECK(fits({'B', 'M'}, {'H', 'M'}));
    CHECK_FALSE(fits({'H', 'M'}, {'H', 'M'}));
    CHECK_FALSE(fits({'H', 'M'}, {'B', 'O'}));
    CHECK(fits({'=', 'a'}, {'=', 'a'}));
    CHECK_FALSE(fits({'=', 'a'}, {'=', 'A'}));
    CHECK_FALSE(fits({'=', 'M'}, {'H', 'M'}));
    CHECK_FALSE(fits(plain_edge, plain_edge));
}

TEST_CASE("a turn moves what was on the right up, and four turns change nothing") {
    const Tile tile = tile_of("HOBBBVHM");
    CHECK(format_tile(turned(tile, 1)) == "HMHOBBBV");
    CHECK(format_tile(turned(tile, 3)) == "BBBVHMHO");
    CHECK(turned(tile, 4) == tile);
    CHECK(turned(turned(tile, 1), 2) == turned(tile, 3));
}

TEST_CASE("the least turn is the same for a tile however it lies") {
    const Tile tile = tile_of("HOBBBVHM");
    std::set<std::string> least;
    for (int turn = 0; turn < side_count; ++turn) {
        least.insert(format_tile(least_turn(turned(tile, turn))));
    }
    CHECK(least == std::set<std::string>{"BBBVHMHO"});
}

TEST_CASE("what is no tile is refused where it goes wrong") {
    CHECK(parse_tile({"HOBBBVHM", 7}));
    CHECK(parse_tile({"----=a=9", 7}));
    CHECK(parse_tile({"HOBBBV", 7}).error().offset == 7);
    CHECK(parse_tile({"HOXBBVHM", 7}).error().offset == 9);
    CHECK(parse_tile({"HOBBBVH-", 7}).error().offset == 13);
    CHECK(parse_tile({"-OBBBVHM", 7}).error().offset == 7);
}

}  // namespace tessera::edge_match
