// Promise: Engines give the same answers however their budget is sliced. Also: jobs/families_test.cpp,
//     jobs/run_test.cpp.

#include "jobs/run.h"
#include "jobs/work.h"
#include "session/engine_tables.h"
#include "session/shipped_levels.h"
#include "support/chance.h"
#include "support/families.h"
#include "support/random_moves.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

// Slicing a job differently changes nothing, for every engine of every family on shipped and generated
// levels. A long job is stopped after a fixed number of ticks, by which every slicing must have done the same
// work.

namespace tessera {

namespace {

using Reports = std::vector<Report>;

// Ticks per slice: a fixed number, or, for 0, random numbers from 1 on.
struct Slicing {
    Ticks size = 0;
    Rng rng{1};

    Ticks next() {
        constexpr int most_bits = 17;
        return size > 0 ? size : 1 + rng.below(std::uint64_t{1} << rng.between(1, most_bits));
    }
};

// All reports except progress of a job up to `end` ticks, and its statistics there.
struct Course {
    Reports told;
    SearchStats stats;
    bool is_done = false;

    bool operator==(const Course&) const = default;
};

Course course_of(const Job& job, Slicing slicing, Ticks end) {
    Result<JobRun> run = JobRun::start(job);
    Course course;
    if (!run) {
        course.told.push_back(FailedReport{run.error()});
        course.is_done = true;
        return course;
    }
    int idle_count = 0;  // slices without a tick
    while (!course.is_done && course.stats.ticks < end && idle_count < 100) {
        const Ticks before = course.stats.ticks;
        for (Report& report : run->advance(std::min(slicing.next(), end - before))) {
            if (const auto* const progress = std::get_if<ProgressReport>(&report)) {
                course.stats = progress->stats;
            } else {
                course.told.push_back(std::move(report));
            }
        }
        if (run->is_done()) {
            course.stats = std::get<DoneReport>(course.told.back()).stats;
            course.is_done = true;
        }
        idle_count = course.stats.ticks == before ? idle_count + 1 : 0;
    }
    return course;
}

std::string described(const Course& course) {
    const SearchStats& stats = course.stats;
    std::string text = std::to_string(stats.ticks) + " ticks, " + std::to_string(stats.nodes) + " nodes, " +
                       std::to_string(stats.backtracks) + " backtracks, depth " +
                       std::to_string(stats.max_depth) + (course.is_done ? ", done" : ", not done");
    for (const Report& report : course.told) {
        text += "\n" + format_report(report);
    }
    return text;
}

// A job to run whole and in slices.
struct Trial {
    Job job;
    std::string name;  // of the level
};

std::string described(const Trial& trial) {
    return trial.name + "\n" + format_job(trial.job);
}

void check_slices(const Trial& trial, Ticks end, std::span<const Ticks> sizes, std::uint64_t seed = 1) {
    const Course whole = course_of(trial.job, {~Ticks{0}}, end);
    const std::string expected = described(whole);
    for (const Ticks size : sizes) {
        const std::string sliced = described(course_of(trial.job, {size, Rng(seed)}, end));
        if (sliced != expected) {
            MESSAGE(described(trial));
            CAPTURE(size);
            CHECK(sliced == expected);
        }
    }
}

// Checks all slices; the small ones only for as many ticks as are fast.
void check_all_slices(const Trial& trial, Ticks end, std::uint64_t seed) {
    const Ticks sizes[] = {1000, 1700, 64000, 100000, 0};
    const Ticks small[] = {1, 7};
    check_slices(trial, end, sizes, seed);
    check_slices(trial, std::min<Ticks>(end / 20, 3000), small, seed);
}

// Returns the position of a trial made by played(), which is about a hint.
const Position& position_in(const Trial& about) {
    return std::get<HintJob>(about.job.task).position;
}

Trial trial_of(const Trial& about, Task task) {
    Trial trial = about;
    trial.job.task = std::move(task);
    return trial;
}

Trial solving_trial(const Trial& about, std::string_view engine, std::string_view heuristic) {
    SolveOptions options;
    options.engine = engine;
    options.heuristic = heuristic;
    return trial_of(about, SolveJob{position_in(about), options});
}

// Returns trials with the default engine, each engine, and each heuristic.
std::vector<Trial> solving_trials(const Trial& about) {
    std::vector<Trial> trials = {solving_trial(about, "", "")};
    for (const EngineInfo& engine : engines_of(about.job.family)) {
        trials.push_back(solving_trial(about, engine.id, ""));
    }
    for (const HeuristicInfo& heuristic : heuristics_of(about.job.family)) {
        trials.push_back(solving_trial(about, "", heuristic.id));
    }
    return trials;
}

std::vector<Trial> other_trials(const Trial& about) {
    const Position& position = position_in(about);
    CountOptions up_to_symmetry;
    up_to_symmetry.up_to_symmetry = true;
    CountOptions capped;
    capped.cap = 7;
    return {about,
            trial_of(about, CountJob{position, {}}),
            trial_of(about, CountJob{position, up_to_symmetry}),
            trial_of(about, CountJob{position, capped}),
            trial_of(about, AnalyseJob{position}),
            trial_of(about, AnalyseJob{position, 5000}),
            trial_of(about, GradeJob{position, {}, {}})};
}

// Returns a trial of the level after some moves of a careless player.
template <class G>
Trial played(const typename G::Level& level, const std::string& name, int move_count, std::uint64_t seed) {
    Session<G> game(level);
    Rng rng(seed);
    for (int count = 0; count < move_count; ++count) {
        game.play(Sample<G>::move(game.level(), game.state(), rng));
    }
    return {{std::string(G::id), HintJob{position_of(game)}}, name};
}

template <class G>
void check_level(const typename G::Level& level, const std::string& name, Ticks end, std::uint64_t seed) {
    const Trial beginning = played<G>(level, name, 0, seed);
    for (const Trial& trial : solving_trials(beginning)) {
        check_all_slices(trial, end, seed);
    }
    for (const int move_count : {0, 6}) {
        for (const Trial& trial : other_trials(played<G>(level, name, move_count, seed))) {
            check_all_slices(trial, end, seed);
        }
    }
}

// Checks every `step`th shipped level of the family with a text of at most `most_bytes`.
template <class G>
void check_shipped(int step, std::size_t most_bytes, Ticks end) {
    int number = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == G::id && number++ % step == 0 && shipped.text.size() <= most_bytes) {
            const auto level = G::parse_level(shipped.text);
            REQUIRE(level);
            check_level<G>(*level, std::string(shipped.name), end, static_cast<std::uint64_t>(number));
        }
    }
    CHECK(number > 0);
}

