#include "jobs/report.h"

#include "base/overloaded.h"
#include "base/record.h"

#include <limits>

namespace tessera {

namespace {

constexpr std::string_view kind = "tessera-report";
constexpr int version = 2;
constexpr int max_cell = 1 << 20;

// In the order of the variant Report.
const std::vector<std::string_view>& report_names() {
    static const std::vector<std::string_view> names = {
        "progress",    "solution", "count", "hint",   "level",  "analysis", "grade",
        "explanation", "drawing",  "done",  "failed", "opened", "converted"};
    return names;
}

// In the order of Outcome.
const std::vector<std::string_view>& outcome_names() {
    static const std::vector<std::string_view> names = {"running", "solved", "exhausted", "memory"};
    return names;
}

// In the order of ErrorCode.
const std::vector<std::string_view>& error_names() {
    static const std::vector<std::string_view> names = {
        "bad_syntax",   "unknown_version", "limit_exceeded",    "damaged",
        "illegal_move", "unknown_name",    "impossible_puzzle", "unavailable"};
    return names;
}

void write_stats(RecordWriter& writer, const SearchStats& stats) {
    writer.add("ticks", stats.ticks);
    writer.add("nodes", stats.nodes);
    writer.add("backtracks", stats.backtracks);
    writer.add("solutions", stats.solutions);
    writer.add("depth", static_cast<std::uint64_t>(stats.max_depth));
}

SearchStats read_stats(RecordReader& reader) {
    SearchStats stats;
    stats.ticks = reader.uint64("ticks");
    stats.nodes = reader.uint64("nodes");
    stats.backtracks = reader.uint64("backtracks");
    stats.solutions = reader.uint64("solutions");
    stats.max_depth = reader.number("depth", 0, std::numeric_limits<int>::max());
    return stats;
}

void write_remarks(RecordWriter& writer, const Remarks& remarks) {
    for (const auto& remark : remarks) {
        writer.add("remark", remark.first);
        writer.add("value", remark.second);
    }
}

Remarks read_remarks(RecordReader& reader) {
    Remarks remarks;
    while (reader.next_is("remark")) {
        std::string name = reader.text("remark");
        remarks.push_back({std::move(name), reader.text("value")});
    }
    return remarks;
}

void write_cells(RecordWriter& writer, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        writer.add("row", static_cast<std::uint64_t>(cell.row));
        writer.add("column", static_cast<std::uint64_t>(cell.column));
    }
}

std::vector<Cell> read_cells(RecordReader& reader) {
    std::vector<Cell> cells;
    while (reader.next_is("row")) {
        const int row = reader.number("row", 0, max_cell);
        cells.push_back({row, reader.number("column", 0, max_cell)});
    }
    return cells;
}

void write_step(RecordWriter& writer, const HintStep& step) {
    writer.add_sentence("step", step.sentence);
    writer.add_all("piece", step.pieces);
    write_cells(writer, step.cells);
    writer.add_all("move", step.moves);
    writer.add_all("excludes", step.excludes);
    writer.add_all("assumes", step.assumes);
    writer.add_all("follows", step.follows);
    write_cells(writer, step.forced_at);
    writer.add_all("alone", step.alone);
    writer.add_all("left", step.left);
    for (const std::vector<Cell>& cells : step.fails_at) {
        writer.add("fails_at", static_cast<std::uint64_t>(cells.size()));
        write_cells(writer, cells);
    }
}

HintStep read_step(RecordReader& reader) {
    HintStep step;
    step.deduction = reader.next_is("deduction") ? reader.text("deduction") : std::string();
    step.sentence = reader.sentence("step");
    step.pieces = reader.texts("piece");
    step.cells = read_cells(reader);
    step.moves = reader.texts("move");
    step.excludes = reader.texts("excludes");
    step.assumes = reader.texts("assumes");
    step.follows = reader.texts("follows");
    step.forced_at = read_cells(reader);
    step.alone = reader.texts("alone");
    step.left = reader.texts("left");
    while (reader.next_is("fails_at")) {
        reader.number("fails_at", 0, max_cell);
        step.fails_at.push_back(read_cells(reader));
    }
    return step;
}

void write_hint(RecordWriter& writer, const Hint& hint) {
    writer.add_flag("dead_end", hint.dead_end);
    for (const HintStep& step : hint.steps) {
        if (!step.deduction.empty()) {
            writer.add("deduction", step.deduction);
        }
        write_step(writer, step);
    }
    writer.add_all("plays", hint.moves);
}

void write_analysis(RecordWriter& writer, const PositionAnalysis& analysis) {
    writer.add_flag("solvable", analysis.is_solvable);
    writer.add("solutions", analysis.solutions);
    writer.add_flag("exact", analysis.is_exact);
    writer.add_all("forced", analysis.forced);
    writer.add_all("blamed", analysis.blamed);
}

PositionAnalysis read_analysis(RecordReader& reader) {
    PositionAnalysis analysis;
    analysis.is_solvable = reader.flag("solvable");
    analysis.solutions = reader.solution_count("solutions");
    analysis.is_exact = reader.flag("exact");
    analysis.forced = reader.texts("forced");
    analysis.blamed = reader.texts("blamed");
    return analysis;
}

Hint read_hint(RecordReader& reader) {
    Hint hint;
    hint.dead_end = reader.flag("dead_end");
    while (reader.next_is("step") || reader.next_is("deduction")) {
        hint.steps.push_back(read_step(reader));
    }
    hint.moves = reader.texts("plays");
    return hint;
}

void write_grade(RecordWriter& writer, const PuzzleGrade& grade) {
    writer.add("tier", at(tier_names, static_cast<int>(grade.tier)));
    writer.add("score", grade.score);
    writer.add("search", static_cast<std::uint64_t>(grade.search_depth));
    for (const auto& deduction : grade.deductions) {
        writer.add("deduction", deduction.first);
        writer.add("count", static_cast<std::uint64_t>(deduction.second));
    }
}

PuzzleGrade read_grade(RecordReader& reader) {
    PuzzleGrade grade;
    grade.tier = static_cast<Tier>(reader.choice("tier", {tier_names.begin(), tier_names.end()}));
    grade.score = reader.uint64("score");
    grade.search_depth = reader.number("search", 0, std::numeric_limits<int>::max());
    while (reader.next_is("deduction")) {
        std::string name = reader.text("deduction");
        grade.deductions.emplace_back(std::move(name),
                                      reader.number("count", 0, std::numeric_limits<int>::max()));
    }
    return grade;
}

void write_explanation(RecordWriter& writer, const Explanation& explanation) {
    writer.add_flag("dead_end", explanation.is_dead_end);
    writer.add_flag("chosen", explanation.has_chosen);
    for (const ExplanationStep& step : explanation.steps) {
        writer.add("deduction", step.deduction);
        write_step(writer, step);
    }
}

Explanation read_explanation(RecordReader& reader) {
    Explanation explanation;
    explanation.is_dead_end = reader.flag("dead_end");
    explanation.has_chosen = reader.flag("chosen");
    while (reader.next_is("deduction")) {
        explanation.steps.push_back(read_step(reader));
    }
    return explanation;
}

void write_error(RecordWriter& writer, const Error& error) {
    writer.add("code", error_names()[static_cast<std::size_t>(error.code)]);
    writer.add("offset", static_cast<std::uint64_t>(error.offset));
    writer.add_sentence("sentence", error.message);
}

// Braced initialisers are evaluated in order.
Error read_error(RecordReader& reader) {
    return {static_cast<ErrorCode>(reader.choice("code", error_names())),
            static_cast<std::size_t>(reader.uint64("offset")), reader.sentence("sentence")};
}

DoneReport read_done(RecordReader& reader) {
    return {static_cast<Outcome>(reader.choice("outcome", outcome_names())), read_stats(reader),
            reader.sentence("sentence")};
}

// Braced initialisers are evaluated in order.
ProgressReport read_progress(RecordReader& reader) {
    return {read_stats(reader), reader.texts("move"), read_remarks(reader)};
}

ConvertedReport read_converted(RecordReader& reader) {
    ConvertedReport converted{reader.text("text")};
    while (reader.next_is("remark")) {
        converted.remarks.push_back(reader.sentence("remark"));
    }
    converted.left_out = reader.texts("left_out");
    return converted;
}

Report read_report(RecordReader& reader) {
    switch (reader.choice("report", report_names())) {
        case 0:
            return read_progress(reader);
        case 1:
            return SolutionReport{reader.texts("move"), read_remarks(reader)};
        case 2:
            return CountReport{reader.solution_count("total"), reader.flag("exact")};
        case 3:
            return HintReport{read_hint(reader)};
        case 4:
            return LevelReport{reader.text("level")};
        case 5:
            return AnalysisReport{read_analysis(reader)};
        case 6:
            return GradeReport{read_grade(reader)};
        case 7:
            return ExplanationReport{read_explanation(reader)};
        case 8:
            return DrawingReport{reader.text("svg")};
        case 9:
            return read_done(reader);
        case 11:
            return OpenedReport{reader.text("puzzle")};
        case 12:
            return read_converted(reader);
        default:
            return FailedReport{read_error(reader)};
    }
}

}  // namespace

