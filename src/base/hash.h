#pragma once

#include <cstdint>

namespace tessera {

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014): a bijection in which every bit affects all others.
constexpr std::uint64_t mix_bits(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

constexpr std::uint64_t combine_hashes(std::uint64_t hash, std::uint64_t value) {
    return mix_bits(hash ^ (value + 0x9e3779b97f4a7c15ULL));
}

}  // namespace tessera
