#pragma once

namespace tessera {

// While an instance exists, Ctrl-C and SIGTERM are noted instead of ending the program; a second one ends it
// at once. SIGTERM is sent by `timeout`, service managers and clusters.
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
