// Determines on which findings the others depend.

#include "games/edge_match/reasoning/reasoner.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

std::vector<int> marked(const std::vector<bool>& is_marked) {
    std::vector<int> numbers;
    for (int number = 0; number < int_size(is_marked); ++number) {
        if (is_marked[static_cast<std::size_t>(number)]) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

// True for counts of edges and for searches: they depend on the whole board, so all placements count.
bool rests_on_the_board(const Finding& finding) {
    return finding.group >= 0 || finding.rests_on_all;
}

// True if the finding depends on the number of tiles left of the kind.
bool counts_tiles(const Finding& finding, int kind) {
    const bool counts_its_own = finding.rule == Rule::claim || finding.rule == Rule::only_cell;
    return (counts_its_own && finding.tile_kind == kind) ||
           (finding.failure && finding.failure->tile_kind == kind);
}

}  // namespace

// True if a finding depends on the placement of an earlier one.
bool Reasoner::rests_on_laid(const Finding& finding, const Finding& earlier) const {
    return std::any_of(earlier.places.begin(), earlier.places.end(), [&](const Choice& laid) {
        return rests_on_the_board(finding) || counts_tiles(finding, table_->kind_of(laid.oriented));
    });
}

// Returns the earlier findings on which one depends directly: those that rule candidates out and, if
// requested, those that place. A search needs none that rule out: without them it is longer, with
// the same result.
std::vector<int> Reasoner::premises(const Finding& finding, int index, bool with_placements) const {
    std::vector<bool> is_premise(static_cast<std::size_t>(index), finding.rests_on_all && !with_placements);
    const auto add = [&](int premise) {
        if (premise >= 0) {
            is_premise[static_cast<std::size_t>(premise)] = true;
        }
    };
    const auto add_behind = [&](const Choice& candidate) {
        const int excluded_by = at(excluded_by_, number_of(candidate));
        const int ruled_out_by = at(ruled_out_by_, number_of(candidate));
        if (excluded_by >= 0 && excluded_by < index) {
            add(with_placements ? excluded_by : -1);
        } else if (ruled_out_by < index) {
            add(ruled_out_by);
        }
    };
    for (const int cell : finding.witness_cells) {
        for_each_common(table_->fitting(cell), table_->fitting(cell), [&](int oriented) {
            add_behind({cell, oriented});
        });
    }
    for (const int kind : finding.witness_kinds) {
        for (const int cell : table_->problem().open_cells) {
            for_each_common(table_->fitting(cell), table_->turns_of(kind), [&](int oriented) {
                add_behind({cell, oriented});
            });
        }
    }
    for (int earlier = 0; earlier < index && with_placements; ++earlier) {
        add(rests_on_laid(finding, at(findings_, earlier)) ? earlier : -1);
    }
    return marked(is_premise);
}

void Reasoner::count_with_premises(int index) {
    std::vector<int> to_count{index};
    while (!to_count.empty()) {
        const int next = to_count.back();
        to_count.pop_back();
        if (!counts_[static_cast<std::size_t>(next)]) {
            counts_[static_cast<std::size_t>(next)] = true;
            const std::vector<int> more = premises(at(findings_, next), next, false);
            to_count.insert(to_count.end(), more.begin(), more.end());
        }
    }
}

std::vector<int> Reasoner::findings_behind(int index) const {
    std::vector<bool> is_behind(static_cast<std::size_t>(index) + 1, false);
    std::vector<int> to_take{index};
    while (!to_take.empty()) {
        const int next = to_take.back();
        to_take.pop_back();
        if (!is_behind[static_cast<std::size_t>(next)]) {
            is_behind[static_cast<std::size_t>(next)] = true;
            const std::vector<int> more = premises(at(findings_, next), next, true);
            to_take.insert(to_take.end(), more.begin(), more.end());
        }
    }
    return marked(is_behind);
}

// Returns the finding with the fewest premises that nothing else depends on.
int Reasoner::easiest_to_follow(const std::vector<Finding>& found) const {
    int easiest = 0;
    int fewest = int_size(findings_) + 1;
    for (int candidate = 0; candidate < int_size(found); ++candidate) {
        int count = 0;
        for (const int premise : premises(at(found, candidate), int_size(findings_), false)) {
            count += counts_[static_cast<std::size_t>(premise)] ? 0 : 1;
        }
        if (count < fewest) {
            fewest = count;
            easiest = candidate;
        }
    }
    return easiest;
}

}  // namespace tessera::edge_match
