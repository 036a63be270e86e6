#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What a save says past these was never played: numbers are cut to them when it is read.
inline constexpr std::uint64_t longest_elapsed_ms = 315'360'000'000;  // ten years
inline constexpr int most_hints = 1'000'000;

// A position that the player wants to be able to come back to. Who comes back has needed at least the time and the help
// that it took to get there, so that nobody wins quickly that way.
struct Checkpoint {
    std::vector<std::string> moves;  // from the start of the level
    std::uint64_t elapsed_ms = 0;
    int hint_count = 0;
    bool is_shown = false;  // the program had laid out a solution

    bool operator==(const Checkpoint&) const = default;
};

inline constexpr std::size_t most_checkpoints = 8;  // of a game

// The value of a save's line: time, hints, `shown` where it is so; then each move in a line of its own.
std::string format_checkpoint(const Checkpoint& checkpoint);
std::optional<Checkpoint> parse_checkpoint(std::string_view text);  // none: damaged

// What came of the wish to set one.
enum class CheckpointChange { done, oldest_went, is_there };

// Puts the checkpoint behind the others, as the last one; where that makes too many, the oldest goes.
CheckpointChange set_checkpoint(std::vector<Checkpoint>& checkpoints, Checkpoint checkpoint);

}  // namespace tessera
