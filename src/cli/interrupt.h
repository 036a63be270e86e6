#pragma once

namespace tessera {

// While one of these lives, Ctrl-C and SIGTERM are noted instead of ending the program; a second one ends it at once.
// SIGTERM is what `timeout`, service managers and clusters send.
class InterruptWatch {
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;
    InterruptWatch(InterruptWatch&&) = delete;
    InterruptWatch& operator=(InterruptWatch&&) = delete;

    static bool is_interrupted();
};

}  // namespace tessera
