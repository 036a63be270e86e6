#include "games/polyomino/engines/solver.h"

#include "base/rng.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/placements.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>

TEST_SUITE_BEGIN("games/polyomino/engines/solver");

namespace tessera::polyomino {

namespace {

Level empty_level(Rng& rng) {
    Level level;
    level.board = Grid<Square>(rng.between(2, 4), rng.between(2, 5), Square::open);
    for (int index = 0; index < level.board.size(); ++index) {
        level.board[index] = rng.below(7) == 0 ? Square::blocked : Square::open;
    }
    return level;
}

// Returns a board with holes and pieces with copies, some of which may not be flipped or turned, sometimes
// with more cells than the board; solvable only by chance.
Level loose_level(Rng& rng) {
    Level level = empty_level(rng);
    int missing = open_cell_count(level) + static_cast<int>(rng.below(3)) * 2;
    while (missing > 0) {
        const int size = std::min(missing, rng.below(6) == 0 ? 1 : rng.between(2, 5));
        const int count = size * 2 <= missing && rng.below(3) == 0 ? 2 : 1;
        const std::string name = "P" + std::to_string(level.pieces.size());
        level.pieces.push_back(
            make_piece(name, random_shape(rng, size), count, rng.below(3) != 0, rng.below(3) != 0));
        missing -= size * count;
    }
    return level;
}

// Returns a position after some moves.
State random_state(const Level& level, Rng& rng) {
    State state;
    const std::vector<Placement> all = fitting_placements(level, state);
    if (!all.empty() && rng.below(2) == 0) {
        state.placed.push_back(at(all, rng.between(0, int_size(all) - 1)));
    }
    return state;
}

// Finds all tilings by trying every placement at the first uncovered cell; a tiling is the sorted masks of
// its pieces.
class NaiveTiler {
public:
    using Mask = std::uint32_t;
    using Tiling = std::vector<Mask>;

    NaiveTiler(const Level& level, const State& state) : left_(left_counts(level, state)) {
        const Grid<bool> open = open_cells(level, state);
        for (int index = 0; index < open.size(); ++index) {
            to_cover_ |= open[index] ? Mask{1} << index : 0;
        }
        for (const Placement& placement : fitting_placements(level, state)) {
            options_.push_back({placement.piece, mask_of(level, placement)});
        }
        extend(0);
    }

    static Mask mask_of(const Level& level, const Placement& placement) {
        Mask mask = 0;
        for (const Cell cell : cells_of(level, placement)) {
            mask |= Mask{1} << level.board.index(cell);
        }
        return mask;
    }

    const std::set<Tiling>& tilings() const { return tilings_; }

private:
    struct Option {
        int piece = 0;
        Mask mask = 0;
    };

    void extend(Mask covered) {
        const Mask missing = to_cover_ & ~covered;
        if (missing == 0) {
            Tiling tiling = chosen_;
            std::sort(tiling.begin(), tiling.end());
            tilings_.insert(tiling);
            return;
        }
        const Mask first = missing & (~missing + 1);
        for (const Option& option : options_) {
            if ((option.mask & first) != 0 && (option.mask & covered) == 0 && at(left_, option.piece) > 0) {
                --at(left_, option.piece);
                chosen_.push_back(option.mask);
                extend(covered | option.mask);
                chosen_.pop_back();
                ++at(left_, option.piece);
            }
        }
    }

    std::vector<int> left_;
    std::vector<Option> options_;
    Mask to_cover_ = 0;
    Tiling chosen_;
    std::set<Tiling> tilings_;
};

State played(const Level& level, State state, const std::vector<Move>& moves) {
    for (const Move& move : moves) {
        const Result<State> next = Polyomino::play(level, state, move);
        REQUIRE(next.has_value());
        state = *next;
    }
    return state;
}

Solver started(const Level& level, const State& state, const SolveOptions& options) {
    Result<Solver> solver = Solver::start(level, state, options);
    REQUIRE(solver.has_value());
    return std::move(*solver);
}

// False for annealing with spare pieces, which it refuses, and for unsolvable levels, which it cannot prove
// soon.
bool is_quick(std::string_view engine, const Level& level, bool is_solvable) {
    int spare = -open_cell_count(level);
    for (const Piece& piece : level.pieces) {
        spare += piece.count * piece.shape.size();
    }
    return engine != "annealing" || (is_solvable && spare == 0);
}

Outcome run(Solver& solver, Ticks slice, Ticks limit = 200'000'000) {
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running && solver.stats().ticks < limit) {
        outcome = solver.advance(slice);
    }
    return outcome;
}

Level level_of(std::string_view board_and_pieces) {
    Result<Level> level = Polyomino::parse_level("tessera 1 polyomino\n" + std::string(board_and_pieces));
    REQUIRE(level.has_value());
    return *level;
}

}  // namespace

TEST_CASE("every engine finds a tiling exactly when brute force does, and it passes the checker") {
    int solvable = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = loose_level(rng);
        const State state = random_state(level, rng);
        const auto tilings = NaiveTiler(level, state).tilings();
        solvable += tilings.empty() ? 0 : 1;
        for (const std::string_view engine : {"", "dancing_links", "cell_first", "beam", "annealing"}) {
            CAPTURE(engine);
            if (!is_quick(engine, level, !tilings.empty())) {
                continue;
            }
            SolveOptions options;
            options.engine = engine;
            options.seed = seed;
            Solver solver = started(level, state, options);
            const Outcome outcome = run(solver, 1000);
            CHECK(outcome == (tilings.empty() ? Outcome::exhausted : Outcome::solved));
            if (outcome == Outcome::solved) {
                const State solved = played(level, state, solver.solution());
                CHECK(Polyomino::is_solved(level, solved));
                CHECK_FALSE(why_not_a_solution(level, cut_of(level, solved)).has_value());
            }
        }
    }
    CHECK(solvable > 80);
    CHECK(solvable < 320);
}

