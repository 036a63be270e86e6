#include "games/polyomino/cutter.h"

#include "games/polyomino/cut.h"
#include "games/polyomino/lattice_board.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

constexpr int split_tries = 24;

constexpr int usual_size_on_lattice = 5;

int effective_max_size(const Params& params, const Grid<Square>& board) {
    const int usual =
        params.lattice.empty() ? std::min(board.columns(), board.rows()) : usual_size_on_lattice;
    const int asked = params.max_size > 0 ? params.max_size : std::max({usual, 4, params.min_size});
    return std::min(asked, std::min(board.size(), max_piece_size));
}

std::vector<Cell> without(const std::vector<Cell>& cells, const std::vector<Cell>& part) {
    std::vector<Cell> rest;
    for (const Cell cell : cells) {
        if (std::find(part.begin(), part.end(), cell) == part.end()) {
            rest.push_back(cell);
        }
    }
    return rest;
}

}  // namespace

template <class Trace>
Cutter<Trace>::Cutter(const Grid<Square>& board, const Params& params, std::uint64_t seed, Trace trace)
    : params_(params),
      steps_(steps_to_neighbours(lattice_of(params))),
      max_size_(effective_max_size(params, board)),
      rng_(seed),
      trace_(std::move(trace)),
      cut_(board.rows(), board.columns(), free_cell),
      seen_(board.rows(), board.columns(), 0) {
    for (int index = 0; index < cut_.size(); ++index) {
        cut_[index] = board[index] == Square::open ? free_cell : outside;
        open_count_ += board[index] == Square::open ? 1 : 0;
    }
}

template <class Trace>
Cut Cutter<Trace>::run() {
    scan();
    fill_crumbs();
    split_monsters();
    merge_down_to_limit();
    return finish();
}

// Records a step of the piece that is growing or has just grown and is not a region yet.
template <class Trace>
void Cutter<Trace>::record_new(CutStepKind kind, int size, int limit, CutReason reason, int other) {
    trace_.record({kind, reason, int_size(regions_), other, {}, size, limit});
}

// Step 1. Grows a piece of random size from each free cell, in reading order.
template <class Trace>
void Cutter<Trace>::scan() {
    int left = open_count_;
    for (int index = 0; index < cut_.size(); ++index) {
        const bool may_start = params_.max_pieces == 0 || int_size(regions_) < params_.max_pieces;
        if (cut_[index] != free_cell || !may_start) {
            continue;
        }
        const int wanted = random_size(left);
        std::vector<Cell> grown = grow(cut_.cell(index), wanted);
        if (int_size(grown) >= params_.min_size) {
            left -= int_size(grown);
            record_new(CutStepKind::finish, int_size(grown), wanted);
            add_region(std::move(grown));
        } else {
            record_new(CutStepKind::give_up, int_size(grown), params_.min_size, CutReason::too_small);
        }
    }
}

// Returns a size from min_size to the maximum; with a limit on the pieces, one near the average that the
// remaining pieces must have.
template <class Trace>
int Cutter<Trace>::random_size(int left) {
    if (params_.max_pieces == 0) {
        return rng_.between(params_.min_size, max_size_);
    }
    const int pieces_left = params_.max_pieces - int_size(regions_);
    const int share = (left + pieces_left - 1) / pieces_left;
    const int low = std::clamp(share - share / 3, params_.min_size, max_size_);
    const int high = std::clamp(share + share / 3, low, std::max(max_size_, low));
    return rng_.between(low, high);
}

// Returns up to `size` free cells around `start`, breadth first in shuffled directions.
template <class Trace>
std::vector<Cell> Cutter<Trace>::grow(Cell start, int size, CutReason reason, int other) {
    const int piece = int_size(regions_);
    std::vector<Cell> grown = {start};
    trace_.record({CutStepKind::begin, reason, piece, other, start, 1, size});
    seen_[start] = ++growth_;
    std::vector<Cell> steps = steps_;
    for (int next = 0; next < int_size(grown) && int_size(grown) < size; ++next) {
        shuffle(steps, rng_);
        for (const Cell step : steps) {
            const Cell cell = at(grown, next) + step;
            const bool is_free = cut_.contains(cell) && cut_[cell] == free_cell;
            if (is_free && int_size(grown) < size && seen_[cell] != growth_) {
                seen_[cell] = growth_;
                grown.push_back(cell);
                trace_.record({CutStepKind::grow, reason, piece, other, cell, int_size(grown), size});
            }
        }
    }
    return grown;
}

template <class Trace>
void Cutter<Trace>::add_region(std::vector<Cell> cells) {
    for (const Cell cell : cells) {
        cut_[cell] = int_size(regions_);
    }
    regions_.push_back(std::move(cells));
}

// Step 2. Adds crumbs (cells where no piece could grow) to their smallest neighbours, cell by cell. A crumb
// without a neighbour waits for the next round.
template <class Trace>
void Cutter<Trace>::fill_crumbs() {
    std::vector<Cell> left = crumbs();
    while (!left.empty()) {
        std::vector<Cell> waiting;
        std::copy_if(left.begin(), left.end(), std::back_inserter(waiting),
                     [this](Cell cell) { return !fill_crumb(cell); });
        if (waiting.size() == left.size()) {  // a part of the board smaller than the smallest piece
            cut_off(waiting);
            std::erase_if(waiting, [this](Cell cell) { return cut_[cell] != free_cell; });
        }
        left = std::move(waiting);
    }
}

template <class Trace>
std::vector<Cell> Cutter<Trace>::crumbs() const {
    std::vector<Cell> cells;
    for (int index = 0; index < cut_.size(); ++index) {
        if (cut_[index] == free_cell) {
            cells.push_back(cut_.cell(index));
        }
    }
    return cells;
}

