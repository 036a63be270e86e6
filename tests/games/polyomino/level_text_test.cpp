#include "games/polyomino/polyomino.h"
#include "support/printers.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/level_text");

namespace {

const std::string whole_example =
    "# a comment above the first block\n"
    "tessera 1 polyomino\n"
    "title Three by four\n"
    "board\n....\n...#\n....\nend\n"
    "piece F x1\n.XX\nXX.\n.X.\nend\n"
    "piece L\nX.\nX.\nXX\nend\n"
    "set iq\n"
    "place L 0 0 0\n";

std::string with_body(const std::string& body) {
    return "tessera 1 polyomino\n" + body;
}

const std::string small_board = "board\n...\n..#\nend\n";
const std::string small_pieces = "piece A x2 noflip\nXX\nend\npiece B noturn\nX\nend\n";

}  // namespace

TEST_CASE("the example of the format reads as it says") {
    const Result<Level> level = Polyomino::parse_level(whole_example);
    REQUIRE(sentence_of(level) == "");
    CHECK(level->title == "Three by four");
    CHECK(level->board.rows() == 3);
    CHECK(level->board.columns() == 4);
    CHECK(open_cell_count(*level) == 11);
    CHECK(level->pieces.size() == 14);
    REQUIRE(level->givens.size() == 1);
    CHECK(level->givens[0].corner == Cell{0, 0});
}

TEST_CASE("a set whose names are taken gives its pieces names of their own") {
    const Result<Level> level = Polyomino::parse_level(whole_example);
    REQUIRE(level);
    CHECK(level->pieces[1].name == "L");
    CHECK(level->pieces[10].name == "L.2");
}

TEST_CASE("format and parse are inverse, for counts and restrictions too") {
    for (const std::string& text :
         {whole_example, with_body(small_board + small_pieces),
          with_body(small_board + "piece Boat x2 noflip named tint12\nXX\nend\npiece B tint1\nX\nend\n"),
          with_body(
              "board\n...........\n...........\n...........\n...........\n...........\nend\nset iq\n")}) {
        const Result<Level> level = Polyomino::parse_level(text);
        REQUIRE(sentence_of(level) == "");
        CHECK(Polyomino::parse_level(Polyomino::format_level(*level)) == level);
    }
}

TEST_CASE("what is wrong is said, with its place") {
    struct Wrong {
        std::string body;
        std::string sentence;
        std::string at;  // text at the error's offset
    };
    const Wrong wrongs[] = {
        {"board\n..\n...\nend\n" + small_pieces, "the rows of the board differ in length", "...\nend"},
        {"board\n.x.\nend\n" + small_pieces, "a row here is made of .# only", "x."},
        {"board\n...\n", "a block is not closed: end is missing", ""},
        {"board\nend\n" + small_pieces, "this block has no rows", "board"},
        {small_board + small_board, "a level has one board", "board\n...\n..#\nend\n"},
        {small_board + "piece\nX\nend\n", "a piece needs a name", "piece"},
        {small_board + "piece A y2\nX\nend\n",
         "y2 is neither a count like x2, nor noflip, noturn, named, nor a colour like tint3", "y2"},
        {small_board + "piece A tint0\nX\nend\n",
         "tint0 is neither a count like x2, nor noflip, noturn, named, nor a colour like tint3", "tint0"},
        {small_board + "piece A tint13\nX\nend\n",
         "tint13 is neither a count like x2, nor noflip, noturn, named, nor a colour like tint3", "tint13"},
        {small_board + "piece A\nX.\n.X\nend\n", "the cells of a piece touch each other along edges", "A\n"},
        {small_board + "piece A\nX\nend\npiece A\nXX\nend\n", "the name A is used twice", "A\nXX"},
        {small_board + "piece A\n..\nend\n", "a piece has 1 to 1024 cells", "A"},
        {small_board + small_pieces + "place C 0 0 0\n",
         "a placement is: place PIECE ORIENTATION ROW COLUMN, of a piece above", "place C"},
        {small_board + small_pieces + "place A 2 0 0\n", "A has the orientations 0 to 1", "2 0 0"},
        {small_board + small_pieces + "place A 0 1 1\n", "A does not fit on the board there", "place A"},
        {small_board + small_pieces + "place A 0 0 0\nplace A 0 0 1\n", "A would overlap A", "place A 0 0 1"},
        {small_board + small_pieces + "frob 1\n", "frob is not a word of level text here", "frob"},
        {small_board + "piece A\nX\nend\n", "the pieces cannot fill the board: 1 cell for 5", "tessera"},
        {"board\n##\nend\n" + small_pieces, "the board has no cell to cover", "tessera"},
        {small_pieces, "the level has no board", ""},
    };
    for (const Wrong& wrong : wrongs) {
        const std::string text = with_body(wrong.body);
        CAPTURE(text);
        const Result<Level> level = Polyomino::parse_level(text);
        REQUIRE_FALSE(level);
        CHECK(english(level.error().message) == wrong.sentence);
        CHECK(text.substr(level.error().offset, wrong.at.size()) == wrong.at);
    }
}

