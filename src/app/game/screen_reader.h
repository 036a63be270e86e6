#pragma once

#include <string>

namespace tessera {

// The table in words as the host has it. Writing it takes time, so it is written anew only after something
// changed.
class ScreenReaderText {
public:
    void mark_stale() { is_stale_ = true; }
    bool is_stale() const { return is_stale_; }
    void show(std::string text);  // the host gets it unless it has it already

private:
    std::string text_;
    bool is_stale_ = true;
};

}  // namespace tessera
