#pragma once

#include "search/strip/line_word.h"
#include "search/strip/strip_cover.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera {

// The orientations of a StripCover as masks of bits, and a first look that rules most of them out at once: the
// twelve cells round the first open one decide which orientations can begin there at all. Bit `margin` of a line
// is its first cell; every bit beside the board is set.
template <class Word>
class StripOrientations {
public:
    static constexpr int margin = 2;
    static constexpr int max_width = WordTraits<Word>::bit_count - margin - 1;
    static constexpr int lines_ahead = 2;  // beyond its own that an orientation's surroundings reach

    struct Entry {
        int kind = 0;
        int size = 0;
        int line_count = 0;
        int height = 0;      // bits its masks span together
        int anchor = 0;      // bit of its first cell in its masks
        int first_mask = 0;  // one for each line
    };

    explicit StripOrientations(const StripCover& cover);

    int count() const { return int_size(entries_); }
    int set_words() const { return (count() + 63) / 64; }  // of a set of orientations
    int max_lines() const { return max_lines_; }
    const Entry& entry(int orientation) const { return at(entries_, orientation); }
    const Word* masks(const Entry& entry) const { return &at(masks_, entry.first_mask); }

    // The orientations that may begin at `bit` of the first of these lines, as far as the nearest cells tell.
    const std::uint64_t* first_look(const Word* lines, int bit);

private:
    static constexpr int near_count = 12;

    static unsigned near_cells(const Word* lines, int bit);
    void add_entry(const StripCover& cover, const StripCover::Orientation& orientation);
    int add_row(unsigned near_cells);

    std::vector<Entry> entries_;
    std::vector<Word> masks_;
    std::vector<std::uint16_t> own_near_cells_;  // of each orientation
    int max_lines_ = 1;
    std::vector<std::int32_t> row_of_;  // of each look of the near cells, -1 if it has not come up yet
    std::vector<std::uint64_t> rows_;
};

extern template class StripOrientations<std::uint64_t>;
extern template class StripOrientations<WideWord>;

}  // namespace tessera
