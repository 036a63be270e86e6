#pragma once

#include "base/hash.h"
#include "search/strip/strip_orientations.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Costs of a border, in hundredths of the unit of a kind's weight: per edge between covered and open cells,
// and per open cell with one open neighbour.
struct BorderCost {
    std::int64_t edge = 0;
    std::int64_t dead_end = 0;
};

// The lines of a board from the first one with an open cell on, as far as an orientation placed there can
// reach, and the same lines with an orientation placed. Everything before them is covered. Functions that run
// for every candidate are always inlined; without the attribute clang emits calls.
template <class Word>
class StripFront {
public:
    using Entry = typename StripOrientations<Word>::Entry;

    // `line_count` is the maximum number of lines of an orientation.
    StripFront(int line_count, const BorderCost& cost)
        : cost_(cost), lines_(static_cast<std::size_t>(line_count) + 4, ~Word{}), laid_(lines_) {}

    int line_count() const { return int_size(lines_) - 1; }
    void set_line(int line, const Word& value) { at(lines_, line + 1) = value; }
    void start() {
        first_bit_ = Traits::lowest(~at(lines_, 1));
        cost_before_.assign(1, 0);
    }

    const Word* lines() const { return lines_.data() + 1; }
    const Word* laid() const { return laid_.data() + 1; }
    int first_bit() const { return first_bit_; }

    [[gnu::always_inline]] bool fits(const Entry& entry, const Word* masks) const {
        const int shift = first_bit_ - entry.anchor;
        if (shift < 0 || shift + entry.height > Traits::bit_count) {
            return false;
        }
        for (int line = 0; line < entry.line_count; ++line) {
            if (!Traits::is_zero((masks[line] << shift) & lines()[line])) {
                return false;
            }
        }
        return true;
    }

    // Places an orientation; laid lines beyond the first two after the orientation are not updated.
    [[gnu::always_inline]] void lay(const Entry& entry, const Word* masks) {
        Word* const laid = laid_.data() + 1;
        for (int line = 0; line < entry.line_count; ++line) {
            laid[line] = lines()[line] | (masks[line] << (first_bit_ - entry.anchor));
        }
        laid[entry.line_count] = lines()[entry.line_count];
        laid[entry.line_count + 1] = lines()[entry.line_count + 1];
    }

    void lay_all(const Entry& entry, const Word* masks) {
        laid_ = lines_;
        lay(entry, masks);
    }

    // True if the orientation just placed leaves an open cell without open neighbours. Checks line by line
    // and returns at the first: loads of several lines at once would wait for the stores of `lay`.
    [[gnu::always_inline]] bool encloses_single_cell(const Entry& entry) const {
        for (const Word* line = laid(); line <= laid() + entry.line_count; ++line) {
            if (!Traits::is_zero(~line[0] & line[-1] & line[1] & (line[0] << 1) & (line[0] >> 1))) {
                return true;
            }
        }
        return false;
    }

    // Returns the change of the border's cost by the orientation just placed.
    std::int64_t cost_of(const Entry& entry) {
        while (int_size(cost_before_) < entry.line_count + 2) {
            cost_before_.push_back(cost_before_.back() + cost_of_line(lines() + cost_before_.size() - 1));
        }
        std::int64_t cost = -at(cost_before_, entry.line_count + 1);
        for (int line = 0; line <= entry.line_count; ++line) {
            cost += cost_of_line(laid() + line);
        }
        return cost;
    }

    // Returns the change of the hash; `keys` has a key for each line from the first on.
    std::uint64_t hash_change(const Entry& entry, const std::uint64_t* keys) const {
        std::uint64_t change = 0;
        for (int line = 0; line < entry.line_count; ++line) {
            change += mix_bits(Traits::digest(laid()[line]) ^ keys[line]);
            change -= mix_bits(Traits::digest(lines()[line]) ^ keys[line]);
        }
        return change;
    }

private:
    using Traits = WordTraits<Word>;

    // Returns the cost of the edges on this line and to the line before, and of its dead-end cells.
    [[gnu::always_inline]] std::int64_t cost_of_line(const Word* line) const {
        const Word before = line[-1];
        const Word here = line[0];
        const Word after = line[1];
        const Word down = here << 1;
        const Word up = here >> 1;
        const int edges = bit_sum(here ^ down) + bit_sum(here ^ before);
        const Word dead_ends = ~here & ((before & after & (down ^ up)) | ((before ^ after) & down & up));
        return cost_.edge * edges + cost_.dead_end * bit_sum(dead_ends);
    }

    BorderCost cost_;
    std::vector<Word> lines_;  // with one covered line before the first
    std::vector<Word> laid_;
    std::vector<std::int64_t> cost_before_;  // cumulative cost of lines_, computed on demand
    int first_bit_ = 0;
};

}  // namespace tessera
