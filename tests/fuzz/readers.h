#pragma once

#include <array>
#include <string_view>

// The readers of external text, each with a check of its contract: a text is refused with a sentence and an
// offset inside it, or its value survives being written and read again. A violation aborts the program.

namespace tessera {

struct Reader {
    char letter;  // first letter of the driver's inputs
    std::string_view name;
    void (*read)(std::string_view text);
};

constexpr std::size_t reader_count = 13;

const std::array<Reader, reader_count>& readers();
const Reader* reader_called(std::string_view name);  // null if there is none

// Reads an input of the driver: the letter of its reader, then the text. Unknown letters are ignored.
void feed(std::string_view input);

}  // namespace tessera
