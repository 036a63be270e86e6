#include "app/game/list/numbered.h"

#include "app/board/family_info.h"
#include "base/index.h"
#include "base/text.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::string_view usual_set = "iq";

std::optional<Tier> tier_of_title(std::string_view name) {
    const auto* const found = std::find(tier_names.begin(), tier_names.end(), name);
    return found == tier_names.end() ? std::nullopt
                                     : std::optional(static_cast<Tier>(found - tier_names.begin()));
}

constexpr std::string_view drawn_mark = "drawn ";

// Returns "11 × 5" for "11x5", with the set unless it is the usual one.
std::string board_in_words(std::string_view size, std::string_view set) {
    const std::size_t cross = size.find('x');
    const auto columns = parse_int(size.substr(0, cross), 1, polyomino::max_board_side);
    const auto rows =
        parse_int(size.substr(std::min(cross, size.size() - 1) + 1), 1, polyomino::max_board_side);
    const std::string board = columns && rows ? size_in_words(*columns, *rows) : std::string(size);
    return set.empty() || set == usual_set ? board : board + " " + std::string(set);
}

}  // namespace

std::optional<Tier> tier_called(std::string_view chapter) {
    const auto* const found = std::find(tier_choices.begin() + 1, tier_choices.end(), chapter);
    return found == tier_choices.end() ? std::nullopt
                                       : std::optional(static_cast<Tier>(found - tier_choices.begin() - 1));
}

std::string_view name_of(Tier tier) {
    return at(tier_choices, static_cast<int>(tier) + 1);
}

Recipe numbered_recipe(Tier tier, std::uint64_t number) {
    const std::string name(at(tier_names, static_cast<int>(tier)));
    const std::string wishes = "size 11x5 set " + std::string(usual_set) + " tier " + name;
    const auto params = Polyomino::parse_params(with_newest(wishes, Polyomino::param_table()));
    return {std::string(Polyomino::id), Polyomino::format_params(*params), number};
}

std::optional<std::string> numbered_title(const Strings& strings, std::string_view title) {
    if (title.starts_with(drawn_mark)) {  // the board is seen
        title.remove_prefix(drawn_mark.size());
    }
    const std::vector<Token> words = split_words({title, 0});
    if (words.size() < 3 || words.size() > 4 || words.back().text.front() != '#') {
        return std::nullopt;
    }
    const auto tier = tier_of_title(words[words.size() - 2].text);
    if (!tier) {
        return std::nullopt;
    }
    const std::string board = board_in_words(words.front().text, words.size() == 4 ? words[1].text : "");
    const std::string number(words.back().text.substr(1));
    return strings.of(say("{} {} no. {}", std::string(strings.of(name_of(*tier))), board, number));
}

}  // namespace tessera
