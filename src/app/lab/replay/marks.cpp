#include "app/lab/replay/marks.h"

#include "base/index.h"
#include "base/text.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace tessera {

namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEF";

bool stands_as_it_is(char letter) {
    return is_digit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           letter == '-' || letter == '.' || letter == '_';
}

std::string escaped(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        if (stands_as_it_is(letter)) {
            escaped += letter;
        } else {
            const auto byte = static_cast<unsigned char>(letter);
            escaped += {'%', at(hex_digits, byte / 16), at(hex_digits, byte % 16)};
        }
    }
    return escaped;
}

// Returns -1 if it is no hexadecimal digit.
int hex_value(char digit) {
    const char upper = digit >= 'a' && digit <= 'f' ? static_cast<char>(digit - 'a' + 'A') : digit;
    const std::size_t value = hex_digits.find(upper);
    return value == std::string_view::npos ? -1 : static_cast<int>(value);
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t index = 0; index < text.size(); ++index) {
        if (text[index] != '%') {
            plain += text[index];
            continue;
        }
        const bool is_whole = index + 2 < text.size();
        const int high = is_whole ? hex_value(text[index + 1]) : -1;
        const int low = is_whole ? hex_value(text[index + 2]) : -1;
        if (high < 0 || low < 0) {
            return std::nullopt;
        }
        plain += static_cast<char>(high * 16 + low);
        index += 2;
    }
    return plain;
}

// Returns the bytes of the first character; 0 if it is not valid UTF-8.
std::size_t letter_size(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t size = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (first > 0xF4 || size > text.size()) {
        return 0;
    }
    for (std::size_t index = 1; index < size; ++index) {
        if ((static_cast<unsigned char>(text[index]) & 0xC0) != 0x80) {
            return 0;
        }
    }
    return size;
}

// Returns one line of at most most_letters characters, without control characters and invalid bytes.
std::string line_of(std::string_view text) {
    std::string line;
    for (int letters = 0; !text.empty() && letters < Marks::most_letters;) {
        const std::size_t size = letter_size(text);
        const bool is_seen = size > 1 || (size == 1 && text.front() >= ' ' && text.front() != 0x7F);
        if (is_seen) {
            line += text.substr(0, size);
            ++letters;
        }
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return line;
}

}  // namespace

bool Marks::set(int place, std::string_view note) {
    std::vector<Mark> before = marks_;
    const auto found = std::lower_bound(marks_.begin(), marks_.end(), place,
                                        [](const Mark& mark, int wanted) { return mark.place < wanted; });
    if (found != marks_.end() && found->place == place) {
        found->note = line_of(note);
    } else {
        marks_.insert(found, {place, line_of(note)});
    }
    if (int_size(marks_) > most || int_size(text_of(*this)) > most_bytes) {
        marks_ = std::move(before);
        return false;
    }
    return true;
}

void Marks::remove(int place) {
    std::erase_if(marks_, [place](const Mark& mark) { return mark.place == place; });
}

const Mark* Marks::at_place(int place) const {
    const auto found =
        std::find_if(marks_.begin(), marks_.end(), [place](const Mark& mark) { return mark.place == place; });
    return found == marks_.end() ? nullptr : &*found;
}

const Mark* Marks::after(int place) const {
    const auto found =
        std::find_if(marks_.begin(), marks_.end(), [place](const Mark& mark) { return mark.place > place; });
    return found == marks_.end() ? nullptr : &*found;
}

const Mark* Marks::before(int place) const {
    const auto found = std::find_if(marks_.rbegin(), marks_.rend(),
                                    [place](const Mark& mark) { return mark.place < place; });
    return found == marks_.rend() ? nullptr : &*found;
}

std::string text_of(const Marks& marks) {
    std::string text;
    for (const Mark& mark : marks.all()) {
        text += (text.empty() ? "" : ",") + std::to_string(mark.place) + ":" + escaped(mark.note);
    }
    return text;
}

Marks marks_in(std::string_view text) {
    Marks marks;
    for (const Token& each : split_at(text, ',')) {
        const std::size_t sign = std::min(each.text.find(':'), each.text.size());
        const auto place = parse_int(each.text.substr(0, sign), 0, std::numeric_limits<int>::max());
        const auto note = unescaped(each.text.substr(std::min(sign + 1, each.text.size())));
        if (place && note) {
            marks.set(*place, *note);
        }
    }
    return marks;
}

}  // namespace tessera
