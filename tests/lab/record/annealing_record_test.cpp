// Promise: Recorded annealing takes the steps of the unrecorded one, and its chart shows the record's numbers. Also:
//     app/lab/pictures/annealing_chart_test.cpp, browser/lab_annealing.test.mjs.

#include "lab/record/annealing_record.h"

#include "games/polyomino/engines/annealing_engine.h"
#include "games/polyomino/engines/solver.h"
#include "games/polyomino/polyomino.h"
#include "lab/record/recorded.h"

#include <doctest.h>

#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/annealing_record");

namespace {

const std::vector<SearchCase> cases = {
    {"polyomino", "03-five-square", "annealing"},
    {"polyomino", "22-seven-square-block", "annealing"},
    {"polyomino", "03-five-square", "annealing+heat_bath"},
    {"polyomino", "03-five-square", "annealing", "restarts"},
};

// The same search, without a record.
Annealing unrecorded(const SearchCase& one) {
    SolveOptions options;
    options.engine = one.engine;
    options.heuristic = one.heuristic;
    const std::string heuristic = polyomino::with_named_schedule(options).heuristic;
    const auto level = *Polyomino::parse_level(text_of_level(one.family, one.level));
    const AnnealingProblem problem = polyomino::annealing_problem(level, Polyomino::start(level));
    const auto schedule = polyomino::annealing_schedule_called(heuristic.empty() ? "directed" : heuristic);
    return {problem, polyomino::annealing_options(*schedule, problem.open_count(), 1)};
}

std::vector<Lying> lying_at(const RecordedSearch& search, int place) {
    return search.as<AnnealingRecord>()->lying(
        search.record().node(search.record().step(place - 1).node).option);
}

bool is_same(const RecordedSearch& search, int place, const Annealing& engine) {
    const AnnealingPlace& here = search.as<AnnealingRecord>()->at_place(place);
    return lying_at(search, place) == engine.lying() && here.potential == engine.potential() &&
           here.least == engine.least_potential() &&
           here.iteration == static_cast<int>(engine.stats().nodes) &&
           here.restarts == static_cast<int>(engine.restart_count()) &&
           search.as<AnnealingRecord>()->beta(place) == engine.beta();
}

}  // namespace

TEST_CASE("each recorded step is where the search is after it when nobody records it") {
    for (const SearchCase& one : cases) {
        CAPTURE(one);
        const auto search = finished(one);
        Annealing engine = unrecorded(one);
        while (engine.best().empty()) {
            engine.advance(1);
        }
        int place = 2;  // after the first layout
        bool is_equal = is_same(*search, place, engine);
        while (is_equal && engine.potential() > 0 && place + 1 < search->record().step_count()) {
            engine.advance(1);
            is_equal = is_same(*search, ++place, engine);
        }
        CHECK(is_equal);
        CHECK(engine.potential() == 0);
        CHECK(place + 1 == search->record().step_count());
    }
}

TEST_CASE("a recorded search ends as the unrecorded one, after as many iterations") {
    for (const SearchCase& one : cases) {
        CAPTURE(one);
        const auto search = finished(one);
        SolveOptions options;
        options.engine = one.engine;
        options.heuristic = one.heuristic;
        const auto level = *Polyomino::parse_level(text_of_level(one.family, one.level));
        auto solver = *polyomino::Solver::start(level, Polyomino::start(level), options);
        REQUIRE(solver.advance(20'000'000) == Outcome::solved);
        CHECK(solver.stats() == search->stats());
        std::vector<std::string> moves;
        for (const auto& move : solver.solution()) {
            moves.push_back(Polyomino::format_move(level, move));
        }
        CHECK(search->moves(search->record().solution_nodes().front()) == moves);
    }
}

TEST_CASE("trajectories are what they are on every target") {
    CHECK(finished(cases[0])->stats().nodes == 404);
    CHECK(finished(cases[1])->stats().nodes == 8785);
}

