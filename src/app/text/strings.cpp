#include "app/text/strings.h"

namespace tessera {

std::string_view Strings::of(std::string_view english) const {
    const std::string_view translated =
        translation_ != nullptr ? translation_->of(english) : std::string_view();
    return translated.empty() ? english : translated;
}

std::string Strings::of(const Sentence& sentence) const {
    std::string text = inside(sentence);
    capitalise(text);
    return text;
}

std::string Strings::inside(const Sentence& sentence) const {
    return fill_in(of(std::string_view(sentence.pattern)), sentence.arguments);
}

std::string Strings::labelled(std::string_view caption, const std::string& text) const {
    return fill_in(of("{}: {}"), {std::string(of(caption)), text});
}

std::string Strings::with_stop(const Sentence& sentence) const {
    std::string text = of(sentence);
    const bool is_closed = text.empty() || text.back() == '.' || text.back() == '!' || text.back() == '?';
    return is_closed ? text : text + '.';
}

}  // namespace tessera
