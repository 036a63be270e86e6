#pragma once

#include "app/board/board_words.h"

#include <string>

namespace tessera {

// The table in words, as last sent to the host. Writing it takes time, so it is rewritten only after a
// change.
class ScreenReaderText {
public:
    void mark_stale() { is_stale_ = true; }
    bool is_stale() const { return is_stale_; }
    // Sends the words to the host if they changed. A change of the item in hand or of the cell under the
    // cursor is also announced, to keyboard players only.
    void show(const BoardWords& words, bool plays_by_keys);

private:
    std::string text_;
    BoardWords::Spoken spoken_;
    bool is_stale_ = true;
};

}  // namespace tessera
