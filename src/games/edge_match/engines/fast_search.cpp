#include "games/edge_match/engines/fast_search.h"

#include "games/edge_match/engines/cell_orders.h"

#include <algorithm>

namespace tessera::edge_match {

static_assert(Engine<FastSearch<NoTrace>>);

namespace {

constexpr int bits_per_side = 8;

std::uint32_t side_word(Code code, int side) {
    return static_cast<std::uint32_t>(code) << (bits_per_side * side);
}

bool is_corner(const Problem& problem, int cell) {
    const Cell here = problem.wanted.cell(cell);
    return (here.row == 0 || here.row + 1 == problem.rows) &&
           (here.column == 0 || here.column + 1 == problem.columns);
}

}  // namespace

template <class Trace>
FastSearch<Trace>::FastSearch(const Problem& problem, const FastOptions& options)
    : problem_(problem),
      options_(options),
      shown_(static_cast<std::size_t>(problem.wanted.size()), 0),
      frames_(problem.open_cells.size()),
      is_exhausted_(problem.has_clash || (problem.open_cells.empty() && options.part > 1)) {
    TESSERA_ASSERT(!options.up_to_turns || int_size(problem.open_cells) == problem.wanted.size());
    for (const OrientedTile& oriented : problem_.oriented_tiles) {
        Word word = 0;
        for (int side = 0; side < side_count; ++side) {
            word |= side_word(at(oriented.codes, side), side);
        }
        words_.push_back(word);
        kinds_.push_back(oriented.kind);
    }
    for (const Kind& kind : problem_.kinds) {
        left_.push_back(int_size(kind.tiles));
    }
    build_slots();
}

template <class Trace>
void FastSearch<Trace>::build_slots() {
    const Grid<Wanted>& wanted = problem_.wanted;
    std::vector<char> is_filled(static_cast<std::size_t>(wanted.size()), 0);
    for (const int cell : best_cell_order(problem_)) {
        Slot slot;
        slot.cell = cell;
        for (int side = 0; side < side_count; ++side) {
            const Cell beyond = wanted.cell(cell) + at(neighbour_steps, side);
            if (wanted.contains(beyond) && at(is_filled, wanted.index(beyond)) != 0) {
                (slot.keys.size() < 2 ? slot.keys : slot.checks).push_back({side, wanted.index(beyond)});
            }
        }
        const bool is_opposite = cell == wanted.size() - 1;
        slot.is_turned_corner = options_.up_to_turns && cell != 0 &&
                                (is_opposite || (is_turn_possible(1) && is_corner(problem_, cell)));
        slot.table = table_for(wanted[cell], slot.keys);
        at(is_filled, cell) = 1;
        slots_.push_back(slot);
    }
    TESSERA_ASSERT(!options_.up_to_turns || slots_.front().cell == 0);
}

template <class Trace>
int FastSearch<Trace>::table_for(const Wanted& wanted, const std::vector<Known>& keys) {
    std::vector<int> sides;
    sides.reserve(keys.size());
    for (const Known& known : keys) {
        sides.push_back(known.side);
    }
    const auto place = std::find_if(tables_.begin(), tables_.end(), [&](const Table& table) {
        return table.wanted == wanted && table.key_sides == sides;
    });
    if (place != tables_.end()) {
        return static_cast<int>(place - tables_.begin());
    }
    tables_.push_back(make_table(wanted, sides));
    return int_size(tables_) - 1;
}

template <class Trace>
typename FastSearch<Trace>::Table FastSearch<Trace>::make_table(const Wanted& wanted,
                                                                const std::vector<int>& key_sides) const {
    Table table{wanted, key_sides, {}, {}};
    int key_count = 1;
    for (int place = 0; place < int_size(key_sides); ++place) {
        key_count *= int_size(problem_.partners);
    }
    std::vector<std::vector<std::int32_t>> lists(static_cast<std::size_t>(key_count));
    for (int oriented = 0; oriented < int_size(problem_.oriented_tiles); ++oriented) {
        bool fits = true;
        for (int side = 0; side < side_count; ++side) {
            fits = fits && can_show(at(problem_.oriented_tiles, oriented), side, at(wanted, side));
        }
        if (fits) {
            at(lists, key_of(table, at(problem_.oriented_tiles, oriented))).push_back(oriented);
        }
    }
    for (const auto& list : lists) {
        table.starts.push_back(int_size(table.oriented_tiles));
        table.oriented_tiles.insert(table.oriented_tiles.end(), list.begin(), list.end());
    }
    table.starts.push_back(int_size(table.oriented_tiles));
    return table;
}

template <class Trace>
int FastSearch<Trace>::key_of(const Table& table, const OrientedTile& oriented) const {
    int key = 0;
    for (const int side : table.key_sides) {
        key = key * int_size(problem_.partners) + at(oriented.codes, side);
    }
    return key;
}

template <class Trace>
Outcome FastSearch<Trace>::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    Outcome outcome = is_exhausted_ ? Outcome::exhausted : Outcome::running;
    while (outcome == Outcome::running) {
        outcome = is_entering_ ? enter() : step();
        if (stats_.ticks - start >= budget) {
            break;
        }
    }
    return outcome;
}

template <class Trace>
Code FastSearch<Trace>::wanted_from(const Known& known) const {
    const Word shown = at(shown_, known.neighbour) >> (bits_per_side * opposite(known.side));
    return at(problem_.partners, shown & 255U);
}

