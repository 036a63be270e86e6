#pragma once

#include "app/game/records.h"
#include "session/daily.h"

#include <string>
#include <string_view>

// Which puzzles of the days the player has solved. A win of one is kept under the code of the day's link, beside that of
// the puzzle itself.

namespace tessera {

struct Month {
    int year = first_year;
    int number = 1;

    bool operator==(const Month&) const = default;
};

inline Month month_of(const Day& day) {
    return {day.year, day.month};
}
Month moved(const Month& month, int months);  // within the years of days

std::string day_code(std::string_view family, const Day& day);

bool is_solved(const Records& records, std::string_view family, const Day& day);
int solved_days(const Records& records, std::string_view family, const Month& month);
// Days in a row up to today, or up to yesterday as long as today's puzzle waits.
int day_streak(const Records& records, std::string_view family, const Day& today);

}  // namespace tessera
