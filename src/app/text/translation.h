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
    std::string_view of(std::string_view english) const;  // empty: the table lacks it

private:
    std::string code_;
    std::vector<std::pair<std::string, std::string>> entries_;  // by their English
};

}  // namespace tessera
