#include "print/paper/text_width.h"

#include "base/text.h"

#include <array>
#include <cstdint>

namespace tessera {

namespace {

constexpr std::string_view ellipsis = "\xE2\x80\xA6";
constexpr int wide_letter = 667;         // assumed width of characters beyond ASCII
constexpr double widest_stand_in = 1.2;  // DejaVu Sans, the widest substitute of browsers
constexpr double bold_factor = 1.15;

// Widths of Helvetica's characters from the blank on, in thousandths of the size.
constexpr std::array<std::int16_t, 95> letter_widths = {
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,  278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,  611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,  556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,  500, 334, 260, 334, 584};

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

double width_of_byte(char byte, double size) {
    if (is_continuation(byte)) {
        return 0;
    }
    const std::size_t place = static_cast<unsigned char>(byte) - std::size_t{' '};
    const int width = place < letter_widths.size() ? letter_widths[place] : wide_letter;
    return widest_stand_in * width * size / 1000;
}

// Returns the number of bytes of `text` that fit, at least one whole character.
std::size_t bytes_that_fit(std::string_view text, double size, double width) {
    std::size_t count = text.empty() ? 0 : 1;
    double taken = text.empty() ? 0 : width_of_byte(text.front(), size);
    while (count < text.size()) {
        taken += width_of_byte(text[count], size);
        if (taken > width) {
            break;
        }
        ++count;
    }
    return count;
}

}  // namespace

double text_width(std::string_view text, double size) {
    double width = 0;
    for (const char byte : text) {
        width += width_of_byte(byte, size);
    }
    return width;
}

double bold_text_width(std::string_view text, double size) {
    return text_width(text, size) * bold_factor;
}

std::vector<std::string> wrapped(std::string_view text, double size, double width) {
    std::vector<std::string> lines;
    for (const Token& token : split_words({text, 0})) {
        std::string_view word = token.text;
        if (!lines.empty() && text_width(lines.back() + " ", size) + text_width(word, size) <= width) {
            lines.back() += " " + std::string(word);
            continue;
        }
        while (!word.empty()) {
            const std::size_t count = bytes_that_fit(word, size, width);
            lines.emplace_back(word.substr(0, count));
            word.remove_prefix(count);
        }
    }
    return lines;
}

std::string cut_to_width(std::string_view text, double size, double width) {
    if (bold_text_width(text, size) <= width) {
        return std::string(text);
    }
    const double room = (width - bold_text_width(ellipsis, size)) / bold_factor;
    return std::string(text.substr(0, bytes_that_fit(text, size, room))) + std::string(ellipsis);
}

}  // namespace tessera
