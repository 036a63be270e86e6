#include "games/polyomino/generator.h"

#include "base/rng.h"
#include "games/polyomino/cut.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tessera::polyomino {

namespace {

constexpr int free_cell = -1;
constexpr int outside = -2;  // not part of the board

int effective_max_size(const Params& params, const Grid<Square>& board) {
    const int asked = params.max_size > 0
                          ? params.max_size
                          : std::max({std::min(board.columns(), board.rows()), 4, params.min_size});
    return std::min(asked, std::min(board.size(), max_piece_size));
}

// A board being cut. Regions may become empty when they merge; `finish` numbers the others anew.
class Cutter {
public:
    Cutter(const Grid<Square>& board, const Params& params, std::uint64_t seed)
        : params_(params),
          max_size_(effective_max_size(params, board)),
          rng_(seed),
          cut_(board.rows(), board.columns(), free_cell),
          seen_(board.rows(), board.columns(), 0) {
        for (int index = 0; index < cut_.size(); ++index) {
            cut_[index] = board[index] == Square::open ? free_cell : outside;
            open_count_ += board[index] == Square::open ? 1 : 0;
        }
    }

    Cut run() {
        scan();
        fill_crumbs();
        split_monsters();
        merge_down_to_limit();
        return finish();
    }

private:
    // Step 1. From each free cell, in reading order, grow a piece of random size.
    void scan() {
        int left = open_count_;
        for (int index = 0; index < cut_.size(); ++index) {
            const bool may_start = params_.max_pieces == 0 || int_size(regions_) < params_.max_pieces;
            if (cut_[index] != free_cell || !may_start) {
                continue;
            }
            std::vector<Cell> grown = grow(cut_.cell(index), random_size(left));
            if (int_size(grown) >= params_.min_size) {
                left -= int_size(grown);
                add_region(std::move(grown));
            }
        }
    }

    // Between the smallest and largest size; under a limit, around what each piece still to come must take.
    int random_size(int left) {
        if (params_.max_pieces == 0) {
            return rng_.between(params_.min_size, max_size_);
        }
        const int pieces_left = params_.max_pieces - int_size(regions_);
        const int share = (left + pieces_left - 1) / pieces_left;
        const int low = std::clamp(share - share / 3, params_.min_size, max_size_);
        const int high = std::clamp(share + share / 3, low, std::max(max_size_, low));
        return rng_.between(low, high);
    }

    // Up to `size` free cells around `start`, breadth first in shuffled directions.
    std::vector<Cell> grow(Cell start, int size) {
        std::vector<Cell> grown = {start};
        seen_[start] = ++growth_;
        std::array<Cell, 4> steps = neighbour_steps;
        for (int next = 0; next < int_size(grown) && int_size(grown) < size; ++next) {
            shuffle(steps, rng_);
            for (const Cell step : steps) {
                const Cell cell = at(grown, next) + step;
                const bool is_free = cut_.contains(cell) && cut_[cell] == free_cell;
                if (is_free && int_size(grown) < size && seen_[cell] != growth_) {
                    seen_[cell] = growth_;
                    grown.push_back(cell);
                }
            }
        }
        return grown;
    }

    void add_region(std::vector<Cell> cells) {
        for (const Cell cell : cells) {
            cut_[cell] = int_size(regions_);
        }
        regions_.push_back(std::move(cells));
    }

    // Step 2. Crumbs (cells where no piece could grow) join, cell by cell, their smallest neighbour; a crumb
    // with no neighbour yet waits for the next round.
    void fill_crumbs() {
        std::vector<Cell> crumbs;
        for (int index = 0; index < cut_.size(); ++index) {
            if (cut_[index] == free_cell) {
                crumbs.push_back(cut_.cell(index));
            }
        }
        while (!crumbs.empty()) {
            std::vector<Cell> waiting;
            for (const Cell cell : crumbs) {
                const int region = smallest_neighbour({cell}, free_cell);
                if (region == free_cell) {
                    waiting.push_back(cell);
                } else {
                    cut_[cell] = region;
                    at(regions_, region).push_back(cell);
                }
            }
            if (waiting.size() == crumbs.size()) {  // a part of the board smaller than the smallest piece
                add_region(grow(waiting.front(), int_size(waiting)));
                std::erase_if(waiting, [&](Cell cell) { return cut_[cell] != free_cell; });
            }
            crumbs = std::move(waiting);
        }
    }

    // free_cell: there is none.
    int smallest_neighbour(const std::vector<Cell>& cells, int self) const {
        int smallest = free_cell;
        for (const Cell cell : cells) {
            for (const Cell step : neighbour_steps) {
                const int region = cut_.contains(cell + step) ? cut_[cell + step] : outside;
                const bool is_other = region >= 0 && region != self;
                if (is_other &&
                    (smallest == free_cell || at(regions_, region).size() < at(regions_, smallest).size())) {
                    smallest = region;
                }
            }
        }
        return smallest;
    }

