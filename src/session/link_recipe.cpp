#include "session/link_recipe.h"

#include "base/text.h"
#include "session/share.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <vector>

namespace tessera {

namespace {

constexpr std::string_view recipe_mark = "/..";  // no family's part of a body begins with two dots

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (const Token& word : split_words({text, 0})) {
        words.emplace_back(word.text);
    }
    return words;
}

}  // namespace

std::size_t start_of_recipe(std::string_view body) {
    return start_of_part(body, recipe_mark);
}

std::string shortest_params(std::string_view text,
                            bool (*mean_the_same)(std::string_view, std::string_view)) {
    std::vector<std::string> words = words_of(text);
    for (std::ptrdiff_t index = 0; index + 1 < std::ssize(words);) {
        std::vector<std::string> fewer = words;
        fewer.erase(fewer.begin() + index, fewer.begin() + index + 2);
        if (mean_the_same(text, join(fewer, " "))) {
            words = std::move(fewer);
        } else {
            index += 2;
        }
    }
    return join(words, " ");
}

std::string format_recipe_part(const Recipe& recipe) {
    return std::string(recipe_mark) + std::to_string(recipe.version) + '-' + std::to_string(recipe.seed) +
           '-' + params_in_link(recipe.params);
}

bool has_plain_params(const Recipe& recipe) {
    const bool may_stand = std::all_of(recipe.params.begin(), recipe.params.end(), [](char letter) {
        return letter == ' ' || (may_stand_in_link(letter) && letter != '/' && letter != '.');
    });
    return may_stand && recipe.params.size() <= longest_params &&
           join(words_of(recipe.params), " ") == recipe.params;
}

std::optional<Recipe> parse_recipe_part(std::string_view part) {
    const std::size_t first = part.find('-');
    const std::size_t second = first == std::string_view::npos ? first : part.find('-', first + 1);
    if (second == std::string_view::npos || !part.starts_with(recipe_mark)) {
        return std::nullopt;
    }
    const auto version = parse_int(part.substr(recipe_mark.size(), first - recipe_mark.size()), 1,
                                   std::numeric_limits<int>::max());
    const auto seed = parse_uint64(part.substr(first + 1, second - first - 1));
    if (!version || !seed) {
        return std::nullopt;
    }
    return Recipe{"", params_from_link(part.substr(second + 1)), *seed, *version};
}

std::string params_in_link(std::string_view params) {
    std::string text(params);
    std::replace(text.begin(), text.end(), ' ', '.');
    return text;
}

std::string params_from_link(std::string_view text) {
    std::string params(text);
    std::replace(params.begin(), params.end(), '.', ' ');
    return params;
}

}  // namespace tessera
