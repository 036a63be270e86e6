#include "search/strip/strip_orientations.h"

#include "base/bits.h"

#include <algorithm>

namespace tessera {

template <class Word>
StripOrientations<Word>::StripOrientations(const StripCover& cover)
    : row_of_(std::size_t{1} << near_count, -1) {
    for (const StripCover::Orientation& orientation : cover.orientations) {
        add_entry(cover, orientation);
    }
}

template <class Word>
void StripOrientations<Word>::add_entry(const StripCover& cover, const StripCover::Orientation& orientation) {
    Entry entry{.kind = orientation.kind,
                .size = int_size(orientation.cells),
                .line_count = orientation.cells.back().row + 1};
    entry.anchor = orientation.cells.front().column;
    entry.first_mask = int_size(masks_);
    masks_.resize(masks_.size() + static_cast<std::size_t>(entry.line_count));
    for (const Cell cell : orientation.cells) {
        Word& mask = at(masks_, entry.first_mask + cell.row);
        mask = mask | one_bit<Word>(cell.column);
        entry.height = std::max(entry.height, cell.column + 1);
    }
    // The orientation with its first cell at bit `far`, which leaves room on both sides.
    constexpr int far = 4;
    std::array<Word, 3> near{};
    for (const Cell cell : orientation.cells) {
        const int bit = cell.column - entry.anchor + far;
        if (cell.row < 3 && bit >= 0 && bit <= 2 * far) {
            at(near, cell.row) = at(near, cell.row) | one_bit<Word>(bit);
        }
    }
    own_near_cells_.push_back(static_cast<std::uint16_t>(near_cells(near.data(), far)));
    max_lines_ = std::max(max_lines_, entry.line_count);
    entries_.push_back(entry);
    TESSERA_ASSERT(entry.size == at(cover.kinds, entry.kind).size && cover.open.columns() <= max_width);
}

// Returns the nearby cells: three after the first on its line, five around it on the next, four on the one
// after.
template <class Word>
unsigned StripOrientations<Word>::near_cells(const Word* lines, int bit) {
    using Traits = WordTraits<Word>;
    const std::uint64_t first = Traits::low(lines[0] >> (bit + 1)) & 7;
    const std::uint64_t second = Traits::low(lines[1] >> (bit - margin)) & 31;
    const std::uint64_t third = Traits::low(lines[2] >> (bit - margin)) & 15;
    return static_cast<unsigned>(first | second << 3 | third << 8);
}

template <class Word>
const std::uint64_t* StripOrientations<Word>::first_look(const Word* lines, int bit) {
    const unsigned look = near_cells(lines, bit);
    int& row = at(row_of_, look);
    if (row < 0) {
        row = add_row(look);
    }
    return rows_.data() + row * set_words();
}

template <class Word>
int StripOrientations<Word>::add_row(unsigned near_cells) {
    const int row = set_words() == 0 ? 0 : int_size(rows_) / set_words();
    rows_.resize(rows_.size() + static_cast<std::size_t>(set_words()), 0);
    for (int orientation = 0; orientation < count(); ++orientation) {
        if ((at(own_near_cells_, orientation) & near_cells) == 0) {
            at(rows_, row * set_words() + orientation / 64) |= bit(orientation % 64);
        }
    }
    return row;
}

template class StripOrientations<std::uint64_t>;
template class StripOrientations<WideWord>;

}  // namespace tessera
