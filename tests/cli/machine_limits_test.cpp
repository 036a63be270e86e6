// Promise: Where the machine grants fewer threads or less memory than requested, the work continues with those;
//     nothing aborts. Also: jobs/pool_test.cpp.

#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

#include <unistd.h>

// Without more memory, threads or disk space: a line on standard error and an exit status, never an abort.

namespace tessera {

TEST_SUITE_BEGIN("cli/machine_limits");

namespace {

std::string level(const std::string& name) {
    return quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/" + name + ".txt");
}

// Returns commands that run long enough to use all threads.
std::vector<std::string> commands_with_threads() {
    return {"count " + level("polyomino/23-pentominoes-8x8") + " --threads ",
            "count " + level("edge_match/24-nine-like-giraffes") + " --threads ",
            "count " + level("number_swap/03-six-in-a-box") + " --threads ",
            "solve --cut " +
                quoted(std::string(TESSERA_SOURCE_DIR) + "/tests/bench/cuts/25x25_nocap_s1.cut") +
                " --limit 1 --threads "};
}

// Checks that the command succeeded, or ended with a message; at a time limit, results may follow it.
void check_ended(const Ending& ending) {
    CHECK((ending.exit_status == 0 || ending.exit_status == 2 || ending.exit_status == 3));
    CHECK((ending.exit_status == 0 || !ending.errors.empty()));
    CHECK((split_lines(ending.errors).size() <= 1 || has(ending.errors, "stopped at the limit of ")));
    CHECK_MESSAGE(!has(ending.errors, "terminate"), ending.errors);
}

}  // namespace

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // they reserve the address space
TEST_CASE("where the memory is enough for one thread, work for many is done as well") {
    for (const std::string& command : commands_with_threads()) {
        CAPTURE(command);
        for (const std::string kilobytes : {"60000", "150000"}) {
            CAPTURE(kilobytes);
            const std::string limited = "ulimit -v " + kilobytes + "; \"$TESSERA\" " + command;
            const Ending alone = run_shell(limited + "1");
            check_ended(alone);
            for (const std::string count : {"4", "64"}) {
                CAPTURE(count);
                const Ending many = run_shell(limited + count);
                check_ended(many);
                if (alone.exit_status == 0 && command.substr(0, 5) == "count") {
                    CHECK(many.output == alone.output);
                }
            }
        }
    }
}
#endif

TEST_CASE("where processes are limited, work for many threads is done by those there are") {
    // Root has no limit, and other processes of the same user count towards it.
    const std::string user = std::to_string(60000 + getpid() % 5000);
    // The leak checker of a sanitized build needs a process of its own.
    const std::string limited = std::string("export ASAN_OPTIONS=detect_leaks=0; exec ") +
                                (geteuid() == 0 ? "setpriv --reuid=" + user + " --clear-groups " : "") +
                                "prlimit --nproc=";
    if (run_shell(limited + "100 \"$TESSERA\" --version").exit_status != 0) {
        MESSAGE("this machine cannot run the program so: not tried");
        return;
    }
    for (const std::string& command : commands_with_threads()) {
        CAPTURE(command);
        for (const std::string count : {"1", "2", "6"}) {
            CAPTURE(count);
            check_ended(run_shell(limited + count + " \"$TESSERA\" " + command + "32"));
        }
    }
}

TEST_CASE("a file that may not grow is told like any other that cannot be written") {
    const std::string out = quoted(scratch_path("limited.txt"));
    const std::string iq = level("polyomino/29-iq-empty");
    for (const std::string& command : {"print " + iq, "show " + iq, "explain " + iq, std::string("man"),
                                       std::string("completion bash"), std::string("--help")}) {
        CAPTURE(command);
        const Ending ending = run_shell("ulimit -f 1; exec \"$TESSERA\" " + command + " >" + out);
        CHECK(ending.exit_status == 2);
        CHECK_MESSAGE(has(ending.errors, "the output cannot be written"), ending.errors);
        CHECK(split_lines(ending.errors).size() == 1);
    }
    for (const std::string option : {"--csv", "--svg", "--log", "--cp-profiler"}) {
        CAPTURE(option);
        const Ending ending =
            run_shell("ulimit -f 1; exec \"$TESSERA\" lab " + level("polyomino/03-five-square") +
                      " --engines dancing_links --seeds 1..100 " + option + " " + out);
        CHECK(ending.exit_status == 2);
        CHECK_MESSAGE(has(ending.errors, "cannot be written"), ending.errors);
        CHECK(split_lines(ending.errors).size() == 1);
    }
}

TEST_SUITE_END();

}  // namespace tessera
