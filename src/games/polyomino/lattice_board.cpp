#include "games/polyomino/lattice_board.h"

#include "base/base64url.h"
#include "base/check.h"
#include "base/text.h"
#include "games/polyomino/lattice/drawing.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_cut.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/lattice_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace tessera::polyomino {

namespace {

struct Outline {
    std::string_view lattice;
    std::string_view name;
    bool has_one_side = false;  // its sides are of one length
    bool (*has)(const Params& params, const Site& at) = nullptr;
    int only_side = 0;  // it has this size alone; 0: any
};

// Hexagons: `at` is their site, and that of squares on their tips.

bool in_hexagons(const Params& params, const Site& at) {
    return at.row >= 0 && at.row < params.rows && at.column >= 0 && at.column < params.columns;
}

bool in_hexagon_of_hexagons(const Params& params, const Site& at) {
    return std::max({std::abs(at.row), std::abs(at.column), std::abs(at.row + at.column)}) < params.rows;
}

bool in_triangle_of_hexagons(const Params& params, const Site& at) {
    return at.row >= 0 && at.column >= 0 && at.row + at.column < params.rows;
}

bool in_star_of_hexagons(const Params& params, const Site& at) {
    const int most = params.rows - 1;
    const int sum = at.row + at.column;
    return (at.row >= -most && at.column >= -most && sum <= most) ||
           (at.row <= most && at.column <= most && sum >= -most);
}

// Triangles: `at` is the strip of each direction that a triangle lies in. They count from the top, the bottom left and the
// top left: layer, row and column.

bool in_triangles(const Params& params, const Site& at) {
    return at.layer >= 0 && at.layer < params.rows && at.row >= 0 && at.row < params.columns;
}

bool in_hexagon_of_triangles(const Params& params, const Site& at) {
    const int side = params.rows;
    return at.layer >= -side && at.layer < side && at.row >= -side && at.row < side && at.column > -side &&
           at.column <= side;
}

bool in_triangle_of_triangles(const Params& params, const Site& at) {
    return at.layer < params.rows && at.row >= 0 && at.column <= 0;
}

bool in_star_of_triangles(const Params& params, const Site& at) {
    const int side = params.rows;
    return (at.layer < side && at.row >= -side && at.column <= side) ||
           (at.layer >= -side && at.row < side && at.column > -side);
}

// Squares on their tips: rows and columns as one sees them are sums and differences of those of `at`.

bool in_rows_of_tips(const Params& params, const Site& at) {
    const int row = at.row + at.column;
    const int column = at.column - at.row;
    return row >= 0 && row < params.rows && column >= 0 && column <= 2 * (params.columns - 1);
}

// The board of the boxed game that is turned by an eighth: rows of 3, 6, 7, 8, 7, 8, 7, 6 and 3 squares, as two of its public
// solvers draw it, independently of each other (one is S. Abendroth's IQpuzzler).
bool in_game(const Params& /*params*/, const Site& at) {
    const int up_or_down = std::abs(at.row + at.column - 8);
    const int aside = std::abs(at.column - at.row);
    return up_or_down < 3    ? aside < 8
           : up_or_down == 3 ? aside < 6
                             : up_or_down == 4 && aside % 4 == 0 && aside < 6;
}

bool in_box(const Params& params, const Site& at) {
    return at.layer >= 0 && at.layer < std::max(1, params.layers) && at.row >= 0 && at.row < params.rows &&
           at.column >= 0 && at.column < params.columns;
}

bool in_pyramid(const Params& params, const Site& at) {
    const int side = params.rows - at.layer;
    return at.layer >= 0 && at.row >= 0 && at.row < side && at.column >= 0 && at.column < side;
}

// Stands on an edge: its layers are rectangles, each one ball shorter and one wider than the one below.
bool in_tetrahedron(const Params& params, const Site& at) {
    return at.layer >= 0 && at.layer < params.rows && at.row >= 0 && at.row < params.rows - at.layer &&
           at.column >= -at.layer && at.column <= 0;
}

// The first of a lattice is its usual one.
constexpr std::array<Outline, 14> outlines = {{
    {"hexagonal", "parallelogram", false, in_hexagons},
    {"hexagonal", "hexagon", true, in_hexagon_of_hexagons},
    {"hexagonal", "triangle", true, in_triangle_of_hexagons},
    {"hexagonal", "star", true, in_star_of_hexagons},
    {"triangular", "parallelogram", false, in_triangles},
    {"triangular", "hexagon", true, in_hexagon_of_triangles},
    {"triangular", "triangle", true, in_triangle_of_triangles},
    {"triangular", "star", true, in_star_of_triangles},
    {"cubic", "box", false, in_box},
    {"sphere", "pyramid", true, in_pyramid},
    {"sphere", "tetrahedron", true, in_tetrahedron},
    {"diagonal", "diamond", false, in_hexagons},
    {"diagonal", "jagged", false, in_rows_of_tips},
    {"diagonal", "game", true, in_game, 9},
}};

const Outline* outline_of(const Params& params) {
    const auto* const found = std::find_if(outlines.begin(), outlines.end(), [&](const Outline& outline) {
        return outline.lattice == params.lattice &&
               (params.outline.empty() || outline.name == params.outline);
    });
    return found == outlines.end() ? nullptr : found;
}

std::string outlines_on(std::string_view lattice) {
    std::vector<std::string> names;
    for (const Outline& outline : outlines) {
        if (outline.lattice == lattice) {
            names.emplace_back(outline.name);
        }
    }
    return join(names, ", ");
}

int half_below(int number) {
    return (number - modulo(number, 2)) / 2;
}

std::vector<Site> sites_of_triangles(const Outline& outline, const Params& params) {
    std::vector<Site> sites;
    const int far = 2 * (params.rows + params.columns);
    for (int row = -far; row <= far; ++row) {
        for (int column = -2 * far; column <= 2 * far; ++column) {
            const Site strips{row, half_below(column + row), half_below(column - row + 1)};
            if (outline.has(params, strips)) {
                sites.push_back(*triangular_lattice().site_at({0, row, column}));
            }
        }
    }
    return sites;
}

std::vector<Site> sites_of(const Outline& outline, const Params& params) {
    if (params.lattice == triangular_lattice().name) {
        return sites_of_triangles(outline, params);
    }
    std::vector<Site> sites;
    const bool is_in_space = lattice_called(params.lattice)->is_in_space;
    const int far = 2 * std::max(params.rows, params.columns);
    for (int layer = 0; layer < (is_in_space ? most_side_in_space : 1); ++layer) {
        for (int row = -far; row <= far; ++row) {
            for (int column = -far; column <= far; ++column) {
                if (outline.has(params, {layer, row, column})) {
                    sites.push_back({layer, row, column});
                }
            }
        }
    }
    return sites;
}

// The places of a mask, layer by layer and row by row: a bit each, 0 for a cell.
int place_count(const Params& params) {
    return std::max(1, params.layers) * params.rows * params.columns;
}

Site place_of_bit(const Params& params, int index) {
    return {index / params.columns / params.rows, index / params.columns % params.rows,
            index % params.columns};
}

// As in level text, cells may use either kind of columns. Returns nothing if the mask is damaged.
std::vector<Site> sites_of_mask(const Lattice& lattice, const Params& params) {
    std::vector<Site> sites;
    Site moved;
    auto bits = BitReader::open(params.mask);
    for (int index = 0; bits && index < place_count(params); ++index) {
        const auto blocked = bits->read(1);
        if (!blocked) {
            return {};
        }
        const Site place = place_of_bit(params, index);
        if (*blocked != 0) {
            continue;
        }
        moved = sites.empty() && !lattice.site_at(place) ? Site{0, 0, 1} : moved;
        const auto site = lattice.site_at(place + moved);
        if (!site) {
            return {};
        }
        sites.push_back(*site);
    }
    return bits && bits->at_end() ? sites : std::vector<Site>();
}

std::vector<Site> sites_of(const Params& params) {
    return params.mask.empty() ? sites_of(*outline_of(params), params)
                               : sites_of_mask(*lattice_called(params.lattice), params);
}

std::optional<Sentence> why_no_outline(const Params& params) {
    const Outline* const outline = outline_of(params);
    if (outline == nullptr) {
        return say("there is no such outline on this lattice; there are {}", outlines_on(params.lattice));
    }
    if (outline->has_one_side && params.rows != params.columns) {
        return say("this outline has sides of one length: ask for a size like 4x4");
    }
    if (outline->only_side > 0 && params.rows != outline->only_side) {
        return say("this outline has one size: ask for {}",
                   format_sides(outline->only_side, outline->only_side));
    }
    if (params.layers > 0 && params.lattice != cubic_lattice().name) {
        return say("only a box of cubes has layers");
    }
    // A side beyond this has too many cells in every outline, so those need not be counted.
    return std::max(params.rows, params.columns) > most_columns_of_flat / 2
               ? std::optional(say("a board has at most {} cells on this lattice", most_cells_on_lattice))
               : std::nullopt;
}

}  // namespace

