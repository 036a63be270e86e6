// Promise: What a format writes it reads, the same text again; and what a format cannot say is named.

#include "formats/formats.h"

#include "base/text.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("formats/formats");

namespace {

bool takes(const Format& format, const Content& content) {
    const std::vector<Token> kinds = split_words({format.kinds, 0});
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const Token& kind) { return kind.text == kind_of(content); });
}

// Exact cover loses the comments that explain names.
std::string without_comments(const std::string& text) {
    std::string kept;
    for (const Token& line : split_lines(text)) {
        kept += line.text.substr(0, 1) == "|" ? "" : std::string(line.text) + "\n";
    }
    return kept;
}

// Returns "LINE:COLUMN: SENTENCE" of the error.
std::string complaint_about(const Format& format, const std::string& text) {
    const Result<Taken> taken = read_as(format, text);
    if (taken) {
        return "read";
    }
    const TextPosition place = position_of(text, taken.error().offset);
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
           english(taken.error().message);
}

Content content_of(const std::string& id, const std::string& text) {
    Result<Taken> taken = read_as(*format_called(id), text);
    REQUIRE(taken);
    return std::move(taken->content);
}

const std::string signed_level =
    "tessera 1 polyomino\ntitle Two\nauthor Ann\nboard\n###\n..#\n..#\nend\n"
    "piece Long noflip tint3\nXX\nend\npiece B noturn\nXX\nend\nplace Long 0 1 0\n";

}  // namespace

TEST_CASE("each format has names of its own, and is read or written") {
    std::set<std::string_view> names;
    for (const Format& format : formats()) {
        CAPTURE(format.id);
        CHECK((format.read != nullptr || format.write != nullptr));
        CHECK(names.insert(format.id).second);
        for (const Token& ending : split_words({format.endings, 0})) {
            CHECK(names.insert(ending.text).second);
            CHECK(format_ending("a" + std::string(ending.text)) == &format);
            CHECK(format_ending(ending.text) != &format);  // there is no name before it
        }
    }
    CHECK(format_called("abc") == nullptr);
}

TEST_CASE("the table in the folder's README is the registry") {
    std::string table = "| format | endings | for | | |\n|---|---|---|---|---|\n";
    for (const Format& format : formats()) {
        const std::string does = format.write == nullptr  ? "read"
                                 : format.read == nullptr ? "written"
                                                          : "read and written";
        table += "| `" + std::string(format.id) + "` | " + std::string(format.endings) + " | " +
                 std::string(format.kinds) + " | " + does + " | " + std::string(format.help) + " |\n";
    }
    std::ifstream file(TESSERA_SOURCE_DIR "/src/formats/README.md");
    std::ostringstream text;
    text << file.rdbuf();
    CAPTURE(table);
    CHECK(text.str().find(table) != std::string::npos);
}

TEST_CASE("what is written is read, and written the same again") {
    int written_count = 0;
    for (int index = 0; index < int_size(shipped_levels()); index += 9) {
        const ShippedLevel& level = at(shipped_levels(), index);
        const Content puzzle = content_of("level", std::string(level.text));
        for (const Format& format : formats()) {
            if (format.read == nullptr || format.write == nullptr || !takes(format, puzzle)) {
                continue;
            }
            CAPTURE(level.name);
            CAPTURE(format.id);
            const Result<Written> written = write_as(format, puzzle);
            if (!written) {  // not solved, halves, too large: a sentence says so
                CHECK_FALSE(english(written.error().message).empty());
                continue;
            }
            const Result<Taken> again = read_as(format, written->text);
            REQUIRE(again);
            const Result<Written> second = write_as(format, again->content);
            REQUIRE(second);
            const Result<Taken> third = read_as(format, second->text);
            REQUIRE(third);
            CHECK(write_as(format, third->content)->text == second->text);
            // The texts that a format writes of a level come back at once, where it has room for names.
            const std::string_view nameless = "matrix xmpuzzle sage cemulate polysolver";
            CHECK((nameless.find(format.id) != std::string_view::npos ||
                   without_comments(second->text) == without_comments(written->text)));
            ++written_count;
        }
    }
    CHECK(written_count > 150);
}

