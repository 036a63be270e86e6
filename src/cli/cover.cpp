#include "cli/cover.h"

#include "base/text.h"
#include "cli/cover_search.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/work.h"

#include <chrono>
#include <fmt/core.h>

namespace tessera {

namespace {

using CoverClock = std::chrono::steady_clock;

// Advances the search until it has `most` solutions, is exhausted, or has to stop.
JobAnswer run_search(CoverSearch& search, const Arguments& arguments, std::uint64_t most) {
    constexpr Ticks slice = 100'000;
    const InterruptWatch watch;
    const CoverClock::time_point start = CoverClock::now();
    JobAnswer answer;
    Outcome outcome = Outcome::running;
    while (answer.stop == Stop::none && outcome != Outcome::exhausted && search.stats().solutions < most) {
        outcome = search.advance(slice);
        answer.elapsed_ms = std::chrono::duration<double, std::milli>(CoverClock::now() - start).count();
        const bool is_late =
            arguments.limit_seconds > 0 && answer.elapsed_ms >= arguments.limit_seconds * 1000;
        const bool is_over = outcome == Outcome::exhausted || search.stats().solutions >= most;
        answer.stop = is_over                            ? Stop::none
                      : InterruptWatch::is_interrupted() ? Stop::by_interrupt
                      : is_late                          ? Stop::at_limit
                                                         : Stop::none;
    }
    answer.stats = search.stats();
    if (answer.stop == Stop::none) {
        answer.done = DoneReport{outcome, answer.stats, {}};
    }
    return answer;
}

// The chosen options of the last solution beside the answer.
struct CoverAnswer {
    JobAnswer answer;
    std::vector<int> options;
};

// The error is a line for standard error.
Readable<CoverAnswer> search_cover(const Arguments& arguments, const ExactCover& problem,
                                   std::uint64_t most) {
    Readable<CoverSearch> search = CoverSearch::start(problem, arguments.solve);
    if (!search) {
        return tl::unexpected("tessera: " + search.error());
    }
    const JobAnswer answer = run_search(*search, arguments, most);
    return CoverAnswer{answer, search->chosen()};
}

}  // namespace

std::string why_no_such_search(const Arguments& arguments) {
    return !arguments.solve.heuristic.empty()
               ? "tessera: --heuristic is for puzzles; an exact cover problem has no pieces"
           : arguments.count.up_to_symmetry || arguments.count.part_count > 1
               ? "tessera: --up-to-symmetry and --part are for puzzles; an exact cover problem is "
                 "counted whole"
               : "";
}

int solve_cover(const Arguments& arguments, const NamedCover& cover) {
    if (const std::string why = why_no_such_search(arguments); !why.empty()) {
        return refuse(why);
    }
    Readable<CoverAnswer> searched = search_cover(arguments, cover.problem, 1);
    if (!searched) {
        return refuse(searched.error());
    }
    CoverAnswer& found = *searched;
    std::vector<std::string> options;
    if (found.answer.done && found.answer.done->outcome == Outcome::solved) {
        for (const int option : found.options) {
            options.push_back(option_text(cover, option));
        }
    } else if (found.answer.done) {
        found.answer.done->sentence = say("there is no solution");
    }
    if (arguments.json) {
        JsonValue json = common_json(found.answer, arguments);
        json["options"] = options;
        print(json_line(json));
    } else {
        print(options.empty() ? "" : join(options, "\n") + "\n");
        remark_on_end(arguments, found.answer);
    }
    return exit_status_of(found.answer);
}

int count_cover(const Arguments& arguments, const NamedCover& cover) {
    if (const std::string why = why_no_such_search(arguments); !why.empty()) {
        return refuse(why);
    }
    constexpr auto all = ~std::uint64_t{0};
    Readable<CoverAnswer> searched = search_cover(arguments, cover.problem, all);
    if (!searched) {
        return refuse(searched.error());
    }
    JobAnswer& answer = searched->answer;
    if (answer.done) {
        answer.count = CountReport{answer.stats.solutions, true};
        answer.done->outcome = Outcome::solved;
    }
    const std::uint64_t known = answer.stats.solutions;
    if (arguments.json) {
        print(json_line(common_json(answer, arguments)));
    } else if (answer.count) {
        print(decimal(answer.count->total) + "\n");
    } else {
        remark_on_end(arguments, answer,
                      known > 0 ? fmt::format("there are at least {} solutions", known) : "");
    }
    return answer.count && known == 0 ? exit_no_solution : exit_status_of(answer);
}

}  // namespace tessera
