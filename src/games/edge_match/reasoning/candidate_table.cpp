#include "games/edge_match/reasoning/candidate_table.h"

namespace tessera::edge_match {

namespace {

bool fits(const OrientedTile& tile, const Wanted& wanted) {
    for (int side = 0; side < side_count; ++side) {
        if (!can_show(tile, side, at(wanted, side))) {
            return false;
        }
    }
    return true;
}

template <class IsIn>
BitSet set_of(const Problem& problem, const IsIn& is_in) {
    BitSet set(int_size(problem.oriented_tiles));
    for (int index = 0; index < int_size(problem.oriented_tiles); ++index) {
        if (is_in(at(problem.oriented_tiles, index))) {
            set.add(index);
        }
    }
    return set;
}

std::vector<BitSet> fitting_sets(const Problem& problem) {
    const BitSet none(int_size(problem.oriented_tiles));
    std::vector<BitSet> sets(static_cast<std::size_t>(problem.wanted.size()), none);
    for (const int cell : problem.open_cells) {
        const Wanted& wanted = problem.wanted[cell];
        at(sets, cell) = set_of(problem, [&](const OrientedTile& tile) { return fits(tile, wanted); });
    }
    return sets;
}

std::vector<BitSet> showing_sets(const Problem& problem) {
    std::vector<BitSet> sets;
    for (int side = 0; side < side_count; ++side) {
        for (int code = 0; code < int_size(problem.partners); ++code) {
            sets.push_back(
                set_of(problem, [&](const OrientedTile& tile) { return at(tile.codes, side) == code; }));
        }
    }
    return sets;
}

std::vector<BitSet> turn_sets(const Problem& problem) {
    std::vector<BitSet> sets;
    sets.reserve(problem.kinds.size());
    for (int kind = 0; kind < int_size(problem.kinds); ++kind) {
        sets.push_back(set_of(problem, [&](const OrientedTile& tile) { return tile.kind == kind; }));
    }
    return sets;
}

int next_side(int side, int turn) {
    return (side + turn) % side_count;
}

using Shown = Grid<std::array<Code, side_count>>;  // edge codes shown by the tiles of a whole board

Shown shown_by(const Problem& problem, const std::vector<Choice>& choices) {
    Shown shown(problem.rows, problem.columns);
    for (const Choice& choice : choices) {
        shown[choice.cell] = at(problem.oriented_tiles, choice.oriented).codes;
    }
    return shown;
}

// Turns by a quarter turn anticlockwise, the direction in which sides are numbered.
Shown quarter_turned(const Shown& shown) {
    Shown turned(shown.columns(), shown.rows());
    for (int index = 0; index < shown.size(); ++index) {
        const Cell cell = shown.cell(index);
        auto& codes = turned[Cell{shown.columns() - 1 - cell.column, cell.row}];
        for (int side = 0; side < side_count; ++side) {
            at(codes, next_side(side, 1)) = at(shown[index], side);
        }
    }
    return turned;
}

}  // namespace

CandidateTable::CandidateTable(const Level& level, const State& state)
    : problem_(make_problem(level, state)),
      fitting_(fitting_sets(problem_)),
      showing_(showing_sets(problem_)),
      turns_(turn_sets(problem_)),
      is_framed_(edge_match::is_framed(level)) {
    const bool is_empty_board = int_size(problem_.open_cells) == cell_count();
    is_turnable_ = is_framed_ && is_empty_board && level.rows == level.columns && level.rows > 1;
}

int CandidateTable::beside(int cell, int side) const {
    const Cell beyond = problem_.wanted.cell(cell) + at(neighbour_steps, side);
    return problem_.wanted.contains(beyond) ? problem_.wanted.index(beyond) : -1;
}

int CandidateTable::group_of(int cell, int side, Code code) const {
    const bool is_at_border = beside(cell, next_side(side, 1)) < 0 || beside(cell, next_side(side, 3)) < 0;
    return 2 * code + (is_framed_ && is_at_border ? 1 : 0);
}

int CandidateTable::group_shown(const OrientedTile& tile, int side) {
    const bool is_beside_plain =
        at(tile.codes, next_side(side, 1)) == plain_code || at(tile.codes, next_side(side, 3)) == plain_code;
    return 2 * at(tile.codes, side) + (is_beside_plain ? 1 : 0);
}

bool CandidateTable::are_turns(const std::vector<Choice>& first, const std::vector<Choice>& second) const {
    if (int_size(first) != cell_count() || int_size(second) != cell_count()) {
        return false;
    }
    const Shown wanted = shown_by(problem_, second);
    Shown turned = shown_by(problem_, first);
    for (int turn = 1; turn < side_count; ++turn) {
        turned = quarter_turned(turned);
        if (turned == wanted) {
            return true;
        }
    }
    return false;
}

Ticks CandidateTable::ticks_of_look() const {
    const int looks_at_cell = 1 + oriented_count() / 64 + kind_count();
    return 1 + static_cast<Ticks>(int_size(problem_.open_cells)) * static_cast<Ticks>(looks_at_cell) / 8;
}

}  // namespace tessera::edge_match
