#include "app/game/solver_choice.h"

#include "games/edge_match/engines/solver.h"
#include "games/number_swap/engines/methods.h"
#include "games/polyomino/engines/solver.h"
#include "jobs/job.h"
#include "jobs/run.h"
#include "support/random_moves.h"

#include <doctest.h>

#include <algorithm>

namespace tessera {

TEST_SUITE_BEGIN("app/solver_choice");

namespace {

template <class Names>
void check_choices(std::string_view family, const Names& engines) {
    const auto choices = solver_choices(family);
    CHECK(choices.front().engine.empty());
    for (const std::string_view engine : engines) {
        CAPTURE(engine);
        const bool is_usual = engine == "best" || engine == "race";
        CHECK((is_usual || std::any_of(choices.begin(), choices.end(), [engine](const SolverChoice& choice) {
                   return choice.engine == engine;
               })));
    }
}

template <Game G>
void check_that_all_solve(const typename G::Level& level) {
    for (const SolverChoice& choice : solver_choices(G::id)) {
        CAPTURE(choice.caption);
        Job job = job_for(Task::solve, Session<G>(level));
        job.solve = choice.options();
        auto run = JobRun::start(job);
        REQUIRE(run);
        bool is_solved = false;
        while (!run->is_done()) {
            for (const Report& report : run->advance(1'000'000)) {
                is_solved |= std::holds_alternative<SolutionReport>(report);
            }
        }
        CHECK(is_solved);
    }
}

}  // namespace

TEST_CASE("every engine can be chosen in the page") {
    check_choices(Polyomino::id, polyomino::engine_names);
    check_choices(NumberSwap::id, number_swap::method_names());
    check_choices(EdgeMatch::id, edge_match::engine_names());
}

TEST_CASE("every solver that can be chosen solves") {
    check_that_all_solve<Polyomino>(*Polyomino::generate(*Polyomino::parse_params("size 5x4 pieces 6"), 1));
    check_that_all_solve<NumberSwap>(
        *NumberSwap::generate(*NumberSwap::parse_params("size 3x2 barriers 1"), 1));
    check_that_all_solve<EdgeMatch>(*EdgeMatch::generate(*EdgeMatch::parse_params("size 3x3"), 1));
}

}  // namespace tessera
