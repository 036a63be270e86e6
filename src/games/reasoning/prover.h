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

// A search's knowledge of one position.
template <class Candidate, class Failure>
struct Outlook {
    struct Look {
        int cost = 0;  // of refuting the candidate, at least
        bool is_at_once = false;
    };

    std::map<int, Look> looks;                               // by the candidate's number
    int hopeless_bound = 0;                                  // no contradiction costs so little
    std::optional<Proof<Candidate, Failure>> contradiction;  // the cheapest one
};

// Finds the cheapest proof that a candidate must be placed, or that the position is a dead end: looks at one
// place after another and refutes all its candidates but one, within a bound that rises step by step. A candidate
// that does not fail at once is refuted by a contradiction in the position after it, which is searched for in the
// same way: depth-first branch and bound. What is found out about a position is kept, however it is reached.
// Time: exponential in the bound, but no more than the given ticks. Memory: about 50 bytes for each look.
template <ProofDomain D>
class Prover {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;
    using Failure = typename D::Failure;
    using Proof = reasoning::Proof<Candidate, Failure>;

    // `survivors`: candidates that are in all solutions; one that is alone at its place is placed. None: the position
    // is a dead end. `unclear`: other candidates that may be in a solution; a place with one settles nothing.
    // `effort`: ticks after which it gives up.
    Prover(D domain, Candidates now, const std::vector<Candidate>& survivors,
           const std::vector<Candidate>& unclear, Ticks effort)
        : domain_(std::move(domain)),
          fates_(static_cast<std::size_t>(domain_.candidate_count()), Fate::to_refute),
          is_dead_end_(survivors.empty()),
          effort_(effort) {
        for (const Candidate& candidate : unclear) {
            at(fates_, domain_.number_of(candidate)) = Fate::unclear;
        }
        for (const Candidate& candidate : survivors) {
            at(fates_, domain_.number_of(candidate)) = Fate::survives;
        }
        searches_.reserve(most_nested + 1);
        begin(std::move(now), {}, bounds.back());
    }
    // The classes of candidates under the position's symmetries: a number for each, the same for its images. Then survivors are
    // candidates of all solutions, which are images of each other, and of each orbit at a place only the first is looked at.
    void take_orbits(std::vector<int> orbits, int most_images) {
        orbits_ = std::move(orbits);
        most_images_ = most_images;
    }
    Prover(const Prover&) = delete;
    Prover& operator=(const Prover&) = delete;
    Prover(Prover&&) = delete;
    Prover& operator=(Prover&&) = delete;
    ~Prover() = default;

    // Looks at one candidate or at one position after another. Returns solved when proof() is found, exhausted if it
    // gives up.
    Outcome advance(Ticks budget) {
        return advance_by_steps(stats_, budget, [this] { return step(); });
    }
    const SearchStats& stats() const { return stats_; }
    const Proof& proof() const { return *searches_.front().best; }

private:
    using Refutation = reasoning::Refutation<Candidate, Failure>;
    using Outlook = reasoning::Outlook<Candidate, Failure>;

    static constexpr std::array<int, 18> bounds = {0,  1,  2,  3,  4,  6,  8,  10,  13,
                                                   17, 22, 28, 36, 46, 60, 80, 100, 130};
    static constexpr std::array<int, 9> nested_bounds = {1, 2, 4, 8, 14, 22, 34, 54, 100};
    static constexpr int most_nested = 8;

    enum class Fate : std::uint8_t { to_refute, unclear, survives };

    struct Task {
        Place place;
        std::optional<Candidate> placed;
        std::vector<Candidate> to_refute;
        int least = 0;                       // cost, as far as is known
        std::vector<Candidate> spared = {};  // see take_orbits
    };

    // The search for the cheapest place of one position, the first one's or one after some candidates.
    struct Search {
        Candidates now;
        std::vector<int> laid;  // numbers, ascending
        Outlook* outlook = nullptr;
        int most = 0;  // cost
        int round = 0;
        int bound = 0;                         // of the round
        std::vector<Task> tasks = {};          // of the round; once all are weighed, the cheapest first
        int weighed = 0;                       // tasks
        int looked = 0;                        // candidates of the next task to weigh
        int next = 0;                          // task to prove
        std::vector<Refutation> refuted = {};  // of the next task
        std::optional<Proof> best = {};

