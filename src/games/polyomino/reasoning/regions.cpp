#include "games/polyomino/reasoning/regions.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tessera::polyomino {

namespace {

// Finds the regions of open cells, one after the other.
class RegionFinder {
public:
    explicit RegionFinder(const Candidates& now)
        : now_(now), is_seen_(static_cast<std::size_t>(now.table().cell_count()), 0) {}

    // Returns the region around the cell in any order, valid until the next call; empty if the cell is covered
    // or in a region found before.
    const std::vector<int>& region_at(int cell) {
        region_.clear();
        take(cell);
        // NOLINTNEXTLINE(modernize-loop-convert): it grows
        for (std::size_t next = 0; next < region_.size(); ++next) {
            for (const int beside : now_.table().neighbours(region_[next])) {
                take(beside);
            }
        }
        return region_;
    }

private:
    void take(int cell) {
        if (now_.is_open(cell) && at(is_seen_, cell) == 0) {
            at(is_seen_, cell) = 1;
            region_.push_back(cell);
        }
    }

    const Candidates& now_;
    std::vector<std::uint8_t> is_seen_;
    std::vector<int> region_;
};

std::vector<int> ascending(std::vector<int> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
}

// Calls `look` with each region, or with those beside the placement if it is not -1, until it returns true.
template <class Look>
void for_each_region(const Candidates& now, int placed, const Look& look) {
    RegionFinder finder(now);
    const auto is_enough = [&](int cell) {
        const std::vector<int>& region = finder.region_at(cell);
        return !region.empty() && look(region);
    };
    if (placed < 0) {
        const std::vector<int> cells = now.open_cells();
        static_cast<void>(std::any_of(cells.begin(), cells.end(), is_enough));
        return;
    }
    for (const int cell : now.table().cells_of(placed)) {
        const auto& beside = now.table().neighbours(cell);
        if (std::any_of(beside.begin(), beside.end(), is_enough)) {
            return;
        }
    }
}

}  // namespace

int imbalance_of(const CandidateTable& table, const std::vector<int>& cells) {
    int difference = 0;
    if (!table.has_colours()) {
        return difference;
    }
    for (const int cell : cells) {
        difference += table.is_light(cell) ? 1 : -1;
    }
    return std::abs(difference);
}

std::vector<std::vector<int>> regions_of(const Candidates& now) {
    std::vector<std::vector<int>> regions;
    for_each_region(now, -1, [&](const std::vector<int>& region) {
        regions.push_back(ascending(region));
        return false;
    });
    return regions;
}

std::vector<int> region_around(const Candidates& now, int cell) {
    return ascending(RegionFinder(now).region_at(cell));
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
    const int reach = std::min(most, reach_ + imbalance);
    for (int sum = -reach; sum <= reach; ++sum) {
        for (const int from : {sum - imbalance, sum + imbalance}) {
            if (std::abs(from) <= reach_) {
                at(sums_, most + sum) |= at(before, most + from) << size;
            }
        }
    }
    reach_ = reach;
}

bool FillTable::can_have(int size, int imbalance) const {
    return size > most || (at(sums_, most + imbalance) >> size & 1) != 0;
}

std::optional<Failure> FillTable::failure_of(const CandidateTable& table,
                                             const std::vector<int>& region) const {
    if (!can_have_size(int_size(region))) {
        return Failure{Failure::Kind::size, -1, -1, ascending(region)};
    }
    if (!can_have(int_size(region), std::min(most, imbalance_of(table, region)))) {
        return Failure{Failure::Kind::colour, -1, -1, ascending(region)};
    }
    return std::nullopt;
}

std::optional<Failure> unfillable_region(const Candidates& now, int placed) {
    std::optional<Failure> failure;
    if (now.table().has_connected_pieces()) {
        for_each_region(now, placed, [&, fill = FillTable(now)](const std::vector<int>& region) {
            failure = fill.failure_of(now.table(), region);
            return failure.has_value();
        });
    }
    return failure;
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
