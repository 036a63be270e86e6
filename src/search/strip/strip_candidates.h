#pragma once

#include "base/index.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace tessera {

// A candidate state for a layer of the beam: another state with one more orientation.
struct StripCandidate {
    std::int64_t score = 0;
    std::uint64_t hash = 0;   // equal: the same state
    std::int32_t parent = 0;  // state in an earlier layer, whose area is less by the orientation's size
    std::int32_t orientation = 0;
};

// Total order, the better candidate first. A type, since clang does not inline a function pointer into a
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

// The candidates for one layer. It collects them, thins them out now and then, and finally selects the best
// without duplicates.
class StripCandidates {
public:
    using Score = std::int64_t;

    static constexpr int slack = 5;  // multiple of the width at which candidates are thinned

    // Returns true, and notes a dropped candidate, if the score is too low to be kept.
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

    // Returns the best `width` candidates in order, without duplicates.
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

    // Returns the best score of the dropped candidates that were no duplicates.
    Score best_dropped() const { return best_dropped_; }

private:
    static constexpr Score lowest = std::numeric_limits<Score>::min();
    static constexpr int least_thinned = 64;  // thinning fewer does not pay

    // Keeps the best, twice the width of them, duplicates included, unordered.
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
    Score least_ = lowest;  // lower scores are refused
    Score best_dropped_ = lowest;
};

}  // namespace tessera
