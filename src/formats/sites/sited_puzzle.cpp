#include "formats/sites/sited_puzzle.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/lattice_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera {

namespace {

using polyomino::Lattice;
using polyomino::Level;
using polyomino::Site;

bool is_of_squares(const Lattice& lattice) {
    return &lattice == &polyomino::square_lattice();
}

// True if a level can hold the sites, of which there is one.
bool has_room(const Lattice& lattice, const std::vector<Site>& sites) {
    if (!is_of_squares(lattice)) {
        return is_drawable(lattice, sites);
    }
    const auto [top, bottom] = std::minmax_element(
        sites.begin(), sites.end(), [](const Site& a, const Site& b) { return a.row < b.row; });
    const auto [left, right] = std::minmax_element(
        sites.begin(), sites.end(), [](const Site& a, const Site& b) { return a.column < b.column; });
    return bottom->row - top->row < polyomino::max_board_side &&
           right->column - left->column < polyomino::max_board_side;
}

// Returns nothing, or the reason why there is no such piece or board here.
std::optional<Sentence> why_unsited(const Lattice& lattice, const std::vector<Site>& sites) {
    if (sites.empty()) {
        return say("the board and each piece have a cell");
    }
    if (!std::all_of(sites.begin(), sites.end(), lattice.is_cell)) {
        return say("there is a cell where the grid has none");
    }
    return has_room(lattice, sites) ? std::nullopt
                                    : std::optional(say("this is larger than a board can be here"));
}

Result<polyomino::Shape> shape_of(const Lattice& lattice, const SitedPiece& piece) {
    if (auto reason = why_unsited(lattice, piece.sites)) {
        return fail(ErrorCode::impossible_puzzle, piece.offset, std::move(*reason));
    }
    std::vector<Cell> cells;
    cells.reserve(piece.sites.size());
    const Site moved = board_of(lattice, piece.sites).moved;
    for (const Site& site : piece.sites) {
        cells.push_back(unfolded(lattice, site - moved));
    }
    polyomino::Shape shape = polyomino::make_shape(std::move(cells));
    if (shape.size() > polyomino::max_piece_size) {
        return fail(ErrorCode::limit_exceeded, piece.offset,
                    say("a piece has 1 to {} cells", polyomino::max_piece_size));
    }
    return is_connected(&lattice, shape) ? Result<polyomino::Shape>(std::move(shape))
                                         : fail(ErrorCode::impossible_puzzle, piece.offset,
                                                say("the cells of a piece touch each other along edges"));
}

// Adds a piece, or a copy of one that is like it.
void add_piece(Level& level, polyomino::Piece piece, bool merges) {
    const auto like = [&piece](const polyomino::Piece& other) {
        return may_lie_alike(piece, other);
    };
    const auto found =
        merges ? std::find_if(level.pieces.begin(), level.pieces.end(), like) : level.pieces.end();
    if (found == level.pieces.end()) {
        level.pieces.push_back(std::move(piece));
    } else {
        found->count += piece.count;
    }
}

// Usual names are those of polyominoes.
void name_all(Level& level, const Lattice& lattice) {
    if (lattice.has_squares) {
        return polyomino::name_pieces(level.pieces);
    }
    const auto is_used = [&level](const std::string& name) {
        return std::any_of(level.pieces.begin(), level.pieces.end(),
                           [&name](const polyomino::Piece& piece) { return piece.name == name; });
    };
    int next = 0;
    for (polyomino::Piece& piece : level.pieces) {
        while (piece.name.empty()) {
            const std::string letter = polyomino::letter_name(next++);
            piece.name = is_used(letter) ? "" : letter;
        }
    }
}

// Returns nothing, or the reason why there are too many pieces.
std::optional<Sentence> why_too_many(const std::vector<SitedPiece>& pieces) {
    std::int64_t count = 0;
    for (const SitedPiece& piece : pieces) {
        count += piece.count;
    }
    if (count > polyomino::max_piece_count) {
        return say("there are more than {} pieces", polyomino::max_piece_count);
    }
    return int_size(pieces) <= polyomino::max_piece_kinds
               ? std::nullopt
               : std::optional(say("there are more than {} kinds of pieces", polyomino::max_piece_kinds));
}

std::vector<Site> sites_of(const Lattice& lattice, const polyomino::Shape& shape) {
    std::vector<Site> sites;
    const Site origin = origin_of(lattice, shape);
    for (const Cell cell : shape.cells) {
        sites.push_back(origin + folded_step(lattice, cell - shape.cells.front()));
    }
    const Site moved = board_of(lattice, sites).moved;
    for (Site& site : sites) {
        site = site - moved;
    }
    return sites;
}

}  // namespace

Result<Level> level_of(SitedPuzzle puzzle, bool merges) {
    const Lattice& lattice = *puzzle.lattice;
    if (auto reason = why_unsited(lattice, puzzle.board)) {
        return fail(ErrorCode::impossible_puzzle, puzzle.board_offset, std::move(*reason));
    }
    if (auto reason = why_too_many(puzzle.pieces)) {
        return fail(ErrorCode::limit_exceeded, puzzle.board_offset, std::move(*reason));
    }
    Level level;
    level.lattice = is_of_squares(lattice) ? nullptr : &lattice;
    level.board = board_of(lattice, puzzle.board).board;
    for (SitedPiece& piece : puzzle.pieces) {
        const Result<polyomino::Shape> shape = shape_of(lattice, piece);
        if (!shape) {
            return tl::unexpected(shape.error());
        }
        add_piece(level,
                  make_piece(level.lattice, std::move(piece.name), *shape, piece.count, piece.can_flip,
                             piece.can_turn),
                  merges);
    }
    name_all(level, lattice);
    auto reason = why_level_is_unsound(level);
    return reason ? fail(ErrorCode::impossible_puzzle, puzzle.board_offset, std::move(*reason))
                  : Result<Level>(std::move(level));
}

SitedPuzzle sited(const Level& level) {
    SitedPuzzle puzzle;
    puzzle.lattice = &lattice_of(level);
    puzzle.board = open_sites(*puzzle.lattice, level.board);
    for (const polyomino::Piece& piece : level.pieces) {
        puzzle.pieces.push_back({piece.name, sites_of(*puzzle.lattice, piece.shape), piece.count,
                                 piece.can_flip, piece.can_turn});
    }
    return puzzle;
}

const Lattice& lattice_of(const Level& level) {
    return level.lattice == nullptr ? polyomino::square_lattice() : *level.lattice;
}

}  // namespace tessera
