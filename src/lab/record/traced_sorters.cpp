#include "lab/record/traced_sorters.h"

#include "games/number_swap/engine_ids.h"
#include "games/number_swap/engines/distance_walker.h"
#include "games/number_swap/engines/heuristics.h"
#include "games/number_swap/engines/naive.h"
#include "games/number_swap/engines/scored_board.h"
#include "games/solving_engine.h"
#include "lab/record/families.h"
#include "search/graph/a_star.h"
#include "search/graph/beam.h"
#include "search/graph/breadth_first.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace tessera::number_swap {

namespace {

// Maps each state to its node: the end of the shortest known path to it.
class StateNodes {
public:
    template <class Search>
    void write(SearchRecord& record, Search& search) {
        for (const StateStep& step : search.trace().take()) {
            write_step(record, step);
            if (step.kind == StateStepKind::solve && record.is_cut()) {
                record.note_late_solution(search.moves());
            } else if (step.kind == StateStepKind::solve) {
                record.note_solution();
            }
        }
    }

private:
    void write_step(SearchRecord& record, const StateStep& step) {
        if (step.kind == StateStepKind::reach) {
            nodes_.resize(std::max(nodes_.size(), static_cast<std::size_t>(step.state) + 1), -1);
            std::int32_t& node = at(nodes_, step.state);
            node = record.reach(at(nodes_, step.from), step.move, node);
        } else if (step.kind == StateStepKind::visit || step.state != taken_up_) {
            record.visit(at(nodes_, step.state));
            taken_up_ = step.state;
        }
    }

    std::vector<std::int32_t> nodes_ = {0};  // by state
    std::int32_t taken_up_ = -1;
};

// The same for a bidirectional search. The goal's node is the first below the start's.
class NodesFromBothEnds {
public:
    template <class Search>
    void write(SearchRecord& record, Search& search) {
        if (int_size(nodes_) == 1) {
            nodes_.push_back(record.reach(0, option_to_goal));
        }
        for (const StateStep& step : search.trace().take()) {
            if (step.kind == StateStepKind::reach) {
                nodes_.resize(std::max(nodes_.size(), static_cast<std::size_t>(step.state) + 1), -1);
                at(nodes_, step.state) = record.reach(at(nodes_, step.from), step.move);
            } else if (step.kind == StateStepKind::visit) {
                record.visit(at(nodes_, step.state));
            } else {
                write_meeting(record, at(nodes_, step.state), at(nodes_, step.from), search.moves());
            }
        }
    }

private:
    // Continues from the meeting point along the goal's half of the path.
    static void write_meeting(SearchRecord& record, std::int32_t node, std::int32_t other,
                              const std::vector<int>& moves) {
        record.meet(node, other);
        for (auto move = record.is_cut() ? 0 : record.node(node).depth;
             !record.is_cut() && move < int_size(moves); ++move) {
            node = record.join(node, at(moves, move));
        }
        if (record.is_cut()) {
            record.note_late_solution(moves);
        } else {
            record.note_solution();
        }
    }

    std::vector<std::int32_t> nodes_ = {0};  // by state, in the numbering of Bidirectional
};

// Running out of memory is no proof: these searches end without a solution only if their states do not fit.
Outcome without_proof(Outcome outcome) {
    return outcome == Outcome::exhausted ? Outcome::out_of_memory : outcome;
}

// The heuristic of a beam and of IDA*: half the distances, rounded up to the parity of the grid.
MovesToGo distance_to_go(const SharedBoard& board, const SorterNodes& nodes) {
    return [board, state_of = nodes.state_of](int node) {
        const std::vector<std::uint8_t> state = state_of(node);
        return static_cast<double>(moves_for(distance_sum(*board, state), parity_of(state)));
    };
}

class TracedAStar : public TracedSorter {
public:
    TracedAStar(const SharedBoard& board, const std::vector<std::uint8_t>& start, LinearHeuristic heuristic,
                std::uint64_t memory_bytes)
        : heuristic_(heuristic), search_(*board, std::move(heuristic), start, memory_bytes) {}

