#include "games/polyomino/engines/symmetry.h"

#include "base/hash.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tessera::polyomino {

Cell image_of(const Symmetry& symmetry, Cell cell, const Grid<Square>& board) {
    if (symmetry.lattice != nullptr) {
        const Lattice& lattice = *symmetry.lattice;
        return unfolded(lattice, image_of(symmetry.turn, folded(lattice, cell)) + symmetry.moved);
    }
    if (symmetry.transposes) {
        cell = {cell.column, cell.row};
    }
    return {symmetry.mirrors_rows ? board.rows() - 1 - cell.row : cell.row,
            symmetry.mirrors_columns ? board.columns() - 1 - cell.column : cell.column};
}

std::vector<Cell> image_of(const Symmetry& symmetry, const std::vector<Cell>& cells,
                           const Grid<Square>& board) {
    std::vector<Cell> image;
    image.reserve(cells.size());
    for (const Cell cell : cells) {
        image.push_back(image_of(symmetry, cell, board));
    }
    std::sort(image.begin(), image.end());
    return image;
}

namespace {

Site least_of(const std::vector<Site>& sites) {
    Site least = sites.front();
    for (const Site& site : sites) {
        least = {std::min(least.layer, site.layer), std::min(least.row, site.row),
                 std::min(least.column, site.column)};
    }
    return least;
}

// A map that keeps the board turns its cells and moves them back to where they were.
std::vector<Symmetry> symmetries_on(const Lattice& lattice, const Grid<Square>& board) {
    const std::vector<Site> sites = open_sites(lattice, board);
    std::vector<Symmetry> symmetries;
    for (const Turn& turn : turns_of(lattice, true)) {
        std::vector<Site> images;
        images.reserve(sites.size());
        for (const Site& site : sites) {
            images.push_back(image_of(turn, site));
        }
        Symmetry symmetry;
        symmetry.lattice = &lattice;
        symmetry.turn = turn;
        symmetry.moved = sites.empty() ? Site{} : least_of(sites) - least_of(images);
        const bool keeps_board = std::all_of(images.begin(), images.end(), [&](const Site& image) {
            const Cell cell = unfolded(lattice, image + symmetry.moved);
            return board.contains(cell) && board[cell] == Square::open;
        });
        if (keeps_board) {
            symmetries.push_back(symmetry);
        }
    }
    return symmetries;
}

}  // namespace

std::vector<Symmetry> symmetries_of(const Level& level) {
    const Grid<Square>& board = level.board;
    if (level.lattice != nullptr) {
        return symmetries_on(*level.lattice, board);
    }
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

Shape image_of(const Symmetry& symmetry, const Shape& shape, const Grid<Square>& board) {
    if (symmetry.lattice == nullptr) {
        return make_shape(image_of(symmetry, shape.cells, board));
    }
    // A shape that becomes too large for a board cannot be on this one.
    auto cells = turned_cells(*symmetry.lattice, symmetry.turn, shape.cells);
    return cells ? make_shape(std::move(*cells)) : shape;
}

// The remaining pieces: each set of orientations with its count.
using Offers = std::map<std::vector<Shape>, int>;

Offers offers_of(const Level& level, const State& state, const Symmetry& symmetry) {
    Offers offers;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        std::vector<Shape> orientations;
        for (const Shape& shape : at(level.pieces, piece).orientations) {
            orientations.push_back(image_of(symmetry, shape, level.board));
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
        count += canonical(level.lattice, piece.shape) == canonical(level.lattice, shape) ? piece.count : 0;
    }
    return count;
}

// True if no piece could take the place of the image of another one, and all pieces are needed: then a solution whose
// image is one needs the same offers as its image.
bool needs_same_offers(const Level& level, const State& state, const Offers& offers, const Offers& images) {
    int spare = 0;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        spare += left_count(level, state, piece) * at(level.pieces, piece).shape.size();
    }
    const Grid<bool> open = open_cells(level, state);
    for (int index = 0; index < open.size(); ++index) {
        spare -= open[index] ? 1 : 0;
    }
    std::map<Shape, const std::vector<Shape>*> owners;
    for (const Offers* const some : {&offers, &images}) {
        for (const auto& [orientations, count] : *some) {
            for (const Shape& shape : orientations) {
                const auto [owner, is_new] = owners.emplace(shape, &orientations);
                if (!is_new && *owner->second != orientations) {
                    return false;
                }
            }
        }
    }
    return spare == 0;
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
    const Offers images = offers_of(level, state, symmetry);
    const Offers offers = offers_of(level, state, Symmetry{});
    if (level.lattice != nullptr && images != offers && needs_same_offers(level, state, offers, images)) {
        return Effect::loses;
    }
    return keeps_placed && images == offers ? Effect::keeps : Effect::mixes;
}

