// The program of the npm package that opens puzzles: a small part of the worker's (worker_main.cpp), without engines, so that a
// puzzle that is only shown costs little. `work` takes the text of an OpenJob; a link to a puzzle to be made is answered with
// its recipe.

#include "jobs/answer_web.h"
#include "jobs/open_work.h"

#include <string_view>

namespace tessera {

namespace {

void open(const OpenJob& job) {
    const auto work = start_opening(job, {});
    if (!work) {
        answer(FailedReport{work.error()});
        return;
    }
    for (const Report& report : (*work)->advance(1)) {
        answer(report);
    }
}

void run(std::string_view text) {
    const Result<Job> job = parse_job(text);
    const auto* const opening = job ? std::get_if<OpenJob>(&job->task) : nullptr;
    if (opening != nullptr) {
        open(*opening);
    } else {
        answer(FailedReport{job ? Error{ErrorCode::unknown_name, 0, say("this program only opens puzzles")}
                                : job.error()});
    }
}

}  // namespace

}  // namespace tessera

extern "C" void work(char* bytes, int size) {
    tessera::run(std::string_view(bytes, static_cast<std::size_t>(size)));
}
