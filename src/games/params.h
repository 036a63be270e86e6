#pragma once

#include "base/result.h"
#include "base/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A text of the command line, which the page's programs go without.
struct CommandLineText {
    // NOLINTBEGIN(google-explicit-constructor): tables have plain literals.
#ifdef __EMSCRIPTEN__
    consteval CommandLineText(const char* /*text*/) {}
#else
    consteval CommandLineText(const char* words) : text(words) {}
#endif
    // NOLINTEND(google-explicit-constructor)

    std::string_view text;
};

// One `NAME VALUE` of a family's generator params: its help text and the limits that its reader checks. The
// command line makes its options, completion and manual from these tables.
struct ParamInfo {
    enum class Form {
        size,    // COLUMNSxROWS, each side from `low` to `high`
        number,  // from `low` to `high`
        flag,    // yes or no
        word,    // one of `words`
        digits,  // of base64url: packed, for programs
    };

    std::string_view name;
    Form form = Form::number;
    std::string_view usual;  // the default as it is written; may be a remark in brackets
    CommandLineText help;    // one clause, no full stop
    int low = 0;
    int high = 0;
    std::vector<std::string_view> words = {};
    std::string_view newest = {};  // value for new recipes that do not name the param; empty: none
    // For digits, which people give as a file: the option that names it, and the reader of its text, which
    // returns params.
    std::string_view file_option = {};
    Result<std::string> (*params_of_file)(std::string_view text) = nullptr;
};
using ParamTable = std::vector<ParamInfo>;

// One name-value pair, with a value of the form that the table requires.
struct ParamValue {
    std::string_view name;
    Token value;
    int number = 0;  // for a flag 1 if yes, for a word its index, for a size its columns
    int rows = 0;    // for a size
};

// Returns the pairs of `size 8x8 pieces 10` in the order of the text. Errors: a name that is not in the table
// or given twice, a value of another form or out of range.
Result<std::vector<ParamValue>> read_params(std::string_view text, const ParamTable& table);

// Returns the text of a new recipe: adds the `newest` value of every param that the text leaves out.
std::string with_newest(std::string_view text, const ParamTable& table);

}  // namespace tessera
