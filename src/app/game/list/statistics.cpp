#include "app/game/list/statistics.h"

#include "app/game/list/calendar.h"

#include <algorithm>
#include <set>
#include <string>

namespace tessera {

namespace {

// Collects best times, and sums them up.
class Times {
public:
    void add(const std::optional<double>& best_ms) {
        ++count_;
        if (best_ms) {
            known_.push_back(*best_ms);
        }
    }

    SolvedTimes summed() {
        SolvedTimes sum{count_, std::nullopt, std::nullopt};
        if (!known_.empty()) {
            std::sort(known_.begin(), known_.end());
            sum.best_ms = known_.front();
            sum.median_ms = at(known_, (int_size(known_) - 1) / 2);
        }
        return sum;
    }

private:
    int count_ = 0;
    std::vector<double> known_;
};

// Calls use(day, code, best time) for each solved puzzle of the family's days.
template <class Use>
void each_daily(const Records& records, std::string_view family, const Use& use) {
    for (const auto& [code, best_ms] : records.best_times()) {
        const auto daily = daily_in_link(code, family);
        if (daily && !records.is_late(code)) {
            use(daily->day, best_ms);
        }
    }
}

// Returns the days by their text, which has their order.
std::set<std::string> solved_days_of(const Records& records, std::string_view family) {
    std::set<std::string> days;
    each_daily(records, family, [&](const Day& day, const auto& /*best*/) { days.insert(format_day(day)); });
    return days;
}

int longest_run(const std::set<std::string>& days) {
    int longest = 0;
    int run = 0;
    std::string next;
    for (const std::string& text : days) {
        run = text == next ? run + 1 : 1;
        longest = std::max(longest, run);
        next = format_day(day_after(*parse_day(text)));
    }
    return longest;
}

std::vector<ChapterTimes> chapters_of(const Records& records, const LevelList& levels,
                                      std::string_view family) {
    std::vector<ChapterTimes> chapters;
    for (const LevelList::Chapter& chapter : levels.chapters_of(family)) {
        Times times;
        for (const int index : chapter.levels) {
            const std::string_view code = levels.level(index).code;
            if (records.is_solved(code)) {
                times.add(records.best_ms(code));
            }
        }
        chapters.push_back({chapter.title, int_size(chapter.levels), times.summed()});
    }
    return chapters;
}

}  // namespace

Statistics statistics_of(const Records& records, const LevelList& levels, std::string_view family,
                         const Day& today) {
    Statistics sum;
    Times times;
    for (const auto& [code, best_ms] : records.best_times()) {
        if (is_daily_link(code) || family_of_link(code) != family) {
            continue;
        }
        times.add(best_ms);
        sum.without_hints += records.stars(code) > 1 ? 1 : 0;
        const std::optional<int> hints = records.hints(code);
        sum.hints += hints.value_or(0);
        sum.hints_known += hints ? 1 : 0;
    }
    sum.puzzles = times.summed();
    const std::set<std::string> days = solved_days_of(records, family);
    sum.days = int_size(days);
    sum.streak = day_streak(records, family, today);
    sum.longest_streak = longest_run(days);
    sum.chapters = chapters_of(records, levels, family);
    return sum;
}

int time_class(double ms) {
    constexpr double ms_per_minute = 60000;
    const auto is_above = [ms](int limit) {
        return ms >= limit * ms_per_minute;
    };
    return static_cast<int>(std::count_if(time_limits_min.begin(), time_limits_min.end(), is_above));
}

TimeCounts daily_times(const Records& records, std::string_view family) {
    TimeCounts counts{};
    each_daily(records, family, [&](const Day& /*day*/, const std::optional<double>& best_ms) {
        if (best_ms) {
            ++at(counts, time_class(*best_ms));
        }
    });
    return counts;
}

}  // namespace tessera