TEST_CASE("any step is come to as by walking there, one by one") {
    const auto search = finished(cases[3]);
    const AnnealingRecord& record = *search->as<AnnealingRecord>();
    std::vector<Lying> walked(record.problem().pieces.size());
    bool is_equal = true;
    for (int step = 1; step < search->record().step_count(); ++step) {
        const AnnealingStep& told = record.traced(step);
        if (told.kind == AnnealingStepKind::start) {
            walked = lying_at(*search, step + 1);
        } else if (told.kind == AnnealingStepKind::accept) {
            at(walked, told.piece) = told.to;
            if (told.other >= 0) {
                at(walked, told.other) = told.other_to;
            }
        }
        is_equal = is_equal && walked == lying_at(*search, step + 1);
    }
    CHECK(is_equal);
}

TEST_CASE("what was tried and made is what the statistics count") {
    for (const SearchCase& one : cases) {
        CAPTURE(one);
        const auto search = finished(one);
        const AnnealingRecord& record = *search->as<AnnealingRecord>();
        const AnnealingPlace& end = record.at_place(record.place_count() - 1);
        int refused = 0;
        for (const RecordedStep& step : steps_of(search->record())) {
            refused += step.kind == RecordedKind::refuse && step.reason == reason_rise ? 1 : 0;
        }
        CHECK(static_cast<std::uint64_t>(end.iteration) == search->stats().nodes);
        CHECK(static_cast<std::uint64_t>(refused) == search->stats().backtracks);
        CHECK(end.made == count_of(search->record(), RecordedKind::choose) - int_size(record.starts()));
        CHECK(end.restarts == int_size(record.starts()) - 1);
        CHECK(record.place_count() == search->record().step_count() + 1);
    }
}

TEST_CASE("how the work is sliced changes no record of annealing") {
    const auto whole = finished(cases[0]);
    for (const Ticks slice : {Ticks{1}, Ticks{7}}) {
        const auto sliced = recorded(cases[0]);
        while (sliced->advance(slice) == Outcome::running) {
        }
        CHECK(steps_of(sliced->record()) == steps_of(whole->record()));
        CHECK(nodes_of(sliced->record()) == nodes_of(whole->record()));
        const int end = whole->record().step_count();
        CHECK(sliced->as<AnnealingRecord>()->at_place(end) == whole->as<AnnealingRecord>()->at_place(end));
    }
}

TEST_CASE("past the bound the solution is recorded, after a gap, and nothing else") {
    const auto search = finished(cases[0], 100);
    const SearchRecord& record = search->record();
    REQUIRE(record.is_cut());
    CHECK(record.step_count() == 103);
    CHECK(search->as<AnnealingRecord>()->place_count() == 104);
    CHECK(search->moves(record.solution_nodes().front()) ==
          finished(cases[0])->moves(finished(cases[0])->record().solution_nodes().front()));
    CHECK(english(search->sentence(101)) == "all pieces after iteration 404");
}

TEST_CASE("the words tell the piece, the potential before and after, and what becomes of the move") {
    const auto search = finished(cases[0]);
    CHECK(english(search->sentence(1)) == "all pieces are placed at random: potential 13");
    CHECK(english(search->sentence(2)) == "iteration 1: T4 is moved, potential 13 to 9");
    CHECK(english(search->sentence(6)) == "iteration 5: O4 is drawn, and stays; potential 4");
    CHECK(english(search->sentence(search->record().step_count() - 1)) ==
          "no overlap is left: this is a solution");
}

TEST_CASE("pieces to spare cannot be recorded, nor a schedule that there is none of") {
    const auto refusal = [](const std::string& level, const std::string& engine) {
        SolveOptions options;
        options.engine = engine;
        const auto search = RecordedSearch::start("polyomino", {level, {}}, options);
        return search ? "" : english(search.error().message);
    };
    CHECK(refusal(text_of_level("polyomino", "03-five-square"), "annealing+steam") ==
          "there is no heuristic named steam");
    CHECK(refusal("tessera 1 polyomino\nboard\n..\n..\nend\npiece V\nX.\nXX\nend\npiece I x2\nX\nend\n",
                  "annealing") == "annealing needs pieces that fill the open cells exactly");
}

TEST_SUITE_END();

}  // namespace tessera
