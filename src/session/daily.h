#pragma once

#include "base/result.h"
#include "session/share.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
Day day_after(const Day& day);   // the last one likewise

// Returns the days from the first to the last; none if the last comes before, or if there are more than `most`.
std::vector<Day> days_between(const Day& first, const Day& last, int most);

// A puzzle of the day: older days have one, later ones three.
enum class DailyRank { easy, middle, hard };

struct Daily {
    Day day;
    DailyRank rank = DailyRank::middle;

    bool operator==(const Daily&) const = default;
};

// Convert from and to "2026-11-26/easy"; the middle one, which every day has, is "2026-11-26".
std::optional<Daily> parse_daily(std::string_view text);
std::string format_daily(const Daily& daily);

// Returns a day's puzzles, from easy to hard. `family` is one of FamilyList's.
std::vector<Daily> dailies_of(std::string_view family, const Day& day);

// Returns the recipe of a puzzle of the day, the same for all players: easy on Mondays, hard or large at
// the end of the week. A day with one puzzle has it for every rank.
Recipe daily_recipe(std::string_view family, const Daily& daily);

// Returns the day whose puzzle the recipe makes, or nothing if there is none.
std::optional<Daily> daily_of(const Recipe& recipe);

// Returns the link of a daily puzzle: letter `d`, body: the family's letter, its generator's version, "/",
// the puzzle as format_daily() writes it.
Result<std::string> encode_daily_link(std::string_view family, const Daily& daily);
bool is_daily_link(std::string_view code);
// Returns the puzzle that a daily link opens; nothing: it is no such link, or of another family.
std::optional<Daily> daily_in_link(std::string_view code, std::string_view family);
// Returns the id of the family whose puzzle or recipe the link has, without reading that; empty: none is known.
std::string_view family_of_link(std::string_view code);
Result<Recipe> read_daily_body(std::string_view body);

}  // namespace tessera
