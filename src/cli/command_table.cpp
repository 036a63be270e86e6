#include "cli/command_table.h"

#include "cli/commands.h"
#include "cli/options.h"

namespace tessera {

namespace {

using Options = std::vector<OptionInfo>;

Options joined(Options first, const Options& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

Options reading() {
    return joined({cut_option()}, input_options());
}

// Returns the options of commands that only look at a puzzle.
Options looking(const Options& own = {}) {
    return joined(joined(reading(), own), {json_option()});
}

// Returns the options of commands that run a job on a puzzle.
Options working(const Options& own = {}) {
    return joined(joined(reading(), own), {limit_option(), json_option()});
}

}  // namespace

const std::vector<CommandInfo>& command_table() {
    static const std::vector<CommandInfo> table = {
        {"solve", "print a solution", "INPUT...", working(joined(solve_options(), {threads_option()})), solve,
         notes_on_engines()},
        {"count", "print the number of solutions", "INPUT",
         working(joined(count_options(), {threads_option()})), count},
        {"generate", "print a new level", "",
         joined(generate_options(),
                {like_option(), surprise_option(), puzzle_count_option(),
                 part_option("make only part i of K of them: every Kth"), threads_option(),
                 rows_option("--output",
                             "write the many puzzles to a file, each as it is made, and FILE.manifest"),
                 resume_option(), limit_option(), json_option()}),
         generate, notes_on_params()},
        {"hint", "say what to do next, from vague to exact", "INPUT", working(), hint},
        {"explain", "solve the puzzle as a person would, one deduction a line", "INPUT...", working(),
         explain},
        {"grade", "say how hard the puzzle is for people and whether its solution is the only one",
         "INPUT...", working({symmetry_option(), fit_option()}), grade},
        {"show", "print the board and the pieces with their orientations", "INPUT...",
         looking({picture_option()}), show},
        {"print", "print a sheet for paper: puzzles, pieces to cut out, solutions", "INPUT...",
         joined(joined(reading(), print_options()), {limit_option()}), print_sheet},
        {"book", "make a book of new puzzles: title page, contents, how to play, answers", "[RECIPE]",
         joined(book_options(), {threads_option(), limit_option(), json_option()}), book, notes_on_books()},
        {"share", "print the share code", "INPUT...",
         looking({address_option("the address of the page: print the whole link"), qr_option()}), share},
        {"open", "print the level text of a share code", "INPUT", looking({table_option()}), open},
        {"convert", "write a puzzle or an exact cover problem in another format", "IN OUT",
         joined(input_options(), output_options()), convert, notes_on_formats()},
        {"check", "is ANSWER a solution of INPUT?", "INPUT ANSWER...", looking(), check},
        {"replay", "replay a bug report: the line that the page copies", "LINE...", {json_option()}, replay},
        {"lab", "run engines side by side and compare what they cost: table, CSV, chart", "INPUT...",
         joined(joined(reading(), lab_options()), {run_limit_option(), json_option()}), lab,
         notes_on_engines()},
        {"merge",
         "join the files of all parts of a campaign, and check that they belong together",
         "FILE...",
         {rows_option("--output",
                      "write the file that one machine would have written, instead of printing it")},
         merge},
        {"bench",
         "run a list of benchmarks, by default tests/bench/levels.txt",
         "[LIST]",
         {json_option()},
         bench},
        {"serve",
         "answer jobs, a JSON object a line, from standard input until its end",
         "",
         {jobs_option()},
         serve,
         notes_on_jobs()},
        {"completion", "print a completion script for bash or zsh", "SHELL", {}, completion},
        {"man", "print this manual as a man page", "", {}, manual},
    };
    return table;
}

}  // namespace tessera
