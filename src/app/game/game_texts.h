#pragma once

#include "app/game/open_game.h"
#include "app/text/strings.h"
#include "games/hint.h"

#include <optional>
#include <string>
#include <string_view>

// What there is to say of a game, in the player's language.

namespace tessera {

// The best game of a puzzle in words, where the one of fewest moves is it; nothing: the quickest is.
std::optional<Sentence> best_words(const AnySession& session, int moves);
std::string minutes_text(const Strings& strings, double elapsed_ms);  // "3 min", "1 h 07"
std::string clock_text(double elapsed_ms);                            // "3:07", "1:03:07"
// What a file is called: its letters and digits, plain and small, with "-" for whatever stands between them.
std::string file_stem(std::string_view title);
std::string thousands(std::string digits);  // "12 345", with spaces that do not break

// In how many ways the position can be finished, as far as it is known; empty: nothing is said. `counts`: the
// player wants to know how many, and not only whether there is one.
std::string ways_text(const Strings& strings, const std::optional<PositionAnalysis>& analysis, bool counts);

}  // namespace tessera
