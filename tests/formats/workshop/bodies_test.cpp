#include "formats/workshop/bodies.h"

#include "base/rng.h"
#include "formats/sites/sited_puzzle.h"
#include "formats/workshop/solids.h"
#include "formats/workshop/things.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace tessera {

using polyomino::Site;

TEST_SUITE_BEGIN("formats/workshop/bodies");

namespace {

const WorkshopLengths lengths{10'000, 400, 5'000, 150, 0};

double cubed(double length) {
    return length * length * length;
}

// Grows a piece from one cell; each next one is beside one that is there.
std::vector<Site> random_piece(const polyomino::Lattice& lattice, int size, Rng& rng) {
    std::vector<Site> cells{{4, 4, 4}};
    while (int_size(cells) < size) {
        const Site& from = at(cells, rng.between(0, int_size(cells) - 1));
        const Site next = from + at(lattice.steps, rng.between(0, int_size(lattice.steps) - 1));
        if (lattice.is_cell(next) && std::find(cells.begin(), cells.end(), next) == cells.end()) {
            cells.push_back(next);
        }
    }
    return cells;
}

int pairs_in(const std::vector<Site>& cells, const polyomino::Lattice& lattice) {
    const std::set<Site> all(cells.begin(), cells.end());
    int steps = 0;
    for (const Site& cell : cells) {
        for (const Site& step : lattice.steps) {
            steps += all.contains(cell + step) ? 1 : 0;
        }
    }
    return steps / 2;
}

}  // namespace

TEST_CASE("pieces of cubes are closed, with the clearance taken off where no cube of theirs follows") {
    const Surface domino = cubes_of({{0, 0, 0}, {1, 0, 0}}, lengths);
    CHECK(is_closed(domino));
    CHECK(volume_of(domino) == doctest::Approx(19'600.0 * 9'600 * 9'600));
    std::vector<Site> ring;  // around a hole in space
    for (int cell = 0; cell < 27; ++cell) {
        if (cell != 13) {
            ring.push_back({cell / 9, cell / 3 % 3, cell % 3});
        }
    }
    CHECK(is_closed(cubes_of(ring, lengths)));
    CHECK(volume_of(cubes_of(ring, lengths)) == doctest::Approx(cubed(29'600) - cubed(10'400)));
    Rng rng(1);
    for (int trial = 0; trial < 60; ++trial) {
        CAPTURE(trial);
        const std::vector<Site> cells = random_piece(polyomino::cubic_lattice(), rng.between(1, 12), rng);
        const Surface body = cubes_of(cells, lengths);
        CHECK(is_closed(body));
        CHECK(volume_of(body) >= cubed(9'600) * int_size(cells) * 0.999);
        CHECK(volume_of(body) <= cubed(10'000) * int_size(cells));
    }
    CHECK(is_closed(cubes_of({{0, 0, 0}, {0, 1, 1}}, lengths)));  // meet at an edge
    CHECK(is_closed(cubes_of({{0, 0, 0}, {1, 1, 1}}, lengths)));  // and at a corner
}

TEST_CASE("pieces of balls are closed balls and closed necks between neighbours") {
    const polyomino::Lattice& lattice = polyomino::sphere_lattice();
    const Surface ball = balls_of({{0, 0, 0}}, lattice, lengths);
    CHECK(is_closed(ball));
    CHECK(ball.size() == 320);
    const double round = 4.0 / 3 * std::numbers::pi * cubed(4'800);
    CHECK(volume_of(ball) > 0.95 * round);
    CHECK(volume_of(ball) < round);
    Rng rng(2);
    for (int trial = 0; trial < 40; ++trial) {
        CAPTURE(trial);
        const std::vector<Site> cells = random_piece(lattice, rng.between(2, 6), rng);
        const Surface body = balls_of(cells, lattice, lengths);
        CHECK(is_closed(body));
        CHECK(body.size() == 320 * cells.size() + 48 * static_cast<std::size_t>(pairs_in(cells, lattice)));
        CHECK(volume_of(body) > int_size(cells) * volume_of(ball));
    }
}

TEST_CASE("no piece of balls reaches into balls of others") {
    const polyomino::Lattice& lattice = polyomino::sphere_lattice();
    const Site middle{4, 4, 4};
    for (const Site& step : lattice.steps) {
        const Surface pair = balls_of({middle, middle + step}, lattice, lengths);
        for (const Site& far : lattice.steps) {
            for (const Site& other : {middle + far, middle + step + far}) {
                if (other == middle || other == middle + step) {
                    continue;
                }
                const auto [right, down, up] = lattice.centre_of(other);
                const std::array<double, 3> centre = {right * 10'000 + 5'000, -down * 10'000 - 5'000,
                                                      up * 10'000 + 5'000};
                for (const Triangle& triangle : pair) {
                    for (const Corner& corner : triangle.corners) {
                        const double away =
                            std::hypot(corner[0] - centre[0], corner[1] - centre[1], corner[2] - centre[2]);
                        CHECK(away > 4'800 + 300);
                    }
                }
            }
        }
    }
}

TEST_CASE("a puzzle in space is printed as its pieces, which stand on the ground, apart") {
    for (const std::string text : {"tessera 1 polyomino\nlattice cubic\nboard\n..\n..\n-\n..\n..\nend\npiece "
                                   "A x2\nXX\nX.\n-\n..\nX.\nend\n",
                                   "tessera 1 polyomino\nlattice sphere\nboard\n..\n..\n-\n.\nend\npiece "
                                   "A\nXX\nend\npiece B\nX\nend\npiece C x2\nX\nend\n"}) {
        const auto level = polyomino::parse_level(text);
        REQUIRE(level);
        const Things things = things_of(*level, lengths);
        CHECK(things.kinds.size() == level->pieces.size());
        int copies = 0;
        for (const polyomino::Piece& piece : level->pieces) {
            copies += piece.count;
        }
        CHECK(int_size(things.copies) == copies);
        std::vector<std::array<Micrometres, 4>> boxes;  // left, right, back, front
        for (const Placing& copy : things.copies) {
            std::array<Micrometres, 4> box{1 << 30, -(1 << 30), -(1 << 30), 1 << 30};
            Micrometres lowest = 1 << 30;
            for (const Triangle& triangle : at(things.kinds, copy.part).surface) {
                for (const Corner& corner : triangle.corners) {
                    box = {std::min(box[0], corner[0] + copy.left), std::max(box[1], corner[0] + copy.left),
                           std::max(box[2], corner[1] - copy.top), std::min(box[3], corner[1] - copy.top)};
                    lowest = std::min(lowest, corner[2]);
                }
            }
            CHECK(lowest == 0);
            for (const auto& other : boxes) {
                const bool are_apart =
                    box[0] > other[1] || other[0] > box[1] || box[3] > other[2] || other[3] > box[2];
                CHECK(are_apart);
            }
            boxes.push_back(box);
        }
    }
}

}  // namespace tessera
