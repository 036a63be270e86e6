#pragma once

#include "app/game/kept/records.h"
#include "app/text/strings.h"
#include "session/daily.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Puzzles of the day that the player has solved. A win is stored under the code of the day's link, as well as
// under that of the puzzle.

namespace tessera {

struct Month {
    int year = first_year;
    int number = 1;

    bool operator==(const Month&) const = default;
};

inline Month month_of(const Day& day) {
    return {day.year, day.month};
}
Month moved(const Month& month, int months);  // within the years that have puzzles of the day

std::string day_code(std::string_view family, const Daily& daily);

bool has_days(const Records& records, std::string_view family);  // a puzzle of some day is solved
// True if one of the day's puzzles is solved.
bool is_solved(const Records& records, std::string_view family, const Day& day);
// Returns the stars (win.h) of each of the day's puzzles, from easy to hard; 0: solved by a version that kept none,
// nothing: not solved.
std::vector<std::optional<int>> day_stars(const Records& records, std::string_view family, const Day& day);
// Returns the day's first unsolved puzzle, from easy to hard; nothing: all are solved.
std::optional<Daily> unsolved_of(const Records& records, std::string_view family, const Day& day);
int solved_days(const Records& records, std::string_view family, const Month& month);
// Returns the number of consecutive days up to today, or up to yesterday while today's puzzles are unsolved,
// on which one of the day's own puzzles was solved: a missed day can be played later, and does not count.
int day_streak(const Records& records, std::string_view family, const Day& today);

// Return "November 2026", "26 November 2026", "26 November 2026 · Lantern" and, for one of three puzzles,
// "26 November 2026 · Easy" and "26 November 2026 · Lantern · Easy", in the player's language.
std::string month_text(const Strings& strings, const Month& month);
std::string date_text(const Strings& strings, const Day& day);
std::string day_text(const Strings& strings, const Day& day);
std::string daily_text(const Strings& strings, std::string_view family, const Daily& daily);
std::string short_daily_text(const Strings& strings, std::string_view family,
                             const Daily& daily);  // the day's figure instead of its date
std::string titled_daily_text(const Strings& strings, std::string_view family, const Daily& daily);
std::string_view name_of(DailyRank rank);  // a key of the string table

}  // namespace tessera
