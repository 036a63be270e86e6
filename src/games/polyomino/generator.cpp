#include "games/polyomino/generator.h"

#include "base/check.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/cutter.h"

#include <string>
#include <utility>

namespace tessera::polyomino {

Cut cut_board(const Params& params, std::uint64_t seed) {
    TESSERA_ASSERT(!why_params_are_impossible(params));
    return cut_board(Grid<Square>(params.rows, params.columns, Square::open), params, seed);
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
    Result<CutPuzzle> puzzle = puzzle_of(cut_board(params, seed));
    if (!puzzle) {
        return tl::unexpected(puzzle.error());
    }
    puzzle->level.title =
        std::to_string(params.columns) + "x" + std::to_string(params.rows) + " #" + std::to_string(seed);
    return puzzle;
}

}  // namespace tessera::polyomino
