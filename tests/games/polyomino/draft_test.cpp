#include "games/polyomino/draft.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <string>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/draft");

namespace {

Level draft_of_text(std::string_view text) {
    auto level = parse_draft(text);
    REQUIRE(level);
    return std::move(*level);
}

std::string trouble_of(const Level& draft) {
    const auto trouble = why_not_playable(draft);
    return trouble ? trouble->pattern : "";
}

constexpr std::string_view two_dominoes =
    "tessera 1 polyomino\nboard\n....\nend\npiece I x2\nXX\nend\nplace I 0 0 0\n";

}  // namespace

TEST_CASE("what is not playable yet is read again as it was written") {
    Level draft = blank_draft();
    draft = with_piece(draft, 0, make_piece("", make_shape({{0, 0}, {1, 1}})));
    CHECK(trouble_of(draft) == "the cells of piece {} do not touch each other along edges");
    CHECK(!parse_level(format_level(draft)));
    CHECK(draft_of_text(format_level(draft)) == draft);
}

TEST_CASE("a board that changes gives up the givens for which there is no place") {
    const Level draft = draft_of_text(two_dominoes);
    CHECK(with_square(draft, {0, 3}, Square::blocked).givens == draft.givens);
    CHECK(with_square(draft, {0, 1}, Square::blocked).givens.empty());
    CHECK(resized(draft, 1, 1).givens.empty());
    CHECK(resized(draft, 3, 5).givens == draft.givens);
    CHECK(open_cell_count(resized(draft, 3, 5)) == 15);
}

TEST_CASE("a piece that changes or goes takes its givens with it, and no other") {
    Level draft = draft_of_text(
        "tessera 1 polyomino\nboard\n......\nend\npiece A\nX\nend\npiece B\nXX\nend\npiece C\nXXX\nend\n"
        "place A 0 0 0\nplace B 0 0 1\nplace C 0 0 3\n");
    const Level less = without_piece(draft, 1);
    CHECK(less.givens == std::vector<Placement>{{0, 0, {0, 0}}, {1, 0, {0, 3}}});
    CHECK(at(less.pieces, 1).name == "C");
    const Level other = with_piece(draft, 0, make_piece("A", make_shape({{0, 0}, {0, 1}})));
    CHECK(int_size(other.givens) == 2);
}

TEST_CASE("more of a piece keeps those that are fixed, and no draft has more pieces than level text may") {
    const Level draft = draft_of_text(two_dominoes);
    Piece piece = draft.pieces.front();
    piece.count = 3;
    CHECK(with_piece(draft, 0, piece).givens == draft.givens);
    piece.count = max_piece_count;
    Level full = with_piece(draft, 0, piece);
    full = with_piece(full, 1, make_piece("", make_shape({{0, 0}})));
    CHECK(full.pieces.size() == 1);
    CHECK(piece_cell_count(full) == 2 * max_piece_count);
}

TEST_CASE("new pieces get names of their own") {
    Level draft = blank_draft();
    for (int index = 0; index < 30; ++index) {
        draft = with_piece(draft, index, make_piece("", make_shape({{0, 0}})));
    }
    for (int a = 0; a < 30; ++a) {
        for (int b = 0; b < a; ++b) {
            CHECK(at(draft.pieces, a).name != at(draft.pieces, b).name);
        }
    }
}

TEST_CASE("a cut covers every open cell of any board, also of one in parts") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Level draft = resized(blank_draft(), 4 + static_cast<int>(seed % 5), 7);
        for (int index = 0; index < draft.board.size(); ++index) {
            const bool is_out = (static_cast<std::uint64_t>(index) * 2654435761U + seed * 97) % 5 == 0;
            draft.board[index] = is_out ? Square::blocked : Square::open;
        }
        draft.board[Cell{0, 0}] = Square::open;
        const Level cut = cut_by_chance(draft, seed).level;
        CAPTURE(seed);
        CHECK(cut.board == draft.board);
        CHECK(piece_cell_count(cut) == open_cell_count(draft));
        CHECK(trouble_of(cut) == "");
    }
}

TEST_CASE("what counting alone shows is told") {
    CHECK(trouble_of(blank_draft()) == "the pieces cannot fill the board: {} {cell|cells} for {}");
    const std::string dominoes = "\nend\npiece I x8\nXX\nend\n";
    CHECK(trouble_of(draft_of_text("tessera 1 polyomino\nboard\n...#...\n...#..." + dominoes)) == "");
    CHECK(trouble_of(draft_of_text("tessera 1 polyomino\nboard\n.#...." + dominoes)) ==
          "no pieces add up to the {} {cell|cells} of one part of the board");
    // The board without two opposite corners.
    CHECK(trouble_of(draft_of_text(
              "tessera 1 polyomino\nboard\n#...\n....\n....\n...#\nend\npiece I x7\nXX\nend\n")) ==
          "on a checkerboard one colour has {} more of the cells to cover, which the pieces cannot match");
    CHECK(trouble_of(draft_of_text("tessera 1 polyomino\nboard\n##\n##\nend\npiece I\nXX\nend\n")) ==
          "the board has no cell to cover");
    CHECK(
        trouble_of(draft_of_text("tessera 1 polyomino\nboard\n..\nend\npiece I\nXX\nend\nplace I 0 0 0\n")) ==
        "every cell is covered from the start");
}

