#include "games/polyomino/cut.h"

#include "games/polyomino/polyomino.h"
#include "support/printers.h"

#include <doctest.h>

#include <algorithm>
#include <map>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/cut");

namespace {

Cut read(const std::string& text) {
    const Result<Cut> cut = parse_cut(text);
    REQUIRE(sentence_of(cut) == "");
    return *cut;
}

std::string known(const Level& level, const std::string& cut) {
    const auto reason = why_not_a_solution(level, read(cut));
    return reason ? english(*reason) : "";
}

std::map<int, int> sizes_of(const Cut& cut) {
    std::map<int, int> sizes;
    for (int index = 0; index < cut.size(); ++index) {
        ++sizes[cut[index]];
    }
    return sizes;
}

}  // namespace

TEST_CASE("labels are any words, comments are skipped, and writing adds no comment by accident") {
    const Cut cut = read("# made by hand\n\n a  a bb\n #  a bb\n");
    CHECK(cut.rows() == 2);
    CHECK(format_cut(cut) == " 0 0 1\n # 0 1\n");
    CHECK(read(format_cut(cut)) == cut);
}

TEST_CASE("a cut is a puzzle with equal pieces merged and itself as a solution") {
    const Result<CutPuzzle> puzzle = puzzle_of(read(" 0 0 1\n 2 2 1\n 2 # 3\n"));
    REQUIRE(sentence_of(puzzle) == "");
    CHECK(puzzle->level.pieces.size() == 3);
    CHECK(puzzle->level.pieces[0].count == 2);
    CHECK(Polyomino::is_solved(puzzle->level, puzzle->solution));
    CHECK_FALSE(why_not_a_solution(puzzle->level, cut_of(puzzle->level, puzzle->solution)));
}

TEST_CASE("cuts that are no puzzles say why") {
    CHECK(sentence_of(parse_cut("")) == "the cut has no rows");
    CHECK(sentence_of(parse_cut("0 0\n0\n")) == "the rows of the board differ in length");
    CHECK(sentence_of(puzzle_of(read("0 1\n1 0\n"))) ==
          "the cells of a label must be connected, and at most 1024 of them");
    CHECK(sentence_of(puzzle_of(read("0 .\n"))) == "every cell of a cut is blocked or part of a piece");
}

TEST_CASE("the checker accepts solutions and says what is wrong with everything else") {
    const Level level = *Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n...\n..#\nend\npiece A x2 noturn\nXX\nend\npiece B\nX\nend\nplace A 0 1 "
        "0\n");
    CHECK(known(level, " a a b\n c c #\n") == "");
    CHECK(known(level, " b a a\n c c #\n") == "");
    CHECK(known(level, " a a b\n . c #\n") == "the cell in row 1, column 0 is not covered");
    CHECK(known(level, " a a b\n c c d\n") == "the answer blocks other cells than the board");
    CHECK(known(level, " a a b\n") == "the answer has another size than the board");
    CHECK(known(level, " a c b\n a c #\n") == "A does not lie where the level fixes it");
    CHECK(known(level, " a b b\n c c #\n") == "");
    CHECK(known(level, " a b d\n c c #\n") == "the piece at row 0, column 1 is not among those left");
}

TEST_CASE("the checker finds the one way to share out pieces that can look alike") {
    // The free L can be both outlines, the one-sided one only the first: a greedy assignment would fail.
    const Level level = *Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n....\n....\nend\npiece Free\nXXX\nX..\nend\npiece Fixed "
        "noflip\nXXX\nX..\nend\n");
    CHECK(known(level, " a a a b\n a b b b\n") == "");
    const Level both_fixed = *Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n....\n....\nend\npiece A noflip x2\nXXX\n..X\nend\n");
    CHECK(known(both_fixed, " a a a b\n a b b b\n") != "");
}

TEST_CASE("generated cuts keep the sizes asked for and the number of pieces, whatever the seed") {
    struct Case {
        Params params;
        int slack = 0;  // cells above the largest size for pieces that absorbed crumbs
    };
    const Case cases[] = {
        {{5, 4, 0, 2, 0}, 3}, {{12, 12, 0, 3, 6}, 5},   {{60, 6, 50, 2, 0}, 8},    {{20, 20, 0, 4, 4}, 7},
        {{1, 9, 0, 2, 3}, 2}, {{16, 10, 12, 2, 20}, 6}, {{60, 60, 90, 2, 60}, 20},
    };
    for (const Case& example : cases) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Cut cut = cut_board(example.params, seed);
            CAPTURE(seed);
            CAPTURE(Polyomino::format_params(example.params));
            REQUIRE(sentence_of(puzzle_of(cut)) == "");
            const std::map<int, int> sizes = sizes_of(cut);
            const int largest = example.params.max_size > 0
                                    ? example.params.max_size
                                    : std::max(4, std::min(example.params.columns, example.params.rows));
            if (example.params.max_pieces > 0) {
                CHECK(int_size(sizes) <= example.params.max_pieces);
            }
            for (const auto& entry : sizes) {
                CHECK(entry.second >= example.params.min_size);
                CHECK(entry.second <= std::max(largest, 2 * cut.size() / int_size(sizes)) + example.slack);
            }
        }
    }
}

TEST_CASE("the same seed gives the same cut, and a known one for good") {
    CHECK(cut_board({9, 7, 0, 2, 0}, 3) == cut_board({9, 7, 0, 2, 0}, 3));
    CHECK_FALSE(cut_board({9, 7, 0, 2, 0}, 3) == cut_board({9, 7, 0, 2, 0}, 4));
    CHECK(format_cut(cut_board({4, 3, 0, 2, 4}, 1)) == " 0 0 1 2\n 0 0 1 2\n 3 3 3 2\n");
}

TEST_CASE("params are text and impossible ones say why") {
    const Result<Params> params = Polyomino::parse_params("size 12x8 pieces 9 smallest 3 largest 14");
    REQUIRE(sentence_of(params) == "");
    CHECK(*params == Params{12, 8, 9, 3, 14});
    CHECK(Polyomino::parse_params(Polyomino::format_params(*params)) == params);
    CHECK(sentence_of(Polyomino::parse_params("size 4x4 pieces 2 largest 5")) ==
          "2 pieces of at most 5 cells cannot fill 16 cells");
    CHECK(sentence_of(Polyomino::parse_params("size 4x4 smallest 17")) ==
          "the smallest piece has 1 to 16 cells");
    CHECK_FALSE(Polyomino::parse_params("size 4"));
    CHECK_FALSE(Polyomino::parse_params("size"));
}

TEST_SUITE_END();
