// Promise: A newer version and a damaged text are refused. Also: session/save_test.cpp, fuzz/readers.cpp.

#include "base/rng.h"
#include "jobs/job.h"
#include "jobs/report.h"
#include "support/chance.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("jobs/text");

namespace {

// Returns a random text with characters that could confuse a reader of lines.
std::string random_text(Rng& rng) {
    constexpr std::string_view letters = "ab \\\n\r\t#=nr0\xc3\xa9";
    std::string text;
    for (int length = rng.between(0, 12); length > 0; --length) {
        text += any_element(letters, rng);
    }
    return text;
}

std::vector<std::string> random_texts(Rng& rng) {
    std::vector<std::string> texts;
    for (int count = rng.between(0, 4); count > 0; --count) {
        texts.push_back(random_text(rng));
    }
    return texts;
}

SearchStats random_stats(Rng& rng) {
    return {rng.next(), rng.next(), rng.next(), rng.next(), rng.between(0, 1 << 30)};
}

bool any_flag(Rng& rng) {
    return rng.between(0, 1) == 1;
}

// Returns a random total, with all magnitudes equally likely.
SolutionCount random_total(Rng& rng) {
    SolutionCount total;
    total.low = rng.next() >> rng.between(0, 63);
    total.high = any_flag(rng) ? rng.next() : 0;
    return total;
}

Position random_position(Rng& rng) {
    return {random_text(rng) + "\n" + random_text(rng), random_texts(rng)};
}

SolveOptions random_solve_options(Rng& rng) {
    return {random_text(rng), random_text(rng), rng.next(), rng.next(), rng.next()};
}

CountOptions random_count_options(Rng& rng) {
    const int part = rng.between(1, 99);
    return {any_flag(rng), rng.next(), part, part + rng.between(0, 9), rng.next()};
}

constexpr int task_count = static_cast<int>(std::variant_size_v<Task>);

Task random_task(int task, Rng& rng) {
    switch (task) {
        case 0:
            return SolveJob{random_position(rng), random_solve_options(rng), any_flag(rng), rng.next()};
        case 1:
            return CountJob{random_position(rng), random_count_options(rng)};
        case 2:
            return HintJob{random_position(rng)};
        case 3:
            return GenerateJob{random_text(rng), rng.next()};
        case 4:
            return AnalyseJob{random_position(rng), rng.next()};
        case 6:
            return ExplainJob{random_position(rng)};
        case 7:
            return PrintJob{random_position(rng), random_text(rng), random_text(rng), random_text(rng),
                            any_flag(rng),        any_flag(rng),    any_flag(rng)};
        case 8:
            return OpenJob{random_text(rng), random_texts(rng), random_text(rng), any_flag(rng)};
        case 9:
            return ConvertJob{random_text(rng), random_text(rng), random_text(rng), random_text(rng),
                              rng.between(1, 99)};
        case 10:
            return DaysJob{random_text(rng), random_text(rng), random_text(rng), random_text(rng),
                           random_text(rng)};
        default:
            return GradeJob{random_position(rng), random_solve_options(rng), random_count_options(rng)};
    }
}

Job random_job(int task, Rng& rng) {
    return {random_text(rng), random_task(task, rng), any_flag(rng), any_flag(rng)};
}

PuzzleGrade random_grade(Rng& rng) {
    PuzzleGrade grade{static_cast<Tier>(rng.between(0, 4)), rng.next(), {}, rng.between(0, 9)};
    for (int count = rng.between(0, 3); count > 0; --count) {
        grade.deductions.emplace_back(random_text(rng), rng.between(0, 99));
    }
    return grade;
}

std::vector<Cell> random_cells(Rng& rng) {
    std::vector<Cell> cells;
    for (int count = rng.between(0, 3); count > 0; --count) {
        const int row = rng.between(0, 99);
        cells.push_back({row, rng.between(0, 99)});
    }
    return cells;
}

HintStep random_step(Rng& rng) {
    HintStep step;
    step.sentence = {random_text(rng), random_texts(rng)};
    step.pieces = random_texts(rng);
    step.cells = random_cells(rng);
    step.moves = random_texts(rng);
    step.excludes = random_texts(rng);
    step.assumes = random_texts(rng);
    step.deduction = any_flag(rng) ? random_text(rng) : "";
    step.follows = random_texts(rng);
    step.forced_at = random_cells(rng);
    step.alone = random_texts(rng);
    step.left = random_texts(rng);
    for (int count = rng.between(0, 3); count > 0; --count) {
        step.fails_at.push_back(random_cells(rng));
    }
    return step;
}

Hint random_hint(Rng& rng) {
    Hint hint;
    hint.dead_end = any_flag(rng);
    for (int count = rng.between(0, 4); count > 0; --count) {
        hint.steps.push_back(random_step(rng));
    }
    hint.moves = random_texts(rng);
    return hint;
}

Explanation random_explanation(Rng& rng) {
    Explanation explanation{any_flag(rng), any_flag(rng), {}};
    for (int count = rng.between(0, 3); count > 0; --count) {
        explanation.steps.push_back(random_step(rng));
    }
    return explanation;
}

constexpr int report_count = static_cast<int>(std::variant_size_v<Report>);

Report random_report(int report, Rng& rng) {
    switch (report) {
        case 0:
            return ProgressReport{
                random_stats(rng), random_texts(rng), {{"lower_bound", "37"}, {"engine", "naive"}}};
        case 1:
            return SolutionReport{random_texts(rng), {{random_text(rng), random_text(rng)}, {"par", "12"}}};
        case 2:
            return CountReport{random_total(rng), any_flag(rng)};
        case 3:
            return HintReport{random_hint(rng)};
        case 4:
            return LevelReport{random_text(rng)};
        case 5:
            return AnalysisReport{
                {any_flag(rng), random_total(rng), any_flag(rng), random_texts(rng), random_texts(rng)}};
        case 6:
            return GradeReport{random_grade(rng)};
        case 7:
            return ExplanationReport{random_explanation(rng)};
        case 8:
            return DrawingReport{random_text(rng)};
        case 11:
            return OpenedReport{random_text(rng)};
        case 12:
            return ConvertedReport{
                random_text(rng), {{random_text(rng), random_texts(rng)}}, random_texts(rng)};
        case 9:
            return DoneReport{static_cast<Outcome>(rng.between(0, 2)),
                              random_stats(rng),
                              {random_text(rng), random_texts(rng)}};
        default:
            return FailedReport{{static_cast<ErrorCode>(rng.between(0, 7)),
                                 any_place(100, rng),
                                 {random_text(rng), random_texts(rng)}}};
    }
}

}  // namespace

