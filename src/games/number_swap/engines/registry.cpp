#include "games/number_swap/engines/registry.h"

#include "games/number_swap/engine_ids.h"
#include "games/number_swap/engines/anytime.h"
#include "games/number_swap/engines/distance_walker.h"
#include "games/number_swap/engines/heuristics.h"
#include "games/number_swap/engines/naive.h"
#include "games/number_swap/engines/scored_board.h"
#include "search/graph/a_star.h"
#include "search/graph/breadth_first.h"
#include "search/graph/ida_star.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

// The table of engines: the search for each id of engine_ids.h.

namespace tessera::number_swap {

namespace {

int distance_bound(const EngineInput& input) {
    return moves_for(distance_sum(*input.board, input.start), parity_of(input.start));
}

Remarks remarks_on(const PositionCounts& counts, bool is_full) {
    Remarks remarks = {{"positions_reached", std::to_string(counts.reached.value_or(0))}};
    if (counts.expanded) {
        remarks.push_back({"positions_expanded", std::to_string(*counts.expanded)});
    }
    if (is_full) {
        remarks.push_back({"memory_full", "yes"});
    }
    return remarks;
}

// Brings one tile after another home.
class Naive : public SortingEngine {
public:
    explicit Naive(const EngineInput& input)
        : SortingEngine(input.board),
          moves_(naive_moves(*input.board, input.start)),
          lower_bound_(distance_bound(input)) {
        stats_.nodes = moves_.size();
        stats_.ticks = moves_.size();
        stats_.max_depth = int_size(moves_);
    }

    Outcome advance(Ticks /*budget*/) override { return Outcome::solved; }
    const SearchStats& stats() const override { return stats_; }
    std::vector<int> moves() const override { return moves_; }
    int lower_bound() const override { return lower_bound_; }
    std::uint64_t memory_bytes() const override { return moves_.capacity() * sizeof(int); }
    Remarks remarks() const override { return {{"positions_reached", std::to_string(moves_.size())}}; }

private:
    std::vector<int> moves_;
    int lower_bound_;
    SearchStats stats_;
};

// A search over stored states. When memory runs out, the naive answer is used.
template <class Search>
class StoredStates : public SortingEngine {
public:
    StoredStates(const EngineInput& input, Search search)
        : SortingEngine(input.board),
          search_(std::move(search)),
          naive_(naive_moves(*input.board, input.start)),
          least_(distance_bound(input)) {}

    Outcome advance(Ticks budget) override {
        const Outcome outcome = search_.advance(budget);
        is_found_ = outcome == Outcome::solved;
        is_done_ = outcome != Outcome::running;
        TESSERA_ASSERT(outcome != Outcome::exhausted || search_.is_full());
        return is_done_ ? Outcome::solved : Outcome::running;
    }
    const SearchStats& stats() const override { return search_.stats(); }
    std::vector<int> moves() const override { return is_done_ && !is_found_ ? naive_ : search_.moves(); }
    int lower_bound() const override {
        return is_found_ ? int_size(search_.moves()) : std::max(least_, search_.lower_bound());
    }
    std::uint64_t memory_bytes() const override { return search_.memory_bytes(); }
    Remarks remarks() const override { return remarks_on(search_.counts(), search_.is_full()); }

private:
    Search search_;
    std::vector<int> naive_;
    int least_;
    bool is_found_ = false;
    bool is_done_ = false;
};

class AStarEngine : public SortingEngine {
public:
    AStarEngine(const EngineInput& input, const LinearHeuristic& heuristic)
        : SortingEngine(input.board),
          search_(*input.board, heuristic, input.start, input.options.memory_bytes),
          naive_(naive_moves(*input.board, input.start)),
          least_(distance_bound(input)),
          is_admissible_(heuristic.is_admissible()) {}

    Outcome advance(Ticks budget) override {
        const auto is_goal = [](StateBytes state) {
            return misplaced_count(state) == 0;
        };
        const Outcome outcome = search_.advance(budget, is_goal);
        is_found_ = outcome == Outcome::solved;
        is_done_ = outcome != Outcome::running;
        return is_done_ ? Outcome::solved : Outcome::running;
    }
    const SearchStats& stats() const override { return search_.stats(); }
    std::vector<int> moves() const override { return is_done_ && !is_found_ ? naive_ : search_.moves(); }
    int lower_bound() const override {
        return is_admissible_ ? std::max(least_, search_.lower_bound()) : least_;
    }
    std::uint64_t memory_bytes() const override { return search_.memory_bytes(); }
    Remarks remarks() const override {
        Remarks remarks = remarks_on(search_.counts(), search_.is_full());
        remarks.push_back({"admissible", is_admissible_ ? "yes" : "no"});
        return remarks;
    }

private:
    AStar<Board, LinearHeuristic> search_;
    std::vector<int> naive_;
    int least_;
    bool is_admissible_;
    bool is_found_ = false;
    bool is_done_ = false;
};

class IdaStarEngine : public SortingEngine {
public:
    explicit IdaStarEngine(const EngineInput& input) : SortingEngine(input.board), input_(input) {}

