#include "games/number_swap/engines/solver.h"

#include "games/number_swap/engine_ids.h"
#include "games/number_swap/engines/anytime.h"
#include "games/number_swap/support.h"

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/engines/solver");

namespace {

// Returns the engines that prove the shortest answer, and on small grids those that prove a bound.
std::vector<std::string> optimal_engines() {
    std::vector<std::string> optimal;
    for (const EngineInfo& info : engines) {
        if (info.proves != Proof::nothing) {
            optimal.emplace_back(info.id);
        }
    }
    return optimal;
}

int par_of(const Level& level, const std::string& engine, const std::string& heuristic = "") {
    const Solver solver = solved(level, engine_called(engine, heuristic));
    CHECK(sorts(level, solver.solution()));
    const int par = int_size(solver.solution());
    CHECK(remark(solver, "par") == std::to_string(par));
    return par;
}

Level row_of(const std::vector<int>& tiles) {
    Level level;
    level.tiles = Grid<int>(1, int_size(tiles));
    for (int index = 0; index < int_size(tiles); ++index) {
        level.tiles[index] = at(tiles, index);
    }
    return level;
}

// Returns the number of shortest solutions of a grid given by its rows.
std::string way_count(const std::string& rows, std::uint64_t cap = 0) {
    const Level level = parsed("tessera 1 number_swap\ngrid\n" + rows + "\nend\n");
    CountOptions options;
    options.cap = cap;
    auto counter = Counter::start(level, {level.tiles}, options);
    REQUIRE(counter);
    while (counter->advance(50) == Outcome::running) {
    }
    return decimal(counter->total());
}

}  // namespace

TEST_CASE("a row sorts in as many swaps as it has inversions") {
    Rng rng(3);
    for (int round = 0; round < 12; ++round) {
        std::vector<int> tiles = {1, 2, 3, 4, 5, 6, 7};
        shuffle(tiles, rng);
        int inversions = 0;
        for (int left = 0; left < 7; ++left) {
            for (int right = left + 1; right < 7; ++right) {
                inversions += at(tiles, left) > at(tiles, right) ? 1 : 0;
            }
        }
        CHECK(par_of(row_of(tiles), "anytime") == inversions);
        CHECK(par_of(row_of(tiles), "a_star") == inversions);
    }
}

TEST_CASE("the example of the report takes two swaps where its naive solver takes four") {
    const Level level = parsed("tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n");
    for (const std::string& engine : optimal_engines()) {
        CHECK(par_of(level, engine) == 2);
    }
    const Solver naive = solved(level, engine_called("naive"));
    CHECK(sorts(level, naive.solution()));
    CHECK(naive.solution().size() >= 2);
}

TEST_CASE("all optimal solvers agree on every 2 x 2 grid") {
    REQUIRE(optimal_engines().size() > 1);
    const Level plain = parsed("tessera 1 number_swap\ngrid\n1 2\n3 4\nend\n");
    const Distances distances(plain);
    REQUIRE(distances.state_count() == 24);
    for (int index = 0; index < 24; ++index) {
        Level level = plain;
        for (int cell = 0; cell < 4; ++cell) {
            level.tiles[cell] = distances.state(index)[static_cast<std::size_t>(cell)] + 1;
        }
        for (const std::string& engine : optimal_engines()) {
            CHECK(par_of(level, engine) == distances.of(distances.state(index)));
        }
    }
}

TEST_CASE("all optimal solvers agree on boards with and without barriers") {
    for (const Params& params : {Params{3, 2, 0, 0}, Params{3, 2, 2, 0}, Params{3, 3, 0, 0},
                                 Params{3, 3, 2, 0}, Params{3, 3, 4, 0}, Params{8, 1, 0, 0}}) {
        const Level level = generate(params, 17);
        const int par = par_of(level, "anytime");
        for (const char* const engine : {"pattern_databases", "a_star", "bidirectional"}) {
            CHECK(par_of(level, engine) == par);
        }
        CHECK(int_size(solved(level, engine_called("naive")).solution()) >= par);
    }
}

TEST_CASE("admissible heuristics lead A* to par, the others to a way and a bound") {
    const Level level = generate({3, 3, 1, 0}, 5);
    const int par = par_of(level, "anytime");
    for (const char* const heuristic : {"manhattan", "misplaced", "mixed", "linear:30,70"}) {
        CHECK(par_of(level, "a_star", heuristic) == par);
        CHECK(remark(solved(level, engine_called("a_star", heuristic)), "admissible") == "yes");
    }
    for (const char* const heuristic : {"sum", "double", "linear:300,0"}) {
        const Solver solver = solved(level, engine_called("a_star", heuristic));
        CHECK(sorts(level, solver.solution()));
        CHECK(int_size(solver.solution()) >= par);
        CHECK(solver.lower_bound() <= par);
        CHECK(remark(solver, "admissible") == "no");
    }
}

