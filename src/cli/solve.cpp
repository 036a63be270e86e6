#include "base/check.h"
#include "cli/commands.h"
#include "cli/cover.h"
#include "cli/family_text.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/puzzle_commands.h"

#include <fmt/core.h>

namespace tessera {

namespace {

// The best result: the solution, or the furthest position of a stopped search.
struct Found {
    AnySession session;  // after the moves
    std::vector<std::string> moves;
    Remarks remarks;
    bool is_answer = false;
};

Found found_by(const Worked& worked) {
    const JobAnswer& answer = worked.answer;
    Found found{worked.session, {}, {}, false};
    if (answer.solution) {
        found.moves = answer.solution->moves;
        found.remarks = answer.solution->remarks;
    } else if (answer.stop != Stop::none) {
        found.moves = answer.progress.best;
        found.remarks = answer.progress.remarks;
    }
    const bool is_legal = play_all(found.session, found.moves);
    found.is_answer = is_legal && is_solved(found.session) && (answer.solution || answer.stop != Stop::none);
    TESSERA_ASSERT(!answer.solution || found.is_answer);
    return found;
}

std::vector<JsonValue> solve_objects(const Worked& worked, const Arguments& arguments) {
    const JobAnswer& answer = worked.answer;
    const Found found = found_by(worked);
    JsonValue json = common_json(answer, arguments);
    if (found.is_answer) {
        json["solutions"] = std::max<std::uint64_t>(answer.stats.solutions, 1);
        json["moves"] = found.moves;
        json["answer"] = answer_text(found.session, found.moves);
        if (const auto assembly = moves_from_above(found.session)) {
            json["assembly"] = *assembly;
        }
    } else if (!found.moves.empty()) {
        json["best"] = found.moves;
    }
    if (found.is_answer) {  // not for a partial solution
        add_remarks(json, found.remarks);
    }
    return {json};
}

// Describes what was found instead of a proved optimum.
std::string words_for(const Found& found) {
    if (found.is_answer) {
        const auto least = remark_called("lower_bound", found.remarks);
        return fmt::format("this solution has {} moves and may not be the shortest{}", found.moves.size(),
                           least ? ": at least " + *least + " are needed" : "");
    }
    return found.moves.empty() ? "" : fmt::format("the furthest position has {} moves", found.moves.size());
}

Task solving(Position position, const Arguments& arguments) {
    return SolveJob{std::move(position), arguments.solve};
}

int solve_one(const Arguments& arguments) {
    Readable<Content> content = read_content(arguments);
    if (!content) {
        return refuse(content.error());
    }
    if (const auto* const cover = std::get_if<NamedCover>(&*content)) {
        return solve_cover(arguments, *cover);
    }
    const Readable<Worked> worked = work_on(std::get<AnySession>(std::move(*content)), arguments, solving);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (arguments.json) {
        print_objects(solve_objects(*worked, arguments));
        return exit_status_of(answer);
    }
    const Found found = found_by(*worked);
    if (found.is_answer) {
        print(answer_text(found.session, found.moves));
        if (const std::string order = order_in_words(found.session); !order.empty()) {
            remark(order);
        }
    }
    remark_on_end(arguments, answer, words_for(found));
    if (!found.is_answer && !found.moves.empty()) {
        remark(answer_text(found.session, found.moves));
    }
    return exit_status_of(answer);
}

}  // namespace

const PuzzleCommand solve_command = {"solve", solving, solve_objects};

int solve(const Arguments& arguments) {
    return for_each_input(arguments, solve_one);
}

}  // namespace tessera
