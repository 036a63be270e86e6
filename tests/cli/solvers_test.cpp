#include "base/index.h"
#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

#include <cstdio>
#include <set>
#include <string>
#include <vector>

// Exact cover in the hands of other solvers, each of which is passed over with a line where it is not installed.

namespace tessera {

TEST_SUITE_BEGIN("cli/solvers");

namespace {

bool succeeds(const std::string& trial, const std::string& name) {
    const bool is_there = run_shell(trial).exit_status == 0;
    if (!is_there) {
        std::printf("cli/solvers: %s is not installed, and its tests are skipped\n", name.c_str());
    }
    return is_there;
}

bool has_program(const std::string& name) {
    return succeeds("command -v " + name, name);
}

std::string path_of(const std::string& name) {
    return quoted(scratch_path(name));
}

// Dominoes and trominoes, of which several are alike.
const std::string puzzles[] = {
    "tessera 1 polyomino\nboard\n.....\n.....\n.....\n.....\nend\npiece D x10\nXX\nend\n",
    "tessera 1 polyomino\nboard\n...\n...\nend\npiece L x2\nXX\nX.\nend\n",
    "tessera 1 polyomino\nboard\n....\n.##.\n....\nend\npiece L x3\nXX\nX.\nend\npiece D x2\nXX\nend\n",
};

// Writes a puzzle in a format, and returns the number of its solutions.
std::string converted(const std::string& level, const std::string& name) {
    const std::string file = quoted(file_with("puzzle.txt", level));
    REQUIRE(run("convert " + file + " " + path_of(name)).exit_status == 0);
    return run("count " + file).output;
}

// Returns the numbers of the options in a model, as DIMACS prints it.
std::vector<int> true_variables(const std::string& model) {
    std::vector<int> numbers;
    for (const Token& word : split_words({model, 0})) {
        if (const auto number = parse_int(word.text, 1, 1 << 30)) {
            numbers.push_back(*number);
        }
    }
    return numbers;
}

// Counts the models by forbidding each that was found.
int models_by_minisat(const std::string& name) {
    const std::string answer = scratch_path("model.txt");
    for (int count = 0;; ++count) {
        run_shell("minisat -verb=0 " + path_of(name) + " " + quoted(answer));
        const std::string text = contents(answer);
        if (text.substr(0, 4) != "SAT\n") {
            CHECK(text == "UNSAT\n");
            return count;
        }
        std::string clause;
        for (const Token& word : split_words({std::string_view(text).substr(4), 0})) {
            clause += word.text == "0" ? "0\n"
                                       : (word.text[0] == '-' ? "" : "-") +
                                             std::string(word.text.substr(word.text[0] == '-' ? 1 : 0)) + " ";
        }
        std::string cnf = contents(scratch_path(name)) + clause;
        const std::size_t problem = cnf.find("p cnf ");
        const std::size_t blank = cnf.find(' ', problem + 6);
        const std::size_t end = cnf.find('\n', problem);
        const int clauses = *parse_int(std::string_view(cnf).substr(blank + 1, end - blank - 1), 0, 1 << 30);
        cnf.replace(blank + 1, end - blank - 1, std::to_string(clauses + 1));
        file_with(name, cnf);
    }
}

}  // namespace

TEST_CASE("minisat finds as many models of the CNF as there are solutions") {
    if (has_program("minisat")) {
        for (const std::string& puzzle : puzzles) {
            const std::string count = converted(puzzle, "puzzle.cnf");
            CHECK(std::to_string(models_by_minisat("puzzle.cnf")) + "\n" == count);
        }
    }
}

TEST_CASE("CaDiCaL's model is a solution, option by option") {
    if (has_program("cadical")) {
        converted(puzzles[0], "puzzle.cnf");
        converted(puzzles[0], "puzzle.dlx");
        const Ending solved = run_shell("cadical -q " + path_of("puzzle.cnf"));
        CHECK(solved.exit_status == 10);
        const std::string dlx = contents(scratch_path("puzzle.dlx"));
        const std::vector<Token> lines = split_lines(dlx);
        std::set<std::string> covered;
        for (const int number : true_variables(solved.output)) {
            if (number < int_size(lines)) {
                for (const Token& item : split_words(at(lines, number))) {
                    CHECK(covered.insert(std::string(item.text)).second);
                }
            }
        }
        CHECK(covered.count("3,4") == 1);
        CHECK(covered.count("D/10") == 1);
        const std::string none = quoted(file_with("none.dlx", "a b c\na b\nb c\n"));
        run("convert " + none + " " + path_of("none.cnf"));
        CHECK(run_shell("cadical -q " + path_of("none.cnf")).exit_status == 20);
    }
}

TEST_CASE("MiniZinc finds as many solutions of the model") {
    if (has_program("minizinc")) {
        for (const std::string& puzzle : puzzles) {
            const std::string count = converted(puzzle, "puzzle.mzn");
            const Ending solved = run_shell("minizinc --solver gecode -a " + path_of("puzzle.mzn") +
                                            " | grep -c -- ---------- || true");
            CHECK(solved.output == count);
        }
        const std::string coloured = quoted(
            file_with("coloured.dlx",
                      "a b c | x y\na x\na x:1\na x:2\na y\nb x:1\nb x:2\nb y:1\nb\nc y:1\nc x:2 y:2\nc\n"));
        run("convert " + coloured + " " + path_of("coloured.mzn"));
        CHECK(run_shell("minizinc --solver gecode -a " + path_of("coloured.mzn") + " | grep -c -- ----------")
                  .output == run("count " + coloured).output);
    }
}

TEST_CASE("GLPK solves the integer program, and says when there is no solution") {
    if (has_program("glpsol")) {
        const auto solved = [](const std::string& name) {
            const std::string answer = scratch_path("glpk.txt");
            run_shell("glpsol --lp " + path_of(name) + " -o " + quoted(answer));
            return contents(answer);
        };
        converted(puzzles[0], "puzzle.lp");
        CHECK(has(solved("puzzle.lp"), "Status:     INTEGER OPTIMAL"));
        const std::string coloured =
            quoted(file_with("coloured.dlx", "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"));
        run("convert " + coloured + " " + path_of("coloured.lp"));
        CHECK(has(solved("coloured.lp"), "Status:     INTEGER OPTIMAL"));
        // Without the option that gives x the colour A once more, nothing fits.
        const std::string none =
            quoted(file_with("none.dlx", "p q r | x y\np q x y:A\np r x:A y\nq x:B\nr y:B\n"));
        run("convert " + none + " " + path_of("none.lp"));
        CHECK(has(solved("none.lp"), "EMPTY"));
        const auto solved_mps = [](const std::string& name) {
            const std::string answer = scratch_path("glpk.txt");
            run_shell("glpsol --freemps " + path_of(name) + " -o " + quoted(answer));
            return contents(answer);
        };
        run("convert " + coloured + " " + path_of("coloured.mps"));
        CHECK(has(solved_mps("coloured.mps"), "Status:     INTEGER OPTIMAL"));
        run("convert " + none + " " + path_of("none.mps"));
        CHECK(has(solved_mps("none.mps"), "EMPTY"));
    }
}

// Sage counts tilings with pieces that look alike told apart, and those of a box turned as others.
TEST_CASE("Sage finds as many tilings of what it is given") {
    // Debian's module is one of Debian's Python, with or without the program.
    if (succeeds("/usr/bin/python3 -c 'import sage.combinat.tiling'", "sage")) {
        const std::pair<std::string, int> cases[] = {
            {"tessera 1 polyomino\nboard\n....\n....\n...#\nend\npiece A\nXXX\nX..\nend\npiece "
             "B\nXXX\n.X.\nend\n"
             "piece C\nXX\nX.\nend\n",
             1},
            {"tessera 1 polyomino\nlattice cubic\nboard\n..\n..\n-\n..\n..\nend\npiece A x2\nXX\nX.\nend\n"
             "piece B\nXX\nend\n",
             2}};
        for (const auto& [level, copies] : cases) {
            const std::string input = quoted(file_with("puzzle.txt", level));
            run("convert " + input + " " + path_of("puzzle.sage"));
            const Ending counted =
                run_shell("cd " + quoted(scratch_path("")) +
                          " && /usr/bin/python3 -c 'from sage.all import *; load(\"puzzle.sage\"); "
                          "print(solver.number_of_solutions())'");
            CAPTURE(counted.output);
            CHECK(std::stoi(counted.output) == copies * std::stoi(run("count " + input).output));
        }
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/cli/solvers");

TEST_CASE("the pentominoes on 6x10 have 9,356 tilings as exact cover") {
    const std::string level = quoted(TESSERA_SOURCE_DIR "/levels/polyomino/25-pentominoes-6x10.txt");
    run("convert " + level + " " + path_of("pentominoes.dlx"));
    CHECK(run("count " + path_of("pentominoes.dlx")).output == "9356\n");
    CHECK(run("count --up-to-symmetry " + level).output == "2339\n");
}

}  // namespace tessera
