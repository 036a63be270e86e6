#include "games/polyomino/shape.h"

#include "games/polyomino/catalogue.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/shape");

TEST_CASE("a picture and its shape are the same thing twice") {
    const std::string picture = ".XX\nXX.\n.X.";
    CHECK(picture_of(shape_from_picture(picture)) == picture);
    CHECK(shape_from_picture("....\n..X.\n.XX.") == shape_from_picture(".X\nXX"));
}

TEST_CASE("a quarter turn is clockwise and four of them are none") {
    const Shape shape = shape_from_picture("XXX\nX..");
    CHECK(picture_of(turned(shape)) == "XX\n.X\n.X");
    CHECK(turned(turned(turned(turned(shape)))) == shape);
    CHECK(picture_of(flipped(shape)) == "XXX\n..X");
}

TEST_CASE("orientations are numbered: turns first, then the flipped shape and its turns, none twice") {
    const std::vector<Shape> l = orientations_of(shape_from_picture("XXX\nX.."), true, true);
    REQUIRE(l.size() == 8);
    CHECK(picture_of(l[1]) == "XX\n.X\n.X");
    CHECK(picture_of(l[4]) == "XXX\n..X");
    CHECK(orientations_of(shape_from_picture("XX.\n.XX"), true, true).size() == 4);
    CHECK(orientations_of(shape_from_picture("XX.\n.XX"), false, true).size() == 2);
    CHECK(orientations_of(shape_from_picture("XX.\n.XX"), true, false).size() == 2);
    CHECK(orientations_of(shape_from_picture("XX\nXX"), true, true).size() == 1);
}

TEST_CASE("all eight orientations have one canonical form") {
    for (const Shape& shape : small_free_polyominoes()) {
        for (const Shape& orientation : orientations_of(shape, true, true)) {
            CHECK(canonical(orientation) == shape);
        }
    }
}

TEST_CASE("there are as many free polyominoes as the literature says") {
    // OEIS A000105.
    const int counts[] = {1, 1, 2, 5, 12, 35, 108};
    for (int size = 1; size <= 7; ++size) {
        CHECK(int_size(free_polyominoes(size)) == counts[size - 1]);
    }
}

TEST_CASE("cells that only touch at a corner do not hang together") {
    CHECK(is_connected(shape_from_picture("XX.\n.XX")));
    CHECK_FALSE(is_connected(shape_from_picture("X.\n.X")));
}

TEST_CASE("the perimeter counts the edges to the outside, holes included") {
    CHECK(perimeter(shape_from_picture("X")) == 4);
    CHECK(perimeter(shape_from_picture("XXX\nX.X\nXXX")) == 16);
}

TEST_CASE("the named sets have the areas people know") {
    const auto area = [](const std::string& name) {
        int cells = 0;
        const std::vector<Piece> pieces = *pieces_of_set(name);
        for (const Piece& piece : pieces) {
            cells += piece.shape.size() * piece.count;
        }
        return cells;
    };
    CHECK(area("iq") == 55);
    CHECK(area("kanoodle") == 55);
    CHECK(area("pentominoes") == 60);
    CHECK(area("tetrominoes") == 20);
    CHECK(area("pentominoes-tetrominoes") == 80);
    CHECK(area("one-to-five") == 89);
    CHECK(area("one-sided-tetrominoes") == 28);
    CHECK(area("one-sided-pentominoes") == 90);
    CHECK(area("hexominoes") == 210);
}

TEST_CASE("the pieces of every set have names of their own") {
    for (const std::string& name : set_names()) {
        std::vector<std::string> names;
        const std::vector<Piece> pieces = *pieces_of_set(name);
        for (const Piece& piece : pieces) {
            CHECK_FALSE(piece.name.empty());
            names.push_back(piece.name);
        }
        std::sort(names.begin(), names.end());
        CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
    }
}

TEST_SUITE_END();