        int most_now() const { return best ? best->cost - 1 : bound; }
    };

    bool is_nested() const { return searches_.size() > 1; }

    void begin(Candidates now, std::vector<int> laid, int most) {
        Outlook* const outlook = &outlooks_[laid];
        searches_.push_back({std::move(now), std::move(laid), outlook, most});
        while (is_nested() && at(nested_bounds, searches_.back().round) <= outlook->hopeless_bound) {
            ++searches_.back().round;
        }
    }

    Outcome step() {
        ++stats_.nodes;
        Search& search = searches_.back();
        if (stats_.ticks >= effort_) {
            return searches_.front().best ? Outcome::solved : Outcome::exhausted;
        }
        if (search.weighed < int_size(search.tasks)) {
            weigh(search);
        } else if (search.next < int_size(search.tasks)) {
            refute_next(search);
        } else {
            return end_round(search);
        }
        return Outcome::running;
    }

    Outcome end_round(Search& search) {
        const int rounds = is_nested() ? int_size(nested_bounds) : int_size(bounds);
        if (!search.best && search.round < rounds && (search.round == 0 || search.bound < search.most)) {
            start_round(search);
            return Outcome::running;
        }
        if (!is_nested()) {
            return search.best ? Outcome::solved : Outcome::exhausted;
        }
        end_nested();
        return Outcome::running;
    }

    void start_round(Search& search) {
        stats_.ticks += D::ticks_of_look(search.now);
        if (!is_nested() && is_dead_end_ && search.round == 0) {
            if (auto failure = D::failure_of(search.now)) {
                search.best.emplace();
                search.best->failure = std::move(*failure);
                return;
            }
        }
        const int bound = is_nested() ? at(nested_bounds, search.round) : at(bounds, search.round);
        ++search.round;
        search.bound = std::min(bound, search.most);
        search.tasks.clear();
        search.weighed = search.looked = search.next = 0;
        const int spared = is_nested() || is_dead_end_ ? 0 : 1;
        const int images = is_nested() ? 1 : most_images_;
        for (auto& focus : D::foci(search.now, (search.bound / cost_at_once + spared) * images)) {
            add_task(search, focus);
        }
    }

    // In the first position a place that several survivors can fill settles nothing.
    void add_task(Search& search, Focus<Candidate>& focus) {
        if (is_nested()) {
            search.tasks.push_back({focus.place, {}, std::move(focus.candidates)});
            return;
        }
        Task task{focus.place, {}, {}};
        bool is_settling = true;
        std::vector<int> seen;  // orbits
        for (const Candidate& candidate : focus.candidates) {
            const Fate fate = at(fates_, domain_.number_of(candidate));
            if (is_image(candidate, seen)) {
                task.spared.push_back(candidate);
            } else if (fate == Fate::to_refute) {
                task.to_refute.push_back(candidate);
            } else {
                is_settling = is_settling && fate == Fate::survives && !task.placed;
                task.placed = candidate;
            }
        }
        if (is_settling && task.placed.has_value() != is_dead_end_) {
            search.tasks.push_back(std::move(task));
        }
    }

    // True if the candidate's orbit is among those seen, which it joins.
    bool is_image(const Candidate& candidate, std::vector<int>& seen) const {
        if (orbits_.empty()) {
            return false;
        }
        const int orbit = at(orbits_, domain_.number_of(candidate));
        const bool is_seen = std::find(seen.begin(), seen.end(), orbit) != seen.end();
        seen.push_back(orbit);
        return is_seen;
    }

    // Adds what the next candidate costs at least to its task; orders the tasks after the last one.
    void weigh(Search& search) {
        Task& task = at(search.tasks, search.weighed);
        if (search.looked < int_size(task.to_refute) && task.least <= search.bound) {
            task.least += look(search, at(task.to_refute, search.looked++)).cost;
            return;
        }
        search.looked = 0;
        if (++search.weighed == int_size(search.tasks)) {
            std::erase_if(search.tasks, [&](const Task& one) { return one.least > search.bound; });
            std::stable_sort(search.tasks.begin(), search.tasks.end(),
                             [](const Task& a, const Task& b) { return a.least < b.least; });
            search.weighed = int_size(search.tasks);
        }
    }

