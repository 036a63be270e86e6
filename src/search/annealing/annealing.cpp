#include "search/annealing/annealing.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace tessera {

namespace {

constexpr int one_in_undirected = 8;  // of the draws of a directed heat bath choose any piece
constexpr Ticks places_per_tick = 8;  // looked at
constexpr Ticks pieces_per_tick = 4;  // placed at a start

constexpr int one_in_replacements = 4;  // of the Metropolis moves, if there are replacements

// Returns how far one corner is from another: rows and columns together.
int steps_apart(Cell one, Cell other) {
    return std::abs(one.row - other.row) + std::abs(one.column - other.column);
}

}  // namespace

template <class Trace>
TracedAnnealing<Trace>::TracedAnnealing(AnnealingProblem problem, const AnnealingOptions& options)
    : problem_(std::move(problem)),
      options_(options),
      rng_(options.seed),
      state_(problem_),
      shifts_(problem_.shifts) {
    if (shifts_.empty()) {
        shifts_.assign(neighbour_steps.begin(), neighbour_steps.end());
    }
    TESSERA_ASSERT(problem_.is_exact());
}

template <class Trace>
Outcome TracedAnnealing<Trace>::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

template <class Trace>
Outcome TracedAnnealing<Trace>::step() {
    if (places_.size() < problem_.kinds.size()) {
        add_places();
        return Outcome::running;
    }
    if (!is_laid_out_ && !has_places()) {
        return Outcome::exhausted;
    }
    if (!is_laid_out_ || is_over_at(options_.cooling, age_)) {
        lay_out();
    } else if (state_.potential() > 0) {
        iterate();
    }
    remember();
    if (state_.potential() > 0) {
        return Outcome::running;
    }
    if (stats_.solutions == 0) {
        stats_.solutions = 1;
        trace_.record({AnnealingStepKind::solve});
    }
    return Outcome::solved;
}

template <class Trace>
void TracedAnnealing<Trace>::add_places() {
    const int kind = int_size(places_);
    places_.push_back(open_places(problem_, kind));
    const auto corners = static_cast<Ticks>(problem_.open.size()) * at(problem_.kinds, kind).size();
    stats_.ticks += 1 + corners / places_per_tick;
}

// True if every piece has a placement.
template <class Trace>
bool TracedAnnealing<Trace>::has_places() const {
    return std::none_of(problem_.pieces.begin(), problem_.pieces.end(),
                        [this](int kind) { return at(places_, kind).empty(); });
}

template <class Trace>
void TracedAnnealing<Trace>::lay_out() {
    for (int piece = 0; piece < int_size(problem_.pieces); ++piece) {
        if (is_laid_out_) {
            state_.lift(piece);
        }
        state_.lay(piece, anywhere(piece));
        trace_.record({AnnealingStepKind::lay, piece, -1, state_.lying(piece)});
    }
    trace_.record({AnnealingStepKind::start, -1, -1, {}, {}, state_.potential()});
    restart_count_ += is_laid_out_ ? 1 : 0;
    ++reached_count_;
    is_laid_out_ = true;
    age_ = 0;
    stats_.ticks += 1 + problem_.pieces.size() / pieces_per_tick;
}

template <class Trace>
void TracedAnnealing<Trace>::iterate() {
    const int piece = drawn_piece();
    if (options_.moves == AnnealingMoves::heat_bath || options_.moves == AnnealingMoves::directed_heat_bath) {
        draw_from_heat_bath(piece);
    } else {
        try_move(piece);
    }
    ++age_;
    ++stats_.nodes;
    ++stats_.ticks;
}

template <class Trace>
void TracedAnnealing<Trace>::remember() {
    if (best_.empty() || state_.potential() < least_potential_) {
        least_potential_ = state_.potential();
        best_ = state_.all_lying();
    }
}

template <class Trace>
int TracedAnnealing<Trace>::drawn_piece() {
    const int last = int_size(problem_.pieces) - 1;
    int piece = rng_.between(0, last);
    if (options_.moves == AnnealingMoves::directed_heat_bath && rng_.below(one_in_undirected) != 0) {
        while (!state_.is_in_conflict(piece)) {
            piece = rng_.between(0, last);
        }
    }
    return piece;
}

template <class Trace>
void TracedAnnealing<Trace>::draw_from_heat_bath(int piece) {
    const Lying old = state_.lying(piece);
    state_.lift(piece);
    weigh_places(piece);
    const double mark = random_fraction() * sums_.back();
    const auto drawn = std::upper_bound(sums_.begin(), sums_.end() - 1, mark);
    state_.lay(piece, at(at(places_, kind(piece)), drawn - sums_.begin()));
    note_iteration(AnnealingStepKind::accept, piece, piece);
    reached_count_ += state_.lying(piece) != old ? 1U : 0U;
    stats_.ticks += sums_.size() / places_per_tick;
}

