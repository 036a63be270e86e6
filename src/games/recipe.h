#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace tessera {

inline constexpr std::size_t longest_params = 300;  // bytes, in a level text or a link

// The origin of a puzzle: the same generator version, params and seed make the same puzzle again. A generated
// level carries its recipe. A recipe read from text is only a claim: its result must be compared with the
// level before use.
struct Recipe {
    std::string family;  // G::id
    std::string params;  // as G::format_params writes them
    std::uint64_t seed = 1;
    int version = 1;  // G::generator_version when it was made

    bool operator==(const Recipe&) const = default;
};

}  // namespace tessera
