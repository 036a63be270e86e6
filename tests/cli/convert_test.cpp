#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

#include <nlohmann/json.hpp>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("cli/convert");

namespace {

const std::string square =
    "tessera 1 polyomino\ntitle Square\nboard\n..\n..\nend\npiece V noflip\nX.\nXX\nend\npiece I\nX\nend\n";

std::string scratch(const std::string& name) {
    return quoted(scratch_path(name));
}

// Packs a text by gzip, as BurrTools does.
std::string packed(const std::string& name, const std::string& text) {
    const std::string plain = quoted(file_with(name + ".txt", text));
    REQUIRE(run_shell("gzip -nc " + plain + " >" + scratch(name)).exit_status == 0);
    return scratch(name);
}

const std::string burr =
    "<puzzle version=\"2\"><gridType type=\"0\"/><shapes>"
    "<voxel x=\"2\" y=\"1\" z=\"1\" name=\"D\">##</voxel><voxel x=\"2\" y=\"2\" "
    "z=\"1\">####</voxel></shapes><problems>"
    "<problem><shapes><shape id=\"0\" count=\"2\"/></shapes><result id=\"1\"/></problem>"
    "<problem><shapes><shape id=\"0\" count=\"1\"/></shapes><result "
    "id=\"0\"/></problem></problems></puzzle>\n";

}  // namespace

TEST_CASE("names tell the formats, and what is lost is said on standard error") {
    const std::string level = quoted(file_with("square.txt", square));
    const Ending converted = run("convert " + level + " " + scratch("square.mat"));
    CHECK(converted.exit_status == 0);
    CHECK(converted.output == "");
    CHECK(converted.errors ==
          scratch_path("square.mat") +
              ": matrix leaves out the title, the names of the pieces and which pieces may "
              "not be flipped or turned\n");
    CHECK(contents(scratch_path("square.mat")) == "11\n11\n\n10\n11\n\n1\n");
    const Ending back = run("convert " + scratch("square.mat") + " - --to level");
    CHECK(back.errors == "");
    CHECK(has(back.output, "piece V3\nX.\nXX\nend\n"));
}

TEST_CASE("options tell the formats of standard input and output") {
    const std::string level = quoted(file_with("square.txt", square));
    const Ending dlx = run("convert " + level + " - --to dlx");
    CHECK(dlx.exit_status == 0);
    CHECK(dlx.output.substr(0, 24) == "0,0 0,1 1,0 1,1 V I\nV 0,");
    const Ending counted = run_shell("\"$TESSERA\" convert " + level +
                                     " - --to dlx 2>/dev/null | \"$TESSERA\" count - --from dlx");
    CHECK(counted.output == run("count " + level).output);
    CHECK(counted.output == "4\n");
}

TEST_CASE("a code is converted as it is typed") {
    const std::string code = run("share " + iq()).output;
    const Ending converted = run("convert " + quoted(code.substr(0, code.size() - 1)) + " - --to level");
    CHECK(converted.output == run("open " + quoted(code)).output);
}

TEST_CASE("every format can be solved and shown, not just converted") {
    run("convert " + giraffe() + " " + scratch("giraffe.tiles"));
    CHECK(run("count " + scratch("giraffe.tiles")).output == "12\n");
    const std::string cut = quoted(file_with("two.cut", " a a\n b b\n"));
    CHECK(run("solve " + cut).output == run("solve --cut " + cut).output);
    CHECK(has(run("show " + packed("burr.xmpuzzle", burr)).output, "D"));
}

TEST_CASE("a BurrTools file is read packed and plain, whatever its name, and any problem of it") {
    const std::string level = "tessera 1 polyomino\nboard\n..\n..\nend\npiece D x2\nXX\nend\n";
    const std::string one = quoted(file_with("burr.xml", burr));
    for (const std::string& file : {packed("burr.xmpuzzle", burr), one, "- <" + one}) {
        const Ending opened = run("open " + file);
        CHECK(opened.output == level);
        CHECK(has(opened.errors, ": problem 1 of 2 is read\n"));
    }
    CHECK(run("open --problem 2 " + one).output == "tessera 1 polyomino\nboard\n..\nend\npiece D\nXX\nend\n");
    CHECK(has(run("open --problem 3 " + one).errors,
              "burr.xml:1:139: there is no problem 3: this file has 2\n"));
    CHECK(has(run("open --problem 0 " + one).errors,
              "--problem must be a whole number from 1 to 1000000, not 0"));
}

