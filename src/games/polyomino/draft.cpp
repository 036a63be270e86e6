#include "games/polyomino/draft.h"

#include "base/apart.h"
#include "base/text.h"
#include "games/polyomino/board_mask.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/lattice_board.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/level_text.h"
#include "games/recipe.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int blank_rows = 5;
constexpr int blank_columns = 6;
constexpr int smallest_cut_piece = 3;
constexpr int largest_cut_piece = 6;
constexpr int fewest_junior_cells = 20;  // of one part of a board: on a smaller one all puzzles may be easier

int piece_count(const Level& draft) {
    int count = 0;
    for (const Piece& piece : draft.pieces) {
        count += piece.count;
    }
    return count;
}

// Returns the subset sums of `steps` from 0 to `most`: sums[n] is 1 if some steps add up to n, else 0.
std::vector<char> sums_of(const std::vector<int>& steps, int most) {
    std::vector<char> sums(static_cast<std::size_t>(most) + 1, 0);
    at(sums, 0) = 1;
    for (const int step : steps) {
        for (int sum = most; sum >= step; --sum) {
            if (at(sums, sum - step) != 0) {
                at(sums, sum) = 1;
            }
        }
    }
    return sums;
}

// Calls f(piece) for each copy of each piece that is not a given.
template <class F>
void for_free_pieces(const Level& draft, const F& f) {
    for (int index = 0; index < int_size(draft.pieces); ++index) {
        for (int copy = left_count(draft, {draft.givens}, index); copy > 0; --copy) {
            f(at(draft.pieces, index));
        }
    }
}

// Returns the connected open cells around `first` and removes them from `open`.
std::vector<Cell> take_region(Grid<bool>& open, Cell first, std::span<const Cell> steps) {
    std::vector<Cell> region{first};
    open[first] = false;
    for (int next = 0; next < int_size(region); ++next) {
        for (const Cell step : steps) {
            const Cell cell = at(region, next) + step;
            if (open.contains(cell) && open[cell]) {
                open[cell] = false;
                region.push_back(cell);
            }
        }
    }
    return region;
}

std::vector<std::vector<Cell>> free_regions(const Level& draft) {
    const Grid<int> cover = cover_of(draft, {draft.givens});
    Grid<bool> open(cover.rows(), cover.columns());
    for (int index = 0; index < cover.size(); ++index) {
        open[index] = draft.board[index] == Square::open && cover[index] < 0;
    }
    const std::vector<Cell> steps = steps_to_neighbours(draft.lattice);
    std::vector<std::vector<Cell>> regions;
    for (int index = 0; index < cover.size(); ++index) {
        if (open[index]) {
            regions.push_back(take_region(open, open.cell(index), steps));
        }
    }
    return regions;
}

int total_size(const std::vector<std::vector<Cell>>& regions) {
    int total = 0;
    for (const std::vector<Cell>& region : regions) {
        total += int_size(region);
    }
    return total;
}

// Reports a region whose size is not a sum of piece sizes.
std::optional<Sentence> why_a_region_stays_open(const Level& draft,
                                                const std::vector<std::vector<Cell>>& regions) {
    std::vector<int> sizes;
    for_free_pieces(draft, [&](const Piece& piece) { sizes.push_back(piece.shape.size()); });
    const std::vector<char> sums = sums_of(sizes, total_size(regions));
    for (const std::vector<Cell>& region : regions) {
        if (at(sums, int_size(region)) == 0) {
            return say("no pieces add up to the {} {cell|cells} of one part of the board", int_size(region));
        }
    }
    return std::nullopt;
}

// Checks a checkerboard colouring: if all pieces are needed, they must be able to match its difference.
std::optional<Sentence> why_colours_do_not_fit(const Level& draft,
                                               const std::vector<std::vector<Cell>>& regions) {
    if (!has_checkerboard(draft.lattice)) {
        return std::nullopt;
    }
    int difference = 0;
    for (const std::vector<Cell>& region : regions) {
        for (const Cell cell : region) {
            difference += is_light(draft.lattice, cell) ? 1 : -1;
        }
    }
    int pieces = 0;
    int swing = 0;
    std::vector<int> steps;
    for_free_pieces(draft, [&](const Piece& piece) {
        pieces += piece.shape.size();
        const int difference_of_piece = imbalance(draft.lattice, piece.shape);
        swing += difference_of_piece;
        steps.push_back(2 * difference_of_piece);
    });
    if (pieces != total_size(regions)) {
        return std::nullopt;
    }
    const int wanted = std::abs(difference);
    const std::vector<char> sums = sums_of(steps, 2 * swing);
    if (wanted <= swing && (swing - wanted) % 2 == 0 && at(sums, swing - wanted) != 0) {
        return std::nullopt;
    }
    if (wanted == 0) {
        return say(
            "on a checkerboard half of the cells to cover are light and half dark, and these pieces never "
            "cover as many of each");
    }
    return say(
        "on a checkerboard one colour has {} more of the cells to cover, which the pieces cannot match",
        wanted);
}

