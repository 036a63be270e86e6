#include "base/sentence.h"

#include "base/index.h"

#include <algorithm>

namespace tessera {

namespace {

// Returns the plural form for the number from words like "move|moves"; with three forms the first is for
// zero.
std::string_view word_for(std::string_view number, std::string_view words) {
    const std::size_t last = words.rfind('|');
    const std::string_view few = words.substr(0, last);
    const std::size_t first = few.find('|');
    const bool has_none = first != std::string_view::npos;
    if (number == "1") {
        return has_none ? few.substr(first + 1) : few;
    }
    return number == "0" && has_none ? few.substr(0, first) : words.substr(last + 1);
}

// Turns "I, L, T" into "I, L and T".
std::string conjoined(std::string_view list, std::string_view conjunction) {
    std::string text(list);
    const std::size_t last = text.rfind(", ");
    return last == std::string::npos ? text : text.replace(last, 2, ' ' + std::string(conjunction) + ' ');
}

// Fills in a pattern from front to back.
class Filler {
public:
    explicit Filler(const std::vector<std::string>& arguments) : arguments_(arguments) {}

    std::string fill(std::string_view pattern) {
        for (std::size_t close = pattern.find('}'); close != std::string_view::npos;
             close = pattern.find('}')) {
            const std::size_t open = std::min(pattern.rfind('{', close), close + 1);
            text_ += pattern.substr(0, open);
            if (open < close) {
                add(pattern.substr(open, close - open + 1));
            }
            pattern.remove_prefix(close + 1);
        }
        return text_ + std::string(pattern);
    }

private:
    void add(std::string_view part) {
        const std::string_view inside = part.substr(1, part.size() - 2);
        if (inside.find('|') != std::string_view::npos) {
            text_ += word_for(number_, inside);
            return;
        }
        const bool is_list = inside.substr(0, 1) == ",";
        const int index = inside.empty() || is_list ? next_++ : inside.size() == 1 ? inside[0] - '0' : -1;
        const bool is_known = index >= 0 && index < int_size(arguments_);
        number_ = is_known ? std::string_view(at(arguments_, index)) : std::string_view();
        text_ += !is_known ? std::string(part)
                 : is_list ? conjoined(number_, inside.substr(1))
                           : std::string(number_);
    }

    const std::vector<std::string>& arguments_;
    std::string text_;
    std::string_view number_;  // filled in last
    int next_ = 0;
};

}  // namespace

std::string fill_in(std::string_view pattern, const std::vector<std::string>& arguments) {
    return Filler(arguments).fill(pattern);
}

}  // namespace tessera
