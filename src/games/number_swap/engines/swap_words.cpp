#include "games/explanation.h"
#include "games/number_swap/engines/reasons.h"
#include "games/number_swap/engines/swap_choice.h"

#include <algorithm>
#include <cstdlib>

// Says what a swap does to its two tiles.

namespace tessera::number_swap {

namespace {

// A swap of two tiles: the one that gains more comes first.
struct OrderedSwap {
    int leader = 0;
    int other = 0;
    Cell from;  // the leader's
    Cell to;
    Gain gain;  // the leader's first
};

OrderedSwap ordered(const Board& board, const Grid<int>& tiles, const Move& move) {
    const Gain gain = gain_of(board, tiles, move);
    if (gain.first >= gain.second) {
        return {tiles[move.first], tiles[move.second], move.first, move.second, gain};
    }
    return {tiles[move.second], tiles[move.first], move.second, move.first, {gain.second, gain.first}};
}

// True if a step that leads a tile nearer to its place, around the barriers, leads away from it as the crow flies.
bool goes_round(const Grid<int>& tiles, int tile, Cell from, Cell to) {
    const Cell home = home_of(tiles, tile);
    const auto direct = [&](Cell cell) {
        return std::abs(cell.row - home.row) + std::abs(cell.column - home.column);
    };
    return direct(to) > direct(from);
}

// A grid before a swap, and what is known of it.
struct Moment {
    const Board& board;
    const Grid<int>& tiles;
    LowerBound bound;
    int swap_count = 0;  // of the way that the swap begins
};

// True if no shorter or equally short way avoids swapping the two with each other.
bool has_to_pass(const Moment& now, int one, int other) {
    if (now.bound.swaps_for_tiles() < now.swap_count) {
        return false;
    }
    const auto passings = passings_of(now.board, now.tiles, now.bound);
    return std::any_of(passings.begin(), passings.end(), [&](const std::pair<int, int>& pair) {
        return pair == std::pair(one, other) || pair == std::pair(other, one);
    });
}

bool has_to_overtake(const Moment& now, int one, int other) {
    const std::vector<Overtaking>& overtakings = now.bound.overtakings;
    return std::find(overtakings.begin(), overtakings.end(), Overtaking{one, other}) != overtakings.end();
}

HintStep step_of(Sentence sentence, const OrderedSwap& swap, std::string_view deduction) {
    return named({std::move(sentence), {swap.from, swap.to}, {}}, deduction);
}

// Both tiles come nearer.
HintStep step_that_gains(const Moment& now, const OrderedSwap& swap) {
    const bool leader_arrives = home_of(now.tiles, swap.leader) == swap.to;
    const bool other_arrives = home_of(now.tiles, swap.other) == swap.from;
    if (leader_arrives && other_arrives) {
        return step_of(say("swap the {} and the {}: each is in the other's place", swap.leader, swap.other),
                       swap, "nearer");
    }
    const auto rounder = goes_round(now.tiles, swap.leader, swap.from, swap.to)  ? swap.leader
                         : goes_round(now.tiles, swap.other, swap.to, swap.from) ? swap.other
                                                                                 : 0;
    if (rounder > 0) {
        return step_of(say("swap the {} and the {}: barriers make the {} go round, and this is on its way",
                           swap.leader, swap.other, rounder),
                       swap, "detour");
    }
    if (has_to_pass(now, swap.leader, swap.other)) {
        return step_of(say("swap the {} and the {}: they have to pass each other", swap.leader, swap.other),
                       swap, "passing");
    }
    if (leader_arrives || other_arrives) {
        return step_of(say("swap the {} and the {}: both come nearer, and the {} is in its place then",
                           swap.leader, swap.other, leader_arrives ? swap.leader : swap.other),
                       swap, "nearer");
    }
    return step_of(say("swap the {} and the {}: both come a step nearer", swap.leader, swap.other), swap,
                   "nearer");
}

// The leader comes nearer, and the other goes a step away.
HintStep step_that_gives_way(const Moment& now, const OrderedSwap& swap) {
    if (home_of(now.tiles, swap.other) == swap.to) {
        return step_of(say("swap the {} and the {}: the {} is in its place, but lets the {} past",
                           swap.leader, swap.other, swap.other, swap.leader),
                       swap, "gives_way");
    }
    if (has_to_overtake(now, swap.leader, swap.other)) {
        return step_of(say("swap the {} and the {}: the {} has to get past the {}, which gives way",
                           swap.leader, swap.other, swap.leader, swap.other),
                       swap, "gives_way");
    }
    return step_of(say("swap the {} and the {}: the first comes nearer, and the other gives way", swap.leader,
                       swap.other),
                   swap, "gives_way");
}

}  // namespace

HintStep step_of_swap(const Board& board, const Grid<int>& tiles, const Move& move, int swap_count) {
    const Moment now{board, tiles, lower_bound_of(board, tiles), swap_count};
    const OrderedSwap swap = ordered(board, tiles, move);
    if (swap.gain.sum() == 2) {
        return step_that_gains(now, swap);
    }
    if (swap.gain.first == 1 && swap.gain.second == -1) {
        return step_that_gives_way(now, swap);
    }
    if (swap.gain.sum() > 0) {
        return step_of(say("swap the {} and the {}: this brings one tile nearer", swap.leader, swap.other),
                       swap, "nearer");
    }
    return step_of(say("swap the {} and the {}: it looks like a detour, but takes no extra swaps",
                       swap.leader, swap.other),
                   swap, "aside");
}

}  // namespace tessera::number_swap
