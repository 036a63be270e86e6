#include "games/number_swap/number_swap.h"

#include "base/hash.h"
#include "games/number_swap/engine_ids.h"
#include "games/number_swap/engines/naive.h"
#include "jobs/session_at.h"
#include "lab/record/families.h"
#include "lab/record/traced_sorters.h"
#include "search/graph/ida_star.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace number_swap {

namespace {

class NumberSwapSearch : public RecordedSearch {
public:
    NumberSwapSearch(const Position& position, SharedBoard board, std::vector<std::uint8_t> start,
                     std::unique_ptr<TracedSorter> sorter, int most_steps)
        : RecordedSearch(position, most_steps),
          board_(std::move(board)),
          start_(std::move(start)),
          sorter_(std::move(sorter)) {}

    const SearchStats& stats() const override { return stats_; }
    PositionCounts counts() const override { return sorter_->counts(); }
    std::vector<std::string> moves(int node) const override;
    std::string last_move(int node) const override;
    std::string label(int node) const override;
    std::string log_line(int step) const override;
    SearchKind kind() const override;
    std::optional<Cell> decided_cell(int /*step*/) const override { return std::nullopt; }

protected:
    Sentence words_of(int step) const override;
    std::vector<Cell> cells_of_step(int step) const override;
    Outcome advance_engine(Ticks budget) override;
    void write_steps() override;
    std::uint64_t remaining_hash(int node, std::uint64_t hash_of_parent) const override;
    std::string remaining_problem(int node) const override;

private:
    // The swap of a step, and the node before it.
    struct Swap {
        int move = 0;
        int from = 0;
    };
    Swap swap_of(int step) const;
    bool is_from_both_ends() const {
        const SearchKind own = kind();
        const auto* const stored = std::get_if<StoredStates>(&own);
        return stored != nullptr && stored->by == FrontierBy::distance_from_both_ends;
    }
    bool is_from_goal(int node) const;
    bool is_goal(int node) const { return record().node(node).option == option_to_goal; }
    bool is_swap(int step) const;
    Sentence swap_words(int step) const;
    Sentence visit_words(int node) const;
    Sentence meeting_words(const RecordedStep& meeting) const;
    Swap swap_to(int node) const { return {record().node(node).option, record().node(node).parent}; }
    // The two tiles of a swap, numbered as players see them.
    struct Tiles {
        int first = 0;
        int second = 0;
    };
    Tiles tiles_of(const Swap& swap) const;
    std::vector<std::uint8_t> state_at(int node) const;
    std::int32_t limit_at(int step) const;
    std::string text_of(int move) const { return number_swap::format_move(board_->move(move)); }

