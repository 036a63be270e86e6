#include "jobs/pool.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <thread>
#include <utility>
#include <vector>

// A race of threads gives the same answer however busy the machine is.

namespace tessera {

TEST_SUITE_BEGIN("slow/jobs/race");

namespace {

// Threads that keep the machine busy during its lifetime.
class Load {
public:
    explicit Load(int thread_count) {
        for (int thread = 0; thread < thread_count; ++thread) {
            threads_.emplace_back([this] {
                while (!is_over_) {
                    ++spin_count_;
                }
            });
        }
    }
    ~Load() {
        is_over_ = true;
        for (std::thread& thread : threads_) {
            thread.join();
        }
    }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;
    Load(Load&&) = delete;
    Load& operator=(Load&&) = delete;

private:
    std::atomic<bool> is_over_ = false;
    std::atomic<std::uint64_t> spin_count_ = 0;
    std::vector<std::thread> threads_;
};

Job solve_shipped(std::string_view family, std::string_view name) {
    Position position;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == family && shipped.name == name) {
            position.level = shipped.text;
        }
    }
    REQUIRE_FALSE(position.level.empty());
    return {std::string(family), SolveJob{position, {}}};
}

// Returns all reports of the job except progress.
std::string answer_of(JobPool& pool, const Job& job, int run_count) {
    std::string answer;
    const auto receiver = [&answer](const Report& report) {
        answer += std::holds_alternative<ProgressReport>(report) ? "" : format_report(report);
    };
    pool.start(job, receiver, run_count);
    for (bool was_busy = true; was_busy;) {
        was_busy = pool.is_busy();
        pool.deliver();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return answer;
}

}  // namespace

TEST_CASE("a race of threads under load gives the answer it gives alone") {
    struct Puzzle {
        std::string_view family;
        std::string_view name;
    };
    for (const Puzzle& puzzle :
         {Puzzle{"polyomino", "23-pentominoes-8x8"}, Puzzle{"polyomino", "32-one-sided"},
          Puzzle{"edge_match", "29-eight-halved"}}) {
        CAPTURE(puzzle.name);
        const Job job = solve_shipped(puzzle.family, puzzle.name);
        JobPool pool(3);
        const std::string expected = answer_of(pool, job, 3);
        CHECK_FALSE(expected.empty());
        for (int round = 0; round < 4; ++round) {
            const Load load(round);
            CHECK(answer_of(pool, job, 3) == expected);
        }
    }
}

TEST_SUITE_END();

}  // namespace tessera