TEST_CASE("how the budget is sliced changes nothing") {
    for (const EngineInfo& info : engines) {
        const std::string_view engine = info.id;
        const Level level = generate({3, engine == "anytime" ? 3 : 2, 2, 0}, 11);
        const SolveOptions options = engine_called(engine);
        Solver whole = started(level, options);
        REQUIRE(whole.advance(~Ticks{0} / 2) == Outcome::solved);
        for (const Ticks slice : {Ticks{1}, Ticks{777}}) {
            Solver sliced = started(level, options);
            while (sliced.advance(slice) == Outcome::running) {
            }
            CHECK(sliced.stats() == whole.stats());
            CHECK(sliced.solution() == whole.solution());
            CHECK(sliced.remarks() == whole.remarks());
        }
    }
}

TEST_CASE("how the budget is sliced changes nothing on boards whose paths are improved") {
    const Level level = generate({7, 6, 4, 0}, 3);
    constexpr Ticks effort = 3'000'000;
    const auto work = [&](Ticks slice) {
        const auto board = std::make_shared<const Board>(level);
        EngineInput input{board, level.tiles.rows(), board->state_of({level.tiles}), {}};
        Anytime method(input, effort);
        while (method.advance(slice) == Outcome::running) {
        }
        return method;
    };
    const Anytime whole = work(~Ticks{0} / 2);
    for (const Ticks slice : {Ticks{1}, Ticks{50'000}}) {
        const Anytime sliced = work(slice);
        CHECK(sliced.stats() == whole.stats());
        CHECK(sliced.moves() == whole.moves());
        CHECK(sliced.lower_bound() == whole.lower_bound());
    }
}

TEST_CASE("every engine keeps to its memory and still answers") {
    const Level level = generate({4, 3, 2, 0}, 2);
    for (const EngineInfo& info : engines) {
        const std::string_view engine = info.id;
        SolveOptions options = engine_called(engine);
        options.memory_bytes = 400'000;
        CAPTURE(options.engine);
        const Solver solver = solved(level, options);
        CHECK(sorts(level, solver.solution()));
        CHECK(solver.memory_bytes() <= options.memory_bytes);
        CHECK(solver.lower_bound() <= int_size(solver.solution()));
        CHECK(solver.lower_bound() > 0);
    }
    SolveOptions options = engine_called("bfs");
    options.memory_bytes = 400'000;
    CHECK(remark(solved(level, options), "memory_full") == "yes");
}

TEST_CASE("a large grid gets a way and bounds on both sides") {
    const Level level = generate({7, 6, 5, 0}, 4);
    Solver solver = started(level, {});
    REQUIRE(solver.advance(3'000'000) == Outcome::running);
    CHECK(sorts(level, solver.best()));
    CHECK(solver.lower_bound() > 40);
    CHECK(solver.lower_bound() < int_size(solver.best()));
}

TEST_CASE("a grid that cannot be sorted is exhausted at once, a sorted one needs nothing") {
    const Level stuck =
        parsed("tessera 1 number_swap\ngrid\n2 1\n3 4\nend\nbarrier 0 0 0 1\nbarrier 1 0 1 1\n");
    const Level sorted = parsed("tessera 1 number_swap\ngrid\n1 2\n3 4\nend\n");
    for (const EngineInfo& info : engines) {
        const std::string_view engine = info.id;
        Solver solver = started(stuck, engine_called(engine));
        CHECK(solver.advance(1) == Outcome::exhausted);
        CHECK(solved(sorted, engine_called(engine)).solution().empty());
    }
}

TEST_CASE("after its answer a solver has no further one") {
    Solver solver = solved(generate({3, 2, 0, 0}, 1), {});
    CHECK(solver.advance(1000) == Outcome::exhausted);
}

TEST_CASE("an unknown engine or heuristic is refused by name") {
    const Level level = generate({3, 2, 0, 0}, 1);
    for (const SolveOptions& options :
         {engine_called("magic"), engine_called("a_star", "magic"), engine_called("bfs", "manhattan"),
          engine_called("a_star", "linear:5")}) {
        const auto solver = Solver::start(level, {level.tiles}, options);
        REQUIRE_FALSE(solver);
        CHECK(solver.error().code == ErrorCode::unknown_name);
    }
    CHECK(remark(solved(level, engine_called("", "mixed")), "admissible") == "yes");
}

TEST_CASE("shortest ways are counted: swaps that share no cell may come in either order") {
    CHECK(way_count("1 2\n3 4") == "1");
    CHECK(way_count("2 1\n4 3") == "2");
    CHECK(way_count("2 1 4 3") == "2");
    CHECK(way_count("3 2 1") == "2");
    const Level large = generate({4, 4, 0, 0}, 1);
    CHECK_FALSE(Counter::start(large, {large.tiles}, {}));
}

// Reduced words of the longest permutation (Stanley 1984).
TEST_CASE("a row the wrong way round is sorted in the known numbers of shortest ways") {
    CHECK(way_count("4 3 2 1") == "16");
    CHECK(way_count("6 5 4 3 2 1") == "292864");
}

TEST_CASE("with a cap no more shortest ways are told than the cap") {
    CHECK(way_count("4 3 2 1", 16) == "16");
    CHECK(way_count("4 3 2 1", 5) == "5");
    CHECK(way_count("4 3 2 1", 17) == "16");
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/number_swap/engines/solver");

TEST_CASE("shortest ways may be more than 64 bits can tell") {
    CHECK(way_count("9 8 7 6 5 4 3 2 1") == "29258366996258488320");
}

TEST_SUITE_END();

}  // namespace tessera::number_swap
