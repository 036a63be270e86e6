// The program of the npm package that opens puzzles: a small part of the worker's (worker_main.cpp), without engines, so that a
// puzzle that is only shown costs little. `work` takes the text of an OpenJob; a link to a puzzle to be made is answered with
// its recipe.

#include "base/index.h"
#include "jobs/open_work.h"

#include <emscripten.h>

#include <string>

// As in worker_main.cpp.
// clang-format off
EM_JS(void, tessera_look_at_messages, (), {
    setTimeout(() => onmessage({ "data": { "funcName": "loaded" } }), 0);
});
// clang-format on

namespace {

[[gnu::constructor]] void begin() {
    tessera_look_at_messages();
}

void answer(const tessera::Report& report) {
    std::string text = tessera::format_report(report);
    if (tessera::is_last(report)) {
        emscripten_worker_respond(text.data(), tessera::int_size(text));
    } else {
        emscripten_worker_respond_provisionally(text.data(), tessera::int_size(text));
    }
}

void run(const tessera::Job& job) {
    const auto* const opening = std::get_if<tessera::OpenJob>(&job.task);
    if (opening == nullptr) {
        answer(tessera::FailedReport{
            {tessera::ErrorCode::unknown_name, 0, tessera::say("this program only opens puzzles")}});
        return;
    }
    auto work = tessera::start_opening(*opening, {});
    if (!work) {
        answer(tessera::FailedReport{work.error()});
        return;
    }
    for (const tessera::Report& report : (*work)->advance(1)) {
        answer(report);
    }
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void work(char* bytes, int size) {
    const auto job = tessera::parse_job(std::string_view(bytes, static_cast<std::size_t>(size)));
    if (job) {
        run(*job);
    } else {
        answer(tessera::FailedReport{job.error()});
    }
}

extern "C" EMSCRIPTEN_KEEPALIVE void loaded() {}