TEST_CASE("a job of every kind survives its text form") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        for (int task = 0; task < task_count; ++task) {
            CAPTURE(seed);
            CAPTURE(task);
            Rng rng(seed);
            const Job job = random_job(task, rng);
            REQUIRE(job.task.index() == static_cast<std::size_t>(task));
            const auto read = parse_job(format_job(job));
            REQUIRE(read);
            CHECK((*read == job));
        }
    }
}

TEST_CASE("a report of every kind survives its text form") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        for (int kind = 0; kind < report_count; ++kind) {
            CAPTURE(seed);
            CAPTURE(kind);
            Rng rng(seed);
            const Report report = random_report(kind, rng);
            REQUIRE(report.index() == static_cast<std::size_t>(kind));
            const auto read = parse_report(format_report(report));
            REQUIRE(read);
            CHECK((*read == report));
        }
    }
}

TEST_CASE("a job or a report that is cut off anywhere is refused") {
    Rng rng(7);
    for (int task = 0; task < task_count; ++task) {
        const std::string job = format_job(random_job(task, rng));
        for (std::size_t length = 0; length < job.size(); ++length) {
            CHECK_FALSE(parse_job(job.substr(0, length)));
        }
    }
    for (int kind = 0; kind < report_count; ++kind) {
        const std::string report = format_report(random_report(kind, rng));
        for (std::size_t length = 0; length < report.size(); ++length) {
            CHECK_FALSE(parse_report(report.substr(0, length)));
        }
    }
}

