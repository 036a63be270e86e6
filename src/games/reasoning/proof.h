#pragma once

#include "base/index.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tessera::reasoning {

// A cell to cover, or a kind to place; the other number is -1.
struct Place {
    int cell = -1;
    int kind = -1;

    bool operator==(const Place&) const = default;
};

// The candidates that are left for a place.
template <class Candidate>
struct Focus {
    Place place;
    std::vector<Candidate> candidates;
};

// Why a candidate is impossible. Either something is visibly wrong once it is placed, or there is a place for
// which all candidates that are left then are impossible in turn.
template <class Candidate, class Failure>
struct Refutation {
    Candidate candidate{};
    std::optional<Failure> failure;
    Place place;                     // without a failure
    std::vector<Refutation> others;  // all candidates of the place
    int cost = 0;

    bool is_at_once() const { return failure.has_value(); }
    // True if the candidate forces one other after another, until something is visibly wrong.
    bool is_chain() const { return is_at_once() || (others.size() == 1 && others.front().is_chain()); }
    // Returns how many candidates are placed at once to refute this one, itself among them.
    int depth() const {
        int most = 0;
        for (const Refutation& other : others) {
            most = std::max(most, other.depth());
        }
        return 1 + most;
    }
};

// Why a candidate must be placed: all others of a place are impossible, or images of others by a symmetry. Without one it
// shows a dead end: the place has none left, or something is visibly wrong already.
template <class Candidate, class Failure>
struct Proof {
    Place place;
    std::optional<Candidate> placed;
    std::vector<Refutation<Candidate, Failure>> refuted;
    std::optional<Failure> failure;
    int cost = 0;
    std::vector<Candidate> spared = {};  // of the place: images of others
};

}  // namespace tessera::reasoning
