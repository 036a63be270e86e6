#include "games/edge_match/engine_ids.h"
#include "games/edge_match/engines/answer.h"
#include "games/edge_match/engines/cover_search.h"
#include "games/edge_match/engines/engines.h"
#include "games/edge_match/support.h"
#include "support/rounds.h"

namespace tessera::edge_match {

namespace {

constexpr Ticks all_ticks = ~Ticks{0};

// Returns a position with some tiles placed at random, clashes included.
State random_state(const Level& level, Rng& rng) {
    State state = EdgeMatch::start(level);
    for (int count = rng.between(0, 2); count > 0; --count) {
        const Cell cell{rng.between(0, level.rows - 1), rng.between(0, level.columns - 1)};
        const int tile = rng.between(0, int_size(level.tiles) - 1);
        const Result<State> next = EdgeMatch::play(level, state, placing(tile, rng.between(0, 3), cell));
        state = next ? *next : state;
    }
    return state;
}

Level random_any_level(Rng& rng, int largest_side) {
    return rng.below(3) == 0 ? random_level(rng, largest_side) : random_solvable_level(rng, largest_side);
}

State after_moves(const Level& level, State state, const std::vector<Move>& moves) {
    for (const Move& move : moves) {
        const Result<State> next = EdgeMatch::play(level, state, move);
        REQUIRE(next);
        state = *next;
    }
    return state;
}

std::string picture_of(const Level& level, const State& state) {
    std::string picture;
    for (int index = 0; index < state.board.size(); ++index) {
        picture += format_tile(*tile_at(level, state, state.board.cell(index))) + " ";
    }
    return picture;
}

Solver start(const Level& level, const State& state, std::string_view engine, std::uint64_t seed = 1) {
    SolveOptions options;
    options.engine = engine;
    options.seed = seed;
    Result<Solver> solver = Solver::start(level, state, options);
    REQUIRE(solver);
    return std::move(*solver);
}

// Returns all solutions after checking that each is valid and none occurs twice.
std::set<std::string> all_pictures(const Level& level, const State& state, Solver solver, Ticks slice) {
    std::set<std::string> pictures;
    for (Outcome outcome = Outcome::running; outcome != Outcome::exhausted;) {
        outcome = solver.advance(slice);
        if (outcome == Outcome::solved) {
            const State solved = after_moves(level, state, solver.solution());
            CHECK(EdgeMatch::is_solved(level, solved));
            CHECK_FALSE(why_not_a_solution(level, *parse_answer(format_answer(level, solved))));
            CHECK(pictures.insert(picture_of(level, solved)).second);
        }
    }
    return pictures;
}

std::string count(const Level& level, const State& state, const CountOptions& options) {
    Counter counter = *Counter::start(level, state, options);
    while (counter.advance(1000) != Outcome::exhausted) {
    }
    return decimal(counter.total());
}

std::string turned_text(const Level& level, const std::string& picture) {
    const std::vector<Token> words = split_words({picture, 0});
    Grid<Tile> grid(level.rows, level.columns);
    for (int index = 0; index < grid.size(); ++index) {
        grid[index] = *parse_tile(at(words, index));
    }
    grid = turned_picture(grid);
    std::string text;
    for (int index = 0; index < grid.size(); ++index) {
        text += format_tile(grid[index]) + " ";
    }
    return text;
}

// Returns the number of pictures up to rotation of the whole board.
std::size_t orbit_count(const Level& level, std::set<std::string> pictures) {
    std::size_t count = 0;
    for (; !pictures.empty(); ++count) {
        std::string picture = *pictures.begin();
        pictures.erase(picture);
        for (int quarter = 1; quarter < side_count; ++quarter) {
            Level shape = level;
            if (quarter % 2 == 0) {
                std::swap(shape.rows, shape.columns);
            }
            picture = turned_text(shape, picture);
            if (level.rows == level.columns || quarter == 2) {
                pictures.erase(picture);
            }
        }
    }
    return count;
}

// Compares all engines with brute force on random positions; returns the number of solutions.
std::size_t solutions_agreed_on(std::uint64_t seed, int trial_count, int largest_side) {
    Rng rng(seed);
    std::size_t total = 0;
    for (int trial = 0; trial < trial_count; ++trial) {
        CAPTURE(trial);
        const Level level = random_any_level(rng, largest_side);
        if (int_size(level.tiles) > 6) {
            continue;  // too many arrangements for brute force
        }
        const State state = random_state(level, rng);
        const std::set<std::string> expected = BruteForce(level, state).pictures();
        for (const EngineInfo& info : engines) {
            const std::string_view engine = info.id;
            CAPTURE(engine);
            CHECK(info.proves == Proof::all_solutions);
            CHECK(all_pictures(level, state, start(level, state, engine), all_ticks) == expected);
        }
        total += expected.size();
    }
    return total;
}

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/engines/solver");

TEST_CASE("all engines find exactly the solutions of brute force, from any position") {
    CHECK(solutions_agreed_on(1, rounds(2000, 600), 2) > rounds(3000, 900));
}

TEST_CASE("counts agree with brute force, with and without turns of the board, in parts and up to a cap") {
    Rng rng(2);
    for (int trial = 0; trial < rounds(1500, 500); ++trial) {
        CAPTURE(trial);
        const Level level = random_any_level(rng, 2);
        const State state = rng.below(2) == 0 ? EdgeMatch::start(level) : random_state(level, rng);
        const std::set<std::string> expected = BruteForce(level, state).pictures();
        CHECK(count(level, state, {}) == std::to_string(expected.size()));
        CountOptions options;
        options.up_to_symmetry = true;
        CHECK(count(level, state, options) == std::to_string(orbit_count(level, expected)));
        options.up_to_symmetry = false;
        options.part_count = 3;
        int sum = 0;
        for (options.part = 1; options.part <= 3; ++options.part) {
            sum += std::stoi(count(level, state, options));
        }
        CHECK(sum == int_size(expected));
        CountOptions capped;
        capped.cap = 2;
        CHECK((std::stoi(count(level, state, capped)) >= 2) == (expected.size() >= 2));
    }
}

TEST_CASE("the giraffe puzzle has twelve solutions, three without turns of the board") {
    const Level level = level_of(giraffe_text);
    const State state = EdgeMatch::start(level);
    CHECK(count(level, state, {}) == "12");
    CountOptions options;
    options.up_to_symmetry = true;
    CHECK(count(level, state, options) == "3");
    CHECK(BruteForce(level, state).pictures().size() == 12);
}

TEST_CASE("slicing the budget changes nothing") {
    Rng rng(4);
    for (int trial = 0; trial < 20; ++trial) {
        CAPTURE(trial);
        const Level level = random_solvable_level(rng, 3);
        const State state = EdgeMatch::start(level);
        for (const EngineInfo& info : engines) {
            const std::string_view engine = info.id;
            CAPTURE(engine);
            Solver whole = start(level, state, engine);
            CHECK(whole.advance(all_ticks) == Outcome::solved);
            for (const Ticks slice : {Ticks{1}, Ticks{7}}) {
                Solver sliced = start(level, state, engine);
                while (sliced.advance(slice) == Outcome::running) {
                }
                CHECK(sliced.stats() == whole.stats());
                CHECK(sliced.solution() == whole.solution());
                CHECK(sliced.best() == whole.best());
            }
        }
    }
}

TEST_CASE("the steps of every search, played again, lead through its solutions and back to the start") {
    const Level level = level_of(giraffe_text);
    const Problem problem = make_problem(level, EdgeMatch::start(level));
    const auto check = [&](auto search, const auto& choice_of) {
        while (search.advance(100) != Outcome::exhausted) {
        }
        std::vector<Choice> chosen;
        int solution_count = 0;
        for (const Step& step : search.trace().steps) {
            if (step.kind == StepKind::choose) {
                chosen.push_back(choice_of(step.value));
            } else if (step.kind == StepKind::undo) {
                REQUIRE(!chosen.empty());
                CHECK(chosen.back() == choice_of(step.value));
                chosen.pop_back();
            } else if (step.kind == StepKind::solve) {
                const State solved =
                    after_moves(level, EdgeMatch::start(level), moves_of(level, problem, chosen));
                CHECK(EdgeMatch::is_solved(level, solved));
                ++solution_count;
            }
        }
        CHECK(chosen.empty());
        CHECK(solution_count == 12);
    };
    const auto by_number = [&](int option) {
        return problem.choice_of(option);
    };
    const CoverProblem cover = make_cover(problem);
    check(FastSearch<StepLog>(problem), by_number);
    check(CellSearch<StepLog>(problem, CellOrder::row_by_row), by_number);
    check(CellSearch<StepLog>(problem, CellOrder::fewest_fits), by_number);
    check(CoverSearch<StepLog>(problem), [&](int option) { return at(cover.choices, option); });
}

TEST_CASE("many equal tiles are no burden") {
    std::string tiles;
    for (int tile = 0; tile < 36; ++tile) {
        tiles += tile < 35 ? "=A=A=A=A " : "=A=A=A=B";
    }
    const Level level = tiny_level(6, 6, tiles);
    const State state = EdgeMatch::start(level);
    for (const EngineInfo& info : engines) {
        const std::string_view engine = info.id;
        CAPTURE(engine);
        // The odd tile is on the border with its odd edge outside: 24 placements, as corners have two.
        CHECK(all_pictures(level, state, start(level, state, engine), all_ticks).size() == 24);
    }
    CountOptions options;
    options.up_to_symmetry = true;
    CHECK(count(level, state, options) == "6");
}

TEST_CASE("an engine or heuristic of another name is refused with the names there are") {
    const Level level = level_of(giraffe_text);
    SolveOptions options;
    options.engine = "magic";
    const Result<Solver> solver = Solver::start(level, EdgeMatch::start(level), options);
    REQUIRE_FALSE(solver);
    CHECK(solver.error().code == ErrorCode::unknown_name);
    CHECK(english(solver.error().message).find("dancing_links") != std::string::npos);
    options.engine = "dancing_links";
    options.memory_bytes = 1000;
    CHECK(Solver::start(level, EdgeMatch::start(level), options).error().code == ErrorCode::limit_exceeded);
    options.engine.clear();
    options.heuristic = "luck";
    CHECK_FALSE(Solver::start(level, EdgeMatch::start(level), options));
}

TEST_CASE("the generator's levels have one solution where it promises one") {
    for (const char* const text :
         {"size 3x3 motifs 1 colors 4", "size 4x4", "size 4x3 motifs 3 colors 3 frame no",
          "size 6x5 motifs 2 colors 4 halves yes", "size 6x6 motifs 2 colors 4"}) {
        CAPTURE(text);
        const Level level = *EdgeMatch::generate(*parse_params(text), 5);
        CountOptions options;
        options.up_to_symmetry = true;
        CHECK(count(level, EdgeMatch::start(level), options) == "1");
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/edge_match/engines/solver");

TEST_CASE("all engines find exactly the solutions of brute force on boards of up to six cells") {
    CHECK(solutions_agreed_on(5, 150, 3) > 3000);
}

TEST_CASE("larger levels have the same number of solutions for every engine") {
    Rng rng(3);
    for (int trial = 0; trial < 40; ++trial) {
        CAPTURE(trial);
        Params params;
        params.rows = rng.between(3, 4);
        params.columns = rng.between(3, 4);
        params.is_framed = rng.below(2) == 0;
        params.has_halves = rng.below(2) == 0;
        params.motif_count = 2;
        params.color_count = params.is_framed ? 2 : 4;
        params.is_unique = false;
        const Level level = *EdgeMatch::generate(params, rng.next());
        const State state = EdgeMatch::start(level);
        const std::set<std::string> expected =
            all_pictures(level, state, start(level, state, "row_by_row"), all_ticks);
        CHECK_FALSE(expected.empty());
        for (const EngineInfo& info : engines) {
            const std::string_view engine = info.id;
            CAPTURE(engine);
            CHECK(all_pictures(level, state, start(level, state, engine, 2), 1000) == expected);
        }
        CHECK(count(level, state, {}) == std::to_string(expected.size()));
    }
}

}  // namespace tessera::edge_match
