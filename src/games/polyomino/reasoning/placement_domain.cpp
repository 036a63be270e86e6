#include "games/polyomino/reasoning/placement_domain.h"

#include "games/polyomino/reasoning/pairs.h"
#include "games/polyomino/reasoning/simple_rules.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

static_assert(reasoning::ReasoningDomain<PlacementDomain>);
static_assert(reasoning::ProofDomain<PlacementDomain>);

using reasoning::RuleKind;

namespace {

bool is_of_size_or_one_step(Rule rule) {
    return rule == Rule::region_size || rule == Rule::one_step;
}

// Merges findings with the same failure: all candidates that cut off one region, or leave a cell without
// candidates.
std::vector<Finding> grouped(const std::vector<Finding>& found) {
    std::vector<Finding> groups;
    for (const Finding& finding : found) {
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const Finding& other) {
            return other.rule == finding.rule && other.failure == finding.failure;
        });
        if (group == groups.end()) {
            groups.push_back(finding);
        } else {
            group->rules_out.push_back(finding.rules_out.front());
        }
    }
    return groups;
}

// Leaves out findings about colours if there are others, about sizes.
std::vector<Finding> sizes_first(std::vector<Finding> found) {
    const auto by_colours = std::stable_partition(found.begin(), found.end(), [](const Finding& finding) {
        return finding.rule != Rule::region_colours;
    });
    if (by_colours != found.begin()) {
        found.erase(by_colours, found.end());
    }
    return found;
}

// True if the finding is about the shape of a region, which depends on all placements so far.
bool is_about_region(const Finding& finding) {
    const bool is_rule = finding.rule == Rule::region_set || finding.rule == Rule::region_size ||
                         finding.rule == Rule::region_colours;
    return is_rule || (finding.failure && !finding.failure->region.empty());
}

}  // namespace

RuleKind PlacementDomain::kind_of_rule(Rule rule) {
    switch (rule) {
        case Rule::only_placement:
        case Rule::only_place:
            return RuleKind::placing;
        case Rule::region_size:
        case Rule::one_step:
        case Rule::two_steps:
        case Rule::chain:
            return RuleKind::sweep;
        case Rule::search:
            return RuleKind::search;
        default:
            return RuleKind::scan;
    }
}

Rule PlacementDomain::rule_after(Rule rule, const reasoning::Progress& progress) {
    switch (rule) {
        case Rule::only_placement:
            return Rule::only_place;
        case Rule::only_place:
            return Rule::region_set;
        case Rule::region_set:
            return Rule::region_size;
        case Rule::region_size:
            return Rule::dead_end;
        case Rule::dead_end:
            return Rule::shared_cells;
        case Rule::shared_cells:
            return Rule::one_step;
        case Rule::one_step:
            return !progress.has_chosen ? Rule::two_steps : Rule::search;
        case Rule::two_steps:
            return Rule::chain;
        default:
            return Rule::search;
    }
}

Ticks PlacementDomain::ticks_of_step(Rule rule, const Candidates& now) const {
    const Ticks look = table_->ticks_of_look();
    return rule == Rule::shared_cells ? look + static_cast<Ticks>(now.open_count()) * look / 8 : look;
}

std::vector<Finding> PlacementDomain::look(Rule rule, const Candidates& now) {
    switch (rule) {
        case Rule::only_placement:
            return only_placements(now);
        case Rule::only_place:
            return only_places(now);
        case Rule::region_set: {
            std::vector<Finding> dead_end = unfillable_regions(now);
            return dead_end.empty() ? region_sets(now) : dead_end;
        }
        case Rule::dead_end:
            return dead_ends(now);
        default:
            return shared_cells(now);
    }
}

reasoning::Attempt<Finding> PlacementDomain::attempt(Rule rule, const Candidates& now, int candidate) {
    auto finding = rule == Rule::region_size ? cut_off_region(now, candidate)
                   : rule == Rule::one_step  ? refute_in_one_step(now, candidate)
                   : rule == Rule::two_steps ? refute_in_two_steps(now, candidate)
                                             : refute_by_chain(now, candidate);
    const int looks = rule == Rule::chain ? 4 : rule == Rule::two_steps ? 2 : 0;
    reasoning::Attempt<Finding> attempt;
    attempt.ticks = static_cast<Ticks>(looks) * now.table().ticks_of_look();
    if (finding) {
        attempt.found.push_back(std::move(*finding));
    }
    return attempt;
}

