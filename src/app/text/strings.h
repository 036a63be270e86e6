#pragma once

#include "base/sentence.h"

#include <string>
#include <string_view>

namespace tessera {

enum class Language { english, french };

// The French of an English pattern, empty if the table lacks it.
std::string_view french_of(std::string_view english);

// What the player reads, in the player's language. The English pattern is the key.
class Strings {
public:
    explicit Strings(Language language = Language::english) : language_(language) {}

    Language language() const { return language_; }
    std::string_view of(std::string_view english) const;
    // Filled in, with a capital first letter: rules and readers write their sentences without one.
    std::string of(const Sentence& sentence) const;
    std::string with_stop(const Sentence& sentence) const;  // the same with a full stop

private:
    Language language_;
};

}  // namespace tessera
