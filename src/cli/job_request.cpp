#include "cli/job_request.h"

#include "base/text.h"
#include "cli/command_table.h"
#include "cli/cover.h"
#include "cli/generate_many.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/printable.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view making = "generate";
constexpr const char* name_of_text = "puzzle";

const std::array<const PuzzleCommand*, 6>& commands_on_puzzles() {
    static const std::array<const PuzzleCommand*, 6> commands = {
        &solve_command, &count_command, &hint_command, &explain_command, &grade_command, &open_command};
    return commands;
}

// Returns the value as it would be typed; nothing if it has no such form.
std::optional<std::string> typed(const OptionInfo& option, const JsonValue& value) {
    if (option.value.empty()) {
        return value == JsonValue(true) ? std::optional(std::string()) : std::nullopt;
    }
    if (value.is_boolean()) {
        return std::string(value.get<bool>() ? "yes" : "no");
    }
    if (value.is_string()) {
        return value.get<std::string>();
    }
    return value.is_number() ? std::optional(value.dump()) : std::nullopt;
}

// Returns an error message, or an empty text.
std::string take_option(const CommandInfo& info, const std::string& name, const JsonValue& value,
                        Arguments& arguments) {
    const auto option = std::find_if(info.options.begin(), info.options.end(),
                                     [&](const OptionInfo& known) { return known.name == "--" + name; });
    if (option == info.options.end() || name == "json") {
        return fmt::format("{} has no option {}", info.name, shortened(name, longest_name));
    }
    const std::optional<std::string> text = typed(*option, value);
    if (!text) {
        return fmt::format("{} must be {}", name,
                           option->value.empty() ? "true, or left out" : "a text or a number");
    }
    const std::string why = option->take(arguments, *text);
    return why.empty() ? "" : name + " " + why;
}

std::string take_options(const CommandInfo& info, const JsonValue& options, Arguments& arguments) {
    if (!options.is_object()) {
        return "options must be an object";
    }
    for (const auto& [name, value] : options.items()) {
        const std::string why = take_option(info, name, value, arguments);
        if (!why.empty()) {
            return why;
        }
    }
    const bool names_file = !arguments.files_written.empty() || !arguments.cut_file.empty() ||
                            !arguments.times_file.empty() || !arguments.params_file.empty() ||
                            !arguments.puzzle_like.empty();
    return names_file                   ? "a job reads and writes no files"
           : arguments.puzzle_count > 0 ? "a job makes one puzzle; ask again with another seed"
                                        : "";
}

// The sentences of the command line begin with the name of the program.
std::string without_program(const std::string& line) {
    constexpr std::string_view program = "tessera: ";
    return line.substr(0, program.size()) == program ? line.substr(program.size()) : line;
}

// Returns an error message, or an empty text.
std::string prepare_making(JobRequest& request) {
    const Readable<Recipe> recipe = recipe_of(request.arguments);
    if (!recipe) {
        return recipe.error();
    }
    request.recipe = *recipe;
    request.job = job_for(*recipe);
    return "";
}

// Returns an error message, or an empty text.
std::string prepare_cover(JobRequest& request, NamedCover cover, const RequestedPuzzle& puzzle) {
    if (request.command != &solve_command && request.command != &count_command) {
        return "this is an exact cover problem, which solve and count take";
    }
    if (!puzzle.moves.empty()) {
        return "an exact cover problem has no moves";
    }
    request.cover = std::make_shared<const NamedCover>(std::move(cover));
    return why_no_such_search(request.arguments);
}

// Returns an error message, or an empty text.
std::string prepare_work(JobRequest& request, const RequestedPuzzle& puzzle) {
    Arguments& arguments = request.arguments;
    arguments.inputs = {name_of_text};
    arguments.input_text = puzzle.text;
    if (const std::string why = request.command->why_not ? request.command->why_not(arguments) : "";
        !why.empty()) {
        return why;
    }
    Readable<Content> content = read_content(arguments);
    if (!content) {
        return content.error();
    }
    if (auto* const cover = std::get_if<NamedCover>(&*content)) {
        return prepare_cover(request, std::move(*cover), puzzle);
    }
    auto* const session = std::get_if<AnySession>(&*content);
    if (!play_all(*session, puzzle.moves)) {
        return "the moves cannot be played on this puzzle";
    }
    request.job = {std::string(family_id(*session)),
                   request.command->task_about(position_of(*session), arguments)};
    request.answer_at_once =
        request.command->answer_at_once ? request.command->answer_at_once(*session) : std::nullopt;
    request.session = std::move(*session);
    return "";
}

}  // namespace

std::vector<Notes> notes_on_jobs() {
    return {{"Requests",
             {{"{\"id\": 1, \"command\": \"solve\", \"puzzle\": TEXT, \"options\": {\"limit\": 10}}",
               "a job: " + join(requested_commands(), ", ")},
              {"{\"cancel\": 1}", "ends it; tessera.schema.json describes all requests and answers"}}}};
}

std::string_view JobRequest::name() const {
    return command == nullptr ? making : command->name;
}

std::vector<std::string> requested_commands() {
    std::vector<std::string> names = {std::string(making)};
    for (const PuzzleCommand* const command : commands_on_puzzles()) {
        names.emplace_back(command->name);
    }
    return names;
}

Readable<JobRequest> read_job_request(std::string_view command, const JsonValue& options,
                                      const std::optional<RequestedPuzzle>& puzzle) {
    const std::vector<CommandInfo>& table = command_table();
    const std::vector<std::string> names = requested_commands();
    const auto info = std::find_if(table.begin(), table.end(),
                                   [&](const CommandInfo& known) { return known.name == command; });
    if (info == table.end() || std::find(names.begin(), names.end(), command) == names.end()) {
        return tl::unexpected(fmt::format("there is no job {}; there are {}",
                                          shortened(command, longest_name), join(names, ", ")));
    }
    JobRequest request;
    for (const PuzzleCommand* const known : commands_on_puzzles()) {
        request.command = known->name == command ? known : request.command;
    }
    if (puzzle.has_value() != (request.command != nullptr)) {
        return tl::unexpected(fmt::format("{} takes {} puzzle", command, puzzle ? "no" : "a"));
    }
    std::string why = take_options(*info, options, request.arguments);
    if (why.empty()) {
        why = puzzle ? prepare_work(request, *puzzle) : prepare_making(request);
    }
    return why.empty() ? Readable<JobRequest>(std::move(request)) : tl::unexpected(without_program(why));
}

Readable<std::vector<JsonValue>> objects_of(const JobRequest& request, JobAnswer answer) {
    if (request.command == nullptr) {
        const std::string why = why_not_made(answer);
        if (!why.empty()) {
            return tl::unexpected(without_program(why));
        }
        return std::vector<JsonValue>{json_of_made(answer, request.recipe, request.arguments)};
    }
    if (answer.failure) {
        return tl::unexpected(without_program(complaint_about_job(request.arguments, *answer.failure)));
    }
    if (request.cover) {
        JsonValue json = common_json(answer, request.arguments);
        if (request.command == &solve_command) {
            json["options"] = answer.solution ? answer.solution->moves : std::vector<std::string>();
        }
        return std::vector<JsonValue>{json};
    }
    return request.command->objects(Worked{*request.session, std::move(answer)}, request.arguments);
}

}  // namespace tessera
