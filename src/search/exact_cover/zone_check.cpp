#include "search/exact_cover/zone_check.h"

#include "base/index.h"

#include <algorithm>

namespace tessera {

ZoneCheck::ZoneCheck(const CoverBoard& board, bool has_cache)
    : board_(board), has_cache_(has_cache), sizes_(board.unit_sizes) {
    std::sort(sizes_.begin(), sizes_.end());
    sizes_.erase(std::unique(sizes_.begin(), sizes_.end()), sizes_.end());
    for (const int size : board.unit_sizes) {
        const auto place = std::lower_bound(sizes_.begin(), sizes_.end(), size);
        size_class_.push_back(static_cast<int>(place - sizes_.begin()));
    }
}

std::vector<int> ZoneCheck::zone_sizes(std::vector<bool> open) {
    std::vector<int> sizes;
    std::vector<int> zone;
    for (int start = 0; start < board_.cell_count(); ++start) {
        if (!at(open, start)) {
            continue;
        }
        zone.assign(1, start);
        at(open, start) = false;
        for (std::size_t next = 0; next < zone.size(); ++next) {
            for (const int neighbour : at(board_.neighbours, zone[next])) {
                if (at(open, neighbour)) {
                    at(open, neighbour) = false;
                    zone.push_back(neighbour);
                }
            }
        }
        sizes.push_back(int_size(zone));
    }
    ticks_ += static_cast<Ticks>(board_.cell_count());
    return sizes;
}

// Adds each unit from the largest sum down, so that it is used only once.
ZoneCheck::Sums ZoneCheck::sums_of(const std::vector<int>& left) {
    Sums sums(static_cast<std::size_t>(board_.cell_count()) + 1, false);
    sums.front() = true;
    for (int size_class = 0; size_class < int_size(left); ++size_class) {
        const int size = at(sizes_, size_class);
        for (int copy = 0; copy < at(left, size_class); ++copy) {
            for (int sum = board_.cell_count(); sum >= size; --sum) {
                at(sums, sum) = at(sums, sum) || at(sums, sum - size);
            }
            ticks_ += static_cast<Ticks>(board_.cell_count()) / 4;
        }
    }
    return sums;
}

const ZoneCheck::Sums& ZoneCheck::known_sums_of(const std::vector<int>& left) {
    constexpr std::size_t most_kept = 1U << 16U;
    ticks_ += left.size();
    const auto place = cache_.find(left);
    if (place != cache_.end()) {
        return place->second;
    }
    if (has_cache_ && cache_.size() < most_kept) {
        return cache_.emplace(left, sums_of(left)).first->second;
    }
    sums_ = sums_of(left);
    return sums_;
}

bool ZoneCheck::can_fill(const std::vector<bool>& open, const std::vector<bool>& used) {
    std::vector<int> left(sizes_.size(), 0);  // units of each size
    for (int unit = 0; unit < int_size(used); ++unit) {
        at(left, at(size_class_, unit)) += at(used, unit) ? 0 : 1;
    }
    const Sums& sums = known_sums_of(left);
    const std::vector<int> sizes = zone_sizes(open);
    return std::all_of(sizes.begin(), sizes.end(), [&sums](int size) { return at(sums, size); });
}

}  // namespace tessera
