#pragma once

#include "cli/command_table.h"

#include <vector>

namespace tessera {

// The options that several commands share.
OptionInfo cut_option();
OptionInfo seed_option(const std::string& help);
OptionInfo limit_option();
OptionInfo threads_option();
OptionInfo json_option();

// The options of one command.
std::vector<OptionInfo> solve_options();
std::vector<OptionInfo> count_options();
std::vector<OptionInfo> generate_options();

// What differs from family to family.
std::vector<Notes> notes_on_engines();
std::vector<Notes> notes_on_params();

}  // namespace tessera
