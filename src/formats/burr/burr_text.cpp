#include "formats/burr/burr_puzzle.h"
#include "formats/burr/voxels.h"
#include "formats/sites/sited_puzzle.h"
#include "games/polyomino/lattice/lattices.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

using polyomino::Level;
using polyomino::Site;
using Voxels = std::vector<std::array<int, 3>>;

// Nothing if BurrTools has no such grid.
std::optional<BurrGrid> grid_of(const polyomino::Lattice& lattice) {
    return &lattice == &polyomino::triangular_lattice() ? std::optional(BurrGrid::triangles)
           : &lattice == &polyomino::sphere_lattice()   ? std::optional(BurrGrid::spheres)
           : &lattice == &polyomino::square_lattice() || &lattice == &polyomino::cubic_lattice()
               ? std::optional(BurrGrid::cubes)
               : std::nullopt;
}

// The inverse of lay_on().
std::array<int, 3> voxel_of(BurrGrid grid, const Site& site) {
    if (grid == BurrGrid::spheres) {
        return {site.row + site.column + site.layer, site.column - site.row, site.layer};
    }
    const Site place = grid == BurrGrid::triangles ? polyomino::triangular_lattice().place_of(site) : site;
    return {place.column, -place.row, place.layer};
}

// Moves the voxels to the origin, or beside it: in grids whose cells are of two kinds the sum of x, y and z stays even or odd.
void move_to_origin(Voxels& voxels, BurrGrid grid) {
    std::array<int, 3> least = voxels.front();
    for (const auto& voxel : voxels) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            least.at(axis) = std::min(least.at(axis), voxel.at(axis));
        }
    }
    const bool is_odd = (least[0] + least[1] + least[2]) % 2 != 0;
    least[0] -= grid != BurrGrid::cubes && is_odd ? 1 : 0;
    for (auto& voxel : voxels) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            voxel.at(axis) -= least.at(axis);
        }
    }
}

std::string format_shape(const std::vector<Site>& sites, BurrGrid grid, const std::string& name) {
    Voxels voxels;
    for (const Site& site : sites) {
        voxels.push_back(voxel_of(grid, site));
    }
    move_to_origin(voxels, grid);
    std::array<int, 3> sides{};
    for (const auto& voxel : voxels) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            sides.at(axis) = std::max(sides.at(axis), voxel.at(axis) + 1);
        }
    }
    std::string signs(static_cast<std::size_t>(sides[0] * sides[1] * sides[2]), '_');
    for (const auto& [x, y, z] : voxels) {
        at(signs, x + sides[0] * (y + sides[1] * z)) = '#';
    }
    // Names of pieces contain no XML markup characters.
    return "  <voxel x=\"" + std::to_string(sides[0]) + "\" y=\"" + std::to_string(sides[1]) + "\" z=\"" +
           std::to_string(sides[2]) + "\" type=\"0\"" + (name.empty() ? "" : " name=\"" + name + "\"") + ">" +
           signs + "</voxel>\n";
}

// The pieces are used, and the last shape is the board.
std::string format_problem(const Level& level) {
    std::string uses;
    const bool may_be_left = piece_cell_count(level) > open_cell_count(level);
    for (int index = 0; index < int_size(level.pieces); ++index) {
        const std::string count = std::to_string(at(level.pieces, index).count);
        uses += "    <shape id=\"" + std::to_string(index) + "\" " +
                (may_be_left ? "min=\"0\" max=\"" : "count=\"") + count + "\"/>\n";
    }
    return "  <problem state=\"0\">\n   <shapes>\n" + uses + "   </shapes>\n   <result id=\"" +
           std::to_string(int_size(level.pieces)) + "\"/>\n  </problem>\n";
}

}  // namespace

Result<std::string> format_burr(const Level& level) {
    const SitedPuzzle puzzle = sited(level);
    const std::optional<BurrGrid> grid = grid_of(*puzzle.lattice);
    if (!grid) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("BurrTools can only describe squares, triangles, cubes and balls"));
    }
    std::string shapes;
    for (const SitedPiece& piece : puzzle.pieces) {
        shapes += format_shape(piece.sites, *grid, piece.name);
    }
    shapes += format_shape(puzzle.board, *grid, "");
    return "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n <gridType type=\"" +
           std::to_string(static_cast<int>(*grid)) + "\"/>\n <colors/>\n <shapes>\n" + shapes +
           " </shapes>\n <problems>\n" + format_problem(level) + " </problems>\n</puzzle>\n";
}

}  // namespace tessera
