#pragma once

#include "app/text/shipped_translations.h"
#include "app/text/strings.h"
#include "base/translation.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Returns the translations of all languages but English.
inline const std::vector<Translation>& translations() {
    static const std::vector<Translation> all = [] {
        std::vector<Translation> read;
        for (const LanguageInfo& language : languages) {
            if (language.code != "en") {
                read.push_back(Translation::read(shipped_translation(language.code)).value());
            }
        }
        return read;
    }();
    return all;
}

// Returns the codes of languages that lack this sentence, as "fr, de"; empty if none does.
inline std::string languages_without(std::string_view english) {
    std::string codes;
    for (const Translation& translation : translations()) {
        if (translation.of(english).empty()) {
            codes += (codes.empty() ? "" : ", ") + translation.code();
        }
    }
    return codes;
}

}  // namespace tessera
