#include "games/edge_match/edge_match.h"

#include "base/hash.h"
#include "games/edge_match/engine_ids.h"
#include "games/edge_match/engines/cover_search.h"
#include "jobs/session_at.h"
#include "lab/record/families.h"
#include "lab/record/traced_tilers.h"

#include <utility>

namespace tessera {

namespace edge_match {

namespace {

class EdgeMatchSearch : public RecordedSearch {
public:
    EdgeMatchSearch(const Position& position, Level level, Problem problem,
                    std::unique_ptr<TracedTiler> engine, int most_steps)
        : RecordedSearch(position, most_steps),
          level_(std::move(level)),
          problem_(std::move(problem)),
          engine_(std::move(engine)) {}

    const SearchStats& stats() const override { return engine_->stats(); }
    PositionCounts counts() const override { return {stats().nodes, std::nullopt}; }
    SearchKind kind() const override { return DepthFirst(); }
    std::vector<std::string> moves(int node) const override;
    std::string last_move(int node) const override {
        return node == 0 ? "" : EdgeMatch::format_move(level_, move_at(node));
    }
    std::optional<Cell> decided_cell(int step) const override;
    std::string label(int node) const override;
    std::string log_line(int step) const override;

protected:
    Sentence words_of(int step) const override;
    std::vector<Cell> cells_of_step(int step) const override;
    Outcome advance_engine(Ticks budget) override { return engine_->advance(budget); }
    void write_steps() override { write_choices(writable_record(), engine_->take_steps(), dead_item); }
    std::uint64_t remaining_hash(int node, std::uint64_t hash_of_parent) const override;
    std::string remaining_problem(int node) const override;

private:
    std::vector<Choice> choices(int node) const;
    Choice choice_at(int node) const { return problem_.choice_of(record().node(node).option); }
    Move move_at(int node) const;  // the last one on the path to it
    // Returns the node that a step enters by a choice or leaves by undoing it.
    int node_of(int step) const;
    std::uint64_t edge_hash(const Choice& choice, int side) const;

