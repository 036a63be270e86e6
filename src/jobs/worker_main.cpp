// The Web Worker's program: engines only, no window. pool_web.cpp calls `work` with a job's text and receives
// one report's text at a time; the last one is a DoneReport or a FailedReport. In between it sends signs of
// life, so that a hung worker is noticed.

#include "base/index.h"
#include "jobs/run_job_sliced.h"

#include <emscripten.h>

#include <chrono>
#include <string>

// Messages that arrived before the program had loaded are queued until the next message, or for up to 100 ms;
// so it sends itself one at once.
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

// Sends an empty text at the start and then every half second.
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
    // A worker cannot be asked to stop, only terminated.
    const auto go_on = [&pulse] {
        pulse.beat_if_due();
        return false;
    };
    tessera::run_job_sliced(*job, go_on, answer);
}

extern "C" EMSCRIPTEN_KEEPALIVE void loaded() {}
