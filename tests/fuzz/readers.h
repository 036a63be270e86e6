#pragma once

#include <array>
#include <string_view>

// The readers of outside text, each with the check of what is promised of it: a text is refused with a sentence and an
// offset inside it, or what was read survives being written and read again. A broken promise stops the program.

namespace tessera {

struct Reader {
    char letter;  // what an input of the driver begins with
    std::string_view name;
    void (*read)(std::string_view text);
};

constexpr std::size_t reader_count = 11;

const std::array<Reader, reader_count>& readers();
const Reader* reader_called(std::string_view name);  // null if there is none

// One input of the driver: the letter of its reader, then the text. Another letter reads nothing.
void feed(std::string_view input);

}  // namespace tessera
