#pragma once

#include "base/result.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace tessera {

// A language's translations of the English sentences: the table that collect_translations.cmake makes from
// src/app/text/LANGUAGE. The page fetches only the language in use, so the first load does not grow with the
// number of languages.
class Translation {
public:
    static Result<Translation> read(std::string_view table);

    const std::string& code() const { return code_; }     // of the language: "fr"
    const std::string& table() const { return table_; }   // the text that was read
    std::string_view of(std::string_view english) const;  // empty: not in the table

private:
    std::string table_;
    std::string code_;
    std::map<std::string, std::string, std::less<>> entries_;  // by English
};

// Capitalises the first letter (Latin-1): rules and readers write their sentences in lower case.
void capitalise(std::string& text);

}  // namespace tessera
