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

// The tables, one for each part of the program that speaks; empty if that part says no such thing.
std::string_view french_of_buttons(std::string_view english);
std::string_view french_of_play(std::string_view english);
std::string_view french_of_jobs(std::string_view english);
std::string_view french_of_polyomino(std::string_view english);
std::string_view french_of_reasoning(std::string_view english);
std::string_view french_of_number_swap(std::string_view english);
std::string_view french_of_edge_match(std::string_view english);

}  // namespace tessera
