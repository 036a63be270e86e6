#pragma once

#include "base/result.h"
#include "games/game.h"
#include "session/any_session.h"
#include "session/share.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

// A position in play as text.
struct Position {
    std::string level;               // level text
    std::vector<std::string> moves;  // from the level's start

    bool operator==(const Position&) const = default;
};

struct SolveJob {
    Position position;
    SolveOptions options;
    bool finds_all = false;  // goes on past each solution, where the engine finds several
    Ticks limit = 0;         // after so many it reports what it knows, 0: none

    bool operator==(const SolveJob&) const = default;
};

struct CountJob {
    Position position;
    CountOptions options;

    bool operator==(const CountJob&) const = default;
};

struct HintJob {
    Position position;

    bool operator==(const HintJob&) const = default;
};

struct GenerateJob {
    std::string params;
    std::uint64_t seed = 1;

    bool operator==(const GenerateJob&) const = default;
};

// Can it be solved, in how many ways: what there is to say while somebody plays.
struct AnalyseJob {
    Position position;
    Ticks effort = 0;  // after that it reports what it knows, 0: no limit

    bool operator==(const AnalyseJob&) const = default;
};

// A solution, whether it is the only one, and what reasoning it takes where the family can tell.
struct GradeJob {
    Position position;
    SolveOptions solve;
    CountOptions count;

    bool operator==(const GradeJob&) const = default;
};

// The way to a solution, deduction by deduction.
struct ExplainJob {
    Position position;

    bool operator==(const ExplainJob&) const = default;
};

// The puzzle on paper, as SVG.
struct PrintJob {
    Position position;
    std::string title = {};        // empty: the level's own
    std::string translation = {};  // the table of the reader's language (base/translation.h), empty: English
    std::string link = {};         // to be printed as a QR code, empty: none is
    bool is_picture = false;       // without words: the QR code alone, or where there is no link the position
    bool with_solution = false;    // on a page of its own
    bool with_explanation = false;

    bool operator==(const PrintJob&) const = default;
};

using Task =
    std::variant<SolveJob, CountJob, HintJob, GenerateJob, AnalyseJob, GradeJob, ExplainJob, PrintJob>;

// A request for work off the frame: plain text inside, so that it can travel to a worker.
struct Job {
    std::string family;  // G::id
    Task task;
    bool is_quiet = false;     // reports no progress
    bool is_measured = false;  // reports what it cost before its end (run_job_sliced.h)

    bool operator==(const Job&) const = default;
};

// The moves in text form.
template <Game G>
std::vector<std::string> texts_of(const typename G::Level& level,
                                  const std::vector<typename G::Move>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const typename G::Move& move : moves) {
        texts.push_back(G::format_move(level, move));
    }
    return texts;
}

// The position in play.
template <Game G>
Position position_of(const Session<G>& session) {
    return {G::format_level(session.level()), texts_of<G>(session.level(), session.moves())};
}
Position position_of(const AnySession& session);

// A job that makes a puzzle.
Job job_for(const Recipe& recipe);

std::string format_job(const Job& job);
Result<Job> parse_job(std::string_view text);

}  // namespace tessera
