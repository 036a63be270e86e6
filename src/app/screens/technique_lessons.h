#pragma once

#include <string_view>

namespace tessera {

// What a course tells of a technique before its first level.
struct TechniqueLesson {
    std::string_view family;
    std::string_view word;       // see technique_word()
    std::string_view deduction;  // what explanations call it; empty: nothing
    std::string_view title;      // in English
    std::string_view idea;       // in English
    std::string_view example;    // share code of the position in the picture
    int columns = 0;             // of its board
    int rows = 0;
    std::string_view lit = {};  // the cells to look at: two digits each, row and column
    bool is_wrong = false;      // these cells show why the position cannot be completed
};

// Null if the family's course has no such technique.
const TechniqueLesson* technique_lesson(std::string_view family, std::string_view word);

// The name in English that players know a deduction by; empty if no course teaches it.
std::string_view technique_title(std::string_view family, std::string_view deduction);

}  // namespace tessera
