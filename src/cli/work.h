#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/run_job.h"
#include "session/any_session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A puzzle, the job about it and what came of it.
struct Worked {
    AnySession session;
    JobAnswer answer;
};

// What a command has to do about a position.
using TaskAbout = Task (*)(Position position, const Arguments& arguments);

// Works on the puzzle; an error is a line for standard error.
Readable<Worked> work_on(AnySession session, const Arguments& arguments, TaskAbout task_about);
Readable<Worked> work_on_input(const Arguments& arguments, TaskAbout task_about);

// Plays the moves as far as the rules allow: what engines say is checked before anybody sees it. Whether that
// was all of them.
bool play_all(AnySession& session, const std::vector<std::string>& moves);
bool is_solved(const AnySession& session);

// The value of a remark, if there is one of that name.
std::optional<std::string> remark_called(std::string_view name, const Remarks& remarks);

// What is known of a way to the end when a search is stopped: "in 43 moves, at least 37 are needed"; empty where
// no bounds are known.
std::string words_for_bounds(const JobAnswer& answer);

int exit_status_of(const JobAnswer& answer);

// What the contract promises of every object about a job.
Json common_json(const JobAnswer& answer, const Arguments& arguments);
// The engine's remarks, as far as their names are free; numbers as numbers.
void add_remarks(Json& json, const Remarks& remarks);

// Says on standard error why the work ended without its full answer, with the statistics; nothing where there
// is nothing to say. `found` is what there is instead.
void remark_on_end(const Arguments& arguments, const JobAnswer& answer, const std::string& found = "");

}  // namespace tessera
