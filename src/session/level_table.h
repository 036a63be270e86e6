#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The facts of a level in the list, from levels/facts.txt.
struct LevelFacts {
    int columns = 0;  // 0: nothing is known
    int rows = 0;
    int moves = 0;     // the fewest that solve it: the pieces or tiles in the tray, or the swaps
    std::string tier;  // in English: "Expert"; empty: none
};

// A shipped level, a file of levels/FAMILY/, with its data for the list of levels: showing the list, and
// finding a level by its code, need not parse the texts of all levels.
struct ShippedLevel {
    std::string family;
    std::string name;     // of the file, without its extension
    std::string code;     // share code, see levels/codes.txt
    std::string title;    // in English, as in the text
    std::string chapter;  // in English, see levels/chapters.txt; empty: its family has no chapters
    std::string text;
    LevelFacts facts = {};  // of a level that is listed
};

// The table of shipped levels that collect_levels.cmake makes from the files: family by family, and within a
// family in the order of the file names, from easy to hard. The page fetches it separately, so the first load
// does not grow with it.
struct LevelTable {
    std::vector<ShippedLevel> levels;
    // Levels replaced by others with the same titles, files of levels/FAMILY/retired/: links and records
    // still refer to them, but no list shows them.
    std::vector<ShippedLevel> retired;
};
Result<LevelTable> read_level_table(std::string_view text);

// Returns the level for new players, a nearly full board; it is compiled into the program.
const ShippedLevel& first_level();

}  // namespace tessera
