#pragma once

#include "base/grid.h"
#include "games/engine_info.h"
#include "jobs/job.h"
#include "lab/record/annealing_record.h"
#include "lab/record/counting_record.h"
#include "lab/record/cover_matrix.h"
#include "lab/record/cutting_record.h"
#include "lab/record/search_record.h"
#include "search/position_counts.h"
#include "search/search.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// The first is the one to begin with. Empty: no such family.
std::vector<RecordedEngine> recorded_engines(std::string_view family);

// What engines that take one can go by, as a list offers it; the first where nothing is said.
std::vector<HeuristicInfo> recorded_heuristics(std::string_view family);

// Of a node of A*, in moves: g so far, h to go as the heuristic says, f both together.
struct Estimate {
    double g = 0;
    double h = 0;
    double f = 0;
};

// In how many ways a cell can be covered.
struct CellChoices {
    Cell cell;
    int count = 0;

    bool operator==(const CellChoices&) const = default;
};

// By what the states of a search that stores them are told apart, where it counts those still to be taken up: f; how
// far they are from the start; how far they are from the end that the search came to them from.
enum class FrontierBy { nothing, f, distance, distance_from_both_ends };

// A search of any family that is recorded while it runs. However its work is sliced, the record is the same.
class RecordedSearch {
public:
    // The error says that there is no such family or engine, what is wrong with the position or the options, or that
    // the tables would not fit.
    static Result<std::unique_ptr<RecordedSearch>> start(std::string_view family, const Position& position,
                                                         const SolveOptions& options,
                                                         int most_steps = SearchRecord::most_steps);
    virtual ~RecordedSearch() = default;
    RecordedSearch(const RecordedSearch&) = delete;
    RecordedSearch(RecordedSearch&&) = delete;
    RecordedSearch& operator=(const RecordedSearch&) = delete;
    RecordedSearch& operator=(RecordedSearch&&) = delete;

    // Up to the next solution; after one a depth-first search over items goes on to the next, the others say `solved`
    // again. Past the bound of the record the search goes on unseen.
    Outcome advance(Ticks budget);
    virtual const SearchStats& stats() const = 0;
    virtual PositionCounts counts() const { return {stats().nodes, std::nullopt}; }
    const SearchRecord& record() const { return record_; }
    virtual std::uint64_t record_bytes() const { return record_.memory_bytes(); }
    // Entries taken out of the rings of a matrix, where the engine has one and counts them.
    virtual std::optional<std::uint64_t> updates() const { return std::nullopt; }

    // The moves that lead from the position to the node's, as text.
    virtual std::vector<std::string> moves(int node) const = 0;
    // The last of them, without the others; empty at the start.
    virtual std::string last_move(int node) const = 0;
    // The position of the node as the rules see it, to be drawn: Position::moves and then these moves.
    Position position(int node) const;

    // What happens in the step, for people, and the cells that it is about: what was chosen or refused, the zone that
    // cannot be filled, the dead cell.
    Sentence sentence(int step) const;
    std::vector<Cell> cells(int step) const;
    // The cell that the engine decides on in the step, where it decides on one.
    virtual std::optional<Cell> decided_cell(int /*step*/) const { return std::nullopt; }
    // Whether the engine chooses among ways to cover cells, not too many to be counted for a picture, and how many there are
    // for each open cell of the node's position.
    virtual bool has_cell_choices() const { return false; }
    virtual std::vector<CellChoices> cell_choices(int /*node*/) const { return {}; }
    // The move that the step refuses; empty: it refuses none.
    virtual std::string refused_move(int /*step*/) const { return ""; }
    // What led to the node, in a few letters for the tree: "L", "7", "3-8"; empty at the start.
    virtual std::string label(int node) const = 0;
    // The step as a line of a log, without its end; the forms are described in src/lab/README.md. For steps before the
    // bound: a gap has no line.
    virtual std::string log_line(int step) const = 0;

    virtual std::optional<Estimate> estimate(int /*node*/) const { return std::nullopt; }

    // Of a beam, whose layers are nodes that follow each other, the best first: what it goes by, the less the better.
    virtual std::optional<int> beam_cost(int /*node*/) const { return std::nullopt; }

    virtual FrontierBy frontier_by() const { return FrontierBy::nothing; }
    // Of a search from both ends: whether the node is below the goal. Its moves are those of some way to the goal, and
    // then those that lead on from there.
    virtual bool is_from_goal(int /*node*/) const { return false; }

    // What is to be covered by what, where the engine searches for an exact cover of at most this size; not before its
    // first steps are recorded.
    virtual std::optional<CoverMatrix> matrix(MatrixBound /*bound*/) const { return std::nullopt; }

    // What annealing did, where it is the engine: then pieces overlap, and the moves of a node are those of the pieces
    // that overlap with none before them.
    virtual const AnnealingRecord* annealing() const { return nullptr; }

    // What counting on frontiers came to, where it is the engine: then each node is a layer of it, and no node has moves.
    virtual const CountingRecord* counting() const { return nullptr; }

    // How the board was cut, where that is what is recorded: then nodes have no moves.
    virtual const CuttingRecord* cutting() const { return nullptr; }

    // All nodes that leave the same to be done (the same cells open, the same pieces left, the same to be shown at
    // their edges; the same grid), this one included, in order: what remembering would save. The first call looks at
    // every node, later ones at those that are new.
    std::vector<int> similar(int node);

protected:
    RecordedSearch(Position position, int most_steps) : record_(most_steps), position_(std::move(position)) {}

    SearchRecord& writable_record() { return record_; }

    // The engine alone, and what it did since the last call written into the record.
    virtual Outcome advance_engine(Ticks budget) = 0;
    virtual void write_steps() = 0;

    // Of a step that is no gap.
    virtual Sentence words_of(int step) const = 0;
    virtual std::vector<Cell> cells_of_step(int step) const = 0;

    // A number that is equal for equal remaining problems, from that of the parent (of the start: 0), and the exact one.
    virtual std::uint64_t remaining_hash(int node, std::uint64_t hash_of_parent) const = 0;
    virtual std::string remaining_problem(int node) const = 0;

private:
    bool is_gap(int step) const { return record_.step(step).reason == reason_gap; }

    SearchRecord record_;
    Position position_;
    std::vector<std::uint64_t> hashes_;  // of the first nodes
};

}  // namespace tessera
