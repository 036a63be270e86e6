#pragma once

#include "base/bits.h"
#include "base/index.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace tessera {

// A set of small numbers as bits, of a size fixed at construction.
class BitSet {
public:
    BitSet() = default;
    explicit BitSet(int size) : words_(static_cast<std::size_t>(size + 63) / 64, 0) {}

    bool has(int index) const { return (at(words_, index / 64) >> (index % 64) & 1) != 0; }
    void add(int index) { at(words_, index / 64) |= bit(index % 64); }
    void drop(int index) { at(words_, index / 64) &= ~bit(index % 64); }
    void drop_all(const BitSet& others) {
        for (int word = 0; word < int_size(words_); ++word) {
            at(words_, word) &= ~at(others.words_, word);
        }
    }
    void keep_only(const BitSet& others) {
        for (int word = 0; word < int_size(words_); ++word) {
            at(words_, word) &= at(others.words_, word);
        }
    }
    int word_count() const { return int_size(words_); }
    int count() const { return common_count(*this, *this, 64 * word_count()); }
    // Return the least and the greatest number, -1 if the set is empty.
    int first() const {
        for (int word = 0; word < word_count(); ++word) {
            if (at(words_, word) != 0) {
                return 64 * word + lowest_bit(at(words_, word));
            }
        }
        return -1;
    }
    int last() const {
        for (int word = word_count() - 1; word >= 0; --word) {
            if (at(words_, word) != 0) {
                return 64 * word + 63 - std::countl_zero(at(words_, word));
            }
        }
        return -1;
    }

    bool operator==(const BitSet&) const = default;

    // Returns the size of the intersection, but at most `enough`.
    friend int common_count(const BitSet& a, const BitSet& b, int enough) {
        int count = 0;
        for (int word = 0; word < int_size(a.words_) && count < enough; ++word) {
            count += std::popcount(at(a.words_, word) & at(b.words_, word));
        }
        return std::min(count, enough);
    }

    // Returns the least number of the intersection, -1 if it is empty.
    friend int first_common(const BitSet& a, const BitSet& b) {
        for (int word = 0; word < a.word_count(); ++word) {
            if (const std::uint64_t both = at(a.words_, word) & at(b.words_, word); both != 0) {
                return 64 * word + lowest_bit(both);
            }
        }
        return -1;
    }
    // True if some number is in all three.
    friend bool have_common(const BitSet& a, const BitSet& b, const BitSet& c) {
        for (int word = 0; word < a.word_count(); ++word) {
            if ((at(a.words_, word) & at(b.words_, word) & at(c.words_, word)) != 0) {
                return true;
            }
        }
        return false;
    }
    // True if every number of the intersection of a and b is in c.
    friend bool is_common_within(const BitSet& a, const BitSet& b, const BitSet& c) {
        for (int word = 0; word < a.word_count(); ++word) {
            if ((at(a.words_, word) & at(b.words_, word) & ~at(c.words_, word)) != 0) {
                return false;
            }
        }
        return true;
    }

    // Calls `take` with each number of the intersection, in increasing order.
    template <class Take>
    friend void for_each_common(const BitSet& a, const BitSet& b, const Take& take) {
        for (int word = 0; word < int_size(a.words_); ++word) {
            for (std::uint64_t rest = at(a.words_, word) & at(b.words_, word); rest != 0;
                 rest = drop_lowest_bit(rest)) {
                take(64 * word + lowest_bit(rest));
            }
        }
    }

private:
    std::vector<std::uint64_t> words_;
};

}  // namespace tessera
