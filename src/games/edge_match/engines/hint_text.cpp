#include "games/edge_match/engines/hint_text.h"

#include "base/text.h"
#include "games/edge_match/level_text.h"
#include "games/edge_match/reasoning/deduction.h"

#include <algorithm>
#include <set>

namespace tessera::edge_match {

namespace {

std::vector<int> fitting_kinds(const Problem& problem, int cell) {
    std::set<int> kinds;
    for (const OrientedTile& oriented : problem.oriented_tiles) {
        bool fits = true;
        for (int side = 0; side < side_count; ++side) {
            fits = fits && can_show(oriented, side, at(problem.wanted[cell], side));
        }
        if (fits) {
            kinds.insert(oriented.kind);
        }
    }
    return {kinds.begin(), kinds.end()};
}

int known_side_count(const Problem& problem, int cell) {
    const Wanted& wanted = problem.wanted[cell];
    return static_cast<int>(std::count_if(wanted.begin(), wanted.end(), [](int code) { return code >= 0; }));
}

// Returns the open cell that the fewest kinds fit; among equals the one with the most known sides,
// then the first.
int cell_with_least_choice(const Problem& problem) {
    int best = problem.open_cells.front();
    for (const int cell : problem.open_cells) {
        const int count = int_size(fitting_kinds(problem, cell));
        const int fewest = int_size(fitting_kinds(problem, best));
        const bool is_better_known = known_side_count(problem, cell) > known_side_count(problem, best);
        if (count < fewest || (count == fewest && is_better_known)) {
            best = cell;
        }
    }
    return best;
}

}  // namespace

std::vector<HintStep> rungs_of_standing(const Prospect& prospect) {
    switch (prospect.standing()) {
        case Prospect::Standing::clash:
            return {{say("something on the board does not fit"), prospect.clashing(), {}},
                    {say("the edges of these tiles clash"), prospect.clashing(), {}}};
        case Prospect::Standing::dead_end:
            return {{say("the puzzle cannot be completed from here"), {}, {}}};
        case Prospect::Standing::unsolvable:
            return {{say("this puzzle has no solution at all"), {}, {}}};
        case Prospect::Standing::undecided:
            return {{say("the search gave up before it could tell whether this can be completed"), {}, {}}};
        default:
            return {{say("you can still finish from here"), {}, {}}};
    }
}

HintStep rung_of_cells(const std::vector<Cell>& cells) {
    const int count = int_size(cells);
    return {count == 1 ? say("you can still finish from here: look at this cell")
                       : say("you can still finish from here: look at these {} cells", count),
            cells,
            {}};
}

HintStep rung_of_places(const std::vector<std::string>& tiles) {
    return {
        say("you can still finish from here: look where tile {,or} can go", join(tiles, ", ")), {}, tiles};
}

HintStep rung_of_least_choice(const Problem& problem) {
    const int cell = cell_with_least_choice(problem);
    const int kind_count = int_size(fitting_kinds(problem, cell));
    return {kind_count == 1 ? say("look here: the fewest choices are left")
                            : say("look here: only {} tiles fit", kind_count),
            {problem.wanted.cell(cell)},
            {}};
}

HintStep rung_of_astray(const State& state, const std::vector<Cell>& astray) {
    HintStep rung{astray.size() == 1
                      ? say("without this tile the puzzle can be completed: that is how it was made")
                      : say("without these {} tiles the puzzle can be completed: that is how it was made",
                            astray.size()),
                  astray,
                  {}};
    for (const Cell cell : astray) {
        rung.pieces.push_back(tile_name(state.board[cell].tile));
    }
    return rung;
}

HintStep rung_of_taking_back(const std::vector<Cell>& blamed) {
    return {blamed.size() == 1 ? say("take this tile back") : say("take these tiles back"),
            blamed,
            {},
            moves_of_taking_back(blamed)};
}

std::vector<std::string> moves_of_taking_back(const std::vector<Cell>& blamed) {
    std::vector<std::string> moves;
    moves.reserve(blamed.size());
    for (const Cell cell : blamed) {
        moves.push_back(format_move(taking_back(cell)));
    }
    return moves;
}

}  // namespace tessera::edge_match
