#include "games/polyomino/engines/least_choice.h"

#include "games/polyomino/engines/dead_end.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tessera::polyomino {

namespace {

constexpr int region_work_limit = 4'000'000;  // cells examined to find options that leave dead regions

bool has_less_choice(const Choice& a, const Choice& b) {
    if (a.kind_count != b.kind_count) {
        return a.kind_count < b.kind_count;
    }
    return a.option_count != b.option_count ? a.option_count < b.option_count : a.cell < b.cell;
}

// Marks the options that leave no obviously dead region; all of them if testing would be too much work.
std::vector<bool> sensible_options(const GridCover& cover) {
    std::vector<bool> is_sensible(static_cast<std::size_t>(cover.option_count()), true);
    if (cover.option_count() > region_work_limit / std::max(1, cover.cell_count())) {
        return is_sensible;
    }
    const RegionCheck check(cover);
    for (int option = 0; option < cover.option_count(); ++option) {
        is_sensible[static_cast<std::size_t>(option)] = !check.dead_region_after(option);
    }
    return is_sensible;
}

}  // namespace

// Relies on options of one kind being consecutive.
Choice least_choice(const GridCover& cover) {
    const std::vector<bool> is_sensible = sensible_options(cover);
    struct Tally {
        Choice choice;
        int last_kind = -1;
        int last_rough_kind = -1;
    };
    std::vector<Tally> tallies(cover.open.size());
    for (int option = 0; option < cover.option_count(); ++option) {
        const int kind = at(cover.option_kinds, option);
        for (const int* cell = cover.cells_begin(option); cell != cover.cells_end(option); ++cell) {
            Tally& tally = at(tallies, *cell);
            tally.choice.rough_kind_count += std::exchange(tally.last_rough_kind, kind) != kind ? 1 : 0;
            if (is_sensible[static_cast<std::size_t>(option)]) {
                tally.choice.kind_count += std::exchange(tally.last_kind, kind) != kind ? 1 : 0;
                ++tally.choice.option_count;
            }
        }
    }
    std::vector<Choice> choices;
    for (int cell = 0; cell < cover.cell_count(); ++cell) {
        if (cover.open[static_cast<std::size_t>(cell)]) {
            choices.push_back(at(tallies, cell).choice);
            choices.back().cell = cell;
        }
    }
    return *std::min_element(choices.begin(), choices.end(), has_less_choice);
}

}  // namespace tessera::polyomino