namespace {

// Finds options by their cells (open addressing, linear probing).
class OptionIndex {
public:
    explicit OptionIndex(const GridCover& cover) : cover_(cover) {
        std::size_t size = 64;
        while (size < 2 * static_cast<std::size_t>(cover.option_count())) {
            size *= 2;
        }
        places_.assign(size, -1);
        for (int option = 0; option < cover.option_count(); ++option) {
            places_[place_of({cover.cells_begin(option), cover.cells_end(option)})] = option;
        }
    }

    int find(const std::vector<int>& cells) const { return places_[place_of(cells)]; }

private:
    // Returns the slot of the option with these cells, or the slot to insert it.
    std::size_t place_of(const std::vector<int>& cells) const {
        std::uint64_t hash = cells.size();
        for (const int cell : cells) {
            hash = combine_hashes(hash, static_cast<std::uint64_t>(cell));
        }
        std::size_t place = hash & (places_.size() - 1);
        while (places_[place] >= 0 && !has_cells(places_[place], cells)) {
            place = (place + 1) & (places_.size() - 1);
        }
        return place;
    }
    bool has_cells(int option, const std::vector<int>& cells) const {
        return std::equal(cells.begin(), cells.end(), cover_.cells_begin(option), cover_.cells_end(option));
    }

    const GridCover& cover_;
    std::vector<int> places_;
};

std::vector<int> images_of_options(const PositionCover& position, const Level& level,
                                   const Symmetry& symmetry) {
    const GridCover& cover = position.cover();
    const OptionIndex options(cover);
    std::vector<int> cell_images;
    for (int cell = 0; cell < cover.cell_count(); ++cell) {
        const Cell image = image_of(symmetry, position.board_cell(cell), level.board);
        cell_images.push_back(position.cover_cell(image).value_or(-1));
    }
    std::vector<int> image_option;
    image_option.reserve(static_cast<std::size_t>(cover.option_count()));
    std::vector<int> image;
    for (int option = 0; option < cover.option_count(); ++option) {
        image.clear();
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            image.push_back(at(cell_images, *cell));
        }
        std::sort(image.begin(), image.end());
        image_option.push_back(options.find(image));
        TESSERA_ASSERT(image_option.back() >= 0);
    }
    return image_option;
}

// Returns the orbit of an option under the symmetry, itself included, sorted; empty if the option is not the
// first of its orbit.
std::vector<int> orbit_from_first(int option, const std::vector<int>& image_option) {
    std::vector<int> orbit{option};
    for (int next = at(image_option, option); next != option; next = at(image_option, next)) {
        if (next < option) {
            return {};
        }
        orbit.push_back(next);
    }
    std::sort(orbit.begin(), orbit.end());
    return orbit;
}

}  // namespace

std::uint64_t symmetric_cover_bytes(const PositionCover& position) {
    constexpr std::uint64_t index_bytes = 24;  // for each option: its slot and its image
    return 3 * position.size().cover_bytes() + position.size().options * index_bytes;
}

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
        const std::vector<int> orbit = orbit_from_first(option, image_option);
        std::vector<int> cells;
        for (const int member : orbit) {
            cells.insert(cells.end(), cover.cells_begin(member), cover.cells_end(member));
        }
        std::sort(cells.begin(), cells.end());
        if (cells.empty() || std::adjacent_find(cells.begin(), cells.end()) != cells.end()) {
            continue;  // not the first of its orbit, or its images overlap
        }
        std::map<int, int> demands;
        for (const int member : orbit) {
            for (const GridCover::Demand& demand : at(cover.kinds, at(cover.option_kinds, member))) {
                demands[demand.resource] += demand.amount;
            }
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
