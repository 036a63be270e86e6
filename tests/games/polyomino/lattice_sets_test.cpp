// Promise: The sets of each lattice are all shapes of their sizes, each once, and are refused on other lattices.

#include "games/polyomino/lattice_sets.h"

#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/polyomino.h"
#include "support/lattice_levels.h"
#include "support/printers.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/lattice_sets");

namespace {

struct Expected {
    const Lattice& lattice;
    std::string name;
    std::vector<int> sizes;  // of which it has all shapes
    std::size_t count = 0;
};

const std::vector<Expected> expected = {
    {hexagonal_lattice(), "trihexes", {3}, 3},
    {hexagonal_lattice(), "tetrahexes", {4}, 7},
    {hexagonal_lattice(), "trihexes-tetrahexes", {3, 4}, 10},
    {hexagonal_lattice(), "pentahexes", {5}, 22},
    {triangular_lattice(), "tetriamonds", {4}, 3},
    {triangular_lattice(), "pentiamonds", {5}, 4},
    {triangular_lattice(), "tetriamonds-pentiamonds", {4, 5}, 7},
    {triangular_lattice(), "hexiamonds", {6}, 12},
    {cubic_lattice(), "tetracubes", {4}, 8},
};

// Returns a form that is equal for shapes which a piece on offer can lie like.
Shape free_form(const Lattice& lattice, const Shape& shape) {
    const std::vector<Shape> images = orientations_of(lattice, shape, may_flip_by_default(lattice), true);
    return *std::min_element(images.begin(), images.end());
}

std::string text_with(const std::string& lattice, const std::string& set) {
    const std::string line = lattice == "square" ? "" : "lattice " + lattice + "\n";
    return "tessera 1 polyomino\n" + line + "board\n.\nend\nset " + set + "\n";
}

}  // namespace

TEST_CASE("a set has all shapes of its sizes, each once, with a name of its own") {
    for (const Expected& set : expected) {
        CAPTURE(set.name);
        const auto pieces = pieces_of_set(set.lattice, set.name);
        REQUIRE(pieces);
        CHECK(pieces->size() == set.count);
        std::set<Shape> wanted;
        for (const int size : set.sizes) {
            for (const Shape& shape : shapes_of_size(set.lattice, size, may_flip_by_default(set.lattice))) {
                wanted.insert(free_form(set.lattice, shape));
            }
        }
        std::set<Shape> found;
        std::set<std::string> names;
        for (const Piece& piece : *pieces) {
            found.insert(free_form(set.lattice, piece.shape));
            names.insert(piece.name);
            CHECK(is_plain_name(piece.name));
        }
        CHECK(found == wanted);
        CHECK(names.size() == set.count);
    }
}

TEST_CASE("hexiamonds have as many orientations as their usual names promise") {
    CHECK_FALSE(pieces_of_set(hexagonal_lattice(), "hexiamonds"));
    const auto hexiamonds = pieces_of_set(triangular_lattice(), "hexiamonds");
    REQUIRE(hexiamonds);
    std::string names;
    std::vector<std::size_t> counts;
    for (const Piece& piece : *hexiamonds) {
        names += piece.name;
        counts.push_back(piece.orientations.size());
    }
    // The butterfly and the hexagon have more axes than one, bar and snake turn into themselves.
    CHECK(names == "IVBXKJSYHPLC");
    CHECK(counts == std::vector<std::size_t>{6, 6, 3, 12, 12, 12, 6, 12, 1, 12, 6, 6});
}

TEST_CASE("the pieces of Soma are those of three or four cubes that are no boxes") {
    const auto soma = pieces_of_set(cubic_lattice(), "soma");
    REQUIRE(soma);
    CHECK(soma->size() == 7);
    std::set<Shape> shapes;
    int cells = 0;
    for (const Piece& piece : *soma) {
        shapes.insert(free_form(cubic_lattice(), piece.shape));
        cells += piece.shape.size();
        CHECK(piece.shape.rows() * piece.shape.columns() > piece.shape.size());  // no box
    }
    CHECK(shapes.size() == 7);
    CHECK(cells == 27);
}

TEST_CASE("pieces without a name get that of their lattice's sets, those of six cells and more a letter") {
    for (const Expected& set : expected) {
        if (set.lattice.has_squares) {
            continue;
        }
        std::vector<Piece> pieces = *pieces_of_set(set.lattice, set.name);
        const std::vector<Piece> named = pieces;
        for (Piece& piece : pieces) {
            piece.name.clear();
            piece.shape = piece.orientations.back();
        }
        name_pieces(&set.lattice, pieces);
        for (int index = 0; index < int_size(pieces); ++index) {
            const bool is_large = set.sizes.back() > 5;
            CHECK(at(pieces, index).name ==
                  (is_large ? std::string(1, static_cast<char>('A' + index)) : at(named, index).name));
        }
    }
    std::vector<Piece> small;
    for (int size = 1; size < 4; ++size) {
        for (const Shape& shape : shapes_of_size(triangular_lattice(), size, true)) {
            small.push_back(make_piece(&triangular_lattice(), "", shape, 1, true, true));
        }
    }
    name_pieces(&triangular_lattice(), small);
    REQUIRE(small.size() == 3);
    CHECK(small[0].name + small[1].name + small[2].name == "I1I2I3");
}

TEST_CASE("a set is one line of level text and of links, and other lattices refuse it") {
    for (const Lattice* const lattice : lattices()) {
        for (const Expected& set : expected) {
            CAPTURE(lattice->name);
            CAPTURE(set.name);
            const std::string text = text_with(std::string(lattice->name), set.name);
            const Result<Level> level = Polyomino::parse_level(text);
            if (lattice == &set.lattice) {
                REQUIRE(sentence_of(level) == "");
                CHECK(Polyomino::format_level(*level) == text);
                const std::string body = Polyomino::encode_share({*level, {}});
                CHECK(body.find("." + set.name) != std::string::npos);
                const auto opened = Polyomino::decode_share(body);
                REQUIRE(opened);
                CHECK(opened->level.pieces == level->pieces);
            } else {
                const std::string sentence = sentence_of(level);
                CHECK((sentence.starts_with("there is no set of that name") ||
                       sentence == "there are no sets of pieces on this lattice"));
            }
        }
    }
    CHECK(sentence_of(Polyomino::parse_level(text_with("triangular", "iq"))) ==
          "there is no set of that name on this lattice; there are tetriamonds, pentiamonds, "
          "tetriamonds-pentiamonds, hexiamonds");
    CHECK(Polyomino::parse_level(text_with("sphere", "iq")));
}

TEST_SUITE_END();
