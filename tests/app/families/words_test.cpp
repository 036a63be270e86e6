#include "app/families/families.h"
#include "support/families.h"
#include "support/french.h"
#include "support/random_moves.h"
#include "support/translations.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("app/families/words");

namespace {

template <class G>
std::string words_of(std::string_view level_text, const Strings& strings = Strings()) {
    auto level = G::parse_level(level_text);
    REQUIRE(level);
    const Session<G> session(std::move(*level));
    typename ViewOf<G>::Type view;
    Scene scene;
    scene.area = {0, 0, 600, 600};
    lay_out(view, session, scene);
    BoardWords words(strings);
    put_in_words(words, view, session);
    return words.text();
}

}  // namespace

TEST_CASE("a polyomino board is told row by row, with what is in the tray") {
    constexpr std::string_view level =
        "tessera 1 polyomino\nboard\n##...\n.....\nend\n"
        "piece I2 x2\nXX\nend\npiece L4\nXXX\nX..\nend\n";
    CHECK(words_of<Polyomino>(level) ==
          "The board has 2 rows and 5 columns.\n"
          "Row 1: no cell \u00d72, empty \u00d73.\n"
          "Row 2: empty \u00d75.\n"
          "In the tray: I \u00d72, L.\n");
}

TEST_CASE("pieces that have to go are told, as long as they lie there") {
    auto level = Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n.....\nend\npiece I2\nXX\nend\npiece I3\nXXX\nend\n");
    REQUIRE(level);
    PolyominoSession session(std::move(*level));
    PolyominoView view;
    Scene scene;
    scene.area = {0, 0, 600, 600};
    lay_out(view, session, scene);
    const polyomino::Placement placement{0, 0, {0, 1}};
    REQUIRE(session.play(polyomino::placing(placement)));
    position_changed(view, session, scene);
    mark_mistakes(view, session,
                  {Polyomino::format_move(session.level(), polyomino::taking_back(placement))});
    const Strings strings;
    const auto told = [&] {
        BoardWords words(strings);
        put_in_words(words, view, session);
        return words.text();
    };
    CHECK(mistakes(view, session) == std::vector<std::string>{"I2"});
    CHECK(told().find("Marked, to be taken back: I2.\n") != std::string::npos);
    session.undo();
    position_changed(view, session, scene);
    CHECK(mistakes(view, session).empty());
    CHECK(told().find("Marked") == std::string::npos);
}

TEST_CASE("a number swap board is told with its barriers, in French to those who speak it") {
    constexpr std::string_view level = "tessera 1 number_swap\ngrid\n3 1 2\n6 5 4\nend\nbarrier 0 0 0 1\n";
    CHECK(words_of<NumberSwap>(level, Strings(&french())) ==
          "Le plateau a 2 lignes et 3 colonnes.\n"
          "Ligne 1\u00a0: 3, 1, 2.\n"
          "Ligne 2\u00a0: 6, 5, 4.\n"
          "Une barrière entre le 3 et le 1.\n");
}

TEST_CASE("an edge match board is told with what the edges of its tiles show") {
    constexpr std::string_view level = "tessera 1 edge_match\ntiles\n=A--=B--\nend\n";
    CHECK(words_of<EdgeMatch>(level) ==
          "The edges of a tile are named from the top, clockwise.\n"
          "The board has 1 row and 1 column.\n"
          "Row 1: empty.\n"
          "In the tray: tile 1 -- =A -- =B.\n");
}

