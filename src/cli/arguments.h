#pragma once

#include "games/game.h"

#include <string>
#include <utility>
#include <vector>

namespace tessera {

// What stands on the command line.
struct Arguments {
    std::string command;
    std::vector<std::string> inputs;  // INPUT, and ANSWER for check
    std::string cut_file;             // of --cut, which stands in for INPUT; empty if there is none
    SolveOptions solve;
    CountOptions count;
    double limit_seconds = 0;  // 0: no limit
    int thread_count = 1;
    bool json = false;
    std::string family;  // of generate
    std::string params;  // of generate, as the family reads them
};

// Either what to do, or the status to end with after what had to be said (help, a wrong option) has been
// said.
struct CommandLine {
    Arguments arguments;
    bool is_over = false;
    int exit_status = 0;
};

CommandLine read_command_line(int argument_count, const char* const* arguments);

}  // namespace tessera
