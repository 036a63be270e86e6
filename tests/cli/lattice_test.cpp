#include "cli/program.h"

#include <doctest.h>

#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("cli/lattice");

namespace {

const std::string box = "...\n...\n...\n";
const std::string soma_text =
    "tessera 1 polyomino\ntitle Soma cube\nlattice cubic\nboard\n" + box + "-\n" + box + "-\n" + box +
    "end\npiece V\nXX\nX\nend\npiece L\nXXX\nX\nend\npiece T\nXXX\n X\nend\npiece Z\nXX\n XX\nend\n"
    "piece B\nXX\nX\n-\nX\nend\npiece A\nXX\nX\n-\n X\nend\npiece P\nXX\nX\n-\n#\nX\nend\n";
const std::string ring_text =
    "tessera 1 polyomino\nlattice hexagonal\nboard\n . .\n. # .\n . .\nend\npiece A x2\n X\nX\n X\nend\n"
    "place A 0 0 1\n";

std::string soma() {
    return quoted(file_with("soma.txt", soma_text));
}
std::string ring() {
    return quoted(file_with("ring.txt", ring_text));
}

}  // namespace

TEST_CASE("a puzzle in space is counted, solved and checked") {
    CHECK(run("count --up-to-symmetry " + soma()).output == "240\n");
    for (const std::string engine : {"dancing_links", "algorithm_x", "cell_first"}) {
        const Ending solved = run("solve " + soma() + " --engine " + engine);
        CHECK(solved.exit_status == 0);
        const std::string answer = quoted(file_with("answer.txt", solved.output));
        CHECK(run("check " + soma() + " " + answer).output == "yes\n");
    }
    const std::string wrong = quoted(file_with("wrong.txt", "0 1\n0 # 1\n1 1\n"));
    const Ending checked = run("check " + ring() + " " + wrong);
    CHECK(checked.exit_status == 1);
    CHECK(has(checked.errors, "A does not lie where the level fixes it"));
}

TEST_CASE("the answer and the description have the form of the board") {
    CHECK(run("solve " + ring()).output == " 0 1\n0 # 1\n 0 1\n");
    const Ending shown = run("show " + ring());
    CHECK(has(shown.output, " 0 .\n0 # .\n 0 .\npiece A x2\n"));
    CHECK(has(run("show " + soma()).output, " . . .\n . . .\n . . .\n-\n . . .\n"));
}

TEST_CASE("an answer in space says in which order its pieces can be laid from above, or that there is none") {
    const Ending solved = run("solve " + soma());
    CHECK(solved.errors.find("each piece can be laid from above in this order: ") == 0);
    const Ending json = run("solve --json " + soma());
    const auto array_of = [&](const std::string& key) {
        const std::size_t start = json.output.find("\"" + key + "\":[");
        REQUIRE(start != std::string::npos);
        const std::size_t open = json.output.find('[', start);
        return json.output.substr(open, json.output.find(']', open) - open);
    };
    CHECK(array_of("assembly") == array_of("moves"));  // nothing is fixed from the start
    // Two hooks, each with a cube above one of the other.
    const std::string hooks =
        "tessera 1 polyomino\nlattice cubic\nboard\n...\n...\n-\n#..\n..\nend\n"
        "piece A noturn\n#X\nXX\n-\nXX\nend\npiece B noturn\nXX\nX\n-\n#\nXX\nend\n";
    const std::string placed = hooks + "place A 0 0 0 2\nplace B 0 0 0 0\n";
    const Ending none = run("solve " + quoted(file_with("hooks.txt", hooks)));
    CHECK(none.exit_status == 0);
    CHECK(none.errors ==
          "no order lays these pieces from above: some of them lie over one another in turn\n");
    CHECK(has(run("solve --json " + quoted(file_with("hooks.txt", hooks))).output, "\"assembly\":[]"));
    CHECK(has(run("show " + quoted(file_with("placed.txt", placed))).output, "\nno order lays these pieces"));
    CHECK(run("solve " + ring()).errors.empty());
}

TEST_CASE("a link opens the same puzzle") {
    const std::string link = run("share " + soma()).output;
    CHECK(link.substr(0, 5) == "#1p/c");
    const Ending opened = run("open " + quoted(link.substr(0, link.size() - 1)));
    CHECK(opened.exit_status == 0);
    CHECK(has(opened.output, "lattice cubic\nboard\n...\n...\n...\n-\n"));
    CHECK(run("count --up-to-symmetry " + quoted(link.substr(0, link.size() - 1))).output == "240\n");
}

TEST_CASE("what knows squares only refuses other lattices with one sentence") {
    CHECK(has(run("solve --engine beam " + soma()).errors, "beam covers boards of squares only"));
    CHECK(has(run("convert " + soma() + " " + quoted(scratch_path("soma.laser.svg"))).errors,
              "laser can only describe boards of squares"));
    CHECK(has(run("convert " + ring() + " " + quoted(scratch_path("ring.stl"))).errors,
              "stl can only describe squares, cubes and balls"));
}

