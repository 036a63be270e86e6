#pragma once

#include "cli/command_table.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Options shared by several commands.
OptionInfo cut_option();
std::vector<OptionInfo> input_options();   // which format INPUT has, and which of its problems is meant
std::vector<OptionInfo> output_options();  // for convert
OptionInfo seed_option(const std::string& help);
OptionInfo limit_option();
OptionInfo run_limit_option();  // the same for each of several runs
OptionInfo threads_option();
OptionInfo jobs_option();  // --threads of serve
OptionInfo json_option();
OptionInfo part_option(const std::string& help);
// An option that names an output file; `take` gets the name.
OptionInfo output_option(const std::string& name, const std::string& help,
                         std::function<void(Arguments&, const std::string&)> take);

// An option with one of `choices`; `take` gets its index.
OptionInfo choice_option(const std::string& name, const std::string& value, const std::string& help,
                         const std::vector<std::string>& choices,
                         const std::function<void(Arguments&, std::size_t)>& take);

// Options of single commands.
std::vector<OptionInfo> solve_options();
OptionInfo symmetry_option();
std::vector<OptionInfo> count_options();
// Those of generate; `left_out` are names of params.
std::vector<OptionInfo> generate_options(const std::vector<std::string_view>& left_out = {});
std::vector<OptionInfo> lab_options();
OptionInfo rows_option(const std::string& name, const std::string& help);  // the file of a campaign
OptionInfo resume_option();
OptionInfo like_option();  // for generate, likewise below
OptionInfo surprise_option();
OptionInfo puzzle_count_option();
std::vector<OptionInfo> print_options();
OptionInfo table_option();  // for open
OptionInfo per_page_option();
OptionInfo paper_option();
std::vector<OptionInfo> book_options();
OptionInfo picture_option();  // for show
OptionInfo address_option(const std::string& help);
OptionInfo qr_option();   // for share
OptionInfo fit_option();  // for grade

// The names of all engines and heuristics of one family, or of all families.
std::vector<std::string> engines_of_family(std::string_view family);
std::vector<std::string> all_engines();
std::vector<std::string> all_heuristics();

// Differences between families.
std::vector<Notes> notes_on_engines();
std::vector<Notes> notes_on_params(const std::vector<std::string_view>& left_out = {});
std::vector<Notes> notes_on_books();
std::vector<Notes> notes_on_formats();

// The requests that `serve` takes.
std::vector<Notes> notes_on_jobs();

}  // namespace tessera
