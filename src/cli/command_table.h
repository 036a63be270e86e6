#pragma once

#include "cli/arguments.h"

#include <functional>
#include <string>
#include <vector>

namespace tessera {

// The one list of commands and options, used by parser (command_line.cpp), help, completion and manual.

struct OptionInfo {
    std::string name;   // including the dashes
    std::string value;  // placeholder in help, such as SECONDS; empty: a flag
    std::string help;   // one clause with limits and default, no full stop
    // Stores the value as written (empty for a flag). Returns an error message, or an empty text.
    std::function<std::string(Arguments&, const std::string&)> take;
    std::vector<std::string> choices = {};  // all values, if they are few
    bool is_in_notes = false;               // documented in the notes of its command
};

// A headline with lines under it, for differences between families.
struct Notes {
    std::string headline;
    std::vector<std::pair<std::string, std::string>> lines;  // a term and its explanation
};

struct CommandInfo {
    std::string name;
    std::string help;
    std::string
        inputs;  // positional arguments: "INPUT ANSWER"; input files (OUT is an output), except LINE and SHELL
    std::vector<OptionInfo> options;
    int (*run)(const Arguments&);
    std::vector<Notes> notes = {};
};

const std::vector<CommandInfo>& command_table();

}  // namespace tessera