// Returns false if there is no piece beside it.
template <class Trace>
bool Cutter<Trace>::fill_crumb(Cell cell) {
    const int region = smallest_neighbour({cell}, free_cell);
    if (region == free_cell) {
        trace_.record({CutStepKind::wait, CutReason::alone, -1, -1, cell, 0, 0});
        return false;
    }
    cut_[cell] = region;
    at(regions_, region).push_back(cell);
    trace_.record({CutStepKind::fill, CutReason::none, region, -1, cell, int_size(at(regions_, region)), 0});
    return true;
}

// Makes a piece of the part of the board that contains the first waiting cell.
template <class Trace>
void Cutter<Trace>::cut_off(const std::vector<Cell>& waiting) {
    std::vector<Cell> part = grow(waiting.front(), int_size(waiting), CutReason::alone);
    record_new(CutStepKind::finish, int_size(part), int_size(part), CutReason::alone);
    add_region(std::move(part));
}

// Returns free_cell if there is none.
template <class Trace>
int Cutter<Trace>::smallest_neighbour(const std::vector<Cell>& cells, int self) const {
    int smallest = free_cell;
    for (const Cell cell : cells) {
        for (const Cell step : steps_) {
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

// Step 3. Cuts pieces that crumbs made too large into two connected parts, if both can be large enough and
// the limit on the pieces allows it.
template <class Trace>
void Cutter<Trace>::split_monsters() {
    for (int region = 0; region < int_size(regions_); ++region) {
        const bool has_room = params_.max_pieces == 0 || int_size(regions_) < params_.max_pieces;
        const int size = int_size(at(regions_, region));
        if (has_room && size > max_size_ && size >= 2 * params_.min_size) {
            split(region);
        }
    }
}

template <class Trace>
void Cutter<Trace>::split(int region) {
    const std::vector<Cell> cells = at(regions_, region);
    trace_.record({CutStepKind::split, CutReason::too_large, region, -1, {}, int_size(cells), max_size_});
    bool is_split = false;
    for (int attempt = 0; attempt < split_tries && !is_split; ++attempt) {
        is_split = try_split(region, cells);
    }
    if (!is_split) {
        trace_.record(
            {CutStepKind::stay, CutReason::too_large, region, -1, {}, int_size(cells), split_tries});
    }
    for (const Cell cell : at(regions_, region)) {
        cut_[cell] = region;
    }
}

// Tests connection in the grid, whose neighbours are neighbours on every lattice; links to made puzzles rely on it.
template <class Trace>
bool Cutter<Trace>::try_split(int region, const std::vector<Cell>& cells) {
    const int size = int_size(cells);
    release(cells);
    const int part_size = std::clamp(rng_.between(size / 3, size - size / 3), params_.min_size,
                                     std::min(max_size_, size - params_.min_size));
    std::vector<Cell> part =
        grow(at(cells, rng_.between(0, size - 1)), part_size, CutReason::too_large, region);
    std::vector<Cell> rest = without(cells, part);
    if (int_size(part) < params_.min_size || !is_connected(make_shape(rest))) {
        record_new(CutStepKind::give_up, int_size(part), params_.min_size, CutReason::falls_apart, region);
        return false;
    }
    record_new(CutStepKind::finish, int_size(part), part_size, CutReason::too_large, region);
    at(regions_, region) = std::move(rest);
    add_region(std::move(part));
    return true;
}

template <class Trace>
void Cutter<Trace>::release(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        cut_[cell] = free_cell;
    }
}

// Step 4. Merges pieces below the smallest size, or beyond the limit, with their smallest neighbours.
template <class Trace>
void Cutter<Trace>::merge_down_to_limit() {
    int count = int_size(regions_);
    for (int region = next_to_merge(count); region >= 0; region = next_to_merge(count)) {
        const int target = smallest_neighbour(at(regions_, region), region);
        if (target == free_cell) {  // it is a separate part of the board
            trace_.record({CutStepKind::stay,
                           CutReason::alone,
                           region,
                           -1,
                           {},
                           int_size(at(regions_, region)),
                           params_.min_size});
            return;
        }
        merge(region, target, count);
        --count;
    }
}

template <class Trace>
void Cutter<Trace>::merge(int region, int target, int count) {
    for (const Cell cell : at(regions_, region)) {
        cut_[cell] = target;
        at(regions_, target).push_back(cell);
    }
    const bool is_small = int_size(at(regions_, region)) < params_.min_size;
    trace_.record({CutStepKind::merge,
                   is_small ? CutReason::too_small : CutReason::too_many,
                   region,
                   target,
                   {},
                   is_small ? int_size(at(regions_, region)) : count,
                   is_small ? params_.min_size : params_.max_pieces});
    at(regions_, region).clear();
}

// Returns the smallest region if it must merge, else -1.
template <class Trace>
int Cutter<Trace>::next_to_merge(int count) const {
    int smallest = -1;
    for (int region = 0; region < int_size(regions_); ++region) {
        const std::size_t size = at(regions_, region).size();
        if (size > 0 && (smallest < 0 || size < at(regions_, smallest).size())) {
            smallest = region;
        }
    }
    const bool too_small = int_size(at(regions_, smallest)) < params_.min_size;
    return count > 1 && (is_over_limit(count) || too_small) ? smallest : -1;
}

// Step 5. Numbers the pieces in the order of their first cells.
template <class Trace>
Cut Cutter<Trace>::finish() {
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
    trace_.record({CutStepKind::end, CutReason::none, -1, -1, {}, next, 0});
    return numbered;
}

template class Cutter<NoCutTrace>;
template class Cutter<CutWatch>;

}  // namespace tessera::polyomino