const Lattice* lattice_of(const Params& params) {
    return params.lattice.empty() ? nullptr : lattice_called(params.lattice);
}

const std::vector<std::string_view>& lattice_set_names() {
    return own_set_names();
}

const std::vector<std::string_view>& outline_names() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        for (const Outline& outline : outlines) {
            if (std::find(all.begin(), all.end(), outline.name) == all.end()) {
                all.push_back(outline.name);
            }
        }
        return all;
    }();
    return names;
}

std::optional<Sentence> why_not_on_lattice(const Params& params) {
    if (!params.figure.empty()) {
        return say("a board in the shape of a thing is made of squares");
    }
    if (auto reason = params.mask.empty() ? why_no_outline(params) : std::nullopt) {
        return reason;
    }
    const Lattice& lattice = *lattice_called(params.lattice);
    const std::vector<Site> sites = sites_of(params);
    if (sites.empty()) {
        return say("no board {} wide and {} high with an open cell has this mask", params.columns,
                   params.rows);
    }
    if (!is_drawable(lattice, sites)) {
        return say("a board has at most {} cells on this lattice", most_cells_on_lattice);
    }
    if (!params.set.empty() && !pieces_of_set(lattice, params.set)) {
        return say("there is no set of that name on this lattice; there are {}",
                   join(set_names(lattice), ", "));
    }
    return std::nullopt;
}

