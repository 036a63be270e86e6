#include "lab/record/annealing_csv.h"

#include "base/text.h"
#include "lab/record/recorded_search.h"

#include <doctest.h>

#include <memory>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/annealing_csv");

TEST_CASE("a line a step, the last one at potential 0 where the puzzle was solved") {
    SolveOptions options;
    options.engine = "annealing";
    auto search =
        RecordedSearch::start("polyomino",
                              {"tessera 1 polyomino\nboard\n....\n....\n....\nend\n"
                               "piece V3\nXX\nX.\nend\npiece L4\nXXX\nX..\nend\npiece P\nXXX\nXX.\nend\n",
                               {}},
                              options);
    REQUIRE(search);
    while ((*search)->advance(1000) == Outcome::running) {
    }
    const AnnealingRecord& record = *(*search)->as<AnnealingRecord>();
    const std::string table = annealing_csv_of(record);
    std::vector<std::string> lines;
    for (const Token& line : split_lines(table)) {
        lines.emplace_back(line.text);
    }
    REQUIRE(lines.size() == static_cast<std::size_t>(record.place_count()));
    CHECK(lines.front() == "step,iteration,potential,least,temperature,moves_made,restarts");
    CHECK(lines.at(1) == "1,0,,,,,");
    const AnnealingPlace& last = record.at_place(record.place_count() - 1);
    CHECK(last.potential == 0);
    const std::string start =
        std::to_string(record.place_count() - 1) + "," + std::to_string(last.iteration) + ",0,0,";
    CHECK(lines.back().substr(0, start.size()) == start);
}

TEST_SUITE_END();

}  // namespace tessera
