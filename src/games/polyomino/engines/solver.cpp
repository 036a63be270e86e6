#include "games/polyomino/engines/solver.h"

#include "games/polyomino/assembly.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/engines/placements.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr Ticks second_turn = 200'000;  // length of the second engine's turns
constexpr Ticks no_end = Ticks{1} << 62;

int missing_cell_count(const Level& level, const State& state) {
    const Grid<bool> open = open_cells(level, state);
    int count = 0;
    for (int index = 0; index < open.size(); ++index) {
        count += open[index] ? 1 : 0;
    }
    return count;
}

// Returns the cells of the remaining pieces minus the cells to cover.
std::int64_t spare_cell_count(const Level& level, const State& state) {
    std::int64_t spare = -missing_cell_count(level, state);
    const std::vector<int> left = left_counts(level, state);
    for (int piece = 0; piece < int_size(left); ++piece) {
        spare += std::int64_t{at(left, piece)} * at(level.pieces, piece).shape.size();
    }
    return spare;
}

constexpr Plan links_then_cells{"dancing_links", "cell_first", 300'000, 1};
constexpr Plan beam_then_cells{"beam", "cell_first", 4'000'000, 3};
constexpr Plan beam_mostly{"beam", "cell_first", 4'000'000, 31};

constexpr Plan annealing_then_cells{"annealing", "cell_first", 20'000'000, 31};

Plan plan_around(std::string_view engine) {
    for (const Plan& plan : {beam_then_cells, annealing_then_cells}) {
        if (plan.first == engine) {
            return plan;
        }
    }
    return {engine, {}, 0, 1};
}

// Applies the heuristic: a schedule for annealing, an order of the pieces for all other engines.
Result<EngineInput> with_heuristic(EngineInput input, std::string_view engine, const std::string& heuristic) {
    if (heuristic.empty()) {
        return input;
    }
    const auto schedule = annealing_schedule_called(heuristic);
    const auto order = piece_order_called(heuristic);
    if (!schedule && !order) {
        return fail(ErrorCode::unknown_name, 0, say("there is no heuristic named {}", heuristic));
    }
    if ((engine == "annealing") != schedule.has_value()) {
        return fail(ErrorCode::unknown_name, 0, say("{} is not a heuristic of this engine", heuristic));
    }
    input.schedule = schedule.value_or(input.schedule);
    input.order = order.value_or(input.order);
    return input;
}

}  // namespace

// clang-format off
//
// | cells to cover | first         | in turns with | because                                                  |
// |----------------|---------------|---------------|----------------------------------------------------------|
// | up to 72       | dancing_links | cell_first    | links see dead cells anywhere and refute most positions  |
// |                |               |               | at once; cell-first is faster in long searches           |
// | up to 300      | beam          | cell_first    | a beam finds one of many solutions in milliseconds       |
// | more           | beam          | cell_first    | the same, and the complete engine hardly ever ends:      |
// |                |               |               | it gets a small share                                    |
//
// On other lattices than squares it is the first row for every board: the beam covers squares.
//
// clang-format on
Plan choose_engine(const Level& level, const State& state) {
    if (level.lattice != nullptr) {
        return links_then_cells;
    }
    constexpr int few_cells = 72;    // complete engines usually finish these
    constexpr int many_cells = 300;  // and hardly ever these
    const int missing = missing_cell_count(level, state);
    return missing <= few_cells ? links_then_cells : missing <= many_cells ? beam_then_cells : beam_mostly;
}

Result<Solver> Solver::start(const Level& level, const State& state, const SolveOptions& named) {
    const SolveOptions options = with_named_schedule(named);
    Plan plan = choose_engine(level, state);
    if (!options.engine.empty()) {
        const Result<const EngineInfo*> engine = find_engine(Polyomino::id, engines, base_id(options.engine));
        if (!engine) {
            return tl::unexpected(engine.error());
        }
        plan = plan_around((*engine)->id);
    }
    const Result<AlgorithmXSwitches> switches = switches_in(options.engine);
    if (!switches) {
        return tl::unexpected(switches.error());
    }
    EngineInput input{level, state};
    input.switches = *switches;
    input.seed = options.seed;
    input.memory_bytes = options.memory_bytes;
    Result<EngineInput> asked = with_heuristic(std::move(input), plan.first, options.heuristic);
    if (!asked) {
        return tl::unexpected(asked.error());
    }
    if ((plan.first == "annealing" && spare_cell_count(level, state) > 0) ||
        (level.lattice != nullptr && needs_squares(plan.first))) {
        return tl::unexpected(start_engine(plan.first, *asked).error());
    }
    if (level.lattice != nullptr && !fits_tables_of_kinds(*asked)) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("the placements on this board take more than {} megabytes",
                        std::to_string(options.memory_bytes >> 20U)));
    }
    return Solver(std::move(*asked), plan);
}

