#pragma once

#include "app/game/kept/records.h"
#include "app/game/list/level_list.h"
#include "session/daily.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

// Statistics of solved puzzles, counted from the records.

namespace tessera {

struct SolvedTimes {
    int count = 0;                    // solved, with a time or without
    std::optional<double> best_ms;    // nothing: none has a time
    std::optional<double> median_ms;  // the lower of two middle ones
};

struct ChapterTimes {
    std::string_view title;  // in English
    int listed = 0;
    SolvedTimes solved;
};

struct Statistics {
    SolvedTimes puzzles;    // by their own codes: a puzzle of the day counts once
    int without_hints = 0;  // of those, the ones with two or three stars
    int hints = 0;          // in all that the wins of them took
    int hints_known = 0;    // number of puzzles with a known number of hints
    int days = 0;           // on which one of the day's own puzzles was solved
    int streak = 0;         // of them, in a row, up to today
    int longest_streak = 0;
    std::vector<ChapterTimes> chapters;
};

Statistics statistics_of(const Records& records, const LevelList& levels, std::string_view family,
                         const Day& today);

// Counts of best times of the days' own puzzles by minutes: below 1, 2, 5, 10, and longer.
inline constexpr std::array<int, 4> time_limits_min = {1, 2, 5, 10};
using TimeCounts = std::array<int, time_limits_min.size() + 1>;
int time_class(double ms);  // index in TimeCounts
TimeCounts daily_times(const Records& records, std::string_view family);

}  // namespace tessera
