#pragma once

#include "base/result.h"
#include "games/game.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

struct ProgressReport {
    SearchStats stats;
    std::vector<std::string> best;  // moves from the job's position to the furthest the search has been
    Remarks remarks{};              // what is known of it by now, as proved bounds

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

// Whether a count stands for as many or more: it has come to `cap` (0: there is none), or is full.
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

struct LevelReport {
    std::string level;  // level text of what was generated

    bool operator==(const LevelReport&) const = default;
};

struct AnalysisReport {
    PositionAnalysis analysis;

    bool operator==(const AnalysisReport&) const = default;
};

// The last report of a job that came to its end.
struct DoneReport {
    Outcome outcome = Outcome::solved;  // running: the effort allowed is used up
    SearchStats stats;
    Sentence sentence;  // says plainly why, where there is something to say ("there is no solution")

    bool operator==(const DoneReport&) const = default;
};

// The last report of a job that could not be started or that broke down.
struct FailedReport {
    Error error;

    bool operator==(const FailedReport&) const = default;
};

using Report =
    std::variant<ProgressReport, SolutionReport, CountReport, HintReport, LevelReport, AnalysisReport,
                 GradeReport, ExplanationReport, DrawingReport, DoneReport, FailedReport>;

// Whether nothing comes after it.
bool is_last(const Report& report);

std::string format_report(const Report& report);
Result<Report> parse_report(std::string_view text);

}  // namespace tessera
