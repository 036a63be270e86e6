#include "formats/points.h"
#include "formats/polysolver.h"
#include "formats/polysolver_grids.h"

#include <algorithm>
#include <limits>
#include <set>

namespace tessera {

namespace {

using polyomino::Site;

// Returns the places, moved so that the least coordinates are 0.
std::vector<PolyPlace> places_of(const PolyGrid& grid, const std::vector<Site>& sites) {
    std::vector<PolyPlace> places;
    constexpr int none = std::numeric_limits<int>::max();
    PolyPlace least{none, none, none, 0};
    for (const Site& site : sites) {
        places.push_back(place_of(grid, site));
        for (std::size_t axis = 0; axis < 3; ++axis) {
            least.at(axis) = std::min(least.at(axis), places.back().at(axis));
        }
    }
    for (PolyPlace& place : places) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            place.at(axis) -= least.at(axis);
        }
    }
    std::sort(places.begin(), places.end());
    return places;
}

std::string format_places(const PolyGrid& grid, const std::vector<PolyPlace>& places) {
    std::string text;
    for (const PolyPlace& place : places) {
        text += format_place(grid, place);
    }
    return text;
}

// Returns the last place of the board's block, and then the cells of the block that are not on the board.
std::string format_board(const PolyGrid& grid, const std::vector<PolyPlace>& places) {
    PolyPlace last{0, 0, 0, grid.cells_a_place - 1};
    for (const PolyPlace& place : places) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            last.at(axis) = std::max(last.at(axis), place.at(axis));
        }
    }
    const std::set<PolyPlace> cells(places.begin(), places.end());
    std::string text = format_place(grid, last);
    for (PolyPlace at{}; at[0] <= last[0]; ++at[0]) {
        for (at[1] = 0; at[1] <= last[1]; ++at[1]) {
            for (at[2] = 0; at[2] <= last[2]; ++at[2]) {
                for (at[3] = 0; at[3] <= last[3]; ++at[3]) {
                    text += cells.contains(at) ? "" : format_place(grid, at);
                }
            }
        }
    }
    return text;
}

}  // namespace

Result<Written> write_polysolver(const Content& content, const WriteOptions& /*options*/) {
    const polyomino::Level& level = polyomino_in(content);
    const SitedPuzzle puzzle = sited(level);
    const PolyGrid* const grid = poly_grid_of(*puzzle.lattice);
    if (grid == nullptr) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("PolySolver can only describe squares, hexagons, triangles and cubes"));
    }
    std::string text = level.title + "\n" + std::string(grid->name) + "\nBoard (" +
                       format_board(*grid, places_of(*grid, puzzle.board)) + ")\n";
    for (const SitedPiece& piece : puzzle.pieces) {
        text += piece.can_flip ? "tile flip " : piece.can_turn ? "tile " : "tile fixed ";
        text +=
            std::to_string(piece.count) + " (" + format_places(*grid, places_of(*grid, piece.sites)) + ")\n";
    }
    return Written{text + "mode FillAll\n"};
}

}  // namespace tessera
