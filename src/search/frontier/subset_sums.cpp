#include "search/frontier/subset_sums.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tessera {

namespace {

constexpr int row_limit = 1 << 12;
constexpr int imbalance_limit = 15;

}  // namespace

SubsetSums::SubsetSums(const GridCover& cover) {
    if (!cover.unit_areas.empty()) {
        gather_classes(cover);
        choose_levels();
        fill_table();
    }
}

void SubsetSums::gather_classes(const GridCover& cover) {
    int imbalance_sum = 0;
    for (const GridCover::UnitArea& unit_area : cover.unit_areas) {
        imbalance_sum += unit_area.imbalance * at(cover.multiplicities, unit_area.resource);
    }
    minds_colours_ = imbalance_sum <= imbalance_limit;
    imbalance_limit_ = minds_colours_ ? imbalance_sum : 0;
    for (const GridCover::UnitArea& unit_area : cover.unit_areas) {
        const int imbalance = minds_colours_ ? unit_area.imbalance : 0;
        auto same = std::find_if(classes_.begin(), classes_.end(), [&](const Class& c) {
            return c.size == unit_area.size && c.imbalance == imbalance;
        });
        if (same == classes_.end()) {
            same = classes_.insert(classes_.end(), Class{unit_area.size, imbalance, 0, 0, 1, {}, 0, {}});
        }
        same->total += at(cover.multiplicities, unit_area.resource);
        same->resources.push_back(unit_area.resource);
    }
    for (int index = 0; index < int_size(classes_); ++index) {
        order_.push_back(index);
    }
}

// Chooses the finest levels within row_limit; if even the coarsest exceed it, the largest sizes get none.
void SubsetSums::choose_levels() {
    std::sort(order_.begin(), order_.end(), [&](int a, int b) {
        return at(classes_, a).size != at(classes_, b).size ? at(classes_, a).size < at(classes_, b).size
                                                            : a < b;
    });
    int highest = 1;
    for (const Class& c : classes_) {
        highest = std::max(highest, c.total);
    }
    for (bool fits = false; !fits; --highest) {
        row_count_ = 1;
        fits = true;
        for (const int index : order_) {
            Class& c = at(classes_, index);
            c.level = std::min(c.total, highest);
            if (row_count_ * (c.level + 1) > row_limit) {
                fits = highest == 1;
                c.level = 0;
            }
            c.stride = row_count_;
            row_count_ *= c.level + 1;
        }
    }
}

void SubsetSums::add_unit(const Class& unit, std::vector<std::uint64_t>& sums) const {
    const std::vector<std::uint64_t> without = sums;
    for (int imbalance = 0; imbalance <= imbalance_limit_; ++imbalance) {
        const std::uint64_t shifted = unit.size < 64 ? at(without, imbalance) << unit.size : 0;
        at(sums, std::abs(imbalance - unit.imbalance)) |= shifted;
        if (imbalance + unit.imbalance <= imbalance_limit_) {
            at(sums, imbalance + unit.imbalance) |= shifted;
        }
    }
}

void SubsetSums::fill_table() {
    std::vector<std::uint64_t> sums(static_cast<std::size_t>(imbalance_limit_) + 1, 0);
    sums.front() = 1;
    for (const Class& c : classes_) {
        for (int unit = 0; unit < (c.level == 0 ? c.total : 0); ++unit) {
            add_unit(c, sums);
        }
    }
    sums_ = sums;
    for (int row = 1; row < row_count_; ++row) {
        // One step of one class more than an earlier row; the step to its level may add many units.
        const auto last = std::find_if(classes_.begin(), classes_.end(),
                                       [&](const Class& c) { return row / c.stride % (c.level + 1) > 0; });
        const auto before = sums_.begin() + static_cast<std::ptrdiff_t>(index(row - last->stride, 0));
        sums.assign(before, before + imbalance_limit_ + 1);
        const bool is_at_level = row / last->stride % (last->level + 1) == last->level;
        for (int unit = 0; unit < (is_at_level ? last->total - last->level + 1 : 1); ++unit) {
            add_unit(*last, sums);
        }
        sums_.insert(sums_.end(), sums.begin(), sums.end());
    }
}

int SubsetSums::row(const std::vector<int>& remaining) const {
    int row = 0;
    for (const Class& c : classes_) {
        int count = 0;
        for (const int resource : c.resources) {
            count += at(remaining, resource);
        }
        row += std::min(count, c.level) * c.stride;
    }
    return row;
}

void SubsetSums::expect(const PackedResources& resources) {
    for (Class& c : classes_) {
        for (const int resource : c.resources) {
            if (resources.is_single(resource)) {
                c.singles |= resources.field_mask(resource);
            } else {
                c.others.push_back(resource);
            }
        }
    }
}

int SubsetSums::row(const PackedResources& resources, std::uint64_t remaining) const {
    int row = 0;
    for (const Class& c : classes_) {
        int count = std::popcount(remaining & c.singles);
        for (const int resource : c.others) {
            count += resources.amount(remaining, resource);
        }
        row += std::min(count, c.level) * c.stride;
    }
    return row;
}

}  // namespace tessera