void advise_on_twins(const Level& draft, std::vector<Sentence>& sentences) {
    for (int a = 0; a < int_size(draft.pieces); ++a) {
        for (int b = a + 1; b < int_size(draft.pieces); ++b) {
            if (canonical(draft.lattice, at(draft.pieces, a).shape) ==
                canonical(draft.lattice, at(draft.pieces, b).shape)) {
                sentences.push_back(
                    say("{} and {} have the same shape", at(draft.pieces, a).name, at(draft.pieces, b).name));
                return;
            }
        }
    }
}

// Returns the smallest part of the board that has all open cells. Precondition: there is one.
Grid<Square> trimmed(const Grid<Square>& board) {
    Cell first{board.rows(), board.columns()};
    Cell last{0, 0};
    for (const Cell cell : open_cells_of(board)) {
        first = {std::min(first.row, cell.row), std::min(first.column, cell.column)};
        last = {std::max(last.row, cell.row), std::max(last.column, cell.column)};
    }
    Grid<Square> part(last.row - first.row + 1, last.column - first.column + 1, Square::open);
    for (int index = 0; index < part.size(); ++index) {
        part[index] = board[part.cell(index) + first];
    }
    return part;
}

Tier tier_for(const Level& draft) {
    int largest = 0;
    for (const std::vector<Cell>& region : free_regions(draft)) {
        largest = std::max(largest, int_size(region));
    }
    return largest < fewest_junior_cells ? Tier::starter : Tier::junior;
}

Params params_on_squares(const Level& bare) {
    const int set = find_set(bare.pieces);
    const Grid<Square> board = trimmed(bare.board);
    Params params;
    params.columns = board.columns();
    params.rows = board.rows();
    params.mask = mask_of(board);
    params.set = set >= 0 ? at(set_names(), set) : "";
    return params;
}

Result<Params> params_on_lattice(const Level& bare) {
    const Result<std::string> text = apart(params_of_board_on_lattice)(bare);
    Result<Params> params = text ? parse_params(*text) : tl::unexpected(text.error());
    if (params) {
        params->set = apart(set_on_lattice)(bare).value_or("");
    }
    return params;
}

}  // namespace

Level blank_draft() {
    Level draft;
    draft.board = Grid<Square>(blank_rows, blank_columns, Square::open);
    return draft;
}

Result<Level> read_draft(std::string_view text) {
    if (text.find("tessera") != std::string_view::npos) {
        return parse_draft(text);
    }
    const Result<Cut> cut = parse_cut(text);
    if (!cut) {
        return tl::unexpected(cut.error());
    }
    Result<CutPuzzle> puzzle = puzzle_of(*cut);
    if (!puzzle) {
        return tl::unexpected(puzzle.error());
    }
    return std::move(puzzle->level);
}

Level resized(const Level& draft, int rows, int columns) {
    Level next = draft;
    next.board = Grid<Square>(rows, columns, Square::open);
    for (int index = 0; index < next.board.size(); ++index) {
        const Cell cell = next.board.cell(index);
        if (draft.board.contains(cell)) {
            next.board[cell] = draft.board[cell];
        }
    }
    return with_fitting_givens(std::move(next));
}

Level with_square(Level draft, Cell cell, Square square) {
    draft.board[cell] = square;
    return with_fitting_givens(std::move(draft));
}

Level with_piece(Level draft, int index, Piece piece) {
    const bool is_new = index == int_size(draft.pieces);
    const int others = piece_count(draft) - (is_new ? 0 : at(draft.pieces, index).count);
    if (index == max_piece_kinds || others >= max_piece_count) {
        return draft;
    }
    if (is_new) {
        draft.pieces.emplace_back();
    }
    piece.count = std::min(piece.count, max_piece_count - others);
    const Piece before = std::exchange(at(draft.pieces, index), std::move(piece));
    name_pieces(draft.lattice, draft.pieces);
    if (at(draft.pieces, index).orientations != before.orientations) {
        std::erase_if(draft.givens, [&](const Placement& given) { return given.piece == index; });
    }
    return with_fitting_givens(std::move(draft));
}

