#include "games/polyomino/engines/solver.h"

#include "games/polyomino/engines/placements.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

constexpr Ticks second_turn = 200'000;  // the second engine's turns are that long
constexpr Ticks no_end = Ticks{1} << 62;

std::vector<Move> moves_of(const std::vector<Placement>& placements) {
    std::vector<Move> moves;
    moves.reserve(placements.size());
    for (const Placement& placement : placements) {
        moves.push_back(placing(placement));
    }
    return moves;
}

std::optional<EngineName> engine_named(std::string_view name) {
    const auto* const place = std::find(engine_names.begin(), engine_names.end(), name);
    if (place == engine_names.end()) {
        return std::nullopt;
    }
    return static_cast<EngineName>(place - engine_names.begin());
}

int missing_cell_count(const Level& level, const State& state) {
    const Grid<bool> open = open_cells(level, state);
    int count = 0;
    for (int index = 0; index < open.size(); ++index) {
        count += open[index] ? 1 : 0;
    }
    return count;
}

// For each cell the first cell of the piece on it: equal for placements that make the same tiling.
std::vector<int> tiling_of(const Level& level, const std::vector<Placement>& placements) {
    std::vector<int> tiling(static_cast<std::size_t>(level.board.size()), -1);
    for (const Placement& placement : placements) {
        const std::vector<Cell> cells = cells_of(level, placement);
        for (const Cell cell : cells) {
            at(tiling, level.board.index(cell)) = level.board.index(cells.front());
        }
    }
    return tiling;
}

bool is_too_little(const Level& level, const State& state) {
    std::int64_t missing = missing_cell_count(level, state);
    const std::vector<int> left = left_counts(level, state);
    for (int piece = 0; piece < int_size(left); ++piece) {
        missing -= std::int64_t{at(left, piece)} * at(level.pieces, piece).shape.size();
    }
    return missing > 0;
}

std::unique_ptr<Strategy> make_strategy(EngineName engine, const SolvingTask& task) {
    switch (engine) {
        case EngineName::dancing_links:
            return dancing_links_strategy(task);
        case EngineName::cell_first:
            return cell_first_strategy(task);
        case EngineName::beam:
            break;
    }
    return beam_strategy(task);
}

constexpr Plan links_then_cells{EngineName::dancing_links, EngineName::cell_first, 300'000, 1};
constexpr Plan beam_then_cells{EngineName::beam, EngineName::cell_first, 4'000'000, 3};
constexpr Plan beam_mostly{EngineName::beam, EngineName::cell_first, 4'000'000, 31};

Plan plan_around(EngineName engine) {
    return engine == EngineName::beam ? beam_then_cells : Plan{engine, std::nullopt, 0, 1};
}

}  // namespace

// | cells to cover | first         | in turns with | why                                                    |
// |----------------|---------------|---------------|--------------------------------------------------------|
// | up to 72       | dancing_links | cell_first    | links see dead cells anywhere and refute most          |
// |                |               |               | positions at once; cell-first is faster in long searches
// | | more           | beam          | cell_first    | finds one of many solutions in milliseconds |
Plan choose_engine(const Level& level, const State& state) {
    constexpr int few_cells = 72;    // complete engines see to the end of these
    constexpr int many_cells = 300;  // and hardly ever of these
    const int missing = missing_cell_count(level, state);
    return missing <= few_cells ? links_then_cells : missing <= many_cells ? beam_then_cells : beam_mostly;
}

Result<Solver> Solver::start(const Level& level, const State& state, const SolveOptions& options) {
    const std::optional<EngineName> engine = engine_named(options.engine);
    if (!engine && !options.engine.empty()) {
        return fail(ErrorCode::unknown_name, 0, say("there is no engine named {}", options.engine));
    }
    const std::optional<Heuristic> heuristic =
        options.heuristic.empty() ? Heuristic::awkward : heuristic_named(options.heuristic);
    if (!heuristic) {
        return fail(ErrorCode::unknown_name, 0, say("there is no heuristic named {}", options.heuristic));
    }
    return Solver({level, state, *heuristic, options.seed, options.memory_bytes},
                  engine ? plan_around(*engine) : choose_engine(level, state));
}

