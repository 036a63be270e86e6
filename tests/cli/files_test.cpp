// Promise: No command overwrites its input.

#include "base/text.h"
#include "cli/program.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>

// No command overwrites its input, under any name or link; it refuses before reading or writing anything.

namespace tessera {

TEST_SUITE_BEGIN("cli/files");

namespace {

namespace fs = std::filesystem;

const std::string level = "tessera 1 polyomino\nboard\n..\n..\nend\npiece V\nX.\nXX\nend\npiece I\nX\nend\n";

const std::string names[] = {"in.txt",   "./in.txt", "folder/../in.txt",
                             "soft.txt", "hard.txt", "\"$PWD/in.txt\""};

void make_files() {
    for (const std::string name : {"soft.txt", "hard.txt", "out.txt"}) {
        fs::remove(scratch_path(name));
    }
    file_with("in.txt", level);
    fs::create_directory(scratch_path("folder"));
    fs::create_symlink("folder/../in.txt", scratch_path("soft.txt"));
    fs::create_hard_link(scratch_path("in.txt"), scratch_path("hard.txt"));
}

Ending run_in_scratch(const std::string& words) {
    return run_shell("cd " + quoted(scratch_path("")) + "; \"$TESSERA\" " + words);
}

void check_refused(const std::string& words, const std::string& why) {
    CAPTURE(words);
    const Ending ending = run_in_scratch(words);
    CHECK(ending.exit_status == 2);
    CHECK(ending.output == "");
    CHECK(split_lines(ending.errors).size() == 1);
    CHECK_MESSAGE(has(ending.errors, why), ending.errors);
    CHECK(contents(scratch_path("in.txt")) == level);
}

// Commands that end with an option for a file to write.
const std::string writers[] = {"show IN --svg ",
                               "share IN --address http://a/ --qr ",
                               "lab IN --engines algorithm_x --csv ",
                               "lab IN --engines algorithm_x --svg ",
                               "lab IN --engines algorithm_x --log ",
                               "lab IN --engines algorithm_x --cp-profiler "};

// The same, but for files that must have rows already.
const std::string row_writers[] = {"lab IN --engines algorithm_x --resume ", "merge IN --output "};

std::string option_of(const std::string& words) {
    return words.substr(words.rfind("--"), words.size() - 1 - words.rfind("--"));
}

std::string with_input(const std::string& words, const std::string& input) {
    const std::size_t place = words.find("IN");
    return words.substr(0, place) + input + words.substr(place + 2);
}

// Tries some of the names, others at each turn.
void check_refused_as_input(const std::string& words, int turn) {
    const int stride = rounds(1, 3);
    for (int index = turn % stride; index < static_cast<int>(std::size(names)); index += stride) {
        check_refused(with_input(words, "in.txt") + names[index], "is also an input: ");
        check_refused(with_input(words, "-") + names[index] + " <in.txt", "is also an input: ");
    }
}

// Returns the options from the shell completion.
std::set<std::string> options_that_name_files() {
    std::set<std::string> options;
    const std::string script = run("completion zsh").output;
    for (const Token& line : split_lines(script)) {
        const std::size_t start = line.text.find("'--");
        if (start != std::string_view::npos && has(std::string(line.text), ":FILE:_files")) {
            options.emplace(line.text.substr(start + 1, line.text.find('[') - start - 1));
        }
    }
    return options;
}

}  // namespace

TEST_CASE("all options that name a file to write are tried here") {
    std::set<std::string> tried = {"--board", "--cut"};  // input files
    std::transform(std::begin(writers), std::end(writers), std::inserter(tried, tried.end()), option_of);
    std::transform(std::begin(row_writers), std::end(row_writers), std::inserter(tried, tried.end()),
                   option_of);
    CHECK(options_that_name_files() == tried);
}

TEST_CASE("an output that is also an input is refused, whichever option names it and however it is spelled") {
    make_files();
    int turn = 0;
    for (const std::string& words : writers) {
        check_refused_as_input(words, turn++);
        CHECK(run_in_scratch(with_input(words, "in.txt") + "out.txt").exit_status == 0);
        CHECK(run_in_scratch(with_input(words, "in.txt") + "/dev/null").exit_status == 0);
        CHECK(run_in_scratch(with_input(words, "in.txt") + "out.txt <in.txt").exit_status == 0);
    }
    for (const std::string& words : row_writers) {
        check_refused_as_input(words, turn++);
    }
    file_with("cut.txt", " x y\n x x\n");
    for (const std::string words :
         {"show --cut cut.txt --svg ./cut.txt", "lab --cut cut.txt --csv ./cut.txt"}) {
        check_refused(words, "is also an input: ./cut.txt");
        CHECK(contents(scratch_path("cut.txt")) == " x y\n x x\n");
    }
}

TEST_CASE("standard output to a file that is read is refused by every command") {
    make_files();
    const std::string answer = file_with("right.txt", " x y\n x x\n");
    for (const std::string command : {"solve", "count", "hint", "explain", "grade", "show", "print", "share",
                                      "open", "lab --engines algorithm_x", "bench"}) {
        for (const std::string name : {"in.txt", "soft.txt", "hard.txt"}) {
            check_refused(command + " in.txt >>" + name, "standard output is also an input: in.txt");
        }
    }
    check_refused("solve - <in.txt >>hard.txt", "standard output is also an input: -");
    check_refused("check in.txt right.txt >>in.txt", "standard output is also an input: in.txt");
    check_refused("check in.txt right.txt >>right.txt", "standard output is also an input: right.txt");
    CHECK(contents(answer) == " x y\n x x\n");
    check_refused("show in.txt --svg out.txt >out.txt", "--svg is the file of standard output: out.txt");
    CHECK(run_in_scratch("solve in.txt >out.txt").exit_status == 0);
    CHECK(run_in_scratch("solve in.txt </dev/null >/dev/null").exit_status == 0);
}

TEST_SUITE_END();

}  // namespace tessera
