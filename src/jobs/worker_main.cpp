// The Web Worker's program: engines only, no window. pool_web.cpp calls `work` with a job's text and receives
// one report's text at a time; the last one is a DoneReport or a FailedReport. In between it sends signs of
// life, so that a hung worker is noticed.

#include "jobs/answer_web.h"
#include "jobs/run_job_sliced.h"

#include <emscripten.h>

#include <chrono>
#include <string_view>

namespace {

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
        tessera::answer(tessera::FailedReport{job.error()});
        return;
    }
    // A worker cannot be asked to stop, only terminated.
    const auto go_on = [&pulse] {
        pulse.beat_if_due();
        return false;
    };
    tessera::run_job_sliced(*job, go_on, tessera::answer);
}
