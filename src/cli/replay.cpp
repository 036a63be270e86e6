#include "base/text.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/family_text.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/printable.h"

#include <fmt/core.h>
#include <string>
#include <vector>

// Replays the moves of a bug report in one line, "Tessera VERSION (COMMIT) LINK", by the rules.

namespace tessera {

namespace {

struct ReportLine {
    std::string made_by;  // version and commit; empty: unknown
    std::string link;
};

Readable<std::string> read_line(const std::vector<std::string>& words) {
    if (words == std::vector<std::string>{"-"}) {
        return read_text("-");
    }
    return join(words, " ");
}

// The link is the last word; Tessera's name, if any, the first.
ReportLine parse_report(const std::string& line) {
    std::vector<Token> words = split_words({line, 0});
    ReportLine report;
    if (words.empty()) {
        return report;
    }
    report.link = words.back().text;
    const std::size_t start = words.front().text == "Tessera" && words.size() > 1 ? words[1].offset : 0;
    report.made_by = line.substr(start, words.back().offset - start);
    report.made_by.erase(report.made_by.find_last_not_of(" \t\r\n") + 1);
    return report;
}

std::string words_of(const ReportLine& report, const AnySession& session) {
    std::string text =
        report.made_by.empty() ? "" : fmt::format("made by {}\n", shortened(report.made_by, longest_name));
    text += fmt::format("played by {}\n", version());
    int number = 0;
    for (const std::string& move : moves_text(session)) {
        text += fmt::format("{}: {}\n", ++number, move);
    }
    return text + "\n" + description(session);
}

}  // namespace

int replay(const Arguments& arguments) {
    const Readable<std::string> line = read_line(arguments.inputs);
    if (!line) {
        return refuse(line.error());
    }
    const ReportLine report = parse_report(*line);
    if (report.link.empty()) {
        return refuse("-:1:1: a report is a line that ends with a link");
    }
    Arguments of_link = arguments;
    of_link.inputs = {report.link};
    const Readable<AnySession> session = read_input(of_link);
    if (!session) {
        return refuse(session.error());
    }
    if (arguments.json) {
        print(json_line({{"family", family_id(*session)},
                         {"made_by", report.made_by},
                         {"played_by", version()},
                         {"moves", moves_text(*session)},
                         {"description", description(*session)}}));
    } else {
        print(words_of(report, *session));
    }
    return exit_done;
}

}  // namespace tessera
