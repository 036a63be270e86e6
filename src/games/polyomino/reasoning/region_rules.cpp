#include "games/polyomino/reasoning/regions.h"
#include "games/polyomino/reasoning/simple_rules.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int many = 2;  // sets; larger numbers are not distinguished

// Counts the ways to make up a size from the kinds that fit a region, up to `many`.
class SetCount {
public:
    SetCount(const std::vector<int>& sizes, const std::vector<int>& most, int total) : total_(total) {
        ways_.emplace_back(static_cast<std::size_t>(total) + 1, 0);
        ways_.back().front() = 1;
        for (int kind = 0; kind < int_size(sizes); ++kind) {
            add(at(sizes, kind), at(most, kind));
        }
    }

    bool is_one() const { return at(ways_.back(), total_) == 1; }

    // Returns how many of each kind are in the set. Precondition: is_one().
    std::vector<int> only_set(const std::vector<int>& sizes, const std::vector<int>& most) const {
        std::vector<int> amounts(sizes.size(), 0);
        int rest = total_;
        for (int kind = int_size(sizes) - 1; kind >= 0; --kind) {
            int& amount = at(amounts, kind);
            while (amount <= at(most, kind) && at(at(ways_, kind), rest - amount * at(sizes, kind)) == 0) {
                ++amount;
            }
            rest -= amount * at(sizes, kind);
        }
        return amounts;
    }

private:
    void add(int size, int most) {
        const std::vector<int> before = ways_.back();
        std::vector<int> after = before;
        for (int sum = 0; sum <= total_; ++sum) {
            for (int amount = 1; amount <= most && amount * size <= sum; ++amount) {
                at(after, sum) = std::min(many, at(after, sum) + at(before, sum - amount * size));
            }
        }
        ways_.push_back(std::move(after));
    }

    int total_;
    std::vector<std::vector<int>> ways_;  // number of ways for each sum, after each kind
};

bool lies_in(const CandidateTable& table, int candidate, const std::vector<int>& region) {
    return std::binary_search(region.begin(), region.end(), table.cells_of(candidate).front());
}

// A region with the pieces that fit into it, and the conclusions if only one set of them has its size.
class RegionRule {
public:
    RegionRule(const Candidates& now, const std::vector<int>& region) : now_(now), region_(region) {
        for (int kind = 0; kind < now.table().kind_count(); ++kind) {
            const std::vector<int> candidates = now.possible_of(kind);
            const bool fits = std::any_of(candidates.begin(), candidates.end(), [&](int candidate) {
                return lies_in(now.table(), candidate, region);
            });
            sizes_.push_back(now.table().kind(kind).size);
            most_.push_back(fits ? now.left(kind) : 0);
        }
    }

    std::optional<Finding> finding() const {
        const SetCount sets(sizes_, most_, int_size(region_));
        if (!sets.is_one()) {
            return std::nullopt;
        }
        Finding finding;
        finding.rule = Rule::region_set;
        finding.cells = region_;
        finding.witness_cells = region_;
        const std::vector<int> amounts = sets.only_set(sizes_, most_);
        for (int kind = 0; kind < int_size(amounts); ++kind) {
            rule_out_elsewhere(kind, at(amounts, kind), finding.rules_out);
        }
        return finding.rules_out.empty() ? std::nullopt : std::optional<Finding>(finding);
    }

private:
    void rule_out_elsewhere(int kind, int amount, std::vector<int>& rules_out) const {
        for (const int candidate : now_.possible_of(kind)) {
            const bool is_inside = lies_in(now_.table(), candidate, region_);
            if (is_inside ? amount == 0 : amount == now_.left(kind)) {
                rules_out.push_back(candidate);
            }
        }
    }

    const Candidates& now_;
    const std::vector<int>& region_;
    std::vector<int> sizes_;
    std::vector<int> most_;  // for each kind, how many fit into the region
};

}  // namespace

std::vector<Finding> region_sets(const Candidates& now) {
    std::vector<Finding> findings;
    const std::vector<std::vector<int>> regions = regions_of(now);
    if (int_size(regions) < 2 || !now.table().has_connected_pieces()) {
        return findings;
    }
    for (const std::vector<int>& region : regions) {
        if (auto finding = RegionRule(now, region).finding()) {
            finding->looked_at_count = int_size(regions);
            findings.push_back(std::move(*finding));
        }
    }
    return findings;
}

std::vector<Finding> unfillable_regions(const Candidates& now) {
    const auto failure = unfillable_region(now);
    if (!failure) {
        return {};
    }
    const bool is_size = failure->kind == Failure::Kind::size;
    return {dead_end_finding(is_size ? Rule::region_size : Rule::region_colours, *failure)};
}

}  // namespace tessera::polyomino
