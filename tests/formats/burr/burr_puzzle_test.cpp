#include "formats/burr/burr_puzzle.h"

#include "base/text.h"
#include "games/polyomino/engines/counter.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/polyomino.h"
#include "support/printers.h"

#include <doctest.h>

#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("formats/burr/burr_puzzle");

namespace {

// Three pieces on nine cells; the second is vertical, and the third has no name.
const std::vector<std::string> usual_shapes = {
    R"(<voxel x="3" y="2" z="1" type="0" name="Hook">####__</voxel>)",
    R"(<voxel x="1" y="1" z="4" type="0" name="Bar">_###</voxel>)",
    R"(<voxel x="1" y="3" z="2" type="0">______</voxel>)",
    R"(<voxel x="2" y="2" z="1" type="0" name="a name with blanks">__##</voxel>)",
    R"(<voxel x="4" y="3" z="1" type="0">#########___</voxel>)",
};
const std::string usual_uses =
    R"(<shape id="0" count="1"/><shape id="1" min="1" max="1"></shape><shape id="3"/>)";

std::string problem_of(const std::string& uses, const std::string& result = "4") {
    return "<problem state=\"0\"><shapes>" + uses + "</shapes><result id=\"" + result + "\"/></problem>";
}

std::string burr(const std::vector<std::string>& shapes = usual_shapes,
                 const std::string& problems = problem_of(usual_uses), const std::string& grid = "0") {
    return "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n <gridType type=\"" + grid +
           "\"/>\n <colors/>\n <shapes>\n  " + join(shapes, "\n  ") + "\n </shapes>\n <problems>\n  " +
           problems + "\n </problems>\n <comment>x &lt; y</comment>\n</puzzle>\n";
}

std::vector<std::string> with_shape(int index, const std::string& shape) {
    std::vector<std::string> shapes = usual_shapes;
    at(shapes, index) = shape;
    return shapes;
}

std::vector<std::string> with_board(const std::string& signs) {
    return with_shape(4, R"(<voxel x="4" y="3" z="1" type="0">)" + signs + "</voxel>");
}

std::string repeated(const std::string& part, int count) {
    std::string text;
    for (int index = 0; index < count; ++index) {
        text += part;
    }
    return text;
}

std::string complaint_about(const std::string& text, int number = 1) {
    const Result<BurrPuzzle> read = read_burr(text, number);
    if (read) {
        return "read";
    }
    const TextPosition place = position_of(text, read.error().offset);
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
           english(read.error().message);
}

std::vector<std::string> remarks_on(const std::string& text, int number = 1) {
    const Result<BurrPuzzle> read = read_burr(text, number);
    REQUIRE(read);
    std::vector<std::string> remarks;
    for (const Sentence& sentence : read->remarks) {
        remarks.push_back(english(sentence));
    }
    return remarks;
}

const std::string level =
    "tessera 1 polyomino\nboard\n.###\n....\n....\nend\n"
    "piece Hook\nX..\nXXX\nend\npiece Bar\nX\nX\nX\nend\npiece A\nXX\nend\n";

}  // namespace

TEST_CASE("a flat puzzle of BurrTools is the level that the page makes of it") {
    const Result<BurrPuzzle> read = read_burr(burr(), 1);
    REQUIRE(read);
    CHECK(polyomino::format_level(read->level) == level);
    CHECK(read->remarks.empty());
}

TEST_CASE("what is written is read as the same level, and written the same again") {
    for (const std::string& text :
         {level, std::string("tessera 1 polyomino\nboard\n.#.\n...\nend\npiece D x4\nXX\nend\n")}) {
        const auto puzzle = polyomino::parse_level(text);
        REQUIRE(puzzle);
        const std::string written = *format_burr(*puzzle);
        const Result<BurrPuzzle> read = read_burr(written, 1);
        REQUIRE(read);
        CHECK(read->level == *puzzle);
        CHECK(*format_burr(read->level) == written);
    }
}

TEST_CASE("each of several problems can be read") {
    const std::string text =
        burr(usual_shapes, problem_of(usual_uses) + problem_of(R"(<shape id="3"/>)", "3"));
    CHECK(remarks_on(text) == std::vector<std::string>{"problem 1 of 2 is read"});
    CHECK(remarks_on(text, 2) == std::vector<std::string>{"problem 2 of 2 is read"});
    CHECK(polyomino::format_level(read_burr(text, 2)->level) ==
          "tessera 1 polyomino\nboard\n..\nend\npiece A\nXX\nend\n");
    CHECK(complaint_about(text, 3) == "12:2: there is no problem 3: this file has 2");
}

