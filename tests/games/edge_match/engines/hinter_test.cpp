// Promise: Every sentence of an edge matching hint is true, and following hints solves the puzzle. Also:
//     games/edge_match/levels_test.cpp.

#include "games/edge_match/engines/hinter.h"

#include "games/edge_match/engines/hint_ladder.h"
#include "games/edge_match/engines/solver.h"
#include "games/edge_match/truth.h"
#include "session/shipped_levels.h"

namespace tessera::edge_match {

namespace {

constexpr Ticks everything = ~Ticks{0};

Hint hint_for(const Level& level, const State& state) {
    Hinter hinter = *Hinter::start(level, state);
    REQUIRE(hinter.advance(everything) == Outcome::solved);
    return hinter.hint();
}

State after(const Level& level, State state, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        CAPTURE(text);
        const Result<State> next = EdgeMatch::play(level, state, *parse_move(level, text));
        REQUIRE(next);
        state = *next;
    }
    return state;
}

bool can_be_completed(const Level& level, const State& state) {
    Solver solver = *Solver::start(level, state, {});
    return solver.advance(everything) == Outcome::solved;
}

// Returns the ways, as the tile looks, in which some tile that is left fits the cell.
std::vector<Tile> fitting_at(const Level& level, const State& state, Cell cell) {
    std::vector<Tile> fitting;
    for (int tile = 0; tile < int_size(level.tiles); ++tile) {
        for (int turn = 0; turn < side_count; ++turn) {
            const Result<State> next = EdgeMatch::play(level, state, placing(tile, turn, cell));
            const Tile look = turned(at(level.tiles, tile), turn);
            if (next && !make_problem(level, *next).has_clash &&
                std::find(fitting.begin(), fitting.end(), look) == fitting.end()) {
                fitting.push_back(look);
            }
        }
    }
    return fitting;
}

// Returns the rungs of each placement up to the solution or a dead end.
std::vector<HintStep> all_rungs(const Level& level, const State& state) {
    ReasonerOptions options;
    options.trial_effort = 1000;
    options.effort = 20'000;
    Reasoner reasoner(level, state, options);
    std::vector<HintStep> all;
    std::size_t told = 0;
    for (bool goes_on = true; goes_on;) {
        goes_on = reasoner.advance(1) == Outcome::running;
        if (reasoner.findings().size() > told && reasoner.findings().back().rules_out.empty()) {
            const std::vector<HintStep> rungs =
                rungs_of_reasoning(level, reasoner, int_size(reasoner.findings()) - 1);
            all.insert(all.end(), rungs.begin(), rungs.end());
        }
        told = reasoner.findings().size();
    }
    return all;
}

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/engines/hinter");

TEST_CASE("the tile that a hint lays lies where its reasons point, on every level of the list") {
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family != EdgeMatch::id) {
            continue;
        }
        CAPTURE(shipped.name);
        const Level level = *EdgeMatch::parse_level(shipped.text);
        const Hint hint = hint_for(level, EdgeMatch::start(level));
        REQUIRE(hint.steps.size() >= 2);
        const std::vector<Cell>& told = hint.steps[hint.steps.size() - 2].cells;
        REQUIRE(hint.steps.back().cells.size() == 1);
        CHECK(std::find(told.begin(), told.end(), hint.steps.back().cells.front()) != told.end());
    }
}

TEST_CASE("following the hints solves the giraffe puzzle in nine moves") {
    const Level level = level_of(giraffe_text);
    State state = EdgeMatch::start(level);
    for (int move = 0; move < 9; ++move) {
        const Hint hint = hint_for(level, state);
        CHECK_FALSE(hint.dead_end);
        CHECK(hint.steps.size() >= 3);
        CHECK(hint.moves.size() == 1);
        CHECK(hint.steps.back().moves == hint.moves);
        state = after(level, state, hint.moves);
    }
    CHECK(EdgeMatch::is_solved(level, state));
    Hinter hinter = *Hinter::start(level, state);
    CHECK(hinter.advance(everything) == Outcome::exhausted);
}

