#include "cli/commands.h"

#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/family_text.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/run_job.h"
#include "session/share.h"

#include <array>
#include <cstdio>
#include <fmt/core.h>
#include <map>

namespace tessera {

namespace {

int refuse(const std::string& line) {
    fmt::print(stderr, "{}\n", line);
    return exit_bad_input;
}

// A word of the contract for how a job ended.
std::string_view outcome_word(const JobAnswer& answer) {
    if (!answer.done || answer.done->outcome == Outcome::running) {
        return "stopped";
    }
    return answer.done->outcome == Outcome::solved ? "solved" : "exhausted";
}

int exit_status_of(const JobAnswer& answer) {
    const bool is_stopped = outcome_word(answer) == "stopped";
    const bool has_no_solution = answer.done && answer.done->outcome == Outcome::exhausted && !answer.count;
    return is_stopped ? exit_stopped : has_no_solution ? exit_no_solution : exit_done;
}

// What every object has.
JsonObject common_json(const JobAnswer& answer) {
    JsonObject json;
    json.add_text("outcome", outcome_word(answer));
    if (answer.count) {
        json.add_raw("solutions", answer.count->total);
    } else {
        json.add_number("solutions", answer.stats.solutions);
    }
    json.add_number("nodes", answer.stats.nodes);
    json.add_number("ticks", answer.stats.ticks);
    json.add_raw("elapsed_ms", fmt::format("{:.3f}", answer.elapsed_ms));
    return json;
}

// The object with the engine's remarks, as far as their names are free, and the engine's name at the end.
void print_json(JsonObject json, const Arguments& arguments, const JobAnswer& answer) {
    const Remarks remarks = answer.solution ? answer.solution->remarks : Remarks();
    for (const auto& remark : remarks) {
        if (!json.has(remark.first)) {
            json.add_text(remark.first, remark.second);
        }
    }
    if (!json.has("engine")) {
        json.add_text("engine", arguments.solve.engine.empty() ? "default" : arguments.solve.engine);
    }
    fmt::print("{}\n", json.text());
}

// Says on standard error why there is nothing on standard output.
void remark_on(const Arguments& arguments, const JobAnswer& answer) {
    if (!answer.done) {
        fmt::print(stderr, "stopped at the limit of {} s after {} nodes\n", arguments.limit_seconds,
                   answer.stats.nodes);
    } else if (!answer.done->sentence.pattern.empty()) {
        fmt::print(stderr, "{}\n", english(answer.done->sentence));
    }
}

// What a command works with: the puzzle, the job about it and what came of it.
struct Worked {
    AnySession session;
    JobAnswer answer;
};

Job job_about(const AnySession& session, Task task, const Arguments& arguments) {
    Job job = std::visit([task](const auto& game) { return job_for(task, game); }, session);
    job.solve = arguments.solve;
    job.count = arguments.count;
    return job;
}

// An engine or heuristic that does not exist is bad input like any other.
std::optional<std::string> complaint_about_job(const Arguments& arguments, const JobAnswer& answer) {
    const bool never_started =
        answer.done && answer.done->outcome == Outcome::running && answer.stats == SearchStats();
    if (!never_started) {
        return std::nullopt;
    }
    const std::string& name = arguments.cut_file.empty() ? arguments.inputs.front() : arguments.cut_file;
    return complaint(name, "", {ErrorCode::bad_syntax, 0, answer.done->sentence});
}

Readable<Worked> work_on_input(const Arguments& arguments, Task task) {
    Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return tl::unexpected(session.error());
    }
    JobAnswer answer =
        run_job(job_about(*session, task, arguments), {arguments.limit_seconds, arguments.thread_count});
    if (const auto line = complaint_about_job(arguments, answer)) {
        return tl::unexpected(*line);
    }
    return Worked{std::move(*session), std::move(answer)};
}

// Plays the moves; the engines' answers are checked by the rules before anybody sees them.
void play_all(AnySession& session, const std::vector<std::string>& moves) {
    std::visit(
        [&moves](auto& game) {
            using G = typename FamilyOf<std::decay_t<decltype(game)>>::Type;
            for (const std::string& text : moves) {
                const auto move = G::parse_move(game.level(), text);
                TESSERA_ASSERT(move && game.play(*move));
            }
            TESSERA_ASSERT(game.is_solved());
        },
        session);
}

int solve(const Arguments& arguments) {
    Readable<Worked> worked = work_on_input(arguments, Task::solve);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    std::string text;
    if (answer.solution) {
        play_all(worked->session, answer.solution->moves);
        text = answer_text(worked->session, answer.solution->moves);
    }
    if (arguments.json) {
        JsonObject json = common_json(answer);
        if (answer.solution) {
            json.add_texts("moves", answer.solution->moves);
            json.add_text("answer", text);
        }
        print_json(json, arguments, answer);
    } else {
        fmt::print("{}", text);
        remark_on(arguments, answer);
    }
    return exit_status_of(answer);
}

int count(const Arguments& arguments) {
    const Readable<Worked> worked = work_on_input(arguments, Task::count);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (arguments.json) {
        print_json(common_json(answer), arguments, answer);
    } else if (answer.count) {
        fmt::print("{}\n", answer.count->total);
    } else {
        remark_on(arguments, answer);
    }
    const bool proves_none = answer.count && answer.count->total == "0" && arguments.count.part_count == 1;
    return proves_none ? exit_no_solution : exit_status_of(answer);
}

void print_hint(const Hint& hint) {
    for (const HintStep& step : hint.steps) {
        fmt::print("{}\n", english(step.sentence));
    }
    for (const std::string& move : hint.moves) {
        fmt::print("{}\n", move);
    }
}

JsonObject hint_json(JsonObject json, const Hint& hint) {
    std::vector<std::string> sentences;
    for (const HintStep& step : hint.steps) {
        sentences.push_back(english(step.sentence));
    }
    json.add_flag("dead_end", hint.dead_end);
    json.add_texts("steps", sentences);
    json.add_texts("moves", hint.moves);
    return json;
}

int hint(const Arguments& arguments) {
    const Readable<Worked> worked = work_on_input(arguments, Task::hint);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (arguments.json) {
        const JsonObject json = common_json(answer);
        print_json(answer.hint ? hint_json(json, *answer.hint) : json, arguments, answer);
    } else if (answer.hint) {
        print_hint(*answer.hint);
    } else {
        remark_on(arguments, answer);
    }
    return answer.hint && answer.hint->dead_end ? exit_no_solution : exit_status_of(answer);
}

// How hard a puzzle is, by which measure, and whether its answer is the only one.
struct Grade {
    std::string_view word;
    std::string reason;
    std::string uniqueness;  // empty: not known
};

// The word of the first limit that is not passed; the last word has none.
std::string_view word_up_to(std::uint64_t measure, const std::array<std::uint64_t, 4>& limits) {
    constexpr std::array<std::string_view, 5> words = {"easy", "medium", "hard", "very hard", "extreme"};
    int word = 0;
    while (word < int_size(limits) && measure > at(limits, word)) {
        ++word;
    }
    return at(words, word);
}

std::string remark_called(std::string_view name, const JobAnswer& answer) {
    for (const auto& [key, value] : answer.solution ? answer.solution->remarks : Remarks()) {
        if (key == name) {
            return value;
        }
    }
    return "";
}

// Where an answer may take more moves or fewer, the fewest are the measure, and of those ways there may be
// several.
Grade grade_by_moves(std::uint64_t moves, const JobAnswer& answer) {
    Grade grade{word_up_to(moves, {6, 12, 20, 40}), fmt::format("the shortest way takes {} moves", moves),
                ""};
    const std::string least = remark_called("lower_bound", answer);
    if (!least.empty()) {
        grade.reason = fmt::format("the shortest way takes {} to {} moves", least, moves);
    }
    if (answer.count) {
        grade.uniqueness =
            answer.count->total == "1" ? "there is one shortest way" : "there are several shortest ways";
    }
    return grade;
}

// Measured, not guessed: elsewhere it is how many choices the family's own solver tries until it is done.
Grade grade_of(const JobAnswer& answer) {
    if (const auto moves = parse_uint64(remark_called("moves", answer))) {
        return grade_by_moves(*moves, answer);
    }
    const std::uint64_t choices = answer.stats.nodes;
    return {word_up_to(choices, {30, 300, 10000, 1000000}),
            fmt::format("a solution is found after {} choices", choices), english(answer.done->sentence)};
}

int grade(const Arguments& arguments) {
    const Readable<Worked> worked = work_on_input(arguments, Task::grade);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (!answer.done || answer.done->outcome != Outcome::solved) {
        if (arguments.json) {
            print_json(common_json(answer), arguments, answer);
        } else {
            remark_on(arguments, answer);
        }
        return answer.done ? exit_no_solution : exit_stopped;
    }
    const Grade grade = grade_of(answer);
    if (arguments.json) {
        JsonObject json = common_json(answer);
        json.add_text("difficulty", grade.word);
        json.add_text("sentence", grade.uniqueness);
        print_json(json, arguments, answer);
    } else {
        fmt::print("{}: {}\n{}", grade.word, grade.reason,
                   grade.uniqueness.empty() ? "" : grade.uniqueness + "\n");
    }
    return exit_done;
}

int show(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    fmt::print("{}", description(*session));
    return exit_done;
}

int share(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    const Result<std::string> code = encode_link(*session, true);
    if (!code) {
        return refuse(complaint(arguments.inputs.empty() ? arguments.cut_file : arguments.inputs.front(), "",
                                code.error()));
    }
    fmt::print("{}\n", *code);
    return exit_done;
}

int open(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    fmt::print("{}", level_text(*session));
    return exit_done;
}

int check(const Arguments& arguments) {
    const Readable<AnySession> session = read_input(arguments);
    if (!session) {
        return refuse(session.error());
    }
    const std::string& name = arguments.inputs.back();
    const Readable<std::string> answer = read_text(name);
    if (!answer) {
        return refuse(answer.error());
    }
    if (const std::optional<Error> why = why_no_answer(*session, *answer)) {
        refuse(complaint(name, *answer, *why));
        return why->code == ErrorCode::illegal_move ? exit_no_solution : exit_bad_input;
    }
    fmt::print("yes\n");
    return exit_done;
}

template <Game G>
int generate_level(const Arguments& arguments) {
    const auto params = G::parse_params(arguments.params);
    if (!params) {
        return refuse("tessera: " + english(params.error().message));
    }
    auto level = G::generate(*params, arguments.solve.seed);
    if (!level) {
        return refuse("tessera: " + english(level.error().message));
    }
    if (!arguments.json) {
        fmt::print("{}", G::format_level(*level));
        return exit_done;
    }
    JsonObject json;
    json.add_text("outcome", "solved");
    json.add_number("seed", arguments.solve.seed);
    json.add_text("params", G::format_params(*params));
    json.add_text("level", G::format_level(*level));
    if (const Result<std::string> code = encode_link_of(Session<G>(*level), false)) {
        json.add_text("link", *code);
    }
    fmt::print("{}\n", json.text());
    return exit_done;
}

int generate(const Arguments& arguments) {
    const Result<int> status = visit_family_called<int>(arguments.family, [&](auto tag) -> Result<int> {
        return generate_level<typename decltype(tag)::Family>(arguments);
    });
    return status ? *status : refuse("tessera: " + english(status.error().message));
}

}  // namespace

int run_command(const Arguments& arguments) {
    static const std::map<std::string, int (*)(const Arguments&)> commands = {
        {"solve", solve}, {"count", count}, {"generate", generate}, {"hint", hint},   {"grade", grade},
        {"show", show},   {"share", share}, {"open", open},         {"check", check}, {"bench", run_bench}};
    return commands.at(arguments.command)(arguments);
}

}  // namespace tessera
