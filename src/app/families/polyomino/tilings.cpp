#include "app/families/polyomino/tilings.h"

#include "app/families/polyomino/space_hand.h"
#include "base/apart.h"
#include "base/index.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_turns.h"
#include "games/polyomino/numbering.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace tessera {

using polyomino::Lattice;
using polyomino::Shape;
using polyomino::Site;
using polyomino::Turn;

namespace {

constexpr int longest_period = 3;  // of the flat lattices

Point shown(const Lattice& lattice, Cell cell) {
    const auto centre = lattice.centre_of(polyomino::folded_step(lattice, cell));
    return {static_cast<float>(centre[0]), static_cast<float>(centre[1])};
}

std::unique_ptr<Tiling> make_tiling(const Lattice& lattice) {
    if (lattice.is_in_space) {
        return space::make_loose_tiling(lattice);
    }
    const std::vector<Cell> steps = polyomino::unfolded_steps(lattice);
    return std::make_unique<Tiling>(
        shown(lattice, {1, 0}), shown(lattice, {0, 1}), steps,
        [&lattice](Cell cell) { return lattice.is_cell(polyomino::folded_step(lattice, cell)); },
        longest_period);
}

// A step's length along the direction of an arrow, and across it.
struct Way {
    float ahead = 0;
    float beside = 0;
};
Way way_of(Point step, Cell arrow) {
    return arrow.row != 0 ? Way{step.y * static_cast<float>(arrow.row), step.x}
                          : Way{step.x * static_cast<float>(arrow.column), step.y};
}

// Returns the nearest of the places around `from` in the direction of the arrow for which `accepts` is true. Where two are
// as near, one to each side, rows take turns, so that the opposite arrow leads back.
template <class Accepts>
Cell beside(const Tiling& tiling, Cell from, Cell arrow, const Accepts& accepts) {
    constexpr int reach = 4;
    // Left and right keep to a row; up and down lead to the next one rather than to the one after it.
    const float widest = arrow.row != 0 ? 1.2F : 0.9F;  // of the angle to the arrow, as its tangent
    constexpr float weight = 0.9F;                      // of how far aside a step leads
    constexpr float almost = 0.05F;
    const float height = tiling.point_of(from).y;
    Cell best = from;
    float least = 1e9F;
    for (int place = 0; place < (2 * reach + 1) * (2 * reach + 1); ++place) {
        const Cell step{place / (2 * reach + 1) - reach, place % (2 * reach + 1) - reach};
        const Way way = way_of(tiling.point_of(step), arrow);
        if (way.ahead < almost || std::abs(way.beside) > widest * way.ahead) {
            continue;
        }
        const bool is_odd = std::lround(height / way.ahead) % 2 != 0;
        const float cost =
            way.ahead + weight * std::abs(way.beside) + ((way.beside > 0) == is_odd ? 0 : almost);
        if (cost < least && accepts(from + step)) {
            least = cost;
            best = from + step;
        }
    }
    return best;
}

bool can_lie(const Tiling& tiling, const Shape& shape, Cell corner) {
    return std::all_of(shape.cells.begin(), shape.cells.end(),
                       [&](Cell cell) { return tiling.is_cell(corner + cell); });
}

bool is_over_board(const polyomino::Level& level, const Shape& shape, Cell corner) {
    return std::any_of(shape.cells.begin(), shape.cells.end(), [&](Cell part) {
        return level.board.contains(corner + part) && level.board[corner + part] == polyomino::Square::open;
    });
}

TurnedShape after_turn(const Lattice& lattice, const Turn& turn, const Shape& shape, Cell cell) {
    const auto images = polyomino::turned_cells(lattice, turn, shape.cells);
    if (!images) {
        return {shape, cell};
    }
    Cell least = images->front();
    for (const Cell image : *images) {
        least = {std::min(least.row, image.row), std::min(least.column, image.column)};
    }
    const auto index = std::find(shape.cells.begin(), shape.cells.end(), cell) - shape.cells.begin();
    return {polyomino::make_shape(*images), at(*images, index) - least};
}

// In space a piece is tipped forwards instead.
TurnedShape after_flip(const Lattice& lattice, const Shape& shape, Cell cell) {
    return lattice.is_in_space ? space::turned_about(lattice, space::Axis::forwards, shape, cell)
                               : after_turn(lattice, polyomino::left_to_right(lattice), shape, cell);
}

}  // namespace

const Tiling& tiling_of(const polyomino::Level& level) {
    static std::map<const Lattice*, std::unique_ptr<Tiling>> known;
    if (level.lattice == nullptr) {
        return squares();
    }
    std::unique_ptr<Tiling>& tiling = known[level.lattice];
    if (!tiling) {
        tiling = apart(make_tiling)(*level.lattice);
    }
    return *tiling;
}

