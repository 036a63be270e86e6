#include "app/text/strings.h"

namespace tessera {

namespace {

void capitalise(std::string& text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    // The accented small letters of Latin-1 in UTF-8: 0xC3 0xA0 to 0xBE; capitals lie 0x20 below.
    if (text.size() > 1 && text[0] == '\xC3') {
        const auto second = static_cast<unsigned char>(text[1]);
        if (second >= 0xA0 && second <= 0xBE && second != 0xB7) {
            text[1] = static_cast<char>(second - 0x20);
        }
    }
}

}  // namespace

std::string_view Strings::of(std::string_view english) const {
    const std::string_view translated =
        translation_ != nullptr ? translation_->of(english) : std::string_view();
    return translated.empty() ? english : translated;
}

std::string Strings::of(const Sentence& sentence) const {
    std::string text = fill_in(of(std::string_view(sentence.pattern)), sentence.arguments);
    capitalise(text);
    return text;
}

std::string Strings::with_stop(const Sentence& sentence) const {
    std::string text = of(sentence);
    const bool is_closed = text.empty() || text.back() == '.' || text.back() == '!' || text.back() == '?';
    return is_closed ? text : text + '.';
}

}  // namespace tessera
