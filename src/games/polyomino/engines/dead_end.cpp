#include "games/polyomino/engines/dead_end.h"

#include "games/polyomino/engines/dead_zone.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace tessera::polyomino {

namespace {

// Returns the neighbours of a cell of the cover, open or not.
std::vector<int> neighbours_of(const GridCover& cover, int cell) {
    std::vector<int> neighbours;
    if (cell % cover.width != cover.width - 1) {
        neighbours.push_back(cell + 1);
    }
    if (cell % cover.width != 0) {
        neighbours.push_back(cell - 1);
    }
    if (cell + cover.width < cover.cell_count()) {
        neighbours.push_back(cell + cover.width);
    }
    if (cell >= cover.width) {
        neighbours.push_back(cell - cover.width);
    }
    return neighbours;
}

std::vector<Cell> board_cells(const PositionCover& position, const std::vector<int>& cells) {
    std::vector<Cell> on_board;
    on_board.reserve(cells.size());
    for (const int cell : cells) {
        on_board.push_back(position.board_cell(cell));
    }
    std::sort(on_board.begin(), on_board.end());
    return on_board;
}

}  // namespace

// Returns the region at the cell and removes it from `open`.
OpenRegion RegionCheck::region_at(std::vector<bool>& open, int cell) const {
    OpenRegion region;
    int light_count = 0;
    region.cells.push_back(cell);
    open[static_cast<std::size_t>(cell)] = false;
    for (std::size_t next = 0; next < region.cells.size(); ++next) {
        const int from = region.cells[next];
        light_count += (from / cover_->width + from % cover_->width) % 2;
        for (const int neighbour : neighbours_of(*cover_, from)) {
            if (open[static_cast<std::size_t>(neighbour)]) {
                open[static_cast<std::size_t>(neighbour)] = false;
                region.cells.push_back(neighbour);
            }
        }
    }
    const int size = int_size(region.cells);
    region.measure = {size, std::abs(2 * light_count - size)};
    return region;
}

std::optional<OpenRegion> RegionCheck::dead_region(const std::vector<bool>& open,
                                                   const std::vector<int>& left,
                                                   const std::vector<int>& near) const {
    std::optional<OpenRegion> dead;
    if (!sums_.is_useful()) {
        return dead;
    }
    const int row = sums_.row(left);
    std::vector<bool> unvisited = open;
    const int count = near.empty() ? cover_->cell_count() : int_size(near);
    for (int index = 0; index < count; ++index) {
        const int cell = near.empty() ? index : at(near, index);
        if (!unvisited[static_cast<std::size_t>(cell)]) {
            continue;
        }
        OpenRegion region = region_at(unvisited, cell);
        if (!sums_.can_fill(row, region.measure) && (!dead || region.measure.size < dead->measure.size)) {
            dead = std::move(region);
        }
    }
    return dead;
}

std::optional<OpenRegion> RegionCheck::dead_region_after(int option) const {
    std::vector<bool> open = cover_->open;
    std::vector<int> near;
    for (const int* cell = cover_->cells_begin(option); cell != cover_->cells_end(option); ++cell) {
        open[static_cast<std::size_t>(*cell)] = false;
        const std::vector<int> neighbours = neighbours_of(*cover_, *cell);
        near.insert(near.end(), neighbours.begin(), neighbours.end());
    }
    std::vector<int> left = cover_->multiplicities;
    for (const GridCover::Demand& demand : at(cover_->kinds, at(cover_->option_kinds, option))) {
        at(left, demand.resource) -= demand.amount;
    }
    return dead_region(open, left, near);
}

bool RegionCheck::has_wrong_size(const OpenRegion& region, const std::vector<int>& left) const {
    const int row = sums_.row(left);
    for (int imbalance = 0; imbalance <= region.measure.size; ++imbalance) {
        if (sums_.can_fill(row, {region.measure.size, imbalance})) {
            return false;
        }
    }
    return true;
}

namespace {

Sentence say_short(int open_count, int offered) {
    return say("{} cells are open, and the pieces left have only {}", open_count, offered);
}

Sentence say_unfilled(int size) {
    return size == 1 ? say("no piece left fills this single cell")
                     : say("the pieces left cannot fill this gap of {} cells", size);
}

std::optional<DeadEnd> why_area_is_short(const PositionCover& position) {
    const GridCover& cover = position.cover();
    int offered = 0;
    for (const GridCover::UnitArea& unit_area : cover.unit_areas) {
        offered += unit_area.size * at(cover.multiplicities, unit_area.resource);
    }
    const int open_count = cover.open_count();
    if (offered >= open_count || (cover.unit_areas.empty() && cover.option_count() > 0)) {
        return std::nullopt;
    }
    return DeadEnd{say_short(open_count, offered), {}};
}

std::optional<DeadEnd> why_region_is_dead(const PositionCover& position) {
    const GridCover& cover = position.cover();
    const RegionCheck check(cover);
    const std::optional<OpenRegion> region = check.dead_region(cover.open, cover.multiplicities, {});
    if (!region) {
        return std::nullopt;
    }
    const Region& measure = region->measure;
    Sentence sentence = say_unfilled(measure.size);
    if (!check.has_wrong_size(*region, cover.multiplicities)) {
        sentence = measure.imbalance == 0 ? say("on a checkerboard half of these cells would be dark, which "
                                                "the pieces left cannot match")
                                          : say("on a checkerboard one colour would have {} more of these "
                                                "cells, which the pieces left cannot match",
                                                measure.imbalance);
    }
    return DeadEnd{std::move(sentence), board_cells(position, region->cells)};
}

std::optional<DeadEnd> why_cell_is_dead(const PositionCover& position) {
    const GridCover& cover = position.cover();
    std::vector<bool> can_be_covered(cover.open.size(), false);
    for (const int cell : cover.option_cells) {
        can_be_covered[static_cast<std::size_t>(cell)] = true;
    }
    for (int cell = 0; cell < cover.cell_count(); ++cell) {
        if (cover.open[static_cast<std::size_t>(cell)] && !can_be_covered[static_cast<std::size_t>(cell)]) {
            return DeadEnd{say("no piece left can cover this cell"), {position.board_cell(cell)}};
        }
    }
    return std::nullopt;
}

std::optional<DeadEnd> why_zone_is_dead(const Level& level, const State& state) {
    const bool may_tell = std::all_of(level.pieces.begin(), level.pieces.end(), [&](const Piece& piece) {
        return is_connected(level.lattice, piece.shape);
    });
    std::vector<Cell> zone = may_tell ? dead_zone(level, state) : std::vector<Cell>();
    if (zone.empty()) {
        return std::nullopt;
    }
    std::sort(zone.begin(), zone.end());
    const int size = int_size(zone);
    return DeadEnd{say_unfilled(size), std::move(zone)};
}

}  // namespace

std::optional<DeadEnd> why_dead_end(const PositionCover& position, const Level& level, const State& state) {
    const std::vector<int> sizes = sizes_left(level, state);
    const int offered = std::accumulate(sizes.begin(), sizes.end(), 0);
    const int open_count = position.cover().open_count();
    if (offered < open_count) {
        return DeadEnd{say_short(open_count, offered), {}};
    }
    auto zone = why_zone_is_dead(level, state);
    return zone ? zone : why_cell_is_dead(position);
}

std::optional<DeadEnd> why_dead_end(const PositionCover& position) {
    if (auto area = why_area_is_short(position)) {
        return area;
    }
    if (auto region = why_region_is_dead(position)) {
        return region;
    }
    return why_cell_is_dead(position);
}

}  // namespace tessera::polyomino