TEST_CASE("no level that can be solved is called unplayable") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto params = Polyomino::parse_params("size 6x5 largest 5");
        const auto level = Polyomino::generate(*params, seed);
        REQUIRE(level);
        CHECK(trouble_of(*level) == "");
    }
}

TEST_CASE("a piece is given a short plain name that no other has, and may keep the one it has") {
    const Level draft =
        draft_of_text("tessera 1 polyomino\nboard\n....\nend\npiece I.2\nXX\nend\npiece J noflip\nXX\nend\n");
    for (const std::string_view good : {"I.2", "a", "Z", "0", "9", "Long5678", "Jj"}) {
        CAPTURE(good);
        CHECK(may_be_named(draft, 0, good));
    }
    for (const std::string_view bad :
         {"", "J", "Long56789", "two words", "K.2", "a\n", "@", "[", "`", "{", "/", ":", "\xC3\xA9"}) {
        CAPTURE(bad);
        CHECK(!may_be_named(draft, 0, bad));
    }
}

TEST_CASE("twins and pieces that will be left over are told") {
    Level draft = draft_of_text(two_dominoes);
    CHECK(advice(draft).empty());
    draft = with_piece(draft, 1, make_piece("J", make_shape({{0, 0}, {1, 0}})));
    const std::vector<Sentence> told = advice(draft);
    REQUIRE(told.size() == 2);
    CHECK(at(told, 0).pattern == "pieces will be left over: they have {} {cell|cells}, the board {}");
    CHECK(at(told, 1).pattern == "{} and {} have the same shape");
}

TEST_CASE("puzzles are made on the drawn board without what is blocked around it") {
    const auto made = params_on_board(
        draft_of_text("tessera 1 polyomino\nboard\n#######\n##..###\n#....##\n##..###\nend\n"));
    REQUIRE(made);
    const auto drawn = params_of_drawing("#..#\n....\n#..#\n");
    REQUIRE(drawn);
    CHECK(format_params(*made) ==
          format_params(*parse_params(*drawn + " tier starter stream own grade proof")));
}

TEST_CASE(
    "a large enough part of a drawn board allows a higher tier, and a ready-made set gives the pieces") {
    Level draft = resized(blank_draft(), 5, 11);
    CHECK(params_on_board(draft)->tier == Tier::junior);
    CHECK(params_on_board(draft)->set.empty());
    CHECK(params_on_board(draft)->mask.empty());
    draft = with_pieces(draft, *pieces_of_set("iq"));
    CHECK(params_on_board(draft)->set == "iq");
    draft = without_piece(draft, 0);
    CHECK(params_on_board(draft)->set.empty());
    for (int row = 0; row < 5; ++row) {
        draft = with_square(draft, {row, 4}, Square::blocked);
        draft = with_square(draft, {row, 8}, Square::blocked);
    }
    CHECK(params_on_board(draft)->tier == Tier::junior);
    draft = with_square(draft, {0, 0}, Square::blocked);
    CHECK(params_on_board(draft)->tier == Tier::starter);
}

TEST_CASE("a drawn board on which no puzzle can be made says what to change") {
    const auto trouble = [](const Level& draft) {
        const auto made = params_on_board(draft);
        return made ? "" : made.error().message.pattern;
    };
    Level draft = resized(blank_draft(), 10, 10);
    CHECK(trouble(draft).empty());
    CHECK(trouble(resized(draft, 10, 11)) == "a single solution can only be proved up to {} cells");
    CHECK(trouble(with_pieces(draft, *pieces_of_set("iq"))) ==
          "the pieces cannot fill the board: {} {cell|cells} for {}");
    CHECK(trouble(with_pieces(resized(draft, 4, 8), *pieces_of_set("pentominoes"))) ==
          "no pieces add up to the {} {cell|cells} of one part of the board");
    draft = resized(draft, 40, 40);
    draft.board = Grid<Square>(40, 40, Square::blocked);
    CHECK(trouble(draft) == "the board has no cell to cover");
    draft = with_square(with_square(draft, {0, 0}, Square::open), {39, 39}, Square::open);
    CHECK(trouble(draft) == "the parts of the board are too far apart");
}

TEST_SUITE_END();
