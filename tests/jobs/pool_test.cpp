// Promise: Cancelling a job ends its worker and nothing else, and its receiver is not called afterwards.

#include "jobs/pool.h"

#include "games/polyomino/polyomino.h"
#include "jobs/parallel.h"
#include "jobs/thread_team.h"

#include <doctest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <stdexcept>
#include <thread>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("jobs/pool");

namespace {

using namespace std::chrono_literals;

constexpr auto longest_wait = 60s;  // nothing takes as long, so a hanging test fails

// Signals between the threads of a pool and a test.
class Gate {
public:
    void open() {
        const std::lock_guard lock(mutex_);
        is_open_ = true;
        changed_.notify_all();
    }

    // Returns true if the gate was opened in time.
    bool wait() {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, longest_wait, [this] { return is_open_; });
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_open_ = false;
};

// Records the reports of jobs.
struct Listener {
    std::vector<Report> heard;

    Receiver receiver() {
        return [this](const Report& report) {
            heard.push_back(report);
        };
    }
    bool has_ended(int count = 1) const {
        return std::count_if(heard.begin(), heard.end(), is_last) >= count;
    }
};

// A pool that tests can wait for. Listeners must outlive it.
class WaitedPool {
public:
    WaitedPool(int worker_count, JobRunner runner, int machine_thread_count = JobPool::no_thread_limit)
        : pool(worker_count, std::move(runner), machine_thread_count) {
        wake_for_pool();
    }
    explicit WaitedPool(int worker_count) : pool(worker_count) { wake_for_pool(); }

    // Returns true if the jobs of the listener ended in time.
    bool hear_out(const Listener& listener, int job_count = 1) {
        const auto deadline = std::chrono::steady_clock::now() + longest_wait;
        while (true) {
            const int seen_count = wake_count();
            pool.deliver();
            if (listener.has_ended(job_count)) {
                return true;
            }
            std::unique_lock lock(mutex_);
            if (!changed_.wait_until(lock, deadline, [&] { return wake_count_ != seen_count; })) {
                return false;
            }
        }
    }

