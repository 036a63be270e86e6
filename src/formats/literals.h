#pragma once

#include "base/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tessera {

// A value as Python and JSON write it: [1, (2, 3)], {"size": 5}, Polyomino([(0, 0)], color="red"), True.
struct Literal {
    enum class Kind : std::uint8_t { number, word, list };

    Kind kind = Kind::word;
    std::string_view key = {};   // the name before = or :
    std::string_view word = {};  // a word, a text without its quotes, or what is before a list: "Polyomino"
    int number = 0;
    std::vector<Literal> items = {};  // of a list
    std::size_t offset = 0;           // in the text

    bool is_list() const { return kind == Kind::list; }
};

// Reads the values of a text, one after the other; comments from # to the end of their line are left out. Brackets of
// all kinds are alike. An error if brackets do not match, are deeper than any puzzle's, or a number has more than nine
// digits. The literals refer to the text.
Result<std::vector<Literal>> parse_literals(std::string_view text);

// Returns the item with that key; null if there is none.
const Literal* item_called(const std::vector<Literal>& items, std::string_view key);

}  // namespace tessera
