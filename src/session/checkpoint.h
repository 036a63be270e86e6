#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Upper bounds of the numbers in a save; larger ones are clamped when it is read.
inline constexpr std::uint64_t longest_elapsed_ms = 315'360'000'000;  // ten years
inline constexpr int most_hints = 1'000'000;

// A position that the player can return to. Returning keeps at least the time and hints that it took to get
// there, so it is no shortcut to a fast win.
struct Checkpoint {
    std::vector<std::string> moves;  // from the start of the level
    std::uint64_t elapsed_ms = 0;
    int hint_count = 0;
    bool is_shown = false;  // the program showed a solution

    bool operator==(const Checkpoint&) const = default;
};

inline constexpr std::size_t most_checkpoints = 8;  // per game

// The value in a save: a line with time, hints and, if so, `shown`; then one line per move.
std::string format_checkpoint(const Checkpoint& checkpoint);
std::optional<Checkpoint> parse_checkpoint(std::string_view text);  // nothing if damaged

// Result of setting a checkpoint.
enum class CheckpointChange { done, oldest_went, is_there };

// Appends the checkpoint, or moves an equal one to the end; drops the oldest if there are too many.
CheckpointChange set_checkpoint(std::vector<Checkpoint>& checkpoints, Checkpoint checkpoint);

}  // namespace tessera
