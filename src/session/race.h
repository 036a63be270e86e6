#pragma once

#include "base/result.h"
#include "session/any_session.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A link may contain a game to race against: at the end of its body, before the credits, as "/.-" and base64url digits: the hints
// (one digit, the last one for that many or more), then for each move of the body the tenths of a second from the start, in digits
// of five bits, least first, each but a move's last with the sixth bit set. Other programs see the puzzle at its start.

namespace tessera {

inline constexpr std::uint32_t most_race_tenths = 24U * 60 * 60 * 10;
inline constexpr int most_race_hints = 63;

// A solved game, from the start of its level. Its times never fall.
struct RivalGame {
    AnySession game;
    std::vector<std::uint32_t> tenths;  // when each move was made: tenths of a second from the start
    int hint_count = 0;

    std::uint32_t total() const { return tenths.empty() ? 0 : tenths.back(); }
    // Returns how many of its moves were made by then.
    int moves_by(double elapsed_ms) const;
};

// Returns the link of a solved game for a race, or an error if it is too long. `tenths` has a time for each of the session's moves.
Result<std::string> encode_race(const AnySession& session, const std::vector<std::uint32_t>& tenths,
                                int hint_count);

inline constexpr std::string_view race_mark = "/.-";  // no other part of a body begins like that

// True if the link may have a race, judging by its text alone, as web/page/parts.js does.
inline bool may_be_race(std::string_view code) {
    return code.find(race_mark) != std::string_view::npos;
}

// Returns the race in a link; nothing if there is none, or if it is damaged. In the page it is in the second file.
std::optional<RivalGame> race_in_link(std::string_view code);

// Returns the offset of the race at the end of a body without credits, or the end of the body.
std::size_t start_of_race(std::string_view body);

}  // namespace tessera
