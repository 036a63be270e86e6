#include "games/edge_match/engines/hint_text.h"

#include "games/edge_match/level_text.h"

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

// The open cell that the fewest kinds fit; of equals the one with the most known sides, then the first.
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

// The cell and its neighbours where tiles lie.
std::vector<Cell> surroundings(const State& state, Cell cell) {
    std::vector<Cell> cells{cell};
    for (const Cell step : neighbour_steps) {
        if (state.board.contains(cell + step) && !is_empty(state, cell + step)) {
            cells.push_back(cell + step);
        }
    }
    return cells;
}

Sentence choice_sentence(int kind_count) {
    return kind_count == 1 ? say("look here: least choice is left")
                           : say("look here: {} tiles fit, nowhere fewer", kind_count);
}

Sentence reason_sentence(int kind_count, bool has_neighbours, bool has_border) {
    if (kind_count > 1) {
        return say("{} tiles fit here, but only some of them lead to a solution", kind_count);
    }
    if (has_neighbours && has_border) {
        return say("only one tile fits its neighbours and the frame");
    }
    return has_neighbours ? say("only one tile fits its neighbours")
                          : say("only one tile is left that can lie here");
}

Hint undo_hint(std::vector<HintStep> steps, const std::vector<Cell>& blame) {
    Hint hint{true, std::move(steps), {}};
    if (!blame.empty()) {
        hint.steps.push_back(
            {blame.size() == 1 ? say("take this tile back") : say("take these tiles back"), blame, {}});
    }
    for (const Cell cell : blame) {
        hint.moves.push_back(format_move(taking_back(cell)));
    }
    return hint;
}

int contact_count(const Level& level, const State& state, Cell cell, Contact wanted) {
    int count = 0;
    for (int side = 0; side < side_count; ++side) {
        count += contact(level, state, cell, side) == wanted ? 1 : 0;
    }
    return count;
}

}  // namespace

std::string tile_name(int tile) {
    return std::to_string(tile + 1);
}

Hint forward_hint(const Level& level, const State& state, const Problem& problem,
                  const std::vector<Choice>& completion) {
    const int index = cell_with_least_choice(problem);
    const Cell cell = problem.wanted.cell(index);
    const auto choice = std::find_if(completion.begin(), completion.end(),
                                     [index](const Choice& one) { return one.cell == index; });
    TESSERA_ASSERT(choice != completion.end());
    const Move move = moves_of(level, problem, {*choice}).front();
    const std::string name = tile_name(move.tile);
    const int kind_count = int_size(fitting_kinds(problem, index));
    const std::vector<Cell> around = surroundings(state, cell);
    const bool has_neighbours = around.size() > 1;
    const bool has_border = known_side_count(problem, index) >= int_size(around);
    Hint hint;
    hint.steps = {
        {say("the position can be completed"), {}, {}},
        {choice_sentence(kind_count), {cell}, {}},
        {reason_sentence(kind_count, has_neighbours, has_border), around, {}},
        {say("tile {} belongs here", name), {cell}, {name}},
    };
    hint.moves = {format_move(move)};
    return hint;
}

Hint undecided_hint(const Problem& problem) {
    const int cell = cell_with_least_choice(problem);
    const int kind_count = int_size(fitting_kinds(problem, cell));
    return {false,
            {{say("the search was given up: it is not known whether this can be completed"), {}, {}},
             {choice_sentence(kind_count), {problem.wanted.cell(cell)}, {}}},
            {}};
}

Hint clash_hint(const Level& level, const State& state) {
    std::vector<Cell> clashing;
    for (int index = 0; index < state.board.size(); ++index) {
        if (contact_count(level, state, state.board.cell(index), Contact::clash) > 0) {
            clashing.push_back(state.board.cell(index));
        }
    }
    // The one that clashes most is to blame, of equals the one that fits least.
    const Cell blamed = *std::max_element(clashing.begin(), clashing.end(), [&](Cell a, Cell b) {
        const int clashes_of_a = contact_count(level, state, a, Contact::clash);
        const int clashes_of_b = contact_count(level, state, b, Contact::clash);
        return clashes_of_a != clashes_of_b ? clashes_of_a < clashes_of_b
                                            : contact_count(level, state, a, Contact::match) >
                                                  contact_count(level, state, b, Contact::match);
    });
    return undo_hint({{say("something on the board does not fit"), {}, {}},
                      {say("the edges of these tiles clash"), clashing, {}}},
                     {blamed});
}

Hint dead_end_hint(const Problem& problem, const std::vector<Cell>& blame) {
    std::vector<HintStep> steps{{say("the puzzle cannot be completed from here"), {}, {}}};
    const int cell = cell_with_least_choice(problem);
    if (fitting_kinds(problem, cell).empty()) {
        steps.push_back({say("none of the tiles left fits here"), {problem.wanted.cell(cell)}, {}});
    } else {
        steps.push_back({say("every way to go on was tried"), {}, {}});
    }
    return undo_hint(std::move(steps), blame);
}

Hint unsolvable_hint() {
    return {true, {{say("this puzzle has no solution at all"), {}, {}}}, {}};
}

}  // namespace tessera::edge_match
