#pragma once

#include "base/rng.h"
#include "search/annealing/annealing_state.h"
#include "search/annealing/annealing_trace.h"
#include "search/annealing/cooling.h"
#include "search/search.h"

#include <cstdint>
#include <vector>

namespace tessera {

// clang-format off
//
// | moves               | what happens to a piece drawn at random                          | decided by |
// |---------------------|------------------------------------------------------------------|------------|
// | step                | is shifted by one cell, turned, or exchanged with another piece  | Metropolis |
// | step_or_replacement | the same, or gets any other placement                            | Metropolis |
// | heat_bath           | gets one of its placements, weighted by exp(-beta overlaps)      | weights    |
// | directed_heat_bath  | the same, usually for a piece that overlaps with another         | weights    |
//
// clang-format on
// Metropolis, Rosenbluth et al. (1953) accept a move that raises the potential by dV with probability
// exp(-beta dV); Kirkpatrick, Gelatt and Vecchi (1983) lower the temperature meanwhile; Geman and Geman
// (1984) resample one variable given all others (Gibbs sampling, the heat bath of physics); Minton et al.
// (1992) prefer variables in conflict.
enum class AnnealingMoves : std::uint8_t { step, step_or_replacement, heat_bath, directed_heat_bath };

struct AnnealingOptions {
    AnnealingMoves moves = AnnealingMoves::directed_heat_bath;
    Cooling cooling = LinearCooling();
    std::uint64_t seed = 1;
};

// Simulated annealing, or sampling at one temperature if the schedule does not cool. Incomplete: `exhausted`
// only if a piece has no placement at all. Memory: 12 bytes per placement of each kind. Time of an iteration:
// proportional to the cells of a piece, for a heat bath to those of all its placements. The same seed gives
// the same iterations on every target.
template <class Trace>
class TracedAnnealing {
public:
    TracedAnnealing(AnnealingProblem problem, const AnnealingOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }  // nodes: iterations; backtracks: moves rejected
    const AnnealingProblem& problem() const { return problem_; }
    const Cooling& cooling() const { return options_.cooling; }
    Trace& trace() { return trace_; }

    int potential() const { return state_.potential(); }
    int least_potential() const { return least_potential_; }
    double beta() const { return beta_at(options_.cooling, age_); }
    std::uint64_t restart_count() const { return restart_count_; }
    // Returns the positions reached: one per (re)start and one per iteration that moves a piece.
    std::uint64_t reached_count() const { return reached_count_; }

    const std::vector<Lying>& lying() const { return state_.all_lying(); }  // of each piece, now
    const std::vector<Lying>& best() const { return best_; }  // of each piece, at the least potential

private:
    Outcome step();
    void add_places();  // for one kind
    bool has_places() const;
    void lay_out();  // all pieces anew
    void iterate();
    void remember();

    void draw_from_heat_bath(int piece);
    void weigh_places(int piece);
    int drawn_piece();

    void try_move(int piece);
    int drawn_choice();
    Lying moved(int piece, int choice);
    Lying at_corner(int piece, int orientation, Cell corner);
    Lying nearest_open(int piece, int orientation, Cell corner);
    Lying anywhere(int piece);
    void note_iteration(AnnealingStepKind kind, int piece, int other);
    void move(int piece, const Lying& lying);
    bool is_accepted(int rise);

    int kind(int piece) const { return at(problem_.pieces, piece); }
    double random_fraction();

    // Metropolis moves of a piece; smaller numbers shift it by one of the shifts.
    int turn() const { return int_size(shifts_); }
    int exchange() const { return turn() + 1; }
    int replacement() const { return turn() + 2; }

    AnnealingProblem problem_;
    AnnealingOptions options_;
    Rng rng_;
    AnnealingState state_;
    std::vector<Cell> shifts_;                // the shortest of a piece
    std::vector<std::vector<Lying>> places_;  // of each kind, on open cells
    std::vector<double> sums_;                // cumulative weights of the places
    std::vector<double> weights_;             // by number of overlaps
    std::vector<Lying> best_;
    int least_potential_ = 0;
    std::uint64_t age_ = 0;  // iterations since the last start
    std::uint64_t reached_count_ = 0;
    std::uint64_t restart_count_ = 0;
    bool is_laid_out_ = false;
    SearchStats stats_;
    Trace trace_;
};

extern template class TracedAnnealing<NoAnnealingTrace>;
extern template class TracedAnnealing<AnnealingLog>;

using Annealing = TracedAnnealing<NoAnnealingTrace>;

}  // namespace tessera
