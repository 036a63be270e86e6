#include "search/frontier/packed_resources.h"

#include "base/bits.h"

#include <bit>

namespace tessera {

PackedResources::PackedResources(const GridCover& cover) {
    int used = 0;
    for (const int units : cover.multiplicities) {
        const int width = units <= 1 ? 1 : static_cast<int>(std::bit_width(static_cast<unsigned>(units)));
        const int guard_width = units <= 1 ? 0 : 1;
        if (used + width + guard_width > 63) {
            fits_ = false;
            return;
        }
        fields_.push_back({used, bit(width) - 1});
        guards_ |= guard_width == 1 ? bit(used + width) : 0;
        used += width + guard_width;
    }
    full_ = pack(cover.multiplicities);
    for (const std::vector<GridCover::Demand>& demands : cover.kinds) {
        PackedDemand packed{0, 0, guards_};
        for (const GridCover::Demand& demand : demands) {
            const std::uint64_t amount = static_cast<std::uint64_t>(demand.amount)
                                         << at(fields_, demand.resource).shift;
            if (demand.amount > at(cover.multiplicities, demand.resource)) {
                packed = {0, bit(63), 0};  // never satisfied: the top bit belongs to no resource
                break;
            }
            packed.all += amount;
            packed.single |= at(cover.multiplicities, demand.resource) <= 1 ? amount : 0;
        }
        demands_.push_back(packed);
    }
}

std::vector<int> PackedResources::unpack(std::uint64_t remaining) const {
    std::vector<int> counts;
    for (const Field& field : fields_) {
        counts.push_back(static_cast<int>(remaining >> field.shift & field.mask));
    }
    return counts;
}

std::uint64_t PackedResources::pack(const std::vector<int>& remaining) const {
    std::uint64_t packed = 0;
    for (int resource = 0; resource < int_size(fields_); ++resource) {
        packed |= static_cast<std::uint64_t>(at(remaining, resource)) << at(fields_, resource).shift;
    }
    return packed;
}

}  // namespace tessera
