#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A sentence for the player, independent of language. The English pattern is the key of the translation
// table. `{}` is an argument; translations may reorder arguments as `{1}`, `{0}`. After a number,
// `{move|moves}` is the plural form; with three forms the first is for zero. `{,and}` is a list such as "I,
// L, T" with that word before its last item.
struct Sentence {
    std::string pattern;
    std::vector<std::string> arguments;

    bool operator==(const Sentence&) const = default;
};

// Strings and integers as arguments: say("the piece {} is used {} times", name, count).
inline std::string sentence_argument(std::string_view text) {
    return std::string(text);
}
inline std::string sentence_argument(const char* text) {
    return text;
}
inline std::string sentence_argument(char letter) {
    return {letter};
}
template <std::integral Integer>
std::string sentence_argument(Integer number) {
    return std::to_string(number);
}

template <class... Arguments>
Sentence say(std::string_view pattern, const Arguments&... arguments) {
    return {std::string(pattern), {sentence_argument(arguments)...}};
}

// Returns `pattern` with placeholders replaced by `arguments`; placeholders without argument are kept.
std::string fill_in(std::string_view pattern, const std::vector<std::string>& arguments);

inline std::string english(const Sentence& sentence) {
    return fill_in(sentence.pattern, sentence.arguments);
}

}  // namespace tessera
