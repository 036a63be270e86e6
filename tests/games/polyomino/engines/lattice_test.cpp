#include "base/rng.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/engines/solver.h"
#include "games/polyomino/engines/symmetry.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/polyomino.h"
#include "support/lattice_levels.h"
#include "support/lattice_oracle.h"
#include "support/printers.h"
#include "support/prism_lattice.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <map>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/engines/lattice");

namespace {

std::uint64_t counted(const Level& level, bool up_to_symmetry) {
    CountOptions options;
    options.up_to_symmetry = up_to_symmetry;
    Result<Counter> counter = Counter::start(level, Polyomino::start(level), options);
    REQUIRE(counter);
    while (counter->advance(10'000'000) == Outcome::running) {
    }
    CHECK(counter->total().high == 0);
    return counter->total().low;
}

using Tiling = std::vector<int>;

// Returns the tilings that a solver finds by itself, each checked against the level.
std::set<Tiling> tilings_of(const Level& level, const std::string& engine) {
    SolveOptions options;
    options.engine = engine;
    Result<Solver> solver = Solver::start(level, Polyomino::start(level), options);
    REQUIRE(sentence_of(solver) == "");
    std::set<Tiling> tilings;
    Outcome outcome = Outcome::running;
    while ((outcome = solver->advance(10'000'000)) != Outcome::exhausted) {
        if (outcome == Outcome::solved) {
            State state = Polyomino::start(level);
            for (const Move& move : solver->solution()) {
                state = *Polyomino::play(level, state, move);
            }
            if (tilings.size() < 20) {
                CHECK_FALSE(why_not_a_solution(level, cut_of(level, state)));
            }
            tilings.insert(tiling_of(level, solver->solution()));
        }
    }
    return tilings;
}

// Returns how many classes the symmetries of the board make of the tilings.
std::size_t classes_of(const Level& level, std::set<Tiling> tilings) {
    std::size_t classes = 0;
    while (!tilings.empty()) {
        const Tiling tiling = *tilings.begin();
        ++classes;
        for (const Symmetry& symmetry : symmetries_of(level)) {
            std::map<int, int> first;
            Tiling image(tiling.size(), -1);
            for (int cell = 0; cell < int_size(tiling); ++cell) {
                if (at(tiling, cell) >= 0) {
                    const int there =
                        level.board.index(image_of(symmetry, level.board.cell(cell), level.board));
                    at(image, there) = at(tiling, cell);
                    const auto [entry, is_new] = first.emplace(at(tiling, cell), there);
                    entry->second = std::min(entry->second, there);
                }
            }
            for (int& part : image) {
                part = part < 0 ? part : first[part];
            }
            tilings.erase(image);
        }
    }
    return classes;
}

// Checks a count up to symmetry with two engines that share no code: in space the counter follows links, else a frontier.
void check_count(const Level& level, std::uint64_t published) {
    CHECK(counted(level, true) == published);
    const std::string other = level.lattice->is_in_space ? "cell_first" : "dancing_links";
    CHECK(classes_of(level, tilings_of(level, other)) == published);
}

std::vector<Shape> shapes_in_space(const Lattice& lattice, const std::vector<std::vector<Site>>& pieces) {
    std::vector<Shape> shapes;
    for (const std::vector<Site>& piece : pieces) {
        shapes.push_back(shape_of(lattice, piece));
    }
    return shapes;
}

// The seven pieces of three or four cubes that are no boxes (Hein 1933).
Level soma() {
    const Lattice& lattice = cubic_lattice();
    return level_on(lattice, box(3, 3, 3),
                    shapes_in_space(lattice, {{{0, 0, 0}, {0, 0, 1}, {0, 1, 0}},
                                              {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 1, 0}},
                                              {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 1, 1}},
                                              {{0, 0, 0}, {0, 0, 1}, {0, 1, 1}, {0, 1, 2}},
                                              {{0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {1, 0, 0}},
                                              {{0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {1, 0, 1}},
                                              {{0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {1, 1, 0}}}),
                    false);
}

Level solid_pentominoes(int layers, int rows, int columns) {
    return level_on(cubic_lattice(), box(layers, rows, columns), free_polyominoes(5), false);
}

// The shapes of Bedlam's puzzle, as the parts of one of its solutions.
Level bedlam() {
    const std::vector<std::string> layers = {"eeevDeBvACBBAAAB", "DvvvDeChDCChAyyB", "wwzzDwggfwChyyxh",
                                             "fggzffgzfwxhyxxx"};
    std::map<char, std::vector<Site>> parts;
    for (int layer = 0; layer < 4; ++layer) {
        for (int cell = 0; cell < 16; ++cell) {
            parts[at(at(layers, layer), cell)].push_back({layer, cell / 4, cell % 4});
        }
    }
    std::vector<Shape> shapes;
    for (const auto& [name, sites] : parts) {
        shapes.push_back(shape_of(cubic_lattice(), sites));
    }
    return level_on(cubic_lattice(), box(4, 4, 4), shapes, false);
}

Level pyramid() {
    std::vector<Site> sites;
    for (int layer = 0; layer < 5; ++layer) {
        for (const Site& site : box(1, 5 - layer, 5 - layer)) {
            sites.push_back(site + Site{layer, 0, 0});
        }
    }
    std::vector<Shape> shapes;
    for (const Piece& piece : *pieces_of_set("iq")) {
        shapes.push_back(piece.shape);
    }
    return level_on(sphere_lattice(), sites, shapes, false);
}

std::vector<Site> hexagons_within(int rows, int columns, bool (*is_inside)(int row, int column)) {
    std::vector<Site> sites;
    for (const Site& site : box(1, rows, columns)) {
        if (is_inside(site.row, site.column)) {
            sites.push_back(site);
        }
    }
    return sites;
}

}  // namespace

TEST_CASE("the Soma cube has 240 solutions") {
    // Conway and Guy 1961; Berlekamp, Conway and Guy, Winning Ways, chapter 24.
    check_count(soma(), 240);
}

TEST_CASE("solid pentominoes fill the box of 2 x 3 x 10 in 12 ways") {
    // Bouwkamp 1969, Journal of Combinatorial Theory 7; Knuth 7.2.2.1.
    CHECK(counted(solid_pentominoes(2, 3, 10), true) == 12);
}

TEST_CASE("hexiamonds fill parallelograms and a rhombus in as many ways as are published") {
    // Polyform Puzzler (Goodger), hexiamonds.
    const Lattice& lattice = triangular_lattice();
    CHECK(counted(flat_level(lattice, parallelogram(lattice, 3, 12), 6), true) == 0);
    CHECK(counted(flat_level(lattice, parallelogram(lattice, 4, 9), 6), true) == 74);
    CHECK(counted(flat_level(lattice, parallelogram(lattice, 6, 6), 6), true) == 156);
}

TEST_CASE("tetrahexes fill boards in as many ways as are published") {
    // Polyform Puzzler (Goodger), tetrahexes: the parallelogram of 4 x 7, a triangle of side 7, a parallelogram of 3 x 10
    // without its sharp corners, and the coin.
    const Lattice& lattice = hexagonal_lattice();
    check_count(flat_level(lattice, parallelogram(lattice, 4, 7), 4), 9);
    check_count(
        flat_level(lattice, hexagons_within(7, 7, [](int row, int column) { return row + column < 7; }), 4),
        0);
    check_count(
        flat_level(lattice,
                   hexagons_within(
                       3, 10, [](int row, int column) { return row + column != 0 && row + column != 11; }),
                   4),
        2);
    check_count(flat_level(lattice,
                           hexagons_within(5, 7,
                                           [](int row, int column) {
                                               return row + column > 1 && row + column < 9 &&
                                                      (row != 2 || column != 3);
                                           }),
                           4),
                4);
}

TEST_CASE("hexagons of one to four cells fill a parallelogram in as many ways as are published") {
    // Polyform Puzzler (Goodger), polyhexes of 4 x 10, where one tetrahex is not flipped.
    const Lattice& lattice = hexagonal_lattice();
    Level level = flat_level(lattice, parallelogram(lattice, 4, 10), 4);
    for (int size = 1; size < 4; ++size) {
        const Level smaller = flat_level(lattice, parallelogram(lattice, 1, 1), size);
        level.pieces.insert(level.pieces.end(), smaller.pieces.begin(), smaller.pieces.end());
    }
    const Shape pistol = shape_of(lattice, drawn(lattice, {{0, 0, 0}, {0, 0, 2}, {0, 1, 1}, {0, 2, 2}}));
    for (Piece& piece : level.pieces) {
        if (canonical(&lattice, piece.shape) == canonical(&lattice, pistol)) {
            piece = make_piece(&lattice, piece.name, pistol, 1, false, true);
        }
    }
    CHECK(counted(level, true) == 3'665'348);
}

TEST_CASE("the pieces of the boxed game have 2004 placements in the pyramid of balls") {
    const Level level = pyramid();
    CHECK(fitting_placements(level, Polyomino::start(level)).size() == 2004);
    CHECK(symmetries_of(level).size() == 8);
    SolveOptions options;
    Result<Solver> solver = Solver::start(level, Polyomino::start(level), options);
    REQUIRE(solver);
    REQUIRE(solver->advance(1'000'000'000) == Outcome::solved);
    State state = Polyomino::start(level);
    for (const Move& move : solver->solution()) {
        state = *Polyomino::play(level, state, move);
    }
    CHECK(Polyomino::is_solved(level, state));
    CHECK_FALSE(why_not_a_solution(level, cut_of(level, state)));
}

TEST_CASE("boards have the symmetries that geometry gives them") {
    const auto symmetries = [](const Lattice& lattice, const std::vector<Site>& sites) {
        return symmetries_of(level_on(lattice, sites, {}, true)).size();
    };
    CHECK(symmetries(cubic_lattice(), box(3, 3, 3)) == 48);
    CHECK(symmetries(cubic_lattice(), box(2, 3, 3)) == 16);
    CHECK(symmetries(cubic_lattice(), box(3, 4, 5)) == 8);
    CHECK(symmetries(triangular_lattice(), parallelogram(triangular_lattice(), 2, 3)) == 2);
    CHECK(symmetries(triangular_lattice(), parallelogram(triangular_lattice(), 3, 3)) == 4);
    CHECK(symmetries(triangular_lattice(), drawn(triangular_lattice(), box(1, 2, 3))) == 12);
    CHECK(symmetries(hexagonal_lattice(), box(1, 3, 3)) == 4);
    CHECK(symmetries(sphere_lattice(), {{0, 0, 0}, {0, 0, 1}, {1, 0, 0}, {1, -1, 0}}) == 24);
}

TEST_CASE("on small boards every engine finds what the definition says") {
    Rng rng(11);
    std::vector<const Lattice*> others(lattices().begin() + 1, lattices().end());
    others.push_back(&prism_lattice());
    for (const Lattice* const lattice : others) {
        CAPTURE(lattice->name);
        int solvable = 0;
        for (int round = 0; round < rounds(24, 8); ++round) {
            // A board that grows by chance, and shapes cut from it that cover it, some replaced by others.
            const std::size_t size = 9 + static_cast<std::size_t>(rng.below(4));
            const std::set<Site> grown = grown_board(*lattice, size, rng);
            const std::vector<std::vector<Site>> parts = parts_of(*lattice, grown, 4);
            const bool can_flip = rng.below(2) == 0;
            std::vector<LatticeOracle::Piece> pieces;
            for (const std::vector<Site>& part : parts) {
                pieces.push_back({part, can_flip});
            }
            if (rng.below(3) == 0) {
                pieces.push_back({{*grown.begin()}, can_flip});  // one that may be left over
            }
            std::vector<Shape> shapes;
            for (const LatticeOracle::Piece& piece : pieces) {
                shapes.push_back(shape_of(*lattice, piece.sites));
            }
            const std::vector<Site> board(grown.begin(), grown.end());
            const Level level = level_on(*lattice, board, shapes, can_flip);
            LatticeOracle oracle(*lattice, board, pieces);
            CHECK(oracle.placement_count() == fitting_placements(level, Polyomino::start(level)).size());
            CHECK(counted(level, false) == oracle.count());
            CHECK(counted(level, true) == oracle.count_up_to_symmetry());
            for (const std::string engine : {"", "cell_first", "dancing_links", "algorithm_x+zones+twins"}) {
                CHECK(tilings_of(level, engine).size() == oracle.count());
            }
            solvable += oracle.count() > 0 ? 1 : 0;
        }
        CHECK(solvable == rounds(24, 8));
    }
}

TEST_CASE("counting in slices changes nothing, and a part is the whole or nothing") {
    const Level level =
        level_on(cubic_lattice(), box(2, 2, 3), shapes_of_size(cubic_lattice(), 4, false), false);
    for (const bool up_to_symmetry : {false, true}) {
        std::vector<SearchStats> stats;
        for (const Ticks budget : {Ticks{1}, Ticks{7}, Ticks{1'000'000'000}}) {
            CountOptions options;
            options.up_to_symmetry = up_to_symmetry;
            Result<Counter> counter = Counter::start(level, Polyomino::start(level), options);
            REQUIRE(counter);
            while (counter->advance(budget) == Outcome::running) {
            }
            CHECK(counter->total().low > 0);
            stats.push_back(counter->stats());
            CHECK(stats.back() == stats.front());
        }
        CountOptions second;
        second.up_to_symmetry = up_to_symmetry;
        second.part = 2;
        second.part_count = 2;
        Result<Counter> counter = Counter::start(level, Polyomino::start(level), second);
        REQUIRE(counter);
        CHECK(counter->advance(1'000'000'000) == Outcome::exhausted);
        CHECK(counter->total().is_zero());
    }
}

TEST_CASE("an engine that covers squares only says so") {
    SolveOptions options;
    options.engine = "beam";
    const Level level = soma();
    CHECK(sentence_of(Solver::start(level, Polyomino::start(level), options)) ==
          "beam covers boards of squares only");
}

TEST_CASE("placements that do not fit in the memory are refused before they are made") {
    const Level level =
        level_on(cubic_lattice(), box(9, 10, 11), shapes_of_size(cubic_lattice(), 5, false), false);
    SolveOptions options;
    options.memory_bytes = 1U << 20U;
    CHECK(sentence_of(Solver::start(level, Polyomino::start(level), options)) ==
          "the placements on this board take more than 1 megabytes");
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/lattice");

namespace {

// Four and twenty seconds of a release build.
#if defined(__SANITIZE_ADDRESS__) || defined(__EMSCRIPTEN__)
constexpr bool takes_too_long = true;
#else
constexpr bool takes_too_long = false;
#endif

}  // namespace

TEST_CASE("solid pentominoes fill the box of 2 x 5 x 6 in 264 ways") {
    // Bouwkamp 1969; Knuth 7.2.2.1.
    CHECK(counted(solid_pentominoes(2, 5, 6), true) == 264);
}

TEST_CASE("solid pentominoes fill the box of 3 x 4 x 5 in 3940 ways" * doctest::skip(takes_too_long)) {
    // Bouwkamp 1969; Knuth 7.2.2.1.
    CHECK(counted(solid_pentominoes(3, 4, 5), true) == 3940);
}

TEST_CASE("Bedlam's cube has 19186 solutions" * doctest::skip(takes_too_long)) {
    // The maker's number, found again by many programs.
    CHECK(counted(bedlam(), true) == 19'186);
}
