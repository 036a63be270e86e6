#include "cli/output.h"

#include "cli/exit_status.h"
#include "cli/printable.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <new>
#include <string>
#include <unistd.h>

namespace tessera {

namespace {

bool is_lost = false;

bool write_all(std::FILE* file, std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

[[noreturn]] void give_up_for_memory() {
    constexpr std::string_view sentence = "tessera: the machine has no memory left for this\n";
    [[maybe_unused]] const ssize_t size = write(STDERR_FILENO, sentence.data(), sentence.size());
    std::_Exit(exit_stopped);
}

}  // namespace

bool print(std::string_view text) {
    return print_bytes(printable(text, "\n\t"));
}

bool print_bytes(std::string_view bytes) {
    if (!is_lost && !write_all(stdout, bytes)) {
        is_lost = true;
        remark(fmt::format("tessera: the output cannot be written: {}", std::strerror(errno)));
    }
    return !is_lost;
}

void remark(std::string_view line) {
    write_all(stderr, printable(line, "\n") + "\n");
}

void show_progress(std::string_view line) {
    static const bool is_seen = isatty(STDERR_FILENO) == 1;
    if (is_seen) {
        constexpr std::size_t most_columns = 79;
        write_all(stderr, "\r" + shortened(line, most_columns) + "\x1b[K");
    }
}

int refuse(std::string_view line) {
    write_all(stderr, shortened(line, longest_refusal) + "\n");
    return exit_bad_input;
}

int final_status(int status) {
    return is_lost ? exit_bad_input : status;
}

void prepare_output() {
    std::set_new_handler(give_up_for_memory);
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    // A closed handle is filled with one opened in the wrong direction, so that using it still fails.
    for (const int handle : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(handle, F_GETFD) == -1) {
            ::open("/dev/null", handle == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

}  // namespace tessera
