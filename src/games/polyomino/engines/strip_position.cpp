#include "games/polyomino/engines/strip_position.h"

#include "games/polyomino/engines/placements.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

std::vector<Shape> sorted(std::vector<Shape> shapes) {
    std::sort(shapes.begin(), shapes.end());
    return shapes;
}

}  // namespace

StripPosition::StripPosition(const Level& level, const State& state, PieceOrder order)
    : is_transposed_(level.board.columns() > level.board.rows()), level_pieces_(level.pieces) {
    const Grid<bool> open = open_cells(level, state);
    const Cell sides = strip_cell({open.rows(), open.columns()});
    cover_.open = Grid<bool>(sides.row, sides.column, false);
    for (int index = 0; index < open.size(); ++index) {
        cover_.open[strip_cell(open.cell(index))] = open[index];
    }
    const std::vector<int> left = left_counts(level, state);
    const std::vector<int> weights = weights_of(level, order);
    for (const int piece : pieces_in_order(level, order)) {
        if (at(left, piece) == 0) {
            continue;
        }
        const int kind = kind_of(level, piece);
        at(cover_.kinds, kind).multiplicity += at(left, piece);
        at(cover_.kinds, kind).weight = at(weights, piece);
        at(pieces_, kind).insert(at(pieces_, kind).end(), static_cast<std::size_t>(at(left, piece)), piece);
    }
}

// Returns the kind of the piece; adds one if no kind has the same orientations.
int StripPosition::kind_of(const Level& level, int piece) {
    std::vector<Shape> shapes = sorted(at(level.pieces, piece).orientations);
    const auto known = std::find(shapes_.begin(), shapes_.end(), shapes);
    if (known != shapes_.end()) {
        return static_cast<int>(known - shapes_.begin());
    }
    shapes_.push_back(std::move(shapes));
    cover_.kinds.push_back({.multiplicity = 0, .size = at(level.pieces, piece).shape.size()});
    pieces_.emplace_back();
    add_orientations(level, piece);
    return int_size(shapes_) - 1;
}

void StripPosition::add_orientations(const Level& level, int piece) {
    const std::vector<Shape>& shapes = at(level.pieces, piece).orientations;
    for (int index = 0; index < int_size(shapes); ++index) {
        StripCover::Orientation orientation;
        orientation.kind = int_size(cover_.kinds) - 1;
        Cell end;
        for (const Cell cell : at(shapes, index).cells) {
            orientation.cells.push_back(strip_cell(cell));
            end = {std::max(end.row, orientation.cells.back().row + 1),
                   std::max(end.column, orientation.cells.back().column + 1)};
        }
        std::sort(orientation.cells.begin(), orientation.cells.end());
        if (end.row <= cover_.open.rows() && end.column <= cover_.open.columns()) {
            cover_.orientations.push_back(std::move(orientation));
            sources_.push_back({piece, index});
        }
    }
}

std::vector<Placement> StripPosition::placements_of(const std::vector<StripCover::Placed>& placed) const {
    std::vector<int> used(pieces_.size(), 0);
    std::vector<Placement> placements;
    for (const StripCover::Placed& choice : placed) {
        const StripCover::Orientation& orientation = at(cover_.orientations, choice.orientation);
        const Source& source = at(sources_, choice.orientation);
        const Piece& model = at(level_pieces_, source.first_piece);
        const int piece = at(at(pieces_, orientation.kind), at(used, orientation.kind)++);
        // Pieces of one kind may number their common orientations differently.
        const int index = orientation_index(at(level_pieces_, piece), at(model.orientations, source.index));
        placements.push_back({piece, index, strip_cell(choice.first - orientation.cells.front())});
    }
    std::sort(placements.begin(), placements.end());
    return placements;
}

}  // namespace tessera::polyomino
