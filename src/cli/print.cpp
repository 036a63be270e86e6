#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/family_text.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/work.h"
#include "print/qr_code.h"
#include "print/sheet.h"
#include "session/share.h"

#include <algorithm>

namespace tessera {

namespace {

Task solving(Position position, const Arguments& arguments) {
    return SolveJob{std::move(position), arguments.solve};
}

Task explaining(Position position, const Arguments& /*arguments*/) {
    return ExplainJob{std::move(position)};
}

// Returns the exit status if the work on a puzzle ended without a sheet; otherwise nothing.
std::optional<int> ended_early(const Arguments& arguments, const Readable<Worked>& worked) {
    if (!worked) {
        return refuse(worked.error());
    }
    const int status = exit_status_of(worked->answer);
    if (status != exit_done) {
        remark_on_end(arguments, worked->answer);
    }
    return status == exit_done ? std::nullopt : std::optional(status);
}

// Adds the parts of the solution that are to be printed.
std::optional<int> add_answers(const Arguments& arguments, SheetPuzzle& puzzle) {
    if (arguments.print.with_solution) {
        Readable<Worked> solved = work_on(puzzle.session, arguments, solving);
        if (const std::optional<int> status = ended_early(arguments, solved)) {
            return status;
        }
        puzzle.solution = std::move(solved->answer.solution->moves);
    }
    if (arguments.print.with_explanation) {
        Readable<Worked> explained = work_on(puzzle.session, arguments, explaining);
        if (const std::optional<int> status = ended_early(arguments, explained)) {
            return status;
        }
        puzzle.steps = std::move(explained->answer.explanation->steps);
    }
    return std::nullopt;
}

// Returns the link in the QR code, to the printed position.
Result<std::string> link_of(const AnySession& session, const std::string& address) {
    const Result<std::string> code = signed_link(session, true);
    if (!code) {
        return code;
    }
    const Result<Grid<char>> modules = qr_modules(address + *code);
    return modules ? Result<std::string>(address + *code) : tl::unexpected(modules.error());
}

std::optional<int> add_link(const Arguments& arguments, SheetPuzzle& puzzle) {
    if (arguments.print.address.empty()) {
        return std::nullopt;
    }
    Result<std::string> link = link_of(puzzle.session, arguments.print.address);
    if (!link) {
        return refuse(complaint(arguments.input_name(), "", link.error()));
    }
    puzzle.link = std::move(*link);
    return std::nullopt;
}

}  // namespace

int print_sheet(const Arguments& arguments) {
    std::vector<SheetPuzzle> puzzles;
    for (const Arguments& each : one_by_one(arguments)) {
        Readable<AnySession> session = read_input(each);
        if (!session) {
            return refuse(session.error());
        }
        puzzles.push_back({std::move(*session)});
        if (const std::optional<int> status = add_link(each, puzzles.back())) {
            return *status;
        }
        if (const std::optional<int> status = add_answers(each, puzzles.back())) {
            return *status;
        }
    }
    print(sheet(puzzles, arguments.print.sheet, [](const Sentence& sentence) { return in_words(sentence); }));
    return exit_done;
}

}  // namespace tessera