    Level level_;
    Problem problem_;
    std::unique_ptr<TracedTiler> engine_;
};

std::vector<Choice> EdgeMatchSearch::choices(int node) const {
    std::vector<Choice> choices;
    for (const int option : record().options(node)) {
        choices.push_back(problem_.choice_of(option));
    }
    return choices;
}

Move EdgeMatchSearch::move_at(int node) const {
    const Choice choice = choice_at(node);
    const int kind = at(problem_.oriented_tiles, choice.oriented).kind;
    int number = 0;  // equal tiles already on the board
    for (int above = record().node(node).parent; above > 0; above = record().node(above).parent) {
        number += at(problem_.oriented_tiles, choice_at(above).oriented).kind == kind ? 1 : 0;
    }
    return move_of(level_, problem_, choice, number);
}

int EdgeMatchSearch::node_of(int step) const {
    const bool is_left = record().step(step).kind == RecordedKind::back;
    return record().step(is_left ? step - 1 : step).node;
}

std::vector<std::string> EdgeMatchSearch::moves(int node) const {
    return texts_of<EdgeMatch>(level_, moves_of(level_, problem_, choices(node)));
}

Sentence EdgeMatchSearch::words_of(int step) const {
    const RecordedStep& recorded = record().step(step);
    switch (recorded.kind) {
        case RecordedKind::choose: {
            const Move move = move_at(recorded.node);
            return say("tile {} is at row {}, column {}", move.tile + 1, move.to->row + 1,
                       move.to->column + 1);
        }
        case RecordedKind::back:
            return say("tile {} is taken back", move_at(node_of(step)).tile + 1);
        case RecordedKind::dead:
            if (const auto cell = decided_cell(step)) {
                return say("no tile left fits at row {}, column {}", cell->row + 1, cell->column + 1);
            }
            return say("tile {} no longer fits anywhere", recorded.value - problem_.wanted.size() + 1);
        case RecordedKind::solution:
            return say("this is a solution");
        default:
            return say("the search begins");
    }
}

std::vector<Cell> EdgeMatchSearch::cells_of_step(int step) const {
    const RecordedKind kind = record().step(step).kind;
    if (kind == RecordedKind::choose || kind == RecordedKind::back) {
        return {problem_.wanted.cell(choice_at(node_of(step)).cell)};
    }
    const auto cell = decided_cell(step);
    return cell ? std::vector<Cell>{*cell} : std::vector<Cell>();
}

std::optional<Cell> EdgeMatchSearch::decided_cell(int step) const {
    const RecordedStep& recorded = record().step(step);
    const bool is_known = recorded.kind == RecordedKind::choose || recorded.kind == RecordedKind::dead;
    const bool is_cell = recorded.value >= 0 && recorded.value < problem_.wanted.size();
    return is_known && is_cell ? std::optional(problem_.wanted.cell(recorded.value)) : std::nullopt;
}

std::string EdgeMatchSearch::label(int node) const {
    return node == 0 ? "" : std::to_string(move_at(node).tile + 1);
}

std::string EdgeMatchSearch::log_line(int step) const {
    const RecordedStep& recorded = record().step(step);
    switch (recorded.kind) {
        case RecordedKind::choose:
            return "choose " + last_move(recorded.node);
        case RecordedKind::back:
            return "undo " + last_move(node_of(step));
        case RecordedKind::dead:
            if (const auto cell = decided_cell(step)) {
                return "dead cell " + std::to_string(cell->row) + " " + std::to_string(cell->column);
            }
            return "dead tile " + std::to_string(recorded.value - problem_.wanted.size());
        default:
            return "solution";
    }
}

// Returns the hash of an edge between two cells that are open at the start, taken from the cell to its left
// or above it. Adjacent tiles agree on it, so an edge between them counts twice and cancels out.
std::uint64_t EdgeMatchSearch::edge_hash(const Choice& choice, int side) const {
    if (at(problem_.wanted[choice.cell], side) != any_motif) {
        return 0;
    }
    const Cell cell = problem_.wanted.cell(choice.cell);
    const Cell beyond = cell + at(neighbour_steps, side);
    const bool is_first = cell < beyond;
    const Code shown = at(at(problem_.oriented_tiles, choice.oriented).codes, side);
    const int owner = problem_.wanted.index(is_first ? cell : beyond);
    const bool is_row = cell.row == beyond.row;
    const int edge = 2 * owner + (is_row ? 0 : 1);
    return mix_bits(static_cast<std::uint64_t>(edge) << 8 |
                    (is_first ? shown : at(problem_.partners, shown)));
}

std::uint64_t EdgeMatchSearch::remaining_hash(int node, std::uint64_t hash_of_parent) const {
    if (node == 0) {
        return 0;
    }
    const Choice choice = choice_at(node);
    const auto kind = static_cast<std::uint64_t>(at(problem_.oriented_tiles, choice.oriented).kind);
    std::uint64_t hash = hash_of_parent ^ mix_bits(static_cast<std::uint64_t>(choice.cell) << 32 | 1) ^
                         mix_bits(kind << 32 | 2);
    for (int side = 0; side < side_count; ++side) {
        hash ^= edge_hash(choice, side);
    }
    return hash;
}

std::string EdgeMatchSearch::remaining_problem(int node) const {
    const std::vector<Choice> placed = choices(node);
    std::vector<int> oriented_on(static_cast<std::size_t>(problem_.wanted.size()), -1);
    std::vector<int> used(problem_.kinds.size(), 0);
    for (const Choice& choice : placed) {
        at(oriented_on, choice.cell) = choice.oriented;
        ++at(used, at(problem_.oriented_tiles, choice.oriented).kind);
    }
    std::string problem;
    for (int cell = 0; cell < problem_.wanted.size(); ++cell) {
        problem += at(oriented_on, cell) >= 0 ? "#" : ".";
        for (int side = 0; side < side_count && at(oriented_on, cell) < 0; ++side) {
            const Cell beyond = problem_.wanted.cell(cell) + at(neighbour_steps, side);
            const int neighbour =
                problem_.wanted.contains(beyond) ? at(oriented_on, problem_.wanted.index(beyond)) : -1;
            problem += neighbour < 0
                           ? "-"
                           : std::to_string(at(at(problem_.oriented_tiles, neighbour).codes, opposite(side)));
        }
    }
    for (const int count : used) {
        problem += " " + std::to_string(count);
    }
    return problem;
}

}  // namespace

}  // namespace edge_match

RecordedResult RecordOf<EdgeMatch>::start(const Position& position, const SolveOptions& options,
                                          int most_steps) {
    using namespace edge_match;  // NOLINT(google-build-using-namespace): the tables above
    const auto session = session_at<EdgeMatch>(position);
    if (!session) {
        return tl::unexpected(session.error());
    }
    const std::string id(options.engine.empty() ? recorded.front().id : options.engine);
    if (!options.heuristic.empty()) {
        return fail(ErrorCode::unknown_name, 0, say("the engine {} takes no heuristic", id));
    }
    EngineInput input{session->level(), make_problem(session->level(), session->state(), options.seed),
                      options.memory_bytes};
    auto engine = start_tiler(id, input);
    if (!engine) {
        return tl::unexpected(engine.error());
    }
    return std::make_unique<EdgeMatchSearch>(position, std::move(input.level), std::move(input.problem),
                                             std::move(*engine), most_steps);
}

}  // namespace tessera
