#pragma once

#include <functional>
#include <string>
#include <sys/types.h>
#include <vector>

// The program as a process that a test can signal while it works.

namespace tessera {

// Turns the process, a child, into the program with these words.
[[noreturn]] void become_program(const std::vector<std::string>& words);

// Starts the program with these words. Standard errors go to `interrupt_errors.txt` in the scratch folder, standard output
// to the handle, or to `interrupt_output.txt` there.
pid_t start_program(const std::vector<std::string>& words, int signal_to_restore, int output = -1);
bool has_ended(pid_t process);
// Waits for the end and returns the exit status, or 128 and the signal that ended it.
int status_at_end(pid_t process);

// Waits until the file has so many lines, or the process has ended.
void wait_for_lines(pid_t process, const std::string& path, std::size_t count);

// Runs the program, sends it the signal after `wait` and returns its status.
int signalled(const std::vector<std::string>& words, int signal, const std::function<void(pid_t)>& wait);

// Runs the program with its standard output in a narrow pipe that nobody reads, so that it cannot come to its end if it
// prints more than 4096 bytes. Once the file has so many lines, calls `meanwhile`, sends the signal, reads what there is
// and returns the status.
int signalled_when_held(
    const std::vector<std::string>& words, int signal, const std::string& path, std::size_t line_count,
    const std::function<void()>& meanwhile = [] {});

}  // namespace tessera
