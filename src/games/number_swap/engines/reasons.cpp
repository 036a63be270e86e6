#include "games/number_swap/engines/reasons.h"

namespace tessera::number_swap {

namespace {

Cell place_of(const Grid<int>& tiles, int tile) {
    int index = 0;
    while (tiles[index] != tile) {
        ++index;
    }
    return tiles.cell(index);
}

HintStep rung_of_steps(const LowerBound& bound) {
    return {say("together the tiles have {} {step|steps} to go, and a swap saves two at most: at least {} "
                "{swap|swaps}",
                bound.steps, bound.swaps_for_steps()),
            {},
            {}};
}

HintStep rung_of_detours(const Grid<int>& tiles, const LowerBound& bound) {
    const int steps = bound.detour_steps();
    const int count = int_size(bound.detours);
    HintStep rung{
        count == 1
            ? say("barriers make the {} go round: {} of these steps and {} {swap|swaps}, counted already",
                  bound.detours.front().tile, steps, steps / 2)
            : say("barriers make {} tiles go round: {} of these steps and {} {swap|swaps}, counted already",
                  count, steps, steps / 2),
        {},
        {}};
    for (const Detour& detour : bound.detours) {
        rung.cells.push_back(place_of(tiles, detour.tile));
    }
    return rung;
}

Sentence sentence_of_overtakings(const Grid<int>& tiles, const LowerBound& bound) {
    const int count = int_size(bound.overtakings);
    const int swaps = bound.swaps_for_tiles();
    const Overtaking& first = bound.overtakings.front();
    if (count > 1) {
        return say(
            "the {} has to get past the {}, which goes less far or stays, and there are {} such pairs: one "
            "in each has to give way, so it takes at least {} {swap|swaps}",
            first.tile, first.other, count, swaps);
    }
    return place_of(tiles, first.other) == home_of(tiles, first.other)
               ? say("the {} has to get past the {}, which is in its place: one of them has to give way, so "
                     "it takes at least {} {swap|swaps}",
                     first.tile, first.other, swaps)
               : say("the {} has to get past the {}, which goes the same way but not as far: one of them has "
                     "to give way, so it takes at least {} {swap|swaps}",
                     first.tile, first.other, swaps);
}

HintStep rung_of_overtakings(const Grid<int>& tiles, const LowerBound& bound) {
    HintStep rung{sentence_of_overtakings(tiles, bound), {}, {}};
    for (const Overtaking& overtaking : bound.overtakings) {
        rung.cells.push_back(place_of(tiles, overtaking.tile));
        rung.cells.push_back(place_of(tiles, overtaking.other));
    }
    return rung;
}

HintStep rung_of_parity(const LowerBound& bound) {
    return {bound.swaps() % 2 != 0
                ? say("only an odd number of swaps can sort this grid: at least {}", bound.swaps())
                : say("only an even number of swaps can sort this grid: at least {}", bound.swaps()),
            {},
            {}};
}

HintStep rung_of_passing(const Grid<int>& tiles, int one, int other) {
    const Cell here = place_of(tiles, one);
    const Cell there = place_of(tiles, other);
    const Cell home = home_of(tiles, one);
    const Cell other_home = home_of(tiles, other);
    const bool in_row = here.row == there.row && home.row == here.row && other_home.row == here.row;
    const bool in_column =
        here.column == there.column && home.column == here.column && other_home.column == here.column;
    const std::vector<Cell> cells = {here, there};
    if (in_row) {
        return {say("the {} and the {} belong in this row the other way round: every shortest way swaps the "
                    "two with each other",
                    one, other),
                cells,
                {}};
    }
    return {in_column ? say("the {} and the {} belong in this column the other way round: every shortest way "
                            "swaps the two with each other",
                            one, other)
                      : say("the {} and the {} have to pass each other: every shortest way swaps the two "
                            "with each other",
                            one, other),
            cells,
            {}};
}

}  // namespace

std::vector<HintStep> rungs_of_bound(const Board& board, const Grid<int>& tiles, const LowerBound& bound,
                                     int move_count) {
    std::vector<HintStep> rungs;
    if (!bound.detours.empty() || bound.swaps_for_steps() < move_count) {
        rungs.push_back(rung_of_steps(bound));
    }
    if (!bound.detours.empty()) {
        rungs.push_back(rung_of_detours(tiles, bound));
    }
    if (!bound.overtakings.empty()) {
        rungs.push_back(rung_of_overtakings(tiles, bound));
    }
    if (bound.parity_adds) {
        rungs.push_back(rung_of_parity(bound));
    }
    if (move_count > 1 && bound.swaps_for_tiles() == move_count) {
        const auto passings = passings_of(board, tiles, bound);
        if (!passings.empty()) {
            rungs.push_back(rung_of_passing(tiles, passings.front().first, passings.front().second));
        }
    }
    return rungs;
}

Sentence sentence_of_length(int proved, int move_count) {
    if (proved < move_count) {
        return say("the grid can be sorted in {} swaps, and not in fewer than {}", move_count, proved);
    }
    return move_count == 1 ? say("one swap sorts the grid")
                           : say("the grid can be sorted in {} swaps, and not in fewer", move_count);
}

HintStep rung_of_dead_end(const Level& level, const State& state) {
    const Grid<int> parts = parts_of(level);
    int index = 0;
    while (parts[index] == parts[home_of(state.tiles, state.tiles[index])]) {
        ++index;
    }
    return {say("barriers cut the {} off from its place: the grid cannot be sorted", state.tiles[index]),
            {parts.cell(index), home_of(state.tiles, state.tiles[index])},
            {}};
}

SolveOptions options_of_hints() {
    SolveOptions options;
    options.engine = "anytime_quick";
    return options;
}

}  // namespace tessera::number_swap
