#include "games/edge_match/draft.h"

#include "games/edge_match/edge_match.h"
#include "games/edge_match/params.h"

#include <doctest.h>

#include <algorithm>
#include <string>

using namespace tessera;
using namespace tessera::edge_match;

TEST_SUITE_BEGIN("games/edge_match/draft");

namespace {

std::string trouble_of(const Level& draft) {
    const auto trouble = why_not_playable(draft);
    return trouble ? trouble->pattern : "";
}

std::vector<Tile> kinds_of(const Level& draft) {
    std::vector<Tile> kinds;
    for (const Tile& tile : draft.tiles) {
        kinds.push_back(least_turn(tile));
    }
    std::sort(kinds.begin(), kinds.end());
    return kinds;
}

}  // namespace

TEST_CASE("whatever is painted fits as it lies, at every size, framed or not") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Level draft = resized(blank_draft(), 1 + static_cast<int>(seed % 4), 2 + static_cast<int>(seed % 3));
        draft = with_frame(draft, seed % 2 == 0);
        draft = painted_by_chance(draft, 3, 4, seed % 5 == 0, seed);
        CAPTURE(seed);
        CHECK(is_laid_out(draft));
        CHECK(trouble_of(draft) == "");
        CHECK(is_framed(draft) == (seed % 2 == 0));
        draft = resized(draft, draft.rows + 1, draft.columns + 1);
        CHECK(is_laid_out(draft));
        draft = with_edge(draft, {0, 0}, 0, {'H', 'C'});
        CHECK(is_laid_out(draft));
        CHECK(at(at(draft.tiles, 1).edges, 2) == Edge{'B', 'C'});
    }
}

TEST_CASE("the border keeps its edges when somebody paints there") {
    const Level draft = blank_draft();
    CHECK(with_edge(draft, {0, 0}, 1, {'=', 'A'}) == draft);
    CHECK(with_edge(draft, {0, 0}, 0, plain_edge) == draft);
}

TEST_CASE("what shows its solution is mixed for play, the same way every time, and stays the same puzzle") {
    const Level draft = blank_draft();
    const Level level = level_of_draft(draft);
    CHECK(!is_laid_out(level));
    CHECK(level == level_of_draft(draft));
    CHECK(kinds_of(level) == kinds_of(draft));
    CHECK(level_of_draft(level) == level);
    CHECK(advice(level).empty());
    CHECK(advice(draft).size() == 1);
}

TEST_CASE("edges without a partner and a border of the wrong length are told") {
    Level draft = blank_draft();
    at(at(draft.tiles, 4).edges, 0) = {'=', 'Z'};
    CHECK(trouble_of(draft) == "some edges with the motif {} have no partner");
    draft = blank_draft();
    at(at(draft.tiles, 4).edges, 0) = plain_edge;
    CHECK(trouble_of(draft) == "the border takes {} plain edges, the tiles have {}");
}

TEST_CASE("a position becomes a draft with its tiles where they were placed") {
    const Level level = level_of_draft(blank_draft());
    State state = EdgeMatch::start(level);
    state.board[Cell{1, 1}] = {0, 3};
    state.board[Cell{0, 2}] = {5, 1};
    const Level draft = draft_of(level, state);
    CHECK(at(draft.tiles, 4) == turned(at(level.tiles, 0), 3));
    CHECK(at(draft.tiles, 2) == turned(at(level.tiles, 5), 1));
    CHECK(kinds_of(draft) == kinds_of(level));
}

TEST_SUITE_END();
