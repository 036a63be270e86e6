#include "jobs/run_job_sliced.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <string>

// Searches with a limit, and the reported cost of measured jobs.

namespace tessera {

TEST_SUITE_BEGIN("jobs/cost");

namespace {

Job job_on(std::string_view level, std::string engine, Ticks limit) {
    const auto& levels = shipped_levels();
    const auto found =
        std::find_if(levels.begin(), levels.end(), [&](const auto& each) { return each.name == level; });
    REQUIRE(found != levels.end());
    SolveOptions options;
    options.engine = std::move(engine);
    return {std::string(found->family), SolveJob{{std::string(found->text), {}}, options, false, limit}};
}

std::vector<Report> reports_of(const Job& job) {
    std::vector<Report> reports;
    run_job_sliced(
        job, [] { return false; }, [&](const Report& report) { reports.push_back(report); });
    return reports;
}

bool has(const ProgressReport& progress, std::string_view name) {
    return std::any_of(progress.remarks.begin(), progress.remarks.end(),
                       [&](const auto& remark) { return remark.first == name; });
}

}  // namespace

TEST_CASE("a search stops at its limit, at the first step beyond it, and says so") {
    for (const Ticks limit : {Ticks{1}, Ticks{5000}, Ticks{100'000}}) {
        const std::vector<Report> reports =
            reports_of(job_on("23-pentominoes-8x8", "algorithm_x+first", limit));
        REQUIRE(std::holds_alternative<DoneReport>(reports.back()));
        const auto& done = std::get<DoneReport>(reports.back());
        CHECK(done.outcome == Outcome::running);
        CHECK(done.stats.ticks >= limit);
        CHECK(done.stats.ticks < limit + 20'000);
        CHECK(reports_of(job_on("23-pentominoes-8x8", "algorithm_x+first", limit)).back() == reports.back());
    }
}

TEST_CASE("a grade of a large open board is done as soon as two solutions are known, however it is sliced") {
    for (const std::string_view name : {"36-cut", "38-cut", "31-pentominoes-tetrominoes"}) {
        CAPTURE(name);
        Job job = job_on(name, "", 0);
        const auto solve = std::get<SolveJob>(job.task);
        job.task = GradeJob{solve.position, {}, {}};
        Ticks most = 0;
        std::vector<Report> reports;
        run_job_sliced(
            job, [] { return false; },
            [&](const Report& report) {
                if (const auto* const progress = std::get_if<ProgressReport>(&report)) {
                    most = std::max(most, progress->stats.ticks);
                }
                reports.push_back(report);
            });
        CHECK(most < 10'000'000);
        const auto& done = std::get<DoneReport>(reports.back());
        CHECK(english(done.sentence) == "there are at least 2 solutions");
        CHECK(std::none_of(reports.begin(), reports.end(),
                           [](const Report& report) { return std::holds_alternative<GradeReport>(report); }));
    }
}

TEST_CASE("a measured job tells its cost before its end, however it ends, and any other does not") {
    for (const Ticks limit : {Ticks{2000}, Ticks{100'000'000}}) {
        Job job = job_on("23-pentominoes-8x8", "dancing_links", limit);
        for (const bool is_measured : {true, false}) {
            job.is_measured = is_measured;
            const std::vector<Report> reports = reports_of(job);
            REQUIRE(reports.size() > 1);
            const auto& done = std::get<DoneReport>(reports.back());
            const auto* const cost = std::get_if<ProgressReport>(&reports[reports.size() - 2]);
            const bool is_told = cost != nullptr && has(*cost, "elapsed_us");
            CHECK(is_told == is_measured);
            if (is_told) {
                CHECK(cost->stats == done.stats);
                CHECK(has(*cost, "matrix_updates"));
            }
        }
    }
}

TEST_SUITE_END();

}  // namespace tessera
