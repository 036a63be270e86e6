#pragma once

#include "games/game.h"
#include "print/paper/sheet_options.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tessera {

// The lab's arguments. An empty list: the default.
struct LabArguments {
    std::vector<std::string> engines;
    std::vector<std::string> heuristics;
    std::vector<std::uint64_t> seeds;
    std::uint64_t ticks = 20'000'000;  // limit of each run
    bool finds_all = false;            // continues to further solutions
    std::string measure;               // for the chart; empty: the fair one (lab/chart_data.h)
    std::string csv_file;              // empty: none; likewise below
    std::string svg_file;
    std::string log_file;
    std::string profiler_file;
};

// The arguments for sheets and pictures.
struct PrintArguments {
    SheetOptions sheet;
    bool with_solution = false;
    bool with_explanation = false;
    std::string picture_file;  // for show; empty: none
    std::string address;       // the page's, where links begin; empty: unknown
    std::string qr_file;       // for share; empty: none
};

// An output file, and the option that names it.
struct NamedFile {
    std::string option;
    std::string name;
};

// The parsed command line.
struct Arguments {
    std::vector<std::string> inputs;  // INPUT, and ANSWER for check
    std::string cut_file;             // --cut, instead of INPUT; empty: none
    std::string from_format;          // of INPUT, an id; empty: its ending or its text tells
    std::string to_format;            // for convert; empty: the ending of OUT tells
    int problem = 1;                  // of an INPUT that has several
    std::string times_file;           // grade --fit, instead of INPUT; empty: none
    SolveOptions solve;
    CountOptions count;
    double limit_seconds = 0;  // 0: no limit
    int thread_count = 1;
    bool json = false;
    LabArguments lab;
    PrintArguments print;
    std::vector<std::string> files_read;   // INPUT and other input files, "-" for standard input
    std::vector<NamedFile> files_written;  // besides standard output
    std::string family;                    // for generate
    std::string params;                    // for generate, in the family's format
    std::string params_file;               // for generate, of a param that is given as a file; empty: none

    // The puzzle's name in messages.
    const std::string& input_name() const { return cut_file.empty() ? inputs.front() : cut_file; }
};

}  // namespace tessera
