#pragma once

#include "base/grid.h"
#include "jobs/job.h"
#include "lab/record/annealing_record.h"
#include "lab/record/counting_record.h"
#include "lab/record/cover_matrix.h"
#include "lab/record/cutting_record.h"
#include "lab/record/search_record.h"
#include "search/position_counts.h"
#include "search/search.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

// Estimate of a node in moves: g so far, h to go, f = g + h.
struct Estimate {
    double g = 0;
    double h = 0;
    double f = 0;
};

// The number of ways to cover a cell.
struct CellChoices {
    Cell cell;
    int count = 0;

    bool operator==(const CellChoices&) const = default;
};

// The heuristic of a search over moves: the estimated moves to go from a node. Empty: it has none.
using MovesToGo = std::function<double(int node)>;

// A search that leaves a node by undoing its last choice.
struct DepthFirst {
    MovesToGo h;
};

// A depth-first search for an exact cover.
class ExactCoverSearch {
public:
    ExactCoverSearch() = default;
    virtual ~ExactCoverSearch() = default;
    ExactCoverSearch(const ExactCoverSearch&) = delete;
    ExactCoverSearch(ExactCoverSearch&&) = delete;
    ExactCoverSearch& operator=(const ExactCoverSearch&) = delete;
    ExactCoverSearch& operator=(ExactCoverSearch&&) = delete;

    virtual std::uint64_t updates() const = 0;  // entries removed from the rings of the matrix
    // True if there are few enough options for a picture; cell_choices() then counts the options of each open cell
    // in the node's position, and is empty otherwise.
    virtual bool has_cell_choices() const = 0;
    virtual std::vector<CellChoices> cell_choices(int node) const = 0;
    virtual std::string refused_move(int step) const = 0;  // empty: the step refuses none
    // The problem, if it has at most this size; none before the first steps.
    virtual std::optional<CoverMatrix> matrix(MatrixBound bound) const = 0;
};

// Groups the states of a search that stores them: by f, by distance from the start, or by distance from the
// end that reached them.
enum class FrontierBy { f, distance, distance_from_both_ends };

// A search that stores its states, open or closed.
struct StoredStates {
    FrontierBy by = FrontierBy::f;
    MovesToGo h;
    // True if the node is below the goal, which a search from one end is not. Its moves lead to the goal on some path
    // and then from there to the node.
    std::function<bool(int node)> is_from_goal;
};

// A search that keeps the best nodes of each layer. A layer's nodes are consecutive, the best first.
struct BeamLayers {
    std::function<int(int node)> cost;  // lower is better
    MovesToGo h;
};

// The kind of a search, with what that kind alone has: it walks a tree of positions, or it has a record of its own in
// place of a tree. Pointers are not null; they and the functions live as long as the search.
//   annealing: all pieces lie on the board and overlap; a node's moves are those of the pieces that do not
//              overlap earlier ones
//   counting:  a node is a layer, without moves
//   cutting:   nodes have no moves
using SearchKind = std::variant<DepthFirst, const ExactCoverSearch*, StoredStates, BeamLayers,
                                const AnnealingRecord*, const CountingRecord*, const CuttingRecord*>;

// A search of any family that is recorded while it runs. The record is the same for every slicing.
class RecordedSearch {
public:
    // Errors: unknown family or engine, invalid position or options, tables too large for the memory.
    static Result<std::unique_ptr<RecordedSearch>> start(std::string_view family, const Position& position,
                                                         const SolveOptions& options,
                                                         int most_steps = SearchRecord::most_steps);
    virtual ~RecordedSearch() = default;
    RecordedSearch(const RecordedSearch&) = delete;
    RecordedSearch(RecordedSearch&&) = delete;
    RecordedSearch& operator=(const RecordedSearch&) = delete;
    RecordedSearch& operator=(RecordedSearch&&) = delete;

    // Runs to the next solution. A depth-first search over items then continues to the one after it; others
    // return `solved` again. Past the bound of the record the search continues unrecorded.
    Outcome advance(Ticks budget);
    virtual const SearchStats& stats() const = 0;
    virtual PositionCounts counts() const = 0;
    const SearchRecord& record() const { return record_; }
    virtual SearchKind kind() const = 0;
    // Returns the search as an ExactCoverSearch, or its record in place of a tree; null if it is of another kind.
    template <class Kind>
    const Kind* as() const {
        const SearchKind own = kind();
        const auto* const found = std::get_if<const Kind*>(&own);
        return found == nullptr ? nullptr : *found;
    }
    virtual std::uint64_t record_bytes() const { return record_.memory_bytes(); }

    // Returns the moves from the search's start to the node, as text.
    virtual std::vector<std::string> moves(int node) const = 0;
    // Returns the last of these moves; empty at the start.
    virtual std::string last_move(int node) const = 0;
    // Returns the node's position for drawing: Position::moves followed by moves(node).
    Position position(int node) const;

    // Describes the step, and returns its cells: the placement chosen or refused, the zone that cannot be
    // filled, or the dead cell.
    Sentence sentence(int step) const;
    std::vector<Cell> cells(int step) const;
    // The cell that the engine branches on in the step; none if it branches on something else.
    virtual std::optional<Cell> decided_cell(int step) const = 0;
    // Returns the last decision in a few letters for the tree: "L", "7", "3-8"; empty at the start.
    virtual std::string label(int node) const = 0;
    // Returns the step as a line of a log without its end; src/lab/README.md describes the format. Only for
    // steps before the bound: a gap has no line.
    virtual std::string log_line(int step) const = 0;

    std::optional<Estimate> estimate(int node) const;  // of a search with a heuristic

    // Returns all nodes with the same remaining problem (open cells, pieces left, motifs required at their
    // edges; or the same grid), in order, including this one: the work that a transposition table would save.
    // The first call visits all nodes, later calls only new ones.
    std::vector<int> similar(int node);

protected:
    RecordedSearch(Position position, int most_steps) : record_(most_steps), position_(std::move(position)) {}

    SearchRecord& writable_record() { return record_; }

    // Runs the engine alone; write_steps() then records its steps since the last call.
    virtual Outcome advance_engine(Ticks budget) = 0;
    virtual void write_steps() = 0;

    // Precondition: the step is no gap.
    virtual Sentence words_of(int step) const = 0;
    virtual std::vector<Cell> cells_of_step(int step) const = 0;

    // A hash that is equal for equal remaining problems, computed from the parent's (0 for the start), and
    // the problem's exact description.
    virtual std::uint64_t remaining_hash(int node, std::uint64_t hash_of_parent) const = 0;
    virtual std::string remaining_problem(int node) const = 0;

private:
    bool is_gap(int step) const { return record_.step(step).reason == reason_gap; }

    SearchRecord record_;
    Position position_;
    std::vector<std::uint64_t> hashes_;  // by node, as far as computed
};

}  // namespace tessera
