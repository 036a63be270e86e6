#include "games/number_swap/params.h"

#include "base/text.h"

#include <algorithm>

namespace tessera::number_swap {

namespace {

constexpr int min_side = 2;
constexpr int max_swaps = 1000;

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
    }
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
    const int most_barriers = max_barriers(params.rows, params.columns);
    if (params.barriers > most_barriers) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("more than {} barriers would cut the board in two", most_barriers));
    }
    return params;
}

std::string format_params(const Params& params) {
    std::string text = "size " + format_sides(params.columns, params.rows);
    text += params.barriers > 0 ? " barriers " + std::to_string(params.barriers) : "";
    text += params.swaps > 0 ? " swaps " + std::to_string(params.swaps) : "";
    return text;
}

}  // namespace tessera::number_swap
