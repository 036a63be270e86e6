#include "cli/symmetric_puzzle.h"

#include "base/index.h"
#include "base/rng.h"
#include "cli/run_job.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/generator.h"
#include "games/polyomino/params.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tessera {

namespace {

using polyomino::Cut;
using polyomino::Level;
using polyomino::Params;
using polyomino::Placement;
using Pair = std::vector<Placement>;  // a piece and its image

std::optional<Params> symmetric_params(const std::string& text) {
    const Result<Params> params = polyomino::parse_params(text);
    if (!params || !params->figure.empty() || !params->mask.empty() || !params->set.empty() ||
        !params->lattice.empty() || !params->tier) {
        return std::nullopt;
    }
    const bool is_even = params->columns % 2 == 0 || params->rows % 2 == 0;
    return is_even ? std::optional(*params) : std::nullopt;
}

// The board is cut into halves beside each other, or one above the other.
struct Halves {
    bool are_beside = true;
    int columns = 0;  // of the whole board, likewise rows
    int rows = 0;
    GivenSymmetry symmetry = GivenSymmetry::none;

    Cell image(Cell cell) const {
        const Cell opposite{rows - 1 - cell.row, columns - 1 - cell.column};
        if (symmetry == GivenSymmetry::half_turn) {
            return opposite;
        }
        return are_beside ? Cell{cell.row, opposite.column} : Cell{opposite.row, cell.column};
    }
};

Params half_of(const Params& params, const Halves& halves) {
    Params half;
    half.columns = halves.are_beside ? params.columns / 2 : params.columns;
    half.rows = halves.are_beside ? params.rows : params.rows / 2;
    half.min_size = params.min_size;
    half.max_size = params.max_size == 0 ? 5 : params.max_size;
    return half;
}

Cut symmetric_cut(const Params& params, const Halves& halves, std::uint64_t seed) {
    const Cut half = polyomino::cut_board(half_of(params, halves), seed);
    Cut whole(halves.rows, halves.columns);
    int piece_count = 0;
    for (int index = 0; index < half.size(); ++index) {
        piece_count = std::max(piece_count, half[index] + 1);
    }
    for (int index = 0; index < half.size(); ++index) {
        const Cell cell = half.cell(index);
        whole[cell] = half[index];
        whole[halves.image(cell)] = piece_count + half[index];
    }
    return whole;
}

std::vector<Cell> sorted_images(const Level& level, const Placement& placement, const Halves& halves) {
    std::vector<Cell> images;
    for (const Cell cell : cells_of(level, placement)) {
        images.push_back(halves.image(cell));
    }
    std::sort(images.begin(), images.end());
    return images;
}

std::vector<Pair> pairs_of(const Level& level, const std::vector<Placement>& placed, const Halves& halves) {
    std::vector<Pair> pairs;
    for (const Placement& one : placed) {
        const std::vector<Cell> images = sorted_images(level, one, halves);
        for (const Placement& other : placed) {
            std::vector<Cell> cells = cells_of(level, other);
            std::sort(cells.begin(), cells.end());
            if (cells == images && one < other) {
                pairs.push_back({one, other});
            }
        }
    }
    return pairs;
}

// Takes givens away, pair by pair.
class PairRemover {
public:
    PairRemover(Level level, std::vector<Pair> pairs, Tier tier, const std::function<bool()>& should_stop)
        : level_(std::move(level)), pairs_(std::move(pairs)), tier_(tier), should_stop_(should_stop) {}

    // Returns the level with few givens, if it is of the tier.
    std::optional<Level> run(Rng& rng) {
        shuffle(pairs_, rng);
        std::optional<Level> best;
        for (std::size_t next = 0; next < pairs_.size() && !should_stop_();) {
            std::vector<Pair> fewer = pairs_;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(next));
            const Level level = with_givens(fewer);
            const std::optional<Tier> tier = fewer.empty() ? std::nullopt : tier_of_single(level);
            if (!tier || *tier > tier_) {
                ++next;
                continue;
            }
            pairs_ = std::move(fewer);
            best = *tier == tier_ ? std::optional(level) : std::nullopt;
        }
        return best;
    }

private:
    Level with_givens(const std::vector<Pair>& pairs) const {
        Level level = level_;
        level.givens.clear();
        for (const Pair& pair : pairs) {
            level.givens.insert(level.givens.end(), pair.begin(), pair.end());
        }
        std::sort(level.givens.begin(), level.givens.end());
        return level;
    }

    // Returns the tier of a puzzle with one solution.
    std::optional<Tier> tier_of_single(const Level& level) const {
        const Job job{std::string(Polyomino::id), GradeJob{{Polyomino::format_level(level), {}}, {}, {}},
                      true};
        const JobAnswer answer = run_job_here(job, should_stop_);
        const bool is_single =
            answer.count && answer.count->is_exact && answer.count->total == SolutionCount(1);
        return is_single && answer.grade ? std::optional(answer.grade->tier) : std::nullopt;
    }

    Level level_;
    std::vector<Pair> pairs_;
    Tier tier_;
    const std::function<bool()>& should_stop_;
};

}  // namespace

std::string why_not_symmetric(const std::string& family, const std::string& params) {
    return family == Polyomino::id && symmetric_params(params)
               ? ""
               : "tessera: --symmetry is for polyominoes on a rectangle with an even side, without --set";
}

std::optional<AnySession> symmetric_puzzle(const std::string& params, GivenSymmetry symmetry,
                                           std::uint64_t seed, const std::function<bool()>& should_stop) {
    const Params wanted = *symmetric_params(params);
    const Halves halves{wanted.columns % 2 == 0, wanted.columns, wanted.rows, symmetry};
    const Result<polyomino::CutPuzzle> puzzle = polyomino::puzzle_of(symmetric_cut(wanted, halves, seed));
    if (!puzzle) {
        return std::nullopt;
    }
    Rng rng(seed);
    PairRemover remover(puzzle->level, pairs_of(puzzle->level, puzzle->solution.placed, halves), *wanted.tier,
                        should_stop);
    const std::optional<Level> level = remover.run(rng);
    const Result<AnySession> session =
        level ? open_level(Polyomino::format_level(*level)) : tl::unexpected(Error());
    return session ? std::optional(*session) : std::nullopt;
}

}  // namespace tessera
