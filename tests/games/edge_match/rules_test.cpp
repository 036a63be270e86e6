#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/answer.h"
#include "games/edge_match/support.h"

namespace tessera::edge_match {

namespace {

State play_all(const Level& level, const std::vector<std::string>& moves) {
    State state = EdgeMatch::start(level);
    for (const std::string& text : moves) {
        CAPTURE(text);
        const Result<State> next = EdgeMatch::play(level, state, *parse_move(level, text));
        REQUIRE(next);
        state = *next;
    }
    return state;
}

// Two tiles with a plain frame that fit only one way round.
const std::string framed_pair = "--HA------ --BA----";

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/rules");

TEST_CASE("a tile is placed, turned on the spot, shifted, and taken back") {
    const Level level = tiny_level(2, 1, "HABABAHA BAHAHABB");
    State state = play_all(level, {"place 1 1 0 0"});
    CHECK(format_answer(level, state) == "BBBAHAHA ........\n");
    state = play_all(level, {"place 1 1 0 0", "shift 0 0 0 0 2"});
    CHECK(format_answer(level, state) == "HABBBAHA ........\n");
    state = play_all(level, {"place 1 1 0 0", "shift 0 0 0 1 1"});
    CHECK(format_answer(level, state) == "........ BBBAHAHA\n");
    CHECK(play_all(level, {"place 1 1 0 0", "take 0 0"}) == EdgeMatch::start(level));
}

TEST_CASE("a tile placed on another sends it back to the tray, a shifted one changes places with it") {
    const Level level = tiny_level(2, 1, "HABABAHA BAHAHABB");
    CHECK(play_all(level, {"place 0 3 0 0", "place 1 2 0 0"}) == play_all(level, {"place 1 2 0 0"}));
    CHECK(play_all(level, {"place 0 3 0 0", "place 1 2 0 1", "shift 0 0 0 1 1"}) ==
          play_all(level, {"place 1 2 0 0", "place 0 1 0 1"}));
}

TEST_CASE("what the rules forbid is an error and changes nothing") {
    const Level level = tiny_level(2, 1, "HABABAHA BAHAHABB");
    const State state = play_all(level, {"place 0 0 0 0"});
    const std::vector<Move> forbidden = {
        placing(0, 1, {0, 1}),         // already on the board
        placing(2, 0, {0, 1}),         // no such tile
        placing(-1, 0, {0, 1}),        //
        placing(1, 4, {0, 1}),         // no such turn
        placing(1, 0, {1, 0}),         // off the board
        taking_back({0, 1}),           // empty cell
        taking_back({0, 2}),           //
        shifting({0, 1}, {0, 0}, 0),   // empty cell
        shifting({0, 0}, {0, 0}, 0),   // changes nothing
        shifting({0, 0}, {0, -1}, 0),  //
        Move{},
    };
    for (const Move& move : forbidden) {
        const Result<State> next = EdgeMatch::play(level, state, move);
        REQUIRE_FALSE(next);
        CHECK(next.error().code == ErrorCode::illegal_move);
    }
}

TEST_CASE("a free board is solved when it is full and all neighbours fit") {
    const Level level = tiny_level(2, 1, "HABABAHA BAHAHABB");
    CHECK_FALSE(EdgeMatch::is_solved(level, play_all(level, {"place 0 0 0 0"})));
    // HA right of the first tile clashes with HA left of the second. Turned once, the second has BB there.
    CHECK_FALSE(EdgeMatch::is_solved(level, play_all(level, {"place 0 0 0 0", "place 1 0 0 1"})));
    CHECK_FALSE(EdgeMatch::is_solved(level, play_all(level, {"place 0 0 0 0", "place 1 3 0 1"})));
    CHECK(EdgeMatch::is_solved(level, play_all(level, {"place 0 0 0 0", "place 1 2 0 1"})));
}

TEST_CASE("a framed board is solved only when plain edges lie outside and nowhere else") {
    const Level level = tiny_level(2, 1, "HA------ BA------");
    CHECK(is_framed(level));
    CHECK(EdgeMatch::is_solved(level, play_all(level, {"place 0 0 0 0", "place 1 2 0 1"})));
    CHECK(EdgeMatch::is_solved(level, play_all(level, {"place 1 0 0 0", "place 0 2 0 1"})));
    CHECK_FALSE(EdgeMatch::is_solved(level, play_all(level, {"place 0 1 0 0", "place 1 2 0 1"})));
    CHECK_FALSE(EdgeMatch::is_solved(level, play_all(level, {"place 0 2 0 0", "place 1 0 0 1"})));
}

TEST_CASE("every side of a cell says how it stands to what is beyond") {
    const Level level = tiny_level(2, 1, "HA------ BA------");
    const State state = play_all(level, {"place 0 0 0 0"});
    CHECK(contact(level, state, {0, 0}, 0) == Contact::open);
    CHECK(contact(level, state, {0, 0}, 1) == Contact::match);
    CHECK(contact(level, state, {0, 1}, 2) == Contact::open);
    const State wrong = play_all(level, {"place 0 1 0 0"});
    CHECK(contact(level, wrong, {0, 0}, 0) == Contact::clash);
    CHECK(contact(level, wrong, {0, 0}, 1) == Contact::clash);
    const State full = play_all(level, {"place 0 0 0 0", "place 1 2 0 1"});
    CHECK(contact(level, full, {0, 0}, 0) == Contact::match);
    CHECK(contact(level, full, {0, 1}, 2) == Contact::match);
}

TEST_CASE("an answer is checked against the tiles, the edges and the frame") {
    const Level level = tiny_level(2, 1, "HA------ BA------");
    const auto verdict = [&](const std::string& text) {
        return why_not_a_solution(level, *parse_answer(text));
    };
    CHECK_FALSE(verdict("HA------ ----BA--"));
    CHECK_FALSE(verdict("BA------ ----HA--\n"));
    CHECK(verdict("HA------"));
    CHECK(verdict("HA------\n----BA--"));
    CHECK(verdict("HA------ ----BB--"));
    CHECK(verdict("HA------ BA------"));
    CHECK(verdict("----HA-- BA------"));
    CHECK(verdict("HA------ HA------"));
    CHECK_FALSE(parse_answer("HA------ ........"));
    CHECK_FALSE(parse_answer("HA------ BA------\nHA------"));
}

TEST_CASE("the answer checker and the rules agree on whether a full board is solved") {
    Rng rng(7);
    int solved_count = 0;
    for (int trial = 0; trial < 4000; ++trial) {
        CAPTURE(trial);
        const Level level = rng.below(2) == 0 ? random_level(rng, 2) : random_solvable_level(rng, 2);
        State state = EdgeMatch::start(level);
        std::vector<int> tiles;
        for (int tile = 0; tile < int_size(level.tiles); ++tile) {
            tiles.push_back(tile);
        }
        shuffle(tiles, rng);
        for (int index = 0; index < state.board.size(); ++index) {
            const Move move = placing(at(tiles, index), rng.between(0, 3), state.board.cell(index));
            state = *EdgeMatch::play(level, state, move);
        }
        const Grid<Tile> answer = *parse_answer(format_answer(level, state));
        const bool is_solved = EdgeMatch::is_solved(level, state);
        CHECK(is_solved == !why_not_a_solution(level, answer).has_value());
        solved_count += is_solved ? 1 : 0;
    }
    CHECK(solved_count > 100);
    CHECK(solved_count < 3900);
}

}  // namespace tessera::edge_match
