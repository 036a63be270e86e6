// Promise: Boards of hexagons, triangles, cubes and balls are printed, flat pieces to cut out.

#include "print/polyomino/lattice_page.h"

#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/level_text.h"
#include "print/polyomino/drawing.h"
#include "print/sheet.h"

#include <doctest.h>

#include <cmath>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("print/lattice_page");

namespace {

double area_of(const std::vector<PaperPoint>& polygon) {
    double twice = 0;
    for (std::size_t corner = 0; corner < polygon.size(); ++corner) {
        const PaperPoint a = polygon[corner];
        const PaperPoint b = polygon[(corner + 1) % polygon.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice / 2;
}

constexpr std::string_view ring_of_hexagons =
    "tessera 1 polyomino\nlattice hexagonal\nboard\n . .\n. # .\n . .\nend\npiece A x2\nX X\n   X\nend\n";
constexpr std::string_view tent =
    "tessera 1 polyomino\nlattice triangular\nboard\n  .\n ...\n.....\nend\npiece T\n XXX\nend\npiece "
    "F\nXXXXX\n"
    "end\npiece O\nX\nend\n";
constexpr std::string_view cube =
    "tessera 1 polyomino\nlattice cubic\nboard\n..\n..\n-\n..\n..\nend\npiece V\nXX\nX#\nend\n"
    "piece S\n##\n#X\n-\nXX\nXX\nend\n";
constexpr std::string_view pyramid =
    "tessera 1 polyomino\nlattice sphere\nboard\n..\n..\n-\n.\nend\npiece I\nXX\nend\npiece V\nXX\nX#\nend\n";

polyomino::Level level_of(std::string_view text) {
    const auto level = polyomino::parse_level(text);
    REQUIRE(level);
    return *level;
}

std::vector<Cell> open_cells(const polyomino::Level& level) {
    std::vector<Cell> cells;
    for (int index = 0; index < level.board.size(); ++index) {
        if (level.board[index] == polyomino::Square::open) {
            cells.push_back(level.board.cell(index));
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("the outline of a board has the area of its cells, less that of its holes") {
    struct Case {
        std::string_view text;
        double cell;        // area of a cell whose neighbours' middles are 1 apart
        std::size_t loops;  // outlines: one and one for each hole or layer
    };
    const double hexagon = std::sqrt(3.0) / 2;
    const double triangle = 3 * std::sqrt(3.0) / 4;
    for (const Case& each : {Case{ring_of_hexagons, hexagon, 2}, Case{tent, triangle, 1}, Case{cube, 1, 2}}) {
        const polyomino::Level level = level_of(each.text);
        const LatticePage page = LatticePage::of_board(level);
        std::vector<std::vector<PaperPoint>> polygons;
        for (const Cell cell : open_cells(level)) {
            polygons.push_back(page.outline(cell));
            CHECK(area_of(polygons.back()) == doctest::Approx(each.cell));
        }
        const auto loops = united(polygons);
        CHECK(loops.size() == each.loops);
        double area = 0;
        for (const auto& loop : loops) {
            area += area_of(loop);
        }
        CHECK(area == doctest::Approx(each.cell * polyomino::open_cell_count(level)));
    }
}

TEST_CASE("cells lie within the size, apart from each other, and layers do not touch") {
    for (const std::string_view text : {ring_of_hexagons, tent, cube, pyramid}) {
        const polyomino::Level level = level_of(text);
        const LatticePage page = LatticePage::of_board(level);
        const auto cells = open_cells(level);
        for (const Cell cell : cells) {
            for (const PaperPoint corner : page.outline(cell)) {
                CHECK(corner.x > -1e-9);
                CHECK(corner.y > -1e-9);
                CHECK(corner.x < page.size().columns + 1e-9);
                CHECK(corner.y < page.size().rows + 1e-9);
            }
            for (const Cell other : cells) {
                const PaperPoint a = page.middle(cell);
                const PaperPoint b = page.middle(other);
                CHECK((other == cell || std::hypot(a.x - b.x, a.y - b.y) > 0.99));
            }
        }
    }
}

TEST_CASE("every piece in every orientation has a drawing of its own size") {
    for (const polyomino::Lattice* lattice : polyomino::lattices()) {
        if (lattice == &polyomino::square_lattice()) {
            continue;
        }
        const std::string text = lattice == &polyomino::hexagonal_lattice()    ? std::string(ring_of_hexagons)
                                 : lattice == &polyomino::triangular_lattice() ? std::string(tent)
                                 : lattice == &polyomino::cubic_lattice()      ? std::string(cube)
                                                                               : std::string(pyramid);
        const polyomino::Level level = level_of(text);
        for (const polyomino::Piece& piece : level.pieces) {
            for (const polyomino::Shape& shape : piece.orientations) {
                const Extent size = LatticePage::of_shape(*level.lattice, shape).size();
                CHECK(size.columns > 0.5);
                CHECK(size.rows > 0.5);
            }
        }
    }
}

TEST_CASE("a sheet has each cell and each piece, and says that drawings in space are layers") {
    const auto count = [](const std::string& text, std::string_view what) {
        int found = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
            ++found;
        }
        return found;
    };
    for (const std::string_view text : {ring_of_hexagons, tent, cube, pyramid}) {
        const polyomino::Level level = level_of(text);
        const std::string page = sheet({{AnySession(Session<Polyomino>(level))}}, SheetOptions(), english);
        CHECK(count(page, "class=\"cells\"") == 1);
        CHECK(count(page, "class=\"parts\"") > 0);
        int pieces = 0;
        for (const polyomino::Piece& piece : level.pieces) {
            pieces += piece.count;
        }
        CHECK(count(page, "class=\"piece\"") >= pieces);
        CHECK((page.find("the lowest first") != std::string::npos) == level.lattice->is_in_space);
        CHECK((page.find("Cut out the pieces") == std::string::npos) == level.lattice->is_in_space);
    }
}

TEST_SUITE_END();
