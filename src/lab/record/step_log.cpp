#include "lab/record/step_log.h"

#include "base/text.h"
#include "session/any_session.h"

#include <algorithm>

namespace tessera {

namespace {

std::string indented(const std::string& text) {
    std::string lines;
    for (const Token& line : split_lines(text)) {
        lines += "  " + std::string(line.text) + "\n";
    }
    return lines;
}

std::string or_default(const std::string& name) {
    return name.empty() ? "default" : name;
}

std::string puzzle_of(const Position& position) {
    const Result<AnySession> game = open_level(position.level);
    std::string text = "level\n" + indented(game ? level_text(*game) : position.level);
    if (!position.moves.empty()) {
        text += "moves\n";
        for (const std::string& move : position.moves) {
            text += "  " + move + "\n";
        }
    }
    return text;
}

}  // namespace

std::string step_log_of(const LoggedCase& logged, const RecordedSearch& search, std::string_view outcome) {
    std::string text = "tessera-steps 1 " + logged.family + "\nengine " + or_default(logged.options.engine) +
                       "\nheuristic " + or_default(logged.options.heuristic) + "\nseed " +
                       std::to_string(logged.options.seed) + "\n" + puzzle_of(logged.position) + "steps\n";
    const SearchRecord& record = search.record();
    const int end = std::min(record.step_count(), record.limit());
    for (int step = 1; step < end; ++step) {  // step 0 is the start
        text += search.log_line(step) + "\n";
    }
    return text + (record.is_cut() ? "cut " : "end ") + std::string(outcome) + " " +
           std::to_string(search.stats().nodes) + "\n";
}

}  // namespace tessera
