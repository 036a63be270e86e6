#include "games/params.h"

#include "base/base64url.h"
#include "base/bits.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>

namespace tessera {

namespace {

std::string names_of(const ParamTable& table) {
    std::vector<std::string> names;
    names.reserve(table.size());
    for (const ParamInfo& info : table) {
        names.emplace_back(info.name);
    }
    return join(names, ", ");
}

const ParamInfo* find_info(const ParamTable& table, std::string_view name) {
    const auto info =
        std::find_if(table.begin(), table.end(), [&](const ParamInfo& known) { return known.name == name; });
    return info == table.end() ? nullptr : &*info;
}

std::optional<int> any_number(std::string_view text) {
    return parse_int(text, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

// The readers of one value each. Errors: limit_exceeded if out of range, bad_syntax if not of that form.
Result<ParamValue> read_number(const ParamInfo& info, Token value) {
    const auto number = any_number(value.text);
    if (!number || *number < info.low || *number > info.high) {
        return fail(number ? ErrorCode::limit_exceeded : ErrorCode::bad_syntax, value.offset,
                    say("{} must be a number from {} to {}", info.name, info.low, info.high));
    }
    return ParamValue{info.name, value, *number, 0};
}

Result<ParamValue> read_size(const ParamInfo& info, Token value) {
    constexpr int any = std::numeric_limits<int>::max();
    const auto sides = parse_sides(value.text, info.low, info.high);
    if (!sides) {
        const bool is_size = parse_sides(value.text, -any, any).has_value();
        return fail(is_size ? ErrorCode::limit_exceeded : ErrorCode::bad_syntax, value.offset,
                    say("{} must be COLUMNSxROWS, each from {} to {}", info.name, info.low, info.high));
    }
    return ParamValue{info.name, value, sides->columns, sides->rows};
}

Result<ParamValue> read_flag(const ParamInfo& info, Token value) {
    if (value.text != "yes" && value.text != "no") {
        return fail(ErrorCode::bad_syntax, value.offset, say("{} must be yes or no", info.name));
    }
    return ParamValue{info.name, value, value.text == "yes" ? 1 : 0, 0};
}

Result<ParamValue> read_word(const ParamInfo& info, Token value) {
    const auto word = std::find(info.words.begin(), info.words.end(), value.text);
    if (word == info.words.end()) {
        const std::vector<std::string> words(info.words.begin(), info.words.end());
        return fail(ErrorCode::unknown_name, value.offset,
                    say("{} must be one of {}", info.name, join(words, ", ")));
    }
    return ParamValue{info.name, value, static_cast<int>(word - info.words.begin()), 0};
}

Result<ParamValue> read_digits(const ParamInfo& info, Token value) {
    const auto stray = std::find_if_not(value.text.begin(), value.text.end(),
                                        [](char digit) { return base64url_value(digit).has_value(); });
    if (stray != value.text.end()) {
        return fail(ErrorCode::bad_syntax,
                    value.offset + static_cast<std::size_t>(stray - value.text.begin()),
                    say("{} must be letters, digits, - and _ only", info.name));
    }
    return ParamValue{info.name, value, 0, 0};
}

Result<ParamValue> read_value(const ParamInfo& info, Token value) {
    switch (info.form) {
        case ParamInfo::Form::size:
            return read_size(info, value);
        case ParamInfo::Form::flag:
            return read_flag(info, value);
        case ParamInfo::Form::word:
            return read_word(info, value);
        case ParamInfo::Form::digits:
            return read_digits(info, value);
        case ParamInfo::Form::number:
            break;
    }
    return read_number(info, value);
}

}  // namespace

Result<std::vector<ParamValue>> read_params(std::string_view text, const ParamTable& table) {
    const std::vector<Token> words = split_words({text, 0});
    std::vector<ParamValue> values;
    for (std::size_t index = 0; index < words.size(); index += 2) {
        const Token name = words[index];
        const ParamInfo* const info = find_info(table, name.text);
        if (info == nullptr) {
            return fail(ErrorCode::unknown_name, name.offset,
                        say("there is no option {}; there are {}", name.text, names_of(table)));
        }
        if (index + 1 == words.size()) {
            return fail(ErrorCode::bad_syntax, text.size(), say("{} needs a value", name.text));
        }
        const Result<ParamValue> value = read_value(*info, words[index + 1]);
        if (!value) {
            return tl::unexpected(value.error());
        }
        if (std::any_of(values.begin(), values.end(),
                        [&](const ParamValue& earlier) { return earlier.name == info->name; })) {
            return fail(ErrorCode::bad_syntax, name.offset, say("{} is given twice", name.text));
        }
        values.push_back(*value);
    }
    return values;
}

std::string with_newest(std::string_view text, const ParamTable& table) {
    const std::vector<Token> words = split_words({text, 0});
    std::string whole(text);
    for (const ParamInfo& info : table) {
        bool is_said = info.newest.empty();
        for (std::size_t index = 0; index < words.size(); index += 2) {
            is_said = is_said || words[index].text == info.name;
        }
        if (!is_said) {
            whole += (whole.empty() ? "" : " ") + std::string(info.name) + " " + std::string(info.newest);
        }
    }
    return whole;
}

}  // namespace tessera