    typename Outlook::Look look(Search& search, const Candidate& candidate) {
        const auto [known, is_new] = search.outlook->looks.try_emplace(domain_.number_of(candidate));
        if (is_new) {
            const auto failure = failure_after(search, candidate);
            known->second = {least_cost(failure), failure.has_value()};
        }
        return known->second;
    }

    std::optional<Failure> failure_after(const Search& search, const Candidate& candidate) {
        stats_.ticks += D::ticks_of_look(search.now);
        Candidates next = search.now;
        next.place(candidate);
        return D::failure_of(next);
    }

    // Refutes one more candidate of the next task, or goes on to the one after it.
    void refute_next(Search& search) {
        Task& task = at(search.tasks, search.next);
        if (task.least > search.most_now()) {
            drop_task(search);
        } else if (search.refuted.size() == task.to_refute.size()) {
            search.best = Proof{task.place, task.placed, std::move(search.refuted),
                                {},         task.least,  std::move(task.spared)};
            drop_task(search);
        } else {
            refute(search, at(task.to_refute, int_size(search.refuted)));
        }
    }
    static void drop_task(Search& search) {
        search.refuted.clear();
        ++search.next;
    }

    void refute(Search& search, const Candidate& candidate) {
        const auto known = look(search, candidate);
        if (known.is_at_once) {
            search.refuted.push_back({candidate, failure_after(search, candidate), {}, {}, known.cost});
        } else if (int_size(searches_) > most_nested) {
            drop_task(search);
        } else {
            const int others = at(search.tasks, search.next).least - known.cost;
            seek_contradiction(search, candidate, search.most_now() - others - cost_of_link);
        }
    }

    void seek_contradiction(Search& search, const Candidate& candidate, int most) {
        const int bound = std::min(most, nested_bounds.back());
        std::vector<int> laid = search.laid;
        const int number = domain_.number_of(candidate);
        laid.insert(std::upper_bound(laid.begin(), laid.end(), number), number);
        if (bound <= 0) {
            drop_task(search);
            return;
        }
        const Outlook& outlook = outlooks_[laid];
        if (outlook.contradiction && outlook.contradiction->cost <= bound) {
            take(search, *outlook.contradiction);
        } else if (outlook.contradiction || bound <= outlook.hopeless_bound) {
            drop_task(search);
        } else {
            Candidates next = search.now;
            next.place(candidate);
            begin(std::move(next), std::move(laid), bound);
        }
    }

    void end_nested() {
        Search ended = std::move(searches_.back());
        searches_.pop_back();
        if (ended.best) {
            ended.outlook->contradiction = std::move(ended.best);
            take(searches_.back(), *ended.outlook->contradiction);
        } else {
            ended.outlook->hopeless_bound = ended.bound;
            drop_task(searches_.back());
        }
    }

    // Refutes the next candidate by what it leads to.
    static void take(Search& search, const Proof& contradiction) {
        Task& task = at(search.tasks, search.next);
        Refutation refutation;
        refutation.candidate = at(task.to_refute, int_size(search.refuted));
        refutation.place = contradiction.place;
        refutation.others = contradiction.refuted;
        refutation.cost = cost_of_link + contradiction.cost;
        task.least += refutation.cost - (cost_of_link + cost_at_once);
        search.refuted.push_back(std::move(refutation));
    }

    D domain_;
    SearchStats stats_;
    std::vector<Fate> fates_;  // by the candidates' numbers
    std::vector<int> orbits_;  // likewise; none: only the identity
    int most_images_ = 1;      // of a candidate
    bool is_dead_end_;
    Ticks effort_;
    std::map<std::vector<int>, Outlook> outlooks_;  // by the numbers of what is placed, ascending
    std::vector<Search> searches_;                  // each in a position after the one before
};

}  // namespace tessera::reasoning