    Outcome advance(Ticks budget) override {
        return without_proof(
            search_.advance(budget, [](StateBytes state) { return misplaced_count(state) == 0; }));
    }
    const SearchStats& stats() const override { return search_.stats(); }
    PositionCounts counts() const override { return search_.counts(); }
    void write_steps(SearchRecord& record) override { nodes_.write(record, search_); }
    SearchKind kind(const SorterNodes& nodes) const override {
        return StoredStates{FrontierBy::f,
                            [this, state_of = nodes.state_of](int node) {
                                return static_cast<double>(heuristic_.h(state_of(node))) /
                                       LinearHeuristic::scale();
                            },
                            nodes.is_from_goal};
    }

private:
    LinearHeuristic heuristic_;
    AStar<Board, LinearHeuristic, StateLog> search_;
    StateNodes nodes_;
};

// A search over stored states without a heuristic.
template <class Search, class Nodes, FrontierBy by>
class TracedStates : public TracedSorter {
public:
    TracedStates(const SharedBoard& board, const std::vector<std::uint8_t>& start, std::uint64_t memory_bytes)
        : search_(*board, start, board->goal(), memory_bytes) {}

    Outcome advance(Ticks budget) override { return without_proof(search_.advance(budget)); }
    const SearchStats& stats() const override { return search_.stats(); }
    PositionCounts counts() const override { return search_.counts(); }
    void write_steps(SearchRecord& record) override { nodes_.write(record, search_); }
    SearchKind kind(const SorterNodes& nodes) const override {
        return StoredStates{by, {}, nodes.is_from_goal};
    }

private:
    Search search_;
    Nodes nodes_;
};

using TracedBreadthFirst = TracedStates<BreadthFirst<Board, StateLog>, StateNodes, FrontierBy::distance>;
using TracedBidirectional =
    TracedStates<Bidirectional<Board, StateLog>, NodesFromBothEnds, FrontierBy::distance_from_both_ends>;

class TracedBeam : public TracedSorter {
public:
    TracedBeam(const SharedBoard& board, const std::vector<std::uint8_t>& start, int width)
        : board_(board), search_(ScoredBoard(board), start, {.width = width}) {}

    // The search may have dropped the path to the goal, so its end is no proof.
    Outcome advance(Ticks budget) override { return without_proof(search_.advance(budget)); }
    const SearchStats& stats() const override { return search_.stats(); }
    PositionCounts counts() const override { return {stats().nodes, std::nullopt}; }
    void write_steps(SearchRecord& record) override { nodes_.write(record, search_); }
    SearchKind kind(const SorterNodes& nodes) const override {
        return BeamLayers{[board = board_, state_of = nodes.state_of](int node) {
                              return distance_sum(*board, state_of(node));
                          },
                          distance_to_go(board_, nodes)};
    }

private:
    SharedBoard board_;
    Beam<ScoredBoard, StateLog> search_;
    StateNodes nodes_;
};

class TracedIdaStar : public TracedSorter {
public:
    TracedIdaStar(const SharedBoard& board, const std::vector<std::uint8_t>& start,
                  std::uint64_t memory_bytes)
        : board_(board), search_(DistanceWalker(board, start), memory_bytes) {}

    Outcome advance(Ticks budget) override { return search_.advance(budget); }
    const SearchStats& stats() const override { return search_.stats(); }
    PositionCounts counts() const override { return search_.counts(); }
    void write_steps(SearchRecord& record) override {
        constexpr std::uint8_t no_item_dies = 0;
        write_choices(record, search_.trace().take(), no_item_dies);
    }
    SearchKind kind(const SorterNodes& nodes) const override {
        return DepthFirst{distance_to_go(board_, nodes)};
    }

private:
    SharedBoard board_;
    IdaStar<DistanceWalker, StepLog> search_;
};

class TracedNaive : public TracedSorter {
public:
    TracedNaive(const SharedBoard& board, const std::vector<std::uint8_t>& start)
        : moves_(naive_moves(*board, start)) {}

