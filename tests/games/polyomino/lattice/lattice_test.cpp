#include "games/polyomino/lattice/lattice.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"
#include "support/lattice_levels.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/lattice/lattice");

namespace {

// Cells around the origin.
std::vector<Site> some_cells(const Lattice& lattice) {
    std::vector<Site> sites;
    for (const Site& site : box(lattice.is_in_space ? 5 : 1, 7, 7)) {
        const Site there = site - Site{lattice.is_in_space ? 2 : 0, 3, 3};
        if (lattice.is_cell(there)) {
            sites.push_back(there);
        }
    }
    return sites;
}

double distance(const Lattice& lattice, const Site& a, const Site& b) {
    const std::array<double, 3> from = lattice.centre_of(a);
    const std::array<double, 3> to = lattice.centre_of(b);
    return std::hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}

bool is_step(const Lattice& lattice, const Site& step) {
    return std::find(lattice.steps.begin(), lattice.steps.end(), step) != lattice.steps.end();
}

struct Facts {
    std::string_view name;
    std::size_t rotations;
    std::size_t neighbours;
};
constexpr std::array<Facts, 6> facts = {{{"square", 4, 4},
                                         {"hexagonal", 6, 6},
                                         {"triangular", 6, 3},
                                         {"cubic", 24, 6},
                                         {"sphere", 24, 12},
                                         {"diagonal", 4, 4}}};

}  // namespace

TEST_CASE("there are six lattices, with the groups that geometry gives them") {
    REQUIRE(lattices().size() == facts.size());
    for (const Facts& fact : facts) {
        CAPTURE(fact.name);
        const Lattice* const lattice = lattice_called(fact.name);
        REQUIRE(lattice != nullptr);
        CHECK(turns_of(*lattice, false).size() == fact.rotations);
        CHECK(turns_of(*lattice, true).size() == 2 * fact.rotations);
        CHECK(turns_of(*lattice, true).front() == no_turn);
        CHECK(lattice->is_in_space == (fact.rotations == 24));
    }
    CHECK(lattice_called("kagome") == nullptr);
}

TEST_CASE("a program that lacks the lattices knows their names and letters") {
    REQUIRE(lattices().size() == other_lattice_marks.size() + 1);
    for (const LatticeMark& mark : other_lattice_marks) {
        const Lattice* const lattice = lattice_called(mark.name);
        REQUIRE(lattice != nullptr);
        CHECK(lattice->letter == mark.letter);
        CHECK(is_lattice_letter(mark.letter));
        CHECK_FALSE(why_absent(mark.name));
    }
    CHECK_FALSE(is_lattice_letter(square_lattice().letter));
}

TEST_CASE("neighbours are the nearest cells, and never of one colour") {
    for (const Facts& fact : facts) {
        const Lattice& lattice = *lattice_called(fact.name);
        for (const Site& site : some_cells(lattice)) {
            const auto neighbours = static_cast<std::size_t>(
                std::count_if(lattice.steps.begin(), lattice.steps.end(),
                              [&](const Site& step) { return lattice.is_cell(site + step); }));
            for (const Site& other : some_cells(lattice)) {
                const bool is_beside = is_step(lattice, other - site);
                const double apart = distance(lattice, site, other);
                CHECK(is_beside == (other != site && apart < 1.001));
                CHECK((other == site || apart > 0.999));
                if (is_beside) {
                    CHECK(lattice.colour_of(site) != lattice.colour_of(other));
                }
            }
            CHECK(neighbours == fact.neighbours);
            CHECK(lattice.colour_of(site) >= 0);
            CHECK(lattice.colour_of(site) < lattice.colour_count);
        }
    }
}

TEST_CASE("every rotation and reflection keeps cells and distances, and half of them are reflections") {
    for (const Facts& fact : facts) {
        const Lattice& lattice = *lattice_called(fact.name);
        const std::vector<Turn> turns = turns_of(lattice, true);
        for (std::size_t index = 0; index < turns.size(); ++index) {
            const Turn& turn = turns[index];
            const std::vector<Site> sites = some_cells(lattice);
            for (const Site& site : sites) {
                CHECK(lattice.is_cell(image_of(turn, site)));
                CHECK(distance(lattice, image_of(turn, site), image_of(turn, sites.front())) ==
                      doctest::Approx(distance(lattice, site, sites.front())));
            }
            // The determinant of the map says whether it is a reflection.
            const Site& a = turn.layer;
            const Site& b = turn.row;
            const Site& c = turn.column;
            const int determinant = a.layer * (b.row * c.column - b.column * c.row) -
                                    a.row * (b.layer * c.column - b.column * c.layer) +
                                    a.column * (b.layer * c.row - b.row * c.layer);
            CHECK(determinant == (index < fact.rotations ? 1 : -1));
        }
    }
}

TEST_CASE("a place of a drawing is a cell's own") {
    for (const Facts& fact : facts) {
        const Lattice& lattice = *lattice_called(fact.name);
        for (const Site& site : some_cells(lattice)) {
            const Site place = lattice.place_of(site);
            CHECK(lattice.site_at(place) == site);
            const Site moved = lattice.translation_below(site);
            CHECK(lattice.is_cell(site - moved));
            CHECK((site - moved).row >= 0);
            CHECK((site - moved).column >= 0);
        }
    }
}