    int wake_count() {
        const std::lock_guard lock(mutex_);
        return wake_count_;
    }

private:
    void wake_for_pool() {
        pool.set_wake([this] {
            const std::lock_guard lock(mutex_);
            ++wake_count_;
            changed_.notify_all();
        });
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    int wake_count_ = 0;

public:
    JobPool pool;  // destroyed first
};

Job bad_job() {
    return {"chess", SolveJob{}};
}

Job any_race() {
    return {std::string(EdgeMatch::id), SolveJob{}};
}

ProgressReport progress(Ticks ticks) {
    SearchStats stats;
    stats.ticks = ticks;
    return {stats, {}};
}

DoneReport solved_after(Ticks ticks) {
    return {Outcome::solved, progress(ticks).stats, {}};
}

// Returns true if it was told to stop in time.
bool spin_until(const std::function<bool()>& should_stop) {
    const auto deadline = std::chrono::steady_clock::now() + longest_wait;
    while (!should_stop() && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::yield();
    }
    return should_stop();
}

std::uint64_t seed_of(const Job& job) {
    return std::get<SolveJob>(job.task).options.seed;
}

}  // namespace

TEST_CASE("a job that cannot be started ends with the error that says why") {
    Listener listener;
    WaitedPool waited(1);
    waited.pool.start(bad_job(), listener.receiver());
    REQUIRE(waited.hear_out(listener));
    REQUIRE(listener.heard.size() == 1);
    const auto& failed = std::get<FailedReport>(listener.heard.front());
    CHECK(failed.error.code == ErrorCode::unknown_name);
    CHECK(english(failed.error.message) == "there is no puzzle family called chess");
    CHECK_FALSE(waited.pool.is_busy());
    CHECK(waited.wake_count() >= 1);
}

TEST_CASE("threads that count together find the total of one alone") {
    const Position position{
        "tessera 1 polyomino\nboard\n............\n............\n............\n"
        "............\n............\nend\nset pentominoes\n",
        {}};
    for (const int run_count : {1, 2, 3}) {
        CAPTURE(run_count);
        Listener listener;
        WaitedPool waited(2);
        waited.pool.start({std::string(Polyomino::id), CountJob{position, {}}}, listener.receiver(),
                          run_count);
        REQUIRE(waited.hear_out(listener));
        REQUIRE(listener.heard.size() >= 2);
        CHECK((listener.heard[listener.heard.size() - 2] == Report(CountReport{4040, true})));
    }
}

TEST_CASE("more jobs than workers are all done") {
    Listener listener;
    WaitedPool waited(2);
    for (int count = 0; count < 20; ++count) {
        waited.pool.start(bad_job(), listener.receiver());
    }
    REQUIRE(waited.hear_out(listener, 20));
    CHECK(listener.heard.size() == 20);
    CHECK_FALSE(waited.pool.is_busy());
}

TEST_CASE("a running job that is cancelled is told to stop, and its worker takes the next one") {
    Gate has_begun;
    Gate is_stopped;
    const JobRunner runner = [&](const Job& job, const std::function<bool()>& should_stop,
                                 const Receiver& tell, ThreadTeam*) {
        if (job.family == "chess") {
            return tell(DoneReport{});
        }
        tell(progress(1));
        has_begun.open();
        if (spin_until(should_stop)) {
            tell(solved_after(2));  // too late
            is_stopped.open();
        }
    };
    Listener cancelled;
    Listener next;
    WaitedPool waited(1, runner);
    const JobId endless = waited.pool.start(any_race(), cancelled.receiver());
    REQUIRE(has_begun.wait());
    CHECK(waited.pool.is_busy());
    waited.pool.cancel(endless);
    CHECK_FALSE(waited.pool.is_busy());
    REQUIRE(is_stopped.wait());
    waited.pool.start(bad_job(), next.receiver());
    REQUIRE(waited.hear_out(next));
    CHECK(cancelled.heard.empty());
}

TEST_CASE("a job that is cancelled before a worker has taken it is never begun") {
    Gate has_begun;
    Gate may_end;
    std::atomic<int> begun_count = 0;
    const JobRunner runner = [&](const Job&, const std::function<bool()>&, const Receiver& tell,
                                 ThreadTeam*) {
        ++begun_count;
        has_begun.open();
        may_end.wait();
        tell(DoneReport{});
    };
    Listener listener;
    Listener cancelled;
    WaitedPool waited(1, runner);
    waited.pool.start(bad_job(), listener.receiver());
    REQUIRE(has_begun.wait());
    waited.pool.cancel(waited.pool.start(bad_job(), cancelled.receiver()));
    waited.pool.start(bad_job(), listener.receiver());
    may_end.open();
    REQUIRE(waited.hear_out(listener, 2));
    CHECK(cancelled.heard.empty());
    CHECK(begun_count == 2);
}

TEST_CASE("what a job has told is not heard any more once it is cancelled") {
    Gate has_told;
    const JobRunner runner = [&](const Job&, const std::function<bool()>&, const Receiver& tell,
                                 ThreadTeam*) {
        tell(DoneReport{});
        has_told.open();
    };
    Listener listener;
    WaitedPool waited(1, runner);
    const JobId id = waited.pool.start(bad_job(), listener.receiver());
    REQUIRE(has_told.wait());
    waited.pool.cancel(id);
    waited.pool.deliver();
    CHECK(listener.heard.empty());
}

TEST_CASE("a receiver may start a job and cancel another") {
    const JobRunner runner = [](const Job&, const std::function<bool()>&, const Receiver& tell, ThreadTeam*) {
        tell(DoneReport{});
    };
    Listener started;
    Listener cancelled;
    WaitedPool waited(1, runner);
    JobId other = 0;
    waited.pool.start(bad_job(), [&](const Report&) {
        waited.pool.cancel(other);
        waited.pool.start(bad_job(), started.receiver());
    });
    other = waited.pool.start(bad_job(), cancelled.receiver());
    REQUIRE(waited.hear_out(started));
    CHECK(cancelled.heard.empty());
}

// The queue is first come, first served: jobs due before the errand would have begun before it.
TEST_CASE("the other racers begin once the first has told of enough ticks, and not before") {
    constexpr Ticks alone = HeadStart().alone;
    Gate has_begun;
    Gate may_go_on;
    Gate others_have_begun;
    std::atomic<int> other_count = 0;
    const JobRunner runner = [&](const Job& job, const std::function<bool()>& should_stop,
                                 const Receiver& tell, ThreadTeam*) {
        if (job.family == "chess") {
            return tell(DoneReport{});
        }
        if (seed_of(job) != 1) {
            if (++other_count == 2) {
                others_have_begun.open();
            }
            spin_until(should_stop);
            return;
        }
        tell(progress(alone));
        has_begun.open();
        may_go_on.wait();
        tell(progress(alone + 1));
        others_have_begun.wait();
        tell(SolutionReport{{"+"}, {}});
        tell(solved_after(alone + 2));
    };
    Listener race;
    Listener errand;
    WaitedPool waited(3, runner);
    waited.pool.start(any_race(), race.receiver(), 3);
    REQUIRE(has_begun.wait());
    waited.pool.start(bad_job(), errand.receiver());
    REQUIRE(waited.hear_out(errand));
    CHECK(other_count == 0);
    may_go_on.open();
    REQUIRE(waited.hear_out(race));
    CHECK(other_count == 2);
    CHECK((race.heard.back() == Report(solved_after(alone + 2))));
}

TEST_CASE("with fewer threads than workers a job goes on with those there are") {
    for (const int machine_thread_count : {1, 2, 3}) {
        CAPTURE(machine_thread_count);
        const JobRunner runner = [](const Job& job, const std::function<bool()>&, const Receiver& tell,
                                    ThreadTeam*) {
            tell(SolutionReport{{std::to_string(seed_of(job))}, {}});
            tell(solved_after(seed_of(job) == 2 ? 10 : 10'000'000));
        };
        Listener listener;
        WaitedPool waited(8, runner, machine_thread_count);
        waited.pool.start(any_race(), listener.receiver(), 8);
        REQUIRE(waited.hear_out(listener));
        CHECK(std::get<SolutionReport>(listener.heard.front()).moves == std::vector<std::string>{"2"});
        CHECK_FALSE(waited.pool.is_busy());
    }
}

TEST_CASE("without any thread every job fails in a sentence, and once") {
    const JobRunner runner = [](const Job&, const std::function<bool()>&, const Receiver& tell, ThreadTeam*) {
        tell(DoneReport{});
    };
    Listener listener;
    WaitedPool waited(4, runner, 0);
    waited.pool.start(any_race(), listener.receiver(), 4);
    waited.pool.start(bad_job(), listener.receiver(), 4);
    REQUIRE(waited.hear_out(listener, 2));
    REQUIRE(listener.heard.size() == 2);
    for (const Report& report : listener.heard) {
        REQUIRE(std::holds_alternative<FailedReport>(report));
        CHECK(std::get<FailedReport>(report).error.code == ErrorCode::unavailable);
    }
    CHECK_FALSE(waited.pool.is_busy());
}

TEST_CASE("what a runner throws ends its job as a report, and the next job is done") {
    const std::function<void()> troubles[] = {[] { throw std::runtime_error("no luck"); },
                                              [] { throw std::bad_alloc(); }, [] { throw 7; },
                                              [] {
                                              }};
    int count = 0;
    const JobRunner runner = [&](const Job&, const std::function<bool()>&, const Receiver& tell,
                                 ThreadTeam*) {
        troubles[count++]();
        tell(solved_after(1));
    };
    WaitedPool waited(1, runner);
    for (const bool is_broken : {true, true, true, false}) {
        Listener listener;
        waited.pool.start(bad_job(), listener.receiver());
        REQUIRE(waited.hear_out(listener));
        CHECK(std::holds_alternative<FailedReport>(listener.heard.back()) == is_broken);
    }
}

TEST_CASE("what a worker of a team throws is thrown to its caller, and the team goes on") {
    SpinningThreadTeam team(4);
    for (int thrower = 0; thrower < team.size(); ++thrower) {
        const auto task = [thrower](int worker) {
            if (worker == thrower) {
                throw std::runtime_error("no luck");
            }
        };
        CHECK_THROWS_AS(team.run(task), std::runtime_error);
        std::atomic<int> sum = 0;
        team.run([&sum](int worker) { sum += worker; });
        CHECK(sum == team.size() * (team.size() - 1) / 2);
    }
}

}  // namespace tessera
