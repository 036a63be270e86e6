#include "games/edge_match/engines/solver.h"

#include "base/text.h"

#include <algorithm>

namespace tessera::edge_match {

static_assert(SolverOf<Solver, EdgeMatch>);

namespace {

// A cover is the one structure that grows with cells times tiles.
constexpr std::uint64_t bytes_per_entry = 40;

std::uint64_t cover_bytes(const Problem& problem) {
    std::uint64_t tiles = 0;
    for (const Kind& kind : problem.kinds) {
        tiles += kind.tiles.size() * static_cast<std::uint64_t>(kind.look_count);
    }
    constexpr std::uint64_t entries_per_option = 10;
    return tiles * problem.open_cells.size() * entries_per_option * bytes_per_entry;
}

}  // namespace

Outcome Race::advance_one(Ticks budget) {
    return is_fast_ ? fast_.advance(budget) : scarce_.advance(budget);
}

Outcome Race::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    Outcome outcome = Outcome::running;
    do {
        const Ticks before = is_fast_ ? fast_.stats().ticks : scarce_.stats().ticks;
        const Ticks rest = budget - std::min(budget, stats_.ticks - start);
        outcome = advance_one(is_decided_ ? rest : std::min(rest, left_));
        const Ticks spent = (is_fast_ ? fast_.stats().ticks : scarce_.stats().ticks) - before;
        sum_up();
        is_decided_ = is_decided_ || outcome != Outcome::running;
        left_ -= std::min(left_, spent);
        if (left_ == 0 && !is_decided_) {
            is_fast_ = !is_fast_;
            left_ = share;
        }
    } while (outcome == Outcome::running && stats_.ticks - start < budget);
    return outcome;
}

void Race::sum_up() {
    const SearchStats& a = fast_.stats();
    const SearchStats& b = scarce_.stats();
    stats_ = {a.ticks + b.ticks, a.nodes + b.nodes, a.backtracks + b.backtracks, a.solutions + b.solutions,
              std::max(a.max_depth, b.max_depth)};
}

std::vector<Choice> Race::deepest() const {
    const bool is_fast_deeper = fast_.deepest().size() >= scarce_.deepest().size();
    return is_fast_deeper ? fast_.deepest() : scarce_.deepest();
}

const std::vector<std::string_view>& engine_names() {
    static const std::vector<std::string_view> names = {"race", "fast", "links", "scarce", "rows"};
    return names;
}

Result<Solver> Solver::start(const Level& level, const State& state, const SolveOptions& options) {
    const auto& names = engine_names();
    const std::string_view wanted = options.engine.empty() ? names.front() : std::string_view(options.engine);
    const auto name = std::find(names.begin(), names.end(), wanted);
    if (name == names.end()) {
        const std::string known = join({names.begin(), names.end()}, ", ");
        return fail(ErrorCode::unknown_name, 0,
                    say("there is no engine called {}: there are {}", wanted, known));
    }
    if (!options.heuristic.empty()) {
        return fail(ErrorCode::unknown_name, 0, say("the engine {} has no heuristics to choose from", *name));
    }
    const Problem problem = make_problem(level, state, options.seed);
    if (*name == "links" && cover_bytes(problem) > options.memory_bytes) {
        return fail(ErrorCode::limit_exceeded, 0, say("the engine {} would need too much memory", *name));
    }
    if (*name == "race") {
        return Solver(level, problem, Race(problem), *name);
    }
    if (*name == "fast") {
        return Solver(level, problem, FastSearch<NoTrace>(problem), *name);
    }
    if (*name == "links") {
        return Solver(level, problem, CoverSearch<NoTrace>(problem), *name);
    }
    const CellOrder order = *name == "rows" ? CellOrder::row_by_row : CellOrder::fewest_fits;
    return Solver(level, problem, CellSearch<NoTrace>(problem, order), *name);
}

Outcome Solver::advance(Ticks budget) {
    return std::visit([budget](auto& search) { return search.advance(budget); }, search_);
}

const SearchStats& Solver::stats() const {
    return std::visit([](const auto& search) -> const SearchStats& { return search.stats(); }, search_);
}

std::vector<Move> Solver::best() const {
    return moves_of(
        level_, problem_,
        std::visit([](const auto& search) { return std::vector<Choice>(search.deepest()); }, search_));
}

std::vector<Move> Solver::solution() const {
    return moves_of(level_, problem_,
                    std::visit([](const auto& search) { return search.chosen(); }, search_));
}

Remarks Solver::remarks() const {
    return {{"engine", std::string(name_)}};
}

}  // namespace tessera::edge_match
