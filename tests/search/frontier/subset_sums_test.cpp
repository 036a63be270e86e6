#include "search/frontier/subset_sums.h"

#include "base/rng.h"

#include <doctest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

TEST_SUITE_BEGIN("search/frontier/subset_sums");

using namespace tessera;

namespace {

GridCover cover_of(const std::vector<GridCover::UnitArea>& unit_areas,
                   const std::vector<int>& multiplicities) {
    GridCover cover;
    cover.unit_areas = unit_areas;
    cover.multiplicities = multiplicities;
    return cover;
}

// Returns the total sizes and imbalances of all subsets of the remaining units, each with either colour
// ahead.
std::set<std::pair<int, int>> by_brute_force(const GridCover& cover, const std::vector<int>& remaining) {
    std::set<std::pair<int, int>> sums = {{0, 0}};
    for (const GridCover::UnitArea& area : cover.unit_areas) {
        for (int unit = 0; unit < at(remaining, area.resource); ++unit) {
            const std::set<std::pair<int, int>> without = sums;
            for (const auto& [size, imbalance] : without) {
                sums.insert({size + area.size, imbalance + area.imbalance});
                sums.insert({size + area.size, imbalance - area.imbalance});
            }
        }
    }
    return sums;
}

bool can_be_filled(const std::set<std::pair<int, int>>& sums, const Region& region) {
    return sums.contains({region.size, region.imbalance});
}

}  // namespace

TEST_CASE("a region can be filled exactly when some of the remaining units add up to it") {
    Rng rng(5);
    for (int round = 0; round < 60; ++round) {
        CAPTURE(round);
        std::vector<GridCover::UnitArea> areas;
        std::vector<int> multiplicities;
        for (int resource = 0; resource < 3; ++resource) {
            const int size = rng.between(1, 5);
            areas.push_back({resource, size, size % 2 == 1 ? 1 : 2 * rng.between(0, 1)});
            multiplicities.push_back(rng.between(1, 2));
        }
        const GridCover cover = cover_of(areas, multiplicities);
        SubsetSums sums(cover);
        const PackedResources resources(cover);
        sums.expect(resources);
        for (int tries = 0; tries < 8; ++tries) {
            std::vector<int> remaining;
            for (const int multiplicity : multiplicities) {
                remaining.push_back(rng.between(0, multiplicity));
            }
            const int row = sums.row(remaining);
            CHECK(sums.row(resources, resources.pack(remaining)) == row);
            const auto expected = by_brute_force(cover, remaining);
            int wrong = 0;
            for (int size = 0; size <= 50; ++size) {
                for (int imbalance = 0; imbalance <= size; ++imbalance) {
                    const Region region{size, imbalance};
                    wrong += sums.can_fill(row, region) == can_be_filled(expected, region) ? 0 : 1;
                }
            }
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("too many counts for a table err on the side of what can be filled") {
    std::vector<GridCover::UnitArea> areas;
    std::vector<int> multiplicities;
    for (int resource = 0; resource < 7; ++resource) {
        areas.push_back({resource, 2 + resource, 0});
        multiplicities.push_back(5);
    }
    const GridCover cover = cover_of(areas, multiplicities);
    const SubsetSums sums(cover);
    Rng rng(9);
    int refused = 0;
    for (int tries = 0; tries < 40; ++tries) {
        std::vector<int> remaining;
        for (int resource = 0; resource < 7; ++resource) {
            remaining.push_back(std::max(0, rng.between(-4, 5)));
        }
        const auto expected = by_brute_force(cover, remaining);
        for (int size = 0; size < 64; ++size) {
            const bool can_fill = sums.can_fill(sums.row(remaining), Region{size, 0});
            CHECK((can_fill || !can_be_filled(expected, {size, 0})));
            refused += can_fill ? 0 : 1;
        }
    }
    CHECK(refused > 0);
}

TEST_CASE("more imbalance than a table holds refuses nothing by colours") {
    const GridCover cover = cover_of({{0, 4, 4}}, {5});
    const SubsetSums sums(cover);
    const int row = sums.row(cover.multiplicities);
    CHECK(sums.can_fill(row, Region{8, 2}));
    CHECK_FALSE(sums.can_fill(row, Region{7, 1}));
}

TEST_CASE("regions too large for a word are never refused, and no unit areas are no use") {
    const SubsetSums sums(cover_of({{0, 3, 1}}, {1}));
    CHECK(sums.is_useful());
    CHECK(sums.can_fill(sums.row({1}), Region{64, 0}));
    CHECK_FALSE(sums.can_fill(sums.row({1}), Region{63, 1}));
    CHECK_FALSE(SubsetSums(cover_of({}, {1})).is_useful());
}

TEST_SUITE_END();