TEST_CASE_TEMPLATE_DEFINE("a family says in every language how far a game is and what it is about", G, said) {
    const Session<G> session(sample_level<G>(1));
    typename ViewOf<G>::Type view;
    Scene scene;
    scene.area = {0, 0, 600, 600};
    position_changed(view, session, scene);
    std::vector<Sentence> sentences;
    for (const HelpLine& line : help(session)) {
        sentences.push_back(line.words);
        if (!line.keys.empty()) {
            sentences.push_back({std::string(line.keys), {}});
        }
    }
    CHECK_FALSE(sentences.empty());
    sentences.push_back(progress(view, session));
    sentences.push_back(solved_sentence(view, session));
    sentences.push_back({std::string(hint_caption(view)), {}});
    sentences.push_back({std::string(keys_in_words(session)), {}});
    for (const ViewTool& tool : tools(view, session)) {
        sentences.push_back({std::string(tool.caption), {}});
    }
    for (const Sentence& sentence : sentences) {
        const std::string lacking = languages_without(sentence.pattern);
        CHECK_MESSAGE(lacking == "", lacking << ": no words for " << sentence.pattern);
    }
    const Strings strings;
    BoardWords words(strings);
    put_in_words(words, view, session);
    CHECK_FALSE(words.text().empty());
}
TEST_CASE_TEMPLATE_APPLY(said, OfferedFamilies);

TEST_CASE("number swap says what was achieved, one swap or several, and par where it is known") {
    const auto said = [](std::string_view level_text, std::initializer_list<const char*> moves) {
        auto level = NumberSwap::parse_level(level_text);
        REQUIRE(level);
        NumberSwapSession session(std::move(*level));
        for (const char* move : moves) {
            REQUIRE(session.play(*NumberSwap::parse_move(session.level(), move)));
        }
        return english(progress(NumberSwapView(), session));
    };
    constexpr std::string_view one_away = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
    CHECK(said(one_away, {}) == "0 swaps");
    CHECK(said(one_away, {"0 0 0 1"}) == "Sorted in 1 swap");
    CHECK(said(one_away, {"0 0 1 0"}) == "1 swap");
    CHECK(said(one_away, {"0 0 1 0", "0 0 1 0"}) == "2 swaps");
    CHECK(said(one_away, {"0 0 1 0", "0 0 1 0", "0 0 0 1"}) == "Sorted in 3 swaps");
    constexpr std::string_view with_par = "tessera 1 number_swap\npar 1\ngrid\n2 1\n3 4\nend\n";
    CHECK(said(with_par, {"0 0 0 1"}) == "Sorted in 1 swap, par 1");
    CHECK(said(with_par, {"0 0 1 0"}) == "1 swap, par 1");
    CHECK(said(with_par, {"0 0 1 0", "0 0 1 0", "0 0 0 1"}) == "Sorted in 3 swaps, par 1");
}

TEST_CASE(
    "a number swap that took as few swaps as can be is praised, and one that took more is told by how much") {
    const auto won = [](std::string_view level_text, const std::vector<const char*>& moves) {
        auto level = NumberSwap::parse_level(level_text);
        REQUIRE(level);
        NumberSwapSession session(std::move(*level));
        for (const char* move : moves) {
            REQUIRE(session.play(*NumberSwap::parse_move(session.level(), move)));
        }
        REQUIRE(session.is_solved());
        const NumberSwapView view;
        return english(solved_sentence(view, session)) + (moves_over(view, session) > 0 ? " (plain)" : "");
    };
    constexpr std::string_view one_away = "tessera 1 number_swap\npar 1\ngrid\n2 1\n3 4\nend\n";
    CHECK(won(one_away, {"0 0 0 1"}) == "Sorted in the fewest swaps: 1");
    CHECK(won(one_away, {"0 0 1 0", "0 0 1 0", "0 0 0 1"}) == "Sorted in 3 swaps, 2 more than par (plain)");
    constexpr std::string_view unknown = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
    CHECK(won(unknown, {"0 0 1 0", "0 0 1 0", "0 0 0 1"}) == "Sorted in 3 swaps");
}

