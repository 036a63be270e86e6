#pragma once

#include "cli/command_table.h"

#include <string>

namespace tessera {

// A command with its arguments, or the text to print instead.
struct CommandLine {
    const CommandInfo* command = nullptr;
    Arguments arguments;
    std::string text;       // help or version, for standard output
    std::string complaint;  // one line
};

CommandLine read_command_line(int argument_count, const char* const* arguments);

}  // namespace tessera
