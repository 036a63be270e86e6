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

    bool operator==(const ProgressReport&) const = default;
};

struct SolutionReport {
    std::vector<std::string> moves;  // from the job's position to a solved one
    Remarks remarks;

    bool operator==(const SolutionReport&) const = default;
};

struct CountReport {
    std::string total;     // decimal digits
    bool is_exact = true;  // false: stopped at the cap, there may be more

    bool operator==(const CountReport&) const = default;
};

struct HintReport {
    Hint hint;

    bool operator==(const HintReport&) const = default;
};

struct LevelReport {
    std::string level;  // level text of what was generated

    bool operator==(const LevelReport&) const = default;
};

struct AnalysisReport {
    PositionAnalysis finding;

    bool operator==(const AnalysisReport&) const = default;
};

// Always the last report of a job.
struct DoneReport {
    Outcome outcome = Outcome::solved;
    SearchStats stats;
    Sentence sentence;  // says plainly why, where there is something to say ("there is no solution")

    bool operator==(const DoneReport&) const = default;
};

using Report = std::variant<ProgressReport, SolutionReport, CountReport, HintReport, LevelReport,
                            AnalysisReport, DoneReport>;

std::string format_report(const Report& report);
Result<Report> parse_report(std::string_view text);

}  // namespace tessera
