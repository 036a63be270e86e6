#pragma once

#include <string>

namespace tessera {

// The table in words as the host has it. Writing it takes time, so it is written anew only after something
// changed.
class ScreenReaderText {
public:
    void mark_stale() { is_stale_ = true; }
    bool is_stale() const { return is_stale_; }
    // The host gets it unless it has it already. What the keys are about is also spoken, to those who play by them.
    void show(std::string text, std::string spoken = "", bool plays_by_keys = false);

private:
    std::string text_;
    std::string spoken_;
    bool is_stale_ = true;
};

}  // namespace tessera