bool is_at_least(const SolutionCount& count, std::uint64_t cap) {
    return (cap > 0 && !(count < cap)) || count.is_saturated();
}

bool is_last(const Report& report) {
    return std::holds_alternative<DoneReport>(report) || std::holds_alternative<FailedReport>(report);
}

std::string format_report(const Report& report) {
    RecordWriter writer(kind, version);
    writer.add("report", report_names()[report.index()]);
    std::visit(Overloaded{[&](const ProgressReport& progress) {
                              write_stats(writer, progress.stats);
                              writer.add_all("move", progress.best);
                              write_remarks(writer, progress.remarks);
                          },
                          [&](const SolutionReport& solution) {
                              writer.add_all("move", solution.moves);
                              write_remarks(writer, solution.remarks);
                          },
                          [&](const CountReport& count) {
                              writer.add("total", count.total);
                              writer.add_flag("exact", count.is_exact);
                          },
                          [&](const HintReport& hint) { write_hint(writer, hint.hint); },
                          [&](const LevelReport& level) { writer.add("level", level.level); },
                          [&](const AnalysisReport& analysed) { write_analysis(writer, analysed.analysis); },
                          [&](const GradeReport& grade) { write_grade(writer, grade.grade); },
                          [&](const DrawingReport& drawing) { writer.add("svg", drawing.svg); },
                          [&](const OpenedReport& opened) { writer.add("puzzle", opened.puzzle); },
                          [&](const ConvertedReport& converted) {
                              writer.add("text", converted.text);
                              for (const Sentence& remark : converted.remarks) {
                                  writer.add_sentence("remark", remark);
                              }
                              writer.add_all("left_out", converted.left_out);
                          },
                          [&](const ExplanationReport& explained) {
                              write_explanation(writer, explained.explanation);
                          },
                          [&](const DoneReport& done) {
                              writer.add("outcome", outcome_names()[static_cast<std::size_t>(done.outcome)]);
                              write_stats(writer, done.stats);
                              writer.add_sentence("sentence", done.sentence);
                          },
                          [&](const FailedReport& failed) {
                              write_error(writer, failed.error);
                          }},
               report);
    writer.add("end", "");
    return writer.text();
}

Result<Report> parse_report(std::string_view text) {
    RecordReader reader(text, kind, version);
    Report report = read_report(reader);
    reader.text("end");
    return reader.finish(std::move(report));
}

}  // namespace tessera
