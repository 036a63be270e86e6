#pragma once

#include "app/game/list/level_list.h"
#include "app/game/play/open_game.h"
#include "base/sentence.h"

#include <optional>
#include <string_view>

// The results of a won game.

namespace tessera {

// True if fewer moves are better: such a game is worth a medal instead of stars.
bool counts_moves(const OpenGame& game);
int moves_over(const OpenGame& game);  // more than necessary, as far as is known

// Returns 1 to 3 stars, or 1 to 3 for bronze, silver and gold: 1 with hints. Without, where moves count, 3 for
// the fewest moves, 2 for at most two more, else 1; elsewhere 3 within the usual time (15 s a move), else 2.
// Precondition: the game is solved.
int stars_of(const OpenGame& game, double now_ms);
// Returns a word of praise for the stars. Precondition: as for stars_of().
std::string_view praise_of(const OpenGame& game, double now_ms);
// Returns what three stars or a gold medal take; nothing if the game has them. Precondition: as for stars_of().
std::optional<Sentence> more_stars(const OpenGame& game, double now_ms);

// The best game of a puzzle before it was won again; nothing: it was not won before, or moves do not count.
struct Beaten {
    std::optional<double> ms;
    std::optional<int> moves;
};
Beaten best_of(const OpenGame& game, const Records& records);
// Adds a game that the player has won to the records. Precondition: the game has a code.
void add_win(const OpenGame& game, Records& records, double now_ms);

struct ChapterProgress {
    std::string_view title;  // in English
    int solved = 0;
    int count = 0;
    int place = 0;  // of the level, from 1
};

// Returns the progress in the chapter of the level with this code; nothing if it is not listed.
std::optional<ChapterProgress> chapter_progress(const LevelList& levels, const Records& records,
                                                std::string_view code);

// A time compared with the best times of the other daily puzzles that were solved on their own days.
struct ComparedTimes {
    int slower = 0;
    int count = 0;
};
ComparedTimes compared_times(const Records& records, std::string_view family, const Daily& daily, double ms);

}  // namespace tessera
