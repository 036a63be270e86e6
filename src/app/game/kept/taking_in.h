#pragma once

#include <string>

namespace tessera {

// A text that this version cannot read. It is kept unchanged.
struct UnreadableGame {
    std::string key;
    bool is_newer = false;  // written by a newer version; else damaged
};

// Counts of an import.
struct TakenIn {
    int games = 0;         // new games
    int wins = 0;          // puzzles not solved here before
    int drafts = 0;        // new drafts of the editor
    int unreadable = 0;    // new texts that this version cannot read
    bool has_room = true;  // else nothing was imported
};

}  // namespace tessera
