#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/json_value.h"
#include "cli/run_job.h"
#include "session/any_session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A puzzle and the result of a job about it.
struct Worked {
    AnySession session;
    JobAnswer answer;
};

// Makes the task of a command for a position.
using TaskAbout = Task (*)(Position position, const Arguments& arguments);

// Returns the line for standard error about a job that failed.
std::string complaint_about_job(const Arguments& arguments, const Error& error);

// Runs the task on the puzzle; an error is a line for standard error.
Readable<Worked> work_on(AnySession session, const Arguments& arguments, TaskAbout task_about);
Readable<Worked> work_on_input(const Arguments& arguments, TaskAbout task_about);

// Plays moves until the rules refuse one, so that an engine's output is checked before it is shown. Returns
// true if all were legal.
bool play_all(AnySession& session, const std::vector<std::string>& moves);
bool is_solved(const AnySession& session);

// Returns the value of the named remark, if any.
std::optional<std::string> remark_called(std::string_view name, const Remarks& remarks);

// Describes the known bounds when a search is stopped: "in 43 moves, at least 37 are needed"; empty if none.
std::string words_for_bounds(const JobAnswer& answer);

int exit_status_of(const JobAnswer& answer);

// Rounds to microseconds.
double rounded_ms(double elapsed_ms);

// Returns an object that names the input if it is one of several.
JsonValue json_with_input(const Arguments& arguments);
// Returns the members that the contract promises for every job.
JsonValue common_json(const JobAnswer& answer, const Arguments& arguments);
// Adds the engine's remarks whose names are free; numbers as JSON numbers.
void add_remarks(JsonValue& json, const Remarks& remarks);

// Prints the objects, one a line.
void print_objects(const std::vector<JsonValue>& objects);

// Explains on standard error why the full answer is missing, with statistics; prints nothing if it is not.
// `found` describes the partial answer.
void remark_on_end(const Arguments& arguments, const JobAnswer& answer, const std::string& found = "");

}  // namespace tessera
