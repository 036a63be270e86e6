#include "cli/commands.h"
#include "cli/family_text.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/puzzle_commands.h"
#include "cli/step_words.h"

#include <algorithm>
#include <fmt/core.h>

namespace tessera {

namespace {

// Returns the words of the step, and the moves.
std::string line_of(const AnySession& session, const ExplanationStep& step) {
    std::string line = words_of(session, step);
    for (const std::string& move : step.moves) {
        line += fmt::format("{} {}", &move == &step.moves.front() ? ":" : ",", move);
    }
    return line + "\n";
}

// Returns what the step says to follow, in its order, each with the cell that forces it, if one does.
JsonValue json_of_followers(const AnySession& session, const ExplanationStep& step) {
    JsonValue followers = JsonValue::array();
    for (const std::string& move : step.assumes) {
        JsonValue follower = {{"move", move}};
        const auto at_cell = std::find(step.follows.begin(), step.follows.end(), move);
        if (at_cell != step.follows.end()) {
            const auto index = static_cast<int>(at_cell - step.follows.begin());
            follower["cell"] = place_numbers(session, at(step.forced_at, index));
        } else if (std::find(step.alone.begin(), step.alone.end(), move) == step.alone.end()) {
            continue;
        }
        followers.push_back(std::move(follower));
    }
    return followers;
}

JsonValue json_of(const AnySession& session, const ExplanationStep& step, int number,
                  const Arguments& arguments) {
    JsonValue cells = JsonValue::array();
    for (const Cell cell : step.cells) {
        cells.push_back(place_numbers(session, cell));
    }
    JsonValue json = json_with_input(arguments);
    json["step"] = number;
    json["deduction"] = step.deduction;
    json["sentence"] = in_words(step.sentence);
    json["pieces"] = step.pieces;
    json["cells"] = std::move(cells);
    json["moves"] = step.moves;
    json["excludes"] = step.excludes;
    json["assumes"] = step.assumes;
    json["follows"] = json_of_followers(session, step);
    return json;
}

void print_steps(const AnySession& session, const Explanation& explanation) {
    for (const ExplanationStep& step : explanation.steps) {
        print(line_of(session, step));
    }
}

JsonValue ending(const JobAnswer& answer, const Arguments& arguments) {
    JsonValue json = common_json(answer, arguments);
    if (answer.explanation) {
        json["steps"] = int_size(answer.explanation->steps);
        json["chosen"] = answer.explanation->has_chosen;
    }
    return json;
}

// One for each step, and the ending.
std::vector<JsonValue> explain_objects(const Worked& worked, const Arguments& arguments) {
    std::vector<JsonValue> objects;
    if (worked.answer.explanation) {
        for (const ExplanationStep& step : worked.answer.explanation->steps) {
            objects.push_back(json_of(worked.session, step, int_size(objects) + 1, arguments));
        }
    }
    objects.push_back(ending(worked.answer, arguments));
    return objects;
}

Task explaining(Position position, const Arguments& /*arguments*/) {
    return ExplainJob{std::move(position)};
}

int explain_one(const Arguments& arguments) {
    const Readable<Worked> worked = work_on_input(arguments, explaining);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (arguments.json) {
        print_objects(explain_objects(*worked, arguments));
    } else if (!answer.explanation) {
        remark_on_end(arguments, answer);
    } else if (answer.explanation->steps.empty()) {
        print("the puzzle is solved: there is nothing left to do\n");
    } else {
        print_steps(worked->session, *answer.explanation);
    }
    return exit_status_of(answer);
}

}  // namespace

const PuzzleCommand explain_command = {"explain", explaining, explain_objects};

int explain(const Arguments& arguments) {
    return for_each_input(arguments, explain_one);
}

}  // namespace tessera
