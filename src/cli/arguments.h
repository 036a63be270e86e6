#pragma once

#include "formats/workshop/lengths.h"
#include "games/game.h"
#include "print/paper/sheet_options.h"

#include <cstddef>
#include <cstdint>
#include <optional>
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
    bool is_repeatable = false;        // without memory and time
    std::string measure;               // for the chart; empty: the fair one (lab/chart_data.h)
    std::string svg_file;              // empty: none; likewise below
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

enum class BookFormat { pdf, html, svg };
enum class GivenSymmetry { none, half_turn, mirror };

// The arguments for a book, beside those for sheets and generators. A recipe may give them, too.
struct BookArguments {
    std::string title;
    std::string author;
    BookFormat format = BookFormat::pdf;
    double spine = 8;                // additional margin, in millimetres
    std::vector<std::string> tiers;  // empty: all of the family
    GivenSymmetry symmetry = GivenSymmetry::none;
    std::string dailies;  // days, instead of tiers; empty: none
    bool with_parts = true;
    std::string file;  // empty: standard output
};

// An output file, and the option that names it.
struct NamedFile {
    std::string option;
    std::string name;
};

// The file of many runs, which can be cut and gone on with.
struct CampaignArguments {
    std::string rows_file;     // empty: none
    std::string resumed_file;  // --resume, the same but with its earlier rows; empty: none

    bool is_resumed() const { return !resumed_file.empty(); }
    const std::string& file() const { return is_resumed() ? resumed_file : rows_file; }
};

// The parsed command line.
struct Arguments {
    std::vector<std::string> words;          // as they were typed, without the program's name
    std::vector<std::string> inputs;         // INPUT, and ANSWER for check
    std::optional<std::string> input_text;   // of the one INPUT, where it was read already
    std::string input_trouble;               // or why it cannot be read; empty: nothing was read
    bool is_one_of_many = false;             // the one INPUT is to be named in JSON
    std::string cut_file;                    // --cut, instead of INPUT; empty: none
    std::string times_file;                  // grade --fit, instead of INPUT; empty: none
    std::string from_format;                 // of INPUT, an id; empty: from its ending or its text
    std::string to_format;                   // for convert; empty: from the ending of OUT
    WorkshopLengths lengths;                 // for convert
    std::vector<std::string> lengths_given;  // the options of these: "--kerf"
    int problem = 1;                         // of an INPUT that has several
    SolveOptions solve;
    CountOptions count;
    double limit_seconds = 0;  // 0: no limit
    int thread_count = 1;
    bool json = false;
    bool with_table = false;  // open: with where cells lie and what turns do
    LabArguments lab;
    CampaignArguments campaign;
    PrintArguments print;
    BookArguments book;
    std::vector<std::string> files_read;   // INPUT and other input files, "-" for standard input
    std::vector<NamedFile> files_written;  // besides standard output
    std::size_t puzzle_count = 0;          // for generate; 0: one, as level text
    std::string family;                    // for generate
    std::string params;                    // for generate, in the family's format
    std::string params_file;               // for generate, of a param that is given as a file; empty: none
    std::string puzzle_like;               // for generate, an INPUT; empty: none
    bool is_surprise = false;              // for generate: of any kind that some day has

    // The puzzle's name in messages.
    const std::string& input_name() const { return cut_file.empty() ? inputs.front() : cut_file; }
};

}  // namespace tessera