TEST_CASE("every rung of a hint is true, and its move leads on") {
    Rng rng(3);
    int reasoned = 0;
    int dead_ends = 0;
    int pointed = 0;
    for (int round = 0; round < 500; ++round) {
        CAPTURE(round);
        const Level level = small_level(rng);
        const State state = random_position(level, rng);
        if (EdgeMatch::is_solved(level, state)) {
            continue;
        }
        const Hint hint = hint_for(level, state);
        const int solution_count = Truth(level, state).solution_count();
        CHECK(hint.dead_end == (solution_count == 0));
        for (const HintStep& rung : hint.steps) {
            CAPTURE(english(rung.sentence));
            for (const std::string& text : rung.excludes) {
                const State laid = after(level, state, rung.moves);
                CHECK(Truth(level, after(level, laid, {text})).solution_count() == 0);
            }
            const std::set<std::string> distinct(rung.excludes.begin(), rung.excludes.end());
            CHECK(distinct.size() == rung.excludes.size());
            if (&rung != &hint.steps.back()) {
                check_names(level, after(level, state, rung.moves), rung.sentence, rung.pieces);
            }
            reasoned += rung.excludes.empty() ? 0 : 1;
        }
        const HintStep& first = hint.steps.front();
        if (hint.dead_end) {
            ++dead_ends;
            pointed += first.cells.empty() && first.pieces.empty() ? 0 : 1;
        } else {
            CHECK(first.sentence.pattern.find("you can still finish from here: look ") == 0);
            CHECK_FALSE((first.cells.empty() && first.pieces.empty()));
            CHECK(Truth(level, after(level, state, hint.moves)).solution_count() > 0);
            CHECK(hint.steps.size() >= 3);
        }
    }
    CHECK(reasoned > 30);
    CHECK(dead_ends > 50);
    CHECK(2 * pointed > dead_ends);  // the others clash or end in a search
}

TEST_CASE("where one tile alone fits, every other tile left is crossed out in each turn") {
    const Level level = tiny_level(3, 1, "=A------ =B--=A-- ----=B--");
    const std::vector<std::string> corner = hint_for(level, EdgeMatch::start(level)).moves;
    const Hint hint = hint_for(level, after(level, EdgeMatch::start(level), corner));
    const auto rung = std::find_if(hint.steps.begin(), hint.steps.end(), [](const HintStep& step) {
        return english(step.sentence).find("fits here, and only one way round") != std::string::npos;
    });
    REQUIRE(rung != hint.steps.end());
    REQUIRE(rung->pieces.size() == 1);
    const std::set<std::string> crossed(rung->excludes.begin(), rung->excludes.end());
    const int laid = parse_move(level, corner.front())->tile;
    CHECK(crossed.size() == side_count);
    for (int tile = 0; tile < 3; ++tile) {
        const std::string cell =
            " " + std::to_string(rung->cells.front().row) + " " + std::to_string(rung->cells.front().column);
        for (int turn = 0; turn < side_count; ++turn) {
            const std::string text = "place " + std::to_string(tile) + " " + std::to_string(turn) + cell;
            CHECK(crossed.contains(text) ==
                  (tile != laid && rung->pieces.front() != std::to_string(tile + 1)));
        }
    }
}

TEST_CASE("what many deductions rule out together is counted once") {
    // With seed 1 several of them rule out the same candidates.
    int together = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level =
            *EdgeMatch::generate(*parse_params("size 4x4 motifs 1 colors 2 frame no unique no"), rng.next());
        const State state = random_position(level, rng, 30);
        for (const HintStep& rung : all_rungs(level, state)) {
            CAPTURE(english(rung.sentence));
            const std::set<std::string> distinct(rung.excludes.begin(), rung.excludes.end());
            CHECK(distinct.size() == rung.excludes.size());
            if (rung.sentence.pattern.find("ways to lay a tile") != std::string::npos) {
                CHECK(rung.sentence.arguments == std::vector{std::to_string(distinct.size())});
                ++together;
            }
        }
    }
    CHECK(together >= 10);
}

TEST_CASE("where the deductions are too many to follow, each other way in one cell is tried, and fails") {
    int tries = 0;
    int searches = 0;
    int ends = 0;
    int followers = 0;
    for (const std::string name : {"23-carpet-in-halves", "26-carpet-of-five", "27-wall"}) {
        CAPTURE(name);
        const auto shipped = std::find_if(shipped_levels().begin(), shipped_levels().end(),
                                          [&](const ShippedLevel& one) { return one.name == name; });
        const Level level = *EdgeMatch::parse_level(shipped->text);
        const State start = EdgeMatch::start(level);
        const State state = after(level, start, hint_for(level, start).moves);
        const Hint hint = hint_for(level, state);
        for (const HintStep& rung : hint.steps) {
            CAPTURE(english(rung.sentence));
            const std::string& pattern = rung.sentence.pattern;
            searches += pattern.find("as a search shows") != std::string::npos ? 1 : 0;
            ends += pattern.find("so tile") == 0 ? 1 : 0;
            for (const std::string& text : rung.excludes) {
                CHECK_FALSE(can_be_completed(level, after(level, after(level, state, rung.moves), {text})));
            }
            if (pattern.find("this try fails") == std::string::npos) {
                continue;
            }
            ++tries;
            REQUIRE(rung.excludes.size() == 1);
            REQUIRE_FALSE(rung.assumes.empty());
            CHECK(rung.assumes.front() == rung.excludes.front());
            CHECK(rung.sentence.arguments.back() == std::to_string(rung.assumes.size() - 1));
            for (const std::string& follower : rung.follows) {
                const auto found = std::find(rung.assumes.begin(), rung.assumes.end(), follower);
                REQUIRE(found != rung.assumes.end());
                const State before =
                    after(level, after(level, state, rung.moves), {rung.assumes.begin(), found});
                const auto index = static_cast<int>(&follower - &rung.follows.front());
                CHECK(fitting_at(level, before, at(rung.forced_at, index)).size() == 1);
                ++followers;
            }
            const State tried = after(level, after(level, state, rung.moves), rung.assumes);
            CHECK_FALSE(make_problem(level, tried).has_clash);
        }
        CHECK(can_be_completed(level, after(level, state, hint.moves)));
    }
    CHECK(tries == 4);
    CHECK(followers > 4);
    CHECK(searches == 1);
    CHECK(ends == 3);
}

