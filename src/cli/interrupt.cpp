#include "cli/interrupt.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>

namespace tessera {

namespace {

constexpr std::int64_t again_ms = 500;

volatile std::sig_atomic_t interrupted = 0;
std::atomic<std::int64_t> first_ms{0};
static_assert(std::atomic<std::int64_t>::is_always_lock_free);  // else no handler may use it

constexpr std::array watched = {SIGINT, SIGTERM};

// Ignored signals stay ignored, such as Ctrl-C in a script's background jobs.
void handle_all(void (*handler)(int)) {
    for (const int signal : watched) {
        if (std::signal(signal, handler) == SIG_IGN) {
            std::signal(signal, SIG_IGN);
        }
    }
}

std::int64_t monotonic_ms() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

extern "C" void note_interrupt(int signal) {
    const std::int64_t now = monotonic_ms();
    if (interrupted == 0) {
        first_ms = now;
        interrupted = 1;
    } else if (now - first_ms >= again_ms) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
}

}  // namespace

InterruptWatch::InterruptWatch() {
    handle_all(note_interrupt);
}

InterruptWatch::~InterruptWatch() {
    if (interrupted == 0) {
        handle_all(SIG_DFL);
    }
}

bool InterruptWatch::is_interrupted() {
    return interrupted != 0;
}

}  // namespace tessera
