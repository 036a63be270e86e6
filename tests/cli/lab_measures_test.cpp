#include "base/text.h"
#include "cli/program.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("cli/lab_measures");

TEST_CASE("A* and a search breadth first are compared by one measure, in the table and in the chart") {
    const std::string level = quoted(TESSERA_SOURCE_DIR "/levels/number_swap/08-small-change.txt");
    const std::string svg = scratch_path("swap.svg");
    const std::string words = "lab " + level + " --engines a_star,bfs --svg " + quoted(svg);
    const Ending ending = run(words);
    CHECK(ending.exit_status == 0);
    const std::vector<Token> lines = split_lines(ending.output);
    REQUIRE(lines.size() == 3);
    const std::pair<std::string, std::string> expected[] = {{"54", "9"}, {"528", "316"}};
    for (std::size_t row = 0; row < 2; ++row) {
        const std::vector<Token> fields = split_words(lines[row + 1]);
        REQUIRE(fields.size() == 13);
        CHECK(fields[11].text == expected[row].first);
        CHECK(fields[12].text == expected[row].second);
    }
    const std::string chart = contents(svg);
    CHECK(has(chart, "data-measure=\"reached\""));
    CHECK(has(chart, "data-value=\"54\""));
    CHECK(has(chart, "data-value=\"528\""));
    CHECK(run(words + " --measure nodes").exit_status == 0);
    CHECK(has(contents(svg), "data-measure=\"nodes\""));
}

TEST_CASE("what is refused is tried and not reached") {
    const std::string level = quoted(TESSERA_SOURCE_DIR "/levels/polyomino/03-five-square.txt");
    const Ending ending = run("lab " + level + " --engines algorithm_x+first+zones,algorithm_x+first --json");
    CHECK(has(ending.output, "\"nodes\":249"));
    CHECK(has(ending.output, "\"branches_pruned\":114"));
    CHECK(has(ending.output, "\"reached\":135"));
    CHECK(has(ending.output, "\"nodes\":292"));
    CHECK(has(ending.output, "\"reached\":292"));
}

TEST_CASE("rows that no seed changes are named, those of chance are not") {
    const std::string level = quoted(TESSERA_SOURCE_DIR "/levels/polyomino/03-five-square.txt");
    const std::string engines = " --engines dancing_links,beam,algorithm_x+random,algorithm_x";
    const Ending three = run("lab " + level + engines + " --seeds 1..3");
    CHECK(three.exit_status == 0);
    CHECK(three.errors == "the same with every seed: dancing_links, algorithm_x\n");
    CHECK(run("lab " + level + engines).errors == "");
    CHECK(run("lab " + level + " --engines dancing_links --heuristics ascender --seeds 4,5").errors ==
          "the same with every seed: dancing_links with ascender\n");
}

TEST_SUITE_END();

}  // namespace tessera
