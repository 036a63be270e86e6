#include "app/game/list/calendar.h"

#include "app/game/list/day_titles.h"
#include "base/index.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 12> month_names = {"January",   "February", "March",    "April",
                                                          "May",       "June",     "July",     "August",
                                                          "September", "October",  "November", "December"};
constexpr std::array<std::string_view, 3> rank_names = {"Easy", "Medium", "Hard"};
constexpr std::string_view dot = " \xC2\xB7 ";

}  // namespace

Month moved(const Month& month, int months) {
    constexpr int last = (last_year - first_year + 1) * 12 - 1;
    const int index = std::clamp((month.year - first_year) * 12 + month.number - 1 + months, 0, last);
    return {first_year + index / 12, 1 + index % 12};
}

std::string day_code(std::string_view family, const Daily& daily) {
    return encode_daily_link(family, daily).value_or("");
}

namespace {

template <class Fits>
bool has_any(std::string_view family, const Day& day, const Fits& fits) {
    const std::vector<Daily> dailies = dailies_of(family, day);
    return std::any_of(dailies.begin(), dailies.end(),
                       [&](const Daily& daily) { return fits(day_code(family, daily)); });
}

bool is_solved_in_time(const Records& records, std::string_view family, const Day& day) {
    return has_any(family, day, [&](const std::string& code) {
        return records.is_solved(code) && !records.is_late(code);
    });
}

}  // namespace

bool has_days(const Records& records, std::string_view family) {
    const std::string code = day_code(family, {});
    return records.has_any(code.substr(0, code.find(format_day({}))));
}

bool is_solved(const Records& records, std::string_view family, const Day& day) {
    return has_any(family, day, [&](const std::string& code) { return records.is_solved(code); });
}

std::vector<std::optional<int>> day_stars(const Records& records, std::string_view family, const Day& day) {
    std::vector<std::optional<int>> stars;
    for (const Daily& daily : dailies_of(family, day)) {
        const std::string code = day_code(family, daily);
        stars.push_back(records.is_solved(code) ? std::optional(records.stars(code)) : std::nullopt);
    }
    return stars;
}

std::optional<Daily> unsolved_of(const Records& records, std::string_view family, const Day& day) {
    for (const Daily& daily : dailies_of(family, day)) {
        if (!records.is_solved(day_code(family, daily))) {
            return daily;
        }
    }
    return std::nullopt;
}

int solved_days(const Records& records, std::string_view family, const Month& month) {
    int count = 0;
    for (int day = 1; day <= day_count(month.year, month.number); ++day) {
        count += is_solved(records, family, {month.year, month.number, day}) ? 1 : 0;
    }
    return count;
}

int day_streak(const Records& records, std::string_view family, const Day& today) {
    Day day = is_solved_in_time(records, family, today) ? today : day_before(today);
    int count = 0;
    for (; is_solved_in_time(records, family, day); day = day_before(day)) {
        ++count;
        if (day == day_before(day)) {
            break;
        }
    }
    return count;
}

std::string month_text(const Strings& strings, const Month& month) {
    return std::string(strings.of(at(month_names, month.number - 1))) + ' ' + std::to_string(month.year);
}

std::string date_text(const Strings& strings, const Day& day) {
    const std::string_view month = strings.of(at(month_names, day.month - 1));
    return strings.of(say("{} {} {}", day.day, month, day.year));
}

std::string day_text(const Strings& strings, const Day& day) {
    return date_text(strings, day) + std::string(dot) + std::string(strings.of(day_title(day)));
}

namespace {

std::string with_rank(const Strings& strings, std::string_view family, const Daily& daily,
                      const std::string& text) {
    const bool is_only = dailies_of(family, daily.day).size() < 2;
    return is_only ? text : text + std::string(dot) + std::string(strings.of(name_of(daily.rank)));
}

}  // namespace

std::string daily_text(const Strings& strings, std::string_view family, const Daily& daily) {
    return with_rank(strings, family, daily, date_text(strings, daily.day));
}

std::string short_daily_text(const Strings& strings, std::string_view family, const Daily& daily) {
    return with_rank(strings, family, daily, std::string(strings.of(day_title(daily.day))));
}

std::string titled_daily_text(const Strings& strings, std::string_view family, const Daily& daily) {
    return with_rank(strings, family, daily, day_text(strings, daily.day));
}

std::string_view name_of(DailyRank rank) {
    return at(rank_names, static_cast<int>(rank));
}

}  // namespace tessera
