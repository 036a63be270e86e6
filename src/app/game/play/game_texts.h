#pragma once

#include "app/game/play/open_game.h"
#include "app/text/strings.h"
#include "games/hint.h"

#include <optional>
#include <string>
#include <string_view>

// Texts about a game, in the player's language.

namespace tessera {

// Describes a puzzle's best game if it is the one with the fewest moves; nothing if the fastest is best.
std::optional<Sentence> best_words(const AnySession& session, int moves);
std::string minutes_text(const Strings& strings, double elapsed_ms);  // "3 min", "1 h 07"; "" in the first
std::string clock_text(double elapsed_ms);                            // "3:07", "1:03:07"
// Returns a file name for a title: plain lower-case letters and digits, with one "-" for anything between.
std::string file_stem(std::string_view title);
std::string thousands(std::string digits);  // "12 345", with non-breaking spaces

// Returns the known number of ways to finish the position; empty if there is nothing to show. `counts` is
// true if the player wants the number, not only whether a solution exists.
std::string ways_text(const Strings& strings, const std::optional<PositionAnalysis>& analysis, bool counts);

}  // namespace tessera
