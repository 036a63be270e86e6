#pragma once

namespace tessera {

// While an instance exists, Ctrl-C and SIGTERM are noted instead of ending the program; one that comes half a second
// later or more ends it at once. `timeout` sends SIGTERM twice in a row; service managers and clusters send it too.
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
