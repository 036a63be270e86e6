#pragma once

#include "cli/puzzle_commands.h"
#include "formats/cover/named_cover.h"
#include "games/recipe.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A job of a caller that is no command line, by the same list of commands and options: `serve`, the Python module.
struct JobRequest {
    const PuzzleCommand* command = nullptr;  // null: generate
    Arguments arguments;
    std::optional<AnySession> session;             // the puzzle; none for generate
    std::shared_ptr<const NamedCover> cover = {};  // an exact cover problem in its place, for solve and count
    Recipe recipe;                                 // for generate
    Job job;
    std::optional<JobAnswer> answer_at_once;  // then there is nothing to run

    std::string_view name() const;
};

// Returns the names of the commands that can be asked for.
std::vector<std::string> requested_commands();

// The puzzle as text in any format that is read and says what it is, and moves to be played first.
struct RequestedPuzzle {
    std::string text;
    std::vector<std::string> moves;
};

// `options` is an object of the command's options without their dashes: {"engine": "beam", "seed": 3, "limit": 0.5}; a
// flag is true. Those that name files are refused. The error is a sentence.
Readable<JobRequest> read_job_request(std::string_view command, const JsonValue& options,
                                      const std::optional<RequestedPuzzle>& puzzle);

// Returns the objects that the command prints with --json, or its refusal as a sentence.
Readable<std::vector<JsonValue>> objects_of(const JobRequest& request, JobAnswer answer);

}  // namespace tessera