template <class G>
Trial shipped_trial(std::string_view name) {
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == G::id && shipped.name == name) {
            return solving_trial(played<G>(*G::parse_level(shipped.text), std::string(name), 0, 1), "", "");
        }
    }
    FAIL("no such level");
    return {};
}

template <class G>
void check_generated(std::uint64_t first_seed, std::uint64_t last_seed, std::uint64_t step, Ticks end) {
    for (std::uint64_t seed = first_seed; seed <= last_seed; seed += step) {
        const Recipe recipe{std::string(G::id), Sample<G>::growing_params(seed), seed};
        check_all_slices({job_for(recipe), recipe.params}, end, seed);
        const auto level = G::generate(*G::parse_params(recipe.params), seed);
        REQUIRE(level);
        check_level<G>(*level, recipe.params, end, seed);
    }
}

// All levels on 64-bit targets; every fourth in WebAssembly, which is three times slower.
constexpr int level_step = sizeof(void*) == 8 ? 1 : 4;

constexpr Ticks random_slices[] = {0};
constexpr Ticks large_slices[] = {64000, 100000, 0};

}  // namespace

TEST_SUITE_BEGIN("jobs/slicing");

TEST_CASE("turns of two engines are the same however they are sliced") {
    check_slices(shipped_trial<Polyomino>("23-pentominoes-8x8"), 500'000, large_slices);
}

TEST_CASE_TEMPLATE_DEFINE(
    "engines of all families are the same on some shipped levels however they are sliced", G,
    sliced_shipped) {
    check_shipped<G>(rounds(20, 60), 300, 10'000);
}
TEST_CASE_TEMPLATE_APPLY(sliced_shipped, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("engines of all families are the same on a generated level however they are sliced",
                          G, sliced_generated) {
    check_generated<G>(7, 7, 1, 10'000);
}
TEST_CASE_TEMPLATE_APPLY(sliced_generated, OfferedFamilies);

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/jobs/slicing");

TEST_CASE_TEMPLATE_DEFINE("engines are the same on every shipped level however they are sliced", G,
                          sliced_every_shipped) {
    check_shipped<G>(level_step, 1 << 20, 100'000);
}
TEST_CASE_TEMPLATE_APPLY(sliced_every_shipped, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("engines are the same on generated levels however they are sliced", G,
                          sliced_every_generated) {
    check_generated<G>(1, 67, level_step, 60'000);
}
TEST_CASE_TEMPLATE_APPLY(sliced_every_generated, OfferedFamilies);

TEST_CASE("long searches are the same however they are sliced") {
    for (const std::string_view name : {"36-twenty", "39-twenty-five", "40-the-great-sort"}) {
        for (const std::uint64_t seed : {1U, 2U}) {
            check_slices(shipped_trial<NumberSwap>(name), 60'000'000, random_slices, seed);
        }
    }
    for (const std::string_view name : {"23-pentominoes-8x8", "27-pentominoes-4x15", "33-one-to-five"}) {
        check_slices(shipped_trial<Polyomino>(name), 10'000'000, large_slices);
    }
}

TEST_SUITE_END();

}  // namespace tessera