    SharedBoard board_;
    std::vector<std::uint8_t> start_;
    std::unique_ptr<TracedSorter> sorter_;
    std::vector<int> begins_;  // steps at which the search starts over
    int read_steps_ = 0;
    SearchStats stats_;  // includes the one solution, which the engines do not count
};

Outcome NumberSwapSearch::advance_engine(Ticks budget) {
    const Outcome outcome = sorter_->advance(budget);
    stats_ = sorter_->stats();
    stats_.solutions = outcome == Outcome::solved ? 1 : 0;
    return outcome;
}

void NumberSwapSearch::write_steps() {
    sorter_->write_steps(writable_record());
    for (; read_steps_ < record().step_count(); ++read_steps_) {
        if (record().step(read_steps_).kind == RecordedKind::begin) {
            begins_.push_back(read_steps_);
        }
    }
}

NumberSwapSearch::Swap NumberSwapSearch::swap_of(int step) const {
    const RecordedStep& recorded = record().step(step);
    if (recorded.kind == RecordedKind::refuse) {
        return {recorded.value, recorded.node};
    }
    return swap_to(recorded.kind == RecordedKind::back ? record().step(step - 1).node : recorded.node);
}

SearchKind NumberSwapSearch::kind() const {
    return sorter_->kind({[this](int node) { return state_at(node); },
                          [this](int node) {
                              return is_from_goal(node);
                          }});
}

bool NumberSwapSearch::is_from_goal(int node) const {
    while (record().node(node).depth > 1) {
        node = record().node(node).parent;
    }
    return is_goal(node);
}

// True if two tiles change places in the step, or would if it were not refused.
bool NumberSwapSearch::is_swap(int step) const {
    const RecordedStep& recorded = record().step(step);
    return recorded.kind == RecordedKind::back || recorded.kind == RecordedKind::refuse ||
           (recorded.kind == RecordedKind::choose && !is_goal(recorded.node));
}

std::vector<std::uint8_t> NumberSwapSearch::state_at(int node) const {
    std::vector<std::uint8_t> state = start_;
    for (const int move : record().options(node)) {
        if (move == option_to_goal) {
            state = board_->goal();
        } else {
            board_->apply(move, state);
        }
    }
    return state;
}

NumberSwapSearch::Tiles NumberSwapSearch::tiles_of(const Swap& swap) const {
    const std::vector<std::uint8_t> state = state_at(swap.from);
    const Board::Ends& ends = board_->ends(swap.move);
    return {at(state, ends.first) + 1, at(state, ends.second) + 1};
}

std::int32_t NumberSwapSearch::limit_at(int step) const {
    const auto after = std::upper_bound(begins_.begin(), begins_.end(), step);
    return record().step(*(after - 1)).value;
}

std::vector<std::string> NumberSwapSearch::moves(int node) const {
    std::vector<std::string> moves;
    for (const int option : record().options(node)) {
        for (const int move : option == option_to_goal ? naive_moves(*board_, start_) : std::vector{option}) {
            moves.push_back(text_of(move));
        }
    }
    return moves;
}

std::string NumberSwapSearch::last_move(int node) const {
    return node == 0 ? "" : is_goal(node) ? "goal" : text_of(record().node(node).option);
}

Sentence NumberSwapSearch::words_of(int step) const {
    const RecordedStep& recorded = record().step(step);
    switch (recorded.kind) {
        case RecordedKind::begin:
            return recorded.value < 0
                       ? say("the search begins")
                       : say("the search begins again, for at most {} {swap|swaps}", recorded.value);
        case RecordedKind::visit:
            return visit_words(recorded.node);
        case RecordedKind::meet:
            return meeting_words(recorded);
        case RecordedKind::solution:
            return say("this is a solution");
        default:
            return is_swap(step) ? swap_words(step) : say("the search begins at the sorted grid, too");
    }
}

Sentence NumberSwapSearch::visit_words(int node) const {
    const int depth = record().node(node).depth;
    if (!is_from_both_ends()) {
        return say("this grid is expanded, after {} {swap|swaps}", depth);
    }
    return is_from_goal(node)
               ? say("from the sorted grid: this grid is expanded, after {} {swap|swaps}", depth - 1)
               : say("from the start: this grid is expanded, after {} {swap|swaps}", depth);
}

Sentence NumberSwapSearch::meeting_words(const RecordedStep& meeting) const {
    return say("both ends meet: {} {swap|swaps} from the start, {} from the sorted grid",
               record().node(meeting.node).depth, record().node(meeting.value).depth - 1);
}

Sentence NumberSwapSearch::swap_words(int step) const {
    const RecordedStep& recorded = record().step(step);
    const Tiles tiles = tiles_of(swap_of(step));
    if (recorded.kind == RecordedKind::back) {
        return say("{} and {} change back", tiles.first, tiles.second);
    }
    if (recorded.reason == reason_joined) {
        return say("the way on to the sorted grid: {} and {} change places", tiles.first, tiles.second);
    }
    if (recorded.kind == RecordedKind::choose && is_from_both_ends()) {
        return is_from_goal(recorded.node)
                   ? say("from the sorted grid: {} and {} change places", tiles.first, tiles.second)
                   : say("from the start: {} and {} change places", tiles.first, tiles.second);
    }
    if (recorded.kind == RecordedKind::choose) {
        return say("{} and {} change places", tiles.first, tiles.second);
    }
    return recorded.reason == prune_known
               ? say("{} and {} stay: that grid was searched before", tiles.first, tiles.second)
               : say("{} and {} stay: it would take more than {} {swap|swaps}", tiles.first, tiles.second,
                     limit_at(step));
}

std::vector<Cell> NumberSwapSearch::cells_of_step(int step) const {
    if (!is_swap(step)) {
        return {};
    }
    const Move& move = board_->move(swap_of(step).move);
    return {move.first, move.second};
}

std::string NumberSwapSearch::label(int node) const {
    if (node == 0 || is_goal(node)) {
        return node == 0 ? "" : "123";
    }
    const Tiles tiles = tiles_of(swap_to(node));
    return std::to_string(tiles.first) + "-" + std::to_string(tiles.second);
}

std::string NumberSwapSearch::log_line(int step) const {
    const RecordedStep& recorded = record().step(step);
    const std::string node = std::to_string(recorded.node);
    switch (recorded.kind) {
        case RecordedKind::begin:
            return "limit " + std::to_string(recorded.value);
        case RecordedKind::visit:
            return "visit " + node;
        case RecordedKind::meet:
            return "meet " + node + " with " + std::to_string(recorded.value);
        case RecordedKind::solution:
            return "solution";
        default:
            break;
    }
    if (!is_swap(step)) {
        return "goal " + node;
    }
    const Swap swap = swap_of(step);
    const std::string move = text_of(swap.move);
    if (recorded.kind == RecordedKind::back) {
        return "undo " + move;
    }
    if (recorded.kind == RecordedKind::refuse) {
        return "refuse " + move + " because " + (recorded.reason == prune_known ? "known" : "limit");
    }
    const std::string way = node + " from " + std::to_string(swap.from) + " by " + move;
    return record().is_depth_first()          ? "choose " + move
           : recorded.reason == reason_joined ? "join " + way
                                              : "reach " + way;
}

std::uint64_t NumberSwapSearch::remaining_hash(int node, std::uint64_t /*hash_of_parent*/) const {
    std::uint64_t hash = 0;
    for (const std::uint8_t tile : state_at(node)) {
        hash = combine_hashes(hash, tile);
    }
    return hash;
}

std::string NumberSwapSearch::remaining_problem(int node) const {
    const std::vector<std::uint8_t> state = state_at(node);
    return {state.begin(), state.end()};
}

}  // namespace

}  // namespace number_swap

RecordedResult RecordOf<NumberSwap>::start(const Position& position, const SolveOptions& options,
                                           int most_steps) {
    using namespace number_swap;  // NOLINT(google-build-using-namespace): the tables above
    const auto session = session_at<NumberSwap>(position);
    if (!session) {
        return tl::unexpected(session.error());
    }
    if (!is_solvable(session->level(), session->state())) {
        return fail(ErrorCode::impossible_puzzle, 0, say("these numbers cannot be sorted"));
    }
    const auto board = std::make_shared<const Board>(session->level());
    std::vector<std::uint8_t> start = board->state_of(session->state());
    const std::string id(options.engine.empty() ? recorded.front().id : options.engine);
    auto sorter = start_sorter(id, board, start, options);
    if (!sorter) {
        return tl::unexpected(sorter.error());
    }
    return std::make_unique<NumberSwapSearch>(position, board, std::move(start), std::move(*sorter),
                                              most_steps);
}

}  // namespace tessera
