#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/puzzle_commands.h"
#include "cli/step_words.h"

namespace tessera {

namespace {

std::vector<std::string> sentences_of(const Hint& hint) {
    std::vector<std::string> sentences;
    for (const HintStep& step : hint.steps) {
        sentences.push_back(in_words(step.sentence));
    }
    return sentences;
}

std::string text_of(const AnySession& session, const Hint& hint) {
    std::string text;
    for (const HintStep& step : hint.steps) {
        text += words_of(session, step) + "\n";
    }
    for (const std::string& move : hint.moves) {
        text += move + "\n";
    }
    return text;
}

void add_hint(JsonValue& json, const Hint& hint) {
    json["dead_end"] = hint.dead_end;
    json["steps"] = sentences_of(hint);
    json["moves"] = hint.moves;
}

// Returns the first move of the best path known when the search was stopped.
std::string first_move_of(const ProgressReport& progress) {
    return progress.best.empty() ? "" : progress.best.front() + "\n";
}

void add_first_move(JsonValue& json, const ProgressReport& progress) {
    if (!progress.best.empty()) {
        json["moves"] = std::vector<std::string>{progress.best.front()};
        add_remarks(json, progress.remarks);
    }
}

// Skips the search where there is nothing to do.
std::optional<JobAnswer> hint_if_solved(const AnySession& session) {
    if (!is_solved(session)) {
        return std::nullopt;
    }
    JobAnswer answer;
    answer.hint = Hint{false, {{say("the puzzle is solved: there is nothing left to do"), {}, {}}}, {}};
    answer.done = DoneReport{};
    answer.stats.solutions = 1;
    return answer;
}

std::vector<JsonValue> hint_objects(const Worked& worked, const Arguments& arguments) {
    const JobAnswer& answer = worked.answer;
    JsonValue json = common_json(answer, arguments);
    if (answer.hint) {
        add_hint(json, *answer.hint);
    } else if (answer.stop != Stop::none) {
        add_first_move(json, answer.progress);
    }
    return {json};
}

Task hinting(Position position, const Arguments& /*arguments*/) {
    return HintJob{std::move(position)};
}

}  // namespace

const PuzzleCommand hint_command = {"hint", hinting, hint_objects, nullptr, hint_if_solved};

int hint(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    std::optional<JobAnswer> at_once = hint_if_solved(*session);
    const Readable<Worked> worked = at_once ? Readable<Worked>(Worked{*session, std::move(*at_once)})
                                            : work_on(*session, arguments, hinting);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (arguments.json) {
        print_objects(hint_objects(*worked, arguments));
    } else if (answer.hint) {
        print(text_of(worked->session, *answer.hint));
    } else {
        print(first_move_of(answer.progress));
        remark_on_end(arguments, answer, words_for_bounds(answer));
    }
    return answer.hint && answer.hint->dead_end ? exit_no_solution : exit_status_of(answer);
}

}  // namespace tessera
