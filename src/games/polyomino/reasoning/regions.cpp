#include "games/polyomino/reasoning/regions.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tessera::polyomino {

namespace {

// Extracts the regions of open cells.
class RegionFinder {
public:
    explicit RegionFinder(const Candidates& now)
        : now_(now), is_seen_(static_cast<std::size_t>(now.table().cell_count()), 0) {}

    // Returns the region around the cell; empty if it is covered or in a region found before.
    std::vector<int> region_at(int cell) {
        std::vector<int> region;
        take(cell, region);
        for (std::size_t next = 0; next < region.size(); ++next) {
            for (const int beside : now_.table().neighbours(region[next])) {
                take(beside, region);
            }
        }
        std::sort(region.begin(), region.end());
        return region;
    }

private:
    void take(int cell, std::vector<int>& region) {
        if (now_.is_open(cell) && at(is_seen_, cell) == 0) {
            at(is_seen_, cell) = 1;
            region.push_back(cell);
        }
    }

    const Candidates& now_;
    std::vector<std::uint8_t> is_seen_;
};

}  // namespace

int imbalance_of(const CandidateTable& table, const std::vector<int>& region) {
    int difference = 0;
    if (!table.has_colours()) {
        return difference;
    }
    for (const int cell : region) {
        difference += table.is_light(cell) ? 1 : -1;
    }
    return std::abs(difference);
}

std::vector<std::vector<int>> regions_of(const Candidates& now) {
    RegionFinder finder(now);
    std::vector<std::vector<int>> regions;
    for (const int cell : now.open_cells()) {
        std::vector<int> region = finder.region_at(cell);
        if (!region.empty()) {
            regions.push_back(std::move(region));
        }
    }
    return regions;
}

std::vector<int> region_around(const Candidates& now, int cell) {
    return RegionFinder(now).region_at(cell);
}

std::vector<std::vector<int>> regions_beside(const Candidates& now, int placed) {
    RegionFinder finder(now);
    std::vector<std::vector<int>> regions;
    for (const int cell : now.table().cells_of(placed)) {
        for (const int beside : now.table().neighbours(cell)) {
            std::vector<int> region = finder.region_at(beside);
            if (!region.empty()) {
                regions.push_back(std::move(region));
            }
        }
    }
    return regions;
}

FillTable::FillTable(const Candidates& now, int spared) {
    sums_[most] = 1;
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const CandidateTable::Kind& units = now.table().kind(kind);
        const int count = std::min(now.left(kind) - (kind == spared ? 1 : 0), most / units.size);
        for (int unit = 0; unit < count; ++unit) {
            add_unit(units.size, units.imbalance);
        }
    }
    for (const std::uint64_t sums : sums_) {
        sizes_ |= sums;
    }
}

void FillTable::add_unit(int size, int imbalance) {
    const auto before = sums_;
    for (int from = 0; from < int_size(before); ++from) {
        for (const int to : {from - imbalance, from + imbalance}) {
            if (at(before, from) != 0 && to >= 0 && to < int_size(sums_)) {
                at(sums_, to) |= at(before, from) << size;
            }
        }
    }
}

bool FillTable::can_have(int size, int imbalance) const {
    return size > most || (at(sums_, most + imbalance) >> size & 1) != 0;
}

std::optional<Failure> FillTable::failure_of(const CandidateTable& table,
                                             const std::vector<int>& region) const {
    if (!can_have_size(int_size(region))) {
        return Failure{Failure::Kind::size, -1, -1, region};
    }
    if (!can_have(int_size(region), std::min(most, imbalance_of(table, region)))) {
        return Failure{Failure::Kind::colour, -1, -1, region};
    }
    return std::nullopt;
}

std::optional<Failure> unfillable_region(const Candidates& now, int placed) {
    if (!now.table().has_connected_pieces()) {
        return std::nullopt;
    }
    const FillTable fill(now);
    for (const std::vector<int>& region : placed < 0 ? regions_of(now) : regions_beside(now, placed)) {
        if (auto failure = fill.failure_of(now.table(), region)) {
            return failure;
        }
    }
    return std::nullopt;
}

std::optional<Failure> smallest_unfillable_region(const Candidates& now) {
    std::optional<Failure> smallest;
    if (!now.table().has_connected_pieces()) {
        return smallest;
    }
    const auto rank = [](const Failure& failure) {
        return std::pair(failure.kind == Failure::Kind::colour, failure.region.size());
    };
    const FillTable fill(now);
    for (const std::vector<int>& region : regions_of(now)) {
        auto failure = fill.failure_of(now.table(), region);
        if (failure && (!smallest || rank(*failure) < rank(*smallest))) {
            smallest = std::move(failure);
        }
    }
    return smallest;
}

}  // namespace tessera::polyomino
