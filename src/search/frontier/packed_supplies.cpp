#include "search/frontier/packed_supplies.h"

#include "base/bits.h"

#include <bit>

namespace tessera {

PackedSupplies::PackedSupplies(const GridCover& cover) {
    int used = 0;
    for (const int units : cover.supplies) {
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
    full_ = pack(cover.supplies);
    for (const std::vector<GridCover::Need>& needs : cover.kinds) {
        Draw draw{0, 0, guards_};
        for (const GridCover::Need& need : needs) {
            const std::uint64_t units = static_cast<std::uint64_t>(need.units)
                                        << at(fields_, need.supply).shift;
            if (need.units > at(cover.supplies, need.supply)) {
                draw = {0, bit(63), 0};  // never allowed: the top bit belongs to no supply
                break;
            }
            draw.all += units;
            draw.single |= at(cover.supplies, need.supply) <= 1 ? units : 0;
        }
        draws_.push_back(draw);
    }
}

std::vector<int> PackedSupplies::unpack(std::uint64_t left) const {
    std::vector<int> counts;
    for (const Field& field : fields_) {
        counts.push_back(static_cast<int>(left >> field.shift & field.mask));
    }
    return counts;
}

std::uint64_t PackedSupplies::pack(const std::vector<int>& left) const {
    std::uint64_t packed = 0;
    for (int supply = 0; supply < int_size(fields_); ++supply) {
        packed |= static_cast<std::uint64_t>(at(left, supply)) << at(fields_, supply).shift;
    }
    return packed;
}

}  // namespace tessera
