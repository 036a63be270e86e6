#include "support/families.h"

#include "jobs/parallel.h"
#include "jobs/work.h"
#include "support/random_moves.h"

#include <doctest.h>

// Jobs on small levels of every family, with the engines offered to players.

namespace tessera {

TEST_SUITE_BEGIN("jobs/families");

namespace {

constexpr std::uint64_t level_count = 6;

template <class G>
Position sample_position(std::uint64_t seed) {
    return position_of(Session<G>(sample_level<G>(seed)));
}

template <class G>
Job job_of(Task task) {
    return {std::string(G::id), std::move(task)};
}

void keep_answers(std::vector<Report>& answers, const std::vector<Report>& reports) {
    for (const Report& report : reports) {
        if (!std::holds_alternative<ProgressReport>(report)) {
            answers.push_back(report);
        }
    }
}

// Returns all reports except progress of a job split over runs that alternate in slices of `budget`.
template <class G>
std::vector<Report> answers_of(const Job& job, Ticks budget, int run_count) {
    std::vector<JobRun> runs;
    for (const Job& part : split_job(job, run_count)) {
        WorkResult work = start_work<G>(part);
        REQUIRE(work);
        runs.emplace_back(std::move(*work));
    }
    ReportMerger merger(job, int_size(runs), {0, 0});  // a race from the start
    std::vector<Report> answers;
    while (!merger.is_done()) {
        for (int part = 0; part < int_size(runs); ++part) {
            for (const Report& report : at(runs, part).advance(budget)) {
                keep_answers(answers, merger.add(part, report));
            }
        }
    }
    return answers;
}

std::optional<SolutionCount> total_of(const std::vector<Report>& answers) {
    for (const Report& answer : answers) {
        if (const auto* const count = std::get_if<CountReport>(&answer)) {
            return count->total;
        }
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("what was generated is solved by moves that the rules allow", G,
                          generated_solved_moves) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        const auto answers = answers_of<G>(job_of<G>(SolveJob{sample_position<G>(seed), {}}), 100000, 1);
        const auto* const solution = std::get_if<SolutionReport>(&answers.front());
        REQUIRE(solution != nullptr);
        const auto solved =
            replay<G>(sample_level<G>(seed), PlayedText(solution->moves.begin(), solution->moves.end()));
        REQUIRE(solved);
        CHECK(solved->is_solved());
    }
}
TEST_CASE_TEMPLATE_APPLY(generated_solved_moves, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("a race ends with a solution that the rules allow", G, race_ends_solution) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        const auto answers = answers_of<G>(job_of<G>(SolveJob{sample_position<G>(seed), {}}), 500, 5);
        REQUIRE(std::holds_alternative<SolutionReport>(answers.front()));
        const auto& moves = std::get<SolutionReport>(answers.front()).moves;
        const auto solved = replay<G>(sample_level<G>(seed), PlayedText(moves.begin(), moves.end()));
        REQUIRE(solved);
        CHECK(solved->is_solved());
    }
}
TEST_CASE_TEMPLATE_APPLY(race_ends_solution, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("how a job is sliced changes none of its answers", G, job_sliced_changes) {
    const Position position = sample_position<G>(2);
    for (const Task& task :
         {Task(SolveJob{position, {}}), Task(CountJob{position, {}}), Task(HintJob{position}),
          Task(AnalyseJob{position}), Task(GradeJob{position, {}, {}})}) {
        CAPTURE(task.index());
        const Job job = job_of<G>(task);
        const std::vector<Report> whole = answers_of<G>(job, 1000000, 1);
        CHECK((answers_of<G>(job, 1, 1) == whole));
        CHECK((answers_of<G>(job, 777, 1) == whole));
    }
}
TEST_CASE_TEMPLATE_APPLY(job_sliced_changes, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("a job makes the puzzle that the generator makes, however it is sliced", G,
                          job_makes_puzzle) {
    const Job job = job_for(Recipe{std::string(G::id), std::string(Sample<G>::params), 3});
    for (const Ticks budget : {Ticks{1}, Ticks{777}, Ticks{1000000}}) {
        const auto answers = answers_of<G>(job, budget, 1);
        const auto* const made = std::get_if<LevelReport>(&answers.front());
        REQUIRE(made != nullptr);
        auto level = sample_level<G>(3);
        if constexpr (G::has_recipes) {
            level.recipe = Recipe{std::string(G::id), G::format_params(*G::parse_params(Sample<G>::params)),
                                  3, G::generator_version};
        }
        CHECK(made->level == G::format_level(level));
    }
}
TEST_CASE_TEMPLATE_APPLY(job_makes_puzzle, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("an analysis tells of small puzzles what a count tells", G, analysis_tells_small) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        const auto answers = answers_of<G>(job_of<G>(AnalyseJob{sample_position<G>(seed)}), 777, 1);
        const auto* const report = std::get_if<AnalysisReport>(&answers.front());
        REQUIRE(report != nullptr);
        CHECK(report->analysis.is_solvable);
        if (report->analysis.is_exact) {
            CHECK(report->analysis.solutions ==
                  *total_of(answers_of<G>(job_of<G>(CountJob{sample_position<G>(seed), {}}), 100000, 1)));
        } else {
            CHECK(is_at_least(report->analysis.solutions, most_counted_ways));
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(analysis_tells_small, AllFamilies);

TEST_CASE("at a dead end an analysis names the moves that lead out of it") {
    const auto level = Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n.....\nend\npiece A\nXX\nend\npiece B\nXXX\nend\n");
    REQUIRE(level);
    Session<Polyomino> game(*level);
    const auto analysis = [&] {
        const auto answers = answers_of<Polyomino>(job_of<Polyomino>(AnalyseJob{position_of(game)}), 1000, 1);
        return std::get<AnalysisReport>(answers.front()).analysis;
    };
    CHECK((analysis() == PositionAnalysis{true, 2, true, {}, {}}));
    REQUIRE(game.play(polyomino::placing({0, 0, {0, 1}})));
    const PositionAnalysis dead_end = analysis();
    CHECK_FALSE(dead_end.is_solvable);
    REQUIRE(dead_end.blamed.size() == 1);
    REQUIRE(game.play(*Polyomino::parse_move(*level, dead_end.blamed.front())));
    REQUIRE(game.play(polyomino::placing({0, 0, {0, 0}})));
    const PositionAnalysis last = analysis();
    CHECK(last.solutions == 1);
    CHECK(last.forced.size() == 1);
}

TEST_CASE_TEMPLATE_DEFINE("a count is the same for every number of runs", G, count_number_runs) {
    for (const bool up_to_symmetry : {false, true}) {
        CAPTURE(up_to_symmetry);
        CountOptions options;
        options.up_to_symmetry = up_to_symmetry;
        const Job job = job_of<G>(CountJob{sample_position<G>(3), options});
        const auto total = total_of(answers_of<G>(job, 100000, 1));
        REQUIRE(total);
        CHECK((total_of(answers_of<G>(job, 100000, 2)) == total));
        CHECK((total_of(answers_of<G>(job, 100000, 3)) == total));
    }
}
TEST_CASE_TEMPLATE_APPLY(count_number_runs, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("a hint is steps to read and moves that the rules allow", G, hint_steps_read) {
    for (std::uint64_t seed = 1; seed <= level_count; ++seed) {
        CAPTURE(seed);
        const auto answers = answers_of<G>(job_of<G>(HintJob{sample_position<G>(seed)}), 100000, 1);
        const auto* const hint = std::get_if<HintReport>(&answers.front());
        REQUIRE(hint != nullptr);
        CHECK_FALSE(hint->hint.dead_end);
        CHECK_FALSE(hint->hint.steps.empty());
        CHECK_FALSE(hint->hint.moves.empty());
        CHECK(replay<G>(sample_level<G>(seed), PlayedText(hint->hint.moves.begin(), hint->hint.moves.end())));
    }
}
TEST_CASE_TEMPLATE_APPLY(hint_steps_read, AllFamilies);

TEST_CASE_TEMPLATE_DEFINE("an unknown engine is an error value", G, unknown_engine_error) {
    SolveOptions options;
    options.engine = "steam";
    CHECK_FALSE(start_work<G>(job_of<G>(SolveJob{sample_position<G>(1), options})));
}
TEST_CASE_TEMPLATE_APPLY(unknown_engine_error, AllFamilies);

}  // namespace tessera
