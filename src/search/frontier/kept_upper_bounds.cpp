#include "search/frontier/kept_upper_bounds.h"

#include "base/bits.h"
#include "search/frontier/scan_table.h"
#include "search/frontier/subset_sums.h"

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

// Checks sets of options on the whole board. Its frontier starts at the first cell and extends past the last,
// so that every region is found.
class ConflictCheck {
public:
    ConflictCheck(const GridCover& cover, const std::vector<int>& options)
        : cover_(cover),
          options_(options),
          table_(cover, cover.cell_count() + 1),
          sums_(cover),
          region_finder_(table_),
          covered_(static_cast<std::size_t>(table_.word_count()), 0) {}

    bool is_conflict(unsigned set) {
        std::fill(covered_.begin(), covered_.end(), 0);
        remaining_ = cover_.multiplicities;
        for (unsigned rest = set; rest != 0; rest &= rest - 1) {
            if (!choose(at(options_, std::countr_zero(rest)))) {
                return true;
            }
        }
        return sums_.is_useful() &&
               !sums_.can_fill(sums_.row(remaining_), region_finder_.find(table_, 0, covered_.data()));
    }

private:
    bool choose(int option) {
        bool fits = true;
        for (const int* cell = cover_.cells_begin(option); cell != cover_.cells_end(option); ++cell) {
            std::uint64_t& word = at(covered_, *cell / 64);
            fits = fits && (word & bit(*cell % 64)) == 0;
            word |= bit(*cell % 64);
        }
        for (const GridCover::Demand& demand : at(cover_.kinds, at(cover_.option_kinds, option))) {
            at(remaining_, demand.resource) -= demand.amount;
            fits = fits && at(remaining_, demand.resource) >= 0;
        }
        return fits;
    }

    const GridCover& cover_;
    const std::vector<int>& options_;
    ScanTable table_;
    SubsetSums sums_;
    RegionFinder region_finder_;
    std::vector<std::uint64_t> covered_;
    std::vector<int> remaining_;
};

// Returns the maximum over the sets with one option less.
std::uint8_t most_of_smaller(const std::vector<std::uint8_t>& most, unsigned set) {
    std::uint8_t result = 0;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        result = std::max(result, at(most, static_cast<int>(set & ~(rest & ~(rest - 1)))));
    }
    return result;
}

bool contains_conflict(const std::vector<std::uint8_t>& most, unsigned set) {
    const int size = std::popcount(set);
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        if (at(most, static_cast<int>(set & ~(rest & ~(rest - 1)))) < size - 1) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::vector<std::uint8_t> kept_upper_bounds(const GridCover& cover, const std::vector<int>& options) {
    if (int_size(options) > max_bounded_options || cover.cell_count() == 0) {
        return {};
    }
    ConflictCheck check(cover, options);
    const unsigned set_count = 1U << options.size();
    std::vector<std::uint8_t> most(set_count, 0);
    for (unsigned set = 1; set < set_count; ++set) {
        const std::uint8_t fewer = most_of_smaller(most, set);
        const int size = std::popcount(set);
        const bool is_free = !contains_conflict(most, set) && !check.is_conflict(set);
        at(most, static_cast<int>(set)) = is_free ? static_cast<std::uint8_t>(size) : fewer;
    }
    return most;
}

void add_conflict(std::vector<std::uint8_t>& bounds, unsigned set) {
    for (unsigned larger = set; larger < bounds.size(); ++larger) {
        if ((larger & set) == set) {
            at(bounds, static_cast<int>(larger)) = most_of_smaller(bounds, larger);
        }
    }
}

}  // namespace tessera