TEST_CASE("the best game of a number swap is told by its swaps, those of other families by time") {
    const auto level = NumberSwap::parse_level("tessera 1 number_swap\npar 2\ngrid\n2 3\n1 4\nend\n");
    REQUIRE(level);
    CHECK(english(*InfoOf<NumberSwap>::best_words(*level, 4)) == "4 swaps");
    CHECK(english(*InfoOf<NumberSwap>::best_words(*level, 2)) == "2 (par)");
    CHECK_FALSE(InfoOf<EdgeMatch>::best_words(sample_level<EdgeMatch>(1), 4));
    CHECK_FALSE(InfoOf<Polyomino>::best_words(sample_level<Polyomino>(1), 4));
}

template <class G>
float share_after(std::string_view level_text, const std::vector<const char*>& moves) {
    auto level = G::parse_level(level_text);
    REQUIRE(level);
    Session<G> session(std::move(*level));
    for (const char* move : moves) {
        REQUIRE(session.play(*G::parse_move(session.level(), move)));
    }
    return share_done(session);
}

TEST_CASE("a game's share goes from nothing at its start to all when it is solved, and givens do not count") {
    constexpr std::string_view dominoes =
        "tessera 1 polyomino\nboard\n......\nend\npiece I x3\nXX\nend\nplace I 0 0 0\n";
    CHECK(share_after<Polyomino>(dominoes, {}) == 0);
    CHECK(share_after<Polyomino>(dominoes, {"place I 0 0 2"}) == 0.5F);
    CHECK(share_after<Polyomino>(dominoes, {"place I 0 0 2", "place I 0 0 4"}) == 1);
    constexpr std::string_view swaps = "tessera 1 number_swap\ngrid\n2 1\n4 3\nend\n";
    CHECK(share_after<NumberSwap>(swaps, {}) == 0);
    CHECK(share_after<NumberSwap>(swaps, {"0 0 0 1"}) == 0.5F);
    CHECK(share_after<NumberSwap>(swaps, {"0 0 1 0"}) == 0);  // led nowhere
    CHECK(share_after<NumberSwap>(swaps, {"0 0 0 1", "1 0 1 1"}) == 1);
    constexpr std::string_view tiles =
        "tessera 1 edge_match\ntiles\n--=B=A-- ----=A=B\n=B----=A =A----=B\nend\n";
    CHECK(share_after<EdgeMatch>(tiles, {}) == 0);
    CHECK(share_after<EdgeMatch>(tiles, {"place 0 0 0 0"}) == 0.25F);
}

TEST_CASE_TEMPLATE_DEFINE("a family's share of a game is nothing at the start", G, no_share) {
    CHECK(share_done(Session<G>(sample_level<G>(1))) == 0);
}
TEST_CASE_TEMPLATE_APPLY(no_share, OfferedFamilies);

TEST_CASE("those who listen are told the keys of the family, and no letter that is a piece's") {
    const auto keys_of_level = [](std::string_view text) {
        auto level = Polyomino::parse_level(text);
        REQUIRE(level);
        return std::string(keys_in_words(PolyominoSession(std::move(*level))));
    };
    const auto has = [](std::string_view text, std::string_view part) {
        return text.find(part) != std::string_view::npos;
    };
    CHECK(has(keys_of_level("tessera 1 polyomino\nboard\n..\nend\npiece I2\nXX\nend\n"), "F flips it"));
    const std::string other = keys_of_level("tessera 1 polyomino\nboard\n..\nend\npiece H\nXX\nend\n");
    CHECK_FALSE(has(other, " H "));
    CHECK(has(other, "exclamation mark"));
    CHECK_FALSE(has(keys_in_words(NumberSwapSession(sample_level<NumberSwap>(1))), "flip"));
    CHECK_FALSE(has(keys_in_words(EdgeMatchSession(sample_level<EdgeMatch>(1))), "flip"));
}

TEST_CASE("the other families say what was done") {
    const PolyominoSession cut(sample_level<Polyomino>(1));
    CHECK(english(solved_sentence(PolyominoView(), cut)) == "Solved! Every cell is covered");
    const EdgeMatchSession tiles(sample_level<EdgeMatch>(1));
    CHECK(english(solved_sentence(EdgeMatchView(), tiles)) == "Solved! Every edge matches");
}

