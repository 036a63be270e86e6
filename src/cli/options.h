#pragma once

#include "cli/command_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The options that several commands share.
OptionInfo cut_option();
OptionInfo seed_option(const std::string& help);
OptionInfo limit_option();
OptionInfo run_limit_option();  // the same for each of several runs
OptionInfo threads_option();
OptionInfo json_option();
// Of a file that is written; `take` gets its name.
OptionInfo output_option(const std::string& name, const std::string& help,
                         std::function<void(Arguments&, const std::string&)> take);

// The options of one command.
std::vector<OptionInfo> solve_options();
std::vector<OptionInfo> count_options();
std::vector<OptionInfo> generate_options();
std::vector<OptionInfo> lab_options();
std::vector<OptionInfo> print_options();
OptionInfo picture_option();  // of show
OptionInfo address_option(const std::string& help);
OptionInfo qr_option();   // of share
OptionInfo fit_option();  // of grade

// The names of all engines and heuristics that a family has, or all families have together.
std::vector<std::string> engines_of_family(std::string_view family);
std::vector<std::string> all_engines();
std::vector<std::string> all_heuristics();

// What differs from family to family.
std::vector<Notes> notes_on_engines();
std::vector<Notes> notes_on_params();

}  // namespace tessera
