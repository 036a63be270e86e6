#include "games/polyomino/engines/symmetry.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tessera::polyomino {

Cell image_of(const Symmetry& symmetry, Cell cell, const Grid<Square>& board) {
    if (symmetry.transposes) {
        cell = {cell.column, cell.row};
    }
    return {symmetry.mirrors_rows ? board.rows() - 1 - cell.row : cell.row,
            symmetry.mirrors_columns ? board.columns() - 1 - cell.column : cell.column};
}

std::vector<Symmetry> symmetries_of(const Grid<Square>& board) {
    std::vector<Symmetry> symmetries;
    for (int code = 0; code < 8; ++code) {
        const Symmetry symmetry{(code & 4) != 0, (code & 2) != 0, (code & 1) != 0};
        bool keeps_board = !symmetry.transposes || board.rows() == board.columns();
        for (int index = 0; index < board.size() && keeps_board; ++index) {
            keeps_board = board[index] == board[image_of(symmetry, board.cell(index), board)];
        }
        if (keeps_board) {
            symmetries.push_back(symmetry);
        }
    }
    return symmetries;
}

namespace {

using Outline = std::vector<Cell>;  // sorted

Outline image_of(const Symmetry& symmetry, const Outline& outline, const Grid<Square>& board) {
    Outline image;
    for (const Cell cell : outline) {
        image.push_back(image_of(symmetry, cell, board));
    }
    std::sort(image.begin(), image.end());
    return image;
}

// What may still be placed, as the sets of orientations and how often each is there.
using Offers = std::map<std::vector<Shape>, int>;

Offers offers_of(const Level& level, const State& state, const Symmetry& symmetry) {
    Offers offers;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        std::vector<Shape> orientations;
        for (const Shape& shape : at(level.pieces, piece).orientations) {
            orientations.push_back(make_shape(image_of(symmetry, shape.cells, level.board)));
        }
        std::sort(orientations.begin(), orientations.end());
        const int left = left_count(level, state, piece);
        if (left > 0) {
            offers[orientations] += left;
        }
    }
    return offers;
}

int count_of_shape(const Level& level, const Shape& shape) {
    int count = 0;
    for (const Piece& piece : level.pieces) {
        count += canonical(piece.shape) == canonical(shape) ? piece.count : 0;
    }
    return count;
}

bool overlap(const Outline& a, const Outline& b) {
    return std::any_of(a.begin(), a.end(),
                       [&](Cell cell) { return std::binary_search(b.begin(), b.end(), cell); });
}

}  // namespace

Effect effect_on_solutions(const Level& level, const State& state, const Symmetry& symmetry) {
    std::set<Outline> placed;
    for (const Placement& placement : state.placed) {
        Outline outline = cells_of(level, placement);
        std::sort(outline.begin(), outline.end());
        placed.insert(outline);
    }
    bool keeps_placed = true;
    for (const Outline& outline : placed) {
        const Outline image = image_of(symmetry, outline, level.board);
        if (placed.contains(image)) {
            continue;
        }
        keeps_placed = false;
        // The image of a solution would need the piece twice, or have two pieces on one cell.
        const bool is_single = count_of_shape(level, make_shape(outline)) == 1;
        if (is_single || std::any_of(placed.begin(), placed.end(),
                                     [&](const Outline& other) { return overlap(image, other); })) {
            return Effect::loses;
        }
    }
    const bool keeps_offers = offers_of(level, state, symmetry) == offers_of(level, state, Symmetry{});
    return keeps_placed && keeps_offers ? Effect::keeps : Effect::mixes;
}

namespace {

// The options that follow from one by applying the symmetry again and again, itself included, sorted.
std::vector<int> orbit_of(int option, const std::vector<int>& image_option) {
    std::vector<int> orbit{option};
    for (int next = at(image_option, option); next != option; next = at(image_option, next)) {
        orbit.push_back(next);
    }
    std::sort(orbit.begin(), orbit.end());
    return orbit;
}

std::vector<int> images_of_options(const PositionCover& position, const Level& level,
                                   const Symmetry& symmetry) {
    const GridCover& cover = position.cover();
    std::map<std::vector<int>, int> option_at;
    std::vector<std::vector<int>> images;
    for (int option = 0; option < cover.option_count(); ++option) {
        std::vector<Cell> image;
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            image.push_back(image_of(symmetry, position.board_cell(*cell), level.board));
        }
        images.push_back(position.cover_cells(image));
        option_at[{cover.cells_begin(option), cover.cells_end(option)}] = option;
    }
    std::vector<int> image_option;
    for (const std::vector<int>& image : images) {
        const auto found = option_at.find(image);
        TESSERA_ASSERT(found != option_at.end());
        image_option.push_back(found->second);
    }
    return image_option;
}

}  // namespace

GridCover symmetric_cover(const PositionCover& position, const Level& level, const Symmetry& symmetry) {
    const GridCover& cover = position.cover();
    GridCover joined;
    joined.width = cover.width;
    joined.length = cover.length;
    joined.open = cover.open;
    joined.multiplicities = cover.multiplicities;
    const std::vector<int> image_option = images_of_options(position, level, symmetry);
    std::map<std::map<int, int>, int> kind_of_demands;
    for (int option = 0; option < cover.option_count(); ++option) {
        const std::vector<int> orbit = orbit_of(option, image_option);
        std::vector<int> cells;
        std::map<int, int> demands;
        for (const int member : orbit) {
            cells.insert(cells.end(), cover.cells_begin(member), cover.cells_end(member));
            for (const GridCover::Demand& demand : at(cover.kinds, at(cover.option_kinds, member))) {
                demands[demand.resource] += demand.amount;
            }
        }
        std::sort(cells.begin(), cells.end());
        if (orbit.front() != option || std::adjacent_find(cells.begin(), cells.end()) != cells.end()) {
            continue;  // told already, or in its own way
        }
        const auto [kind, is_new] = kind_of_demands.emplace(demands, int_size(joined.kinds));
        if (is_new) {
            joined.kinds.emplace_back();
            for (const auto& [resource, amount] : demands) {
                joined.kinds.back().push_back({resource, amount});
            }
        }
        joined.add_option(kind->second, cells);
    }
    return joined;
}

}  // namespace tessera::polyomino