    // A swap costs one tick.
    Outcome advance(Ticks budget) override {
        const Ticks end = stats_.ticks + std::max<Ticks>(budget, 1);
        while (stats_.ticks < std::min<Ticks>(end, moves_.size())) {
            ++stats_.ticks;
            ++stats_.nodes;
            ++stats_.max_depth;
        }
        return stats_.nodes == moves_.size() ? Outcome::solved : Outcome::running;
    }
    const SearchStats& stats() const override { return stats_; }
    PositionCounts counts() const override { return {stats_.nodes, std::nullopt}; }
    SearchKind kind(const SorterNodes& /*nodes*/) const override { return DepthFirst(); }
    void write_steps(SearchRecord& record) override {
        while (written_ < stats_.nodes) {
            record.choose(at(moves_, static_cast<int>(written_++)));
        }
        if (written_ == moves_.size() && !is_written_) {
            record.note_solution();
            is_written_ = true;
        }
    }

private:
    std::vector<int> moves_;
    std::uint64_t written_ = 0;
    bool is_written_ = false;
    SearchStats stats_;
};

struct SorterInput {
    const SharedBoard& board;
    const std::vector<std::uint8_t>& start;
    const SolveOptions& options;
};
using SorterResult = Result<std::unique_ptr<TracedSorter>>;

SorterResult start_a_star(const SorterInput& input) {
    auto heuristic = parse_heuristic(input.board, input.options.heuristic);
    if (!heuristic) {
        return tl::unexpected(heuristic.error());
    }
    return std::make_unique<TracedAStar>(input.board, input.start, std::move(*heuristic),
                                         input.options.memory_bytes);
}

template <class Sorter>
SorterResult start_with_memory(const SorterInput& input) {
    return std::make_unique<Sorter>(input.board, input.start, input.options.memory_bytes);
}

SorterResult start_ida_star(const SorterInput& input) {
    if (input.board->cell_count() > DistanceWalker::most_cells) {
        return fail(ErrorCode::impossible_puzzle, 0, say("this board is too large to record the search"));
    }
    return start_with_memory<TracedIdaStar>(input);
}

SorterResult start_naive(const SorterInput& input) {
    return std::make_unique<TracedNaive>(input.board, input.start);
}

template <int width>
SorterResult start_beam(const SorterInput& input) {
    return std::make_unique<TracedBeam>(input.board, input.start, width);
}

constexpr std::array<EngineStart<TracedSorter, SorterInput>, recorded.size()> starts = {{
    {"a_star", start_a_star},
    {"bfs", start_with_memory<TracedBreadthFirst>},
    {"bidirectional", start_with_memory<TracedBidirectional>},
    {"ida_star", start_ida_star},
    {"naive", start_naive},
    {"beam+1", start_beam<1>},
    {"beam+3", start_beam<3>},
    {"beam+10", start_beam<10>},
}};
static_assert(are_starts_of(starts, recorded));

}  // namespace

Result<std::unique_ptr<TracedSorter>> start_sorter(std::string_view id, const SharedBoard& board,
                                                   const std::vector<std::uint8_t>& start,
                                                   const SolveOptions& options) {
    const auto* const info =
        std::find_if(recorded.begin(), recorded.end(), [id](const auto& each) { return each.id == id; });
    if (info == recorded.end()) {
        return refuse_unrecorded(id, engines, recorded);
    }
    if (!options.heuristic.empty() && !info->takes_heuristic) {
        return fail(ErrorCode::unknown_name, 0, say("the engine {} takes no heuristic", id));
    }
    return start_by_id(starts, id, SorterInput{board, start, options});
}

}  // namespace tessera::number_swap