TEST_CASE("the lab compares and logs searches on any lattice, and leaves out what covers squares only") {
    for (const std::string& level : {ring(), soma()}) {
        const Ending compared = run("lab " + level + " --repeatable");
        CHECK(compared.exit_status == 0);
        CHECK(has(compared.errors, "beam is left out"));
        for (const std::string engine : {"cell_first", "dancing_links", "annealing", "algorithm_x"}) {
            CHECK(has(compared.output, engine));
        }
        const std::string log = scratch_path("steps.txt");
        CHECK(run("lab " + level + " --engines algorithm_x+first+zones --log " + quoted(log)).exit_status ==
              0);
        CHECK(has(contents(log), "\nsolution\n"));
    }
}

TEST_CASE("pictures are drawn of every lattice, in space by layers") {
    for (const std::string& level : {ring(), soma()}) {
        const Ending drawn = run("convert " + level + " - --to svg");
        CHECK(drawn.exit_status == 0);
        CHECK(has(drawn.output, "class=\"cells\""));
    }
    const Ending png = run("convert " + soma() + " " + quoted(scratch_path("soma.png")));
    CHECK((png.exit_status == 0 || has(png.errors, "png")));  // a build without Cairo has no such format
}

TEST_CASE("pieces in space are made for a printer") {
    const Ending made = run("convert " + soma() + " - --to stl --cell 10 --clearance 0.4");
    CHECK(made.exit_status == 0);
    CHECK(has(made.output, "vertex 9.6 "));
    CHECK(has(made.errors, "stl leaves out everything but the shapes of the pieces\n"));
    CHECK(run("convert " + soma() + " " + quoted(scratch_path("soma.3mf"))).exit_status == 0);
}

TEST_CASE("hints, explanations and grades name places as level text does") {
    CHECK(run("hint " + ring()).output ==
          "there is just one way to finish from here: look at these 3 cells [0,3 1,4 2,3]\n"
          "this gap of 3 cells has the shape of A [0,3 1,4 2,3]\npiece A goes here [0,3 1,4 2,3]\n"
          "place A 3 0 3\n");
    const Ending explained = run("explain --json " + ring());
    CHECK(has(explained.output, "\"cells\":[[0,3],[1,4],[2,3]]"));
    CHECK(has(run("grade " + ring()).output, "tier starter, score 1, no search\n"));
    const Ending graded = run("grade " + soma());
    CHECK(has(graded.output, "open board: "));
    const Ending hinted =
        run("hint " + quoted(file_with("placed.txt", soma_text + "place V 0 0 0 0\nplace P 0 1 0 0\n")));
    CHECK(hinted.exit_status == 1);
    CHECK(has(hinted.output, "on a checkerboard"));
    const Ending helped = run("hint " + quoted(file_with("placed.txt", soma_text + "place P 0 0 0 0\n")));
    CHECK(has(helped.output, " goes here ["));
    CHECK(has(helped.output, "\nplace "));
}

TEST_CASE("puzzles on other lattices are made, alike for the same recipe") {
    const std::string hexagons =
        "generate --family polyomino --lattice hexagonal --outline hexagon --size 4x4 "
        "--set trihexes-tetrahexes --tier starter --seed 2";
    const Ending made = run(hexagons);
    CHECK(made.exit_status == 0);
    CHECK(has(made.output, "title hexagon 4 trihexes-tetrahexes starter #2\nrecipe 1 2 size 4x4 "));
    CHECK(has(made.output, "\nlattice hexagonal\nboard\n   . . . .\n  . . . . .\n"));
    CHECK(has(made.output, "\nset trihexes-tetrahexes\nplace "));
    CHECK(run(hexagons).output == made.output);
    const std::string file = quoted(file_with("made.txt", made.output));
    CHECK(run("count " + file).output == "1\n");
    CHECK(has(run("grade " + file).output, "tier starter, "));
    const std::string link = run("share " + file).output;
    CHECK(has(run("open " + quoted(link.substr(0, link.size() - 1))).output, "lattice hexagonal\nboard\n"));
    const std::string drawn = quoted(file_with("drawn.txt", "lattice triangular\n  .\n ...\n.....\n"));
    const Ending cut = run("generate --family polyomino --smallest 3 --board " + drawn);
    CHECK(has(cut.output, "lattice triangular\nboard\n  .\n ...\n.....\nend\n"));
    const Ending refused = run("generate --family polyomino --lattice hexagonal --outline star --size 3x4");
    CHECK(refused.exit_status == 2);
    CHECK(refused.errors == "tessera: this outline has sides of one length: ask for a size like 4x4\n");
}

TEST_CASE("a puzzle on another lattice is an exact cover problem like any other") {
    const std::string dlx = quoted(scratch_path("soma.dlx"));
    CHECK(run("convert " + soma() + " " + dlx).exit_status == 0);
    CHECK(run("count " + dlx).output == "11520\n");
    CHECK(run("count " + soma()).output == "11520\n");
}

TEST_SUITE_END();

}  // namespace tessera
