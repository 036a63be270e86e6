#pragma once

#include "base/hash.h"
#include "base/rng.h"
#include "search/strip/strip_orientations.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tessera {

// A board as lines of bits, with the orientations to place on it and its hash keys.
template <class Word>
class StripBoard {
public:
    using Orientations = StripOrientations<Word>;
    using Traits = WordTraits<Word>;

    StripBoard(const StripCover& cover, std::uint64_t seed)
        : orientations(cover), blocked_(static_cast<std::size_t>(cover.open.rows()), ~Word{}) {
        for (int index = 0; index < cover.open.size(); ++index) {
            if (cover.open[index]) {
                const Cell cell = cover.open.cell(index);
                Word& line = at(blocked_, cell.row);
                line = line ^ one_bit<Word>(cell.column + Orientations::margin);
            }
        }
        Rng keys(seed);
        for (int line = 0; line < line_count(); ++line) {
            line_keys_.push_back(keys.next());
        }
    }

    int line_count() const { return int_size(blocked_); }

    // Returns a line of the empty board; beyond its end every cell is blocked.
    Word blocked_line(int line) const { return line < line_count() ? at(blocked_, line) : ~Word{}; }
    int first_open_line() const {
        const auto open = std::find_if(blocked_.begin(), blocked_.end(),
                                       [](const Word& line) { return !(line == ~Word{}); });
        return static_cast<int>(open - blocked_.begin());
    }

    const std::uint64_t* line_keys(int first) const { return line_keys_.data() + first; }

    // Returns the contribution of a state's lines to its hash.
    std::uint64_t hash_of(const std::vector<Word>& lines) const {
        std::uint64_t hash = 0;
        for (int line = 0; line < line_count(); ++line) {
            hash += mix_bits(Traits::digest(at(lines, line)) ^ at(line_keys_, line));
        }
        return hash;
    }

    Orientations orientations;

private:
    std::vector<Word> blocked_;
    std::vector<std::uint64_t> line_keys_;
};

}  // namespace tessera
