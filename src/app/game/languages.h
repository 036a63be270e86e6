#pragma once

#include "app/text/strings.h"

#include <array>
#include <optional>
#include <string>

namespace tessera {

// The languages that the player has wanted so far. Their tables come from the host, some at once, some later; until the
// one that is wanted is there the program speaks English.
class Languages {
public:
    void want(Language language);  // asks the host, unless it is there or on its way
    bool take(
        const std::optional<std::string>& table);  // the host's answer; false: what is wanted cannot be had
    Strings strings() const;

private:
    bool keep(std::string_view table);

    Language wanted_ = Language::english;
    Language asked_ = Language::english;  // what is on its way; English: nothing
    std::array<std::optional<Translation>, languages.size()> translations_;
};

}  // namespace tessera
