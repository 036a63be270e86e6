#include "games/polyomino/generator.h"

#include "base/apart.h"
#include "base/check.h"
#include "base/hash.h"
#include "base/index.h"
#include "games/polyomino/board_mask.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/cutter.h"
#include "games/polyomino/figures.h"
#include "games/polyomino/lattice_board.h"

#include <string>
#include <utility>

namespace tessera::polyomino {

Cut cut_board(const Params& params, std::uint64_t seed) {
    TESSERA_ASSERT(!why_params_are_impossible(params));
    return cut_board(board_of(params, seed), params, seed);
}

namespace {

std::string_view figure_of(const Params& params, std::uint64_t seed) {
    const std::vector<std::string_view>& names = figure_names();
    const auto chance = static_cast<int>(mix_bits(seed) % any_figure_count);
    return params.figure == any_figure ? at(names, chance) : std::string_view(params.figure);
}

}  // namespace

Grid<Square> board_of(const Params& params, std::uint64_t seed) {
    if (!params.lattice.empty()) {
        return apart(level_on_lattice)(params).board;
    }
    return params.figure.empty() ? *board_of_mask(params.rows, params.columns, params.mask)
                                 : figure_board(figure_of(params, seed));
}

std::string name_of_board(const Params& params, std::uint64_t seed) {
    if (!params.lattice.empty()) {
        return apart(name_of_board_on_lattice)(params);
    }
    return params.figure.empty()
               ? (params.mask.empty() ? "" : "drawn ") + format_sides(params.columns, params.rows)
               : std::string(figure_of(params, seed));
}

Cut cut_board(const Grid<Square>& board, const Params& params, std::uint64_t seed) {
    return Cutter<NoCutTrace>(board, params, seed, {}).run();
}

Cut cut_board(const Grid<Square>& board, const Params& params, std::uint64_t seed, CutWatch watch) {
    return Cutter<CutWatch>(board, params, seed, std::move(watch)).run();
}

Result<Level> generate(const Params& params, std::uint64_t seed) {
    Result<CutPuzzle> puzzle = generate_cut(params, seed);
    if (!puzzle) {
        return tl::unexpected(puzzle.error());
    }
    return std::move(puzzle->level);
}

Result<CutPuzzle> generate_cut(const Params& params, std::uint64_t seed) {
    if (auto reason = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, std::move(*reason));
    }
    if (params.is_unique || !params.set.empty()) {
        return fail(ErrorCode::unavailable, 0, say("this puzzle can only be made in the background"));
    }
    Result<CutPuzzle> puzzle = puzzle_of(cut_board(params, seed), lattice_of(params));
    if (!puzzle) {
        return tl::unexpected(puzzle.error());
    }
    puzzle->level.title = name_of_board(params, seed) + " #" + std::to_string(seed);
    return puzzle;
}

}  // namespace tessera::polyomino