bool may_be_named(const Level& draft, int index, std::string_view name) {
    if (name == at(draft.pieces, index).name) {
        return true;
    }
    for (const Piece& piece : draft.pieces) {
        if (piece.name == name) {
            return false;
        }
    }
    return is_plain_name(name);
}

Level without_piece(Level draft, int index) {
    draft.pieces.erase(draft.pieces.begin() + index);
    std::erase_if(draft.givens, [&](const Placement& given) { return given.piece == index; });
    for (Placement& given : draft.givens) {
        given.piece -= given.piece > index ? 1 : 0;
    }
    return draft;
}

Level with_pieces(Level draft, std::vector<Piece> pieces) {
    draft.pieces = std::move(pieces);
    draft.givens.clear();
    return draft;
}

Level with_givens(Level draft, std::vector<Placement> givens) {
    draft.givens = std::move(givens);
    std::sort(draft.givens.begin(), draft.givens.end());
    return draft;
}

Level with_fitting_givens(Level draft) {
    State kept;
    for (const Placement& given : std::exchange(draft.givens, {})) {
        const bool is_known = given.piece < int_size(draft.pieces) &&
                              given.orientation < int_size(at(draft.pieces, given.piece).orientations);
        if (is_known && !why_it_does_not_fit(draft, kept, given)) {
            kept.placed.push_back(given);
        }
    }
    draft.givens = std::move(kept.placed);
    return draft;
}

CutPuzzle cut_by_chance(const Level& draft, std::uint64_t seed) {
    Params sizes;
    sizes.min_size = smallest_cut_piece;
    sizes.max_size = largest_cut_piece;
    Result<CutPuzzle> puzzle = puzzle_of(cut_board(draft.board, sizes, seed));
    return puzzle ? CutPuzzle{with_pieces(draft, puzzle->level.pieces), std::move(puzzle->solution)}
                  : CutPuzzle{draft, {}};
}

Result<Params> params_on_board(const Level& draft) {
    const Level bare = with_givens(draft, {});
    const int cells = open_cell_count(bare);
    if (cells == 0) {
        return fail(ErrorCode::impossible_puzzle, 0, say("the board has no cell to cover"));
    }
    Result<Params> board =
        bare.lattice == nullptr ? Result<Params>(params_on_squares(bare)) : params_on_lattice(bare);
    if (!board) {
        return board;
    }
    Params params = *board;
    params.min_size = std::min(cells, params.min_size);
    params.is_unique = true;
    params.tier = tier_for(bare);
    params.has_own_stream = true;
    params.has_proof_grade = true;
    auto reason = params.set.empty() ? std::nullopt : why_not_playable(bare);
    reason = reason ? std::move(reason) : why_params_are_impossible(params);
    if (!reason && format_params(params).size() > longest_params) {
        reason = say("the parts of the board are too far apart");
    }
    return reason ? Result<Params>(fail(ErrorCode::impossible_puzzle, 0, std::move(*reason))) : params;
}

Level draft_of(const Level& level, const State& state) {
    return with_givens(level, state.placed);
}

std::optional<Sentence> why_not_playable(const Level& draft) {
    for (const Piece& piece : draft.pieces) {
        if (!is_connected(draft.lattice, piece.shape)) {
            return say("the cells of piece {} do not touch each other along edges", piece.name);
        }
    }
    if (auto reason = why_level_is_unsound(draft)) {
        return reason;
    }
    const std::vector<std::vector<Cell>> regions = free_regions(draft);
    if (regions.empty()) {
        return say("every cell is covered from the start");
    }
    auto reason = why_a_region_stays_open(draft, regions);
    return reason ? std::move(reason) : why_colours_do_not_fit(draft, regions);
}

std::vector<Sentence> advice(const Level& draft) {
    std::vector<Sentence> sentences;
    const int cells = open_cell_count(draft);
    const int pieces = piece_cell_count(draft);
    if (pieces > cells && cells > 0) {
        sentences.push_back(
            say("pieces will be left over: they have {} {cell|cells}, the board {}", pieces, cells));
    }
    advise_on_twins(draft, sentences);
    return sentences;
}

}  // namespace tessera::polyomino
