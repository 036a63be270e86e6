#include "games/number_swap/draft.h"

#include "games/number_swap/number_swap.h"

#include <doctest.h>

#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::number_swap;

TEST_SUITE_BEGIN("games/number_swap/draft");

namespace {

std::string trouble_of(const Level& draft) {
    const auto trouble = why_not_playable(draft);
    return trouble ? trouble->pattern : "";
}

std::vector<int> tiles_of(const Level& draft) {
    std::vector<int> tiles;
    for (int index = 0; index < draft.tiles.size(); ++index) {
        tiles.push_back(draft.tiles[index]);
    }
    return tiles;
}

}  // namespace

TEST_CASE("a grid keeps the order of its tiles when its size changes") {
    const Level draft = with_exchanged(blank_draft(), {0, 0}, {2, 2});
    CHECK(tiles_of(draft) == std::vector<int>{9, 2, 3, 4, 5, 6, 7, 8, 1});
    CHECK(tiles_of(resized(draft, 2, 2)) == std::vector<int>{2, 3, 4, 1});
    CHECK(tiles_of(resized(draft, 2, 5)) == std::vector<int>{9, 2, 3, 4, 5, 6, 7, 8, 1, 10});
    CHECK(format_level(resized(draft, 3, 3)) == format_level(draft));
}

TEST_CASE("barriers come and go, and stay on the board") {
    const CellPair last = pair_of({2, 1}, {2, 2});
    Level draft = with_barrier_changed(blank_draft(), last);
    draft = with_barrier_changed(draft, pair_of({0, 0}, {0, 1}));
    CHECK(draft.barriers == std::vector<CellPair>{pair_of({0, 0}, {0, 1}), last});
    CHECK(resized(draft, 2, 3).barriers == std::vector<CellPair>{pair_of({0, 0}, {0, 1})});
    CHECK(with_barrier_changed(draft, last).barriers.size() == 1);
    CHECK(without_barriers(draft).barriers.empty());
}

TEST_CASE("a sorted grid and a tile cut off from its cell are not playable") {
    CHECK(trouble_of(blank_draft()) == "the tiles are sorted already");
    Level draft = with_exchanged(blank_draft(), {0, 0}, {0, 1});
    CHECK(trouble_of(draft) == "");
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}}) {
        draft = with_barrier_changed(draft, pair_of(cell, cell + Cell{0, 1}));
    }
    CHECK(trouble_of(draft) == "barriers cut a tile off from the cell where it belongs");
    CHECK(advice(draft).front().pattern == "barriers cut the grid into {} parts");
}

TEST_CASE("a shuffle leaves every tile where it can be brought home from") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Level draft = resized(blank_draft(), 3, 4);
        for (const Cell cell : {Cell{0, 1}, Cell{1, 1}, Cell{2, 1}}) {
            draft = with_barrier_changed(draft, pair_of(cell, cell + Cell{0, 1}));
        }
        const Level shuffled = shuffled_by_chance(draft, seed);
        CHECK(is_solvable(shuffled, {shuffled.tiles}));
        CHECK(shuffled.barriers == draft.barriers);
        CHECK(sorted(shuffled) == draft);
    }
}

TEST_CASE("whatever changes, the par of before is forgotten") {
    Level draft = with_exchanged(blank_draft(), {0, 0}, {0, 1});
    draft.par = 7;
    CHECK(!with_exchanged(draft, {1, 0}, {1, 1}).par);
    CHECK(!with_barrier_changed(draft, pair_of({0, 0}, {0, 1})).par);
    CHECK(!resized(draft, 3, 4).par);
    CHECK(!draft_of(draft, {draft.tiles}).par);
}

TEST_SUITE_END();
