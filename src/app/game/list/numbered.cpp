#include "app/game/list/numbered.h"

#include "app/board/family_info.h"
#include "base/index.h"
#include "base/text.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::string_view drawn_mark = "drawn ";

bool is_number(std::string_view word) {
    return word.front() >= '0' && word.front() <= '9';
}

// Returns "11 × 5" for "11x5".
std::string sides_in_words(std::string_view sides) {
    std::string text;
    for (const char sign : sides) {
        text += sign == 'x' ? std::string(" \xC3\x97 ") : std::string(1, sign);
    }
    return text;
}

// Returns its sides or, in the player's language, its name ("hexagon 4"), with the set unless it is the usual one.
std::string board_in_words(const Strings& strings, const std::vector<Token>& tokens, std::size_t count) {
    std::string text;
    for (std::size_t index = 0; index < count; ++index) {
        const std::string_view word = tokens[index].text;
        if (index == 0 || word != usual_set) {
            text += (index == 0 ? "" : " ") +
                    (is_number(word) ? sides_in_words(word) : std::string(strings.of(word)));
        }
    }
    return text;
}

}  // namespace

std::string_view name_of(Tier tier) {
    return at(tier_choices, static_cast<int>(tier) + 1);
}

std::optional<std::string> numbered_title(const Strings& strings, std::string_view title) {
    if (title.starts_with(drawn_mark)) {  // the board is seen
        title.remove_prefix(drawn_mark.size());
    }
    const std::vector<Token> tokens = split_words({title, 0});
    if (tokens.size() < 3 || tokens.size() > 5 || tokens.back().text.front() != '#') {
        return std::nullopt;
    }
    const auto tier = tier_named(tokens[tokens.size() - 2].text);
    if (!tier && (is_number(tokens[0].text) || !is_number(tokens[1].text))) {
        return std::nullopt;
    }
    const std::string board = board_in_words(strings, tokens, tokens.size() - (tier ? 2 : 1));
    if (!tier) {
        std::string name = board + " " + std::string(tokens.back().text);
        capitalise(name);
        return name;
    }
    const std::string number(tokens.back().text.substr(1));
    return strings.of(say("{} {} no. {}", std::string(strings.of(name_of(*tier))), board, number));
}

}  // namespace tessera
