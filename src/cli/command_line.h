#pragma once

#include "cli/command_table.h"

#include <string>

namespace tessera {

// What to do: a command with its arguments, or what is to be said instead of doing anything.
struct CommandLine {
    const CommandInfo* command = nullptr;
    Arguments arguments;
    std::string text;       // help or the version, for standard output
    std::string complaint;  // one line
};

CommandLine read_command_line(int argument_count, const char* const* arguments);

}  // namespace tessera