TEST_CASE("another version and another family are told apart from damage") {
    CHECK(sentence_of(Polyomino::parse_level("tessera 2 polyomino\n")) ==
          "this level was made by a newer version");
    CHECK(sentence_of(Polyomino::parse_level("")) == "a level begins with: tessera 1 polyomino");
}

TEST_CASE("a side past the limit is refused before anything is made of it") {
    const std::string row(129, '.');
    CHECK(sentence_of(Polyomino::parse_level(with_body("board\n" + row + "\nend\n"))) ==
          "a side is longer than 128 cells");
}

TEST_CASE("moves are text") {
    const Result<Level> level = Polyomino::parse_level(with_body(small_board + small_pieces));
    REQUIRE(level);
    const Placement first{0, 1, {0, 0}};
    const Placement second{0, 0, {0, 1}};
    for (const Move& move : {placing(first), taking_back(second), Move{first, second}}) {
        CHECK(Polyomino::parse_move(*level, Polyomino::format_move(*level, move)) == move);
    }
    CHECK(Polyomino::format_move(*level, Move{first, second}) == "shift A 1 0 0 A 0 0 1");
    for (const char* text :
         {"", "place", "place A 0 0", "place C 0 0 0", "place A 9 0 0", "take A 0 0 0 0", "shift A 0 0 0"}) {
        CHECK_FALSE(Polyomino::parse_move(*level, text));
    }
}

TEST_CASE("sets that repeat names get the first free number") {
    const auto level = Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n..\nend\npiece F.3\nX\nend\nset pentominoes\nset pentominoes\n"
        "set pentominoes\n");
    REQUIRE(level);
    std::vector<std::string> names;
    for (const Piece& piece : level->pieces) {
        if (piece.name.front() == 'F') {
            names.push_back(piece.name);
        }
    }
    CHECK(names == std::vector<std::string>{"F.3", "F", "F.2", "F.4"});
}

TEST_CASE("the piece that is one too many is refused where it stands") {
    const std::string start = "tessera 1 polyomino\nboard\n..\nend\n";
    const std::string full = "piece a x4096\nX\nend\n";
    CHECK(Polyomino::parse_level(start + full));
    const auto one_more = Polyomino::parse_level(start + full + "piece b\nX\nend\nzebra\n");
    REQUIRE_FALSE(one_more);
    CHECK(one_more.error().code == ErrorCode::limit_exceeded);
    CHECK(one_more.error().offset == start.size() + full.size());
}

TEST_CASE("what was chosen by hand is read") {
    const auto level = Polyomino::parse_level(
        with_body(small_board + "piece Boat x2 named tint12\nXX\nend\npiece B\nX\nend\n"));
    REQUIRE(sentence_of(level) == "");
    CHECK(level->pieces[0].style == PieceStyle{true, 12});
    CHECK(level->pieces[1].style == PieceStyle{false, 0});
}

TEST_SUITE_END();
