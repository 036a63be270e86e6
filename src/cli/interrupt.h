#pragma once

namespace tessera {

// While one of these lives, Ctrl-C is noted instead of ending the program; a second one ends it at once.
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
