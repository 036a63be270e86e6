#pragma once

#include "search/frontier/grid_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// What is left of every supply, in one word: one bit for a supply of one unit, for others a number under a
// guard bit that a subtraction too far would take.
class PackedSupplies {
public:
    explicit PackedSupplies(const GridCover& cover);

    bool fits() const { return fits_; }  // otherwise nothing else here may be used
    std::uint64_t full() const { return full_; }
    std::uint64_t draw(int kind) const { return at(draws_, kind).all; }
    bool can_draw(std::uint64_t left, int kind) const { return draw_of(kind).is_allowed(left); }

    // What an option of a kind draws, for loops over many states.
    struct Draw {
        std::uint64_t all = 0;
        std::uint64_t single = 0;  // the part in fields of one bit
        std::uint64_t guards = 0;

        bool is_allowed(std::uint64_t left) const {
            return (left & single) == single && (((left | guards) - all) & guards) == guards;
        }
    };
    const Draw& draw_of(int kind) const { return at(draws_, kind); }
    int units(std::uint64_t left, int supply) const {
        return static_cast<int>(left >> at(fields_, supply).shift & at(fields_, supply).mask);
    }
    bool is_single(int supply) const { return at(fields_, supply).mask == 1; }
    std::uint64_t field_mask(int supply) const {
        return at(fields_, supply).mask << at(fields_, supply).shift;
    }
    std::vector<int> unpack(std::uint64_t left) const;
    std::uint64_t pack(const std::vector<int>& left) const;

private:
    struct Field {
        int shift = 0;
        std::uint64_t mask = 0;
    };
    bool fits_ = true;
    std::uint64_t full_ = 0;
    std::uint64_t guards_ = 0;
    std::vector<Field> fields_;
    std::vector<Draw> draws_;
};

}  // namespace tessera
