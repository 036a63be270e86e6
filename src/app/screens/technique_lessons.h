#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The introduction of a technique, for the first level of its course and for a page of its own.
struct TechniqueLesson {
    std::string_view family;
    std::string_view word;       // see technique_word(); empty: no course has it
    std::string_view deduction;  // what explanations call it; empty: nothing
    std::string_view title;      // in English
    std::string_view idea;       // in English
    std::string_view example;    // share code of the position in the picture
    int columns = 0;             // of its board
    int rows = 0;
    std::string_view lit = {};      // the cells to look at: two digits each, row and column
    bool is_wrong = false;          // these cells show why the position cannot be completed
    std::string_view to_come = {};  // the cells of the piece to place, likewise; empty: it is not shown
};

// Null if the family's course has no such technique.
const TechniqueLesson* technique_lesson(std::string_view family, std::string_view word);

// Null if the deduction has no page: it is no reason but a choice, say.
const TechniqueLesson* technique_of_deduction(std::string_view family, std::string_view deduction);

// The name in English that players know a deduction by; empty if it has none.
std::string_view technique_title(std::string_view family, std::string_view deduction);

// Returns the name in English of the hardest of the deductions; empty if none has one.
std::string_view hardest_technique(std::string_view family, const std::vector<std::string>& deductions);

}  // namespace tessera
