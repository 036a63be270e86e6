#include "games/polyomino/draft.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/polyomino.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

// A program that knows squares only, as the window does until all of it has arrived: puzzles on other lattices are refused with
// one sentence, in level text, in a draft and in a link, and squares are read as ever. Linked into the program itself, these
// functions stand in place of lattice/lattices.cpp.

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> squares = {&square_lattice()};
    return squares;
}

std::string_view why_lattices_are_absent() {
    return "the lattices are still to come";
}

}  // namespace tessera::polyomino

using namespace tessera;

namespace {

template <class T>
bool is_refused(const Result<T>& result) {
    return !result && english(result.error().message) == polyomino::why_lattices_are_absent();
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
