#include "games/polyomino/lattice_text.h"

#include "base/rng.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_reader.h"
#include "games/polyomino/polyomino.h"
#include "support/lattice_levels.h"
#include "support/printers.h"
#include "support/prism_lattice.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/lattice_text");

namespace {

const std::string hexagon_ring =
    "tessera 1 polyomino\ntitle A ring\nlattice hexagonal\n"
    "board\n . .\n. # .\n . .\nend\n"
    "piece A x2 named tint3\n X\nX\n X\nend\n"
    "place A 0 0 1\n";
const std::string triangle_of_three =
    "tessera 1 polyomino\nlattice triangular\n"
    "board\n  .\n ...\n.....\nend\n"
    "piece T\n  X\n XXX\nend\n"
    "piece L noflip\nXXX\nend\n"
    "piece M x2 noflip noturn\nX\nend\n";
const std::string cube_with_hole =
    "tessera 1 polyomino\nlattice cubic\n"
    "board\n..\n..\n-\n.\n..\nend\n"
    "piece A\nXX\nX\nend\n"
    "piece B flip\nXX\n-\n X\nend\n"
    "piece C noturn\nX\nend\n"
    "place C 0 1 0 0\n";
const std::string pyramid =
    "tessera 1 polyomino\nlattice sphere\n"
    "board\n.....\n.....\n.....\n.....\n.....\n-\n....\n....\n....\n....\n-\n...\n...\n...\n-\n..\n..\n-\n."
    "\nend\n"
    "set iq\n";
const std::string tips =
    "tessera 1 polyomino\nlattice diagonal\n"
    "board\n  .\n . .\n. # .\n . .\nend\n"
    "piece A\n  X\n X\nX\nend\n"
    "piece B x4 noflip noturn\nX\nend\n"
    "place A 0 0 2\n";
const std::vector<std::string> good = {hexagon_ring, triangle_of_three, cube_with_hole, pyramid, tips};

std::string with_board(const std::string& lattice, const std::string& board) {
    return "tessera 1 polyomino\nlattice " + lattice + "\nboard\n" + board + "end\npiece A x999\nX\nend\n";
}

}  // namespace

TEST_CASE("a level on another lattice is written as it was read") {
    for (const std::string& text : good) {
        const Result<Level> level = Polyomino::parse_level(text);
        REQUIRE(sentence_of(level) == "");
        CHECK(Polyomino::format_level(*level) == text);
        CHECK(Polyomino::parse_level(Polyomino::format_level(*level)) == level);
    }
}

TEST_CASE("the drawings say what is where") {
    const Result<Level> ring = Polyomino::parse_level(hexagon_ring);
    REQUIRE(ring);
    CHECK(ring->lattice == &hexagonal_lattice());
    CHECK(open_cell_count(*ring) == 6);
    CHECK(ring->pieces.front().orientations.size() == 6);  // an arc of three hexagons
    CHECK(ring->givens.size() == 1);
    const Result<Level> triangle = Polyomino::parse_level(triangle_of_three);
    REQUIRE(triangle);
    CHECK(open_cell_count(*triangle) == 9);
    CHECK(triangle->pieces[0].orientations.size() == 2);  // a larger triangle
    CHECK(triangle->pieces[1].orientations.size() == 6);  // a trapezium
    const Result<Level> cube = Polyomino::parse_level(cube_with_hole);
    REQUIRE(cube);
    CHECK(open_cell_count(*cube) == 7);
    CHECK(cube->pieces[0].orientations.size() == 12);
    CHECK_FALSE(cube->pieces[0].can_flip);
    CHECK(cube->pieces[1].can_flip);
    const Result<Level> balls = Polyomino::parse_level(pyramid);
    REQUIRE(balls);
    CHECK(open_cell_count(*balls) == 55);
    CHECK(balls->pieces.size() == 12);
}

TEST_CASE("where a drawing begins does not matter, nor in which columns hexagons stand") {
    const Result<Level> ring = Polyomino::parse_level(hexagon_ring);
    const Result<Level> moved = Polyomino::parse_level(
        "tessera 1 polyomino\ntitle A ring\nlattice hexagonal\n"
        "board\n#\n   . .\n  .   .\n   . .\nend\n"
        "piece A x2 named tint3\n#\n#\n    X\n   X\n    X\nend\n"
        "place A 0 1 3\n");
    REQUIRE(sentence_of(moved) == "");
    CHECK(moved == ring);
}

