#include "games/number_swap/engines/hinter.h"

#include "games/number_swap/support.h"

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/engines/hinter");

namespace {

Hint hint_for(const Level& level, const State& state) {
    auto hinter = Hinter::start(level, state);
    REQUIRE(hinter);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = hinter->advance(10'000);
    }
    REQUIRE(outcome == Outcome::solved);
    return hinter->hint();
}

}  // namespace

TEST_CASE("a hint says how far it is, which tile wants to go where, and which swap takes it there") {
    const Level level = parsed("tessera 1 number_swap\ngrid\n4 2 3\n1 5 6\n7 8 9\nend\n");
    const Hint hint = hint_for(level, {level.tiles});
    REQUIRE(hint.steps.size() == 3);
    CHECK(english(hint.steps[0].sentence) == "one swap sorts the grid: look at the 4");
    CHECK(hint.steps[0].cells == std::vector<Cell>{{0, 0}});
    CHECK(english(hint.steps[1].sentence) == "the 4 wants to go down");
    CHECK(english(hint.steps[2].sentence) == "swap the 4 and the 1: this brings two tiles nearer");
    CHECK(hint.steps[2].cells == std::vector<Cell>{{0, 0}, {1, 0}});
    CHECK(hint.moves == std::vector<std::string>{"0 0 1 0"});
    CHECK_FALSE(hint.dead_end);
}

TEST_CASE("where barriers cost steps a hint says which tiles go round, and what the steps of all add up to") {
    const Level level = parsed("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\nbarrier 0 0 0 1\n");
    const Hint hint = hint_for(level, {level.tiles});
    REQUIRE(hint.steps.size() == 6);
    CHECK(english(hint.steps[1].sentence) ==
          "together the tiles have 6 steps to go, and a swap saves two at most: at least 3 swaps");
    CHECK(english(hint.steps[2].sentence) ==
          "barriers make 2 tiles go round: 4 of these steps and 2 swaps, counted already");
    CHECK(hint.steps[2].cells == std::vector<Cell>{{0, 0}, {0, 1}});
    CHECK(english(hint.steps[3].sentence) ==
          "the 1 has to get past the 3, which goes less far or stays, and there are 2 such pairs: one in "
          "each has to give way, so it takes at least 5 swaps");
}

TEST_CASE("a hint names two tiles that every shortest way swaps with each other") {
    const Level level = parsed("tessera 1 number_swap\ngrid\n4 1 3 2\n5 6 7 8\nend\n");
    const Hint hint = hint_for(level, {level.tiles});
    REQUIRE(hint.steps.size() >= 2);
    CHECK(english(hint.steps.at(hint.steps.size() - 3).sentence).find("every shortest way") !=
          std::string::npos);
}

TEST_CASE("following the hints sorts a grid in par, and every hint is legal") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Level level = generate({3, 3, 2, 0}, seed);
        State state{level.tiles};
        int moves = 0;
        while (!NumberSwap::is_solved(level, state)) {
            const Hint hint = hint_for(level, state);
            REQUIRE(hint.moves.size() == 1);
            const auto move = NumberSwap::parse_move(level, hint.moves[0]);
            REQUIRE(move);
            const auto next = NumberSwap::play(level, state, *move);
            REQUIRE(next);
            state = *next;
            ++moves;
        }
        CHECK(remark(solved(level, {}), "par") == std::to_string(moves));
    }
}

TEST_CASE("a grid that cannot be sorted is a dead end, and a sorted one has no hint") {
    const Level stuck =
        parsed("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\nbarrier 0 0 0 1\nbarrier 1 0 1 1\n");
    const Hint hint = hint_for(stuck, {stuck.tiles});
    CHECK(hint.dead_end);
    CHECK(english(hint.steps[0].sentence) ==
          "barriers cut the 2 off from its place: the grid cannot be sorted");
    CHECK(hint.moves.empty());
    const Level sorted = parsed("tessera 1 number_swap\ngrid\n1 2\n3 4\nend\n");
    auto hinter = Hinter::start(sorted, {sorted.tiles});
    REQUIRE(hinter);
    CHECK(hinter->advance(1) == Outcome::exhausted);
}

TEST_SUITE_END();

}  // namespace tessera::number_swap
