#include "base/check.h"
#include "games/polyomino/lattice_share.h"
#include "games/polyomino/lattice_text.h"

// What the level text and the links of squares ask of other lattices, in programs that draw squares only: linked into a
// program itself, it stands in place of lattice_text.cpp and lattice_share.cpp, which are then left out.

namespace tessera::polyomino {

namespace {

tl::unexpected<Error> cannot_be_drawn() {
    return fail(
        ErrorCode::impossible_puzzle, 0,
        say("this puzzle is made of hexagons, triangles, cubes or balls, which cannot be shown here yet"));
}

}  // namespace

Result<Level> parse_on_lattice(std::string_view /*text*/, bool /*is_draft*/) {
    return cannot_be_drawn();
}

bool is_lattice_letter(char letter) {
    return std::string_view("htcs").find(letter) != std::string_view::npos;
}

Result<Shared> decode_on_lattice(std::string_view /*body*/) {
    return cannot_be_drawn();
}

// No level here is on another lattice, so nothing asks for the rest.

std::string format_on_lattice(const Level& /*level*/) {
    TESSERA_ASSERT(false);
    return {};
}

std::vector<int> place_on_lattice(const Level& /*level*/, const Placement& /*placement*/) {
    TESSERA_ASSERT(false);
    return {};
}

std::optional<Placement> placement_on_lattice(const Level& /*level*/, int /*piece*/, int /*orientation*/,
                                              const std::vector<int>& /*place*/) {
    TESSERA_ASSERT(false);
    return std::nullopt;
}

std::string encode_on_lattice(const Shared& /*shared*/) {
    TESSERA_ASSERT(false);
    return {};
}

}  // namespace tessera::polyomino
