#pragma once

#include "games/reasoning/domain.h"
#include "games/reasoning/proof.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tessera::reasoning {

// Costs of a proof, chosen by the length of the explanations that come out.
inline constexpr int cost_at_once = 1;  // of a candidate after which something is visibly wrong
inline constexpr int cost_of_link = 6;  // of a candidate that has to be followed further

// Returns the cost that a candidate's refutation has at least.
template <class Failure>
int least_cost(const std::optional<Failure>& failure) {
    return failure ? cost_at_once + failure->effort() : cost_of_link + cost_at_once;
}

template <class Refutation>
int cost_of(const std::vector<Refutation>& refutations) {
    int cost = 0;
    for (const Refutation& refutation : refutations) {
        cost += refutation.cost;
    }
    return cost;
}

// The positions after each candidate of one position, made when they are first asked for.
template <ProofDomain D>
class Outlook {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;
    using Failure = typename D::Failure;

    struct View {
        Candidates next;
        std::optional<Failure> failure;
    };

    Outlook(const D& domain, const Candidates& now, Ticks& ticks)
        : domain_(domain), now_(now), ticks_(ticks) {}

    const Candidates& now() const { return now_; }
    const View& after(const Candidate& candidate) {
        const int number = domain_.number_of(candidate);
        const auto known = views_.find(number);
        if (known != views_.end()) {
            return known->second;
        }
        View view{now_, {}};
        view.next.place(candidate);
        ticks_ += D::ticks_of_look(now_);
        view.failure = D::failure_of(view.next);
        return views_.emplace(number, std::move(view)).first->second;
    }

private:
    const D& domain_;
    const Candidates& now_;
    Ticks& ticks_;
    std::map<int, View> views_;
};

// Finds the cheapest refutation of a candidate within a bound, by depth-first branch and bound over the places
// that have few candidates left. Time: exponential in the bound; no more than about the given ticks.
template <ProofDomain D>
class Refuter {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;
    using Refutation = reasoning::Refutation<Candidate, typename D::Failure>;
    using Focus = reasoning::Focus<Candidate>;

    Refuter(const D& domain, Ticks& ticks, Ticks end) : domain_(domain), ticks_(ticks), end_(end) {}

    bool is_tired() const { return ticks_ >= end_; }

    std::optional<Refutation> refute(Outlook<D>& outlook, const Candidate& candidate, int bound, int depth) {
        const auto& view = outlook.after(candidate);
        Refutation refutation;
        refutation.candidate = candidate;
        refutation.failure = view.failure;
        refutation.cost = least_cost(view.failure);
        if (view.failure || depth == 0) {
            return view.failure && refutation.cost <= bound ? std::optional(refutation) : std::nullopt;
        }
        auto dead_end = contradiction(view.next, bound - cost_of_link, depth - 1);
        if (!dead_end) {
            return std::nullopt;
        }
        refutation.place = dead_end->place;
        refutation.others = std::move(dead_end->others);
        refutation.cost = cost_of_link + dead_end->cost;
        return refutation;
    }

    // Returns a lower bound of the cost to refute the candidates, at most bound + 1.
    int least_cost_of(Outlook<D>& outlook, const std::vector<Candidate>& candidates, int bound) {
        int cost = 0;
        for (const Candidate& candidate : candidates) {
            cost += cost > bound ? 0 : least_cost(outlook.after(candidate).failure);
        }
        return std::min(cost, bound + 1);
    }

    // Refutes all of the candidates; `least` is the lower bound of the whole cost.
    std::optional<std::vector<Refutation>> refute_all(Outlook<D>& outlook,
                                                      const std::vector<Candidate>& candidates, int least,
                                                      int bound, int depth) {
        std::vector<Refutation> all;
        int cost = least;
        for (const Candidate& candidate : candidates) {
            const int own = least_cost(outlook.after(candidate).failure);
            auto refutation =
                is_tired() ? std::nullopt : refute(outlook, candidate, bound - (cost - own), depth);
            if (!refutation) {
                return std::nullopt;
            }
            cost += refutation->cost - own;
            all.push_back(std::move(*refutation));
        }
        return all;
    }

private:
    static constexpr std::array<int, 9> bounds = {1, 2, 4, 8, 14, 22, 34, 54, 100};

    // Finds a place whose candidates are all impossible: its number, their refutations and their cost.
    std::optional<Refutation> contradiction(const Candidates& now, int bound, int depth) {
        Outlook<D> outlook(domain_, now, ticks_);
        for (const int step : bounds) {
            if (auto found = contradiction_within(outlook, std::min(step, bound), depth)) {
                return found;
            }
            if (step >= bound || is_tired()) {
                break;
            }
        }
        return std::nullopt;
    }

    std::optional<Refutation> contradiction_within(Outlook<D>& outlook, int bound, int depth) {
        std::optional<Refutation> best;
        if (bound <= 0) {
            return best;
        }
        for (const auto& [least, focus] : promising(outlook, bound)) {
            const int most = best ? best->cost - 1 : bound;
            auto others =
                least > most ? std::nullopt : refute_all(outlook, focus.candidates, least, most, depth);
            if (others) {
                best = Refutation{};
                best->place = focus.place;
                best->others = std::move(*others);
                best->cost = cost_of(best->others);
            }
        }
        return best;
    }