TEST_CASE("what a format does not say is named") {
    const Content puzzle = content_of("level", signed_level);
    const std::pair<std::string, std::vector<std::string>> cases[] = {
        {"level", {}},
        {"matrix",
         {"the title", "the author", "the pieces that are fixed", "the names of the pieces",
          "the colours of the pieces", "which pieces may not be flipped or turned",
          "the order of the pieces and how they are drawn"}},
        {"svg", {"everything but the picture of the position"}},
        {"dlx",
         {"everything but what is left to cover", "that pieces of the same shape are interchangeable"}},
    };
    for (const auto& entry : cases) {
        const std::string& id = entry.first;
        const std::vector<std::string>& things = entry.second;
        CAPTURE(id);
        const Result<Written> written = write_as(*format_called(id), puzzle);
        REQUIRE(written);
        CHECK(written->left_out == things);
    }
}

TEST_CASE("moves so far, motifs and orders of tiles are named as well") {
    Content puzzle = content_of("level", "tessera 1 edge_match\nsize 2x1\ntiles\n=1------ =1------\nend\n");
    auto& game = std::get<Session<EdgeMatch>>(std::get<AnySession>(puzzle));
    REQUIRE(game.play(*EdgeMatch::parse_move(game.level(), "place 1 2 0 1")));
    REQUIRE(write_as(*format_called("link"), puzzle));
    CHECK(write_as(*format_called("link"), puzzle)->left_out.empty());
    CHECK(write_as(*format_called("level"), puzzle)->left_out ==
          std::vector<std::string>{"the moves so far"});
    CHECK(write_as(*format_called("eternity"), puzzle)->left_out ==
          std::vector<std::string>{"the moves so far"});
    CHECK(write_as(*format_called("bucas"), puzzle)->left_out ==
          std::vector<std::string>{"the letters of the motifs", "the moves so far"});
}

TEST_CASE("a solved board becomes a cut grid or letters, and no other does") {
    Content puzzle = content_of("level", signed_level);
    const Result<Written> none = write_as(*format_called("cut"), puzzle);
    REQUIRE_FALSE(none);
    CHECK(english(none.error().message) ==
          "this format shows a solved board, and the pieces of this one are not all placed");
    auto& game = std::get<Session<Polyomino>>(std::get<AnySession>(puzzle));
    REQUIRE(game.play(*Polyomino::parse_move(game.level(), "place B 0 2 0")));
    CHECK(write_as(*format_called("cut"), puzzle)->text == " # # #\n 0 0 #\n 1 1 #\n");
    CHECK(write_as(*format_called("letters"), puzzle)->text == "...\nAA.\nBB.\n");
}

TEST_CASE("a format for another family is refused") {
    const Content puzzle = content_of("level", signed_level);
    const Result<Written> written = write_as(*format_called("bucas"), puzzle);
    REQUIRE_FALSE(written);
    CHECK(english(written.error().message) == "bucas takes edge_match, and this is polyomino");
}

TEST_CASE("lists of Python are matrices") {
    const Content puzzle =
        content_of("matrix", "[[1, 1, 1],\n [1, 1, 0]]\n\n[[1, 1],\n [1, 0]]\n\n[[1, 1]]\n");
    CHECK(write_as(*format_called("level"), puzzle)->text ==
          "tessera 1 polyomino\nboard\n...\n..#\nend\npiece V3\nXX\nX.\nend\npiece I2\nXX\nend\n");
}

TEST_CASE("Eternity II lists and addresses have the edges of a tile in their order") {
    const Content puzzle = content_of("eternity", "# two tiles\n2 1\n1 2 3 0\n 4 0 5 2\n");
    CHECK(write_as(*format_called("level"), puzzle)->text ==
          "tessera 1 edge_match\nsize 2x1\ntiles\n=B=A--=C --=D=B=E\nend\n");
    CHECK(write_as(*format_called("bucas"), puzzle)->text ==
          "https://e2.bucas.name/#puzzle=Tessera&board_w=2&board_h=1&board_edges=bcdaeafc\n");
    const Result<Taken> read = read_as(
        *format_called("bucas"),
        "https://e2.bucas.name/#puzzle=X&board_w=2&board_h=1&board_edges=bcdaeafc&motifs_order=jblackwood");
    REQUIRE(read);
    REQUIRE(read->remarks.size() == 1);
    CHECK(english(read->remarks.front()) == "in the address, puzzle and motifs_order will be ignored");
    CHECK(write_as(*format_called("eternity"), read->content)->text == "2 1\n1 2 3 0\n4 0 5 2\n");
}

