#include "cli/work.h"

#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/printable.h"

#include <algorithm>
#include <fmt/core.h>

namespace tessera {

namespace {

// Returns the contract's word for the outcome.
std::string_view outcome_word(const JobAnswer& answer) {
    if (!answer.done || answer.done->outcome == Outcome::running) {
        return "stopped";
    }
    if (answer.done->outcome == Outcome::out_of_memory) {
        return "memory";
    }
    if (answer.done->outcome == Outcome::exhausted) {
        return "exhausted";
    }
    const bool is_proved = !answer.solution || !remark_called("lower_bound", answer.solution->remarks);
    return is_proved ? "solved" : "bounded";
}

JsonValue json_of(std::string_view text) {
    if (const auto number = parse_uint64(text)) {
        return *number;
    }
    return text == "yes" ? JsonValue(true) : text == "no" ? JsonValue(false) : JsonValue(std::string(text));
}

// Rounds a total past 64 bits to a double and adds its digits as text.
void add_total(JsonValue& json, const SolutionCount& total) {
    if (total.high == 0) {
        json["solutions"] = total.low;
    } else {
        json["solutions"] = std::stod(decimal(total));
        json["solutions_digits"] = decimal(total);
    }
}

}  // namespace

// An unknown engine or heuristic is blamed on the command line, a breakdown on the program, anything else on
// the puzzle.
std::string complaint_about_job(const Arguments& arguments, const Error& error) {
    const bool is_of_puzzle = error.code != ErrorCode::unknown_name && error.code != ErrorCode::unavailable;
    return is_of_puzzle ? complaint(arguments.input_name(), "", {error.code, 0, error.message})
                        : "tessera: " + in_words(error.message);
}

Readable<Worked> work_on(AnySession session, const Arguments& arguments, TaskAbout task_about) {
    const Job job{std::string(family_id(session)), task_about(position_of(session), arguments)};
    JobAnswer answer = run_job(job, {arguments.limit_seconds, arguments.thread_count});
    if (answer.failure) {
        return tl::unexpected(complaint_about_job(arguments, *answer.failure));
    }
    return Worked{std::move(session), std::move(answer)};
}

Readable<Worked> work_on_input(const Arguments& arguments, TaskAbout task_about) {
    Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return tl::unexpected(session.error());
    }
    return work_on(std::move(*session), arguments, task_about);
}

bool play_all(AnySession& session, const std::vector<std::string>& moves) {
    return std::all_of(moves.begin(), moves.end(),
                       [&session](const std::string& text) { return !play_text(session, text); });
}

bool is_solved(const AnySession& session) {
    return std::visit([](const auto& game) { return game.is_solved(); }, session);
}

std::optional<std::string> remark_called(std::string_view name, const Remarks& remarks) {
    for (const auto& [key, value] : remarks) {
        if (key == name) {
            return value;
        }
    }
    return std::nullopt;
}

std::string words_for_bounds(const JobAnswer& answer) {
    const auto moves = remark_called("moves", answer.progress.remarks);
    const auto least = remark_called("lower_bound", answer.progress.remarks);
    return moves && least ? fmt::format("in {} moves, at least {} are needed", *moves, *least) : "";
}

int exit_status_of(const JobAnswer& answer) {
    if (answer.stop == Stop::by_interrupt) {
        return exit_interrupted;
    }
    if (!answer.done || answer.done->outcome == Outcome::running ||
        answer.done->outcome == Outcome::out_of_memory) {
        return exit_stopped;
    }
    return answer.done->outcome == Outcome::exhausted && !answer.count ? exit_no_solution : exit_done;
}

double rounded_ms(double elapsed_ms) {
    return std::stod(fmt::format("{:.3f}", elapsed_ms));
}

JsonValue json_with_input(const Arguments& arguments) {
    JsonValue json;
    if (arguments.is_one_of_many) {
        json["input"] = arguments.input_name();
    }
    return json;
}

JsonValue common_json(const JobAnswer& answer, const Arguments& arguments) {
    JsonValue json = json_with_input(arguments);
    json["outcome"] = outcome_word(answer);
    if (answer.count) {
        add_total(json, answer.count->total);
    } else {
        json["solutions"] = answer.stats.solutions;
    }
    json["nodes"] = answer.stats.nodes;
    json["ticks"] = answer.stats.ticks;
    json["elapsed_ms"] = rounded_ms(answer.elapsed_ms);
    json["engine"] = arguments.solve.engine.empty() ? "default" : arguments.solve.engine;
    return json;
}

void add_remarks(JsonValue& json, const Remarks& remarks) {
    for (const auto& remark : remarks) {
        if (remark.first == "engine" || !json.contains(remark.first)) {
            json[remark.first] = json_of(remark.second);
        }
    }
}

void print_objects(const std::vector<JsonValue>& objects) {
    for (const JsonValue& object : objects) {
        print(json_line(object));
    }
}

void remark_on_end(const Arguments& arguments, const JobAnswer& answer, const std::string& found) {
    if (answer.stop != Stop::none) {
        const std::string why = answer.stop == Stop::by_interrupt
                                    ? "interrupted"
                                    : fmt::format("stopped at the limit of {} s", arguments.limit_seconds);
        remark(fmt::format("{} after {} nodes, {} ticks, {:.3f} s{}{}", why, answer.stats.nodes,
                           answer.stats.ticks, answer.elapsed_ms / 1000, found.empty() ? "" : ": ", found));
    } else if (!answer.done->sentence.pattern.empty()) {
        remark(in_words(answer.done->sentence));
    }
}

}  // namespace tessera
