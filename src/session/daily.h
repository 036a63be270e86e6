#pragma once

#include "base/result.h"
#include "session/share.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

inline constexpr int first_year = 2020;
inline constexpr int last_year = 2199;

// A day of the Gregorian calendar in these years.
struct Day {
    int year = first_year;
    int month = 1;
    int day = 1;

    bool operator==(const Day&) const = default;
};

// Convert from and to "2026-11-21". parse_day() returns nothing if there is no such day.
std::optional<Day> parse_day(std::string_view text);
std::string format_day(const Day& day);

int weekday_of(const Day& day);  // 0 is Monday
int day_count(int year, int month);
Day day_before(const Day& day);  // the first day of the calendar returns itself

// Returns the recipe of the puzzle of the day, the same for all players: easy on Mondays, hard or large at
// the end of the week. `family` is one of FamilyList's.
Recipe daily_recipe(std::string_view family, const Day& day);

// Returns the day whose puzzle the recipe makes, or nothing if there is none.
std::optional<Day> day_of(const Recipe& recipe);

// Returns the link of a daily puzzle: letter `d`, body: the family's letter, its generator's version, "/",
// the day.
Result<std::string> encode_daily_link(std::string_view family, const Day& day);
bool is_daily_link(std::string_view code);
Result<Recipe> read_daily_body(std::string_view body);

}  // namespace tessera
