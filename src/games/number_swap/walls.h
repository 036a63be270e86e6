#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tessera::number_swap {

// A figure that the barriers of a board draw. `any`: one by chance.
enum class Walls : std::uint8_t { none, any, cross, ring, stairs, comb, windmill, spiral, snake };

// In the order of Walls, as params have them.
inline constexpr std::array<std::string_view, 9> wall_names = {"none", "any",      "cross",  "ring", "stairs",
                                                               "comb", "windmill", "spiral", "snake"};

// Later figures come after these, so that a recipe with `any` keeps its figure.
inline constexpr int first_figure = 2;
inline constexpr std::uint64_t any_figure_count = 7;

inline constexpr int least_walled_side = 4;  // smaller boards have no room for a figure

}  // namespace tessera::number_swap
