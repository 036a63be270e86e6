#include "jobs/bench.h"

#include "base/overloaded.h"
#include "base/text.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/polyomino.h"
#include "jobs/engines.h"
#include "jobs/run.h"
#include "session/engine_tables.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

constexpr Ticks slice = 1'000'000;
constexpr std::string_view each_engine = "*";

tl::unexpected<Error> bad_word(const Token& word) {
    return fail(ErrorCode::bad_syntax, word.offset, say("{} cannot be understood here", word.text));
}

struct Puzzle {
    std::string family;
    std::string level;
};

std::optional<Puzzle> read_puzzle(const std::string& text) {
    if (const Result<std::string> family = family_of_level(text)) {
        return Puzzle{*family, text};
    }
    const Result<polyomino::Cut> cut = polyomino::parse_cut(text);
    if (!cut) {
        return std::nullopt;
    }
    const Result<polyomino::CutPuzzle> puzzle = polyomino::puzzle_of(*cut);
    if (!puzzle) {
        return std::nullopt;
    }
    return Puzzle{std::string(Polyomino::id), Polyomino::format_level(puzzle->level)};
}

std::optional<Task> task_named(std::string_view name, const Position& position) {
    if (name == "solve" || name == "all") {
        return SolveJob{position, {}};
    }
    return name == "count" ? std::optional<Task>(CountJob{position, {}}) : std::nullopt;
}

bool read_option(BenchCase& bench_case, std::string_view word) {
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? "" : word.substr(equals + 1);
    auto* const solve = std::get_if<SolveJob>(&bench_case.job.task);
    if (name == "engine" && solve != nullptr) {
        solve->options.engine = value;
    } else if (name == "heuristic" && solve != nullptr) {
        solve->options.heuristic = value;
    } else if (name == "ticks" && parse_uint64(value)) {
        bench_case.ticks = *parse_uint64(value);
    } else {
        return false;
    }
    return true;
}

Result<BenchCase> read_case(const std::vector<Token>& words, const FileReader& read_file) {
    if (words.size() < 3) {
        return bad_word(words.front());
    }
    const std::optional<std::string> text = read_file(std::string(words[2].text));
    const std::optional<Puzzle> puzzle = text ? read_puzzle(*text) : std::nullopt;
    if (!puzzle) {
        return bad_word(words[2]);
    }
    const std::optional<Task> task = task_named(words[1].text, {puzzle->level, {}});
    if (!task) {
        return bad_word(words[1]);
    }
    BenchCase bench_case;
    bench_case.name = words[0].text;
    bench_case.job = {puzzle->family, *task};
    bench_case.wants_all = words[1].text == "all";
    for (std::size_t word = 3; word < words.size(); ++word) {
        if (!read_option(bench_case, words[word].text)) {
            return bad_word(words[word]);
        }
    }
    return bench_case;
}

// Adds the case, or one for each engine of its family.
void add_case(std::vector<BenchCase>& cases, const BenchCase& bench_case) {
    const auto* const solve = std::get_if<SolveJob>(&bench_case.job.task);
    if (solve == nullptr || solve->options.engine != each_engine) {
        cases.push_back(bench_case);
        return;
    }
    for (const EngineInfo& engine : engines_of(bench_case.job.family)) {
        BenchCase with_engine = bench_case;
        with_engine.name += "-" + std::string(engine.id);
        std::get<SolveJob>(with_engine.job.task).options.engine = engine.id;
        cases.push_back(std::move(with_engine));
    }
}

void take(BenchResult& result, const Report& report) {
    std::visit(Overloaded{[&](const ProgressReport& progress) { result.stats = progress.stats; },
                          [&](const SolutionReport&) { result.solutions = "1"; },
                          [&](const CountReport& count) { result.solutions = decimal(count.total); },
                          [](const HintReport&) {}, [](const LevelReport&) {}, [](const AnalysisReport&) {},
                          [](const GradeReport&) {}, [](const ExplanationReport&) {},
                          [](const DrawingReport&) {}, [](const OpenedReport&) {},
                          [](const ConvertedReport&) {},
                          [&](const DoneReport& done) {
                              result.outcome = done.outcome == Outcome::solved ? "solved" : "exhausted";
                              result.stats = done.stats;
                          },
                          [&](const FailedReport& failed) {
                              result.outcome = english(failed.error.message);
                          }},
               report);
}

