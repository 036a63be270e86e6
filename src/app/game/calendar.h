#pragma once

#include "app/game/records.h"
#include "session/daily.h"

#include <string>
#include <string_view>

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

std::string day_code(std::string_view family, const Day& day);

bool is_solved(const Records& records, std::string_view family, const Day& day);
int solved_days(const Records& records, std::string_view family, const Month& month);
// Returns the number of consecutive solved days up to today, or up to yesterday while today's puzzle is
// unsolved.
int day_streak(const Records& records, std::string_view family, const Day& today);

}  // namespace tessera