    // Returns the places that may be refuted within the bound, with the least cost, cheapest first.
    std::vector<std::pair<int, Focus>> promising(Outlook<D>& outlook, int bound) {
        std::vector<std::pair<int, Focus>> found;
        for (Focus& focus : D::foci(outlook.now(), bound / cost_at_once)) {
            const int least = is_tired() ? bound + 1 : least_cost_of(outlook, focus.candidates, bound);
            if (least <= bound) {
                found.emplace_back(least, std::move(focus));
            }
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        return found;
    }

    const D& domain_;
    Ticks& ticks_;
    Ticks end_;
};

// Finds the cheapest proof that a candidate must be placed, or that the position is a dead end: looks at one
// place after another and refutes all its candidates but one, within a bound that rises step by step.
template <ProofDomain D>
class Prover {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;
    using Proof = reasoning::Proof<Candidate, typename D::Failure>;

    // `survivors`: candidates that are in all solutions; one that is alone at its place is placed. None: the position
    // is a dead end. `unclear`: other candidates that may be in a solution; a place with one settles nothing.
    // `effort`: ticks after which it gives up.
    Prover(const D& domain, Candidates now, const std::vector<Candidate>& survivors,
           const std::vector<Candidate>& unclear, Ticks effort)
        : domain_(domain),
          now_(std::move(now)),
          outlook_(domain_, now_, stats_.ticks),
          refuter_(domain_, stats_.ticks, effort),
          fates_(static_cast<std::size_t>(domain_.candidate_count()), Fate::to_refute),
          is_dead_end_(survivors.empty()) {
        for (const Candidate& candidate : unclear) {
            at(fates_, domain_.number_of(candidate)) = Fate::unclear;
        }
        for (const Candidate& candidate : survivors) {
            at(fates_, domain_.number_of(candidate)) = Fate::survives;
        }
    }
    Prover(const Prover&) = delete;
    Prover& operator=(const Prover&) = delete;

    // Returns solved when proof() is found, exhausted if it gives up.
    Outcome advance(Ticks budget) {
        return advance_by_steps(stats_, budget, [this] { return step(); });
    }
    const SearchStats& stats() const { return stats_; }
    const Proof& proof() const { return *best_; }

private:
    static constexpr std::array<int, 18> bounds = {0,  1,  2,  3,  4,  6,  8,  10,  13,
                                                   17, 22, 28, 36, 46, 60, 80, 100, 130};
    static constexpr int most_nested = 8;

    enum class Fate : std::uint8_t { to_refute, unclear, survives };

    struct Task {
        Place place;
        std::optional<Candidate> placed;
        std::vector<Candidate> to_refute;
        int least = 0;
    };

    Outcome step() {
        ++stats_.nodes;
        if (best_ && next_ == int_size(tasks_)) {
            return Outcome::solved;
        }
        if (refuter_.is_tired()) {
            return best_ ? Outcome::solved : Outcome::exhausted;
        }
        if (next_ == int_size(tasks_)) {
            return start_round();
        }
        try_next();
        return Outcome::running;
    }

    Outcome start_round() {
        if (round_ == int_size(bounds)) {
            return Outcome::exhausted;
        }
        stats_.ticks += D::ticks_of_look(now_);
        if (round_ == 0 && is_dead_end_) {
            if (auto failure = D::failure_of(now_)) {
                best_.emplace();
                best_->failure = std::move(*failure);
                return Outcome::running;
            }
        }
        bound_ = at(bounds, round_++);
        tasks_.clear();
        next_ = 0;
        for (auto& focus : D::foci(now_, bound_ / cost_at_once + (is_dead_end_ ? 0 : 1))) {
            add_task(focus);
        }
        std::stable_sort(tasks_.begin(), tasks_.end(),
                         [](const Task& a, const Task& b) { return a.least < b.least; });
        return Outcome::running;
    }

    // A place that several survivors can fill settles nothing.
    void add_task(const Focus<Candidate>& focus) {
        Task task{focus.place, {}, {}, 0};
        bool is_settling = true;
        for (const Candidate& candidate : focus.candidates) {
            const Fate fate = at(fates_, domain_.number_of(candidate));
            if (fate == Fate::to_refute) {
                task.to_refute.push_back(candidate);
            } else {
                is_settling = is_settling && fate == Fate::survives && !task.placed;
                task.placed = candidate;
            }
        }
        is_settling = is_settling && task.placed.has_value() != is_dead_end_;
        task.least = is_settling ? refuter_.least_cost_of(outlook_, task.to_refute, bound_) : bound_ + 1;
        if (task.least <= bound_) {
            tasks_.push_back(std::move(task));
        }
    }

    void try_next() {
        const Task& task = at(tasks_, next_++);
        const int bound = best_ ? best_->cost - 1 : bound_;
        if (task.least > bound) {
            return;
        }
        if (auto refuted = refuter_.refute_all(outlook_, task.to_refute, task.least, bound, most_nested)) {
            const int cost = cost_of(*refuted);
            best_ = Proof{task.place, task.placed, std::move(*refuted), {}, cost};
        }
    }

    D domain_;
    Candidates now_;
    SearchStats stats_;
    Outlook<D> outlook_;
    Refuter<D> refuter_;
    std::vector<Fate> fates_;  // by the candidates' numbers
    bool is_dead_end_;
    std::vector<Task> tasks_;  // of this round, the cheapest first
    int next_ = 0;             // index into tasks_
    int round_ = 0;            // index into bounds
    int bound_ = 0;
    std::optional<Proof> best_;
};

}  // namespace tessera::reasoning