TEST_CASE("the lattice of squares turns shapes as squares are turned, in the same order") {
    for (int size = 1; size <= 5; ++size) {
        for (const Shape& shape : free_polyominoes(size)) {
            for (const bool can_flip : {false, true}) {
                for (const bool can_turn : {false, true}) {
                    CHECK(orientations_of(square_lattice(), shape, can_flip, can_turn) ==
                          orientations_of(shape, can_flip, can_turn));
                }
            }
            CHECK(canonical(&square_lattice(), shape) == canonical(shape));
            CHECK(is_connected(&square_lattice(), shape));
        }
    }
}

// OEIS A000105, A000228, A000577, A038119 and, up to rotations only, A000162.
TEST_CASE("there are as many shapes of each size as are published") {
    const auto counts = [](const Lattice& lattice, bool up_to_reflections, int most) {
        std::vector<std::size_t> sizes;
        for (int size = 1; size <= most; ++size) {
            const std::vector<Shape> shapes = shapes_of_size(lattice, size, up_to_reflections);
            sizes.push_back(shapes.size());
            for (const Shape& shape : shapes) {
                CHECK(shape.size() == size);
                CHECK(is_connected(&lattice, shape));
            }
        }
        return sizes;
    };
    CHECK(counts(square_lattice(), true, 6) == std::vector<std::size_t>{1, 1, 2, 5, 12, 35});
    CHECK(counts(diagonal_lattice(), true, 6) == std::vector<std::size_t>{1, 1, 2, 5, 12, 35});
    CHECK(counts(hexagonal_lattice(), true, 5) == std::vector<std::size_t>{1, 1, 3, 7, 22});
    CHECK(counts(triangular_lattice(), true, 7) == std::vector<std::size_t>{1, 1, 1, 3, 4, 12, 24});
    CHECK(counts(cubic_lattice(), true, 4) == std::vector<std::size_t>{1, 1, 2, 7});
    CHECK(counts(cubic_lattice(), false, 5) == std::vector<std::size_t>{1, 1, 2, 8, 29});
}

TEST_CASE("a shape has as many orientations as the group of its lattice over its own") {
    // A straight line and a screw of four cubes, a cube alone, four balls that all touch, a square of balls and two balls.
    const auto count = [](const Lattice& lattice, const std::vector<Site>& sites, bool can_flip) {
        return orientations_of(lattice, shape_of(lattice, sites), can_flip, true).size();
    };
    CHECK(count(cubic_lattice(), box(1, 1, 4), false) == 3);
    CHECK(count(cubic_lattice(), {{0, 0, 0}, {0, 0, 1}, {0, 1, 1}, {1, 1, 1}}, false) == 12);
    CHECK(count(cubic_lattice(), {{0, 0, 0}, {0, 0, 1}, {0, 1, 1}, {1, 1, 1}}, true) == 24);
    CHECK(count(cubic_lattice(), box(1, 1, 1), true) == 1);
    CHECK(count(sphere_lattice(), {{0, 0, 0}, {0, 0, 1}, {1, 0, 0}, {1, -1, 0}}, false) == 2);
    CHECK(count(sphere_lattice(), box(1, 2, 2), false) == 3);
    CHECK(count(sphere_lattice(), box(1, 1, 2), false) == 6);
}

TEST_CASE("squares on their tips are squares turned by an eighth, and are drawn as they lie") {
    const Lattice& lattice = diagonal_lattice();
    const double eighth = std::atan(1.0);
    for (const Site& site : some_cells(lattice)) {
        const auto plain = square_lattice().centre_of(site);
        const auto tipped = lattice.centre_of(site);
        CHECK(tipped[0] == doctest::Approx(std::cos(eighth) * plain[0] - std::sin(eighth) * plain[1]));
        CHECK(tipped[1] == doctest::Approx(std::sin(eighth) * plain[0] + std::cos(eighth) * plain[1]));
        const Site place = lattice.place_of(site);
        CHECK(place.column / std::sqrt(2.0) == doctest::Approx(tipped[0]));
        CHECK(place.row / std::sqrt(2.0) == doctest::Approx(tipped[1]));
        CHECK_FALSE(lattice.site_at(place + Site{0, 0, 1}));
    }
}

TEST_CASE(
    "a shape that is moved over the unfolded grid covers cells of boards only if it is moved in space") {
    const Lattice& lattice = cubic_lattice();
    const Grid<Square> board = board_of(lattice, box(4, 12, 3)).board;
    const Shape shape = shape_of(lattice, {{0, 11, 0}, {1, 0, 0}, {1, 5, 1}});
    int count = 0;
    for (int index = 0; index < board.size(); ++index) {
        bool fits = true;
        for (const Cell cell : shape.cells) {
            const Cell there = cell + board.cell(index);
            fits = fits && board.contains(there) && board[there] == Square::open;
        }
        count += fits ? 1 : 0;
    }
    CHECK(count == 3 * 1 * 2);
}
