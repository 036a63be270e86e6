#include "base/text.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/work.h"

#include <array>
#include <fmt/core.h>

namespace tessera {

namespace {

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

Remarks remarks_of(const JobAnswer& answer) {
    return answer.solution ? answer.solution->remarks : Remarks();
}

std::string known_at_stop(const JobAnswer& answer) {
    return answer.solution ? "a solution was found, whether it is the only one is not known"
                           : words_for_bounds(answer);
}

// Where an answer may take more moves or fewer, the fewest are the measure, and of those ways there may be
// several.
Grade grade_by_moves(std::uint64_t moves, const JobAnswer& answer) {
    Grade grade{word_up_to(moves, {6, 12, 20, 40}), fmt::format("the shortest way takes {} moves", moves),
                ""};
    if (const auto least = remark_called("lower_bound", remarks_of(answer))) {
        grade.reason = fmt::format("the shortest way takes {} to {} moves", *least, moves);
    }
    if (answer.count) {
        grade.uniqueness =
            answer.count->total == 1 ? "there is one shortest way" : "there are several shortest ways";
    }
    return grade;
}

// Measured, not guessed: elsewhere it is how many choices the family's own solver tries until it is done.
Grade grade_of(const JobAnswer& answer) {
    if (const auto moves = parse_uint64(remark_called("moves", remarks_of(answer)).value_or(""))) {
        return grade_by_moves(*moves, answer);
    }
    const std::uint64_t choices = answer.stats.nodes;
    return {word_up_to(choices, {30, 300, 10000, 1000000}),
            fmt::format("a solution is found after {} choices", choices), in_words(answer.done->sentence)};
}

// What the solver that reasons as people do has to say; nothing where there is none for the family.
void add_reasoning(Json& json, const JobAnswer& answer) {
    if (answer.count) {
        json["solutions_exact"] = answer.count->is_exact;
    }
    if (answer.grade) {
        json["tier"] = at(tier_names, static_cast<int>(answer.grade->tier));
        json["score"] = answer.grade->score;
        json["deductions"] = Json::object();
        for (const auto& [name, count] : answer.grade->deductions) {
            json["deductions"][name] = count;
        }
        json["search"] = answer.grade->search_depth;
    }
}

std::string reasoning_text(const JobAnswer& answer) {
    if (!answer.grade) {
        return "";
    }
    std::vector<std::string> deductions;
    for (const auto& [name, count] : answer.grade->deductions) {
        deductions.push_back(fmt::format("{} {}", name, count));
    }
    const int depth = answer.grade->search_depth;
    return fmt::format("tier {}, score {}, {}\n{}\n", at(tier_names, static_cast<int>(answer.grade->tier)),
                       answer.grade->score, depth == 0 ? "no search" : fmt::format("search {} deep", depth),
                       join(deductions, ", "));
}

int print_grade(const Arguments& arguments, const JobAnswer& answer, const Grade& grade) {
    if (arguments.json) {
        Json json = common_json(answer, arguments);
        json["difficulty"] = grade.word;
        json["sentence"] = grade.uniqueness;
        add_reasoning(json, answer);
        add_remarks(json, remarks_of(answer));
        print(json_line(json));
    } else {
        print(fmt::format("{}: {}\n{}{}", grade.word, grade.reason,
                          grade.uniqueness.empty() ? "" : grade.uniqueness + "\n", reasoning_text(answer)));
    }
    return exit_done;
}

Task grading(Position position, const Arguments& arguments) {
    return GradeJob{std::move(position), arguments.solve, arguments.count};
}

}  // namespace

int grade(const Arguments& arguments) {
    if (!arguments.times_file.empty()) {
        return fit(arguments);
    }
    const Readable<Worked> worked = work_on_input(arguments, grading);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (answer.done && answer.done->outcome == Outcome::solved) {
        return print_grade(arguments, answer, grade_of(answer));
    }
    if (arguments.json) {
        Json json = common_json(answer, arguments);
        if (!words_for_bounds(answer).empty()) {
            add_remarks(json, answer.progress.remarks);
        }
        print(json_line(json));
    } else {
        remark_on_end(arguments, answer, known_at_stop(answer));
    }
    return exit_status_of(answer);
}

}  // namespace tessera