TEST_CASE("what is left out or decided is said") {
    CHECK(remarks_on(burr(with_shape(0, R"(<voxel x="3" y="2" z="1" name="Hook">#1#2#1 #_1_</voxel>)"))) ==
          std::vector<std::string>{"colours are ignored: here any piece may go on any cell"});
    const std::string grouped =
        problem_of(R"(<shape id="0"/><shape id="1"><group group="1" count="1"/></shape><shape id="3"/>)");
    CHECK(
        remarks_on(burr(usual_shapes, grouped)) ==
        std::vector<std::string>{"groups are left out: here it does not matter how pieces are taken apart"});
    const std::string loose = problem_of(R"(<shape id="0"/><shape id="1" min="0" max="2"/><shape id="3"/>)");
    CHECK(
        remarks_on(burr(usual_shapes, loose)) ==
        std::vector<std::string>{"each piece is there as often as it may be used, so some may be left over"});
    // Optional cells that the pieces decide: they fill all of them, or none.
    CHECK(remarks_on(burr(with_board("#####++++___"))).empty());
    CHECK(remarks_on(burr(with_board("#########+++"))).empty());
}

// Counts are those that BurrTools states in `assemblies`: up to rotations and, where no piece is missing for it, reflections.
TEST_CASE("cubes in space, triangles and spheres are read on their lattices") {
    const auto count_of = [](const std::string& text) {
        const Result<BurrPuzzle> puzzle = read_burr(text, 1);
        REQUIRE(sentence_of(puzzle) == "");
        CountOptions options;
        options.up_to_symmetry = true;
        Result<polyomino::Counter> counter =
            polyomino::Counter::start(puzzle->level, Polyomino::start(puzzle->level), options);
        REQUIRE(counter);
        while (counter->advance(1'000'000) == Outcome::running) {
        }
        return std::pair(std::string(puzzle->level.lattice->name), counter->total().low);
    };
    const std::vector<std::string> soma = {
        R"(<voxel x="2" y="2" z="1">###_</voxel>)",
        R"(<voxel x="3" y="2" z="1">####__</voxel>)",
        R"(<voxel x="3" y="2" z="1">###_#_</voxel>)",
        R"(<voxel x="3" y="2" z="1">##__##</voxel>)",
        R"(<voxel x="2" y="2" z="2">###_#___</voxel>)",
        R"(<voxel x="2" y="2" z="2">###__#__</voxel>)",
        R"(<voxel x="2" y="2" z="2">###___#_</voxel>)",
        R"(<voxel x="3" y="3" z="3">###########################</voxel>)",
    };
    std::string uses;
    for (int shape = 0; shape < 7; ++shape) {
        uses += "<shape id=\"" + std::to_string(shape) + "\" count=\"1\"/>";
    }
    CHECK(count_of(burr(soma, problem_of(uses, "7"))) == std::pair(std::string("cubic"), std::uint64_t{240}));
    // A hexagon of six triangles from two trapeziums: three ways, one up to rotations.
    const std::vector<std::string> hexagon = {R"(<voxel x="3" y="1" z="1">###</voxel>)",
                                              R"(<voxel x="4" y="2" z="1">_###_###</voxel>)"};
    CHECK(count_of(burr(hexagon, problem_of(R"(<shape id="0" count="2"/>)", "1"), "1")) ==
          std::pair(std::string("triangular"), std::uint64_t{1}));
    // Four balls that all touch, from two pairs: three ways, one up to rotations.
    const std::vector<std::string> balls = {R"(<voxel x="2" y="2" z="1">#__#</voxel>)",
                                            R"(<voxel x="2" y="2" z="2">#__#_##_</voxel>)"};
    CHECK(count_of(burr(balls, problem_of(R"(<shape id="0" count="2"/>)", "1"), "2")) ==
          std::pair(std::string("sphere"), std::uint64_t{1}));
}

