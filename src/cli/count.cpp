#include "cli/commands.h"
#include "cli/cover.h"
#include "cli/exit_status.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/puzzle_commands.h"

#include <fmt/core.h>

namespace tessera {

namespace {

Task counting(Position position, const Arguments& arguments) {
    return CountJob{std::move(position), arguments.count};
}

std::vector<JsonValue> count_objects(const Worked& worked, const Arguments& arguments) {
    return {common_json(worked.answer, arguments)};
}

std::string why_no_such_count(const Arguments& arguments) {
    return arguments.count.up_to_symmetry && arguments.count.part_count > 1
               ? "tessera: --part shares out a plain count; with --up-to-symmetry one run does it all"
               : "";
}

}  // namespace

const PuzzleCommand count_command = {"count", counting, count_objects, why_no_such_count};

int count(const Arguments& arguments) {
    if (const std::string why = why_no_such_count(arguments); !why.empty()) {
        return refuse(why);
    }
    Readable<Content> content = read_content(arguments);
    if (!content) {
        return refuse(content.error());
    }
    if (const auto* const cover = std::get_if<NamedCover>(&*content)) {
        return count_cover(arguments, *cover);
    }
    const Readable<Worked> worked = work_on(std::get<AnySession>(std::move(*content)), arguments, counting);
    if (!worked) {
        return refuse(worked.error());
    }
    const JobAnswer& answer = worked->answer;
    if (arguments.json) {
        print_objects(count_objects(*worked, arguments));
    } else if (answer.count) {
        print(decimal(answer.count->total) + "\n");
    } else {
        const std::uint64_t known = answer.stats.solutions;
        remark_on_end(arguments, answer,
                      known > 0 ? fmt::format("there are at least {} solutions", known) : "");
    }
    const bool proves_none = answer.count && answer.count->total.is_zero() && arguments.count.part_count == 1;
    return proves_none ? exit_no_solution : exit_status_of(answer);
}

}  // namespace tessera
