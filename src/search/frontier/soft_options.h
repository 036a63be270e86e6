#pragma once

#include "search/frontier/packed_resources.h"
#include "search/frontier/scan_table.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace tessera {

// Options that a solution should keep if it can, 64 at most.
struct SoftOptions {
    std::vector<int> options;
    int max_loss = 0;  // paths that give up more of them are pruned

    // By set of options (bit i: the i-th): the most of them that a solution can have. Empty: unknown.
    std::vector<std::uint8_t> kept_upper_bounds;

    int most_of(std::uint64_t set) const {
        return kept_upper_bounds.empty() ? std::popcount(set)
                                         : kept_upper_bounds[static_cast<std::size_t>(set)];
    }
};

// The overlaps of soft options with all options, and how many can still be kept. Sets have a bit per soft
// option.
class SoftOptionTable {
public:
    SoftOptionTable(const GridCover& cover, const ScanTable& table, SoftOptions soft_options);

    int least_kept() const { return least_kept_; }
    int bonus(int slot) const { return at(soft_, slot) != 0 ? 1 : 0; }

    // Returns the soft options that start at the cell or later.
    std::uint64_t from(int cell) const { return at(later_, cell); }

    // Returns the part of an undecided set that remains once the slot's option is chosen.
    std::uint64_t without(int slot, std::uint64_t undecided) const { return undecided & ~at(covered_, slot); }

    // Return an upper bound on how many of an undecided set can be kept, for any or for the given remaining
    // resources.
    int most_of(std::uint64_t undecided) const { return soft_options_.most_of(undecided); }
    int most_of(std::uint64_t undecided, const PackedResources& resources, std::uint64_t remaining) const;

private:
    void relate(const GridCover& cover, const ScanTable& table);

    SoftOptions soft_options_;
    int least_kept_;
    std::vector<std::uint64_t> soft_;     // by slot: its bit if it is a soft option
    std::vector<std::uint64_t> covered_;  // by slot: the soft options that it shares a cell with
    std::vector<std::uint64_t> later_;    // by cell: the soft options from there on
    std::vector<int> kinds_;
};

}  // namespace tessera
