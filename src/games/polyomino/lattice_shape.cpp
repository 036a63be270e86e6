#include "games/polyomino/lattice_shape.h"

#include "games/polyomino/lattice/unfolding.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace tessera::polyomino {

std::vector<Shape> orientations_on_lattice(const Lattice& lattice, const Shape& shape, bool can_flip,
                                           bool can_turn) {
    std::vector<Turn> turns = turns_of(lattice, can_flip);
    if (!can_turn) {
        turns = {no_turn};
        if (can_flip) {
            turns.push_back(lattice.mirror);
        }
    }
    std::vector<Shape> orientations{shape};
    std::set<Shape> known{shape};
    for (const Turn& turn : turns) {
        auto cells = turned_cells(lattice, turn, shape.cells);
        if (!cells) {
            continue;
        }
        Shape image = make_shape(std::move(*cells));
        if (known.insert(image).second) {
            orientations.push_back(std::move(image));
        }
    }
    return orientations;
}

bool may_flip_by_default(const Lattice& lattice) {
    return !lattice.is_in_space;
}

Piece make_piece(const Lattice* lattice, std::string name, const Shape& shape, int count, bool can_flip,
                 bool can_turn) {
    if (lattice == nullptr) {
        return make_piece(std::move(name), shape, count, can_flip, can_turn);
    }
    std::vector<Shape> orientations = orientations_of(*lattice, shape, can_flip, can_turn);
    return {std::move(name), shape, count, can_flip, can_turn, std::move(orientations)};
}

std::vector<Piece> pieces_on_lattice(const Lattice& lattice, const std::vector<Piece>& set) {
    std::vector<Piece> pieces;
    pieces.reserve(set.size());
    for (const Piece& piece : set) {
        pieces.push_back(make_piece(&lattice, piece.name, piece.shape, piece.count,
                                    piece.can_flip && may_flip_by_default(lattice), piece.can_turn));
    }
    return pieces;
}

Shape canonical(const Lattice* lattice, const Shape& shape) {
    if (lattice == nullptr) {
        return canonical(shape);
    }
    const std::vector<Shape> orientations = orientations_of(*lattice, shape, true, true);
    return *std::min_element(orientations.begin(), orientations.end());
}

std::vector<Cell> steps_to_neighbours(const Lattice* lattice) {
    return lattice == nullptr ? std::vector<Cell>(neighbour_steps.begin(), neighbour_steps.end())
                              : unfolded_steps(*lattice);
}

namespace {

// Precondition: the shape has cells.
bool is_connected_on_lattice(const Lattice& lattice, const Shape& shape) {
    const std::vector<Cell> steps = unfolded_steps(lattice);
    std::set<Cell> left(shape.cells.begin() + 1, shape.cells.end());
    std::vector<Cell> reached{shape.cells.front()};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Cell step : steps) {
            const Cell cell = reached[next] + step;
            if (left.erase(cell) > 0) {
                reached.push_back(cell);
            }
        }
    }
    return left.empty();
}

}  // namespace

bool is_connected(const Lattice* lattice, const Shape& shape) {
    return lattice == nullptr || shape.cells.empty() ? is_connected(shape)
                                                     : apart(is_connected_on_lattice)(*lattice, shape);
}

Site origin_of(const Lattice& lattice, const Shape& shape) {
    const auto is_place = [&](const Site& origin) {
        return std::all_of(shape.cells.begin(), shape.cells.end(), [&](Cell cell) {
            return lattice.is_cell(origin + folded_step(lattice, cell - shape.cells.front()));
        });
    };
    constexpr int farthest = 2;
    Site origin;
    while (!is_place(origin) && origin.column < farthest) {
        ++origin.column;
    }
    return origin;
}

bool is_light(const Lattice* lattice, Cell cell) {
    return lattice == nullptr ? (cell.row + cell.column) % 2 != 0
                              : lattice->colour_of(folded(*lattice, cell)) == 1;
}

int imbalance(const Lattice* lattice, const Shape& shape) {
    if (lattice == nullptr) {
        return imbalance(shape);
    }
    int difference = 0;
    const Site origin = origin_of(*lattice, shape);
    for (const Cell cell : shape.cells) {
        const Site site = origin + folded_step(*lattice, cell - shape.cells.front());
        difference += lattice->colour_of(site) == 1 ? 1 : -1;
    }
    return has_checkerboard(lattice) ? std::abs(difference) : 0;
}

std::vector<Site> open_sites(const Lattice& lattice, const Grid<Square>& board) {
    std::vector<Site> sites;
    for (const Cell cell : open_cells_of(board)) {
        sites.push_back(folded(lattice, cell));
    }
    return sites;
}

SitedBoard board_of(const Lattice& lattice, const std::vector<Site>& sites) {
    TESSERA_ASSERT(!sites.empty());
    Site least = sites.front();
    for (const Site& site : sites) {
        least = {std::min(least.layer, site.layer), std::min(least.row, site.row),
                 std::min(least.column, site.column)};
    }
    SitedBoard sited{{}, lattice.translation_below(least)};
    Cell end;
    for (const Site& site : sites) {
        const Cell cell = unfolded(lattice, site - sited.moved);
        end = {std::max(end.row, cell.row + 1), std::max(end.column, cell.column + 1)};
    }
    sited.board = Grid<Square>(end.row, end.column, Square::blocked);
    for (const Site& site : sites) {
        sited.board[unfolded(lattice, site - sited.moved)] = Square::open;
    }
    return sited;
}

}  // namespace tessera::polyomino
