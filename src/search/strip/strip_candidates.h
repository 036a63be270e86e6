#pragma once

#include "base/index.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace tessera {

// A state that could be in a layer of a beam: another state with one more orientation.
struct StripCandidate {
    std::int64_t score = 0;
    std::uint64_t hash = 0;   // equal: the same state
    std::int32_t parent = 0;  // state in the layer of its area less the orientation's size
    std::int32_t orientation = 0;
};

// The better one first; an order without ties. A type, since clang inlines no pointer to a function into a
// sort.
struct ComesBefore {
    bool operator()(const StripCandidate& a, const StripCandidate& b) const {
        if (a.score != b.score) {
            return a.score > b.score;
        }
        if (a.hash != b.hash) {
            return a.hash < b.hash;
        }
        return a.parent != b.parent ? a.parent < b.parent : a.orientation < b.orientation;
    }
};

// The candidates for one layer: takes them as they come, thins them out now and then and has the best in the
// end, no two alike.
class StripCandidates {
public:
    using Score = std::int64_t;

    static constexpr int slack = 5;  // grows to so many times the width before it is thinned

    // Whether so low a score has no chance; it counts as dropped.
    bool refuses(Score score) {
        if (score >= least_) {
            return false;
        }
        best_dropped_ = std::max(best_dropped_, score);
        return true;
    }

    void add(const StripCandidate& candidate, int width) {
        candidates_.push_back(candidate);
        if (int_size(candidates_) >= std::max(least_thinned, slack * width)) {
            thin(width);
        }
    }

    // The best `width` in their order, no two alike.
    const std::vector<StripCandidate>& choose(int width) {
        thin(width);
        std::sort(candidates_.begin(), candidates_.end(), ComesBefore());
        const auto end =
            std::unique(candidates_.begin(), candidates_.end(),
                        [](const StripCandidate& a, const StripCandidate& b) { return a.hash == b.hash; });
        candidates_.erase(end, candidates_.end());
        drop_from(width);
        return candidates_;
    }

    void clear() {
        candidates_.clear();
        least_ = lowest;
        best_dropped_ = lowest;
    }

    // Of those not kept that were like no other.
    Score best_dropped() const { return best_dropped_; }

private:
    static constexpr Score lowest = std::numeric_limits<Score>::min();
    static constexpr int least_thinned = 64;  // thinning fewer would only cost

    // Leaves the best, twice the width of them, twins included, in no order.
    void thin(int width) {
        const int kept = 2 * width;
        if (int_size(candidates_) > kept) {
            std::nth_element(candidates_.begin(), candidates_.begin() + (kept - 1), candidates_.end(),
                             ComesBefore());
            least_ = at(candidates_, kept - 1).score;
            drop_from(kept);
        }
    }

    void drop_from(int first) {
        while (int_size(candidates_) > first) {
            best_dropped_ = std::max(best_dropped_, candidates_.back().score);
            candidates_.pop_back();
        }
    }

    std::vector<StripCandidate> candidates_;
    Score least_ = lowest;  // nothing below it is let in
    Score best_dropped_ = lowest;
};

}  // namespace tessera
