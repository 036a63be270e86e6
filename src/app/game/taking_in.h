#pragma once

#include <string>

namespace tessera {

// A text that this program cannot read. It is kept as it is.
struct UnreadableGame {
    std::string key;
    bool is_newer = false;  // a newer program wrote it; else it is damaged
};

// What texts from elsewhere have brought.
struct TakenIn {
    int games = 0;         // that were not here
    int wins = 0;          // puzzles that were not solved here
    int drafts = 0;        // of the editor, that were not here
    int unreadable = 0;    // texts that this program cannot read and that were not here
    bool has_room = true;  // else nothing was taken in
};

}  // namespace tessera
