#include "app/screens/help_sheet.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

// The lines of the help.

TEST_SUITE_BEGIN("app/screens/help_sheet");

namespace {

// Returns the keys of the line with this icon.
std::string_view keys_of(std::string_view level, Icon icon) {
    const OpenGame game(*open_level(level));
    const std::vector<HelpLine> lines = help_lines(game);
    const auto line =
        std::find_if(lines.begin(), lines.end(), [icon](const HelpLine& each) { return each.icon == icon; });
    REQUIRE(line != lines.end());
    return line->keys;
}

std::string words_of(std::string_view level) {
    const OpenGame game(*open_level(level));
    std::string words;
    for (const HelpLine& line : help_lines(game)) {
        words += Strings().of(line.words) + "\n";
    }
    return words;
}

constexpr std::string_view yz_pieces =
    "tessera 1 polyomino\nboard\n....\nend\npiece Y\nXXX\nend\npiece Z\nX\nend\n";
constexpr std::string_view hk_pieces =
    "tessera 1 polyomino\nboard\n....\nend\npiece H\nXXX\nend\npiece K\nX\nend\n";
constexpr std::string_view lv_pieces =
    "tessera 1 polyomino\nboard\n....\nend\npiece L\nXXX\nend\npiece V\nX\nend\n";
constexpr std::string_view numbers = "tessera 1 number_swap\ngrid\n2 1\n3 4\nend\n";
constexpr std::string_view tiles = "tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n";

}  // namespace

TEST_CASE("the help names no key that picks a piece") {
    CHECK(keys_of(lv_pieces, Icon::undo) == "Z and Y, or Ctrl+Z and Ctrl+Y");
    CHECK(keys_of(yz_pieces, Icon::undo) == "Ctrl+Z and Ctrl+Y");
    CHECK(keys_of(lv_pieces, Icon::hint) == "H or the exclamation mark");
    CHECK(keys_of(hk_pieces, Icon::hint) == "the exclamation mark");
    CHECK(keys_of(lv_pieces, Icon::flag) == "K or + sets one, J or - goes back");
    CHECK(keys_of(hk_pieces, Icon::flag) == "+ sets one, - goes back");
}

TEST_CASE("the help speaks of the open family alone") {
    const auto has = [](const std::string& text, std::string_view part) {
        return text.find(part) != std::string::npos;
    };
    CHECK(has(words_of(lv_pieces), "Cover the whole board with the pieces"));
    for (const std::string_view level : {numbers, tiles}) {
        const std::string words = words_of(level);
        CHECK(has(words, level == numbers ? "numbers in order" : "edges of touching tiles"));
        CHECK_FALSE(has(words, "piece"));
        CHECK_FALSE(has(words, "flip"));
    }
}

TEST_SUITE_END();
