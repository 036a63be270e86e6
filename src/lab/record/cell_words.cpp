#include "lab/record/cell_words.h"

namespace tessera::polyomino {

std::string place_text(const Level& level, Cell cell) {
    std::string text;
    for (const int number : text_place(level, cell)) {
        text += (text.empty() ? "" : " ") + std::to_string(number);
    }
    return text;
}

}  // namespace tessera::polyomino
