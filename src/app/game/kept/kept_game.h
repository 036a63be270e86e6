#pragma once

#include "session/save.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A game as stored.
struct KeptGame {
    std::string code;  // share code of the puzzle, without moves
    SaveRecord record;
    std::uint64_t stamp = 0;  // last played: milliseconds since 1970 by the device's clock
    bool is_solved = false;
    // Lines that only newer versions understand, written back unchanged.
    std::vector<RecordReader::Line> later = {};

    bool operator==(const KeptGame&) const = default;
};

std::string format_kept_game(const KeptGame& game);

// Returns ErrorCode::unknown_version if a newer version wrote it; any other code means damaged.
Result<KeptGame> parse_kept_game(std::string_view text);

// True if every move and checkpoint of `earlier` is also in `later`, so that keeping `later` loses nothing.
// Elapsed time is ignored: it passes in every tab that shows the board.
bool contains_play(const SaveRecord& later, const SaveRecord& earlier);

}  // namespace tessera
