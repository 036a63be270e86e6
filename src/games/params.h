#pragma once

#include "base/result.h"
#include "base/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// One `NAME VALUE` of a family's generator params: what help says about it, and the limits that its
// reader checks. The command line makes its options, completion and manual from these tables.
struct ParamInfo {
    enum class Form {
        size,    // COLUMNSxROWS, each side from `low` to `high`
        number,  // from `low` to `high`
        flag,    // yes or no
        word,    // one of `words`
    };

    std::string_view name;
    Form form = Form::number;
    std::string_view usual;  // the value where it is left out, as it is written; may be a remark in brackets
    std::string_view help;   // one clause, no full stop
    int low = 0;
    int high = 0;
    std::vector<std::string_view> words = {};
    std::string_view newest = {};  // what a new recipe says where its maker says nothing; empty: nothing
};
using ParamTable = std::vector<ParamInfo>;

// One pair of a text, of the form that its entry in the table asks for.
struct ParamValue {
    std::string_view name;
    Token value;
    int number = 0;  // also of a flag, 1 for yes, and the columns of a size
    int rows = 0;    // of a size
};

// The pairs of `size 8x8 pieces 10` in the order of the text; an error for a name that the table does not
// have or that comes twice, and for a value of another form or past the limits.
Result<std::vector<ParamValue>> read_params(std::string_view text, const ParamTable& table);

// The text of a new recipe: with what it leaves out and what only recipes of older versions do.
std::string with_newest(std::string_view text, const ParamTable& table);

}  // namespace tessera