TEST_CASE("going on after the first answer meets every tiling") {
    constexpr std::size_t most_tilings = 1000;  // more take time and test little
    int tried = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Level level = loose_level(rng);
        const auto tilings = NaiveTiler(level, {}).tilings();
        if (tilings.size() > most_tilings) {
            continue;
        }
        ++tried;
        for (const EngineInfo& info : engines) {
            const std::string_view engine = info.id;
            if (engine == "annealing") {
                continue;  // it finds one
            }
            SolveOptions options;
            options.engine = engine;
            Solver solver = started(level, {}, options);
            std::set<NaiveTiler::Tiling> met;
            while (run(solver, 10'000) == Outcome::solved) {
                NaiveTiler::Tiling tiling;
                for (const Placement& placement : played(level, {}, solver.solution()).placed) {
                    tiling.push_back(NaiveTiler::mask_of(level, placement));
                }
                std::sort(tiling.begin(), tiling.end());
                met.insert(tiling);
            }
            CHECK(met == tilings);
            CHECK(solver.advance(1000) == Outcome::exhausted);
        }
    }
    CHECK(tried > 50);
}

TEST_CASE("how the work is sliced changes neither answer nor statistics") {
    Params params;
    params.columns = 14;
    params.rows = 11;
    const Result<Level> level = Polyomino::generate(params, 5);
    REQUIRE(level.has_value());
    Solver whole = started(*level, {}, {});
    REQUIRE(run(whole, 1'000'000'000) == Outcome::solved);
    for (const Ticks slice : {1U, 777U, 50'000U}) {
        Solver sliced = started(*level, {}, {});
        REQUIRE(run(sliced, slice) == Outcome::solved);
        CHECK(sliced.stats() == whole.stats());
        CHECK(sliced.solution() == whole.solution());
        CHECK(sliced.remarks() == whole.remarks());
    }
}

TEST_CASE("turns between a quick and a complete engine do not depend on slices either") {
    // The odd corner makes it unsolvable, which only a search can prove.
    const Level level =
        level_of("board\n......\n......\n......\n......\n......\n......\nend\npiece T x9\nXXX\n.X.\nend\n");
    SolveOptions options;
    options.engine = "beam";
    Solver whole = started(level, {}, options);
    REQUIRE(run(whole, 1'000'000'000) == Outcome::exhausted);
    for (const Ticks slice : {33U, 5'000U}) {
        Solver sliced = started(level, {}, options);
        REQUIRE(run(sliced, slice) == Outcome::exhausted);
        CHECK(sliced.stats() == whole.stats());
    }
}

TEST_CASE("every order of pieces leads every engine that takes one to an answer") {
    Params params;
    params.columns = 9;
    params.rows = 7;
    const Result<Level> level = Polyomino::generate(params, 3);
    REQUIRE(level.has_value());
    for (const HeuristicInfo& order : heuristics) {
        const std::string_view heuristic = order.id;
        for (const EngineInfo& info : engines) {
            const std::string_view engine = info.id;
            CAPTURE(heuristic);
            CAPTURE(engine);
            if (engine == "annealing") {
                continue;  // its heuristics are its schedules
            }
            SolveOptions options;
            options.engine = engine;
            options.heuristic = heuristic;
            Solver solver = started(*level, {}, options);
            REQUIRE(run(solver, 100'000) == Outcome::solved);
            CHECK(Polyomino::is_solved(*level, played(*level, {}, solver.solution())));
        }
    }
}

TEST_CASE("a name that no engine or heuristic has is an error value") {
    const Level level = level_of("board\n..\nend\npiece I\nXX\nend\n");
    SolveOptions options;
    options.engine = "oracle";
    CHECK_FALSE(Solver::start(level, {}, options).has_value());
    options.engine = "beam";
    options.heuristic = "luck";
    CHECK_FALSE(Solver::start(level, {}, options).has_value());
}

TEST_CASE("a covered board is solved without a move, then exhausted") {
    const Level level = level_of("board\n..\nend\npiece I\nXX\nend\n");
    State state;
    state.placed.push_back({0, 0, {0, 0}});
    for (const EngineInfo& info : engines) {
        const std::string_view engine = info.id;
        SolveOptions options;
        options.engine = engine;
        Solver solver = started(level, state, options);
        REQUIRE(run(solver, 100) == Outcome::solved);
        CHECK(solver.solution().empty());
        CHECK(run(solver, 100) == Outcome::exhausted);
    }
}

TEST_CASE("boards of every width are solved, also those beyond one machine word") {
    for (const int rows : {61, 62, 128}) {
        CAPTURE(rows);
        Level level;
        level.board = Grid<Square>(rows, std::max(64, rows), Square::open);
        level.pieces.push_back(
            make_piece("I", shape_from_picture("XXXXXXXX\nXXXXXXXX"), std::min(rows * 8, 1024)));
        level.pieces.push_back(make_piece("D", shape_from_picture("XX"), 64));
        Solver solver = started(level, {}, {});
        CHECK(run(solver, 1'000'000) == Outcome::solved);
    }
}

}  // namespace tessera::polyomino

TEST_SUITE_END();
