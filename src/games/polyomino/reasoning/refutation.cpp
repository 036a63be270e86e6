#include "games/polyomino/reasoning/refutation.h"

#include "games/polyomino/reasoning/regions.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

Candidates after(const Candidates& now, int candidate) {
    Candidates next = now;
    next.place(candidate);
    return next;
}

Finding refuting(Rule rule, int candidate, Failure failure) {
    Finding finding = dead_end_finding(rule, std::move(failure));
    finding.rules_out = {candidate};
    return finding;
}

// Calls is_enough for each forced candidate until it returns true.
template <class IsEnough>
void each_forced(const Candidates& now, const IsEnough& is_enough) {
    for (const int cell : now.open_cells()) {
        if (now.count_at(cell, 2) == 1 && is_enough(Forced{now.possible_at(cell).front(), cell, -1})) {
            return;
        }
    }
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const int needed = now.needed(kind);
        if (needed > 0 && now.count_of(kind, needed + 1) == needed &&
            is_enough(Forced{now.possible_of(kind).front(), -1, kind})) {
            return;
        }
    }
}

// Returns all forced candidates, each once.
std::vector<Forced> all_forced(const Candidates& now) {
    std::vector<Forced> all;
    each_forced(now, [&](const Forced& forced) {
        const auto is_same = [&](const Forced& known) {
            return known.candidate == forced.candidate;
        };
        if (std::none_of(all.begin(), all.end(), is_same)) {
            all.push_back(forced);
        }
        return false;
    });
    return all;
}

}  // namespace

std::optional<Forced> first_forced(const Candidates& now) {
    std::optional<Forced> first;
    each_forced(now, [&](const Forced& forced) {
        first = forced;
        return true;
    });
    return first;
}

std::optional<Failure> failure_after(const Candidates& now, int placed) {
    if (auto missing = missing_candidate(now)) {
        return missing;
    }
    return unfillable_region(now, placed);
}

std::optional<Finding> cut_off_region(const Candidates& now, int candidate) {
    auto failure = unfillable_region(after(now, candidate), candidate);
    if (!failure) {
        return std::nullopt;
    }
    const Rule rule = failure->kind == Failure::Kind::size ? Rule::region_size : Rule::region_colours;
    return refuting(rule, candidate, std::move(*failure));
}

std::optional<Finding> refute_in_one_step(const Candidates& now, int candidate) {
    auto failure = missing_candidate(after(now, candidate));
    if (!failure) {
        return std::nullopt;
    }
    return refuting(Rule::one_step, candidate, std::move(*failure));
}

std::optional<Finding> refute_in_two_steps(const Candidates& now, int candidate) {
    const Candidates next = after(now, candidate);
    for (const Forced& forced : all_forced(next)) {
        if (auto failure = failure_after(after(next, forced.candidate), forced.candidate)) {
            Finding finding = refuting(Rule::two_steps, candidate, std::move(*failure));
            reasoning::add_witness(finding, forced);
            return finding;
        }
    }
    return std::nullopt;
}

std::optional<Finding> refute_by_chain(const Candidates& now, int candidate) {
    Candidates next = after(now, candidate);
    Finding links;
    while (const auto forced = first_forced(next)) {
        next.place(forced->candidate);
        reasoning::add_witness(links, *forced);
        ++links.depth;
        if (auto failure = failure_after(next, forced->candidate)) {
            Finding finding = refuting(Rule::chain, candidate, std::move(*failure));
            reasoning::append_witnesses(finding, links);
            finding.depth = links.depth;
            return finding;
        }
    }
    return std::nullopt;
}

}  // namespace tessera::polyomino
