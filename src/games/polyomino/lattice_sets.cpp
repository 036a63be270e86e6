#include "games/polyomino/lattice_sets.h"

#include "base/apart.h"
#include "base/index.h"
#include "base/text.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/lattice/drawing.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera::polyomino {

namespace {

struct DrawnPiece {
    std::string_view name;
    std::string_view picture;  // as in level text
};

struct LatticeSet {
    std::string_view lattice;
    std::string_view name;
    std::vector<DrawnPiece> pieces;
};

using Drawn = std::vector<DrawnPiece>;

// clang-format off
// Bar, bent and triangle.
const Drawn& trihexes() {
    static const Drawn drawn = {{"I3", "X X X"}, {"V3", "X\n X X"}, {"A3", "X X\n X"}};
    return drawn;
}

// Bar, worm, arch, wave, bee, pistol and propeller (Gardner 1967).
const Drawn& tetrahexes() {
    static const Drawn drawn = {
        {"I4", "X X X X"}, {"J4", "X\n X X X"}, {"U4", "X   X\n X X"}, {"S4", "X X\n   X X"},
        {"O4", "X X\n X X"}, {"P4", "X X X\n X"}, {"Y4", "X\n X X\nX"}};
    return drawn;
}

const Drawn& pentahexes() {
    static const Drawn drawn = {
        {"A", "X X X X X"}, {"B", "X\n X X X X"}, {"C", "X     X\n X X X"}, {"D", "X X\n   X X X"},
        {"E", "X X\n X X X"}, {"F", "X X   X\n   X X"}, {"G", "X X X\n X   X"}, {"H", "X X X\n X X"},
        {"I", "X X X X\n   X"}, {"J", "X X X X\n X"}, {"K", "X\n X\n  X X X"}, {"L", "X\n X\nX X X"},
        {"M", "X\n X   X\n  X X"}, {"N", "X\n X X\n    X X"}, {"O", "X\n X X\nX   X"}, {"P", "X\n X X\nX X"},
        {"Q", "X\n X X X\n      X"}, {"R", "X\n X X X\n    X"}, {"S", "X\n X X X\nX"}, {"T", "X X\n   X\nX X"},
        {"U", "X X\n X\nX X"}, {"V", "X X X\n X\n  X"}};
    return drawn;
}

const Drawn& tetriamonds() {
    static const Drawn drawn = {{"I4", "XXXX"}, {"T4", " XXX\n  X"}, {"C4", "XX\nXX"}};
    return drawn;
}

const Drawn& pentiamonds() {
    static const Drawn drawn = {{"I5", "XXXXX"}, {"J5", "X\nXXXX"}, {"C5", "XX\nXXX"}, {"Q5", "XXXX\n  X"}};
    return drawn;
}

// Bar, chevron, butterfly, sphinx, crook, hook, snake, yacht, hexagon, signpost, lobster and crown (O'Beirne 1961).
const Drawn& hexiamonds() {
    static const Drawn drawn = {
        {"I", "XXXXXX"}, {"V", " XX\n  XXXX"}, {"B", " XXX\n XXX"}, {"X", " XXXXX\n  X"},
        {"K", "X\nXXXXX"}, {"J", "XX\nXXXX"}, {"S", "XXX\n  XXX"}, {"Y", "XXX\n XXX"},
        {"H", "XXX\nXXX"}, {"P", "XXXX\n  XX"}, {"L", "XXXX\n XX"}, {"C", "XXXXX\n  X"}};
    return drawn;
}

// The pieces of Hein's cube (1933), by their usual letters.
const Drawn& soma() {
    static const Drawn drawn = {
        {"V", "XX\nX"}, {"L", "XXX\nX"}, {"T", "XXX\n X"}, {"Z", "XX\n XX"},
        {"A", "XX\nX\n-\n X"}, {"B", "XX\nX\n-\n#\nX"}, {"P", "XX\nX\n-\nX"}};
    return drawn;
}

const Drawn& tetracubes() {
    static const Drawn drawn = {
        {"I", "XXXX"}, {"L", "XXX\nX"}, {"O", "XX\nXX"}, {"T", "XXX\n X"}, {"Z", "XX\n XX"},
        {"A", "XX\nX\n-\n X"}, {"B", "XX\nX\n-\n#\nX"}, {"P", "XX\nX\n-\nX"}};
    return drawn;
}
// clang-format on

Drawn both(Drawn first, const Drawn& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

const std::vector<LatticeSet>& lattice_sets() {
    static const std::vector<LatticeSet> sets = {
        {"hexagonal", "trihexes", trihexes()},
        {"hexagonal", "tetrahexes", tetrahexes()},
        {"hexagonal", "trihexes-tetrahexes", both(trihexes(), tetrahexes())},
        {"hexagonal", "pentahexes", pentahexes()},
        {"triangular", "tetriamonds", tetriamonds()},
        {"triangular", "pentiamonds", pentiamonds()},
        {"triangular", "tetriamonds-pentiamonds", both(tetriamonds(), pentiamonds())},
        {"triangular", "hexiamonds", hexiamonds()},
        {"cubic", "soma", soma()},
        {"cubic", "tetracubes", tetracubes()},
    };
    return sets;
}

Shape shape_of_picture(const Lattice& lattice, std::string_view picture) {
    std::vector<Cell> cells;
    Site place;
    for (const Token& row : split_lines(picture)) {
        if (row.text == layer_line) {
            place = {place.layer + 1, 0, 0};
            continue;
        }
        for (place.column = 0; place.column < int_size(row.text); ++place.column) {
            if (at(row.text, place.column) == 'X') {
                cells.push_back(unfolded(lattice, *lattice.site_at(place)));
            }
        }
        ++place.row;
    }
    return make_shape(std::move(cells));
}

std::vector<Piece> pieces_of(const Lattice& lattice, const Drawn& drawn) {
    std::vector<Piece> pieces;
    pieces.reserve(drawn.size());
    for (const DrawnPiece& piece : drawn) {
        pieces.push_back(make_piece(&lattice, std::string(piece.name),
                                    shape_of_picture(lattice, piece.picture), 1, may_flip_by_default(lattice),
                                    true));
    }
    return pieces;
}

}  // namespace

std::vector<std::string> set_names(const Lattice& lattice) {
    std::vector<std::string> names;
    for (const LatticeSet& set : lattice_sets()) {
        if (set.lattice == lattice.name) {
            names.emplace_back(set.name);
        }
    }
    if (lattice.has_squares) {
        names.insert(names.end(), set_names().begin(), set_names().end());
    }
    return names;
}

const std::vector<std::string_view>& own_set_names() {
    // Written out, so that params know the names without the drawings.
    static const std::vector<std::string_view> names = {
        "trihexes",    "tetrahexes",  "trihexes-tetrahexes",     "pentahexes",
        "tetriamonds", "pentiamonds", "tetriamonds-pentiamonds", "hexiamonds",
        "soma",        "tetracubes"};
    return names;
}

std::optional<std::vector<Piece>> pieces_of_set(const Lattice& lattice, std::string_view name) {
    for (const LatticeSet& set : lattice_sets()) {
        if (set.lattice == lattice.name && set.name == name) {
            return pieces_of(lattice, set.pieces);
        }
    }
    const auto* const squares = lattice.has_squares ? pieces_of_set(name) : nullptr;
    return squares == nullptr ? std::nullopt : std::optional(pieces_on_lattice(lattice, *squares));
}

namespace {

constexpr int largest_named = 5;  // cells

// Returns the name that a shape has in one of the lattice's sets. Of one or two cells there is one shape, and of three
// triangles.
std::string usual_name_on(const Lattice& lattice, const Shape& shape) {
    const int smallest_named = lattice.name == triangular_lattice().name ? 4 : 3;
    if (shape.size() < smallest_named) {
        return "I" + std::to_string(shape.size());
    }
    for (const LatticeSet& set : lattice_sets()) {
        if (set.lattice != lattice.name || shape.size() > largest_named) {
            continue;
        }
        for (const Piece& piece : pieces_of(lattice, set.pieces)) {
            const std::vector<Shape>& same = piece.orientations;
            if (std::find(same.begin(), same.end(), shape) != same.end()) {
                return piece.name;
            }
        }
    }
    return "";
}

bool has_name(const std::vector<Piece>& pieces, std::string_view name) {
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.name == name; });
}

}  // namespace

void name_pieces(const Lattice* lattice, std::vector<Piece>& pieces) {
    if (lattice == nullptr || lattice->has_squares) {
        return name_pieces(pieces);
    }
    int next = 0;
    for (Piece& piece : pieces) {
        const std::string usual = piece.name.empty() ? apart(usual_name_on)(*lattice, piece.shape) : "";
        if (!usual.empty() && !has_name(pieces, usual)) {
            piece.name = usual;
        }
        while (piece.name.empty()) {
            const std::string name = letter_name(next++);
            piece.name = has_name(pieces, name) ? "" : name;
        }
    }
}

std::optional<std::string> set_on_lattice(const Level& level) {
    for (const std::string& name : set_names(*level.lattice)) {
        const std::vector<Piece> set = *pieces_of_set(*level.lattice, name);
        if (set.size() == level.pieces.size() && set == level.pieces) {
            return name;
        }
    }
    return std::nullopt;
}

}  // namespace tessera::polyomino
