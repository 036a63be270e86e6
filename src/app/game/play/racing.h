#pragma once

#include "app/game/play/open_game.h"

#include <optional>
#include <string>

// Races by link: a friend's solved game, replayed beside the player's.

namespace tessera {

// Notes when the moves up to the position came to be on the table. Call after every change of the position.
void note_times(OpenGame& game, double now_ms);

// Returns the code of a link for racing against this game; empty if the player has not solved it alone, or if it is too long.
std::string code_of_race(const OpenGame& game);

// Lets the game race against the one in a link; does nothing if the link has none.
void set_race(OpenGame& game, const std::string& code);
void leave_race(OpenGame& game);

// Returns the rival's position at this time on the player's clock, set upright if the game is. Precondition: the game has a race.
AnySession rival_position(const OpenGame& game, double elapsed_ms);
// Returns the milliseconds until the rival's next move; nothing if there is none.
std::optional<double> rival_due_ms(const OpenGame& game, double elapsed_ms);
// True if the rival has finished and the player has not.
bool is_rival_ahead(const OpenGame& game, double elapsed_ms);

// Returns the milliseconds that the rival took.
double rival_ms(const RivalGame& race);
// Describes the rival's game: its time and its hints.
Sentence rival_words(const RivalGame& race);
// The same for a game that is still being replayed.
Sentence time_to_beat(const RivalGame& race);
// Compares the player's time with the rival's. Precondition: the game is solved and has a race.
Sentence race_words(const OpenGame& game, double elapsed_ms);

}  // namespace tessera