TEST_CASE("damaged texts are refused with a sentence at the place") {
    const std::tuple<std::string, std::string, std::string> texts[] = {
        {"level", "tessera 1 polyomino\nboard\n.x\nend\n", "3:2: a row here is made of .# only"},
        {"link", "two words", "1:1: this is neither a share code nor an address that ends with one"},
        {"cut", " 0 0\n 0\n", "2:1: the rows of the board differ in length"},
        {"letters", "AA\nA-\n", "2:2: a cell is a letter or a digit; # . or a blank means no cell"},
        {"letters", "\n..\n", "1:1: the picture has no piece"},
        {"letters", std::string(129, 'A'), "1:1: a side is longer than 128 cells"},
        {"letters", "AB\nBA\n", "1:1: the cells of a label must be connected, and at most 1024 of them"},
        {"matrix", "11\n\n12\n",
         "3:2: a matrix is made of 0 and 1, with blanks, commas or brackets between them"},
        {"matrix", "11\n1\n", "2:1: the rows of a matrix differ in length"},
        {"matrix", "11\n", "1:1: a puzzle is a matrix of its board, then one of each piece"},
        {"matrix", "11\n\n 00\n", "3:2: a piece has 1 to 1024 cells"},
        {"matrix", "111\n\n101\n", "3:1: the cells of a piece touch each other along edges"},
        {"matrix", "111\n\n11\n", "1:1: the pieces cannot fill the board: 2 cells for 3"},
        {"eternity", "1 2 3\n", "1:1: a tile is four numbers: its upper, right, lower and left edge"},
        {"eternity", "1 2 3 4\n1 2 3 63\n", "2:7: 63 is not a whole number from 0 to 62"},
        {"eternity", "1 2 3 4\n1 2 3 4\n",
         "3:1: 2 tiles do not make a square: begin with a line that gives columns and rows"},
        {"eternity", "2 2\n1 2 3 4\n", "3:1: a board of 4 cells needs as many tiles, not 1"},
        {"eternity", "17 2\n", "1:1: 17 is not a whole number from 1 to 16"},
        {"eternity", "", "1:1: 0 tiles do not make a square: begin with a line that gives columns and rows"},
        {"bucas", "#board_w=2&board_h=0&board_edges=", "1:20: board_h is a whole number from 1 to 16"},
        {"bucas", "#board_edges=abcd", "1:1: board_w is a whole number from 1 to 16"},
        {"bucas", "#board_w=1&board_h=1&board_edges=ab:d", "1:36: an edge is a letter from a to z"},
        {"bucas", "#board_w=1&board_h=1&board_edges=abc",
         "1:34: board_edges has 3 letters, and this board needs 4"},
        {"bucas", "#board_w=2&board_h=1&board_edges=abcdaaaa",
         "1:38: this cell is empty, and the address does not say which tile is left for it"},
        {"tiles", "=A=A=A=A =A\n", "1:10: a tile is 8 characters, two for each edge, not =A"},
        {"tiles", "\n", "1:1: a board has 1 to 16 rows and columns of tiles"},
    };
    for (const auto& entry : texts) {
        const std::string& text = std::get<1>(entry);
        CAPTURE(text);
        CHECK(complaint_about(*format_called(std::get<0>(entry)), text) == std::get<2>(entry));
    }
}

TEST_CASE("a text that is larger than its format may be is refused") {
    CHECK(complaint_about(*format_called("cut"), std::string((1U << 20U) + 1, ' ')) ==
          "1:1: this is larger than the 1 megabyte that cut may have");
}

}  // namespace tessera
