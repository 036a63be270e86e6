#include "session/race.h"

#include "games/polyomino/polyomino.h"
#include "jobs/open_link.h"
#include "jobs/run.h"
#include "session/share.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <set>

namespace tessera {

TEST_SUITE_BEGIN("session/race");

namespace {

// Solves the session's position; false if that takes long.
template <Game G>
bool solve_on(Session<G>& session) {
    auto run = JobRun::start(
        {std::string(G::id), SolveJob{{G::format_level(session.level()), {}}, {}, false, 300'000}, true});
    while (run && !run->is_done()) {
        for (const Report& report : run->advance(50'000)) {
            const auto* const solution = std::get_if<SolutionReport>(&report);
            for (const std::string& move :
                 solution != nullptr ? solution->moves : std::vector<std::string>()) {
                play_text(session, move);
            }
        }
    }
    return session.is_solved();
}

std::vector<std::uint32_t> times_for(int count) {
    std::vector<std::uint32_t> tenths;
    for (int index = 0; index < count; ++index) {
        tenths.push_back(static_cast<std::uint32_t>(7 + 45 * index + (index % 3) * 700 * (index / 3 % 2)));
    }
    std::sort(tenths.begin(), tenths.end());
    return tenths;
}

// The first levels of every chapter, solved.
std::vector<AnySession> solved_games() {
    std::vector<AnySession> games;
    std::set<std::string> seen;
    for (const ShippedLevel& level : shipped_levels()) {
        if (!seen.insert(level.family + level.name.substr(0, 2)).second) {
            continue;
        }
        auto session = open_level(level.text);
        REQUIRE(session);
        if (std::visit([](auto& game) { return solve_on(game); }, *session)) {
            games.push_back(std::move(*session));
        }
    }
    return games;
}

Session<Polyomino> two_bars() {
    Session<Polyomino> session(
        *Polyomino::parse_level("tessera 1 polyomino\nboard\n....\n....\nend\npiece I x2\nXXXX\nend\n"));
    CHECK(solve_on(session));
    return session;
}

int count_of_moves(const AnySession& session) {
    return std::visit([](const auto& game) { return game.move_count(); }, session);
}

}  // namespace

TEST_CASE(
    "a race holds the moves that solve the puzzle, each with its time, and every other reader sees the "
    "puzzle alone") {
    int raced = 0;
    for (const AnySession& game : solved_games()) {
        const std::vector<std::uint32_t> tenths = times_for(count_of_moves(game));
        const auto code = encode_race(game, tenths, 2);
        if (!code) {
            CHECK(code.error().code == ErrorCode::limit_exceeded);
            continue;
        }
        CAPTURE(*code);
        ++raced;
        const auto race = race_in_link(*code);
        REQUIRE(race);
        CHECK(race->hint_count == 2);
        CHECK(std::is_sorted(race->tenths.begin(), race->tenths.end()));
        CHECK(count_of_moves(race->game) == int_size(race->tenths));
        CHECK(race->total() == tenths.back());
        CHECK(std::visit([](const auto& there) { return there.is_solved(); }, race->game));
        CHECK(race->moves_by(tenths.back() * 100.0) == int_size(race->tenths));
        CHECK(race->moves_by(tenths.front() * 100.0 - 1) == 0);
        const auto content = read_link(*code);
        REQUIRE(content);
        CHECK(count_of_moves(std::get<AnySession>(*content)) == 0);
        CHECK(puzzle_code(std::get<AnySession>(*content)) == puzzle_code(game));
    }
    CHECK(raced >= 20);
}

TEST_CASE("a piece that was laid, taken back and laid again races with its last time") {
    const Session<Polyomino> solved = two_bars();
    const std::vector<polyomino::Move> ways = solved.moves();
    REQUIRE(ways.size() == 2);
    Session<Polyomino> session(solved.level());
    session.play(ways[1]);
    session.play(polyomino::taking_back(*ways[1].to));
    session.play(ways[0]);
    session.play(ways[1]);
    const auto race = race_in_link(*encode_race(AnySession(session), {10, 20, 30, 4000}, 0));
    REQUIRE(race);
    CHECK(race->tenths == std::vector<std::uint32_t>{30, 4000});
}

TEST_CASE(
    "a race comes with title and author and its recipe, and a damaged one is no race but still a puzzle or "
    "an error") {
    const AnySession game = two_bars();
    const std::string code = *encode_race(game, times_for(count_of_moves(game)), 0);
    const std::string signed_code = with_credits(code, {"Harbour", "Anna"});
    REQUIRE(signed_code != code);
    REQUIRE(race_in_link(signed_code));
    CHECK(std::visit([](const auto& there) { return there.credits().author; },
                     race_in_link(signed_code)->game) == "Anna");
    const auto parts = take_link_apart(code);
    REQUIRE(parts);
    const std::size_t start = start_of_race(parts->body);
    REQUIRE(start < parts->body.size());
    for (std::size_t length = start + 1; length < parts->body.size(); ++length) {
        const std::string cut = *put_link_together(parts->letter, parts->body.substr(0, length));
        CHECK_FALSE(race_in_link(cut));
    }
    const std::string plain = *put_link_together(parts->letter, parts->body.substr(0, start));
    CHECK_FALSE(race_in_link(plain));
    CHECK_FALSE(race_in_link("#1p/"));
    CHECK_FALSE(race_in_link(*put_link_together(recipe_letter, "p1/1/.-A")));
}

TEST_CASE("times beyond a day are sent as a day") {
    const AnySession game = two_bars();
    const std::vector<std::uint32_t> late(static_cast<std::size_t>(count_of_moves(game)), 4'000'000'000U);
    const auto race = race_in_link(*encode_race(game, late, 1000));
    REQUIRE(race);
    CHECK(race->total() == most_race_tenths);
    CHECK(race->hint_count == most_race_hints);
}

TEST_SUITE_END();

}  // namespace tessera
