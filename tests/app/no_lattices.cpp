#include "games/polyomino/draft.h"
#include "games/polyomino/polyomino.h"

#include <cstdio>
#include <string>

// A program linked like the window, with no_lattices.cpp in place of two files of the family: puzzles on other lattices than
// squares are refused with one sentence, in level text, in a draft and in a link, and squares are read as ever.

using namespace tessera;

namespace {

const std::string wanted =
    "this puzzle is made of hexagons, triangles, cubes or balls, which cannot be shown here yet";

template <class T>
bool is_refused(const Result<T>& result) {
    return !result && english(result.error().message) == wanted;
}

}  // namespace

int main() {
    const std::string cubes = "tessera 1 polyomino\nlattice cubic\nboard\n.\nend\npiece A\nX\nend\n";
    const std::string squares = "tessera 1 polyomino\nboard\n.\nend\npiece A\nX\nend\n";
    const bool is_right =
        is_refused(Polyomino::parse_level(cubes)) && is_refused(polyomino::read_draft(cubes)) &&
        is_refused(Polyomino::decode_share("cAAAg/wIAA/A")) && is_refused(Polyomino::decode_share("h")) &&
        Polyomino::parse_level(squares) && Polyomino::decode_share("1x1/A");
    std::puts(is_right ? "refused, as it should be" : "a puzzle that cannot be drawn was not refused");
    return is_right ? 0 : 1;
}
