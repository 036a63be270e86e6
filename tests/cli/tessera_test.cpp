#include "base/text.h"

#include <doctest.h>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>

// The command line as scripts see it: the built program is run, its output and exit status are looked at.

namespace tessera {

TEST_SUITE_BEGIN("cli/tessera");

namespace {

const std::string scratch = TESSERA_SCRATCH;
const std::string levels = TESSERA_SOURCE_DIR "/levels";

struct Ending {
    int exit_status = -1;
    std::string output;
    std::string errors;
};

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string file_with(const std::string& name, const std::string& text) {
    const std::string path = scratch + "/" + name;
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

std::string quoted(const std::string& word) {
    return "'" + word + "'";
}

// `arguments` as a shell reads them.
Ending run(const std::string& arguments) {
    const std::string errors = scratch + "/errors.txt";
    const std::string command = quoted(TESSERA_CLI) + " " + arguments + " 2>" + quoted(errors);
    std::FILE* const pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    Ending ending;
    char buffer[4096];
    for (std::size_t size = fread(buffer, 1, sizeof buffer, pipe); size > 0;
         size = fread(buffer, 1, sizeof buffer, pipe)) {
        ending.output.append(buffer, size);
    }
    const int status = pclose(pipe);
    ending.exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ending.errors = contents(errors);
    return ending;
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string giraffe() {
    return quoted(levels + "/edge_match/giraffe.txt");
}

std::string iq() {
    return quoted(levels + "/polyomino/06-iq.txt");
}

// Five T tetrominoes cover unequally many light and dark cells of a checkerboard, this board has as many of
// each.
std::string impossible() {
    return quoted(file_with("impossible.txt",
                            "tessera 1 polyomino\nboard\n.....\n.....\n.....\n.....\nend\n"
                            "piece T4 x5\nXXX\n.X.\nend\n"));
}

}  // namespace

TEST_CASE("solve prints an answer that check accepts") {
    for (const std::string& level : {giraffe(), iq()}) {
        const Ending solved = run("solve " + level);
        CHECK(solved.exit_status == 0);
        const std::string answer = quoted(file_with("answer.txt", solved.output));
        const Ending checked = run("check " + level + " " + answer);
        CHECK(checked.exit_status == 0);
        CHECK(checked.output == "yes\n");
        CHECK(checked.errors == "");
    }
}

TEST_CASE("count prints the number and nothing else, the same for every number of threads") {
    for (const std::string threads : {"", " --threads 2", " --threads 3"}) {
        const Ending counted = run("count " + giraffe() + threads);
        CHECK(counted.exit_status == 0);
        CHECK(counted.output == "12\n");
        CHECK(counted.errors == "");
    }
}

TEST_CASE("what is proved to have no solution ends with 1") {
    const Ending solved = run("solve " + impossible());
    CHECK(solved.exit_status == 1);
    CHECK(solved.output == "");
    CHECK(solved.errors == "the puzzle has no solution\n");
    const Ending counted = run("count " + impossible());
    CHECK(counted.exit_status == 1);
    CHECK(counted.output == "0\n");
    CHECK(run("grade " + impossible()).exit_status == 1);
    CHECK(run("hint " + impossible()).exit_status == 1);
    CHECK(has(run("solve --json " + impossible()).output, "\"outcome\":\"exhausted\",\"solutions\":0,"));
}

TEST_CASE("hint says what to do and ends with the move in text form") {
    const Ending hinted = run("hint " + iq());
    CHECK(hinted.exit_status == 0);
    const std::vector<Token> lines = split_lines(hinted.output);
    REQUIRE(lines.size() >= 2);
    CHECK(lines.back().text.substr(0, 6) == "place ");
}

TEST_CASE("grade says how hard the puzzle is and whether its solution is the only one") {
    const Ending graded = run("grade " + iq());
    CHECK(graded.exit_status == 0);
    CHECK(has(graded.output, "choices\nthere is exactly one solution\n"));
}

TEST_CASE("grade measures a number swap by its shortest way") {
    const Ending graded = run("grade " + quoted(levels + "/number_swap/07-nine-to-sort.txt"));
    CHECK(graded.output == "easy: the shortest way takes 5 moves\nthere are several shortest ways\n");
}

TEST_CASE("the parts of a count add up to the whole") {
    int sum = 0;
    for (const std::string part : {"1/3", "2/3", "3/3"}) {
        const Ending counted = run("count " + giraffe() + " --part " + part);
        CHECK(counted.exit_status == 0);
        sum += parse_int(counted.output.substr(0, counted.output.size() - 1), 0, 12).value_or(100);
    }
    CHECK(sum == 12);
}

TEST_CASE("with --json one object on one line says what the contract lists") {
    const Ending solved = run("solve --json " + giraffe());
    CHECK(solved.exit_status == 0);
    CHECK(split_lines(solved.output).size() == 1);
    for (const char* key : {"\"outcome\":\"solved\"", "\"solutions\":1,", "\"nodes\":", "\"ticks\":",
                            "\"elapsed_ms\":", "\"engine\":\"", "\"moves\":[", "\"answer\":\""}) {
        CAPTURE(key);
        CHECK(has(solved.output, key));
    }
}

TEST_CASE("what stops at the limit ends with 3 and says so") {
    const Ending stopped = run("solve --limit 0.0000001 " + giraffe());
    CHECK(stopped.exit_status == 3);
    CHECK(stopped.output == "");
    CHECK(has(stopped.errors, "stopped at the limit"));
    CHECK(has(run("solve --json --limit 0.0000001 " + giraffe()).output, "\"outcome\":\"stopped\""));
}

TEST_CASE("a level, its share code and what the code opens are one puzzle") {
    const Ending shared = run("share " + iq());
    CHECK(shared.exit_status == 0);
    const std::string code = shared.output.substr(0, shared.output.size() - 1);
    CHECK(code.substr(0, 4) == "#1p/");
    const Ending opened = run("open " + quoted(code));
    CHECK(opened.exit_status == 0);
    const std::string level = file_with("opened.txt", opened.output);
    CHECK(run("share " + quoted(level)).output == shared.output);
    CHECK(run("share - <" + quoted(level)).output == shared.output);
    CHECK(run("share " + code.substr(1)).output == shared.output);
    CHECK(run("share " + quoted("https://example.org/tessera/" + code)).output == shared.output);
}

TEST_CASE("generate makes the same level of the same seed and one that other commands read") {
    for (const std::string family : {"polyomino --size 7x5 --pieces 8", "number_swap --size 3x3 --barriers 1",
                                     "edge_match --size 3x3"}) {
        CAPTURE(family);
        const Ending made = run("generate --seed 7 --family " + family);
        CHECK(made.exit_status == 0);
        CHECK(run("generate --seed 7 --family " + family).output == made.output);
        CHECK(run("generate --seed 8 --family " + family).output != made.output);
        CHECK(run("share " + quoted(file_with("made.txt", made.output))).exit_status == 0);
        CHECK(has(run("generate --json --seed 7 --family " + family).output, "\"link\":\"#1"));
    }
}

TEST_CASE("show numbers the orientations of each piece") {
    const Ending shown = run("show --cut " + quoted(file_with("cut.txt", "# two pieces\n a a\n a b\n")));
    CHECK(shown.exit_status == 0);
    CHECK(shown.output ==
          " . .\n"
          " . .\n"
          "piece V3 x1\n"
          "  0  1  2  3\n"
          "  XX XX .X X.\n"
          "  X. .X XX XX\n"
          "piece I1 x1\n"
          "  0\n"
          "  X\n");
}

TEST_CASE("a wrong answer ends with 1, one that cannot be read with 2") {
    const std::string cut = quoted(file_with("square.txt", " 0 0\n 0 1\n"));
    const std::string right = quoted(file_with("right.txt", " x y\n x x\n"));
    const std::string wrong = quoted(file_with("wrong.txt", " x x\n y y\n"));
    const std::string torn = quoted(file_with("torn.txt", " x x\n y\n"));
    CHECK(run("check --cut " + cut + " " + right).exit_status == 0);
    CHECK(run("check --cut " + cut + " " + wrong).exit_status == 1);
    CHECK(run("check --cut " + cut + " " + torn).exit_status == 2);
}

TEST_CASE("bad input is one line on standard error that says where, and ends with 2") {
    const std::string damaged = "tessera 1 polyomino\nboard\n...\n..\nend\n";
    const std::pair<std::string, std::string> cases[] = {
        {"solve " + scratch + "/no-such-file", "/no-such-file:1:1: "},
        {"solve " + quoted(scratch), ":1:1: "},
        {"solve " + quoted(file_with("damaged.txt", damaged)), "damaged.txt:4:1: "},
        {"solve - <" + quoted(file_with("damaged.txt", damaged)), "-:4:1: "},
        {"solve " + quoted(file_with("newer.txt", "tessera 2 polyomino\n")), "newer.txt:1:9: "},
        {"solve " + quoted(file_with("chess.txt", "# c\ntessera 1 chess\n")), "chess.txt:2:11: "},
        {"count " + quoted(file_with("empty.txt", "")), "empty.txt:1:1: "},
        {"show --cut " + quoted(file_with("torn.txt", " 1 2\n 1\n")), "torn.txt:2:1: "},
        {"open " + quoted("#1p/11x5/iq/k5a0"), "#1p/11x5/iq/k5a0:1:13: "},
        {"open " + quoted("#1p/11x5/iq"), "#1p/11x5/iq:1:12: "},
        {"open " + quoted("#7p/11x5/iq/k5az"), "#7p/11x5/iq/k5az:1:2: "},
        {"solve --engine steam " + giraffe(), "giraffe.txt:1:1: "},
        {"solve", "tessera: "},
        {"solve a b", "tessera: "},
        {"dance", "tessera: "},
        {"", "tessera: "},
        {"solve --limit soon " + giraffe(), "tessera: "},
        {"count --part 4/3 " + giraffe(), "tessera: "},
        {"count --threads 0 " + giraffe(), "tessera: "},
        {"generate --family chess", "tessera: "},
        {"generate --family polyomino --size 900x1", "tessera: "},
        {"generate --family polyomino --colour red", "tessera: "},
        {"generate", "tessera: "},
    };
    for (const auto& bad : cases) {
        CAPTURE(bad.first);
        const Ending refused = run(bad.first);
        CHECK(refused.exit_status == 2);
        CHECK(refused.output == "");
        CHECK(split_lines(refused.errors).size() == 1);
        CHECK(has(refused.errors, bad.second));
    }
}

TEST_CASE("the version names the commit, or says that there is none") {
    const Ending ending = run("--version");
    CHECK(ending.exit_status == 0);
    CHECK(ending.output.find("tessera " TESSERA_VERSION " (") == 0);
    const std::size_t open = ending.output.find('(');
    const std::string commit = ending.output.substr(open + 1, ending.output.find(')') - open - 1);
    const std::size_t digits = std::min(commit.find_first_not_of("0123456789abcdef"), commit.size());
    CHECK((commit == "unknown" || (digits >= 12 && commit.size() - digits <= 1)));
}

TEST_CASE("help is no error") {
    const Ending help = run("--help");
    CHECK(help.exit_status == 0);
    CHECK(has(help.output, "solve"));
    CHECK(help.errors == "");
}

}  // namespace tessera