    // Step 3. A piece that crumbs made too large is cut in two connected parts, where both can be large
    // enough and the limit leaves room.
    void split_monsters() {
        for (int region = 0; region < int_size(regions_); ++region) {
            const bool has_room = params_.max_pieces == 0 || int_size(regions_) < params_.max_pieces;
            const int size = int_size(at(regions_, region));
            if (has_room && size > max_size_ && size >= 2 * params_.min_size) {
                split(region);
            }
        }
    }

    void split(int region) {
        constexpr int tries = 24;
        const std::vector<Cell> cells = at(regions_, region);
        const int size = int_size(cells);
        for (int attempt = 0; attempt < tries; ++attempt) {
            release(cells);
            const int part_size = std::clamp(rng_.between(size / 3, size - size / 3), params_.min_size,
                                             std::min(max_size_, size - params_.min_size));
            std::vector<Cell> part = grow(at(cells, rng_.between(0, size - 1)), part_size);
            std::vector<Cell> rest = without(cells, part);
            if (int_size(part) >= params_.min_size && is_connected(make_shape(rest))) {
                at(regions_, region) = std::move(rest);
                add_region(std::move(part));
                break;
            }
        }
        for (const Cell cell : at(regions_, region)) {
            cut_[cell] = region;
        }
    }

    void release(const std::vector<Cell>& cells) {
        for (const Cell cell : cells) {
            cut_[cell] = free_cell;
        }
    }

    static std::vector<Cell> without(const std::vector<Cell>& cells, const std::vector<Cell>& part) {
        std::vector<Cell> rest;
        for (const Cell cell : cells) {
            if (std::find(part.begin(), part.end(), cell) == part.end()) {
                rest.push_back(cell);
            }
        }
        return rest;
    }

    // Step 4. Too many pieces, or pieces below the smallest size, merge with their smallest neighbours.
    void merge_down_to_limit() {
        int count = int_size(regions_);
        for (int region = next_to_merge(count); region >= 0; region = next_to_merge(count)) {
            const int target = smallest_neighbour(at(regions_, region), region);
            if (target == free_cell) {  // it is a part of the board by itself
                return;
            }
            for (const Cell cell : at(regions_, region)) {
                cut_[cell] = target;
                at(regions_, target).push_back(cell);
            }
            at(regions_, region).clear();
            --count;
        }
    }

    // The smallest region if it must merge, else -1.
    int next_to_merge(int count) const {
        int smallest = -1;
        for (int region = 0; region < int_size(regions_); ++region) {
            const std::size_t size = at(regions_, region).size();
            if (size > 0 && (smallest < 0 || size < at(regions_, smallest).size())) {
                smallest = region;
            }
        }
        const bool over_limit = params_.max_pieces > 0 && count > params_.max_pieces;
        const bool too_small = int_size(at(regions_, smallest)) < params_.min_size;
        return count > 1 && (over_limit || too_small) ? smallest : -1;
    }

    // Step 5. Number the pieces in the order of their first cells.
    Cut finish() {
        std::vector<int> numbers(regions_.size(), -1);
        int next = 0;
        Cut numbered = cut_;
        for (int index = 0; index < cut_.size(); ++index) {
            if (cut_[index] == outside) {
                numbered[index] = blocked_label;
                continue;
            }
            int& number = at(numbers, cut_[index]);
            number = number < 0 ? next++ : number;
            numbered[index] = number;
        }
        return numbered;
    }

    Params params_;
    int max_size_;
    Rng rng_;
    int open_count_ = 0;
    Cut cut_;         // a label, free_cell or outside
    Grid<int> seen_;  // in which growth a cell was seen last
    int growth_ = 0;
    std::vector<std::vector<Cell>> regions_;
};

}  // namespace

Cut cut_board(const Params& params, std::uint64_t seed) {
    TESSERA_ASSERT(!why_params_are_impossible(params));
    return cut_board(Grid<Square>(params.rows, params.columns, Square::open), params, seed);
}

Cut cut_board(const Grid<Square>& board, const Params& params, std::uint64_t seed) {
    return Cutter(board, params, seed).run();
}

Result<Level> generate(const Params& params, std::uint64_t seed) {
    if (auto reason = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, std::move(*reason));
    }
    if (params.is_unique || !params.set.empty()) {
        return fail(ErrorCode::unavailable, 0, say("this puzzle takes a job to make"));
    }
    Result<CutPuzzle> puzzle = puzzle_of(cut_board(params, seed));
    if (!puzzle) {
        return tl::unexpected(puzzle.error());
    }
    puzzle->level.title =
        std::to_string(params.columns) + "x" + std::to_string(params.rows) + " #" + std::to_string(seed);
    return std::move(puzzle->level);
}

}  // namespace tessera::polyomino
