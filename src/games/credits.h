#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

inline constexpr std::size_t longest_credit =
    200;  // bytes; for titles, names and notes in links or typed by a player

// Title and author of a puzzle, and the author's note to its players; empty if not given.
struct Credits {
    std::string title = {};
    std::string author = {};
    std::string note = {};

    bool is_empty() const { return title.empty() && author.empty() && note.empty(); }
    bool operator==(const Credits&) const = default;
};

// True if the text can be used unchanged as a title, a name or a note: one line of valid UTF-8 without blanks at its
// ends and without control or bidirectional formatting characters.
bool is_credit(std::string_view text);

// Returns the typed text without the blanks around it.
std::string_view without_blanks_around(std::string_view text);

template <class G>
Credits credits_of([[maybe_unused]] const typename G::Level& level) {
    if constexpr (G::has_credits) {
        return {level.title, level.author, level.note};
    } else {
        return {};
    }
}

// Sets title, author and note, if the family's levels have them.
template <class G>
// NOLINTNEXTLINE(performance-unnecessary-value-param): moved where there are any
void sign([[maybe_unused]] typename G::Level& level, [[maybe_unused]] Credits credits) {
    if constexpr (G::has_credits) {
        level.title = std::move(credits.title);
        level.author = std::move(credits.author);
        level.note = std::move(credits.note);
    }
}

// True for a title made by a generator from size and seed, such as "11x5 iq expert #318", rather than
// by a person.
bool is_given_by_generator(std::string_view title);

}  // namespace tessera
