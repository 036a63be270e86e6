#include "session/text_twin.h"

#include "session/share.h"

#include <doctest.h>

#include <string>

namespace tessera {

TEST_SUITE_BEGIN("session/text_twin");

namespace {

// A hole, a piece with two copies, and one on the board.
const std::string corner =
    "tessera 1 polyomino\ntitle Corner\nboard\n...\n.#.\nend\npiece V\nX.\nXX\nend\npiece I x2\nX\nend\n";

AnySession session_of(const std::string& level) {
    auto session = open_level(level);
    REQUIRE(session);
    return std::move(*session);
}

}  // namespace

TEST_CASE("a polyomino position is its board and the pieces beside it") {
    AnySession session = session_of(corner);
    CHECK(text_twin(session) ==
          ". . .\n. # .\n"
          "\nV   I x2\nX.  X\nXX\n\n");
    auto& game = std::get<Session<Polyomino>>(session);
    REQUIRE(game.play(*Polyomino::parse_move(game.level(), "place I 0 0 2")));
    CHECK(text_twin(session) ==
          ". . I\n. # .\n"
          "\nV   I\nX.  X\nXX\n\n");
}

TEST_CASE("many pieces stand in several rows, and what is solved shows none") {
    std::string level = "tessera 1 polyomino\nboard\n" + std::string(50, '.') + "\nend\n";
    for (char letter = 'A'; letter < 'F'; ++letter) {
        level += std::string("piece ") + letter + "\n" +
                 std::string(static_cast<std::size_t>(letter - 'A') + 10, 'X') + "\nend\n";
    }
    const std::string text = text_twin(session_of(level));
    std::size_t longest = 0;
    std::size_t start = text.find('\n') + 1;  // after the board
    for (std::size_t end = text.find('\n', start); end != std::string::npos; end = text.find('\n', start)) {
        longest = std::max(longest, end - start);
        start = end + 1;
    }
    CHECK(longest <= 60);
    CHECK(text.find("\nE\nXXXXXXXXXXXXXX\n") != std::string::npos);
}

TEST_CASE("other families are told as level text") {
    const std::string level = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
    CHECK(text_twin(session_of(level)) == level);
}

TEST_SUITE_END();

}  // namespace tessera
