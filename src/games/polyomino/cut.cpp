#include "games/polyomino/cut.h"

#include "base/text.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera::polyomino {

namespace {

using Rows = std::vector<std::vector<Token>>;

Result<Rows> read_rows(std::string_view text) {
    Rows rows;
    for (const Token& line : split_lines(text)) {
        std::vector<Token> words = split_words(line);
        if (words.empty() || line.text.substr(0, 2) == "# ") {
            continue;
        }
        if (int_size(words) > max_board_side || int_size(rows) == max_board_side) {
            return fail(ErrorCode::limit_exceeded, line.offset,
                        say("a side is longer than {} cells", max_board_side));
        }
        if (!rows.empty() && words.size() != rows.front().size()) {
            return fail(ErrorCode::bad_syntax, line.offset, say("the rows of the board differ in length"));
        }
        rows.push_back(std::move(words));
    }
    if (rows.empty()) {
        return fail(ErrorCode::bad_syntax, 0, say("the cut has no rows"));
    }
    return rows;
}

int number_of_label(std::map<std::string_view, int>& numbers, std::string_view word) {
    if (word == "#" || word == ".") {
        return word == "#" ? blocked_label : uncovered_label;
    }
    return numbers.emplace(word, int_size(numbers)).first->second;
}

std::string label_text(int label) {
    if (label < 0) {
        return label == blocked_label ? "#" : ".";
    }
    return std::to_string(label);
}

Cell corner_of(const std::vector<Cell>& cells) {
    Cell corner = cells.front();
    for (const Cell cell : cells) {
        corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
    }
    return corner;
}

// Returns the cells of each label, row by row.
std::vector<std::vector<Cell>> regions_of(const Cut& cut) {
    std::vector<std::vector<Cell>> regions;
    for (int index = 0; index < cut.size(); ++index) {
        const int label = cut[index];
        if (label >= int_size(regions)) {
            regions.resize(static_cast<std::size_t>(label) + 1);
        }
        if (label >= 0) {
            at(regions, label).push_back(cut.cell(index));
        }
    }
    return regions;
}

// Pieces of a cut, equal ones merged, and the piece of each region.
struct CutPieces {
    std::vector<Piece> pieces;
    std::vector<int> piece_of_region;
};

// Returns a form that is equal for regions that one piece can cover.
Shape free_form(const Shape& shape, const Lattice* lattice) {
    if (lattice == nullptr) {
        return canonical(shape);
    }
    const std::vector<Shape> images = orientations_of(*lattice, shape, may_flip_by_default(*lattice), true);
    return *std::min_element(images.begin(), images.end());
}

CutPieces merge_pieces(const std::vector<std::vector<Cell>>& regions, const Lattice* lattice) {
    CutPieces merged;
    std::map<Shape, int> piece_of_shape;
    for (const std::vector<Cell>& region : regions) {
        const Shape shape = free_form(make_shape(region), lattice);
        const auto [entry, is_new] = piece_of_shape.emplace(shape, int_size(merged.pieces));
        if (is_new) {
            merged.pieces.push_back(
                make_piece(lattice, "", shape, 0, lattice == nullptr || may_flip_by_default(*lattice), true));
        }
        ++at(merged.pieces, entry->second).count;
        merged.piece_of_region.push_back(entry->second);
    }
    name_pieces(lattice, merged.pieces);
    return merged;
}

Placement placement_of_region(const Level& level, int piece, const std::vector<Cell>& region) {
    const std::vector<Shape>& orientations = at(level.pieces, piece).orientations;
    const auto found = std::find(orientations.begin(), orientations.end(), make_shape(region));
    return {piece, static_cast<int>(found - orientations.begin()), corner_of(region)};
}

}  // namespace

Result<Cut> parse_cut(std::string_view text) {
    const Result<Rows> rows = read_rows(text);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    Cut cut(int_size(*rows), int_size(rows->front()), blocked_label);
    std::map<std::string_view, int> numbers;
    for (int index = 0; index < cut.size(); ++index) {
        const Cell cell = cut.cell(index);
        cut[index] = number_of_label(numbers, at(at(*rows, cell.row), cell.column).text);
    }
    return cut;
}

std::string format_cut(const Cut& cut) {
    std::size_t width = 2;
    for (int index = 0; index < cut.size(); ++index) {
        width = std::max(width, label_text(cut[index]).size() + 1);
    }
    std::string text;
    for (int index = 0; index < cut.size(); ++index) {
        const std::string label = label_text(cut[index]);
        text += std::string(width - label.size(), ' ') + label;
        text += (index + 1) % cut.columns() == 0 ? "\n" : "";
    }
    return text;
}

Result<CutPuzzle> puzzle_of(const Cut& cut, const Lattice* lattice) {
    CutPuzzle puzzle;
    puzzle.level.lattice = lattice;
    puzzle.level.board = Grid<Square>(cut.rows(), cut.columns(), Square::open);
    for (int index = 0; index < cut.size(); ++index) {
        if (cut[index] == uncovered_label) {
            return fail(ErrorCode::impossible_puzzle, 0,
                        say("every cell of a cut is blocked or part of a piece"));
        }
        puzzle.level.board[index] = cut[index] == blocked_label ? Square::blocked : Square::open;
    }
    const std::vector<std::vector<Cell>> regions = regions_of(cut);
    for (const std::vector<Cell>& region : regions) {
        if (int_size(region) > max_piece_size || !is_connected(lattice, make_shape(region))) {
            return fail(
                ErrorCode::impossible_puzzle, 0,
                say("the cells of a label must be connected, and at most {} of them", max_piece_size));
        }
    }
    CutPieces merged = merge_pieces(regions, lattice);
    puzzle.level.pieces = std::move(merged.pieces);
    for (int region = 0; region < int_size(regions); ++region) {
        puzzle.solution.placed.push_back(
            placement_of_region(puzzle.level, at(merged.piece_of_region, region), at(regions, region)));
    }
    std::sort(puzzle.solution.placed.begin(), puzzle.solution.placed.end());
    if (auto reason = why_level_is_unsound(puzzle.level)) {
        return fail(ErrorCode::impossible_puzzle, 0, std::move(*reason));
    }
    return puzzle;
}

Cut cut_of(const Level& level, const State& state) {
    Cut cut = cover_of(level, state);
    for (int index = 0; index < cut.size(); ++index) {
        if (cut[index] < 0) {
            cut[index] = level.board[index] == Square::open ? uncovered_label : blocked_label;
        }
    }
    return cut;
}

}  // namespace tessera::polyomino
