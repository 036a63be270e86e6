#pragma once

#include <string_view>
#include <vector>

namespace tessera {

// A level that comes with the program: a file of levels/FAMILY/.
struct ShippedLevel {
    std::string_view family;
    std::string_view name;  // of the file, without its ending
    std::string_view text;
};

// All of them, family by family; within a family in the order of the file names, which is from easy to hard.
// The table is made from the files by embed_levels.cmake.
const std::vector<ShippedLevel>& shipped_levels();

}  // namespace tessera
