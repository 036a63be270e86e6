// Promise: Ctrl-C, SIGTERM and --limit report the best answer and what is proved; rows of the lab are in their file as
//     they come.

#include "base/text.h"
#include "cli/process.h"
#include "cli/program.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <thread>
#include <unistd.h>

// Ctrl-C, SIGTERM and --limit: the program prints what it has found so far.

namespace tessera {

TEST_SUITE_BEGIN("cli/interrupt");

namespace {

using Clock = std::chrono::steady_clock;

double processor_seconds(pid_t process) {
    clockid_t clock = 0;
    timespec used = {};
    REQUIRE(clock_getcpuclockid(process, &clock) == 0);
    REQUIRE(clock_gettime(clock, &used) == 0);
    return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

// Waits for half a second of processor time, ten times what the program takes to read its input: by wall time it may not
// have started on a loaded machine.
void wait_until_at_work(pid_t process) {
    while (processor_seconds(process) < 0.5 && !has_ended(process)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

// Waits until the lab has filed some runs, as a slow machine needs longer for each.
void wait_for_rows(pid_t process) {
    wait_for_lines(process, scratch_path("killed.csv"), 6);
}

void wait_a_while(pid_t) {
    std::this_thread::sleep_for(std::chrono::seconds(2));
}

// Between two signals: the first is noted, but not yet answered.
constexpr std::chrono::microseconds apart{300};

// Runs the program, sends it `signal_count` signals after `wait`, waits for its end and returns its status.
int interrupted(const std::vector<std::string>& words, int signal_count,
                void (*wait)(pid_t) = wait_until_at_work, int signal = SIGINT) {
    const pid_t child = start_program(words, signal);
    wait(child);
    for (int count = 0; count < signal_count; ++count) {
        std::this_thread::sleep_for(count > 0 ? apart : apart * 0);
        kill(child, signal);
    }
    return status_at_end(child);
}

// Work of at least a second on any machine; the first solution is found in the first slice.
std::string large_grid() {
    return file_with("large_grid.txt", run("generate --family number_swap --size 10x10 --seed 3").output);
}

// Runs the program with doubling limits until it reports a solution, as the machine may be slow.
Ending stopped_with_a_way(const std::string& words) {
    for (double limit = 0.05;; limit *= 2) {
        const Ending ending = run(words + " --limit " + std::to_string(limit));
        if (ending.exit_status != 3 || has(ending.output + ending.errors, "upper_bound") ||
            has(ending.errors, "at least ")) {
            return ending;
        }
    }
}

// Work for hours.
std::string large_board() {
    return file_with("large_board.txt", run("generate --family polyomino --size 60x60 --seed 3").output);
}

}  // namespace

TEST_CASE("Ctrl-C prints the best answer so far and the statistics, and ends with 130") {
    const std::string grid = large_grid();
    CHECK(interrupted({"solve", grid}, 1) == 130);
    const std::string errors = contents(scratch_path("interrupt_errors.txt"));
    CHECK(errors.substr(0, 18) == "interrupted after ");
    CHECK(has(errors, " nodes, "));
    CHECK(has(errors, " ticks, "));
    const std::string answer = scratch_path("interrupt_output.txt");
    CHECK(run("check " + quoted(grid) + " " + quoted(answer)).output == "yes\n");
}

TEST_CASE("Ctrl-C where there is no answer yet tells how far the search came") {
    const std::string board = large_board();
    CHECK(interrupted({"solve", board, "--engine", "cell_first"}, 1) == 130);
    CHECK(contents(scratch_path("interrupt_output.txt")) == "");
    CHECK(has(contents(scratch_path("interrupt_errors.txt")), "the furthest position has "));
    CHECK(interrupted({"solve", board, "--engine", "cell_first", "--json"}, 1) == 130);
    const std::string json = contents(scratch_path("interrupt_output.txt"));
    CHECK(has(json, "\"outcome\":\"stopped\""));
    CHECK(has(json, "\"best\":[\"place "));
}

TEST_CASE("Ctrl-C in the lab keeps the runs that were made, the last one as interrupted") {
    const std::string csv = scratch_path("interrupt.csv");
    CHECK(interrupted({"lab", large_board(), "--engines", "cell_first", "--seeds", "1..3", "--ticks",
                       "1000000000000", "--csv", csv},
                      1) == 3);
    CHECK(contents(scratch_path("interrupt_errors.txt")) ==
          "interrupted after 1 of 3 runs: go on with --resume " + csv + "\n");
    CHECK(has(contents(scratch_path("interrupt_output.txt")), "  interrupted  "));
    CHECK(has(contents(csv), ",cell_first,default,1,interrupted,"));
}

TEST_CASE("SIGTERM is Ctrl-C to every command that works: what is known is told, as JSON too") {
    const std::string sources = TESSERA_SOURCE_DIR;
    const std::string cut = sources + "/tests/bench/cuts/25x25_nocap_s1.cut";
    const std::vector<std::string> lines[] = {
        {"solve", "--cut", cut, "--engine", "cell_first"},
        {"count", sources + "/levels/polyomino/31-pentominoes-tetrominoes.txt"},
        {"hint", "--cut", cut},
        {"grade", "--cut", cut},
        {"generate", "--family", "polyomino", "--set", "one-to-five", "--size", "11x8", "--unique", "yes",
         "--seed", "16858083221855056416"}};
    for (const std::vector<std::string>& words : lines) {
        CAPTURE(words.front());
        CHECK(interrupted(words, 1, wait_until_at_work, SIGTERM) == 130);
        CHECK(contents(scratch_path("interrupt_errors.txt")).substr(0, 18) == "interrupted after ");
        std::vector<std::string> as_json = words;
        as_json.emplace_back("--json");
        CHECK(interrupted(as_json, 1, wait_until_at_work, SIGTERM) == 130);
        CHECK(has(contents(scratch_path("interrupt_output.txt")), "\"outcome\":\"stopped\""));
    }
    const std::string list =
        file_with("bench.txt", "large solve " + large_board() + " engine=cell_first ticks=1000000000000\n");
    const std::vector<std::string> without_json[] = {{"print", "--cut", cut, "--solution", "yes"},
                                                     {"bench", list}};
    for (const std::vector<std::string>& words : without_json) {
        CAPTURE(words.front());
        CHECK(interrupted(words, 1, wait_until_at_work, SIGTERM) == 130);
        CHECK(contents(scratch_path("interrupt_errors.txt")).substr(0, 18) == "interrupted after ");
    }
}

TEST_CASE("weights that were being fitted when SIGTERM came end with its status") {
    const std::string codes = contents(std::string(TESSERA_SOURCE_DIR) + "/levels/codes.txt");
    std::string times;
    for (const Token& line : split_lines(codes)) {
        const std::vector<Token> words = split_words(line);
        times += std::string(words.back().text) + " 20000\n";
    }
    const std::string file = file_with("many_times.txt", times + times + times);
    CHECK(interrupted({"grade", "--fit", file}, 1, wait_until_at_work, SIGTERM) == 130);
}

TEST_CASE("whatever ends a run of the lab, the rows of the runs that were made are in its file") {
    const std::string csv = scratch_path("killed.csv");
    for (const int signal : {SIGTERM, SIGKILL}) {
        CAPTURE(signal);
        file_with("killed.csv", "what was there before\n");
        const int status =
            interrupted({"lab", large_board(), nine_to_sort().substr(1, nine_to_sort().size() - 2),
                         "--engines", "default", "--seeds", "1..10000", "--ticks", "1000000", "--csv", csv},
                        1, wait_for_rows, signal);
        CHECK(status == (signal == SIGTERM ? 3 : 128 + SIGKILL));
        const std::string rows = contents(csv);
        CHECK(rows.substr(0, 13) == "input,engine,");
        CHECK(split_lines(rows).size() > 3);
        CHECK(rows.back() == '\n');
        const std::string shown = contents(scratch_path("interrupt_output.txt"));
        CHECK(split_lines(rows).size() + 1 >= split_lines(shown).size());
    }
}

// `timeout` sends its signal to the program and then to the program's group.
TEST_CASE("a second SIGTERM right after the first loses nothing of what was found") {
    const std::string level = TESSERA_SOURCE_DIR "/levels/polyomino/31-pentominoes-tetrominoes.txt";
    for (int attempt = 0; attempt < rounds(8, 3); ++attempt) {
        CHECK(interrupted({"count", level, "--json"}, 2, wait_until_at_work, SIGTERM) == 130);
        CHECK(has(contents(scratch_path("interrupt_output.txt")), "\"outcome\":\"stopped\""));
    }
}

TEST_CASE("a second Ctrl-C ends the program at once") {
    const auto start = Clock::now();
    CHECK(interrupted({"solve", large_grid()}, 2) == 130);
    CHECK(Clock::now() - start < std::chrono::seconds(10));
}

TEST_CASE("Ctrl-C while the input is read ends the program") {
    CHECK(interrupted({"solve", "/dev/stdin"}, 1, wait_a_while) != 0);
}

TEST_CASE("at the limit there is an answer or how far the search came") {
    const std::string grid = quoted(large_grid());
    const Ending stopped = stopped_with_a_way("solve " + grid);
    CHECK(stopped.exit_status == 3);
    CHECK(has(stopped.errors, "stopped at the limit of "));
    CHECK(has(stopped.errors, "may not be the shortest: at least "));
    CHECK(run("check " + grid + " " + quoted(file_with("stopped.txt", stopped.output))).output == "yes\n");
}

TEST_CASE("at the limit the best known way is told with what is proved of it") {
    const std::string grid = quoted(large_grid());
    const Ending hint = stopped_with_a_way("hint " + grid);
    CHECK(hint.exit_status == 3);
    CHECK(std::count(hint.output.begin(), hint.output.end(), '\n') == 1);  // its first move
    CHECK(has(hint.errors, " moves, at least "));
    CHECK(has(stopped_with_a_way("grade " + grid).errors, " moves, at least "));
    for (const std::string command : {"solve", "hint", "grade"}) {
        CAPTURE(command);
        const std::string json = stopped_with_a_way(command + " --json " + grid).output;
        CHECK(has(json, "\"outcome\":\"stopped\""));
        CHECK(has(json, "\"lower_bound\":"));
        CHECK(has(json, "\"upper_bound\":"));
    }
}

TEST_CASE("the limit holds while tables are built") {
    for (const std::string command : {"hint", "grade", "solve", "count"}) {
        CAPTURE(command);
        const auto start = Clock::now();
        const Ending ending =
            run_shell("\"$TESSERA\" generate --family polyomino --size 128x128 | \"$TESSERA\" " + command +
                      " --limit 1 -");
        CHECK((ending.exit_status == 3 || ending.exit_status == 0));
        CHECK(Clock::now() - start < std::chrono::seconds(20));
    }
}

TEST_SUITE_END();

}  // namespace tessera