namespace {

std::string with_line_doubled(const std::string& text, std::size_t start) {
    const std::size_t end = text.find('\n', start) + 1;
    return text.substr(0, end) + text.substr(start);
}

}  // namespace

TEST_CASE("a job or a report with a line too many is refused") {
    const Job job{"null_game", GradeJob{}};
    const std::string job_text = format_job(job);
    const std::string report_text = format_report(DoneReport{});
    for (std::size_t line = 0; line < job_text.size(); line = job_text.find('\n', line) + 1) {
        CAPTURE(line);
        CHECK_FALSE(parse_job(with_line_doubled(job_text, line)));
    }
    for (std::size_t line = 0; line < report_text.size(); line = report_text.find('\n', line) + 1) {
        CAPTURE(line);
        CHECK_FALSE(parse_report(with_line_doubled(report_text, line)));
    }
}

namespace {

template <class Parse>
auto parsed_with(std::string text, std::string_view from, std::string_view to, const Parse& parse) {
    const std::size_t place = text.find(from);
    REQUIRE(place != std::string::npos);
    return parse(text.replace(place, from.size(), to));
}

}  // namespace

TEST_CASE("a job with a part outside its parts, an unknown task or an unknown line is refused") {
    const auto changed = [](std::string_view from, std::string_view to) {
        return parsed_with(format_job({"null_game", GradeJob{}}), from, to, parse_job);
    };
    CHECK(changed("seed 1", "seed 2"));
    CHECK_FALSE(changed("part 1", "part 2"));
    CHECK_FALSE(changed("part 1", "part 0"));
    CHECK_FALSE(changed("task grade", "task dream"));
    CHECK_FALSE(changed("task grade", "task solve"));
    CHECK_FALSE(changed("cap 0", "cap -1"));
    CHECK_FALSE(changed("up_to_symmetry no", "up_to_symmetry maybe"));
    CHECK_FALSE(changed("end\n", "end\nmore\n"));
    const auto newer = changed("tessera-job 4", "tessera-job 5");
    REQUIRE_FALSE(newer);
    CHECK(newer.error().code == ErrorCode::unknown_version);
}

TEST_CASE("a report of an unknown kind, with a total that is no number or an unknown error is refused") {
    const auto changed = [](const Report& report, std::string_view from, std::string_view to) {
        return parsed_with(format_report(report), from, to, parse_report);
    };
    const CountReport count{340, true};
    CHECK(changed(count, "total 340", "total 340282366920938463463374607431768211455"));
    CHECK_FALSE(changed(count, "total 340", "total 340282366920938463463374607431768211456"));
    CHECK_FALSE(changed(count, "total 340", "total 0340"));
    CHECK_FALSE(changed(count, "total 340", "total 3e2"));
    CHECK_FALSE(changed(count, "total 340", "total"));
    CHECK_FALSE(changed(count, "report count", "report dream"));
    CHECK_FALSE(changed(FailedReport{}, "code bad_syntax", "code bad_luck"));
    CHECK_FALSE(changed(FailedReport{}, "offset 0", "offset -1"));
}

TEST_CASE("only what ends a job is its last report") {
    Rng rng(3);
    for (int kind = 0; kind < report_count; ++kind) {
        const Report report = random_report(kind, rng);
        const bool ends =
            std::holds_alternative<DoneReport>(report) || std::holds_alternative<FailedReport>(report);
        CHECK(is_last(report) == ends);
    }
}

TEST_CASE("a count stands for at least as many once it has come to its cap or is full") {
    SolutionCount full;
    full.low = ~std::uint64_t{0};
    full.high = ~std::uint64_t{0};
    CHECK(is_at_least(2, 2));
    CHECK(is_at_least(10, 9));
    CHECK_FALSE(is_at_least(9, 10));
    CHECK_FALSE(is_at_least(5, 0));
    CHECK(is_at_least(full, 0));
}

}  // namespace tessera
