#include "base/version.h"
#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/output.h"

#include <fmt/core.h>

// The manual as roff, from the command table.

namespace tessera {

namespace {

// Escapes for roff: backslashes and dashes everywhere, dots and quotes at the start of a line.
std::string for_roff(const std::string& text) {
    std::string quoted = text.substr(0, 1) == "." || text.substr(0, 1) == "'" ? "\\&" : "";
    for (const char letter : text) {
        quoted += letter == '\\' ? "\\e" : letter == '-' ? "\\-" : std::string(1, letter);
    }
    return quoted;
}

std::string entry(const std::string& term, const std::string& value, const std::string& help) {
    return fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", for_roff(term),
                       value.empty() ? "" : fmt::format(" \\fI{}\\fR", for_roff(value)), for_roff(help));
}

std::string section_of(const CommandInfo& command) {
    std::string text = fmt::format(".SS tessera {} {}\n{}.\n", for_roff(command.name),
                                   for_roff(command.inputs), for_roff(command.help));
    for (const OptionInfo& option : command.options) {
        if (!option.is_in_notes) {
            text += entry(option.name, option.value, option.help);
        }
    }
    for (const Notes& notes : command.notes) {
        text += fmt::format(".PP\n{}:\n", for_roff(notes.headline));
        for (const auto& line : notes.lines) {
            text += entry(line.first, "", line.second);
        }
    }
    return text;
}

constexpr std::string_view description =
    "Solves, counts, makes, grades and shares puzzles of three families: polyominoes that cover a board, "
    "numbers that are sorted by swaps, and tiles whose edges match.\n"
    ".PP\n"
    "\\fIINPUT\\fR is a file in one of the formats under \\fBconvert\\fR, a share code, or \\- for standard "
    "input; "
    "text is read as UTF\\-8 and may have one megabyte, exact cover 64 and BurrTools' files 20. Without "
    "\\fB\\-\\-json\\fR standard output has nothing but the answer; remarks go to "
    "standard error. Ctrl\\-C or SIGTERM ends the work and prints what was found so far; a second one ends "
    "the "
    "program at once. No command writes to a file that it reads.\n";

constexpr std::string_view statuses =
    ".TP\n0\ndone\n"
    ".TP\n1\nproved to have no solution, or the answer is not one\n"
    ".TP\n2\nbad input, reported in one line on standard error, or the output cannot be written\n"
    ".TP\n3\nstopped at the limit of time or memory, or before the end of a campaign: go on with "
    "\\-\\-resume\n"
    ".TP\n130\ninterrupted\n";

}  // namespace

int manual(const Arguments& /*arguments*/) {
    std::string text = fmt::format(".TH TESSERA 1 \"\" \"{}\" \"Tessera\"\n", version());
    text += ".SH NAME\ntessera \\- polyomino, number\\-swap and edge\\-matching puzzles\n";
    text += ".SH SYNOPSIS\n\\fBtessera\\fR \\fICOMMAND\\fR [\\fIINPUT\\fR] [\\fIOPTION\\fR]...\n";
    text += fmt::format(".SH DESCRIPTION\n{}.SH COMMANDS\n", description);
    for (const CommandInfo& command : command_table()) {
        text += section_of(command);
    }
    text += fmt::format(".SH EXIT STATUS\n{}", statuses);
    print(text);
    return exit_done;
}

}  // namespace tessera
