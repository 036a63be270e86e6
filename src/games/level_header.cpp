#include "games/level_header.h"

#include <limits>
#include <optional>

namespace tessera {

Result<std::string> read_level_header(const std::vector<Token>& words, std::size_t offset,
                                      std::string_view wanted) {
    const bool has_form = words.size() == 3 && words[0].text == "tessera";
    const std::optional<int> version =
        has_form ? parse_int(words[1].text, 1, std::numeric_limits<int>::max()) : std::nullopt;
    if (!version || (!wanted.empty() && words[2].text != wanted)) {
        return fail(ErrorCode::bad_syntax, offset,
                    say("a level begins with: tessera {} {}", newest_level_version,
                        wanted.empty() ? "FAMILY" : wanted));
    }
    if (*version > newest_level_version) {
        return fail(ErrorCode::unknown_version, words[1].offset,
                    say("this level was made by a newer version"));
    }
    return std::string(words[2].text);
}

}  // namespace tessera
