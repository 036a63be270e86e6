#include "app/board/board_words.h"

#include "base/text.h"

namespace tessera {

std::string counted(std::string name, int count) {
    return count > 1 ? std::move(name) + " \xC3\x97" + std::to_string(count) : std::move(name);
}

void BoardWords::row(int row, const std::vector<std::string>& cells) {
    std::vector<std::string> runs;
    for (std::size_t start = 0; start < cells.size();) {
        std::size_t end = start + 1;
        while (end < cells.size() && cells[end] == cells[start]) {
            ++end;
        }
        runs.push_back(counted(cells[start], static_cast<int>(end - start)));
        start = end;
    }
    line(say("row {}: {}", row + 1, join(runs, ", ")));
}

void BoardWords::hand(const Sentence& sentence, const Sentence& in_short, std::string_view about) {
    const auto add = [this](std::string& text, const Sentence& added) {
        if (!added.pattern.empty()) {
            text += (text.empty() ? "" : " ") + strings_->with_stop(added);
        }
    };
    add(spoken_.whole, sentence);
    add(spoken_.in_short, in_short);
    spoken_.about += about;
    line(sentence);
}

void BoardWords::spot(Cell cell, const std::string& name) {
    hand(say("row {}, column {}: {}", cell.row + 1, cell.column + 1, name));
}

void BoardWords::list(std::string_view caption, const std::vector<std::string>& items) {
    if (!items.empty()) {
        line({std::string(caption), {join(items, ", ")}});
    }
}

}  // namespace tessera
