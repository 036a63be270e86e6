// Promise: A slice ends soon after its budget; tables are built in slices and within the memory limit, and a search
//     that exceeds it says so. Also: cli/interrupt_test.cpp.

#include "jobs/run.h"
#include "jobs/work.h"
#include "support/families.h"

#include <doctest.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <type_traits>
#include <vector>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && \
    !defined(__SANITIZE_THREAD__)
#    include <malloc.h>
#    define TESSERA_SEES_THE_HEAP
#endif

// For all tasks and boards, a slice ends soon after its budget, tables are made in slices and within the
// memory limit, and the page's watchdog never takes a worker for dead.

namespace tessera {

namespace {

constexpr Ticks slice = 1000;
constexpr std::uint64_t little = 2ULL << 20;
constexpr std::uint64_t usual = 256ULL << 20;

// The memory bound of hints and analyses, which have no option for it. For polyomino it is that of the
// look-ahead; the solver after it takes little on boards where its tables do not fit.
template <class G>
constexpr std::uint64_t own_memory = std::is_same_v<G, Polyomino> ? usual / 4 : usual;

// Returns the longest step that cannot be sliced: a tick per cache line of the tables, and some passes over
// the board. With the usual memory that is 4 million ticks, a few tenths of a second.
Ticks overrun_allowed(std::uint64_t memory_bytes, int cell_count) {
    return memory_bytes / 64 + 64 * static_cast<Ticks>(cell_count) + 10'000;
}

// Returns the memory that is not counted: the level, memory linear in the board, and the minimum of a count.
std::uint64_t bytes_uncounted(int cell_count) {
    return (14ULL << 20) + 1024 * static_cast<std::uint64_t>(cell_count);
}

constexpr double silence_s = 10;  // of processor time, after which the page takes a worker for dead

std::uint64_t bytes_taken() {
#ifdef TESSERA_SEES_THE_HEAP
    const struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
#else
    return 0;
#endif
}

double seconds_of_processor() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// The maxima of all calls.
struct Extremes {
    Ticks overrun = 0;
    std::uint64_t bytes = 0;
    double seconds = 0;
    bool is_done = false;
};

// Returns the ticks reported; a job of two parts restarts them with the second.
Ticks ticks_of(const std::vector<Report>& reports, Ticks before) {
    if (const auto* const progress = std::get_if<ProgressReport>(&reports.back())) {
        return progress->stats.ticks;
    }
    const auto* const done = std::get_if<DoneReport>(&reports.back());
    return done != nullptr ? done->stats.ticks : before;
}

Extremes run_to(const Job& job, Ticks end) {
    Extremes most;
    const std::uint64_t bytes_before = bytes_taken();
    double start = seconds_of_processor();
    const auto note = [&] {
        most.seconds = std::max(most.seconds, seconds_of_processor() - start);
        const std::uint64_t bytes = bytes_taken();
        most.bytes = std::max(most.bytes, bytes - std::min(bytes, bytes_before));
        start = seconds_of_processor();
    };
    Result<JobRun> run = JobRun::start(job);
    note();
    Ticks ticks = 0;
    for (int idle_count = 0; run && !run->is_done() && ticks < end && idle_count < 100;) {
        const Ticks now = ticks_of(run->advance(slice), ticks);
        note();
        most.overrun = std::max(most.overrun, now - std::min(now, ticks + slice));
        idle_count = now == ticks ? idle_count + 1 : 0;
        ticks = now;
    }
    most.is_done = !run || run->is_done();
    return most;
}

struct Board {
    int columns = 0;
    int rows = 0;