TEST_CASE("a packed file is refused at its bound, and where it is damaged") {
    const std::string bomb = scratch("bomb.xmpuzzle");
    // Half a gigabyte of address space would not hold two of text; the sanitizers want more for themselves.
    const bool is_limited = !has(TESSERA_CLI, "debug");
    const std::string limit = is_limited ? "ulimit -v 500000; " : "";
    const std::string bytes = is_limited ? "2000000000" : "30000000";
    REQUIRE(run_shell("head -c " + bytes + " /dev/zero | gzip -c1 >" + bomb).exit_status == 0);
    const Ending refused = run_shell(limit + "\"$TESSERA\" open " + bomb);
    CHECK(refused.exit_status == 2);
    CHECK(refused.errors ==
          scratch_path("bomb.xmpuzzle") + ":1:1: this file unpacks to more than 20 megabytes\n");
    const std::string whole = packed("whole.xmpuzzle", burr);
    CHECK(run_shell("head -c 60 " + whole + " | \"$TESSERA\" open -").errors ==
          "-:1:1: this gzip file is damaged or cut off\n");
    CHECK(run_shell("cat " + whole + " " + whole + " | \"$TESSERA\" open -").errors ==
          "-:1:1: this gzip file is damaged or cut off\n");
}

TEST_CASE("what cannot be converted is refused in a sentence, and no file is made") {
    const std::string level = quoted(file_with("square.txt", square));
    const std::pair<std::string, std::string> lines[] = {
        {level + " " + scratch("never.abc"), "tessera: no format is known by the name of "},
        {level + " " + scratch("never.abc") + " --to abc", "--to must be one of level, link, cut,"},
        {level + " -", "tessera: no format is known by the name of -; --to takes level, "},
        {level, "convert takes an IN and an OUT, and one was given"},
        {level + " " + scratch("never.bucas"), ":1:1: bucas takes edge_match, and this is polyomino"},
        {level + " " + scratch("never.cut"), ":1:1: this format shows a solved board"},
        {level + " " + level, "tessera: OUT is also an input: "},
        {quoted(file_with("no.svg", "<svg/>")) + " - --to level",
         ":1:1: svg is a format that is only written"},
        {quoted(file_with("no.dlx", "a b\na c\n")) + " - --to cnf", "no.dlx:2:3: there is no item c"},
        {quoted(file_with("some.dlx", "a b\na b\n")) + " - --to level",
         ":1:1: level takes polyomino, number_swap or edge_match, and this is exact_cover"},
        {nine_to_sort() + " - --to dlx",
         ":1:1: dlx takes polyomino, edge_match or exact_cover, and this is number_swap"},
        {giraffe() + " - --to eternity",
         ":1:1: the tiles have half motifs, but a number only matches itself"},
        {level + " /nowhere/at/all.mat", "this cannot be written"},
    };
    for (const auto& entry : lines) {
        const std::string& line = entry.first;
        const std::string& sentence = entry.second;
        CAPTURE(line);
        const Ending refused = run("convert " + line);
        CHECK(refused.exit_status == 2);
        CHECK(refused.output == "");
        CHECK(has(refused.errors, sentence));
        CHECK(split_lines(refused.errors).size() == 1);
    }
    CHECK(run_shell("ls " + scratch("") + "never.*").exit_status != 0);
}

TEST_CASE("tray and pieces are made for a printer and for a laser, of the lengths that are asked for") {
    const std::string level = quoted(file_with("square.txt", square));
    const Ending stl = run("convert " + level + " - --to stl --cell 10 --clearance 0.4 --height 2.5");
    CHECK(stl.exit_status == 0);
    CHECK(has(stl.output, " 2.5\n"));
    CHECK(has(stl.output, "vertex 9.8 "));
    CHECK(has(stl.errors, "-: stl leaves out everything but the shapes of the board and the pieces\n"));
    run("convert " + level + " " + scratch("square.laser.svg") + " --kerf 0.2 --clearance 0.02");
    CHECK(has(contents(scratch_path("square.laser.svg")), "M50.09 -0.09L"));
    const std::pair<std::string, std::string> lines[] = {
        {" - --to svg --kerf 0.1", "tessera: --kerf does not change svg"},
        {" - --to stl --kerf 0.1", "tessera: --kerf does not change stl"},
        {" - --to stl --cell 0", "--cell must be 5 to 100 millimetres, not 0"},
        {" - --to stl --cell 5.", "--cell must be 5 to 100 millimetres, not 5."},
        {" - --to stl --height 5.0001", "--height must be 1 to 100 millimetres, not 5.0001"},
        {" - --to stl --clearance x", "--clearance must be 0.02 to 2 millimetres, not x"},
    };
    for (const auto& entry : lines) {
        CHECK(has(run("convert " + level + entry.first).errors, entry.second));
    }
}

