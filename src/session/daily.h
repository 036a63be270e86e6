#pragma once

#include "base/result.h"
#include "session/share.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// A day of the Gregorian calendar, from 2020 to 2199.
struct Day {
    int year = 2020;
    int month = 1;
    int day = 1;

    bool operator==(const Day&) const = default;
};

// "2026-11-21", and back; none if there is no such day.
std::optional<Day> parse_day(std::string_view text);
std::string format_day(const Day& day);

// The puzzle of a day, the same for everybody: small on Mondays, large on Sundays. `family` is one of
// FamilyList's.
Recipe daily_recipe(std::string_view family, const Day& day);

// The body of a link with the letter `d`: the family's letter, its generator's version, "/", the day.
Result<std::string> encode_daily_link(std::string_view family, const Day& day);
Result<Recipe> read_daily_body(std::string_view body);

}  // namespace tessera
