#pragma once

#include "base/rng.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/level.h"

#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Levels on any lattice for tests.

namespace tessera::polyomino {

inline Shape shape_of(const Lattice& lattice, const std::vector<Site>& sites) {
    std::vector<Cell> cells;
    for (const Site& site : sites) {
        cells.push_back(unfolded(lattice, site));
    }
    return make_shape(std::move(cells));
}

inline std::vector<Site> box(int layers, int rows, int columns) {
    std::vector<Site> sites;
    for (int layer = 0; layer < layers; ++layer) {
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                sites.push_back({layer, row, column});
            }
        }
    }
    return sites;
}

// Returns the cells at these places of a drawing.
inline std::vector<Site> drawn(const Lattice& lattice, const std::vector<Site>& places) {
    std::vector<Site> sites;
    for (const Site& place : places) {
        sites.push_back(*lattice.site_at(place));
    }
    return sites;
}

// A parallelogram with sides of so many cells; triangles count in pairs.
inline std::vector<Site> parallelogram(const Lattice& lattice, int rows, int columns) {
    std::vector<Site> sites;
    const int triangles = lattice.points_by_place ? 2 : 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < triangles * columns; ++column) {
            sites.push_back(lattice.points_by_place ? *lattice.site_at({0, row, column - row})
                                                    : Site{0, row, column});
        }
    }
    return sites;
}

// Returns the shapes of so many cells that are different up to rotations and, if wanted, reflections.
inline std::vector<Shape> shapes_of_size(const Lattice& lattice, int size, bool up_to_reflections) {
    std::set<Shape> shapes;
    Site first;
    while (!lattice.is_cell(first)) {
        ++first.column;
    }
    // Shapes grow at their sites, so that cells that are none stay known.
    std::set<std::set<Site>> grown;
    const auto least = [&](const std::set<Site>& sites) {
        std::set<Site> best;
        for (const Turn& turn : turns_of(lattice, up_to_reflections)) {
            std::vector<Site> images;
            Site low = image_of(turn, *sites.begin());
            for (const Site& site : sites) {
                images.push_back(image_of(turn, site));
                low = {std::min(low.layer, images.back().layer), std::min(low.row, images.back().row),
                       std::min(low.column, images.back().column)};
            }
            const Site moved = lattice.translation_below(low);
            std::set<Site> image;
            for (const Site& site : images) {
                image.insert(site - moved);
            }
            best = best.empty() || image < best ? image : best;
        }
        return best;
    };
    grown.insert(least({first}));
    for (int cells = 1; cells < size; ++cells) {
        std::set<std::set<Site>> larger;
        for (const std::set<Site>& sites : grown) {
            for (const Site& site : sites) {
                for (const Site& step : lattice.steps) {
                    std::set<Site> more = sites;
                    if (lattice.is_cell(site + step) && more.insert(site + step).second) {
                        larger.insert(least(more));
                    }
                }
            }
        }
        grown = std::move(larger);
    }
    for (const std::set<Site>& sites : grown) {
        shapes.insert(shape_of(lattice, {sites.begin(), sites.end()}));
    }
    return {shapes.begin(), shapes.end()};
}

// Returns so many connected cells, grown by chance.
inline std::set<Site> grown_board(const Lattice& lattice, std::size_t size, Rng& rng) {
    Site first;
    while (!lattice.is_cell(first)) {
        ++first.column;
    }
    std::set<Site> grown{first};
    while (grown.size() < size) {
        auto from = grown.begin();
        std::advance(from, static_cast<std::ptrdiff_t>(rng.below(grown.size())));
        const Site next = *from + lattice.steps[static_cast<std::size_t>(rng.below(lattice.steps.size()))];
        if (lattice.is_cell(next)) {
            grown.insert(next);
        }
    }
    return grown;
}

// Returns connected parts of a board, of at most so many cells, that make it up.
inline std::vector<std::vector<Site>> parts_of(const Lattice& lattice, std::set<Site> left,
                                               std::size_t largest) {
    std::vector<std::vector<Site>> parts;
    while (!left.empty()) {
        std::vector<Site> part{*left.begin()};
        left.erase(left.begin());
        for (std::size_t next = 0; next < part.size() && part.size() < largest; ++next) {
            for (const Site& step : lattice.steps) {
                if (part.size() < largest && left.erase(part[next] + step) > 0) {
                    part.push_back(part[next] + step);
                }
            }
        }
        parts.push_back(part);
    }
    return parts;
}

inline Level level_on(const Lattice& lattice, const std::vector<Site>& sites,
                      const std::vector<Shape>& shapes, bool can_flip) {
    Level level;
    level.lattice = &lattice;
    level.board = board_of(lattice, sites).board;
    for (const Shape& shape : shapes) {
        level.pieces.push_back(
            make_piece(&lattice, "P" + std::to_string(level.pieces.size()), shape, 1, can_flip, true));
    }
    return level;
}

// All shapes of so many cells, on a flat board.
inline Level flat_level(const Lattice& lattice, const std::vector<Site>& sites, int size) {
    return level_on(lattice, sites, shapes_of_size(lattice, size, true), true);
}

}  // namespace tessera::polyomino