template <Game G>
Result<BenchResult> solve_all(const BenchCase& bench_case, Asked must_stop) {
    using Solver = typename EnginesOf<G>::Type::Solver;
    const auto& job = std::get<SolveJob>(bench_case.job.task);
    const auto level = G::parse_level(job.position.level);
    if (!level) {
        return tl::unexpected(level.error());
    }
    auto solver = Solver::start(*level, G::start(*level), job.options);
    if (!solver) {
        return tl::unexpected(solver.error());
    }
    std::uint64_t solutions = 0;
    Outcome outcome = Outcome::running;
    while (outcome != Outcome::exhausted && solver->stats().ticks < bench_case.ticks && !must_stop()) {
        outcome = solver->advance(slice);
        solutions += outcome == Outcome::solved ? 1 : 0;
    }
    return BenchResult{outcome == Outcome::exhausted ? "exhausted" : "stopped", std::to_string(solutions),
                       solver->stats()};
}

BenchResult run_for_all(const BenchCase& bench_case, Asked must_stop) {
    const Result<BenchResult> result =
        visit_family_called<BenchResult>(bench_case.job.family, [&](auto tag) -> Result<BenchResult> {
            return solve_all<typename decltype(tag)::Family>(bench_case, must_stop);
        });
    return result ? *result : BenchResult{english(result.error().message), "0", {}};
}

std::string padded(const std::string& text, std::size_t width, bool is_right) {
    const std::string blanks(text.size() < width ? width - text.size() : 0, ' ');
    return is_right ? blanks + text : text + blanks;
}

std::string table_line(const std::vector<std::string>& fields) {
    static constexpr std::array<std::size_t, 7> widths = {28, 10, 10, 12, 13, 9, 11};
    std::string line;
    for (std::size_t field = 0; field < fields.size(); ++field) {
        line += (field > 0 ? " " : "") + padded(fields[field], widths[field], field > 1);
    }
    return line;
}

}  // namespace

Result<std::vector<BenchCase>> read_bench_list(std::string_view list, const FileReader& read_file) {
    std::vector<BenchCase> cases;
    for (const Token& line : split_lines(list)) {
        const std::vector<Token> words = split_words(line);
        if (words.empty() || words.front().text.front() == '#') {
            continue;
        }
        const Result<BenchCase> bench_case = read_case(words, read_file);
        if (!bench_case) {
            return tl::unexpected(bench_case.error());
        }
        add_case(cases, *bench_case);
    }
    return cases;
}

BenchResult run_bench_case(const BenchCase& bench_case, Asked must_stop) {
    if (bench_case.wants_all) {
        return run_for_all(bench_case, must_stop);
    }
    Result<JobRun> run = JobRun::start(bench_case.job);
    if (!run) {
        return {english(run.error().message), "0", {}};
    }
    BenchResult result{"stopped", "0", {}};
    while (!run->is_done() && result.stats.ticks < bench_case.ticks && !must_stop()) {
        for (const Report& report : run->advance(slice)) {
            take(result, report);
        }
    }
    return result;
}

std::string bench_heading() {
    return table_line({"case", "outcome", "solutions", "nodes", "ticks", "ms", "nodes/s"});
}

std::string format_bench_line(const BenchCase& bench_case, const BenchResult& result, double elapsed_ms) {
    const auto microseconds = static_cast<std::uint64_t>(elapsed_ms * 1000);
    const std::string fraction = std::to_string(microseconds % 1000 + 1000).substr(1);
    return table_line(
        {bench_case.name, result.outcome, result.solutions, std::to_string(result.stats.nodes),
         std::to_string(result.stats.ticks), std::to_string(microseconds / 1000) + "." + fraction,
         std::to_string(result.stats.nodes * 1'000'000 / std::max<std::uint64_t>(microseconds, 1))});
}

}  // namespace tessera
