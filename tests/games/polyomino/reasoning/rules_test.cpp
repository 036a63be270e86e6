// Each rule on small hand-drawn positions.

#include "games/polyomino/polyomino.h"
#include "games/polyomino/reasoning/refutation.h"
#include "games/polyomino/reasoning/simple_rules.h"

#include <doctest.h>

#include <algorithm>
#include <memory>
#include <string>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Candidates position(const std::string& board, const std::string& pieces) {
    const auto level = Polyomino::parse_level("tessera 1 polyomino\nboard\n" + board + "end\n" + pieces);
    REQUIRE(level);
    return Candidates(std::make_shared<const CandidateTable>(*level, Polyomino::start(*level)));
}

std::string piece(const std::string& name, const std::string& picture) {
    return "piece " + name + "\n" + picture + "end\n";
}

const std::string i1 = piece("A", "X\n");
const std::string i2 = piece("B", "XX\n");
const std::string i3 = piece("C", "XXX\n");
const std::string i4 = piece("D", "XXXX\n");
const std::string v3 = piece("V", "XX\nX.\n");
const std::string l4 = piece("L", "XXX\nX..\n");
const std::string o4 = piece("O", "XX\nXX\n");
const std::string t4 = piece("T", "XXX\n.X.\n");

// Returns the candidate that covers exactly these cells.
int candidate(const Candidates& now, std::vector<Cell> cells) {
    for (const int one : now.possible()) {
        std::vector<Cell> covered;
        for (const int cell : now.table().cells_of(one)) {
            covered.push_back(now.table().board_cell(cell));
        }
        std::sort(covered.begin(), covered.end());
        if (covered == cells) {
            return one;
        }
    }
    FAIL("there is no such candidate");
    return -1;
}