template <class Trace>
Outcome FastSearch<Trace>::enter() {
    is_entering_ = false;
    if (depth_ == int_size(slots_)) {
        if (options_.up_to_turns && !is_least_turn()) {
            return Outcome::running;
        }
        ++stats_.solutions;
        trace_.record({StepKind::solve, 0, 0});
        return Outcome::solved;
    }
    const Slot& slot = at(slots_, depth_);
    const Table& table = at(tables_, slot.table);
    int key = 0;
    for (const Known& known : slot.keys) {
        key = key * int_size(problem_.partners) + wanted_from(known);
    }
    Frame frame{at(table.starts, key), at(table.starts, key + 1), -1, 0, 0};
    for (const Known& known : slot.checks) {
        frame.wanted |= side_word(wanted_from(known), known.side);
        frame.mask |= side_word(255, known.side);
    }
    at(frames_, depth_) = frame;
    return Outcome::running;
}

// Tries the next oriented tile at the deepest cell.
template <class Trace>
Outcome FastSearch<Trace>::step() {
    ++stats_.ticks;
    if (depth_ == int_size(slots_)) {
        return retreat();
    }
    Frame& frame = at(frames_, depth_);
    const Slot& slot = at(slots_, depth_);
    if (frame.next == frame.end) {
        return retreat();
    }
    const std::int32_t oriented = at(at(tables_, slot.table).oriented_tiles, frame.next++);
    const std::int32_t kind = at(kinds_, oriented);
    if (at(left_, kind) == 0 || ((at(words_, oriented) ^ frame.wanted) & frame.mask) != 0) {
        return Outcome::running;
    }
    const bool is_lesser_corner = slot.is_turned_corner && kind < at(kinds_, frames_.front().oriented);
    if (!is_lesser_corner && is_in_part()) {
        place(oriented);
    }
    return Outcome::running;
}

template <class Trace>
void FastSearch<Trace>::place(std::int32_t oriented) {
    const int cell = at(slots_, depth_).cell;
    ++stats_.nodes;
    trace_.record({StepKind::choose, 0, problem_.option_of({cell, oriented}), cell});
    at(frames_, depth_).oriented = oriented;
    --at(left_, at(kinds_, oriented));
    at(shown_, cell) = at(words_, oriented);
    ++depth_;
    is_entering_ = true;
    if (depth_ > stats_.max_depth) {
        stats_.max_depth = depth_;
        deepest_ = chosen();
    }
}

template <class Trace>
Outcome FastSearch<Trace>::retreat() {
    if (depth_ == 0) {
        is_exhausted_ = true;
        return Outcome::exhausted;
    }
    --depth_;
    const std::int32_t oriented = at(frames_, depth_).oriented;
    ++at(left_, at(kinds_, oriented));
    ++stats_.backtracks;
    trace_.record({StepKind::undo, 0, problem_.option_of({at(slots_, depth_).cell, oriented})});
    return Outcome::running;
}

// Distributes the nodes of the second level over the parts; every part searches the first level.
template <class Trace>
bool FastSearch<Trace>::is_in_part() {
    const int level = std::min(1, int_size(slots_) - 1);
    if (options_.part_count == 1 || depth_ != level) {
        return true;
    }
    return branch_++ % static_cast<std::uint64_t>(options_.part_count) ==
           static_cast<std::uint64_t>(options_.part - 1);
}

template <class Trace>
std::vector<Choice> FastSearch<Trace>::choices_of(int depth) const {
    std::vector<Choice> choices;
    choices.reserve(static_cast<std::size_t>(depth));
    for (int index = 0; index < depth; ++index) {
        choices.push_back({at(slots_, index).cell, at(frames_, index).oriented});
    }
    return choices;
}

// Returns the oriented tiles of the full board, cell by cell, after `turn` quarter turns anticlockwise
// of the board.
template <class Trace>
std::vector<int> FastSearch<Trace>::picture(int turn) const {
    std::vector<int> oriented_tiles(shown_.size(), 0);
    for (const Choice& choice : chosen()) {
        Cell cell = problem_.wanted.cell(choice.cell);
        for (int quarter = 0; quarter < turn; ++quarter) {
            const int columns = quarter % 2 == 0 ? problem_.columns : problem_.rows;
            cell = {columns - 1 - cell.column, cell.row};
        }
        const Kind& kind = at(problem_.kinds, at(kinds_, choice.oriented));
        const int oriented =
            kind.first_oriented + (choice.oriented - kind.first_oriented + turn) % kind.orientation_count;
        at(oriented_tiles, problem_.wanted.index(cell)) = oriented;
    }
    return oriented_tiles;
}

template <class Trace>
bool FastSearch<Trace>::is_least_turn() const {
    const std::vector<int> as_it_lies = picture(0);
    for (int turn = 1; turn < side_count; ++turn) {
        if (is_turn_possible(turn) && picture(turn) < as_it_lies) {
            return false;
        }
    }
    return true;
}

template <class Trace>
int FastSearch<Trace>::turn_count() const {
    std::vector<std::vector<int>> pictures;
    for (int turn = 0; turn < side_count; ++turn) {
        if (is_turn_possible(turn)) {
            pictures.push_back(picture(turn));
        }
    }
    std::sort(pictures.begin(), pictures.end());
    return static_cast<int>(std::unique(pictures.begin(), pictures.end()) - pictures.begin());
}

template class FastSearch<NoTrace>;
template class FastSearch<StepLog>;

}  // namespace tessera::edge_match
