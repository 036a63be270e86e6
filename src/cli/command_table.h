#pragma once

#include "cli/arguments.h"

#include <functional>
#include <string>
#include <vector>

namespace tessera {

// The one list of commands and options. The command line is read by it (command_line.cpp), and help,
// completion and the manual are made from it.

struct OptionInfo {
    std::string name;   // with its dashes
    std::string value;  // what stands for the value in help: SECONDS; empty: a flag
    std::string help;   // one clause with limits and the usual value, no full stop
    // Takes the value as written, nothing for a flag; says what is wrong with it, or nothing.
    std::function<std::string(Arguments&, const std::string&)> take;
    std::vector<std::string> choices = {};  // all values there are, where those are few
    bool is_in_notes = false;               // told about in the notes of its command
};

// A headline and lines under it, for what differs from family to family.
struct Notes {
    std::string headline;
    std::vector<std::pair<std::string, std::string>> lines;  // a term and what is said of it
};

struct CommandInfo {
    std::string name;
    std::string help;
    std::string inputs;  // what stands without dashes: "INPUT ANSWER"; files, but for LINE and SHELL
    std::vector<OptionInfo> options;
    int (*run)(const Arguments&);
    std::vector<Notes> notes = {};
};

const std::vector<CommandInfo>& command_table();

}  // namespace tessera