Level level_on_lattice(const Params& params) {
    Level level;
    level.lattice = lattice_called(params.lattice);
    level.board = board_of(*level.lattice, sites_of(params)).board;
    if (!params.set.empty()) {
        level.pieces = *pieces_of_set(*level.lattice, params.set);
    }
    return level;
}

std::string name_of_board_on_lattice(const Params& params) {
    if (!params.mask.empty()) {
        return "drawn " + params.lattice;
    }
    const Outline& outline = *outline_of(params);
    const std::string name(outline.name);
    if (outline.has_one_side) {
        return name + " " + std::to_string(params.rows);
    }
    const std::string layers = params.layers > 0 ? "x" + std::to_string(params.layers) : "";
    return name + " " + format_sides(params.columns, params.rows) + layers;
}

Result<std::string> params_of_board_on_lattice(const Level& level) {
    const Lattice& lattice = *level.lattice;
    const Drawing drawing = drawing_of_board(level);
    int rows = 0;
    int columns = 0;
    for (const std::vector<Drawing::Row>& layer : drawing.layers) {
        rows = std::max(rows, int_size(layer));
        for (const Drawing::Row& row : layer) {
            columns = row.empty() ? columns : std::max(columns, row.back().column + 1);
        }
    }
    const int layers = int_size(drawing.layers);
    Params params;
    params.rows = rows;
    params.columns = columns;
    params.layers = layers;
    std::vector<bool> is_open(static_cast<std::size_t>(place_count(params)), false);
    for (const Site& site : open_sites(lattice, level.board)) {
        const Site place = lattice.place_of(site) - drawing.moved;
        const int number = (place.layer * rows + place.row) * columns + place.column;
        is_open[static_cast<std::size_t>(number)] = true;
    }
    BitWriter bits;
    for (const bool open : is_open) {
        bits.put(open ? 0 : 1, 1);
    }
    std::string text = "size " + format_sides(columns, rows) + " mask " + bits.digits() + " lattice " +
                       std::string(lattice.name) +
                       (layers > 1 ? " layers " + std::to_string(layers) : std::string());
    return text;
}

}  // namespace tessera::polyomino