std::vector<Cell> board_cells(const Candidates& now, const std::vector<int>& cells) {
    std::vector<Cell> on_board;
    for (const int cell : cells) {
        on_board.push_back(now.table().board_cell(cell));
    }
    return on_board;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/reasoning/rules");

TEST_CASE("a cell that only one placement can cover") {
    const Candidates now = position("..##\n#...\n", v3 + i2);
    const auto found = only_placements(now);
    REQUIRE(found.size() == 1);
    CHECK(found.front().places == std::vector<int>{candidate(now, {{1, 2}, {1, 3}})});
    CHECK(board_cells(now, found.front().cells) == std::vector<Cell>{{1, 3}});
    CHECK(only_places(now).empty());
}

TEST_CASE("a cell that nothing can cover is a dead end") {
    const auto found = only_placements(position("..\n..\n", t4));
    REQUIRE(found.size() == 1);
    CHECK(found.front().is_dead_end());
    CHECK(found.front().failure->kind == Failure::Kind::cell);
}

TEST_CASE("a piece that fits in one place only") {
    const Candidates now = position("..##\n....\n##..\n", i4 + "piece B x2\nXX\nend\n");
    const auto found = only_places(now);
    REQUIRE(found.size() == 1);
    CHECK(found.front().places == std::vector<int>{candidate(now, {{1, 0}, {1, 1}, {1, 2}, {1, 3}})});
    CHECK(found.front().available_count == 1);
    CHECK(only_placements(now).empty());
}

TEST_CASE("a piece that may be left over is never forced") {
    const Candidates now = position("..##\n....\n##..\n", i4 + "piece B x4\nXX\nend\n");
    CHECK(only_places(now).empty());
}

TEST_CASE("copies of a piece and pieces that can lie alike are one kind") {
    const Candidates now = position("....\n....\n", i2 + "piece E x2\nX\nX\nend\n" + "piece A x2\nX\nend\n");
    REQUIRE(now.table().kind_count() == 2);
    CHECK(now.left(0) == 3);
    CHECK(now.left(1) == 2);
}

TEST_CASE("a region that one set of the pieces left can fill") {
    const Candidates now = position("...#..\n", i3 + i2);
    const auto found = region_sets(now);
    REQUIRE(found.size() == 2);
    CHECK(found.front().rules_out ==
          std::vector<int>{candidate(now, {{0, 0}, {0, 1}}), candidate(now, {{0, 1}, {0, 2}})});
}

TEST_CASE("two pieces of one size leave it open which of them fills a region") {
    CHECK(region_sets(position("...#...\n...#...\n", o4 + l4 + "piece B x2\nXX\nend\n")).empty());
}

TEST_CASE("a region of a size that no pieces have together is a dead end") {
    const auto found = unfillable_regions(position("..#.\n", i3));
    REQUIRE(found.size() == 1);
    CHECK(found.front().rule == Rule::region_size);
    CHECK(found.front().is_dead_end());
    CHECK(unfillable_regions(position("..#.\n", i2 + i1)).empty());
}

TEST_CASE("a region whose checkerboard colours do not come out even is a dead end") {
    const auto found = unfillable_regions(position("..\n..\n", t4));
    REQUIRE(found.size() == 1);
    CHECK(found.front().rule == Rule::region_colours);
}

TEST_CASE("a placement may not cut off a region that cannot be filled") {
    const Candidates now = position(".....\n", i3 + i2);
    const auto found = cut_off_region(now, candidate(now, {{0, 1}, {0, 2}}));
    REQUIRE(found);
    CHECK(found->rule == Rule::region_size);
    CHECK(board_cells(now, found->cells) == std::vector<Cell>{{0, 0}});
    CHECK_FALSE(cut_off_region(now, candidate(now, {{0, 0}, {0, 1}})));
}

TEST_CASE("pieces in several parts fill regions in ways that sizes do not tell") {
    Level level;
    level.board = Grid<Square>(1, 4, Square::open);
    level.board[1] = Square::blocked;
    level.pieces = {make_piece("S", shape_from_picture("X.X")), make_piece("A", shape_from_picture("X"))};
    const Candidates now(std::make_shared<const CandidateTable>(level, State{}));
    CHECK_FALSE(now.table().has_connected_pieces());
    CHECK(region_sets(now).empty());
    level.pieces.front() = make_piece("B", shape_from_picture("XX"));
    CHECK(region_sets(Candidates(std::make_shared<const CandidateTable>(level, State{}))).size() == 2);
}

TEST_CASE("what fills a dead end lies nowhere else and takes the cells on the way") {
    const Candidates now = position("#.#\n#.#\n...\n...\n", o4 + l4);
    const auto found = dead_ends(now);
    REQUIRE(found.size() == 2);
    CHECK(board_cells(now, found.front().cells) == std::vector<Cell>{{0, 1}});
    for (const int elsewhere : found.front().rules_out) {
        CHECK(now.table().kind_of(elsewhere) == 1);
    }
    CHECK(board_cells(now, found.back().cells) == std::vector<Cell>{{0, 1}, {1, 1}, {2, 1}});
}

TEST_CASE("a piece claims the cells that it covers wherever it lies") {
    const Candidates now = position(".....\n", i4 + i1);
    const auto found = shared_cells(now);
    const auto claim = std::find_if(found.begin(), found.end(),
                                    [](const Finding& finding) { return !finding.witness_kinds.empty(); });
    REQUIRE(claim != found.end());
    CHECK(board_cells(now, claim->cells) == std::vector<Cell>{{0, 1}, {0, 2}, {0, 3}});
    CHECK(claim->rules_out.size() == 3);
}

TEST_CASE("a placement that leaves a cell with nothing is refuted in one step") {
    const Candidates now = position(".....\n", i3 + i2);
    const auto found = refute_in_one_step(now, candidate(now, {{0, 1}, {0, 2}}));
    REQUIRE(found);
    CHECK(found->failure->kind == Failure::Kind::cell);
    CHECK_FALSE(refute_in_one_step(now, candidate(now, {{0, 0}, {0, 1}})));
}

TEST_CASE("a placement that forces another after which nothing fits is refuted in two steps") {
    const Candidates now = position(".........\n", i3 + "piece B x3\nXX\nend\n");
    const int middle = candidate(now, {{0, 3}, {0, 4}, {0, 5}});
    CHECK_FALSE(refute_in_one_step(now, middle));
    const auto found = refute_in_two_steps(now, middle);
    REQUIRE(found);
    CHECK(found->witness_cells.size() + found->witness_kinds.size() >
          1);  // of what is forced, and what fails
    const auto chain = refute_by_chain(now, middle);
    REQUIRE(chain);
    CHECK(chain->depth > 0);
    CHECK_FALSE(refute_by_chain(now, candidate(now, {{0, 0}, {0, 1}})));
}

TEST_SUITE_END();
