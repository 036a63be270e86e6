// Promise: An analysis reports within about a million ticks that there are ways to finish, on boards of fewer than 80
//     cells.

#include "jobs/analyse_work.h"
#include "jobs/run.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Time until a player is told that the position is solvable.

namespace tessera {

namespace {

constexpr Ticks slice = 20'000;

// Reports of an analysis, up to its end or a number of ticks.
struct Told {
    std::vector<PositionAnalysis> analyses;
    Ticks first_ticks = 0;  // when the first was reported
    bool is_done = false;
};

Told told_of(const ShippedLevel& level, Ticks most) {
    Result<JobRun> run = JobRun::start({level.family, AnalyseJob{{level.text, {}}, 400'000'000}, true});
    REQUIRE(run);
    Told told;
    for (Ticks ticks = 0; ticks < most && !told.is_done;) {
        for (const Report& report : run->advance(slice)) {
            if (const auto* const progress = std::get_if<ProgressReport>(&report)) {
                ticks = progress->stats.ticks;
            } else if (const auto* const analysis = std::get_if<AnalysisReport>(&report)) {
                told.first_ticks = told.analyses.empty() ? ticks : told.first_ticks;
                told.analyses.push_back(analysis->analysis);
            }
            told.is_done = told.is_done || std::holds_alternative<DoneReport>(report);
        }
    }
    return told;
}

const ShippedLevel& level_called(std::string_view name) {
    const auto found = std::find_if(shipped_levels().begin(), shipped_levels().end(),
                                    [name](const ShippedLevel& level) { return level.name == name; });
    REQUIRE(found != shipped_levels().end());
    return *found;
}

// About a tenth of a second, with a margin for steps of solver and analyser that exceed their share.
constexpr Ticks soon = ticks_alone + ticks_of_looking + 600'000;

bool is_told_soon(const ShippedLevel& level) {
    const Told told = told_of(level, soon);
    return !told.analyses.empty() && told.analyses.front().is_solvable;
}

}  // namespace

TEST_SUITE_BEGIN("jobs/analyse");

TEST_CASE("where a count takes long, a few ways to finish are told first, and all of them afterwards") {
    const Told told = told_of(level_called("26-pentominoes-5x12"), ~Ticks{0});
    REQUIRE(told.is_done);
    REQUIRE(told.analyses.size() == 2);
    CHECK(told.first_ticks < soon);
    CHECK(told.analyses[0].is_solvable);
    CHECK_FALSE(told.analyses[0].is_exact);
    CHECK(told.analyses[0].solutions == most_ways_met);
    CHECK(told.analyses[1].is_exact);
    CHECK(told.analyses[1].solutions == 4040);
}

TEST_CASE("where a count is quick, it is told alone") {
    const Told told = told_of(level_called("06-iq"), ~Ticks{0});
    REQUIRE(told.analyses.size() == 1);
    CHECK(told.analyses[0].is_exact);
    CHECK(told.analyses[0].solutions == 1);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/jobs/analyse");

TEST_CASE("at the start of every level but four it is told soon that there are ways to finish") {
    int late_count = 0;
    for (const ShippedLevel& level : shipped_levels()) {
        if (level.family != NumberSwap::id && !is_told_soon(level)) {
            CAPTURE(level.name);
            ++late_count;
            CHECK(std::count(level.text.begin(), level.text.end(), '.') >=
                  80);  // cut at random, without givens
        }
    }
    CHECK(late_count <= 4);
}

TEST_SUITE_END();

}  // namespace tessera
