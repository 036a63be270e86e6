#pragma once

#include "games/game.h"

#include <string>
#include <vector>

namespace tessera {

// What stands on the command line.
struct Arguments {
    std::vector<std::string> inputs;  // INPUT, and ANSWER for check
    std::string cut_file;             // of --cut, which stands in for INPUT; empty if there is none
    SolveOptions solve;
    CountOptions count;
    double limit_seconds = 0;  // 0: no limit
    int thread_count = 1;
    bool json = false;
    std::string family;  // of generate
    std::string params;  // of generate, as the family reads them

    // What the puzzle is called in sentences about it.
    const std::string& input_name() const { return cut_file.empty() ? inputs.front() : cut_file; }
};

}  // namespace tessera
