// Promise: A bottleneck is a cell that alone joins two parts; it says by sizes alone how much of the smaller one its piece takes.

#include "games/polyomino/reasoning/bottleneck.h"

#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <memory>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/reasoning/bottleneck");

namespace {

const std::string five_i = "piece I5\nXXXXX\nend\n";
const std::string four_i = "piece I4\nXXXX\nend\n";
const std::string three_i = "piece I3\nXXX\nend\n";
const std::string four_o = "piece O4\nXX\nXX\nend\n";
const std::string five_p = "piece P5\nXX\nXX\nX.\nend\n";
const std::string five_l = "piece L5\nX...\nXXXX\nend\n";
const std::string five_w = "piece W5\nX..\nXX.\n.XX\nend\n";

Candidates start_of(const std::string& board, const std::string& pieces) {
    const auto level = Polyomino::parse_level("tessera 1 polyomino\nboard\n" + board + "end\n" + pieces);
    REQUIRE(level);
    return Candidates(std::make_shared<const CandidateTable>(*level, Polyomino::start(*level)));
}

int numbered(const Candidates& now, Cell where) {
    int cell = 0;
    while (!(now.table().board_cell(cell) == where)) {
        ++cell;
    }
    return cell;
}

std::vector<Cell> places_of(const Candidates& now, const std::vector<int>& cells) {
    std::vector<Cell> places;
    for (const int cell : cells) {
        places.push_back(now.table().board_cell(cell));
    }
    return places;
}

std::vector<Cell> bottlenecks_of(const Candidates& now) {
    std::vector<int> cells;
    for (int cell = 0; cell < now.table().cell_count(); ++cell) {
        if (bottleneck_at(now, cell)) {
            cells.push_back(cell);
        }
    }
    return places_of(now, cells);
}

// Seven cells with the door.
const std::string two_rooms = "...#...\n.......\n###....\n";
constexpr Cell door{1, 3};

std::vector<int> counts_with(const std::string& pieces) {
    const Candidates now = start_of(two_rooms, pieces);
    const auto bottleneck = bottleneck_at(now, numbered(now, door));
    REQUIRE(bottleneck);
    CHECK(int_size(bottleneck->side) == 6);
    return bottleneck->counts;
}

}  // namespace

TEST_CASE("a cell between two rooms is a bottleneck, with the smaller room as its side") {
    const Candidates now = start_of("..#..\n.....\n..#..\n..###\n", five_i + five_p + five_l);
    CHECK(bottlenecks_of(now) == std::vector<Cell>{{1, 1}, {1, 2}, {1, 3}});
    const auto bottleneck = bottleneck_at(now, numbered(now, {1, 2}));
    REQUIRE(bottleneck);
    CHECK(places_of(now, {bottleneck->cell}) == std::vector<Cell>{{1, 2}});
    CHECK(places_of(now, bottleneck->side) ==
          std::vector<Cell>{{0, 3}, {0, 4}, {1, 3}, {1, 4}, {2, 3}, {2, 4}});
}

TEST_CASE("of two sides that are as large it is the one of the first cell") {
    const Candidates now = start_of("..#..\n.....\n", five_i + four_o);
    const auto bottleneck = bottleneck_at(now, numbered(now, {1, 2}));
    REQUIRE(bottleneck);
    CHECK(places_of(now, bottleneck->side) == std::vector<Cell>{{0, 0}, {0, 1}, {1, 0}, {1, 1}});
}

TEST_CASE("a cell on a way round and one beside a single cell are no bottlenecks") {
    CHECK(bottlenecks_of(start_of("...\n.#.\n...\n", four_i + four_o)).empty());
    CHECK(bottlenecks_of(start_of(".....\n", five_i)) == std::vector<Cell>{{0, 2}});
}

TEST_CASE("a cell that joins three parts or more is no bottleneck") {
    CHECK(bottlenecks_of(start_of("##.##\n##.##\n.....\n##.##\n##.##\n", five_i + four_i)).empty());
    CHECK(bottlenecks_of(start_of("##.##\n##.##\n.....\n", four_i + three_i)).empty());
}

TEST_CASE("the piece on it takes what sums of the others leave of the cells") {
    CHECK(counts_with(five_i + five_p + five_l + five_w) == std::vector<int>{2});
    CHECK(counts_with(five_i + five_p + five_l + four_i) == std::vector<int>{2, 3});
    CHECK(counts_with(four_i + three_i + four_o + "piece T4 x2\nXXX\n.X.\nend\n") == std::vector<int>{3, 4});
}

TEST_CASE("only what covers it and takes another number is ruled out") {
    const Candidates now = start_of(two_rooms, five_i + five_p + five_l + five_w);
    const auto bottleneck = bottleneck_at(now, numbered(now, door));
    REQUIRE(bottleneck);
    std::vector<std::vector<Cell>> ruled_out;
    std::vector<std::vector<Cell>> left;
    for (const int candidate : now.possible_at(bottleneck->cell)) {
        const bool is_i = now.table().kind_of(candidate) == 0;
        auto& those = rules_out(*bottleneck, now.table(), candidate) ? ruled_out : left;
        if (is_i) {
            those.push_back(places_of(now, now.table().cells_of(candidate)));
        }
    }
    CHECK(left == std::vector<std::vector<Cell>>{{{1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}}});
    CHECK(ruled_out.size() == 2);
    for (const int candidate : now.possible()) {
        CHECK((now.table().candidates_at(bottleneck->cell).has(candidate) ||
               !rules_out(*bottleneck, now.table(), candidate)));
    }
}

TEST_CASE("it depends on what is laid: a piece in one room makes another count necessary") {
    Candidates now = start_of("....#...\n........\n###.....\n", five_i + five_p + five_l + five_w + four_i);
    const int cell = numbered(now, {1, 3});
    const auto before = bottleneck_at(now, cell);
    REQUIRE(before);
    CHECK(before->counts == std::vector<int>{3, 4});
    for (const int candidate : now.possible()) {
        const std::vector<Cell> cells = places_of(now, now.table().cells_of(candidate));
        if (cells == std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}, {0, 3}}) {
            now.place(candidate);
            break;
        }
    }
    const auto after = bottleneck_at(now, cell);
    REQUIRE(after);
    CHECK(places_of(now, after->side) == std::vector<Cell>{{1, 0}, {1, 1}, {1, 2}});
    CHECK(after->counts == std::vector<int>{4});
}

TEST_SUITE_END();
