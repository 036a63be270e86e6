#include "app/lab/pictures/annealing_chart.h"

#include "lab/record/recorded_search.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <memory>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/pictures/annealing_chart");

namespace {

std::unique_ptr<RecordedSearch> annealing_of(const std::string& engine) {
    const auto& levels = shipped_levels();
    const auto level = std::find_if(levels.begin(), levels.end(),
                                    [](const ShippedLevel& each) { return each.name == "03-five-square"; });
    SolveOptions options;
    options.engine = engine;
    auto search = *RecordedSearch::start("polyomino", {level->text, {}}, options);
    while (search->advance(100'000) == Outcome::running && !search->record().is_cut()) {
    }
    return search;
}

}  // namespace

TEST_CASE("each column has the least and the most of its steps, and together they have all") {
    for (const std::string engine : {"annealing", "annealing+restarts"}) {
        const auto search = annealing_of(engine);
        const AnnealingRecord& record = *search->as<AnnealingRecord>();
        for (const int columns : {1, 7, 300, 2000}) {
            const AnnealingChart chart = annealing_chart_of(record, columns, 10);
            REQUIRE(int_size(chart.columns) == columns);
            int low = 1000;
            int high = -1;
            for (int place = 2; place < record.place_count(); ++place) {
                low = std::min(low, record.at_place(place).potential);
                high = std::max(high, record.at_place(place).potential);
            }
            CHECK(chart.most_potential == high);
            CHECK(chart.columns.back().low <= chart.columns.back().last);
            CHECK(chart.columns.back().last == 0);
            CHECK(chart.columns.back().least == low);
        }
    }
}

TEST_CASE("a column for each step is the record") {
    const auto search = annealing_of("annealing+heat_bath");
    const AnnealingRecord& record = *search->as<AnnealingRecord>();
    const int steps = record.place_count() - 1;
    const AnnealingChart chart = annealing_chart_of(record, steps, 1);
    for (int column = 0; column < steps; ++column) {
        const AnnealingPlace& here = record.at_place(column + 1);
        const AnnealingColumn& drawn = at(chart.columns, column);
        CHECK(drawn.low == here.potential);
        CHECK(drawn.high == here.potential);
        CHECK(drawn.least == here.least);
        CHECK(drawn.beta == record.beta(column + 1));
    }
}

TEST_CASE("restarts are marked once each, but for the first layout") {
    const auto search = annealing_of("annealing+restarts");
    const AnnealingRecord& record = *search->as<AnnealingRecord>();
    const AnnealingChart chart = annealing_chart_of(record, 500, 50);
    const auto marked = std::count_if(chart.columns.begin(), chart.columns.end(),
                                      [](const AnnealingColumn& column) { return column.has_restart; });
    CHECK(marked == record.at_place(record.place_count() - 1).restarts);
    CHECK(marked > 0);
}

TEST_CASE("the shares of moves made add up to those of the record") {
    const auto search = annealing_of("annealing");
    const AnnealingRecord& record = *search->as<AnnealingRecord>();
    const AnnealingPlace& end = record.at_place(record.place_count() - 1);
    const AnnealingChart chart = annealing_chart_of(record, 100, 1);
    CHECK(chart.made.front() == doctest::Approx(static_cast<double>(end.made) / end.iteration));
    CHECK(share_made(record, 0, 1) == -1);
    CHECK(share_made_before(record, 4) == 1);  // the first two iterations
    CHECK(english(annealing_words(record, 4)) ==
          "potential 7, least so far 7, temperature 0.29, moves made 100 %, restarts: 0");
    CHECK(english(annealing_words(record, 0)) == "no piece is on the board yet");
}

TEST_SUITE_END();

}  // namespace tessera
