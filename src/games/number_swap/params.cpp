#include "games/number_swap/params.h"

#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

namespace {

constexpr int min_side = 2;
constexpr int max_swaps = 1000;

constexpr std::string_view any_tier = "any";

// Returns the params of the difficulty, if given, else the defaults; other values then override them.
Params params_of_menu(const std::vector<ParamValue>& values) {
    const auto named = std::find_if(values.begin(), values.end(),
                                    [](const ParamValue& value) { return value.name == "difficulty"; });
    return named == values.end() ? Params() : params_of(static_cast<Difficulty>(named->number));
}

void apply(Params& params, const ParamValue& given) {
    if (given.name == "size") {
        params.columns = given.number;
        params.rows = given.rows;
    } else if (given.name == "barriers") {
        params.barriers = given.number;
    } else if (given.name == "swaps") {
        params.swaps = given.number;
    } else if (given.name == "walls") {
        params.walls = static_cast<Walls>(given.number);
    } else if (given.name == "tier") {
        params.tier =
            given.value.text == any_tier ? std::nullopt : std::optional(static_cast<Tier>(given.number - 1));
    }
}

std::vector<std::string_view> tier_words() {
    std::vector<std::string_view> words = {any_tier};
    words.insert(words.end(), tier_names.begin(), tier_names.end());
    return words;
}

// Returns nothing, or the reason why no such board exists.
std::optional<Sentence> why_params_are_impossible(const Params& params) {
    const int most_barriers = max_barriers(params.rows, params.columns);
    if (params.barriers > most_barriers) {
        return say("more than {} barriers would cut the board in two", most_barriers);
    }
    const bool has_walls = params.walls != Walls::none;
    if (has_walls && (params.barriers > 0 || std::min(params.rows, params.columns) < least_walled_side)) {
        return say("walls need at least {0} rows and {0} columns, and no other barriers beside them",
                   least_walled_side);
    }
    return std::nullopt;
}

}  // namespace

Params params_of(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::easy:
            return {.columns = 3, .rows = 3, .barriers = 0};
        case Difficulty::medium:
            return {.columns = 4, .rows = 4, .barriers = 3};
        case Difficulty::hard:
            break;
    }
    return {.columns = 5, .rows = 5, .barriers = 4};
}

int max_barriers(int rows, int columns) {
    return (rows - 1) * (columns - 1);
}

const ParamTable& param_table() {
    using Form = ParamInfo::Form;
    static const ParamTable table = {
        {"difficulty",
         Form::word,
         "easy",
         "3x3, 4x4 with 3 or 5x5 with 4 barriers; the options below override it",
         0,
         0,
         {"easy", "medium", "hard"}},  // in the order of Difficulty
        {"size", Form::size, "3x3", "the board", min_side, max_side},
        {"barriers", Form::number, "0", "pairs of neighbours that cannot be swapped", 0,
         max_barriers(max_side, max_side)},
        {"swaps", Form::number, "0", "random swaps away from the sorted board; 0: any order", 0, max_swaps},
        {"walls",
         Form::word,
         wall_names.front(),
         "barriers that draw a figure",
         0,
         0,
         {wall_names.begin(), wall_names.end()}},
        {"tier", Form::word, any_tier, "how hard it is for people", 0, 0, tier_words()},
    };
    return table;
}

Result<Params> parse_params(std::string_view text) {
    const auto values = read_params(text, param_table());
    if (!values) {
        return tl::unexpected(values.error());
    }
    Params params = params_of_menu(*values);
    for (const ParamValue& value : *values) {
        apply(params, value);
    }
    if (std::optional<Sentence> fault = why_params_are_impossible(params)) {
        return fail(ErrorCode::impossible_puzzle, 0, std::move(*fault));
    }
    return params;
}

std::string format_params(const Params& params) {
    std::string text = "size " + format_sides(params.columns, params.rows);
    text += params.barriers > 0 ? " barriers " + std::to_string(params.barriers) : "";
    text += params.swaps > 0 ? " swaps " + std::to_string(params.swaps) : "";
    if (params.walls != Walls::none) {
        text += " walls " + std::string(at(wall_names, static_cast<int>(params.walls)));
    }
    if (params.tier) {
        text += " tier " + std::string(at(tier_names, static_cast<int>(*params.tier)));
    }
    return text;
}

}  // namespace tessera::number_swap
