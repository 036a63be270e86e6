#include "games/number_swap/engines/path_improver.h"

#include "games/number_swap/engines/naive.h"
#include "games/number_swap/support.h"

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/engines/path_improver");

namespace {

std::vector<std::uint8_t> after(const Board& board, std::vector<std::uint8_t> state,
                                const std::vector<int>& path) {
    for (const int move : path) {
        board.apply(move, state);
    }
    return state;
}

}  // namespace

TEST_CASE("a move of a two-sided board changes both its halves and the score as it says") {
    const Level level = generate({4, 3, 3, 0}, 2);
    const auto board = std::make_shared<const Board>(level);
    const BidirectionalBoard space(board);
    std::vector<std::uint8_t> state = space.state_from_both_ends(board->state_of({level.tiles}));
    Rng rng(1);
    for (int count = 0; count < 200; ++count) {
        const int move = rng.between(0, space.move_count() - 1);
        const int score = space.score(state) + space.score_change(move, state);
        space.apply(move, state);
        CHECK(space.score(state) == score);
        CHECK(space.state_from_both_ends(StateBytes(state).first(12)) == state);
    }
}

TEST_CASE("a way found from both its ends leads from the start to the sorted grid") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Level level = generate({5, 4, 4, 0}, seed);
        const auto board = std::make_shared<const Board>(level);
        const std::vector<std::uint8_t> start = board->state_of({level.tiles});
        const BidirectionalBoard space(board);
        Beam<BidirectionalBoard> beam(space, space.state_from_both_ends(start),
                                      {.width = 8, .may_worsen = false});
        REQUIRE(beam.advance(10'000'000) == Outcome::solved);
        CHECK(after(*board, start, space.path_of(beam.moves())) == board->goal());
    }
}

TEST_CASE("improving makes a path shorter and keeps its ends") {
    const Level level = generate({6, 5, 4, 0}, 9);
    const auto board = std::make_shared<const Board>(level);
    const std::vector<std::uint8_t> start = board->state_of({level.tiles});
    const std::vector<int> naive = naive_moves(*board, start);
    PathImprover improver(board, start, naive);
    std::size_t length = naive.size();
    for (int round = 0; round < 20; ++round) {
        improver.advance(100'000);
        CHECK(after(*board, start, improver.path()) == board->goal());
        CHECK(improver.path().size() <= length);
        length = improver.path().size();
    }
    CHECK(length < naive.size());
}

TEST_SUITE_END();

}  // namespace tessera::number_swap
