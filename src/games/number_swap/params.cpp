// Generator params of number_swap as `key value` words.

#include "base/text.h"
#include "games/number_swap/number_swap.h"

#include <array>

namespace tessera {

namespace {

using number_swap::Difficulty;
using number_swap::GridParams;
using number_swap::max_side;

constexpr int min_side = 2;
constexpr int max_swaps = 1000;

struct NamedDifficulty {
    std::string_view name;
    Difficulty difficulty;
};
constexpr std::array<NamedDifficulty, 3> difficulties = {
    {{"easy", Difficulty::easy}, {"medium", Difficulty::medium}, {"hard", Difficulty::hard}}};

Result<GridParams> read_size(GridParams params, Token value) {
    const std::size_t cross = value.text.find('x');
    const bool has_cross = cross != std::string_view::npos;
    const auto columns =
        has_cross ? parse_int(value.text.substr(0, cross), min_side, max_side) : std::nullopt;
    const auto rows = has_cross ? parse_int(value.text.substr(cross + 1), min_side, max_side) : std::nullopt;
    if (!columns || !rows) {
        return fail(ErrorCode::bad_syntax, value.offset,
                    say("a size is columns x rows, each from {} to {}, as 4x3", min_side, max_side));
    }
    params.columns = *columns;
    params.rows = *rows;
    return params;
}

Result<GridParams> read_difficulty(GridParams params, Token value) {
    for (const NamedDifficulty& named : difficulties) {
        if (named.name == value.text) {
            const int swaps = params.swaps;
            params = params_of(named.difficulty);
            params.swaps = swaps;
            return params;
        }
    }
    return fail(ErrorCode::unknown_name, value.offset, say("a difficulty is easy, medium or hard"));
}

Result<GridParams> read_param(GridParams params, Token key, Token value) {
    if (key.text == "size") {
        return read_size(params, value);
    }
    if (key.text == "difficulty") {
        return read_difficulty(params, value);
    }
    if (key.text != "barriers" && key.text != "swaps") {
        return fail(ErrorCode::unknown_name, key.offset, say("number_swap has no option {}", key.text));
    }
    const auto number = parse_int(value.text, 0, max_swaps);
    if (!number) {
        return fail(ErrorCode::bad_syntax, value.offset,
                    say("{} is a number from 0 to {}", key.text, max_swaps));
    }
    (key.text == "barriers" ? params.barriers : params.swaps) = *number;
    return params;
}

}  // namespace

Result<NumberSwap::Params> NumberSwap::parse_params(std::string_view text) {
    const std::vector<Token> words = split_words({text, 0});
    if (words.size() % 2 != 0) {
        return fail(ErrorCode::bad_syntax, words.back().offset, say("{} has no value", words.back().text));
    }
    Result<Params> params = Params();
    for (std::size_t index = 0; params && index < words.size(); index += 2) {
        params = read_param(*params, words[index], words[index + 1]);
    }
    if (params && params->barriers > number_swap::max_barriers(params->rows, params->columns)) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("more than {} barriers would cut the board in two",
                        number_swap::max_barriers(params->rows, params->columns)));
    }
    return params;
}

std::string NumberSwap::format_params(const Params& params) {
    std::string text = "size " + std::to_string(params.columns) + "x" + std::to_string(params.rows);
    text += params.barriers > 0 ? " barriers " + std::to_string(params.barriers) : "";
    text += params.swaps > 0 ? " swaps " + std::to_string(params.swaps) : "";
    return text;
}

}  // namespace tessera
