#pragma once

#include "games/reasoning/domain.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tessera::reasoning {

// A rule that tries item after item of a position that does not change meanwhile.
template <RuleDomain D>
class Sweep {
public:
    using Candidates = typename D::Candidates;
    using Finding = typename D::Finding;

    Sweep(typename D::Rule rule, const Candidates& now) : rule_(rule), items_(D::items_to_try(rule, now)) {}

    bool is_over() const { return next_ == int_size(items_); }
    // Tries the next item and returns the cost. Precondition: the sweep is not over.
    Ticks step(const Candidates& now) {
        Attempt<Finding> attempt = D::attempt(rule_, now, at(items_, next_++));
        for (Finding& finding : attempt.found) {
            found_.push_back(std::move(finding));
        }
        return attempt.ticks;
    }
    // Hands over the findings that are worth keeping.
    std::vector<Finding> take_findings(const Candidates& now) {
        std::vector<Finding> kept = D::kept(rule_, std::move(found_));
        share_counts(kept, std::max(int_size(kept), now.open_count()));
        return kept;
    }

private:
    typename D::Rule rule_;
    std::vector<typename D::Candidate> items_;
    int next_ = 0;  // index into items_
    std::vector<Finding> found_;
};

}  // namespace tessera::reasoning