Rect bounds_of_board(const polyomino::Level& level) {
    if (level.lattice == nullptr) {
        return {0, 0, static_cast<float>(level.board.columns()), static_cast<float>(level.board.rows())};
    }
    return tiling_of(level).bounds_of(open_cells_of(level.board));
}

Cell place_in_words(const polyomino::Level& level, Cell cell) {
    const Site place = polyomino::Numbering(level).of(cell);
    return {place.row, place.column};
}

Grid<std::optional<Cell>> places_in_words(const polyomino::Level& level) {
    const polyomino::Numbering numbering(level);
    std::vector<std::pair<Cell, Cell>> all;
    Cell end;
    for (int index = 0; index < level.board.size(); ++index) {
        const Cell cell = level.board.cell(index);
        if (level.lattice == nullptr || level.board[cell] == polyomino::Square::open) {
            const Site site = numbering.of(cell);
            const Cell place{site.row, site.column};
            end = {std::max(end.row, place.row), std::max(end.column, place.column)};
            all.emplace_back(place - Cell{1, 1}, cell);
        }
    }
    Grid<std::optional<Cell>> places(end.row, end.column);
    for (const auto& [place, cell] : all) {
        places[place] = cell;
    }
    return places;
}

Cell first_cell(const polyomino::Level& level) {
    return level.lattice == nullptr ? Cell() : open_cells_of(level.board).front();
}

Cell open_cell_beside(const polyomino::Level& level, Cell from, Cell arrow) {
    if (level.lattice->is_in_space) {
        return space::place_beside(level, {{{0, 0}}}, from, arrow, 0);
    }
    return beside(tiling_of(level), from, arrow, [&](Cell cell) {
        return level.board.contains(cell) && level.board[cell] == polyomino::Square::open;
    });
}

Cell corner_beside_on_lattice(const polyomino::Level& level, const Shape& shape, Cell from, Cell arrow) {
    if (level.lattice->is_in_space) {
        return space::place_beside(level, shape, from, arrow, 0);
    }
    const Tiling& tiling = tiling_of(level);
    return beside(tiling, from, arrow, [&](Cell corner) {
        return can_lie(tiling, shape, corner) && is_over_board(level, shape, corner);
    });
}

Cell corner_beside(const polyomino::Level& level, const Shape& shape, Cell from, Cell arrow) {
    return level.lattice == nullptr ? from + arrow
                                    : apart(corner_beside_on_lattice)(level, shape, from, arrow);
}

Cell nearest_corner(const polyomino::Level& level, const Shape& shape, Point point) {
    const Tiling& tiling = tiling_of(level);
    const Cell near = tiling.nearest(point);
    Cell best = near;
    float least = 1e9F;
    for (int step = 0; step < 9; ++step) {
        const Cell corner = near + Cell{step / 3 - 1, step % 3 - 1};
        const float away = distance(tiling.point_of(corner), point);
        if (away < least && can_lie(tiling, shape, corner)) {
            least = away;
            best = corner;
        }
    }
    return best;
}

Cell corner_over_board(const polyomino::Level& level, const Shape& shape, Cell wanted) {
    if (level.lattice->is_in_space) {
        return space::place_on_board(level, shape, wanted);
    }
    const Tiling& tiling = tiling_of(level);
    Cell best = wanted;
    float least = 1e9F;
    for (int row = -shape.rows(); row < level.board.rows(); ++row) {
        for (int column = -shape.columns(); column < level.board.columns(); ++column) {
            const Cell corner{row, column};
            const float away = distance(tiling.point_of(corner), tiling.point_of(wanted));
            if (away < least && can_lie(tiling, shape, corner) && is_over_board(level, shape, corner)) {
                least = away;
                best = corner;
            }
        }
    }
    return best;
}

TurnedShape turned_once(const polyomino::Level& level, const Shape& shape, Cell cell) {
    return apart(after_turn)(*level.lattice, level.lattice->rotations.front(), shape, cell);
}

TurnedShape flipped_once(const polyomino::Level& level, const Shape& shape, Cell cell) {
    return apart(after_flip)(*level.lattice, shape, cell);
}

int turns_around(const polyomino::Level& level) {
    return level.lattice == nullptr || level.lattice->is_in_space
               ? 4
               : int_size(polyomino::turns_of(*level.lattice, false));
}

TurnedShape turned_by(const Lattice& lattice, const Turn& turn, const Shape& shape, Cell cell) {
    return after_turn(lattice, turn, shape, cell);
}

}  // namespace tessera
