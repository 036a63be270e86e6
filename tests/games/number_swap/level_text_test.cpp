#include "games/number_swap/number_swap.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("games/number_swap/level_text");

namespace {

const std::string head = "tessera 1 number_swap\n";

struct Fault {
    std::string text;
    std::string at;  // text whose first occurrence is the error's offset; empty: the end
    std::string message;
};

void check_fault(const Fault& fault) {
    CAPTURE(fault.text);
    const auto level = NumberSwap::parse_level(fault.text);
    REQUIRE_FALSE(level);
    CHECK(english(level.error().message) == fault.message);
    CHECK(level.error().offset == (fault.at.empty() ? fault.text.size() : fault.text.find(fault.at)));
}

}  // namespace

TEST_CASE("a level with everything in it comes back as it was written") {
    const std::string text = head +
                             "title Two barriers\n"
                             "par 12\n"
                             "grid\n"
                             " 3  1  2 10\n"
                             " 6  5  4  7\n"
                             " 8  9 12 11\n"
                             "end\n"
                             "barrier 0 0 0 1\n"
                             "barrier 1 3 2 3\n";
    const auto level = NumberSwap::parse_level(text);
    REQUIRE(level);
    CHECK(level->title == "Two barriers");
    CHECK(level->par == 12);
    CHECK(level->tiles[Cell{1, 3}] == 7);
    CHECK(level->barriers == std::vector<NumberSwap::Move>{{{0, 0}, {0, 1}}, {{1, 3}, {2, 3}}});
    CHECK(NumberSwap::format_level(*level) == text);
}

TEST_CASE("comments above the grid, blank lines, returns and the order of cells do not matter") {
    const auto plain =
        NumberSwap::parse_level(head + "grid\n3 1 2\n6 5 4\nend\nbarrier 0 0 0 1\nbarrier 0 1 1 1\n");
    const auto loose = NumberSwap::parse_level(
        "# above\n\ntessera 1 number_swap\r\n# a comment\r\n\r\ngrid\r\n  3 1\t2\r\n6 5 4 \r\nend\r\n\r\n"
        "barrier 1 1 0 1\r\nbarrier 0 1 0 0");
    REQUIRE(plain);
    REQUIRE(loose);
    CHECK(*plain == *loose);
}

TEST_CASE("each fault has its own sentence and points at its place") {
    const std::string grid = head + "grid\n3 1 2\n6 5 4\nend\n";
    const Fault faults[] = {
        {"", "", "a level begins with: tessera 1 number_swap"},
        {"tessera 1 polyomino\n", "tessera", "a level begins with: tessera 1 number_swap"},
        {"tessera 2 number_swap\n", "2", "this level was made by a newer version"},
        {head, "", "the level has no grid"},
        {head + "title\n", "title", "the title is empty"},
        {head + "title a\ntitle b\n", "title b", "there is already a title"},
        {head + "par x\n", "par x", "par is one number from 0 to 9999"},
        {head + "board\n", "board", "`board` does not belong here"},
        {head + "grid\n1 2\n", "", "a block is not closed: end is missing"},
        {head + "grid\nend\n", "grid\n", "a grid has at least two tiles"},
        {head + "grid\n1\nend\n", "grid\n", "a grid has at least two tiles"},
        {head + "grid\n1 2\n3\nend\n", "3", "this row has 1 tile, the first has 2"},
        {head + "grid\n1 2\n3 5\nend\n", "5", "a tile is a number from 1 to 4"},
        {head + "grid\n1 2\n3 x\nend\n", "x", "a tile is a number from 1 to 4"},
        {head + "grid\n1 2\n3 2\nend\n", "2\nend", "the tile 2 is there twice"},
        {head + "grid\n1 2 3 4 5 6 7 8 9 10 11\nend\n", "1 2 3", "a grid has at most 10 rows and columns"},
        {head + "barrier 0 0 0 1\n", "barrier", "the grid comes before its barriers"},
        {grid + "barrier 0 0 0\n", "barrier", "two cells are four numbers: row, column, row, column"},
        {grid + "barrier 0 0 0 q\n", "q", "a row or column is a number from 0 to 9"},
        {grid + "barrier 0 0 1 1\n", "barrier", "a barrier has to be between two neighbouring cells"},
        {grid + "barrier 0 2 0 3\n", "barrier", "a barrier has to be between two neighbouring cells"},
        {grid + "barrier 0 0 0 1\nbarrier 0 1 0 0\n", "barrier 0 1", "this barrier is there twice"},
        {grid + "# late\n", "#", "`#` does not belong here"},
    };
    for (const Fault& fault : faults) {
        check_fault(fault);
    }
    const auto twice = NumberSwap::parse_level(grid + "grid\n1 2\nend\n");
    REQUIRE_FALSE(twice);
    CHECK(english(twice.error().message) == "there is already a grid");
    CHECK(twice.error().offset == grid.size());
}

TEST_CASE("moves round-trip in either order of their cells, and keep to the board") {
    const auto level = NumberSwap::parse_level(head + "grid\n3 1 2\n6 5 4\nend\n");
    REQUIRE(level);
    const auto move = NumberSwap::parse_move(*level, "1 2 0 2");
    REQUIRE(move);
    CHECK(*move == NumberSwap::Move{{0, 2}, {1, 2}});
    CHECK(NumberSwap::format_move(*level, *move) == "0 2 1 2");
    CHECK_FALSE(NumberSwap::parse_move(*level, "0 2 0 3"));
    CHECK_FALSE(NumberSwap::parse_move(*level, "0 2 1"));
    CHECK_FALSE(NumberSwap::parse_move(*level, "0 2 1 -1"));
    CHECK_FALSE(NumberSwap::parse_move(*level, ""));
}

TEST_CASE("params round-trip, take the menu's words, and refuse what cannot be") {
    for (const std::string text : {"size 4x3", "size 10x2 barriers 9", "size 3x3 barriers 1 swaps 7"}) {
        const auto params = NumberSwap::parse_params(text);
        REQUIRE(params);
        CHECK(NumberSwap::format_params(*params) == text);
    }
    const auto hard = NumberSwap::parse_params("difficulty hard");
    REQUIRE(hard);
    CHECK(NumberSwap::format_params(*hard) == "size 5x5 barriers 4");
    CHECK(NumberSwap::parse_params("")->columns == 3);
    for (const std::string text : {"size", "size 4", "size 1x4", "size 4x11", "barriers 5", "colour 3",
                                   "difficulty odd", "swaps -1", "size 4x3 barriers 7"}) {
        CAPTURE(text);
        CHECK_FALSE(NumberSwap::parse_params(text));
    }
}

TEST_SUITE_END();

}  // namespace tessera
