#include "cli/interrupt.h"

#include <array>
#include <csignal>

namespace tessera {

namespace {

volatile std::sig_atomic_t interrupted = 0;

constexpr std::array watched = {SIGINT, SIGTERM};

// Ignored signals stay ignored, such as Ctrl-C in a script's background jobs.
void handle_all(void (*handler)(int)) {
    for (const int signal : watched) {
        if (std::signal(signal, handler) == SIG_IGN) {
            std::signal(signal, SIG_IGN);
        }
    }
}

extern "C" void note_interrupt(int /*signal*/) {
    interrupted = 1;
    handle_all(SIG_DFL);
}

}  // namespace

InterruptWatch::InterruptWatch() {
    handle_all(interrupted == 0 ? note_interrupt : SIG_DFL);
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
