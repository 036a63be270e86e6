#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A level that comes with the program, a file of levels/FAMILY/, with what a list of levels says of it: the list is
// shown, and a level found by its code, without reading the texts of all.
struct ShippedLevel {
    std::string family;
    std::string name;     // of the file, without its ending
    std::string code;     // share code, see levels/codes.txt
    std::string title;    // in English, as the text has it
    std::string chapter;  // in English, see levels/chapters.txt; empty: the list of its family has none
    std::string text;
};

// The table of them that collect_levels.cmake makes of the files: family by family, within a family in the order of
// the file names, which is from easy to hard. The page fetches it beside the program, so the first load does not grow
// with it.
struct LevelTable {
    std::vector<ShippedLevel> levels;
    // Levels that others with their titles stand in for, files of levels/FAMILY/retired/: links and records still name
    // them, no list shows them.
    std::vector<ShippedLevel> retired;
};
Result<LevelTable> read_level_table(std::string_view text);

// What a newcomer finds, a board that is nearly full; the program holds it itself.
const ShippedLevel& first_level();

}  // namespace tessera
