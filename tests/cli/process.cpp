#include "cli/process.h"

#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tessera {

void become_program(const std::vector<std::string>& words) {
    std::vector<char*> arguments = {const_cast<char*>(TESSERA_CLI)};
    for (const std::string& word : words) {
        arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    execv(TESSERA_CLI, arguments.data());
    _exit(127);
}

pid_t start_program(const std::vector<std::string>& words, int signal_to_restore, int output) {
    const std::string file = scratch_path("interrupt_output.txt");
    const std::string errors = scratch_path("interrupt_errors.txt");
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(signal_to_restore, SIG_DFL);
        dup2(output >= 0 ? output : open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
        dup2(open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
        become_program(words);
    }
    return child;
}

bool has_ended(pid_t process) {
    siginfo_t ending = {};
    REQUIRE(waitid(P_PID, static_cast<id_t>(process), &ending, WEXITED | WNOHANG | WNOWAIT) == 0);
    return ending.si_pid == process;
}

int status_at_end(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void wait_for_lines(pid_t process, const std::string& path, std::size_t count) {
    while (split_lines(contents(path)).size() < count && !has_ended(process)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

int signalled(const std::vector<std::string>& words, int signal, const std::function<void(pid_t)>& wait) {
    const pid_t child = start_program(words, signal);
    wait(child);
    kill(child, signal);
    return status_at_end(child);
}

int signalled_when_held(const std::vector<std::string>& words, int signal, const std::string& path,
                        std::size_t line_count, const std::function<void()>& meanwhile) {
    int ends[2] = {};
    REQUIRE(pipe2(ends, O_CLOEXEC) == 0);
    REQUIRE(fcntl(ends[1], F_SETPIPE_SZ, 4096) == 4096);
    const pid_t child = start_program(words, signal, ends[1]);
    close(ends[1]);
    wait_for_lines(child, path, line_count);
    CHECK_FALSE(has_ended(child));
    meanwhile();
    kill(child, signal);
    char buffer[4096];
    while (read(ends[0], buffer, sizeof buffer) > 0) {
    }
    close(ends[0]);
    return status_at_end(child);
}

}  // namespace tessera
