#include "games/polyomino/reasoning/size_reason.h"

#include "base/index.h"

#include <algorithm>
#include <optional>

namespace tessera::polyomino {

namespace {

// Returns which sums up to `most` the pieces have. `spared`: a size that is not used; `is_endless`: any number of
// pieces of each size.
std::vector<bool> sums_of(const std::map<int, int>& counts, int most, bool is_endless, int spared = 0) {
    std::vector<bool> sums(static_cast<std::size_t>(most) + 1, false);
    sums.front() = true;
    for (const auto& [size, count] : counts) {
        const int copies = size == spared ? 0 : is_endless ? most / size : std::min(count, most / size);
        for (int copy = 0; copy < copies; ++copy) {
            for (int sum = most; sum >= size; --sum) {
                at(sums, sum) = at(sums, sum) || at(sums, sum - size);
            }
        }
    }
    return sums;
}

// Returns how many pieces of the size it takes, if there may be any number of the others.
int least_of_size(const std::map<int, int>& counts, int size, int cells) {
    const std::vector<bool> others = sums_of(counts, cells, true, size);
    int needed = 0;
    while (!at(others, cells - needed * size)) {
        ++needed;
    }
    return needed;
}

std::optional<SizeReason> too_few_of_one_size(const std::map<int, int>& counts, int cells) {
    for (const auto& [size, left] : counts) {
        const int needed = left > 0 ? least_of_size(counts, size, cells) : 0;
        if (needed > left) {
            return SizeReason{SizeReason::Kind::too_few, {}, size, needed, left};
        }
    }
    return std::nullopt;
}

SizeReason between(const std::map<int, int>& counts, int cells) {
    int total = 0;
    for (const auto& [size, count] : counts) {
        total += size * count;
    }
    if (total < cells) {
        return {};
    }
    const std::vector<bool> sums = sums_of(counts, total, false);
    SizeReason reason{SizeReason::Kind::between};
    reason.less = cells;
    reason.more = cells;
    while (!at(sums, reason.less)) {
        --reason.less;
    }
    while (!at(sums, reason.more)) {
        ++reason.more;
    }
    return reason;
}

}  // namespace

SizeReason size_reason(const std::map<int, int>& counts, int cells) {
    if (!sums_of(counts, cells, true).back()) {
        SizeReason never{SizeReason::Kind::never};
        for (const auto& [size, count] : counts) {
            never.sizes.push_back(size);
        }
        return never;
    }
    const auto too_few = too_few_of_one_size(counts, cells);
    return too_few ? *too_few : between(counts, cells);
}

}  // namespace tessera::polyomino
