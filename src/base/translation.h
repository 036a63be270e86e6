#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// One language's sentences for the English ones: the table that collect_translations.cmake makes of src/app/text/LANGUAGE.
// The page fetches it where it is spoken, so the first load does not grow with languages.
class Translation {
public:
    static Result<Translation> read(std::string_view table);

    const std::string& code() const { return code_; }     // of the language: "fr"
    const std::string& table() const { return table_; }   // what was read
    std::string_view of(std::string_view english) const;  // empty: the table lacks it

private:
    std::string table_;
    std::string code_;
    std::vector<std::pair<std::string, std::string>> entries_;  // by their English
};

// A capital first letter, as far as Latin-1 has it: rules and readers write their sentences without one.
void capitalise(std::string& text);

}  // namespace tessera
