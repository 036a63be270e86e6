#pragma once

#include "base/result.h"
#include "games/game.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

struct ProgressReport {
    SearchStats stats;
    std::vector<std::string> best;  // moves from the job's position to the furthest one so far
    Remarks remarks{};              // proved bounds for `best`

    bool operator==(const ProgressReport&) const = default;
};

struct SolutionReport {
    std::vector<std::string> moves;  // from the job's position to a solved one
    Remarks remarks;

    bool operator==(const SolutionReport&) const = default;
};

struct CountReport {
    SolutionCount total;
    bool is_exact = true;  // false: stopped at the cap, there may be more

    bool operator==(const CountReport&) const = default;
};

// True if a count is a lower bound only: it has reached `cap` (0: none), or its capacity.
bool is_at_least(const SolutionCount& count, std::uint64_t cap);

struct HintReport {
    Hint hint;

    bool operator==(const HintReport&) const = default;
};

struct GradeReport {
    PuzzleGrade grade;

    bool operator==(const GradeReport&) const = default;
};

struct ExplanationReport {
    Explanation explanation;

    bool operator==(const ExplanationReport&) const = default;
};

struct DrawingReport {
    std::string svg;

    bool operator==(const DrawingReport&) const = default;
};

struct OpenedReport {
    std::string puzzle;  // JSON, see table_text.h

    bool operator==(const OpenedReport&) const = default;
};

struct LevelReport {
    std::string level;  // text of the generated level

    bool operator==(const LevelReport&) const = default;
};

struct AnalysisReport {
    PositionAnalysis analysis;

    bool operator==(const AnalysisReport&) const = default;
};

struct ConvertedReport {
    std::string text;                        // or bytes
    std::vector<Sentence> remarks = {};      // about what the reader left out or decided
    std::vector<std::string> left_out = {};  // what the text does not say, such as "the title"

    bool operator==(const ConvertedReport&) const = default;
};

// The last report of a finished job.
struct DoneReport {
    Outcome outcome = Outcome::solved;  // running: the effort is used up
    SearchStats stats;
    Sentence sentence;  // the reason in plain words, if there is one ("there is no solution")

    bool operator==(const DoneReport&) const = default;
};

// The last report of a job that could not be started or that broke down.
struct FailedReport {
    Error error;

    bool operator==(const FailedReport&) const = default;
};

using Report = std::variant<ProgressReport, SolutionReport, CountReport, HintReport, LevelReport,
                            AnalysisReport, GradeReport, ExplanationReport, DrawingReport, DoneReport,
                            FailedReport, OpenedReport, ConvertedReport>;

// True for the last report of a job.
bool is_last(const Report& report);

std::string format_report(const Report& report);
Result<Report> parse_report(std::string_view text);

}  // namespace tessera
