#include "base/text.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/puzzle_commands.h"

#include <fmt/core.h>

namespace tessera {

namespace {

// A puzzle's difficulty in one word, with its measure and further facts.
struct Grade {
    std::string_view word;
    std::string text;  // one or more lines
};

Remarks remarks_of(const JobAnswer& answer) {
    return answer.solution ? answer.solution->remarks : Remarks();
}

std::string known_at_stop(const JobAnswer& answer) {
    return answer.solution ? "a solution was found, but it may not be the only one"
                           : words_for_bounds(answer);
}

std::string line_of(const std::string& sentence) {
    return sentence.empty() ? "" : sentence + "\n";
}

std::string_view name_of(const PuzzleGrade& grade) {
    return at(tier_names, static_cast<int>(grade.tier));
}

// Reports by how much greedy play misses the shortest way; there may be several of those.
Grade grade_by_play(const PuzzleGrade& grade, std::uint64_t moves, const JobAnswer& answer) {
    const auto least = remark_called("lower_bound", remarks_of(answer));
    std::string text = fmt::format(
        "tier {}, score {}\nthe shortest way takes {}{} moves, greedy play {}.{} more on average\n",
        name_of(grade), grade.score, least ? *least + " to " : "", moves, grade.score / 10, grade.score % 10);
    if (answer.count) {
        text +=
            answer.count->total == 1 ? "there is one shortest way\n" : "there are several shortest ways\n";
    }
    return {name_of(grade), text};
}

// Reports the result of the human-like solver.
Grade grade_by_reasoning(const PuzzleGrade& grade, const JobAnswer& answer) {
    std::vector<std::string> deductions;
    for (const auto& [name, count] : grade.deductions) {
        deductions.push_back(fmt::format("{} {}", name, count));
    }
    const std::string_view tier = name_of(grade);
    const std::string search =
        grade.search_depth == 0 ? "no search" : fmt::format("search {} deep", grade.search_depth);
    return {tier, fmt::format("tier {}, score {}, {}\n{}\n{}", tier, grade.score, search,
                              join(deductions, ", "), line_of(in_words(answer.done->sentence)))};
}

// A board with several solutions has no tier: which one it becomes is a choice that no deduction makes.
bool is_open(const JobAnswer& answer) {
    return answer.count && answer.count->total != 1;
}

Grade grade_of(const JobAnswer& answer) {
    const auto moves = parse_uint64(remark_called("moves", remarks_of(answer)).value_or(""));
    if (moves && answer.grade) {
        return grade_by_play(*answer.grade, *moves, answer);
    }
    const std::string sentence = in_words(answer.done->sentence);
    if (is_open(answer)) {
        return {"open board", fmt::format("open board: {}\n", sentence)};
    }
    if (answer.grade) {
        return grade_by_reasoning(*answer.grade, answer);
    }
    return {"no tier", "no tier: it takes more reasoning than is tried\n" + line_of(sentence)};
}

void add_grade(JsonValue& json, const PuzzleGrade& grade) {
    json["tier"] = name_of(grade);
    json["score"] = grade.score;
    json["deductions"] = JsonValue::object();
    for (const auto& [name, count] : grade.deductions) {
        json["deductions"][name] = count;
    }
    json["search"] = grade.search_depth;
}

JsonValue json_of_grade(const JobAnswer& answer, const Arguments& arguments) {
    JsonValue json = common_json(answer, arguments);
    json["difficulty"] = grade_of(answer).word;
    const std::string sentence = in_words(answer.done->sentence);
    if (!sentence.empty()) {
        json["sentence"] = sentence;
    }
    if (answer.count) {
        json["solutions_exact"] = answer.count->is_exact;
    } else {
        json.erase("solutions");  // not counted
    }
    if (answer.grade) {
        add_grade(json, *answer.grade);
    }
    add_remarks(json, remarks_of(answer));
    return json;
}

bool is_graded(const JobAnswer& answer) {
    return answer.done && answer.done->outcome == Outcome::solved;
}

std::vector<JsonValue> grade_objects(const Worked& worked, const Arguments& arguments) {
    const JobAnswer& answer = worked.answer;
    if (is_graded(answer)) {
        return {json_of_grade(answer, arguments)};
    }
    JsonValue json = common_json(answer, arguments);
    if (!words_for_bounds(answer).empty()) {
        add_remarks(json, answer.progress.remarks);
    }
    return {json};
}

Task grading(Position position, const Arguments& arguments) {
    return GradeJob{std::move(position), arguments.solve, arguments.count};
}

int grade_one(const Arguments& arguments) {
    const Readable<Worked> worked = work_on_input(arguments, grading);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (arguments.json) {
        print_objects(grade_objects(*worked, arguments));
    } else if (is_graded(answer)) {
        print(grade_of(answer).text);
    } else {
        remark_on_end(arguments, answer, known_at_stop(answer));
    }
    return is_graded(answer) ? exit_done : exit_status_of(answer);
}

}  // namespace

const PuzzleCommand grade_command = {"grade", grading, grade_objects};

int grade(const Arguments& arguments) {
    return arguments.times_file.empty() ? for_each_input(arguments, grade_one) : fit(arguments);
}

}  // namespace tessera
