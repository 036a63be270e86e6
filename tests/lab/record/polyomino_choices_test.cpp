// Promise: The choices on an open cell are its remaining placements.

#include "lab/record/polyomino_choices.h"

#include "games/polyomino/engines/dead_zone.h"
#include "jobs/session_at.h"
#include "lab/record/recorded.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/polyomino_choices");

TEST_CASE(
    "the choices of a position are the placements that its rules allow, and a choice says how many there "
    "were") {
    for (const std::string engine : {"dancing_links", "algorithm_x+first", "algorithm_x+first+twins"}) {
        const SearchCase one{
            "polyomino", engine == "algorithm_x+first+twins" ? "01-first-steps" : "03-five-square", engine};
        CAPTURE(one);
        const auto search = finished(one);
        const SearchRecord& record = search->record();
        for (int step = 1; step < record.step_count(); ++step) {
            const RecordedStep& recorded = record.step(step);
            const auto cell = search->decided_cell(step);
            if (!cell || (recorded.kind != RecordedKind::choose && recorded.kind != RecordedKind::dead)) {
                continue;
            }
            const int before =
                recorded.kind == RecordedKind::dead ? recorded.node : record.node(recorded.node).parent;
            const std::vector<CellChoices> choices = search->as<ExactCoverSearch>()->cell_choices(before);
            int fewest = std::numeric_limits<int>::max();
            int of_cell = -1;
            for (const CellChoices& each : choices) {
                fewest = std::min(fewest, each.count);
                of_cell = each.cell == *cell ? each.count : of_cell;
            }
            CHECK((recorded.kind == RecordedKind::dead) == (of_cell == 0));
            CHECK((engine != "dancing_links" || of_cell == fewest));
            if (recorded.kind == RecordedKind::choose) {
                CHECK(english(search->sentence(step)).find(": " + std::to_string(of_cell) + " way") !=
                      std::string::npos);
            }
        }
    }
}

TEST_CASE("what is refused is told as a move, and the region lit is the smallest that it leaves dead") {
    const auto search = finished({"polyomino", "03-five-square", "algorithm_x+first+zones"});
    const SearchRecord& record = search->record();
    int refused = 0;
    for (int step = 0; step < record.step_count(); ++step) {
        const bool is_refusal = record.step(step).kind == RecordedKind::refuse;
        CHECK(search->as<ExactCoverSearch>()->refused_move(step).empty() != is_refusal);
        if (is_refusal) {
            ++refused;
            Position position = search->position(record.step(step).node);
            position.moves.push_back(search->as<ExactCoverSearch>()->refused_move(step));
            const auto session = session_at<Polyomino>(position);
            REQUIRE(session);
            const std::vector<Cell> zone = search->cells(step);
            CHECK(zone == polyomino::dead_zone(session->level(), session->state()));
            CHECK(int_size(zone) <= 12);  // of 25 cells: never the larger of two zones
        }
    }
    CHECK(refused == 114);
}

TEST_SUITE_END();

}  // namespace tessera
