#pragma once

#include <array>
#include <string_view>

namespace tessera {

// English pattern, French pattern.
struct Translation {
    std::string_view english;
    std::string_view french;
};

template <std::size_t count>
std::string_view look_up(const std::array<Translation, count>& table, std::string_view english) {
    for (const Translation& entry : table) {
        if (entry.english == english) {
            return entry.french;
        }
    }
    return {};
}

// What the family number_swap says; empty if it says no such thing.
std::string_view french_of_number_swap(std::string_view english);

}  // namespace tessera
