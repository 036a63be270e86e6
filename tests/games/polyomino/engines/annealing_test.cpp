#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/annealing_schedule.h"
#include "games/polyomino/engines/solver.h"
#include "games/polyomino/polyomino.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <string>

TEST_SUITE_BEGIN("games/polyomino/engines/annealing");

namespace tessera::polyomino {

namespace {

Level shipped(std::string_view name) {
    for (const ShippedLevel& level : shipped_levels()) {
        if (level.name == name) {
            return *Polyomino::parse_level(level.text);
        }
    }
    FAIL("no such level");
    return {};
}

Result<Solver> annealing_of(const Level& level, std::string heuristic, std::uint64_t seed) {
    SolveOptions options;
    options.engine = "annealing";
    options.heuristic = std::move(heuristic);
    options.seed = seed;
    return Solver::start(level, Polyomino::start(level), options);
}

// Plays the moves, all of which must be legal.
State played(const Level& level, const std::vector<Move>& moves) {
    State state = Polyomino::start(level);
    for (const Move& move : moves) {
        const auto next = Polyomino::play(level, state, move);
        REQUIRE(next.has_value());
        state = *next;
    }
    return state;
}

// Returns the number of iterations to a covering.
std::uint64_t effort_of(const Level& level, const std::string& heuristic, std::uint64_t seed) {
    Solver solver = *annealing_of(level, heuristic, seed);
    REQUIRE(solver.advance(20'000'000) == Outcome::solved);
    REQUIRE(Polyomino::is_solved(level, played(level, solver.solution())));
    return solver.stats().nodes;
}

std::uint64_t mean_effort(const Level& level, const std::string& heuristic, std::uint64_t seeds) {
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        sum += effort_of(level, heuristic, seed);
    }
    return sum / seeds;
}

std::string refusal_of(const Level& level, const std::string& heuristic) {
    const auto solver = annealing_of(level, heuristic, 1);
    return solver ? "" : english(solver.error().message);
}

}  // namespace

TEST_CASE(
    "each schedule but the published one solves 5x5 from every seed, each step from it an improvement") {
    const Level level = shipped("03-five-square");
    const std::uint64_t restarts = mean_effort(level, "restarts", 10);
    const std::uint64_t heat_bath = mean_effort(level, "heat_bath", 20);
    CHECK(restarts < 150'000);
    CHECK(heat_bath < 2'500);
    CHECK(mean_effort(level, "directed", 20) < heat_bath);
    CHECK(effort_of(level, "", 3) == effort_of(level, "directed", 3));
}

TEST_CASE("what is best so far can be played, and its pieces overlap with none") {
    const Level level = shipped("22-seven-square-block");
    for (const HeuristicInfo& schedule : annealing_schedules) {
        Solver solver = *annealing_of(level, std::string(schedule.id), 1);
        solver.advance(500);
        CHECK(int_size(played(level, solver.best()).placed) >= 3);
    }
}

TEST_CASE("positions in the middle of a game are finished") {
    const Level level = shipped("03-five-square");
    const std::vector<Move> moves = [&] {
        Solver solver = *annealing_of(level, "", 1);
        solver.advance(20'000'000);
        return solver.solution();
    }();
    const State state = played(level, {moves.front()});
    SolveOptions options;
    options.engine = "annealing";
    Solver solver = *Solver::start(level, state, options);
    REQUIRE(solver.advance(20'000'000) == Outcome::solved);
    CHECK(int_size(solver.solution()) == int_size(moves) - 1);
}

TEST_CASE("pieces to spare and heuristics of other engines are refused in a sentence") {
    Level level = shipped("03-five-square");
    CHECK(refusal_of(level, "descender") == "descender is not a heuristic of this engine");
    CHECK(refusal_of(level, "hot") == "there is no heuristic named hot");
    ++level.pieces.front().count;
    CHECK(refusal_of(level, "") == "annealing needs pieces that fill the open cells exactly");
    SolveOptions options;
    options.engine = "beam";
    options.heuristic = "directed";
    CHECK_FALSE(Solver::start(level, Polyomino::start(level), options).has_value());
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/annealing");

TEST_CASE(
    "seven by seven with a block is solved from each of 100 seeds, in at most 50,000 iterations on average") {
    CHECK(mean_effort(shipped("22-seven-square-block"), "directed", 100) <= 50'000);
}

TEST_CASE("engines on offer are called annealing only if they cool, the default by its fixed temperature") {
    const auto cools = [](std::string_view schedule) {
        const Cooling cooling = annealing_options(*annealing_schedule_called(schedule), 49, 1).cooling;
        return beta_at(cooling, 0) != beta_at(cooling, 10'000);
    };
    const auto is_named_so = [](std::string_view caption, bool is_cooled) {
        return (caption.find("nnealing") != std::string_view::npos) == is_cooled &&
               (caption.find("fixed temperature") != std::string_view::npos) != is_cooled;
    };
    const bool default_cools = cools(annealing_schedules.front().id);
    int named = 0;
    for (const EngineInfo& engine : engines) {
        if (engine.id == "annealing") {
            CHECK(is_named_so(engine.caption, default_cools));
            ++named;
        }
    }
    for (const EngineInfo& engine : recorded) {
        SolveOptions named_engine;
        named_engine.engine = engine.id;
        const SolveOptions options = with_named_schedule(named_engine);
        if (options.engine == "annealing") {
            CAPTURE(engine.id);
            CHECK(is_named_so(engine.caption,
                              options.heuristic.empty() ? default_cools : cools(options.heuristic)));
            ++named;
        }
    }
    CHECK(named == 5);
}

TEST_SUITE_END();

}  // namespace tessera::polyomino
