#include "session/checkpoint.h"

#include "base/text.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr std::string_view shown_word = "shown";

}  // namespace

std::string format_checkpoint(const Checkpoint& checkpoint) {
    std::string text = std::to_string(checkpoint.elapsed_ms) + ' ' + std::to_string(checkpoint.hint_count);
    text += checkpoint.is_shown ? ' ' + std::string(shown_word) : "";
    for (const std::string& move : checkpoint.moves) {
        text += '\n' + move;
    }
    return text;
}

std::optional<Checkpoint> parse_checkpoint(std::string_view text) {
    const std::vector<Token> lines = split_lines(text);
    const std::vector<Token> words = lines.empty() ? std::vector<Token>() : split_words(lines.front());
    const auto elapsed_ms = words.empty() ? std::nullopt : parse_uint64(words[0].text);
    const auto hints =
        words.size() < 2 ? std::nullopt : parse_int(words[1].text, 0, std::numeric_limits<int>::max());
    const bool is_shown = words.size() == 3 && words[2].text == shown_word;
    if (!elapsed_ms || !hints || words.size() != (is_shown ? 3U : 2U)) {
        return std::nullopt;
    }
    Checkpoint checkpoint{
        {}, std::min(*elapsed_ms, longest_elapsed_ms), std::min(*hints, most_hints), is_shown};
    for (std::size_t line = 1; line < lines.size(); ++line) {
        checkpoint.moves.emplace_back(lines[line].text);
    }
    return checkpoint;
}

CheckpointChange set_checkpoint(std::vector<Checkpoint>& checkpoints, Checkpoint checkpoint) {
    const auto same = std::find_if(checkpoints.begin(), checkpoints.end(),
                                   [&](const Checkpoint& other) { return other.moves == checkpoint.moves; });
    if (same != checkpoints.end()) {
        std::rotate(same, same + 1, checkpoints.end());
        return CheckpointChange::is_there;
    }
    checkpoints.push_back(std::move(checkpoint));
    if (checkpoints.size() <= most_checkpoints) {
        return CheckpointChange::done;
    }
    checkpoints.erase(checkpoints.begin());
    return CheckpointChange::oldest_went;
}

}  // namespace tessera