Solver::Solver(SolvingTask task, const Plan& plan) : task_(std::move(task)), plan_(plan) {
    is_done_ = is_too_little(task_.level, task_.state);
    if (missing_cell_count(task_.level, task_.state) == 0) {
        plan_ = plan_around(EngineName::cell_first);
    } else if (!fits_tables(task_)) {
        plan_ = {EngineName::beam, std::nullopt, 0, 1};
    }
}

Outcome Solver::advance(Ticks budget) {
    const Ticks end = stats_.ticks + std::min(budget, no_end);
    do {
        if (is_done_) {
            return Outcome::exhausted;
        }
        was_first_ = is_firsts_turn();
        Strategy& engine = strategy(was_first_);
        const Ticks left = end - std::min(end, stats_.ticks);
        const Outcome outcome = engine.advance(std::min(left, ticks_until_turns_change()));
        sum_stats();
        is_done_ = outcome == Outcome::exhausted;
        if (outcome == Outcome::solved && is_new(engine.solution(), was_first_)) {
            solution_ = engine.solution();
            ++stats_.solutions;
            return Outcome::solved;
        }
    } while (stats_.ticks < end || is_done_);
    return Outcome::running;
}

bool Solver::is_firsts_turn() const {
    if (!plan_.second || !first_) {
        return true;
    }
    if (first_->has_given_up() || !found_.empty()) {
        return false;
    }
    const Ticks second_ticks = second_ ? second_->stats().ticks : 0;
    return first_->stats().ticks < plan_.head_start + plan_.share * second_ticks;
}

// Whatever the slice: turns depend on what the engines have done alone.
Ticks Solver::ticks_until_turns_change() const {
    if (!plan_.second) {
        return no_end;
    }
    const Ticks second_ticks = second_ ? second_->stats().ticks : 0;
    if (is_firsts_turn()) {
        return plan_.head_start + plan_.share * second_ticks - (first_ ? first_->stats().ticks : 0);
    }
    return second_turn - second_ticks % second_turn;
}

Strategy& Solver::strategy(bool is_first) {
    std::unique_ptr<Strategy>& place = is_first ? first_ : second_;
    if (!place) {
        place = make_strategy(is_first ? plan_.first : *plan_.second, task_);
    }
    return *place;
}

bool Solver::is_new(const std::vector<Placement>& placements, bool is_first) {
    if (!plan_.second) {
        return true;
    }
    std::vector<int> tiling = tiling_of(task_.level, placements);
    if (std::find(found_.begin(), found_.end(), tiling) != found_.end()) {
        return false;
    }
    if (is_first) {
        found_.push_back(std::move(tiling));
    }
    return true;
}

void Solver::sum_stats() {
    const std::uint64_t solutions = stats_.solutions;
    stats_ = {};
    for (const Strategy* const strategy : {first_.get(), second_.get()}) {
        if (strategy != nullptr) {
            stats_.ticks += strategy->stats().ticks;
            stats_.nodes += strategy->stats().nodes;
            stats_.backtracks += strategy->stats().backtracks;
            stats_.max_depth = std::max(stats_.max_depth, strategy->stats().max_depth);
        }
    }
    stats_.solutions = solutions;
}

std::vector<Move> Solver::solution() const {
    return moves_of(solution_);
}

std::vector<Move> Solver::best() const {
    std::vector<Placement> best = first_ ? first_->best() : std::vector<Placement>{};
    if (second_ && second_->best().size() > best.size()) {
        best = second_->best();
    }
    return moves_of(best);
}

Remarks Solver::remarks() const {
    const Strategy* const last = was_first_ ? first_.get() : second_.get();
    return last != nullptr ? last->remarks() : Remarks{};
}

}  // namespace tessera::polyomino
