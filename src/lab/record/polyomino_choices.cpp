#include "lab/record/polyomino_choices.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

constexpr int most_options = 20'000;

bool meets(const ExactCover& cover, int option, const std::vector<bool>& is_covered) {
    for (int place = 0; place < cover.option_size(option); ++place) {
        if (is_covered[static_cast<std::size_t>(cover.entry(option, place).item)]) {
            return true;
        }
    }
    return false;
}

bool covers(const Level& level, const Placement& placement, Cell cell) {
    const std::vector<Cell> cells = cells_of(level, placement);
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

bool has_choices(const RecordedAlgorithmX& engine) {
    return engine.cover() != nullptr && engine.cover()->option_count() <= most_options;
}

std::vector<Placement> placements_left(const RecordedAlgorithmX& engine, const std::vector<int>& chosen) {
    if (!has_choices(engine)) {
        return {};
    }
    const ExactCover* const cover = engine.cover();
    std::vector<bool> is_covered(static_cast<std::size_t>(cover->item_count()), false);
    for (const int option : chosen) {
        for (int place = 0; place < cover->option_size(option); ++place) {
            is_covered[static_cast<std::size_t>(cover->entry(option, place).item)] = true;
        }
    }
    std::vector<Placement> placements;
    for (int option = 0; option < cover->option_count(); ++option) {
        if (!meets(*cover, option, is_covered)) {
            placements.push_back(engine.placement_of(option));
        }
    }
    std::sort(placements.begin(), placements.end());
    placements.erase(std::unique(placements.begin(), placements.end()), placements.end());
    return placements;
}

std::vector<CellChoices> choices_of_cells(const Level& level, const State& state,
                                          const std::vector<Placement>& placements) {
    const Grid<bool> open = open_cells(level, state);
    Grid<int> counts(open.rows(), open.columns(), 0);
    for (const Placement& placement : placements) {
        for (const Cell cell : cells_of(level, placement)) {
            ++counts[cell];
        }
    }
    std::vector<CellChoices> choices;
    for (int index = 0; index < open.size(); ++index) {
        if (open[index]) {
            choices.push_back({open.cell(index), counts[index]});
        }
    }
    return choices;
}

ItemChoices choices_for(const RecordedAlgorithmX& engine, const Level& level, int item,
                        const std::vector<Placement>& placements) {
    if (item < 0 || placements.empty()) {
        return {};
    }
    const std::optional<Cell> cell = engine.cell_of_item(item);
    const int piece = cell ? -1 : engine.piece_of_item(item);
    const auto count = std::count_if(placements.begin(), placements.end(), [&](const Placement& placement) {
        return cell ? covers(level, placement, *cell) : placement.piece == piece;
    });
    return {cell, static_cast<int>(count)};
}

}  // namespace tessera::polyomino