template <class Trace>
void TracedAnnealing<Trace>::weigh_places(int piece) {
    const double ratio = exp_of_minus(beta());
    weights_.assign(1, 1.0);
    for (std::size_t cell = 0; cell < state_.steps(kind(piece), 0).size(); ++cell) {
        weights_.push_back(weights_.back() * ratio);
    }
    sums_.clear();
    double sum = 0;
    for (const Lying& place : at(places_, kind(piece))) {
        const int corner = problem_.open.index(place.corner);
        int overlaps = 0;
        for (const int step : state_.steps(kind(piece), place.orientation)) {
            overlaps += state_.is_covered(corner + step) ? 1 : 0;
        }
        sum += at(weights_, overlaps);
        sums_.push_back(sum);
    }
}

// An exchange with itself changes nothing.
template <class Trace>
void TracedAnnealing<Trace>::try_move(int piece) {
    const int choice = drawn_choice();
    const int other = choice == exchange() ? rng_.between(0, int_size(problem_.pieces) - 1) : piece;
    const Lying old = state_.lying(piece);
    const Lying old_other = state_.lying(other);
    const int old_potential = state_.potential();
    if (other != piece) {
        move(other, at_corner(other, old_other.orientation, old.corner));
        move(piece, at_corner(piece, old.orientation, old_other.corner));
    } else {
        move(piece, moved(piece, choice));
    }
    const bool accepted = is_accepted(state_.potential() - old_potential);
    note_iteration(accepted ? AnnealingStepKind::accept : AnnealingStepKind::refuse, piece, other);
    const bool is_moved = state_.lying(piece) != old || state_.lying(other) != old_other;
    reached_count_ += accepted && is_moved ? 1U : 0U;
    if (!accepted) {
        move(other, old_other);
        move(piece, old);
        ++stats_.backtracks;
    }
}

// Records an iteration; call it while the proposed placement is on the grid.
template <class Trace>
void TracedAnnealing<Trace>::note_iteration(AnnealingStepKind kind, int piece, int other) {
    trace_.record({kind, piece, other == piece ? -1 : other, state_.lying(piece), state_.lying(other),
                   state_.potential()});
}

template <class Trace>
int TracedAnnealing<Trace>::drawn_choice() {
    if (options_.moves == AnnealingMoves::step_or_replacement && rng_.below(one_in_replacements) == 0) {
        return replacement();
    }
    return rng_.between(0, exchange());
}

template <class Trace>
Lying TracedAnnealing<Trace>::moved(int piece, int choice) {
    const Lying& old = state_.lying(piece);
    if (choice == replacement()) {
        return anywhere(piece);
    }
    if (choice == turn()) {
        const int count = int_size(at(problem_.kinds, kind(piece)));
        return at_corner(piece, (old.orientation + 1) % count, old.corner);
    }
    const Cell step = choice == exchange() ? Cell() : at(shifts_, choice);
    return at_corner(piece, old.orientation, old.corner + step);
}

// Returns the placement closest to `corner` inside the grid, on other boards than squares on open cells; the current one if
// the orientation does not fit.
template <class Trace>
Lying TracedAnnealing<Trace>::at_corner(int piece, int orientation, Cell corner) {
    if (!problem_.shifts.empty()) {
        return nearest_open(piece, orientation, corner);
    }
    if (!state_.fits_grid(kind(piece), orientation)) {
        return state_.lying(piece);
    }
    return {orientation, state_.inside(kind(piece), orientation, corner)};
}

template <class Trace>
Lying TracedAnnealing<Trace>::nearest_open(int piece, int orientation, Cell corner) {
    stats_.ticks += at(places_, kind(piece)).size() / places_per_tick;
    Lying nearest = state_.lying(piece);
    int least = std::numeric_limits<int>::max();
    for (const Lying& place : at(places_, kind(piece))) {
        if (place.orientation == orientation && steps_apart(place.corner, corner) < least) {
            least = steps_apart(place.corner, corner);
            nearest = place;
        }
    }
    return nearest;
}

template <class Trace>
Lying TracedAnnealing<Trace>::anywhere(int piece) {
    const std::vector<Lying>& places = at(places_, kind(piece));
    return at(places, rng_.between(0, int_size(places) - 1));
}

template <class Trace>
void TracedAnnealing<Trace>::move(int piece, const Lying& lying) {
    state_.lift(piece);
    state_.lay(piece, lying);
}

template <class Trace>
bool TracedAnnealing<Trace>::is_accepted(int rise) {
    return rise <= 0 || random_fraction() < exp_of_minus(beta() * rise);
}

// Returns a uniform random number in [0, 1).
template <class Trace>
double TracedAnnealing<Trace>::random_fraction() {
    constexpr double steps = 9007199254740992.0;  // 2^53
    return static_cast<double>(rng_.next() >> 11) / steps;
}

template class TracedAnnealing<NoAnnealingTrace>;
template class TracedAnnealing<AnnealingLog>;

}  // namespace tessera
