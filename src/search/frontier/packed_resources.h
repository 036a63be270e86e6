#pragma once

#include "search/frontier/grid_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Packs the remaining units of all resources into one word: one bit for a resource of multiplicity one, for
// others a number below a guard bit, which an underflow would borrow.
class PackedResources {
public:
    explicit PackedResources(const GridCover& cover);

    bool fits() const { return fits_; }  // if false, nothing else here may be used
    std::uint64_t full() const { return full_; }
    bool can_meet(std::uint64_t remaining, int kind) const { return demand(kind).is_met_by(remaining); }

    // The demand of an option of a kind, for loops over many states.
    struct PackedDemand {
        std::uint64_t all = 0;
        std::uint64_t single = 0;  // the part in one-bit fields
        std::uint64_t guards = 0;

        bool is_met_by(std::uint64_t remaining) const {
            return (remaining & single) == single && (((remaining | guards) - all) & guards) == guards;
        }
    };
    const PackedDemand& demand(int kind) const { return at(demands_, kind); }
    int amount(std::uint64_t remaining, int resource) const {
        return static_cast<int>(remaining >> at(fields_, resource).shift & at(fields_, resource).mask);
    }
    bool is_single(int resource) const { return at(fields_, resource).mask == 1; }
    std::uint64_t field_mask(int resource) const {
        return at(fields_, resource).mask << at(fields_, resource).shift;
    }
    std::vector<int> unpack(std::uint64_t remaining) const;
    std::uint64_t pack(const std::vector<int>& remaining) const;

private:
    struct Field {
        int shift = 0;
        std::uint64_t mask = 0;
    };
    bool fits_ = true;
    std::uint64_t full_ = 0;
    std::uint64_t guards_ = 0;
    std::vector<Field> fields_;
    std::vector<PackedDemand> demands_;
};

}  // namespace tessera
