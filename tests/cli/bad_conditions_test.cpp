// Promise: Failing output, endless input, control characters and options out of range end with one line and status 2.

#include "base/text.h"
#include "cli/program.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>

// Every command under every bad condition: failing output, invalid input, wrong options.

namespace tessera {

TEST_SUITE_BEGIN("cli/bad_conditions");

namespace {

// A working command line, with INPUT between `name` and `rest` if there is one.
struct Command {
    std::string name;
    std::string input;
    std::string rest;

    std::string with(const std::string& other_input) const { return name + " " + other_input + " " + rest; }
    std::string good() const { return with(input); }
};

std::vector<Command> commands_with_input() {
    const std::string answer = quoted(file_with("right.txt", " x y\n x x\n"));
    const std::string level = quoted(file_with("pair.txt",
                                               "tessera 1 polyomino\nboard\n..\n..\nend\n"
                                               "piece V\nX.\nXX\nend\npiece I\nX\nend\n"));
    const std::string code = quoted(file_with("code.txt", run("share " + level).output));
    return {{"solve", level, ""},     {"count", level, ""}, {"hint", level, ""},
            {"grade", level, ""},     {"show", level, ""},  {"share", level, ""},
            {"check", level, answer}, {"open", code, ""},   {"lab", level, "--engines algorithm_x"}};
}

std::vector<Command> all_commands() {
    std::vector<Command> commands = commands_with_input();
    const std::string list = quoted(file_with("list.txt", "pair solve " + scratch_path("pair.txt") + "\n"));
    commands.push_back({"bench", list, ""});
    commands.push_back({"generate", "", "--family polyomino --size 4x4"});
    commands.push_back({"completion", "", "bash"});
    commands.push_back({"man", "", ""});
    return commands;
}

bool is_harmless(char letter) {
    return letter == '\n' || letter == '\t' || static_cast<unsigned char>(letter) >= 0x20;
}

// Checks that the refusal is one printable line.
void check_refusal(const Ending& ending) {
    CHECK(ending.exit_status == 2);
    CHECK(split_lines(ending.errors).size() == 1);
    CHECK(ending.errors.size() > 10);
    CHECK(ending.errors.size() <= 501);
    CHECK(std::all_of(ending.errors.begin(), ending.errors.end(), is_harmless));
    CHECK(!has(ending.errors, "\x7f"));
}

// Returns a shell line that runs the command with a pipe without reader as output. One process opens both
// ends and closes the read end, so that no other process can still have it open.
std::string after_the_reader_left(const std::string& line) {
    const std::string pipe = quoted(scratch_path("pipe"));
    return "rm -f " + pipe + "; mkfifo " + pipe + "; exec 3<>" + pipe + " 4>" + pipe +
           " 3<&-; exec \"$TESSERA\" " + line + " >&4 4>&-";
}

}  // namespace

TEST_CASE("commands do what they should where nothing is wrong") {
    for (const Command& command : all_commands()) {
        CAPTURE(command.name);
        const Ending ending = run(command.good());
        CHECK(ending.exit_status == 0);
        CHECK(ending.output != "");
        CHECK(ending.errors == "");
    }
}

TEST_CASE("output that cannot be written ends with 2 and says so") {
    std::vector<std::string> lines = {"--version", "--help", "solve --help"};
    for (const Command& command : all_commands()) {
        lines.push_back(command.good());
        if (command.name != "completion" && command.name != "man") {
            lines.push_back(command.good() + " --json");
        }
    }
    const auto refused = [](const Ending& ending) {
        check_refusal(ending);
        CHECK(has(ending.errors, "the output cannot be written"));
    };
    int number = 0;
    for (const std::string& line : lines) {
        CAPTURE(line);
        int way = number++;
        for (const std::string where : {" >/dev/full", " >&-"}) {
            CAPTURE(where);
            if (way++ % rounds(1, 3) == 0) {
                refused(run(line + where));
            }
        }
        if (way % rounds(1, 3) == 0) {
            refused(run_shell(after_the_reader_left(line)));
        }
    }
}

TEST_CASE("with standard error closed the status still tells") {
    CHECK(run("solve no-such-file 2>&-").exit_status == 2);
    CHECK(run("solve " + iq() + " 2>&-").exit_status == 0);
    CHECK(run("solve " + iq() + " >&- 2>&-").exit_status == 2);
    CHECK(run("solve " + iq() + " <&- >&- 2>&-").exit_status == 2);
}

TEST_CASE("what is no puzzle is refused in one line that names it") {
    const std::string level = contents(scratch_path("pair.txt"));
    const std::string many_lines(200000, '\n');
    const std::pair<std::string, std::string> inputs[] = {
        {"no-such-file", "there is no such file"},
        {quoted(scratch_path("")), "this is a directory"},
        {"/dev/zero", "larger than one megabyte"},
        {"- </dev/zero", "larger than one megabyte"},
        {quoted(file_with("large.txt", std::string((1U << 20U) + 1, '#'))), "larger than one megabyte"},
        {"- <&-", "this cannot be read"},
        {"- <" + quoted(scratch_path("")), "this is a directory"},
        {"/dev/null", "begins with"},
        {quoted(file_with("wide.txt", std::string("\xFF\xFEt\0e\0s\0", 8))), "UTF-16"},
        {quoted(file_with("binary.txt", std::string("\x1b[31m\0\xC3\x28\x9b", 9))), ":1:1: "},
        {quoted(file_with("escape.txt", "tessera 1 \x1b[2J\x07\n")), "\\x1b[2J\\x07"},
        {quoted(file_with("long.txt", "tessera 1 " + std::string(100000, 'x') + "\n")), " ... "},
        {quoted(
             file_with("words.txt", "tessera 1 polyomino\nboard\n..\nend\n" + std::string(5000, 'y') + "\n")),
         " ... "},
        {quoted(std::string(3000, 'z')), "this cannot be read"},
        {quoted("#1p/\x1b[31m/aa"), "the link contains an invalid character"},
        {quoted("#1p/" + std::string(50000, 'a')), "the link is longer than 2000 characters"},
    };
    int row = 0;
    for (const Command& command : commands_with_input()) {
        CAPTURE(command.name);
        int column = 0;
        for (const auto& input : inputs) {
            CAPTURE(input.first.substr(0, 100));
            if (!tries_pair(row, column++)) {
                continue;
            }
            const Ending ending = run(command.with(input.first));
            check_refusal(ending);
            CHECK(ending.output == "");
            CHECK(has(ending.errors, input.second));
        }
        ++row;
    }
}

TEST_CASE("what other programs read, and several codes, are called what they are") {
    const std::string code = run("share " + iq()).output;
    const std::pair<std::string, std::string> inputs[] = {
        {quoted(file_with("burr.xmpuzzle", "\x1f\x8b\x08")),
         "burr.xmpuzzle:1:1: this gzip file is damaged or cut off"},
        {quoted(file_with("burr.xml", "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n")),
         "this file is not well-formed XML"},
        {quoted(file_with("two-codes.txt", code + code)), "these are 2 share codes; one is read at a time"},
        {"- <" + quoted(file_with("codes.txt", code + "\n\n" + code + code)),
         "-:1:1: these are 3 share codes"},
    };
    for (const Command& command : commands_with_input()) {
        CAPTURE(command.name);
        for (const auto& input : inputs) {
            const Ending ending = run(command.with(input.first));
            check_refusal(ending);
            CHECK(has(ending.errors, input.second));
        }
    }
}

TEST_CASE("an input without end is refused after one megabyte, not after all of it") {
    CHECK(has(run_shell("yes | \"$TESSERA\" solve -").errors, "larger than one megabyte"));
    CHECK(has(run("check " + iq() + " /dev/zero").errors, "larger than one megabyte"));
    CHECK(has(run("show --cut /dev/zero").errors, "larger than one megabyte"));
}

TEST_CASE("a mark for the order of bytes is passed over") {
    for (const Command& command : commands_with_input()) {
        CAPTURE(command.name);
        const std::string path = command.input.substr(1, command.input.size() - 2);
        const std::string marked = quoted(file_with("marked.txt", "\xEF\xBB\xBF" + contents(path)));
        const Ending ending = run(command.with(marked));
        // The lab prints the input's name and the time.
        CHECK(
            (command.name == "lab" ? ending.exit_status == 0 : ending.output == run(command.good()).output));
    }
    CHECK(run("show --cut " + quoted(file_with("cut.txt", "\xEF\xBB\xBF a a\n"))).exit_status == 0);
}

TEST_CASE("control characters of the input never reach the terminal") {
    const std::string level =
        quoted(file_with("loud.txt",
                         "tessera 1 polyomino\ntitle \x1b[31mred\x07 \xC2\x9b caf\xC3\xA9 "
                         "\xE9\nboard\n..\nend\npiece \x1b[2J\nXX\nend\n"));
    for (const std::string command : {"show", "solve", "open", "hint", "show --json", "solve --json"}) {
        CAPTURE(command);
        const Ending ending = run(command + " " + level);
        CHECK(ending.exit_status == 0);
        CHECK(std::all_of(ending.output.begin(), ending.output.end(), is_harmless));
        CHECK(!has(ending.output, "\xC2\x9b"));
        CHECK(!has(ending.output, "\xE9"));
    }
    CHECK(has(run("show " + level).output, "\\x1b[31mred\\x07 \\xc2\\x9b caf\xC3\xA9 \\xe9\n"));
}

TEST_CASE("marks that turn the order of letters or are not seen are shown as what they are") {
    const std::string marks[] = {"\xD8\x9C",     "\xE1\xA0\x8E",    "\xE2\x80\x8B", "\xE2\x80\x8E",
                                 "\xE2\x80\x8F", "\xE2\x80\xA8",    "\xE2\x80\xAA", "\xE2\x80\xAE",
                                 "\xE2\x81\xA0", "\xE2\x81\xA6",    "\xE2\x81\xA9", "\xEF\xBB\xBF",
                                 "\xEF\xBF\xB9", "\xF3\xA0\x81\x81"};
    int row = 0;
    for (const std::string& mark : marks) {
        CAPTURE(mark);
        int column = row++;
        const std::string level =
            "tessera 1 polyomino\ntitle a" + mark + "b\nboard\n..\nend\npiece I" + mark + "\nXX\nend\n";
        const std::string path = quoted(file_with("marked_title.txt", level));
        for (const std::string command :
             {"show", "open", "hint", "explain", "grade", "solve", "share", "print"}) {
            CAPTURE(command);
            if (!tries_pair(column++, 0)) {
                continue;
            }
            const Ending ending = run(command + " " + path);
            CHECK_FALSE(has(ending.output + ending.errors, mark));
        }
        CHECK_FALSE(has(run("show '" + mark + "'").errors, mark));
        CHECK_FALSE(has(run("'" + mark + "'").errors, mark));
    }
    // Right-to-left words, joined letters and flags are valid words.
    for (const std::string word : {"\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D", "\xD9\x85\xDB\x8C\xE2\x80\x8C\xD8\xB1",
                                   "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x94\xAC"}) {
        const std::string path = quoted(file_with(
            "word_title.txt", "tessera 1 polyomino\ntitle " + word + "\nboard\n..\nend\npiece I\nXX\nend\n"));
        CHECK(has(run("show " + path).output, word + "\n"));
    }
}

TEST_CASE("a wrong option is refused with what is allowed") {
    const std::string level = nine_to_sort();
    const std::pair<std::string, std::string> lines[] = {
        {"", "a command is missing; the commands are solve, count"},
        {"dance", "there is no command dance; the commands are solve, count"},
        {"solve", "solve takes one INPUT or more, and none was given"},
        {"hint a b", "hint takes one INPUT, and 2 were given"},
        {"check a b c", "check takes an INPUT and an ANSWER, and 3 were given"},
        {"check " + level, "check takes an INPUT and an ANSWER, and one was given"},
        {"count --cut a b", "count takes no INPUT beside --cut, and one was given"},
        {"check --cut a", "check takes one ANSWER beside --cut, and none was given"},
        {"bench a b", "bench takes at most one LIST, and 2 were given"},
        {"man page", "man takes no INPUT, and one was given"},
        {"generate --foo 1", "generate has no option --foo; tessera generate --help lists those it has"},
        {"generate 1 --foo=2 --bar", "generate has no option --foo; "},
        {"solve --engine", "--engine needs a value: --engine ENGINE"},
        {"generate --seed 1 --size", "--size needs a value: --size COLUMNSxROWS"},
        {"solve --threads --json " + level, "--threads"},
        {"completion fish", "SHELL is bash or zsh, not fish"},
        {"solve --seed -1 " + level, "--seed must be a whole number from 0 to 18446744073709551615, not -1"},
        {"solve --seed 18446744073709551616 " + level, "--seed must be a whole number from 0 to"},
        {"solve --seed 1.5 " + level, "--seed must be a whole number from 0 to"},
        {"solve --seed= " + level, "--seed"},
        {"solve --limit -1 " + level, "--limit must be a number of seconds from 0 to 1000000000, not -1"},
        {"solve --limit nan " + level, "--limit must be a number of seconds from 0 to 1000000000, not nan"},
        {"solve --limit inf " + level, "--limit must be a number of seconds from 0 to 1000000000, not inf"},
        {"solve --limit 1e999 " + level, "--limit must be a number of seconds from 0 to 1000000000"},
        {"solve --limit soon " + level, "--limit must be a number of seconds from 0 to 1000000000, not soon"},
        {"solve --limit " + std::string(100000, '9') + " " + level, "9 ... 9"},
        {"solve --threads 0 " + level, "--threads must be a whole number from 1 to 256, not 0"},
        {"solve --threads 257 " + level, "--threads must be a whole number from 1 to 256, not 257"},
        {"count --memory 0 " + level, "--memory must be a whole number from 1 to 1048576, not 0"},
        {"count --part 4/3 " + level, "--part must be i/K with i from 1 to K"},
        {"count --part 0/3 " + level, "--part must be i/K with i from 1 to K"},
        {"count --up-to-symmetry --part 1/4 " + iq(),
         "--part shares out a plain count; with --up-to-symmetry one run does it all"},
        {"solve --seed 1 --seed 2 " + level, "--seed is given 2 times"},
        {"solve --json --json " + level, "--json is given 2 times"},
        {"solve --cut a --cut b", "--cut is given 2 times"},
        {"solve --engine steam " + level, "steam"},
        {"solve --engine a_star --heuristic hope " + level, "hope"},
        {"solve --colour red " + level, "--colour"},
        {"generate", "generate needs a --family"},
        {"generate --family chess", "--family must be one of polyomino, number_swap, edge_match"},
        {"generate --family polyomino --size 900x1", "size must be COLUMNSxROWS, each from 1 to 128"},
        {"generate --family polyomino --size 300x300", "size must be COLUMNSxROWS, each from 1 to 128"},
        {"generate --family edge_match --size 17x17", "size must be COLUMNSxROWS, each from 1 to 16"},
        {"generate --family edge_match --frame maybe", "frame must be yes or no"},
        {"generate --family number_swap --difficulty odd", "difficulty must be one of easy, medium, hard"},
        {"generate --family number_swap --motifs 2", "there is no option motifs; there are difficulty, size"},
        {"generate --family polyomino --size 4x4 --size 5x5", "--size is given 2 times"},
        {"generate --family polyomino --size '4x4 pieces 2'", "--size must be one word"},
        {"generate --family polyomino --colour red", "--colour"},
    };
    for (const auto& line : lines) {
        CAPTURE(line.first.substr(0, 100));
        const Ending ending = run(line.first);
        check_refusal(ending);
        CHECK(ending.output == "");
        CHECK(ending.errors.substr(0, 9) == "tessera: ");
        CHECK(has(ending.errors, line.second));
    }
}

TEST_CASE("a command reads no option that means nothing to it") {
    for (const std::string line :
         {"show --limit 1 ", "share --threads 2 ", "open --seed 1 ", "hint --engine beam ",
          "grade --part 1/2 ", "count --heuristic awkward "}) {
        CAPTURE(line);
        check_refusal(run(line + nine_to_sort()));
    }
}

TEST_CASE("limits are checked before there is work") {
    std::string text = "tessera 1 polyomino\nboard\n..\nend\n";
    for (int count = 0; count < 20000; ++count) {
        text += "set iq\n";
    }
    const Ending ending = run("show " + quoted(file_with("sets.txt", text)));
    check_refusal(ending);
    CHECK(has(ending.errors, "sets.txt:175:1: there are more than 2048 kinds of pieces"));
}

TEST_SUITE_END();

}  // namespace tessera
