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
// | moves               | what is done to a piece drawn at random                            | decided by                  |
// |---------------------|--------------------------------------------------------------------|-----------------------------|
// | step                | shifted by one cell, or turned on, or exchanged with another piece  | Metropolis                  |
// | step_or_replacement | the same, or laid anywhere                                          | Metropolis                  |
// | heat_bath           | laid on one of all its places, each weighed by exp(-beta overlaps)   | the weights                 |
// | directed_heat_bath  | the same, mostly to a piece that overlaps with another              | the weights                 |
//
// clang-format on
// Metropolis, Rosenbluth et al. (1953) accept what raises the potential by dV with probability exp(-beta dV);
// Kirkpatrick, Gelatt and Vecchi (1983) lower the temperature meanwhile; Geman and Geman (1984) draw one variable anew
// given all others (Gibbs sampling, the heat bath of physics); to prefer variables in conflict is Minton et al. (1992).
enum class AnnealingMoves : std::uint8_t { step, step_or_replacement, heat_bath, directed_heat_bath };

struct AnnealingOptions {
    AnnealingMoves moves = AnnealingMoves::directed_heat_bath;
    Cooling cooling = LinearCooling();
    std::uint64_t seed = 1;
};

// Simulated annealing. Incomplete: `exhausted` only where a piece has no place at all. Memory: the open places of each
// kind, 12 bytes each. An iteration costs the cells of a piece, those of a heat bath the cells of all its places. The
// same seed makes the same iterations on every target.
template <class Trace>
class TracedAnnealing {
public:
    TracedAnnealing(AnnealingProblem problem, const AnnealingOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }  // nodes: iterations; backtracks: moves refused
    const AnnealingProblem& problem() const { return problem_; }
    const Cooling& cooling() const { return options_.cooling; }
    Trace& trace() { return trace_; }

    int potential() const { return state_.potential(); }
    int least_potential() const { return least_potential_; }
    double beta() const { return beta_at(options_.cooling, age_); }
    std::uint64_t restart_count() const { return restart_count_; }
    // Positions: each time that all pieces are laid anew, and each iteration that moves one.
    std::uint64_t reached_count() const { return reached_count_; }

    const std::vector<Lying>& lying() const { return state_.all_lying(); }  // of each piece, as it is now
    const std::vector<Lying>& best() const { return best_; }                // where the potential was least

private:
    Outcome step();
    void add_places();  // of one kind
    bool has_places() const;
    void lay_out();  // everything anew
    void iterate();
    void remember();

    void draw_from_heat_bath(int piece);
    void weigh_places(int piece);
    int drawn_piece();

    void try_move(int piece);
    int drawn_choice();
    Lying moved(int piece, int choice);
    Lying at_corner(int piece, int orientation, Cell corner) const;
    Lying anywhere(int piece);
    void note_iteration(AnnealingStepKind kind, int piece, int other);
    void move(int piece, const Lying& lying);
    bool is_accepted(int rise);

    int kind(int piece) const { return at(problem_.pieces, piece); }
    double random_fraction();

    AnnealingProblem problem_;
    AnnealingOptions options_;
    Rng rng_;
    AnnealingState state_;
    std::vector<std::vector<Lying>> places_;  // of each kind, on open cells
    std::vector<double> sums_;                // of the weights of the places, up to each
    std::vector<double> weights_;             // by overlaps
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
