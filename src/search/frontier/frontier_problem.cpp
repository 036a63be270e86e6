#include "search/frontier/frontier_problem.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

std::size_t max_slots_of(const ScanTable& table) {
    int slots = 0;
    for (int cell = 0; cell < table.cell_count(); ++cell) {
        slots = std::max(slots, table.end_slot(cell) - table.first_slot(cell));
    }
    return static_cast<std::size_t>(slots);
}

}  // namespace

FrontierProblem::FrontierProblem(const GridCover& cover, SoftOptions wanted)
    : table(cover), resources(cover), sums(cover), soft_options(cover, table, std::move(wanted)) {
    if (resources.fits()) {
        sums.expect(resources);
        full_row = sums.row(resources, resources.full());
        max_slots = max_slots_of(table);
    }
}

}  // namespace tessera