TEST_CASE("a piece lies where its first cell is") {
    const Result<Level> ring = Polyomino::parse_level(hexagon_ring);
    REQUIRE(ring);
    for (int orientation = 0; orientation < 6; ++orientation) {
        const std::string number = std::to_string(orientation);
        int count = 0;
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 5; ++column) {
                const std::string text =
                    "place A " + number + " " + std::to_string(row) + " " + std::to_string(column);
                const Result<Move> move = Polyomino::parse_move(*ring, text);
                if (!move) {
                    continue;
                }
                CHECK(Polyomino::format_move(*ring, *move) == text);
                count += is_on_board(*ring, *move->to) ? 1 : 0;
            }
        }
        CHECK(count == 1);
    }
}

TEST_CASE("bad texts are refused with one sentence, at the place that is wrong") {
    struct Bad {
        std::string text;
        std::string sentence;
        std::string at;  // the text from the offset on
    };
    const std::string head = "tessera 1 polyomino\n";
    const std::vector<Bad> bad = {
        {head + "lattice kagome\n",
         "there is no lattice of that name; there are square, hexagonal, triangular, cubic, sphere, diagonal",
         "kagome\n"},
        {head + "lattice square\n", "a level on squares has no line with its lattice", "lattice square\n"},
        {head + "lattice cubic\nlattice cubic\n",
         "the lattice is named once, before the board and the pieces", "lattice cubic\n"},
        {head + "board\n.\nend\nlattice cubic\n",
         "the lattice is named once, before the board and the pieces", ""},
        {with_board("hexagonal", ". .\n. .\n"),
         "in this drawing a cell stands where none can be: every row is moved by one letter against the next "
         "one",
         "board\n. .\n. .\nend\npiece A x999\nX\nend\n"},
        {with_board("cubic", ".x\n"), "a row here is made of .# only", "x\nend\npiece A x999\nX\nend\n"},
        {with_board("triangular", ".\n-\n.\n"), "a row here is made of .# only",
         "-\n.\nend\npiece A x999\nX\nend\n"},
        {with_board("cubic", "#\n"), "the board has no cell to cover",
         "board\n#\nend\npiece A x999\nX\nend\n"},
        {with_board("cubic",
                    "............"
                    ".\n"),
         "a drawing in space has at most 12 layers, rows and columns", ".\nend\npiece A x999\nX\nend\n"},
        {with_board("sphere", ".\n-\n-\n-\n-\n-\n-\n-\n-\n-\n-\n-\n-\n.\n"),
         "a drawing in space has at most 12 layers, rows and columns", ".\nend\npiece A x999\nX\nend\n"},
        {head + "lattice cubic\npiece A\nX\n-\n#X\nend\n", "the cells of a piece touch each other",
         "A\nX\n-\n#X\nend\n"},
        {head + "lattice cubic\npiece A noflip\n",
         "noflip is neither a count like x2, nor noflip, noturn, named, nor a colour like tint3", "noflip\n"},
        {head + "lattice hexagonal\nset iq\n",
         "there is no set of that name on this lattice; there are trihexes, tetrahexes, trihexes-tetrahexes, "
         "pentahexes",
         "iq\n"},
        {cube_with_hole + "place A 0 0 0\n",
         "a placement in space is: place PIECE ORIENTATION LAYER ROW COLUMN, of a piece above",
         "place A 0 0 0\n"},
        {hexagon_ring + "place A 0 0 2\n", "A does not fit on the board there", "place A 0 0 2\n"},
        {hexagon_ring + "place A 0 0 1\n", "A would overlap A", "place A 0 0 1\n"},
    };
    for (const Bad& one : bad) {
        CAPTURE(one.text);
        const Result<Level> level = Polyomino::parse_level(one.text);
        REQUIRE_FALSE(level);
        CHECK(english(level.error().message) == one.sentence);
        if (!one.at.empty()) {
            CHECK(one.text.substr(level.error().offset) == one.at);
        }
    }
}