Solver::Solver(EngineInput input, const Plan& plan) : input_(std::move(input)), plan_(plan) {
    is_done_ = spare_cell_count(input_.level, input_.state) < 0;
    if (missing_cell_count(input_.level, input_.state) == 0) {
        plan_ = plan_around("cell_first");
    } else if (!fits_tables(input_)) {
        plan_ = {input_.level.lattice == nullptr ? "beam" : "cell_first", {}, 0, 1};
    }
}

Outcome Solver::advance(Ticks budget) {
    const Ticks end = stats_.ticks + std::min(budget, no_end);
    do {
        if (is_done_) {
            return Outcome::exhausted;
        }
        if (is_turn_over()) {
            start_turn();
        }
        SolvingEngine<Move>& engine = engine_in_turn();
        const Ticks left = end - std::min(end, stats_.ticks);
        const Outcome outcome = engine.advance(std::min(left, turn_end_ - engine.stats().ticks));
        sum_stats();
        is_done_ = outcome == Outcome::exhausted;
        if (outcome == Outcome::solved) {
            turn_end_ = 0;
            if (is_new(engine.solution())) {
                solution_ = laid_from_above(input_.level, input_.state, engine.solution());
                ++stats_.solutions;
                return Outcome::solved;
            }
        }
    } while (stats_.ticks < end || is_done_);
    return Outcome::running;
}

bool Solver::is_turn_over() const {
    const SolvingEngine<Move>* const engine = is_firsts_turn_ ? first_.get() : second_.get();
    return engine == nullptr || engine->stats().ticks >= turn_end_ ||
           (is_firsts_turn_ && first_->has_given_up());
}

// Determines whose turn it is, and for how long, only by the work that both engines have done.
void Solver::start_turn() {
    is_firsts_turn_ = is_first_due();
    const Ticks first_ticks = first_ ? first_->stats().ticks : 0;
    const Ticks second_ticks = second_ ? second_->stats().ticks : 0;
    if (plan_.second.empty()) {
        turn_end_ = first_ticks + no_end;
    } else if (is_firsts_turn_) {
        turn_end_ = plan_.head_start + plan_.share * second_ticks;
    } else {
        turn_end_ = (second_ticks / second_turn + 1) * second_turn;
    }
}

bool Solver::is_first_due() const {
    if (plan_.second.empty() || !first_) {
        return true;
    }
    if (first_->has_given_up() || !found_.empty()) {
        return false;
    }
    const Ticks second_ticks = second_ ? second_->stats().ticks : 0;
    return first_->stats().ticks < plan_.head_start + plan_.share * second_ticks;
}

SolvingEngine<Move>& Solver::engine_in_turn() {
    std::unique_ptr<SolvingEngine<Move>>& place = is_firsts_turn_ ? first_ : second_;
    if (!place) {
        auto started = start_engine(is_firsts_turn_ ? plan_.first : plan_.second, input_);
        TESSERA_ASSERT(started);
        place = std::move(*started);
    }
    return *place;
}

bool Solver::is_new(const std::vector<Move>& moves) {
    if (plan_.second.empty()) {
        return true;
    }
    std::vector<int> tiling = tiling_of(input_.level, moves);
    if (std::find(found_.begin(), found_.end(), tiling) != found_.end()) {
        return false;
    }
    if (is_firsts_turn_) {
        found_.push_back(std::move(tiling));
    }
    return true;
}

void Solver::sum_stats() {
    const std::uint64_t solutions = stats_.solutions;
    stats_ = {};
    for (const SolvingEngine<Move>* const engine : {first_.get(), second_.get()}) {
        if (engine != nullptr) {
            add_effort(stats_, engine->stats());
            stats_.backtracks += engine->stats().backtracks;
            stats_.max_depth = std::max(stats_.max_depth, engine->stats().max_depth);
        }
    }
    stats_.solutions = solutions;
}

std::vector<Move> Solver::best() const {
    std::vector<Move> best = first_ ? first_->best() : std::vector<Move>{};
    if (second_ && second_->best().size() > best.size()) {
        best = second_->best();
    }
    return best;
}

Remarks Solver::remarks() const {
    const SolvingEngine<Move>* const last = is_firsts_turn_ ? first_.get() : second_.get();
    return last != nullptr ? last->remarks() : Remarks{};
}

}  // namespace tessera::polyomino