    int cell_count() const { return columns * rows; }
};

std::string params_of(const Board& board) {
    return "size " + std::to_string(board.columns) + "x" + std::to_string(board.rows);
}

template <class G>
std::string params_for(const Board& board) {
    return params_of(board);
}
template <>
std::string params_for<Polyomino>(const Board& board) {
    return params_of(board) + (board.cell_count() == 1 ? " smallest 1" : "");
}

template <class G>
Position position_on(const Board& board) {
    const auto params = G::parse_params(params_for<G>(board));
    REQUIRE(params);
    const auto level = G::generate(*params, 1);
    REQUIRE(level);
    return {G::format_level(*level), {}};
}

// Returns all tasks.
std::vector<Task> tasks_about(const Position& position, const std::string& params,
                              std::uint64_t memory_bytes) {
    SolveOptions solve;
    solve.memory_bytes = memory_bytes;
    CountOptions count;
    count.memory_bytes = memory_bytes;
    CountOptions up_to_symmetry = count;
    up_to_symmetry.up_to_symmetry = true;
    return {SolveJob{position, solve},
            CountJob{position, count},
            CountJob{position, up_to_symmetry},
            GradeJob{position, solve, count},
            HintJob{position},
            AnalyseJob{position},
            GenerateJob{params, 1}};
}

bool has_own_memory(const Task& task) {
    return std::holds_alternative<HintJob>(task) || std::holds_alternative<AnalyseJob>(task);
}

template <class G>
void check_bounds(const std::vector<Board>& boards, std::uint64_t memory_bytes, Ticks end) {
    for (const Board& board : boards) {
        const std::string params = params_for<G>(board);
        for (const Task& task : tasks_about(position_on<G>(board), params, memory_bytes)) {
            const Extremes most = run_to({std::string(G::id), task}, end);
            const std::uint64_t memory = has_own_memory(task) ? own_memory<G> : memory_bytes;
            CAPTURE(params);
            CAPTURE(task.index());
            CAPTURE(memory);
            CHECK(most.overrun <= overrun_allowed(memory, board.cell_count()));
            CHECK(most.bytes <= memory + bytes_uncounted(board.cell_count()));
            CHECK(most.seconds < silence_s);
        }
    }
}

}  // namespace

TEST_SUITE_BEGIN("jobs/bounds");

TEST_CASE("slices end and memory suffices on boards of any size: polyomino") {
    check_bounds<Polyomino>({{1, 1}, {2, 1}, {1, 128}, {5, 4}, {8, 8}, {16, 16}, {32, 32}}, little, 100'000);
    check_bounds<Polyomino>({{64, 64}, {128, 128}}, little, 40'000);
}

TEST_CASE("slices end and memory suffices on boards of any size: number swap") {
    check_bounds<NumberSwap>({{2, 2}, {3, 2}, {4, 4}, {10, 2}, {10, 10}}, little, 100'000);
}

TEST_CASE("slices end and memory suffices on boards of any size: edge match") {
    check_bounds<EdgeMatch>({{1, 1}, {2, 1}, {4, 4}, {16, 1}, {9, 9}, {16, 16}}, little, 100'000);
}

TEST_CASE("a count whose tables do not fit ends for want of memory") {
    CountOptions options;
    options.memory_bytes = little;
    Result<JobRun> run = JobRun::start({"polyomino", CountJob{position_on<Polyomino>({64, 64}), options}});
    REQUIRE(run);
    std::vector<Report> reports;
    for (int slice_count = 0; slice_count < 1000 && !run->is_done(); ++slice_count) {
        reports = run->advance(slice);
    }
    REQUIRE(run->is_done());
    const auto* const done = std::get_if<DoneReport>(&reports.back());
    REQUIRE(done != nullptr);
    CHECK(done->outcome == Outcome::out_of_memory);
    CHECK(!done->sentence.pattern.empty());
    CHECK(reports.size() == 1);
    CHECK(*parse_report(format_report(*done)) == Report(*done));
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/jobs/bounds");

TEST_CASE_TEMPLATE_DEFINE("slices end and memory suffices with the usual memory, too", G, usual_memory) {
    if constexpr (std::is_same_v<G, Polyomino>) {
        check_bounds<G>({{16, 16}, {32, 32}, {128, 8}, {64, 64}, {128, 128}}, usual, 1'000'000);
    } else {
        check_bounds<G>({{5, 5}, {10, 10}}, usual, 5'000'000);
    }
}
TEST_CASE_TEMPLATE_APPLY(usual_memory, OfferedFamilies);

TEST_SUITE_END();

}  // namespace tessera
