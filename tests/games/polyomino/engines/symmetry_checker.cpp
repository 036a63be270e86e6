#include "symmetry_checker.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <optional>
#include <set>

namespace tessera::polyomino {

namespace {

using namespace plain;

using Picture = std::set<Cells>;  // a solution, whichever of several alike lies where
using Map = std::function<std::optional<std::pair<int, int>>(const std::pair<int, int>&)>;

Cells image_of(const Cells& cells, const Map& map) {
    Cells image;
    for (const auto& cell : cells) {
        if (const auto there = map(cell)) {
            image.insert(*there);
        }
    }
    return image;
}

Picture image_of(const Picture& picture, const Map& map) {
    Picture image;
    for (const Cells& cells : picture) {
        image.insert(image_of(cells, map));
    }
    return image;
}

// The maps of a rectangle of squares but the identity; some lead out of it unless it is a square.
std::vector<Map> maps_of_squares(const Grid<Square>& board) {
    std::vector<Map> maps;
    for (int code = 1; code < 8; ++code) {
        maps.emplace_back([code, &board](const std::pair<int, int>& cell) {
            const auto [row, column] = code >= 4 ? std::pair(cell.second, cell.first) : cell;
            return std::pair(code % 2 == 1 ? board.rows() - 1 - row : row,
                             code % 4 >= 2 ? board.columns() - 1 - column : column);
        });
    }
    return maps;
}

std::array<double, 3> place_of(const Lattice& lattice, const std::pair<int, int>& cell) {
    return lattice.centre_of(folded(lattice, {cell.first, cell.second}));
}

double distance_between(const Lattice& lattice, const std::pair<int, int>& cell,
                        const std::pair<int, int>& other) {
    const std::array<double, 3> from = place_of(lattice, cell);
    const std::array<double, 3> to = place_of(lattice, other);
    return std::hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

// Extends a map cell by cell so that all distances stay: on other lattices that is turning or mirroring.
void extend(const Lattice& lattice, const std::vector<std::pair<int, int>>& cells,
            std::vector<std::pair<int, int>>& images, std::vector<Map>& maps) {
    if (images.size() == cells.size()) {
        if (images != cells) {
            maps.emplace_back([cells, images](const std::pair<int, int>& cell) {
                const auto found = std::find(cells.begin(), cells.end(), cell);
                return found == cells.end()
                           ? std::nullopt
                           : std::optional(at(images, static_cast<int>(found - cells.begin())));
            });
        }
        return;
    }
    for (const auto& image : cells) {
        bool keeps_distances = std::find(images.begin(), images.end(), image) == images.end();
        for (std::size_t before = 0; before < images.size() && keeps_distances; ++before) {
            keeps_distances = std::abs(distance_between(lattice, cells[images.size()], cells[before]) -
                                       distance_between(lattice, image, images[before])) < 1e-6;
        }
        if (keeps_distances) {
            images.push_back(image);
            extend(lattice, cells, images, maps);
            images.pop_back();
        }
    }
}

// True if what may lie somewhere may lie in the image as well.
bool keeps_ways(const Table& here, const Map& map) {
    std::set<std::pair<std::string, Cells>> ways;
    std::set<std::pair<std::string, Cells>> images;
    for (const Way& way : here.ways()) {
        ways.emplace(name_of(here.level(), way.piece), way.cells);
        images.emplace(name_of(here.level(), way.piece), image_of(way.cells, map));
    }
    return image_of(here.open(), map) == here.open() && ways == images;
}

// True if a map of squares mirrors: it changes the order of two sides.
bool is_mirror(const Map& map) {
    const auto corner = *map({0, 0});
    const auto across = *map({0, 1});
    const auto down = *map({1, 0});
    return (across.first - corner.first) * (down.second - corner.second) >
           (across.second - corner.second) * (down.first - corner.first);
}

// The words that a sentence about squares has to have for the maps.
std::string word_for(const std::vector<Map>& maps) {
    const auto mirrors = std::count_if(maps.begin(), maps.end(), is_mirror);
    return mirrors == 0                               ? "turned, "
           : mirrors == static_cast<int>(maps.size()) ? "mirrored, "
                                                      : "turned or mirrored, ";
}

// The maps that keep what is open.
std::vector<Map> maps_of(const Table& here) {
    if (const Lattice* const lattice = here.level().lattice) {
        std::vector<Map> maps;
        std::vector<std::pair<int, int>> images;
        extend(*lattice, {here.open().begin(), here.open().end()}, images, maps);
        return maps;
    }
    std::vector<Map> maps = maps_of_squares(here.level().board);
    std::erase_if(maps, [&](const Map& map) { return !keeps_ways(here, map); });
    return maps;
}

std::set<Picture> solutions_of(const Table& here) {
    std::set<Picture> pictures;
    for (const Solution& solution : all_solutions(here.level(), here.state(), 1000)) {
        Picture picture;
        for (const Placement& placement : solution) {
            picture.insert(cells_in(cells_of(here.level(), placement)));
        }
        pictures.insert(std::move(picture));
    }
    return pictures;
}

}  // namespace

std::vector<std::string> faults_of_symmetry(const Table& here, const ExplanationStep& line) {
    std::vector<std::string> faults;
    const auto require = [&](bool holds, const std::string& what) {
        if (!holds) {
            faults.push_back(what);
        }
    };
    const std::vector<Map> maps = maps_of(here);
    const std::string word = here.level().lattice != nullptr ? "turned or mirrored, " : word_for(maps);
    require(std::string_view(line.sentence.pattern).starts_with(word),
            "it is turned or mirrored in another way");
    std::set<Cells> spared;
    for (const std::string& text : line.excludes) {
        spared.insert(here.lying(text).cells);
    }
    for (const std::string& text : line.excludes) {
        const Way way = here.lying(text);
        const std::vector<Way> alike = here.ways_of(name_of(here.level(), way.piece));
        require(std::any_of(maps.begin(), maps.end(),
                            [&](const Map& map) {
                                const Cells image = image_of(way.cells, map);
                                return !spared.contains(image) &&
                                       std::any_of(alike.begin(), alike.end(),
                                                   [&](const Way& other) { return other.cells == image; });
                            }),
                "it is the image of nothing that is left");
    }
    const std::string& said = line.sentence.arguments.front();
    require(
        said == (line.excludes.size() == 1 ? name_of(here.level(), here.lying(line.excludes.front()).piece)
                                           : std::to_string(line.excludes.size())),
        "another piece, or another number");
    require(line.excludes.size() == 1 ? cells_in(line.cells) == *spared.begin() : line.cells.empty(),
            "other cells are lit");
    const std::set<Picture> solutions = solutions_of(here);
    std::set<Picture> images{*solutions.begin()};
    for (const Map& map : maps) {
        images.insert(image_of(*solutions.begin(), map));
    }
    require(std::includes(images.begin(), images.end(), solutions.begin(), solutions.end()),
            "a solution that is no image of the first");
    return faults;
}

}  // namespace tessera::polyomino
