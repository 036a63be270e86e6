#pragma once

#include "search/strip/line_word.h"
#include "search/strip/strip_cover.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera {

// The orientations of a StripCover as bit masks, and a first look that rules out most of them at once: the
// twelve cells around the first open one determine which orientations can begin there at all. Bit `margin` of
// a line is its first cell; every bit outside the board is set.
template <class Word>
class StripOrientations {
public:
    static constexpr int margin = 2;
    static constexpr int max_width = WordTraits<Word>::bit_count - margin - 1;
    static constexpr int lines_ahead = 2;  // reach of an orientation's surroundings beyond its own lines

    struct Entry {
        int kind = 0;
        int size = 0;
        int line_count = 0;
        int height = 0;      // bits that its masks span together
        int anchor = 0;      // bit of its first cell in its masks
        int first_mask = 0;  // first of its masks, one per line
    };

    explicit StripOrientations(const StripCover& cover);

    int count() const { return int_size(entries_); }
    int set_words() const { return (count() + 63) / 64; }  // words of a set of orientations
    int max_lines() const { return max_lines_; }
    const Entry& entry(int orientation) const { return at(entries_, orientation); }
    const Word* masks(const Entry& entry) const { return &at(masks_, entry.first_mask); }

    // Returns the orientations that may begin at `bit` of the first line, judging by the nearby cells.
    const std::uint64_t* first_look(const Word* lines, int bit);

private:
    static constexpr int near_count = 12;

    static unsigned near_cells(const Word* lines, int bit);
    void add_entry(const StripCover& cover, const StripCover::Orientation& orientation);
    int add_row(unsigned near_cells);

    std::vector<Entry> entries_;
    std::vector<Word> masks_;
    std::vector<std::uint16_t> own_near_cells_;  // by orientation
    int max_lines_ = 1;
    std::vector<std::int32_t> row_of_;  // by pattern of the near cells; -1: not computed
    std::vector<std::uint64_t> rows_;
};

extern template class StripOrientations<std::uint64_t>;
extern template class StripOrientations<WideWord>;

}  // namespace tessera
