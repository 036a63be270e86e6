#include "search/frontier/soft_options.h"

#include "base/bits.h"

#include <algorithm>
#include <utility>

namespace tessera {

SoftOptionTable::SoftOptionTable(const GridCover& cover, const ScanTable& table, SoftOptions soft_options)
    : soft_options_(std::move(soft_options)),
      least_kept_(int_size(soft_options_.options) - soft_options_.max_loss),
      soft_(static_cast<std::size_t>(cover.option_count()), 0),
      covered_(soft_),
      later_(static_cast<std::size_t>(table.cell_count()) + 1, 0) {
    TESSERA_ASSERT(soft_options_.options.size() <= 64);
    for (const int option : soft_options_.options) {
        at(later_, cover.first_cell(option)) |= bit(int_size(kinds_));
        kinds_.push_back(at(cover.option_kinds, option));
    }
    for (int cell = table.cell_count() - 1; cell >= 0; --cell) {
        at(later_, cell) |= at(later_, cell + 1);
    }
    relate(cover, table);
}

void SoftOptionTable::relate(const GridCover& cover, const ScanTable& table) {
    const std::vector<int>& options = soft_options_.options;
    std::vector<std::uint64_t> users(static_cast<std::size_t>(table.cell_count()), 0);
    for (int index = 0; index < int_size(options); ++index) {
        const int option = at(options, index);
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            at(users, *cell) |= bit(index);
        }
    }
    for (int slot = 0; slot < cover.option_count(); ++slot) {
        const int option = table.option(slot);
        const auto found = std::find(options.begin(), options.end(), option);
        at(soft_, slot) = found != options.end() ? bit(static_cast<int>(found - options.begin())) : 0;
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            at(covered_, slot) |= at(users, *cell);
        }
    }
}

int SoftOptionTable::most_of(std::uint64_t undecided, const PackedResources& resources,
                             std::uint64_t remaining) const {
    std::uint64_t available = 0;
    for (std::uint64_t rest = undecided; rest != 0; rest = drop_lowest_bit(rest)) {
        const int index = lowest_bit(rest);
        available |= resources.can_meet(remaining, at(kinds_, index)) ? bit(index) : 0;
    }
    return soft_options_.most_of(available);
}

}  // namespace tessera
