#include "cli/interrupt.h"

#include <csignal>

namespace tessera {

namespace {

volatile std::sig_atomic_t interrupted = 0;

extern "C" void note_interrupt(int signal) {
    interrupted = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

// Where Ctrl-C is ignored, as in a script's background jobs, it stays so.
InterruptWatch::InterruptWatch() {
    if (std::signal(SIGINT, note_interrupt) == SIG_IGN) {
        std::signal(SIGINT, SIG_IGN);
    }
}

InterruptWatch::~InterruptWatch() {
    if (interrupted == 0 && std::signal(SIGINT, SIG_DFL) == SIG_IGN) {
        std::signal(SIGINT, SIG_IGN);
    }
}

bool InterruptWatch::is_interrupted() {
    return interrupted != 0;
}

}  // namespace tessera