    // The first call makes the search, which expands the start.
    Outcome advance(Ticks budget) override {
        Ticks used = 0;
        if (!search_) {
            search_.emplace(DistanceWalker(input_.board, input_.start), input_.options.memory_bytes);
            used = search_->stats().ticks;
        }
        return used < budget ? search_->advance(budget - used) : Outcome::running;
    }
    const SearchStats& stats() const override { return search_ ? search_->stats() : nothing_yet_; }
    std::vector<int> moves() const override { return search_ ? search_->moves() : std::vector<int>(); }
    int lower_bound() const override { return search_ ? search_->lower_bound() : distance_bound(input_); }
    std::uint64_t memory_bytes() const override { return search_ ? search_->memory_bytes() : 0; }
    Remarks remarks() const override {
        return remarks_on(search_ ? search_->counts() : PositionCounts(), false);
    }

private:
    EngineInput input_;
    std::optional<IdaStar<DistanceWalker>> search_;
    SearchStats nothing_yet_;
};

// A beam that loses the goal answers with the naive moves.
class BeamEngine : public SortingEngine {
public:
    BeamEngine(const EngineInput& input, int width)
        : SortingEngine(input.board),
          search_(ScoredBoard(input.board), input.start, {.width = width}),
          naive_(naive_moves(*input.board, input.start)),
          lower_bound_(distance_bound(input)) {}

    Outcome advance(Ticks budget) override {
        const Outcome outcome = search_.advance(budget);
        is_lost_ = outcome == Outcome::exhausted;
        return is_lost_ ? Outcome::solved : outcome;
    }
    const SearchStats& stats() const override { return search_.stats(); }
    std::vector<int> moves() const override { return is_lost_ ? naive_ : search_.moves(); }
    int lower_bound() const override { return lower_bound_; }
    std::uint64_t memory_bytes() const override { return naive_.capacity() * sizeof(int); }
    Remarks remarks() const override { return remarks_on(search_.counts(), false); }

private:
    Beam<ScoredBoard> search_;
    std::vector<int> naive_;
    int lower_bound_;
    bool is_lost_ = false;
};

using EngineResult = Result<std::unique_ptr<SortingEngine>>;

template <class Search>
EngineResult start_stored_states(const EngineInput& input) {
    return std::make_unique<StoredStates<Search>>(
        input, Search(*input.board, input.start, input.board->goal(), input.options.memory_bytes));
}

EngineResult start_naive(const EngineInput& input) {
    return std::make_unique<Naive>(input);
}
EngineResult start_anytime(const EngineInput& input) {
    return std::make_unique<Anytime>(input, input.options.effort > 0 ? input.options.effort : default_effort);
}
EngineResult start_anytime_quick(const EngineInput& input) {
    return std::make_unique<Anytime>(input, quick_effort);
}
EngineResult start_pattern_databases(const EngineInput& input) {
    return std::make_unique<Anytime>(input, no_effort_limit);
}

EngineResult start_a_star(const EngineInput& input) {
    const Result<LinearHeuristic> heuristic = parse_heuristic(input.board, input.options.heuristic);
    if (!heuristic) {
        return tl::unexpected<Error>(heuristic.error());
    }
    return std::make_unique<AStarEngine>(input, *heuristic);
}

EngineResult start_ida_star(const EngineInput& input) {
    if (input.board->cell_count() > DistanceWalker::most_cells) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("the engine {} would need too much memory", "ida_star"));
    }
    return std::make_unique<IdaStarEngine>(input);
}

template <int width>
EngineResult start_beam(const EngineInput& input) {
    return std::make_unique<BeamEngine>(input, width);
}

constexpr std::array<EngineStart<SortingEngine, EngineInput>, engines.size()> starts = {{
    {"anytime", start_anytime},
    {"anytime_quick", start_anytime_quick},
    {"pattern_databases", start_pattern_databases},
    {"a_star", start_a_star},
    {"bidirectional", start_stored_states<Bidirectional<Board>>},
    {"bfs", start_stored_states<BreadthFirst<Board>>},
    {"bfs_all", start_stored_states<WholeGraph<Board>>},
    {"ida_star", start_ida_star},
    {"beam+1", start_beam<1>},
    {"beam+3", start_beam<3>},
    {"beam+10", start_beam<10>},
    {"naive", start_naive},
}};
static_assert(are_starts_of(starts, engines));

}  // namespace

EngineResult start_engine(std::string_view id, const EngineInput& input) {
    return start_by_id(starts, id, input);
}

}  // namespace tessera::number_swap
