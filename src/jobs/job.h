#pragma once

#include "base/result.h"
#include "games/game.h"
#include "session/any_session.h"
#include "session/share.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

// A position in play, as text.
struct Position {
    std::string level;               // level text
    std::vector<std::string> moves;  // from the level's start

    bool operator==(const Position&) const = default;
};

struct SolveJob {
    Position position;
    SolveOptions options;
    bool finds_all = false;  // continues past each solution, if the engine can find several
    Ticks limit = 0;         // reports what it knows after so many ticks; 0: no limit

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

// Asks whether and in how many ways the position can be solved, for feedback during play.
struct AnalyseJob {
    Position position;
    Ticks effort = 0;  // reports what it knows after so many ticks; 0: no limit

    bool operator==(const AnalyseJob&) const = default;
};

// Asks for a solution, whether it is unique, and, if the family grades, the reasoning that it takes.
struct GradeJob {
    Position position;
    SolveOptions solve;
    CountOptions count;

    bool operator==(const GradeJob&) const = default;
};

// Asks for the path to a solution, deduction by deduction.
struct ExplainJob {
    Position position;

    bool operator==(const ExplainJob&) const = default;
};

// Asks for the puzzle on paper, as SVG.
struct PrintJob {
    Position position;
    std::string title = {};        // empty: the level's own
    std::string translation = {};  // the table of the reader's language (base/translation.h), empty: English
    std::string link = {};         // printed as a QR code; empty: none
    bool is_picture = false;       // without words: the QR code alone or, without a link, the position
    bool with_solution = false;    // on a separate page
    bool with_explanation = false;

    bool operator==(const PrintJob&) const = default;
};

// Asks for a puzzle as JSON (table_text.h): canonical, whatever it was read from. The job's family says nothing.
struct OpenJob {
    std::string text;  // a share code with its # or without, an address that ends in one, level text
    std::vector<std::string> moves = {};  // played after those of a code
    std::string levels =
        {};  // a level table (session/level_table.h); empty: that of the program, if it has one
    bool with_table = false;  // with what a program needs that draws the puzzle

    bool operator==(const OpenJob&) const = default;
};

// Asks for a file of any format in another one (src/formats/README.md). The job's family says nothing.
struct ConvertJob {
    std::string text;
    std::string name = {};     // of the file; its ending may imply the format; titles an untitled puzzle
    std::string from = {};     // format; empty: from the name or the text
    std::string to = "level";  // format
    int problem = 1;           // of a file with several

    bool operator==(const ConvertJob&) const = default;
};

// Asks for a book of the puzzles of days, as SVG.
struct DaysJob {
    std::string first;             // "2026-11-23"
    std::string last;              // likewise
    std::string title;             // of the book
    std::string translation = {};  // as in PrintJob
    std::string address = {};      // of the page, for QR codes; empty: none

    bool operator==(const DaysJob&) const = default;
};

using Task = std::variant<SolveJob, CountJob, HintJob, GenerateJob, AnalyseJob, GradeJob, ExplainJob,
                          PrintJob, OpenJob, ConvertJob, DaysJob>;

// A request for work off the frame, convertible to text for a worker.
struct Job {
    std::string family;  // G::id
    Task task;
    bool is_quiet = false;     // reports no progress
    bool is_measured = false;  // reports its costs before it ends (run_job_sliced.h)

    bool operator==(const Job&) const = default;
};

// Returns the moves as text.
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

// Returns the session's position.
template <Game G>
Position position_of(const Session<G>& session) {
    return {G::format_level(session.level()), texts_of<G>(session.level(), session.moves())};
}
Position position_of(const AnySession& session);

// Returns a job that generates the puzzle.
Job job_for(const Recipe& recipe);

std::string format_job(const Job& job);
Result<Job> parse_job(std::string_view text);

}  // namespace tessera
