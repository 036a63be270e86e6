#include "cli/program.h"
#include "support/xml.h"

#include <doctest.h>

#include <algorithm>

// `tessera print`, and the picture of `tessera show`.

namespace tessera {

TEST_SUITE_BEGIN("cli/print");

namespace {

// Returns the number of elements of a kind; -1 if the drawing is not well-formed.
int count_of(const std::string& svg, const std::string& kind) {
    const auto elements = XmlReader(svg).read();
    if (!elements) {
        return -1;
    }
    return static_cast<int>(std::count_if(elements->begin(), elements->end(), [&](const XmlElement& element) {
        const auto found = element.attributes.find("class");
        return found != element.attributes.end() && found->second == kind;
    }));
}

std::string tiles() {
    return quoted(file_with("tiles.txt", "tessera 1 edge_match\nsize 2x1\ntiles\n=A=B=C=D =B=C=A=D\nend\n"));
}

std::string corner() {
    return quoted(file_with(
        "corner.txt",
        "tessera 1 polyomino\ntitle Corner\nboard\n..\n..\nend\npiece V\nX.\nXX\nend\npiece I\nX\nend\n"));
}

}  // namespace

TEST_CASE("print makes one drawing of puzzles of all families") {
    const Ending printed = run("print " + iq() + " " + nine_to_sort() + " " + tiles());
    CHECK(printed.exit_status == 0);
    CHECK(printed.errors == "");
    CHECK(count_of(printed.output, "puzzle") == 3);
    CHECK(count_of(printed.output, "tile") == 2);
    CHECK(count_of(run("print --per-page 1 " + iq() + " " + iq()).output, "page") == 2);
}

TEST_CASE("print reads links, cut grids and standard input") {
    CHECK(count_of(run_shell("\"$TESSERA\" share " + iq() + " | \"$TESSERA\" print -").output, "puzzle") ==
          1);
    const std::string cut = quoted(file_with("print.cut", "A A\nA B\n"));
    CHECK(count_of(run("print --cut " + cut + " " + corner()).output, "puzzle") == 2);
}

TEST_CASE("print adds solutions and explanations where they are asked for") {
    const Ending printed = run("print --solution yes --explain yes " + corner());
    CHECK(printed.exit_status == 0);
    CHECK(count_of(printed.output, "page") == 3);
    CHECK(count_of(printed.output, "block") >= 2);
    CHECK(count_of(run("print --solution yes " + nine_to_sort()).output, "block") == 1);
}

TEST_CASE("print refuses in one line what it cannot print") {
    const Ending missing = run("print " + iq() + " nowhere.txt");
    CHECK(missing.exit_status == 2);
    CHECK(missing.output == "");
    CHECK(missing.errors == "nowhere.txt:1:1: there is no such file\n");
    CHECK(run("print --explain yes " + nine_to_sort()).exit_status == 0);
    CHECK(has(run("print --per-page 3 " + iq()).errors, "--per-page must be one of 1, 2, 4, 6, not 3"));
    CHECK(has(run("print --paper a5 " + iq()).errors, "--paper must be one of a4, letter, not a5"));
    CHECK(has(run("print").errors, "print takes one INPUT or more, and none was given"));
}

TEST_CASE("without a solution there is no sheet of it") {
    const Ending printed = run("print --solution yes " + impossible());
    CHECK(printed.exit_status == 1);
    CHECK(printed.output == "");
    CHECK(printed.errors == "the puzzle has no solution\n");
    CHECK(run("print " + impossible()).exit_status == 0);
}

TEST_CASE("print makes HTML that prints page by page") {
    const Ending printed = run("print --format html --paper letter --solution yes " + corner());
    CHECK(printed.exit_status == 0);
    CHECK(has(printed.output, "<title>Corner</title>"));
    CHECK(has(printed.output, "@page{size:215.9mm 279.4mm"));
}

TEST_CASE("show writes a picture of the position as well") {
    const std::string file = scratch_path("picture.svg");
    const Ending shown = run("show --svg " + quoted(file) + " " + corner());
    CHECK(shown.exit_status == 0);
    CHECK(shown.output == run("show " + corner()).output);
    CHECK(count_of(contents(file), "outline") == 1);
    const Ending refused = run("show --svg " + quoted(scratch_path("no/such/folder.svg")) + " " + corner());
    CHECK(refused.exit_status == 2);
    CHECK(refused.output == "");
}

TEST_CASE("sheets carry a QR code of each puzzle's link where the page lies somewhere") {
    CHECK(count_of(run("print " + corner()).output, "qr") == 0);
    const Ending printed = run("print --address https://example.org/t/ " + corner() + " " + nine_to_sort());
    CHECK(printed.exit_status == 0);
    CHECK(count_of(printed.output, "qr") == 2);
    CHECK(has(run("print --address nowhere " + corner()).errors, "--address must begin with http"));
}

TEST_CASE("share tells a whole link and writes its QR code") {
    const std::string file = scratch_path("qr.svg");
    const std::string code = run("share " + corner()).output;
    const Ending shared = run("share --address https://example.org/t/ --qr " + quoted(file) + " " + corner());
    CHECK(shared.output == "https://example.org/t/" + code);
    CHECK(count_of(contents(file), "modules") == 1);
    CHECK(has(run("share --qr " + quoted(file) + " " + corner()).errors, "--qr needs --address"));
    const std::string far = "http://" + std::string(2950, 'a');
    const Ending refused = run("share --address " + far + " --qr " + quoted(file) + " " + corner());
    CHECK(refused.exit_status == 2);
    CHECK(has(refused.errors, "the link is too long for a QR code"));
}

TEST_SUITE_END();

}  // namespace tessera
