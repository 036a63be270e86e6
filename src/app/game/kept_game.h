#pragma once

#include "session/save.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

// A game as it lies in the store.
struct KeptGame {
    std::string code;  // of the puzzle, as links have it, without moves
    SaveRecord record;
    std::uint64_t stamp = 0;  // when it was played last: milliseconds since 1970 by the device's clock
    bool is_solved = false;
    std::vector<RecordReader::Line> later = {};  // what only a later program understands, to be written back

    bool operator==(const KeptGame&) const = default;
};

std::string format_kept_game(const KeptGame& game);

// ErrorCode::unknown_version: a newer program wrote it; any other code: damaged.
Result<KeptGame> parse_kept_game(std::string_view text);

// Whether every move and checkpoint of `earlier` is in `later` as well: then keeping `later` loses nothing. Time alone
// makes no difference: it passes in every tab that shows the board.
bool contains_play(const SaveRecord& later, const SaveRecord& earlier);

}  // namespace tessera
