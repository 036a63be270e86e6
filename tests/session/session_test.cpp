// Promise: An illegal move or an illegal way to a checkpoint changes nothing, and undo leads back to the start. Also:
//     session/save_test.cpp.

#include "session/session.h"

#include "base/rng.h"
#include "games/null_game/null_game.h"

#include <doctest.h>

#include <limits>
#include <utility>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("session/session");

namespace {

constexpr NullGame::Move up{1};
constexpr NullGame::Move down{-1};

// The simplest model of undo: a list of all positions.
struct Model {
    std::vector<int> counts{0};
    int cursor = 0;

    void push(int count) {
        counts.resize(static_cast<std::size_t>(cursor) + 1);
        counts.push_back(count);
        ++cursor;
    }
    int count() const { return at(counts, cursor); }
};

void do_something(Session<NullGame>& session, Model& model, Rng& rng) {
    const int target = session.level().target;
    switch (rng.between(0, 6)) {
        case 0:
            session.undo();
            model.cursor -= model.cursor > 0 ? 1 : 0;
            return;
        case 1:
            session.redo();
            model.cursor += model.cursor + 1 < int_size(model.counts) ? 1 : 0;
            return;
        case 2:
            session.restart();
            if (model.count() != 0) {
                model.push(0);
            }
            return;
        case 3: {
            const int count = rng.between(0, target);
            REQUIRE(session.come_to(std::vector<NullGame::Move>(static_cast<std::size_t>(count), up)));
            if (count != 0 || model.count() != 0) {
                model.push(count);
            }
            return;
        }
        default: {
            const NullGame::Move move{rng.between(0, 2) == 0 ? -1 : 1};
            const int next = model.count() + move.step;
            const bool legal = next >= 0 && next <= target;
            CHECK(session.play(move).has_value() == legal);
            if (legal) {
                model.push(next);
            }
        }
    }
}

}  // namespace

TEST_CASE("an illegal move is an error value and changes nothing") {
    Session<NullGame> session({2});
    REQUIRE(session.play(up));
    const int before = session.cursor();
    REQUIRE(session.play(down));
    CHECK_FALSE(session.play(down));
    CHECK(session.cursor() == before + 1);
    CHECK(session.state().count == 0);
}

TEST_CASE("a move after an undo replaces what was undone") {
    Session<NullGame> session({5});
    REQUIRE(session.play(up));
    REQUIRE(session.play(up));
    session.undo();
    CHECK(session.can_redo());
    REQUIRE(session.play(down));
    CHECK_FALSE(session.can_redo());
    CHECK(session.state().count == 0);
    CHECK(session.history().size() == 3);
}

TEST_CASE("a restart can be undone and starts the count of moves again") {
    Session<NullGame> session({5});
    REQUIRE(session.play(up));
    REQUIRE(session.play(up));
    session.restart();
    CHECK(session.state().count == 0);
    CHECK(session.move_count() == 0);
    REQUIRE(session.play(up));
    CHECK(session.move_count() == 1);
    CHECK(session.moves() == std::vector<NullGame::Move>{up});
    session.undo();
    session.undo();
    CHECK(session.state().count == 2);
    CHECK(session.move_count() == 2);
}

TEST_CASE("a restart at the start is nothing to undo") {
    Session<NullGame> session({5});
    session.restart();
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("the way back to a position is one step, which can be undone and done again") {
    Session<NullGame> session({5});
    for (int step = 0; step < 3; ++step) {
        REQUIRE(session.play(up));
    }
    REQUIRE(session.come_to({up, up}));
    CHECK(session.state().count == 2);
    CHECK(session.move_count() == 2);
    session.undo();
    CHECK(session.state().count == 3);
    CHECK(session.move_count() == 3);
    session.redo();
    CHECK(session.state().count == 2);
    REQUIRE(session.play(down));
    session.undo();
    session.undo();
    CHECK(session.state().count == 3);
}

TEST_CASE("from the start too the way to a position is one step") {
    Session<NullGame> session({5});
    REQUIRE(session.come_to({up, up, up}));
    session.undo();
    CHECK_FALSE(session.can_undo());
    session.redo();
    CHECK(session.state().count == 3);
    CHECK_FALSE(session.can_redo());
    REQUIRE(session.come_to({}));
    CHECK(session.state().count == 0);
    session.undo();
    CHECK(session.state().count == 3);
}

TEST_CASE("a way that the rules forbid changes nothing") {
    Session<NullGame> session({2});
    REQUIRE(session.play(up));
    const Session<NullGame> before = session;
    CHECK_FALSE(session.come_to({up, up, up}));
    CHECK(session.history() == before.history());
    CHECK(session.cursor() == before.cursor());
}

TEST_CASE("entries that make no step are not joined") {
    Session<NullGame> session({9});
    REQUIRE(session.play(up));
    session.restart();
    REQUIRE(session.play(up));
    REQUIRE(session.play(up));
    const auto before = session.history();
    constexpr int most = std::numeric_limits<int>::max();
    for (const auto& entries : {std::pair{0, 2}, {-1, 3}, {1, 2}, {2, 4}, {3, 0}, {most, most}, {2, -1}}) {
        CAPTURE(entries.first);
        session.join(entries.first, entries.second);
        CHECK(session.history() == before);
    }
    session.join(2, 3);
    session.undo();
    CHECK(session.cursor() == 1);
}

TEST_CASE("a session agrees with a list of positions whatever is done to it") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        Session<NullGame> session({rng.between(0, 6)});
        Model model;
        for (int count = 0; count < 60; ++count) {
            do_something(session, model, rng);
            REQUIRE(session.state().count == model.count());
            REQUIRE(session.can_undo() == (model.cursor > 0));
            REQUIRE(session.can_redo() == (model.cursor + 1 < int_size(model.counts)));
        }
    }
}

TEST_CASE("the moves of a session lead from the start to its position") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        Session<NullGame> session({4});
        Model model;
        for (int count = 0; count < 30; ++count) {
            do_something(session, model, rng);
        }
        NullGame::State state = NullGame::start(session.level());
        for (const NullGame::Move& move : session.moves()) {
            const auto next = NullGame::play(session.level(), state, move);
            REQUIRE(next);
            state = *next;
        }
        CHECK(state == session.state());
    }
}

}  // namespace tessera
