#pragma once

#include "app/text/strings.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// Translations of the languages selected so far. The host supplies their tables, at once or later; until the
// selected one is loaded the program speaks English.
class Languages {
public:
    void want(Language language);  // requests it from the host unless loaded or requested
    // Accepts the host's answer; returns false if the selected language is unavailable.
    bool take(const std::optional<std::string>& table);
    Strings strings() const;

private:
    bool keep(std::string_view table);

    Language wanted_ = Language::english;
    Language asked_ = Language::english;  // request in progress; English: none
    std::array<std::optional<Translation>, languages.size()> translations_;
};

}  // namespace tessera
