// Promise: The lab's runs are bounded, and a refused command leaves every file unchanged.

#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

#include <filesystem>

// Limits of `tessera lab`: runs end, logs are bounded, and refused commands destroy no files.

namespace tessera {

TEST_SUITE_BEGIN("cli/lab_bounds");

namespace {

namespace fs = std::filesystem;

std::string last_line(const std::string& text) {
    return std::string(split_lines(text).back().text);
}

std::string level_text() {
    return "tessera 1 polyomino\nboard\n..\n..\nend\npiece V\nX.\nXX\nend\npiece I\nX\nend\n";
}

// Checks that the command is refused in one line that contains `why`.
void check_refused(const std::string& words, const std::string& why) {
    CAPTURE(words);
    const Ending ending = run_shell("cd " + quoted(scratch_path("")) + "; \"$TESSERA\" lab " + words);
    CHECK(ending.exit_status == 2);
    CHECK(ending.output == "");
    CHECK(split_lines(ending.errors).size() == 1);
    CHECK_MESSAGE(has(ending.errors, why), ending.errors);
}

// Makes an input file and an old output file, and links to them.
void make_files() {
    for (const std::string name : {"new.csv", "soft.csv", "hard.csv", "soft.txt", "lost.csv"}) {
        fs::remove(scratch_path(name));
    }
    file_with("own.txt", level_text());
    file_with("kept.csv", "kept\n");
    fs::create_directory(scratch_path("folder"));
    fs::create_symlink("kept.csv", scratch_path("soft.csv"));
    fs::create_hard_link(scratch_path("kept.csv"), scratch_path("hard.csv"));
    fs::create_symlink("folder/../own.txt", scratch_path("soft.txt"));
    fs::create_symlink("new.csv", scratch_path("lost.csv"));
}

// Checks that the files have not changed.
void check_files() {
    CHECK(contents(scratch_path("own.txt")) == level_text());
    CHECK(contents(scratch_path("kept.csv")) == "kept\n");
    CHECK_FALSE(fs::exists(scratch_path("new.csv")));
}

// Returns almost a megabyte: L-shaped pieces up to the size of the board, and single cells for the rest.
[[maybe_unused]] std::string large_level() {  // not used under sanitizers
    constexpr int side = 128;
    constexpr int corner_count = 60;
    const auto rows = [](const std::string& row, int count) {
        std::string text;
        for (int number = 0; number < count; ++number) {
            text += row + "\n";
        }
        return text;
    };
    std::string text = "tessera 1 polyomino\nboard\n" + rows(std::string(side, '.'), side) + "end\n";
    const std::string corner =
        rows("X" + std::string(side - 1, '.'), side - 1) + std::string(side, 'X') + "\nend\n";
    for (int number = 0; number < corner_count; ++number) {
        text += "piece P" + std::to_string(number) + " noflip noturn\n" + corner;
    }
    const int cells_left = side * side - corner_count * (2 * side - 1);
    return text + "piece M x" + std::to_string(cells_left) + "\nX\nend\n";
}

}  // namespace

TEST_CASE("an engine, a heuristic or a seed that is named twice is run once") {
    const Ending ending = run("lab " + iq() + " --engines algorithm_x,dancing_links,algorithm_x " +
                              "--heuristics default,holes,default,holes --seeds 2,1..2,2 --ticks 1 --json");
    CHECK(ending.exit_status == 0);
    CHECK(split_lines(ending.output).size() == 2 * 2 * 2);
    CHECK(has(std::string(split_lines(ending.output).front().text), "\"seed\":2"));
}

TEST_CASE("more than 100,000 runs are refused before there is work, and so many are not") {
    make_files();
    std::string inputs;
    for (int count = 0; count < 5; ++count) {
        inputs += "own.txt ";
    }
    const std::string rest = " --seeds 1..10000 --engines ";
    const std::string two_engines = "algorithm_x,dancing_links";
    check_refused(inputs + "own.txt --csv kept.csv" + rest + two_engines,
                  "tessera: lab makes at most 100000 runs at once, and these are more");
    check_refused(inputs + "--csv kept.csv --heuristics default,holes,compactness" + rest + two_engines,
                  "at most 100000 runs");
    check_files();
    const Ending heading = run_shell("cd " + quoted(scratch_path("")) + "; \"$TESSERA\" lab " + inputs +
                                     rest + two_engines + " 2>/dev/null | head -n 1");
    CHECK(has(heading.output, "outcome"));
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // they reserve the address space
TEST_CASE("ten thousand runs on a level of a megabyte do not hold its text ten thousand times") {
    const std::string level = quoted(file_with("large_level.txt", large_level()));
    const Ending heading = run_shell("ulimit -v 2000000; \"$TESSERA\" lab " + level +
                                     " --engines beam --seeds 1..10000 --ticks 1 2>/dev/null | head -n 1");
    CHECK(has(heading.output, "outcome"));
}
#endif

TEST_CASE("a refused command leaves every file as it was") {
    make_files();
    check_refused(giraffe() + " --csv kept.csv --log new.csv", "cannot be recorded step by step");
    check_refused("own.txt --engines beam --csv kept.csv --log new.csv", "cannot be recorded step by step");
    check_refused("own.txt --engines beam --log kept.csv", "cannot be recorded step by step");
    check_refused("own.txt --csv kept.csv --svg /no/such/folder/file", "this cannot be written");
    check_refused("own.txt --csv new.csv --svg /no/such/folder/file", "this cannot be written");
    check_refused("own.txt --csv kept.csv --engines steam", "no engine called steam");
    check_files();
}

TEST_CASE("two outputs to one file are refused, however it is spelled") {
    make_files();
    const std::string words = "own.txt --engines algorithm_x ";
    for (const std::string name :
         {"kept.csv", "./kept.csv", "folder/../kept.csv", "soft.csv", "hard.csv", "\"$PWD/kept.csv\""}) {
        check_refused(words + "--csv kept.csv --svg " + name, "--csv and --svg are the same file: kept.csv");
        check_refused(words + "--csv new.csv --log kept.csv --svg " + name,
                      "--svg and --log are the same file");
    }
    for (const std::string name :
         {"new.csv", "./new.csv", "folder/../new.csv", "lost.csv", "\"$PWD/new.csv\""}) {
        check_refused(words + "--csv new.csv --log " + name, "--csv and --log are the same file: new.csv");
        check_refused(words + "--log new.csv --csv " + name, "--csv and --log are the same file: ");
    }
    check_files();
    CHECK(fs::is_symlink(scratch_path("lost.csv")));
    CHECK(run("lab " + iq() + " --engines algorithm_x --csv /dev/null --svg /dev/null").exit_status == 0);
}

TEST_CASE("an output to a file that is read or that has the table is refused, however it is spelled") {
    make_files();
    const std::string code = run("share " + quoted(scratch_path("own.txt"))).output;
    for (const std::string option : {"--csv ", "--svg ", "--log ", "--cp-profiler "}) {
        for (const std::string name : {"own.txt", "./own.txt", "folder/../own.txt", "soft.txt"}) {
            check_refused("own.txt --engines algorithm_x " + option + name, "is also an input: ");
            check_refused(iq() + " own.txt --engines algorithm_x " + option + name, "is also an input: ");
            check_refused("- --engines algorithm_x " + option + name + " <own.txt", "is also an input: ");
        }
        check_files();
        check_refused("own.txt --engines algorithm_x " + option + "new.csv >new.csv",
                      "is the file of standard output: new.csv");
        fs::remove(scratch_path("new.csv"));
    }
    file_with("cut.txt", " x y\n x x\n");
    check_refused("--cut cut.txt --csv ./cut.txt", "--csv is also an input: ./cut.txt");
    CHECK(contents(scratch_path("cut.txt")) == " x y\n x x\n");
    CHECK(run("lab " + quoted(code) + " --engines algorithm_x --csv " + quoted(scratch_path("kept.csv")))
              .exit_status == 0);
    CHECK(has(contents(scratch_path("kept.csv")), "input,engine,"));
    CHECK_FALSE(has(contents(scratch_path("kept.csv")), "kept"));
}

TEST_CASE("a log ends where the limit of seconds ended the run") {
    const std::string log = scratch_path("limited.log");
    for (const std::string engine : {"dancing_links --heuristics perimeter", "algorithm_x+random"}) {
        CAPTURE(engine);
        const Ending ending =
            run("lab " + quoted(std::string(TESSERA_SOURCE_DIR) + "/levels/polyomino/29-iq-empty.txt") +
                " --engines " + engine + " --limit 0.000000001 --ticks 1000000000000 --log " + quoted(log));
        CHECK(ending.exit_status == 0);
        const std::vector<Token> row = split_words(split_lines(ending.output).back());
        REQUIRE(row.size() == 13);
        CHECK(row[4].text == "stopped");
        CHECK(last_line(contents(log)) == "end stopped " + std::string(row[5].text));
    }
}

TEST_SUITE_END();

}  // namespace tessera
