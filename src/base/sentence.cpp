#include "base/sentence.h"

#include "base/index.h"

namespace tessera {

std::string fill_in(std::string_view pattern, const std::vector<std::string>& arguments) {
    std::string text;
    int next = 0;
    for (std::size_t position = 0; position < pattern.size(); ++position) {
        const std::size_t close =
            pattern[position] == '{' ? pattern.find('}', position) : std::string_view::npos;
        const bool placeholder = close != std::string_view::npos && close <= position + 2;
        if (!placeholder) {
            text += pattern[position];
            continue;
        }
        const bool numbered = close == position + 2;
        const int index = numbered ? pattern[position + 1] - '0' : next++;
        const bool known = index >= 0 && index < int_size(arguments);
        text += known ? at(arguments, index) : std::string(pattern.substr(position, close - position + 1));
        position = close;
    }
    return text;
}

}  // namespace tessera