namespace {

template <class G>
std::string squares_after(std::string_view level_text, const std::vector<std::string>& moves) {
    auto level = G::parse_level(level_text);
    REQUIRE(level);
    Session<G> session(std::move(*level));
    for (const std::string& move : moves) {
        REQUIRE(session.play(*G::parse_move(session.level(), move)));
    }
    return result_squares(session);
}

constexpr const char* green_square = "\xF0\x9F\x9F\xA9";
constexpr const char* grey_square = "\xE2\xAC\x9C";

}  // namespace

TEST_CASE("the result of number swap has a square for each swap, green where a number came home") {
    constexpr std::string_view level = "tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n";
    CHECK(squares_after<NumberSwap>(level, {"0 0 0 1", "0 0 1 0"}) ==
          std::string(green_square) + green_square);
    CHECK(squares_after<NumberSwap>(level, {"1 0 1 1", "1 0 1 1", "0 0 0 1", "0 0 1 0"})
              .starts_with(grey_square));
    CHECK(squares_after<NumberSwap>(level, {}).empty());
}

TEST_CASE("the result of number swap has at most five rows of ten squares, however many swaps there were") {
    constexpr std::string_view level = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
    const auto rows_after = [&](int detours) {
        std::vector<std::string> moves(static_cast<std::size_t>(2 * detours), "0 0 1 0");
        moves.emplace_back("0 0 0 1");
        const std::string squares = squares_after<NumberSwap>(level, moves);
        return 1 + std::count(squares.begin(), squares.end(), '\n');
    };
    CHECK(rows_after(4) == 1);
    CHECK(rows_after(5) == 2);
    CHECK(rows_after(24) == 5);
    CHECK(rows_after(25) == 3);  // from here on two swaps share a square
    CHECK(rows_after(400) <= 5);
}

TEST_CASE("the result of polyominoes has a square for each piece in its colour, in the order of placing") {
    constexpr std::string_view level =
        "tessera 1 polyomino\nboard\n.....\nend\npiece A\nXX\nend\npiece B\nXXX\nend\n";
    const std::string first = squares_after<Polyomino>(level, {"place A 0 0 0"});
    const std::string second = squares_after<Polyomino>(level, {"place B 0 0 2"});
    REQUIRE_FALSE(first.empty());
    REQUIRE(first != second);
    CHECK(squares_after<Polyomino>(level, {"place A 0 0 0", "place B 0 0 2"}) == first + second);
    CHECK(squares_after<Polyomino>(level, {"place B 0 0 2", "place A 0 0 0"}) == second + first);
    // A piece that was taken up and laid again counts where it was laid last.
    CHECK(squares_after<Polyomino>(
              level, {"place A 0 0 0", "place B 0 0 2", "take A 0 0 0", "place A 0 0 0"}) == second + first);
}

TEST_CASE("the result of edge match has a square for each tile in its main colour, in the order of placing") {
    constexpr std::string_view level =
        "tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n";
    const std::string red = "\xF0\x9F\x9F\xA5";
    const std::string blue = "\xF0\x9F\x9F\xA6";
    const std::string in_order =
        squares_after<EdgeMatch>(level, {"place 0 0 0 0", "place 1 0 0 1", "place 2 0 0 2"});
    CHECK(in_order == red + red + blue);
    CHECK(squares_after<EdgeMatch>(level, {"place 2 0 0 2", "place 0 0 0 0", "place 1 0 0 1"}) ==
          blue + red + red);
    // A tile that was taken up and laid again counts where it was laid last.
    CHECK(squares_after<EdgeMatch>(level, {"place 2 0 0 0", "place 0 0 0 1", "take 0 0", "place 1 0 0 2",
                                           "place 2 0 0 0"}) == red + red + blue);
}

TEST_SUITE_END();

}  // namespace tessera
