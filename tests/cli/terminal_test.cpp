#include "cli/process.h"
#include "cli/program.h"

#include <doctest.h>

#include <cstdlib>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// Progress display on a terminal.

namespace tessera {

TEST_SUITE_BEGIN("cli/terminal");

namespace {

std::string read_all(int handle) {
    std::string text;
    char buffer[4096];
    for (ssize_t size = read(handle, buffer, sizeof buffer); size > 0;
         size = read(handle, buffer, sizeof buffer)) {
        text.append(buffer, static_cast<std::size_t>(size));
    }
    return text;
}

// Runs the program with a terminal as standard error and returns what the terminal shows.
std::string shown_by(const std::vector<std::string>& words) {
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    REQUIRE(terminal >= 0);
    REQUIRE(grantpt(terminal) == 0);
    REQUIRE(unlockpt(terminal) == 0);
    const std::string name = ptsname(terminal);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        dup2(open(name.c_str(), O_WRONLY | O_NOCTTY), STDERR_FILENO);
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        become_program(words);
    }
    std::string text = read_all(terminal);  // until the child ends, which alone has the other end open
    close(terminal);
    waitpid(child, nullptr, 0);
    return text;
}

// Returns a command that runs for much longer.
std::vector<std::string> long_work(const std::string& seconds) {
    return {"count", TESSERA_SOURCE_DIR "/levels/polyomino/31-pentominoes-tetrominoes.txt", "--limit",
            seconds};
}

}  // namespace

TEST_CASE("a terminal is told after a few seconds that the work goes on, and a file never") {
    const std::string shown = shown_by(long_work("4"));
    CHECK(has(shown, "at work for "));
    CHECK(shown.find("at work for ") < shown.find("stopped at the limit of 4 s"));
    CHECK_FALSE(has(shown_by(long_work("1")), "at work for "));
    const Ending ending = run("count " + quoted(long_work("4")[1]) + " --limit 4");
    CHECK_FALSE(has(ending.errors + ending.output, "at work for "));
}

TEST_SUITE_END();

}  // namespace tessera