TEST_CASE("a dead end says what shows it") {
    const Level level = tiny_level(3, 1, "=A=A=A=A =A=A=A=A =A=B=B=B");
    const Hint hint = hint_for(level, after(level, EdgeMatch::start(level), {"place 2 0 0 1"}));
    CHECK(hint.dead_end);
    REQUIRE(hint.steps.size() == 3);
    CHECK(english(hint.steps.front().sentence) == "the puzzle cannot be completed from here");
    CHECK(english(at(hint.steps, 1).sentence) == "none of the tiles left fits here");
    CHECK(at(hint.steps, 1).cells.size() == 1);
    CHECK(hint.steps.front().cells == at(hint.steps, 1).cells);
}

TEST_CASE("tiles that clash are named, and taking the blamed one back ends the clash") {
    const Level level = tiny_level(2, 1, "HABABAHA BAHAHABB");
    const State state = after(level, EdgeMatch::start(level), {"place 0 0 0 0", "place 1 0 0 1"});
    const Hint hint = hint_for(level, state);
    CHECK(hint.dead_end);
    CHECK((hint.steps.front().cells == std::vector<Cell>{{0, 0}, {0, 1}}));
    CHECK(english(hint.steps.back().sentence) == "take this tile back");
    const State better = after(level, state, hint.moves);
    CHECK(can_be_completed(level, better));
}

TEST_CASE("at a dead end a single tile is blamed where that is enough") {
    Rng rng(1);
    int dead_ends = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        const Level level = *EdgeMatch::generate(*parse_params("size 3x3 motifs 2 colors 4 frame no"), seed);
        const Hint first = hint_for(level, EdgeMatch::start(level));
        State state = after(level, EdgeMatch::start(level), first.moves);
        for (int tile = 0; tile < 9; ++tile) {
            const Move wrong = placing(tile, rng.between(0, 3), {rng.between(0, 2), rng.between(0, 2)});
            const bool is_free = is_empty(state, *wrong.to);
            const Result<State> next = EdgeMatch::play(level, state, wrong);
            if (!is_free || !next || make_problem(level, *next).has_clash || can_be_completed(level, *next)) {
                continue;
            }
            const Hint hint = hint_for(level, *next);
            CHECK(hint.dead_end);
            CHECK(hint.moves.size() == 1);
            CHECK(can_be_completed(level, after(level, *next, hint.moves)));
            ++dead_ends;
            break;
        }
    }
    CHECK(dead_ends > 5);
}

TEST_CASE("at any dead end, going on as the hints say leads back to where the puzzle can be completed") {
    Rng rng(2);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        CAPTURE(seed);
        const Level level = *EdgeMatch::generate(
            *parse_params("size 3x3 motifs 2 colors 2 frame no halves yes unique no"), seed);
        State state = EdgeMatch::start(level);
        for (int tile = 0; tile < 5; ++tile) {
            const Cell cell{rng.between(0, 2), rng.between(0, 2)};
            const Result<State> next = EdgeMatch::play(level, state, placing(tile, rng.between(0, 3), cell));
            state = next && is_empty(state, cell) ? *next : state;
        }
        int rounds = 0;
        for (; rounds < 6 && !can_be_completed(level, state); ++rounds) {
            const Hint hint = hint_for(level, state);
            CHECK(hint.dead_end);
            REQUIRE_FALSE(hint.moves.empty());
            state = after(level, state, hint.moves);
        }
        CHECK(rounds < 6);
    }
}

TEST_CASE("a puzzle without solution is called unsolvable") {
    const Level level = tiny_level(2, 1, "=A=A=A=A =B=B=B=B");
    const Hint hint = hint_for(level, EdgeMatch::start(level));
    CHECK(hint.dead_end);
    CHECK(hint.moves.empty());
    const State state = after(level, EdgeMatch::start(level), {"place 0 0 0 0"});
    CHECK(english(hint_for(level, state).steps.front().sentence) == "this puzzle has no solution at all");
}

TEST_CASE("slicing the budget changes no hint") {
    const Level level = level_of(giraffe_text);
    const State state = after(level, EdgeMatch::start(level), {"place 0 0 0 0", "place 4 1 1 1"});
    const Hint whole = hint_for(level, state);
    Hinter sliced = *Hinter::start(level, state);
    while (sliced.advance(3) == Outcome::running) {
    }
    CHECK(sliced.hint() == whole);
}

}  // namespace tessera::edge_match
