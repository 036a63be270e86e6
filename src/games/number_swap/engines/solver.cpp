#include "games/number_swap/engines/solver.h"

#include "base/solution_count.h"
#include "games/number_swap/engine_ids.h"
#include "games/number_swap/engines/registry.h"
#include "search/graph/breadth_first.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

static_assert(SolverOf<Solver, NumberSwap>);
static_assert(CounterOf<Counter, NumberSwap>);

namespace {

constexpr int most_cells_to_count = 9;
constexpr std::uint64_t least_memory = 1U << 16;

}  // namespace

namespace {

// The default engine has no heuristic: a heuristic without an engine selects A*.
Result<const EngineInfo*> engine_of(const SolveOptions& options) {
    if (options.engine.empty()) {
        return find_engine(NumberSwap::id, engines,
                           options.heuristic.empty() ? engines.front().id : "a_star");
    }
    Result<const EngineInfo*> engine = find_engine(NumberSwap::id, engines, options.engine);
    if (engine && !options.heuristic.empty() && !(*engine)->takes_heuristic) {
        return fail(ErrorCode::unknown_name, 0, say("the engine {} takes no heuristic", (*engine)->id));
    }
    return engine;
}

}  // namespace

Result<Solver> Solver::start(const Level& level, const State& state, const SolveOptions& options) {
    const Result<const EngineInfo*> info = engine_of(options);
    if (!info) {
        return tl::unexpected<Error>(info.error());
    }
    const auto board = std::make_shared<const Board>(level);
    const bool can_be_sorted = is_solvable(level, state);
    // If it cannot be sorted, the engine is started only to validate the options.
    EngineInput input{board, level.tiles.rows(), can_be_sorted ? board->state_of(state) : board->goal(),
                      options};
    input.options.memory_bytes = std::max(input.options.memory_bytes, least_memory);
    Result<std::unique_ptr<SortingEngine>> engine = start_engine((*info)->id, input);
    if (!engine) {
        return tl::unexpected<Error>(engine.error());
    }
    return Solver(can_be_sorted ? std::move(*engine) : nullptr);
}

Outcome Solver::advance(Ticks budget) {
    if (is_answered_ || engine_ == nullptr) {
        return Outcome::exhausted;
    }
    const Outcome outcome = engine_->advance(budget);
    is_answered_ = outcome == Outcome::solved;
    stats_ = engine_->stats();
    stats_.solutions = is_answered_ ? 1 : 0;
    return outcome;
}

std::vector<Move> Solver::best() const {
    return engine_ == nullptr ? std::vector<Move>() : engine_->best();
}

Remarks Solver::remarks() const {
    if (engine_ == nullptr) {
        return {};
    }
    const int move_count = int_size(engine_->moves());
    Remarks remarks = {{"moves", std::to_string(move_count)}};
    if (engine_->lower_bound() >= move_count) {
        remarks.push_back({"par", std::to_string(move_count)});
    } else {
        remarks.push_back({"lower_bound", std::to_string(engine_->lower_bound())});
        remarks.push_back({"upper_bound", std::to_string(move_count)});
    }
    for (auto& remark : engine_->remarks()) {
        remarks.push_back(remark);
    }
    return remarks;
}

struct Counter::Work {
    Board board;
    std::vector<std::uint8_t> start;
    std::uint64_t cap;
    bool counts_here;            // true for the first of several parts, which counts everything
    BreadthFirst<Board> search;  // from the sorted grid until the start is reached
    SolutionCount total;

    // States are numbered by distance from the sorted grid, so the number of paths from each is known before
    // it is needed. States that are not nearer than the start may be missing.
    void add_up() {
        const StatePool& pool = search.pool();
        const std::int32_t last = pool.find(start);
        std::vector<SolutionCount> paths(static_cast<std::size_t>(last) + 1);
        paths[0] = 1;
        std::vector<std::uint8_t> neighbour;
        for (std::int32_t index = 1; index <= last; ++index) {
            for (int move = 0; move < board.move_count(); ++move) {
                neighbour.assign(pool.state(index).begin(), pool.state(index).end());
                board.apply(move, neighbour);
                const std::int32_t other = pool.find(neighbour);
                if (other >= 0 && pool.link(other).cost < pool.link(index).cost) {
                    at(paths, index) += at(paths, other);
                }
            }
        }
        total = at(paths, last);
        if (cap > 0 && SolutionCount(cap) < total) {
            total = cap;
        }
    }
};

Result<Counter> Counter::start(const Level& level, const State& state, const CountOptions& options) {
    if (level.tiles.size() > most_cells_to_count) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("shortest ways are counted for grids of up to {} cells", most_cells_to_count));
    }
    const Board board(level);
    const std::vector<std::uint8_t> start = board.state_of(state);
    const bool counts_here = options.part == 1 && is_solvable(level, state);
    BreadthFirst<Board> search(board, board.goal(), start, options.memory_bytes);
    return Counter(std::make_shared<Work>(
        Work{board, start, options.cap, counts_here, std::move(search), SolutionCount()}));
}

Outcome Counter::advance(Ticks budget) {
    if (work_->counts_here && work_->search.advance(budget) == Outcome::running) {
        return Outcome::running;
    }
    if (work_->counts_here && work_->total.is_zero()) {
        work_->add_up();
    }
    return Outcome::exhausted;
}

const SearchStats& Counter::stats() const {
    return work_->search.stats();
}

SolutionCount Counter::total() const {
    return work_->total;
}

}  // namespace tessera::number_swap
