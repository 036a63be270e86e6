#include "games/number_swap/engines/lower_bound.h"

#include "games/number_swap/support.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/engines/lower_bound");

namespace {

using Bytes = std::vector<std::uint8_t>;

struct Size {
    int rows;
    int columns;
};

Grid<int> grid_of(const Level& level, const Bytes& state) {
    Grid<int> tiles = level.tiles;
    for (int cell = 0; cell < tiles.size(); ++cell) {
        tiles[cell] = at(state, cell) + 1;
    }
    return tiles;
}

Bytes bytes_of(StateBytes state) {
    return {state.begin(), state.end()};
}

// True if the goal can be reached by moves that `is_allowed` accepts in the state before them.
bool can_be_sorted(const Board& board, const Bytes& start,
                   const std::function<bool(const Bytes&, int)>& is_allowed) {
    std::set<Bytes> seen = {start};
    std::vector<Bytes> open = {start};
    while (!open.empty()) {
        const Bytes state = open.back();
        open.pop_back();
        if (state == board.goal()) {
            return true;
        }
        for (int move = 0; move < board.move_count(); ++move) {
            Bytes next = state;
            board.apply(move, next);
            if (is_allowed(state, move) && seen.insert(next).second) {
                open.push_back(next);
            }
        }
    }
    return false;
}

bool takes_away(const Board& board, const Bytes& state, int move, int tile) {
    const Board::Ends ends = board.ends(move);
    const int home = tile - 1;
    const bool is_first = at(state, ends.first) == home;
    const bool is_second = at(state, ends.second) == home;
    const int from = is_first ? ends.first : ends.second;
    const int to = is_first ? ends.second : ends.first;
    return (is_first || is_second) && board.distance(to, home) > board.distance(from, home);
}

bool swaps(const Board& board, const Bytes& state, int move, const std::pair<int, int>& tiles) {
    const Board::Ends ends = board.ends(move);
    const int one = at(state, ends.first) + 1;
    const int other = at(state, ends.second) + 1;
    return std::minmax(one, other) == std::minmax(tiles.first, tiles.second);
}

bool can_give_no_way(const Board& board, const Bytes& state, const Overtaking& overtaking) {
    return can_be_sorted(board, state, [&](const Bytes& before, int move) {
        return !takes_away(board, before, move, overtaking.tile) &&
               !takes_away(board, before, move, overtaking.other);
    });
}

bool can_be_avoided(const Distances& distances, const Bytes& state, const std::pair<int, int>& tiles) {
    return can_be_sorted(distances.board, state, [&](const Bytes& before, int move) {
        Bytes next = before;
        distances.board.apply(move, next);
        return distances.of(next) < distances.of(before) && !swaps(distances.board, before, move, tiles);
    });
}

// Checks positions of small boards with and without barriers.
template <class Check>
void for_positions(int count, const Check& check) {
    for (const Size size : {Size{2, 3}, Size{3, 2}, Size{2, 4}, Size{4, 2}}) {
        for (int barriers = 0; barriers <= 2; ++barriers) {
            const int case_number = 10 * size.rows + barriers + 1;
            const auto seed = static_cast<std::uint64_t>(case_number);
            const Level level = generate({size.rows, size.columns, barriers, 0}, seed);
            const Distances distances(level);
            Rng rng(seed);
            for (int number = 0; number < count; ++number) {
                const auto pick = rng.below(static_cast<std::uint64_t>(distances.state_count()));
                check(level, distances, bytes_of(distances.state(static_cast<int>(pick))));
            }
        }
    }
}

}  // namespace

TEST_CASE("a grid never takes fewer swaps than the bound, and always as many modulo two") {
    int exact_count = 0;
    int position_count = 0;
    for_positions(400, [&](const Level& level, const Distances& distances, const Bytes& state) {
        const int bound = lower_bound_of(distances.board, grid_of(level, state)).swaps();
        CHECK(bound <= distances.of(state));
        CHECK((bound - distances.of(state)) % 2 == 0);
        exact_count += bound == distances.of(state) ? 1 : 0;
        ++position_count;
    });
    CHECK(exact_count * 2 > position_count);
}

TEST_CASE("of two tiles of which one has to get past the other, one takes a step away whatever is done") {
    int overtaking_count = 0;
    for_positions(12, [&](const Level& level, const Distances& distances, const Bytes& state) {
        const LowerBound bound = lower_bound_of(distances.board, grid_of(level, state));
        for (const Overtaking& overtaking : bound.overtakings) {
            CHECK_FALSE(can_give_no_way(distances.board, state, overtaking));
            ++overtaking_count;
        }
    });
    CHECK(overtaking_count > 50);
}

TEST_CASE("tiles that have to pass each other are swapped in every shortest sorting") {
    int passing_count = 0;
    for_positions(60, [&](const Level& level, const Distances& distances, const Bytes& state) {
        const Grid<int> tiles = grid_of(level, state);
        const LowerBound bound = lower_bound_of(distances.board, tiles);
        if (bound.swaps_for_tiles() != distances.of(state)) {
            return;
        }
        for (const auto& pair : passings_of(distances.board, tiles, bound)) {
            CHECK_FALSE(can_be_avoided(distances, state, pair));
            ++passing_count;
        }
    });
    CHECK(passing_count > 50);
}

TEST_CASE("a tile in its place between two that have to pass it is told once") {
    const Level level = parsed("tessera 1 number_swap\ngrid\n3 2 1\n4 5 6\nend\n");
    const LowerBound bound = lower_bound_of(Board(level), level.tiles);
    CHECK(bound.overtakings == std::vector<Overtaking>{{1, 2}});
    CHECK(bound.swaps() == 3);
}

TEST_CASE("no tile is in two of the pairs") {
    for_positions(50, [&](const Level& level, const Distances& distances, const Bytes& state) {
        std::set<int> told;
        for (const Overtaking& overtaking :
             lower_bound_of(distances.board, grid_of(level, state)).overtakings) {
            CHECK(told.insert(overtaking.tile).second);
            CHECK(told.insert(overtaking.other).second);
        }
    });
}

TEST_SUITE_END();

}  // namespace tessera::number_swap