TEST_CASE("boards of a thousand cells are read, larger ones are refused") {
    const auto boxes = [](int layers, int rows, int columns) {
        std::string board;
        for (int layer = 0; layer < layers; ++layer) {
            board += layer > 0 ? "-\n" : "";
            for (int row = 0; row < rows; ++row) {
                board += std::string(static_cast<std::size_t>(columns), '.') + "\n";
            }
        }
        return board;
    };
    for (const std::string lattice : {"cubic", "sphere"}) {
        const Result<Level> level = Polyomino::parse_level(with_board(lattice, boxes(9, 11, 10)));
        REQUIRE(sentence_of(level) == "");
        CHECK(open_cell_count(*level) == 990);
        CHECK(sentence_of(Polyomino::parse_level(with_board(lattice, boxes(7, 12, 12)))) ==
              "a board has at most 1000 cells on this lattice");
    }
    CHECK(sentence_of(Polyomino::parse_level(with_board("triangular", boxes(1, 10, 99)))) == "");
    CHECK(sentence_of(Polyomino::parse_level(with_board("triangular", boxes(1, 10, 101)))) ==
          "a board has at most 1000 cells on this lattice");
    CHECK(sentence_of(Polyomino::parse_level(with_board("triangular", boxes(1, 1, 129)))) ==
          "a drawing has at most 64 rows and 128 columns here");
}

TEST_CASE("damaged texts are refused or read, and what is read is written again as it is") {
    Rng rng(7);
    const std::string letters = ".#X-x \n0129AB";
    int read_count = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string text = good[static_cast<std::size_t>(rng.below(good.size()))];
        for (std::uint64_t change = 1 + rng.below(3); change > 0; --change) {
            const auto place = static_cast<std::size_t>(rng.below(text.size()));
            const char letter = letters[static_cast<std::size_t>(rng.below(letters.size()))];
            switch (rng.below(3)) {
                case 0:
                    text[place] = letter;
                    break;
                case 1:
                    text.insert(place, 1, letter);
                    break;
                default:
                    text.erase(place, 1 + static_cast<std::size_t>(rng.below(4)));
            }
        }
        const Result<Level> level = Polyomino::parse_level(text);
        if (!level) {
            CHECK(level.error().offset <= text.size());
            CHECK_FALSE(level.error().message.pattern.empty());
            continue;
        }
        ++read_count;
        const std::string written = Polyomino::format_level(*level);
        const Result<Level> again = Polyomino::parse_level(written);
        REQUIRE(sentence_of(again) == "");
        CHECK(again == level);
        CHECK(Polyomino::format_level(*again) == written);
    }
    CHECK(read_count > 60);
}

TEST_CASE("an answer has the form of the board, and blanks in it do not matter") {
    const Result<Level> ring = Polyomino::parse_level(hexagon_ring);
    REQUIRE(ring);
    const Result<Cut> cut = parse_cut(*ring, " b a\nb # a\n b a\n");
    REQUIRE(sentence_of(cut) == "");
    CHECK(format_cut(*ring, *cut) == " 0 1\n0 # 1\n 0 1\n");
    CHECK(parse_cut(*ring, "b a\nb # a\nb  a") == cut);
    CHECK(parse_cut(*ring, format_cut(*ring, *cut)) == cut);
    CHECK_FALSE(why_not_a_solution(*ring, *cut));
    CHECK(english(*why_not_a_solution(*ring, *parse_cut(*ring, "a a\nb # a\nb b"))) ==
          "A does not lie where the level fixes it");
    CHECK(english(*why_not_a_solution(*ring, *parse_cut(*ring, "b a\nb # a\nb ."))) ==
          "the cell in row 2, column 3 is not covered");
    for (const std::string text : {"", "a\n", "a a\nb b b\na a", "a a\nb # b", "a a\nb # b\na a\na"}) {
        CHECK(sentence_of(parse_cut(*ring, text)) ==
              "the answer has a label for each cell of the board, row by row, and # where there is none");
    }
    const Result<Level> cube = Polyomino::parse_level(cube_with_hole);
    REQUIRE(cube);
    CHECK(english(*why_not_a_solution(*cube, *parse_cut(*cube, "a a\na b\n-\nc\n. b"))) ==
          "the cell in layer 1, row 1, column 0 is not covered");
}

TEST_CASE("one more lattice is one value") {
    const Lattice& prism = prism_lattice();
    CHECK(turns_of(prism, false).size() == 12);
    CHECK(turns_of(prism, true).size() == 24);
    const std::string text =
        "tessera 1 polyomino\nlattice prism\n"
        "board\n . .\n. . .\n . .\n-\n . .\n. . .\n . .\nend\n"
        "piece A\nX X\n-\nX\nend\n"
        "piece B x11\nX\nend\n"
        "place A 0 0 1 2\n";
    const Result<Level> level = read_on_lattice(text, false, {&prism});
    REQUIRE(sentence_of(level) == "");
    CHECK(format_on_lattice(*level) == text);
    CHECK(open_cell_count(*level) == 14);
    CHECK(level->pieces.front().orientations.size() == 12);
}
