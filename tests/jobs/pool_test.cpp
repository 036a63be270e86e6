#include "jobs/pool.h"

#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <atomic>
#include <thread>

namespace tessera {

TEST_SUITE_BEGIN("jobs/pool");

namespace {

Job bad_job() {
    Job job;
    job.family = "chess";
    return job;
}

// Takes longer than anybody waits: all ways to fill a board of 60 x 60 cells.
Job endless_job() {
    Job job;
    job.task = Task::count;
    job.family = Polyomino::id;
    const auto params = *Polyomino::parse_params("size 60x60 largest 6");
    job.level = Polyomino::format_level(*Polyomino::generate(params, 1));
    return job;
}

// Waits for the pool to come to rest; the pool's threads decide when that is, so there is no deadline here.
std::vector<std::pair<JobId, Report>> all_reports(JobPool& pool) {
    std::vector<std::pair<JobId, Report>> told;
    bool was_busy = true;
    while (was_busy) {
        was_busy = pool.is_busy();
        for (auto& report : pool.poll()) {
            told.push_back(std::move(report));
        }
        std::this_thread::yield();
    }
    return told;
}

}  // namespace

TEST_CASE("a job that cannot be started ends with the sentence that says why") {
    JobPool pool(1);
    const JobId id = pool.submit(bad_job());
    const auto told = all_reports(pool);
    REQUIRE(told.size() == 1);
    CHECK(told.front().first == id);
    const auto* const done = std::get_if<DoneReport>(&told.front().second);
    REQUIRE(done != nullptr);
    CHECK(done->outcome == Outcome::running);
    CHECK(english(done->sentence) == "there is no puzzle family called chess");
}

TEST_CASE("threads that count together find the total of one alone") {
    Job job;
    job.task = Task::count;
    job.family = Polyomino::id;
    job.level = "tessera 1 polyomino\nboard\n" + std::string("............\n") +
                "............\n............\n" + "............\n............\nend\nset pentominoes\n";
    JobPool pool(2);
    for (const int run_count : {1, 2, 3}) {
        CAPTURE(run_count);
        pool.submit(job, run_count);
        const auto told = all_reports(pool);
        REQUIRE(told.size() >= 2);
        const auto* const count = std::get_if<CountReport>(&told[told.size() - 2].second);
        REQUIRE(count != nullptr);
        CHECK(count->total == "4040");
    }
}

TEST_CASE("more jobs than workers are all done") {
    JobPool pool(2);
    for (int count = 0; count < 20; ++count) {
        pool.submit(bad_job());
    }
    CHECK(all_reports(pool).size() == 20);
    CHECK_FALSE(pool.is_busy());
}

TEST_CASE("whoever waits is woken when something comes in") {
    std::atomic<int> wake_count = 0;
    JobPool pool(1);
    pool.set_wake([&wake_count] { ++wake_count; });
    pool.submit(bad_job());
    all_reports(pool);
    CHECK(wake_count >= 1);
}

TEST_CASE("a job that would never end is over as soon as it is cancelled, and the next one is done") {
    JobPool pool(1);
    const JobId endless = pool.submit(endless_job(), 2);
    std::this_thread::yield();
    pool.cancel(endless);
    CHECK_FALSE(pool.is_busy());
    const JobId next = pool.submit(bad_job());
    for (const auto& told : all_reports(pool)) {
        CHECK(told.first == next);
    }
}

TEST_CASE("nothing is heard of a cancelled job") {
    JobPool pool(1);
    for (int count = 0; count < 5; ++count) {
        pool.cancel(pool.submit(bad_job()));
    }
    CHECK_FALSE(pool.is_busy());
    CHECK(pool.poll().empty());
}

}  // namespace tessera