TEST_CASE("help and manual list every format") {
    const std::string help = run("convert --help").output;
    const std::string manual = run("man").output;
    for (const std::string name : {"level", "link", "cut", "letters", "matrix", "dlx", "cnf", "minizinc",
                                   "lp", "xmpuzzle", "eternity", "bucas", "tiles", "laser", "stl", "svg"}) {
        CHECK(has(help, "  " + name + " "));
        CHECK(has(manual, "\\fB" + name + "\\fR"));
    }
}

TEST_CASE("an exact cover problem is solved and counted by each engine for it") {
    const std::string knuth =
        quoted(file_with("knuth.dlx", "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"));
    for (const std::string engine :
         {"", " --engine dancing_links", " --engine algorithm_x", " --engine algorithm_x+first",
          " --engine algorithm_x+random --seed 7"}) {
        const Ending solved = run("solve " + knuth + engine);
        CHECK(solved.exit_status == 0);
        CHECK(solved.errors == "");
        CHECK((solved.output == "p r x:A y\nq x:A\n" || solved.output == "q x:A\np r x:A y\n"));
    }
    CHECK(run("count " + knuth).output == "1\n");
    const auto json = nlohmann::json::parse(run("solve --json " + knuth).output);
    CHECK(json["outcome"] == "solved");
    CHECK(json["solutions"] == 1);
    CHECK(json["options"].size() == 2);
    CHECK(nlohmann::json::parse(run("count --json " + knuth).output)["solutions"] == 1);
}

TEST_CASE("the engines for boards solve exact cover problems without colours, and refuse others") {
    const std::string queens =
        quoted(file_with("queens.dlx",
                         "r0 r1 r2 r3 c0 c1 c2 c3 | a1 a2 a3 a4 a5 b1 b2 b3 b4 b5\n"
                         "r0 c0 b3\nr0 c1 a1 b4\nr0 c2 a2 b5\nr0 c3 a3\nr1 c0 a1 b2\nr1 c1 a2 b3\n"
                         "r1 c2 a3 b4\nr1 c3 a4 b5\nr2 c0 a2 b1\nr2 c1 a3 b2\nr2 c2 a4 b3\nr2 c3 a5 b4\n"
                         "r3 c0 a3\nr3 c1 a4 b1\nr3 c2 a5 b2\nr3 c3 b3\n"));
    const std::string colored = quoted(file_with("colored.dlx", "p q | x\np x:A\nq x:A\n"));
    for (const std::string engine :
         {" --engine cell_first", " --engine frontier", " --engine dancing_links"}) {
        const std::string solved = run("solve " + queens + engine).output;
        CHECK((has(solved, "r0 c1 a1 b4\n") ? has(solved, "r1 c3")
                                            : has(solved, "r0 c2") && has(solved, "r1 c0")));
        CHECK(run("solve " + quoted(file_with("none.dlx", "a b c\na b\nb c\n")) + engine).exit_status == 1);
    }
    CHECK(has(run("solve --engine frontier " + colored).errors, "this engine knows no colours"));
}

TEST_CASE("an exact cover problem without a solution ends with 1, a stopped one with 3") {
    const std::string none = quoted(file_with("none.dlx", "a b c\na b\nb c\n"));
    const Ending solved = run("solve " + none);
    CHECK(solved.exit_status == 1);
    CHECK(solved.output == "");
    CHECK(solved.errors == "there is no solution\n");
    CHECK(run("count " + none).exit_status == 1);
    CHECK(run("count " + none).output == "0\n");
    run("convert " + quoted(TESSERA_SOURCE_DIR "/levels/polyomino/29-iq-empty.txt") + " " +
        scratch("iq.dlx"));
    const Ending stopped = run("count --limit 0.2 " + scratch("iq.dlx"));
    CHECK(stopped.exit_status == 3);
    CHECK(has(stopped.errors, "stopped at the limit of 0.2 s after "));
}

TEST_CASE("what is only for puzzles is refused for exact cover") {
    const std::string some = quoted(file_with("some.dlx", "a b\na b\n"));
    CHECK(has(run("solve --engine beam " + some).errors,
              "there is no engine beam for exact cover; there are dancing_links"));
    CHECK(has(run("solve --heuristic awkward " + some).errors, "--heuristic is for puzzles"));
    CHECK(has(run("count --up-to-symmetry " + some).errors, "--up-to-symmetry and --part are for puzzles"));
    CHECK(has(run("count --part 1/2 " + some).errors, "--up-to-symmetry and --part are for puzzles"));
    for (const std::string command : {"hint", "grade", "show", "share", "explain", "print"}) {
        CHECK(has(run(command + " " + some).errors,
                  ":1:1: this is an exact cover problem, which solve, count and convert take"));
    }
}

}  // namespace tessera
