#pragma once

#include "cli/work.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A command that runs a job on one puzzle, without its input and output: for the command itself, and for all who
// read and print elsewhere (job_request.h).
struct PuzzleCommand {
    std::string_view name;
    TaskAbout task_about;
    // Returns what --json prints.
    std::vector<JsonValue> (*objects)(const Worked& worked, const Arguments& arguments);
    // Returns why the options do not go together, as a line for standard error; null: they always do.
    std::string (*why_not)(const Arguments& arguments) = nullptr;
    // Returns the answer that needs no job, if there is one; null: never.
    std::optional<JobAnswer> (*answer_at_once)(const AnySession& session) = nullptr;
};

extern const PuzzleCommand solve_command;
extern const PuzzleCommand count_command;
extern const PuzzleCommand hint_command;
extern const PuzzleCommand explain_command;
extern const PuzzleCommand grade_command;
extern const PuzzleCommand open_command;

}  // namespace tessera
