#include "games/polyomino/solver.h"

#include "games/polyomino/placements.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

// The quick engine's start before the complete one has its first turn, and its share from then on.
constexpr Ticks head_start = 4'000'000;
constexpr Ticks quick_share = 3;
constexpr Ticks turn_ticks = 200'000;
constexpr Ticks no_end = Ticks{1} << 62;

std::vector<Move> moves_of(const std::vector<Placement>& placements) {
    std::vector<Move> moves;
    for (const Placement& placement : placements) {
        moves.push_back(placing(placement));
    }
    return moves;
}

std::optional<EngineName> engine_named(std::string_view name) {
    const auto place = std::find(engine_names.begin(), engine_names.end(), name);
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

}  // namespace

// | cells to cover | engine        | why                                                        |
// |----------------|---------------|------------------------------------------------------------|
// | up to 72       | cell_first    | the whole search is small, and few solutions are no matter  |
// | more           | beam          | finds one of many solutions in milliseconds                 |
EngineName choose_engine(const Level& level, const State& state) {
    constexpr int few_cells = 72;
    return missing_cell_count(level, state) <= few_cells ? EngineName::cell_first : EngineName::beam;
}

Result<Solver> Solver::start(const Level& level, const State& state, const SolveOptions& options) {
    const std::optional<EngineName> engine =
        options.engine.empty() ? choose_engine(level, state) : engine_named(options.engine);
    if (!engine) {
        return fail(ErrorCode::unknown_name, 0, say("there is no engine named {}", options.engine));
    }
    const std::optional<Heuristic> heuristic =
        options.heuristic.empty() ? Heuristic::awkward : heuristic_named(options.heuristic);
    if (!heuristic) {
        return fail(ErrorCode::unknown_name, 0, say("there is no heuristic named {}", options.heuristic));
    }
    return Solver({level, state, *heuristic, options.seed, options.memory_bytes}, *engine);
}

Solver::Solver(SolvingTask task, EngineName engine) : task_(std::move(task)) {
    complete_ = engine == EngineName::beam ? EngineName::cell_first : engine;
    has_room_ = fits_tables(task_);
    is_done_ = can_never_fit();
    const bool is_covered = missing_cell_count(task_.level, task_.state) == 0;
    if (!is_done_ && !is_covered && (engine == EngineName::beam || !has_room_)) {
        quick_ = beam_strategy(task_);
    }
}

// Fewer cells on offer than are to be covered.
bool Solver::can_never_fit() const {
    std::int64_t missing = missing_cell_count(task_.level, task_.state);
    const std::vector<int> left = left_counts(task_.level, task_.state);
    for (int piece = 0; piece < int_size(left); ++piece) {
        missing -= std::int64_t{at(left, piece)} * at(task_.level.pieces, piece).shape.size();
    }
    return missing > 0;
}

Outcome Solver::advance(Ticks budget) {
    const Ticks end = stats_.ticks + std::min(budget, no_end);
    do {
        if (is_done_) {
            return Outcome::exhausted;
        }
        const bool is_quick = is_quick_ones_turn();
        Strategy& strategy = is_quick ? *quick_ : thorough();
        const Outcome outcome = strategy.advance(std::min(end - std::min(end, stats_.ticks), share_left()));
        sum_stats();
        is_done_ = outcome == Outcome::exhausted;
        if (outcome == Outcome::solved && is_new(strategy.solution(), is_quick)) {
            solution_ = strategy.solution();
            was_quick_ = is_quick;
            ++stats_.solutions;
            return Outcome::solved;
        }
    } while (stats_.ticks < end || is_done_);
    return Outcome::running;
}

bool Solver::is_quick_ones_turn() const {
    if (!quick_ || !has_room_) {
        return quick_ != nullptr;
    }
    if (quick_->has_given_up() || !found_.empty()) {
        return false;
    }
    const Ticks thorough_ticks = thorough_ ? thorough_->stats().ticks : 0;
    return quick_->stats().ticks < head_start + quick_share * thorough_ticks;
}

// The ticks until turns may change, whatever the slice.
Ticks Solver::share_left() const {
    if (!quick_) {
        return no_end;
    }
    const Ticks thorough_ticks = thorough_ ? thorough_->stats().ticks : 0;
    if (is_quick_ones_turn()) {
        return has_room_ ? head_start + quick_share * thorough_ticks - quick_->stats().ticks : no_end;
    }
    return turn_ticks - thorough_ticks % turn_ticks;
}

Strategy& Solver::thorough() {
    if (!thorough_) {
        thorough_ = complete_ == EngineName::dancing_links ? dancing_links_strategy(task_)
                                                           : cell_first_strategy(task_);
    }
    return *thorough_;
}

bool Solver::is_new(const std::vector<Placement>& placements, bool is_quick) {
    if (!quick_) {
        return true;
    }
    std::vector<int> tiling = tiling_of(task_.level, placements);
    if (std::find(found_.begin(), found_.end(), tiling) != found_.end()) {
        return false;
    }
    if (is_quick) {
        found_.push_back(std::move(tiling));
    }
    return true;
}

void Solver::sum_stats() {
    const std::uint64_t solutions = stats_.solutions;
    stats_ = {};
    for (const Strategy* const strategy : {quick_.get(), thorough_.get()}) {
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
    const std::vector<Placement> quick = quick_ ? quick_->best() : std::vector<Placement>{};
    const std::vector<Placement> sure = thorough_ ? thorough_->best() : std::vector<Placement>{};
    return moves_of(quick.size() >= sure.size() ? quick : sure);
}

Remarks Solver::remarks() const {
    if (was_quick_ || (quick_ && !thorough_)) {
        return quick_->remarks();
    }
    return thorough_ ? thorough_->remarks() : Remarks{};
}

}  // namespace tessera::polyomino
