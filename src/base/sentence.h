#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A sentence for the player, apart from its language: the English pattern is also the key of the table of translations,
// which may name arguments out of order as `{1}`, `{0}`. `{}` is an argument; after a number, `{move|moves}` is the word
// for it, of three words the first is for none; `{,and}` is a list, "I, L, T", with that word before its last item.
struct Sentence {
    std::string pattern;
    std::vector<std::string> arguments;

    bool operator==(const Sentence&) const = default;
};

// say("the piece {} is used {} times", name, count): strings and integers as arguments.
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

// `pattern` with its placeholders filled from `arguments`; a placeholder without argument stays as it is.
std::string fill_in(std::string_view pattern, const std::vector<std::string>& arguments);

inline std::string english(const Sentence& sentence) {
    return fill_in(sentence.pattern, sentence.arguments);
}

}  // namespace tessera
