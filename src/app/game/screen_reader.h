#pragma once

#include "app/board/board_words.h"

#include <string>

namespace tessera {

// The table in words as the host has it. Writing it takes time, so it is written anew only after something
// changed.
class ScreenReaderText {
public:
    void mark_stale() { is_stale_ = true; }
    bool is_stale() const { return is_stale_; }
    // The host gets it unless it has it already. What the keys are about is also spoken, to those who play by them.
    void show(const BoardWords& words, bool plays_by_keys);

private:
    std::string text_;
    BoardWords::Spoken spoken_;
    bool is_stale_ = true;
};

}  // namespace tessera
