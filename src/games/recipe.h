#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace tessera {

inline constexpr std::size_t longest_params = 300;  // letters, in a level text or a link

// How a puzzle was made: a generator of this version makes the same again of these params and this seed. A level that
// was made carries its recipe. Whatever a text says of it is a claim: nobody uses what it makes before that was held
// against the level.
struct Recipe {
    std::string family;  // G::id
    std::string params;  // as G::format_params writes them
    std::uint64_t seed = 1;
    int version = 1;  // G::generator_version when it was made

    bool operator==(const Recipe&) const = default;
};

}  // namespace tessera