TEST_CASE("what cannot be read is refused with a sentence at the place") {
    const std::pair<std::string, std::string> texts[] = {
        {"<svg/>", "1:1: this XML file is not a BurrTools puzzle"},
        {burr(usual_shapes, problem_of(usual_uses), "1"),
         "6:3: shape S1 has several parts, but the cells of a piece must be connected here"},
        {burr(with_shape(0, R"(<voxel x="2" y="1" z="2">####</voxel>)"), problem_of(usual_uses), "1"),
         "6:3: shape S1 is not flat, and triangles are read in a single layer only"},
        {burr(usual_shapes, problem_of(usual_uses), "2"), "10:3: shape S5 has spheres where none can be"},
        {burr(usual_shapes, problem_of(usual_uses), "3"),
         "3:2: only puzzles made of cubes, triangles or spheres are read"},
        {burr(usual_shapes, problem_of(usual_uses), "9"),
         "3:2: only puzzles made of cubes, triangles or spheres are read"},
        {burr(usual_shapes, ""), "2:1: this file has shapes, but no problem to solve"},
        {burr(usual_shapes, problem_of(usual_uses, "")),
         "13:117: this problem has no result to use as the board"},
        {burr(usual_shapes, problem_of(usual_uses, "5")),
         "13:117: this problem names a shape that is not there"},
        {burr(usual_shapes, problem_of(R"(<shape id="x"/>)")),
         "13:30: this problem names a shape that is not there"},
        {burr(usual_shapes, problem_of("<shape/>")), "13:30: this problem uses a shape without saying which"},
        {burr(usual_shapes, problem_of(R"(<shape id="0" min="2" max="1"/>)")),
         "6:3: the number of uses of shape S1 cannot be read"},
        {burr(with_shape(0, R"(<voxel x="3" y="2" z="1">####_</voxel>)")),
         "6:3: shape S1 is damaged: its cells do not match its sides"},
        {burr(with_shape(0, R"(<voxel x="999999999" y="999999999" z="999999999">#</voxel>)")),
         "6:3: shape S1 is damaged: its cells do not match its sides"},
        {burr(with_shape(3, R"(<voxel x="2" y="2" z="1">__#?</voxel>)")),
         "9:3: shape S4 is damaged: its cells do not match its sides"},
        {burr(usual_shapes, problem_of(R"(<shape id="2" count="1"/>)")), "8:3: shape S3 is empty"},
        {burr(with_shape(1, R"(<voxel x="13" y="2" z="2">)" + std::string(52, '#') + "</voxel>")),
         "7:3: shape S2 is larger than a board or a piece can be here"},
        {burr(with_shape(1, R"(<voxel x="4" y="1" z="1">##_#</voxel>)")),
         "7:3: shape S2 has several parts, but the cells of a piece must be connected here"},
        {burr(with_shape(0, R"(<voxel x="1025" y="1" z="1">)" + std::string(1025, '#') + "</voxel>")),
         "6:3: shape S1 is larger than a board or a piece can be here"},
        {burr(with_shape(4, R"(<voxel x="40" y="40" z="20">)" + std::string(32000, '#') + "</voxel>")),
         "10:3: shape S5 is larger than a board or a piece can be here"},
        {burr(usual_shapes, problem_of(R"(<shape id="0" count="5000"/>)")),
         "13:3: there are more pieces than a puzzle can have here"},
        {burr(with_shape(0, R"(<voxel x="3" y="2" z="1">###+__</voxel>)")),
         "6:3: shape S1 has optional cells, which no puzzle here can have"},
        {burr(with_board("########+++_")),
         "10:3: shape S5 has optional cells, which no puzzle here can have"},
        {repeated("<a>", 500'000), "1:1: this file has more elements than a puzzle can have"},
        {"<a>" + repeated("<b/>", 500'000) + "</a>",
         "1:1: this file has more elements than a puzzle can have"},
        {"<a" + repeated(" a=\"\"", 1'100'000) + "/>",
         "1:1: this file has more elements than a puzzle can have"},
    };
    for (const auto& [text, sentence] : texts) {
        CHECK(complaint_about(text) == sentence);
    }
}

TEST_CASE("XML that is not well-formed is refused near the fault") {
    std::string text = burr();
    text.replace(text.find("</shapes>"), 9, "</shape>");
    CHECK(complaint_about(text).substr(0, 3) == "11:");
    for (const std::string& damaged : {text, burr().substr(0, 400), std::string("<puzzle"), std::string()}) {
        const std::string complaint = complaint_about(damaged);
        CHECK(complaint.substr(complaint.find(' ')) == " this file is not well-formed XML");
    }
}

}  // namespace tessera
