// The Web Worker's program: engines only, no window. pool_web.cpp calls `work` with a job's text and hears a
// report's text at a time; the last one is a DoneReport or a FailedReport. Between them it says every now and then that it is at work, so
// that a worker that has come to grief is missed.

#include "base/index.h"
#include "jobs/run_job_sliced.h"

#include <emscripten.h>

#include <chrono>
#include <string>

// What was asked of the worker before it had loaded lies waiting, to be looked at every 100 ms or with the
// next message: so there is one at once.
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

// An empty text, to begin with and then every half second.
class Pulse {
public:
    Pulse() { beat(); }

    void beat_if_due() {
        if (Clock::now() - last_ >= std::chrono::milliseconds(500)) {
            beat();
        }
    }

private:
    using Clock = std::chrono::steady_clock;

    void beat() {
        last_ = Clock::now();
        emscripten_worker_respond_provisionally(nullptr, 0);
    }

    Clock::time_point last_;
};

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void work(char* bytes, int size) {
    Pulse pulse;
    const auto job = tessera::parse_job(std::string_view(bytes, static_cast<std::size_t>(size)));
    if (!job) {
        answer(tessera::FailedReport{job.error()});
        return;
    }
    // A worker cannot be told to stop, it is destroyed.
    const auto go_on = [&pulse] {
        pulse.beat_if_due();
        return false;
    };
    tessera::run_job_sliced(*job, go_on, answer);
}

extern "C" EMSCRIPTEN_KEEPALIVE void loaded() {}
