#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

inline constexpr std::size_t longest_credit =
    200;  // bytes, of a title or a name that a link carries or a player types

// How a puzzle is called and by whom it was made, where somebody said so.
struct Credits {
    std::string title = {};
    std::string author = {};

    bool is_empty() const { return title.empty() && author.empty(); }
    bool operator==(const Credits&) const = default;
};

// Whether a text can be a title or a name as it stands: one line of whole letters, with neither blanks at its ends nor
// signs that steer a terminal or the direction of writing.
bool is_credit(std::string_view text);

// What is typed, without the blanks around it.
std::string_view without_blanks_around(std::string_view text);

template <class Level>
Credits credits_of(const Level& level) {
    if constexpr (requires { level.author; }) {
        return {level.title, level.author};
    } else {
        return {};
    }
}

// Says so of a level whose family can.
template <class Level>
void sign(Level& level, Credits credits) {
    if constexpr (requires { level.author; }) {
        level.title = std::move(credits.title);
        level.author = std::move(credits.author);
    }
}

// The generators' own titles say size and seed, as "11x5 iq expert #318" does; nobody gave them.
bool is_given_by_generator(std::string_view title);

}  // namespace tessera
