#include "app/game/calendar.h"

#include <algorithm>

namespace tessera {

Month moved(const Month& month, int months) {
    constexpr int last = (last_year - first_year + 1) * 12 - 1;
    const int index = std::clamp((month.year - first_year) * 12 + month.number - 1 + months, 0, last);
    return {first_year + index / 12, 1 + index % 12};
}

std::string day_code(std::string_view family, const Day& day) {
    return encode_daily_link(family, day).value_or("");
}

bool is_solved(const Records& records, std::string_view family, const Day& day) {
    return records.is_solved(day_code(family, day));
}

int solved_days(const Records& records, std::string_view family, const Month& month) {
    int count = 0;
    for (int day = 1; day <= day_count(month.year, month.number); ++day) {
        count += is_solved(records, family, {month.year, month.number, day}) ? 1 : 0;
    }
    return count;
}

int day_streak(const Records& records, std::string_view family, const Day& today) {
    Day day = is_solved(records, family, today) ? today : day_before(today);
    int count = 0;
    for (; is_solved(records, family, day); day = day_before(day)) {
        ++count;
        if (day == day_before(day)) {
            break;
        }
    }
    return count;
}

}  // namespace tessera
