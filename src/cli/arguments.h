#pragma once

#include "games/game.h"
#include "print/paper/sheet_options.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tessera {

// What stands on the command line for the lab. An empty list: as usual.
struct LabArguments {
    std::vector<std::string> engines;
    std::vector<std::string> heuristics;
    std::vector<std::uint64_t> seeds;
    std::uint64_t ticks = 20'000'000;  // that a run may take
    bool finds_all = false;            // solutions
    std::string measure;               // of the chart; empty: the fair one (lab/chart_data.h)
    std::string csv_file;              // empty: none, as the others
    std::string svg_file;
    std::string log_file;
    std::string profiler_file;
};

// What stands on the command line for sheets and pictures.
struct PrintArguments {
    SheetOptions sheet;
    bool with_solution = false;
    bool with_explanation = false;
    std::string picture_file;  // of show; empty: none
    std::string address;       // of the page, which links begin with; empty: not told
    std::string qr_file;       // of share; empty: none
};

// A file to be written, and the option that names it.
struct NamedFile {
    std::string option;
    std::string name;
};

// What stands on the command line.
struct Arguments {
    std::vector<std::string> inputs;  // INPUT, and ANSWER for check
    std::string cut_file;             // of --cut, which stands in for INPUT; empty if there is none
    std::string times_file;           // of grade --fit, which stands in for INPUT; empty if there is none
    SolveOptions solve;
    CountOptions count;
    double limit_seconds = 0;  // 0: no limit
    int thread_count = 1;
    bool json = false;
    LabArguments lab;
    PrintArguments print;
    std::vector<std::string> files_read;   // INPUT and its like, "-" for standard input
    std::vector<NamedFile> files_written;  // beside standard output
    std::string family;                    // of generate
    std::string params;                    // of generate, as the family reads them

    // What the puzzle is called in sentences about it.
    const std::string& input_name() const { return cut_file.empty() ? inputs.front() : cut_file; }
};

}  // namespace tessera
