#pragma once

#include <cstdint>
#include <string>

// Shared by the lab's screens: bar heights, and counts in short form.

namespace tessera {

inline constexpr float bar_height = 56;
inline constexpr float low_bar_height = 46;

std::string count_text(int count);             // "1 234"
std::string short_count(std::uint64_t count);  // "999", "12k", "3M"; rounded down

}  // namespace tessera
