#pragma once

#include "games/reasoning/domain.h"

#include <utility>
#include <vector>

namespace tessera::reasoning {

// Returns the indices of the marks that are set, ascending.
inline std::vector<int> marked(const std::vector<bool>& marks) {
    std::vector<int> indices;
    for (int index = 0; index < int_size(marks); ++index) {
        if (marks[static_cast<std::size_t>(index)]) {
            indices.push_back(index);
        }
    }
    return indices;
}

// The findings of a rule loop in order, and their dependencies: an acyclic graph whose edges lead to earlier
// findings. A finding depends on those that ruled out, or exclude by a placement, the other candidates of its
// witnesses. Memory: two numbers for each candidate.
template <PremiseDomain D>
class FindingGraph {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;
    using Finding = typename D::Finding;

    explicit FindingGraph(const D& domain)
        : domain_(domain),
          ruled_out_by_(static_cast<std::size_t>(domain.candidate_count()), -1),
          excluded_by_(ruled_out_by_) {}

    const std::vector<Finding>& findings() const { return findings_; }
    // For each finding, true if the placements and the result depend on it.
    const std::vector<bool>& counts() const { return counts_; }

    // Both note effects of the finding that is added next.
    void note_ruled_out(const Candidate& candidate) {
        at(ruled_out_by_, domain_.number_of(candidate)) = int_size(findings_);
    }
    // Notes the candidates that a placement excludes. They need no other finding from then on. Precondition:
    // the candidate is not placed yet.
    void note_placement(const Candidates& now, const Candidate& placed) {
        domain_.each_excluded_by(now, placed, [&](const Candidate& candidate) {
            int& excluded_by = at(excluded_by_, domain_.number_of(candidate));
            excluded_by = excluded_by < 0 ? int_size(findings_) : excluded_by;
        });
    }
    void add(Finding finding) {
        const bool is_sure_to_count = finding.is_dead_end() || !finding.places.empty();
        findings_.push_back(std::move(finding));
        counts_.push_back(false);
        if (is_sure_to_count) {
            counts_ = with_premises(int_size(findings_) - 1, Edges::to_eliminations, std::move(counts_));
        }
    }

    // Returns the findings on which one depends, placements among them, and itself; ascending.
    std::vector<int> findings_behind(int index) const {
        return marked(
            with_premises(index, Edges::all, std::vector<bool>(static_cast<std::size_t>(index) + 1, false)));
    }

    // Returns the index of the finding with the fewest premises on which nothing else depends. Precondition:
    // there are findings.
    int easiest_to_follow(const std::vector<Finding>& found) const {
        int easiest = 0;
        int fewest = int_size(findings_) + 1;
        for (int index = 0; index < int_size(found); ++index) {
            const int count = new_premise_count(at(found, index));
            if (count < fewest) {
                fewest = count;
                easiest = index;
            }
        }
        return easiest;
    }

private:
    enum class Edges { to_eliminations, all };

    // Returns the earlier findings on which one depends directly: those that rule candidates out and, with all
    // edges, those that place.
    std::vector<int> premises(const Finding& finding, int index, Edges edges) const {
        std::vector<bool> is_premise(static_cast<std::size_t>(index),
                                     finding.rests_on_all && edges == Edges::to_eliminations);
        const auto add_behind = [&](const Candidate& candidate) {
            const int premise = premise_of(candidate, index, edges);
            if (premise >= 0) {
                is_premise[static_cast<std::size_t>(premise)] = true;
            }
        };
        for (const int cell : finding.witness_cells) {
            domain_.each_candidate_at(cell, add_behind);
        }
        for (const int kind : finding.witness_kinds) {
            domain_.each_candidate_of(kind, add_behind);
        }
        for (int earlier = 0; earlier < index && edges == Edges::all; ++earlier) {
            if (domain_.rests_on(finding, at(findings_, earlier))) {
                is_premise[static_cast<std::size_t>(earlier)] = true;
            }
        }
        return marked(is_premise);
    }

    // Returns the finding before `index` by which the candidate is impossible; -1 if there is none.
    int premise_of(const Candidate& candidate, int index, Edges edges) const {
        const int number = domain_.number_of(candidate);
        const int excluded_by = at(excluded_by_, number);
        if (excluded_by >= 0 && excluded_by < index) {
            return edges == Edges::all ? excluded_by : -1;
        }
        const int ruled_out_by = at(ruled_out_by_, number);
        return ruled_out_by < index ? ruled_out_by : -1;
    }

    // Adds the finding and all on which it depends to the marks. What is marked already needs no visit.
    std::vector<bool> with_premises(int index, Edges edges, std::vector<bool> is_marked) const {
        std::vector<int> to_mark{index};
        while (!to_mark.empty()) {
            const int next = to_mark.back();
            to_mark.pop_back();
            if (!is_marked[static_cast<std::size_t>(next)]) {
                is_marked[static_cast<std::size_t>(next)] = true;
                const std::vector<int> more = premises(at(findings_, next), next, edges);
                to_mark.insert(to_mark.end(), more.begin(), more.end());
            }
        }
        return is_marked;
    }

    int new_premise_count(const Finding& finding) const {
        int count = 0;
        for (const int premise : premises(finding, int_size(findings_), Edges::to_eliminations)) {
            count += counts_[static_cast<std::size_t>(premise)] ? 0 : 1;
        }
        return count;
    }

    D domain_;
    std::vector<Finding> findings_;
    std::vector<bool> counts_;
    std::vector<int> ruled_out_by_;  // for each candidate the finding that rules it out, or -1
    std::vector<int> excluded_by_;   // for each candidate the first placement that excludes it, or -1
};

}  // namespace tessera::reasoning
