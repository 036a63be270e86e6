#pragma once

#include "app/text/strings.h"
#include "base/grid.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The table in words for screen readers, in the player's language: one line per sentence or board row.
class BoardWords {
public:
    explicit BoardWords(const Strings& strings) : strings_(&strings) {}

    void line(const Sentence& sentence) { text_ += strings_->with_stop(sentence) + '\n'; }
    // Adds a line about the item in hand or the cell under the cursor, which is also announced when it
    // changes. If `about` stays the same (the item only moved), only `in_short` is announced; it may be
    // empty.
    void hand(const Sentence& sentence) { hand(sentence, sentence, {}); }
    void hand(const Sentence& sentence, const Sentence& in_short, std::string_view about);
    void spot(Cell cell, const std::string& name);  // the cell under the cursor
    struct Spoken {
        std::string whole;
        std::string in_short;
        std::string about;  // item in hand and its orientation; empty: nothing that moves
    };
    const Spoken& spoken() const { return spoken_; }
    // Adds the board row by row; `name_of` returns the word for a cell.
    template <class NameOf>
    void rows(int row_count, int column_count, const NameOf& name_of);
    void list(std::string_view caption,
              const std::vector<std::string>& items);  // nothing if there are no items
    std::string word(std::string_view english) const { return std::string(strings_->of(english)); }
    const std::string& text() const { return text_; }

private:
    // `row` counts from 0; equal neighbours are merged.
    void row(int row, const std::vector<std::string>& cells);

    const Strings* strings_;
    std::string text_;
    Spoken spoken_;
};

// Returns "L ×2", or the name alone if the count is 1.
std::string counted(std::string name, int count);

template <class NameOf>
void BoardWords::rows(int row_count, int column_count, const NameOf& name_of) {
    line(say("the board has {} {row|rows} and {} {column|columns}", row_count, column_count));
    for (int index = 0; index < row_count; ++index) {
        std::vector<std::string> cells;
        cells.reserve(static_cast<std::size_t>(column_count));
        for (int column = 0; column < column_count; ++column) {
            cells.push_back(name_of(Cell{index, column}));
        }
        row(index, cells);
    }
}

}  // namespace tessera
