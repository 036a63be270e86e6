#pragma once

#include "search/frontier/packed_resources.h"
#include "search/frontier/scan_table.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace tessera {

// Options that a solution should contain if it can, 64 at most.
struct SoftOptions {
    std::vector<int> options;
    int max_loss = 0;  // paths that must give up more of them are not followed

    // By set of options (bit i: the i-th): no solution has more of them than that. Empty: not known.
    std::vector<std::uint8_t> kept_upper_bounds;

    int most_of(std::uint64_t set) const {
        return kept_upper_bounds.empty() ? std::popcount(set)
                                         : kept_upper_bounds[static_cast<std::size_t>(set)];
    }
};

// How soft options overlap with the others, and how many of them can still be kept. Sets have a bit for each.
class SoftOptionTable {
public:
    SoftOptionTable(const GridCover& cover, const ScanTable& table, SoftOptions soft_options);

    int least_kept() const { return least_kept_; }
    int bonus(int slot) const { return at(soft_, slot) != 0 ? 1 : 0; }

    // Those that start at the cell or later.
    std::uint64_t from(int cell) const { return at(later_, cell); }

    // What remains of an undecided set once the slot's option is chosen.
    std::uint64_t without(int slot, std::uint64_t undecided) const { return undecided & ~at(covered_, slot); }

    // How many of an undecided set can be kept at most, with what remains of the resources or whatever
    // remains.
    int most_of(std::uint64_t undecided) const { return soft_options_.most_of(undecided); }
    int most_of(std::uint64_t undecided, const PackedResources& resources, std::uint64_t remaining) const;

private:
    void relate(const GridCover& cover, const ScanTable& table);

    SoftOptions soft_options_;
    int least_kept_;
    std::vector<std::uint64_t> soft_;     // by slot: the bit of a soft option
    std::vector<std::uint64_t> covered_;  // by slot: the soft options that it shares a cell with
    std::vector<std::uint64_t> later_;    // by cell
    std::vector<int> kinds_;
};

}  // namespace tessera
