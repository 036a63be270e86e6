#pragma once

#include "base/sentence.h"
#include "base/translation.h"

#include <array>
#include <string>
#include <string_view>

namespace tessera {

struct LanguageInfo {
    std::string_view code;  // as browsers have it, and in the name of its table
    std::string_view name;  // as its speakers call it
};

// The only list of them, which web/site.mjs reads as well. Settings are kept by their order: a new one goes to the end.
inline constexpr auto languages = std::to_array<LanguageInfo>({
    {"en", "English"},
    {"fr", "Fran\u00e7ais"},
    {"de", "Deutsch"},
});

enum class Language { english };  // an index into `languages`

constexpr const LanguageInfo& info_of(Language language) {
    return languages[static_cast<std::size_t>(language)];
}

// The texts of the game in the player's language. The English pattern is the key.
class Strings {
public:
    // English without a translation, which must outlive this and what `of` answers.
    explicit Strings(const Translation* translation = nullptr) : translation_(translation) {}

    std::string_view code() const {
        return translation_ != nullptr ? std::string_view(translation_->code()) : "en";
    }
    std::string table() const { return translation_ != nullptr ? translation_->table() : ""; }
    std::string_view of(std::string_view english) const;
    // Filled in, with a capital first letter: rules and readers write their sentences without one.
    std::string of(const Sentence& sentence) const;
    std::string inside(const Sentence& sentence) const;     // without one, for the middle of a line
    std::string with_stop(const Sentence& sentence) const;  // the same with a full stop
    // Returns "caption: text" as the language sets the colon.
    std::string labelled(std::string_view caption, const std::string& text) const;

private:
    const Translation* translation_;
};

}  // namespace tessera