std::vector<Finding> PlacementDomain::kept(Rule rule, std::vector<Finding> found) {
    if (is_of_size_or_one_step(rule)) {
        return sizes_first(grouped(found));
    }
    return found;
}

int PlacementDomain::tightest_cell(const Candidates& now) {
    int tightest = -1;
    int fewest = now.table().candidate_count() + 1;
    for (const int cell : now.open_cells()) {
        const int count = now.count_at(cell, fewest);
        if (count < fewest) {
            fewest = count;
            tightest = cell;
        }
    }
    return tightest;
}

// A kind is a place if its one piece that is left is needed.
std::vector<PlacementDomain::Focus> PlacementDomain::foci(const Candidates& now, int most) {
    std::vector<Focus> all;
    const auto add = [&](Focus focus) {
        const auto is_same = [&](const Focus& other) {
            return other.candidates == focus.candidates;
        };
        if (std::none_of(all.begin(), all.end(), is_same)) {
            all.push_back(std::move(focus));
        }
    };
    for (const int cell : now.open_cells()) {
        if (now.count_at(cell, most + 1) <= most) {
            add({{cell, -1}, now.possible_at(cell)});
        }
    }
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        if (now.left(kind) == 1 && now.needed(kind) == 1 && now.count_of(kind, most + 1) <= most) {
            add({{-1, kind}, now.possible_of(kind)});
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Focus& a, const Focus& b) {
        return a.candidates.size() < b.candidates.size();
    });
    return all;
}

namespace {

// Returns a cell without candidates, or a piece that is needed and has no place at all.
std::optional<Failure> nothing_left(const Candidates& now) {
    auto missing = missing_candidate(now);
    const bool has_place =
        missing && missing->kind == Failure::Kind::piece && now.count_of(missing->piece_kind, 1) > 0;
    return has_place ? std::nullopt : missing;
}

// True if no cell of the region has candidates, and people see it as a gap.
bool is_empty_gap(const Candidates& now, const std::vector<int>& region) {
    return int_size(region) <= largest_hole &&
           std::all_of(region.begin(), region.end(), [&](int cell) { return now.count_at(cell, 1) == 0; });
}

// Returns the smallest gap without candidates, if the cell without any is in one.
Failure as_gap(const Candidates& now, Failure missing) {
    if (missing.kind != Failure::Kind::cell || !is_empty_gap(now, region_around(now, missing.cell))) {
        return missing;
    }
    std::vector<std::vector<int>> gaps = regions_of(now);
    std::erase_if(gaps, [&](const std::vector<int>& region) { return !is_empty_gap(now, region); });
    return {Failure::Kind::gap, -1, -1,
            *std::min_element(gaps.begin(), gaps.end(),
                              [](const auto& a, const auto& b) { return a.size() < b.size(); })};
}

}  // namespace

// A hole is what people see first; two that need one thing and colours take a thought.
std::optional<Failure> PlacementDomain::failure_of(const Candidates& now) {
    auto region = smallest_unfillable_region(now);
    if (region && region->kind == Failure::Kind::size) {
        return region;
    }
    if (auto missing = nothing_left(now)) {
        return as_gap(now, std::move(*missing));
    }
    auto two = two_that_need_one(now);
    return two ? two : region;
}

std::optional<Finding> PlacementDomain::obvious_dead_end() const {
    return table_->surplus() < 0
               ? std::optional(dead_end_finding(Rule::region_size, {Failure::Kind::area, -1, -1, {}}))
               : std::nullopt;
}

// Highlights the first of the cells at which the search has the same choice.
void PlacementDomain::describe_search(const Candidates& now, const reasoning::SearchResult<int>& result,
                                      Finding& finding) const {
    const std::vector<int>& cells = table_->cells_of(result.options.front());
    const int cell = *std::find_if(cells.begin(), cells.end(),
                                   [&](int one) { return now.possible_at(one) == result.options; });
    finding.rests_on_all = true;
    finding.cells = {cell};
    if (result.survivors.empty()) {
        finding.failure = Failure{Failure::Kind::search, cell, -1, {}};
    }
}

bool PlacementDomain::rests_on(const Finding& finding, const Finding& earlier) {
    return finding.rests_on_all || (!earlier.places.empty() && is_about_region(finding));
}

}  // namespace tessera::polyomino
