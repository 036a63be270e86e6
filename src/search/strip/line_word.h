#pragma once

#include "base/hash.h"
#include "base/index.h"

#include <array>
#include <bit>
#include <cstdint>
#include <functional>

namespace tessera {

// The bits of one line across a board are a std::uint64_t for boards up to 61 cells across, and a WideWord
// for all others. Both have & | ^ ~ << >> == and the functions below.
struct WideWord {
    static constexpr int word_count = 3;

    std::array<std::uint64_t, word_count> words{};

    bool operator==(const WideWord&) const = default;
};

template <class Operation>
WideWord combined(const WideWord& a, const WideWord& b, Operation operation) {
    WideWord result;
    for (std::size_t word = 0; word < WideWord::word_count; ++word) {
        result.words[word] = operation(a.words[word], b.words[word]);
    }
    return result;
}

inline WideWord operator&(const WideWord& a, const WideWord& b) {
    return combined(a, b, std::bit_and<>());
}
inline WideWord operator|(const WideWord& a, const WideWord& b) {
    return combined(a, b, std::bit_or<>());
}
inline WideWord operator^(const WideWord& a, const WideWord& b) {
    return combined(a, b, std::bit_xor<>());
}
inline WideWord operator~(const WideWord& a) {
    return combined(a, a, [](std::uint64_t word, std::uint64_t) { return ~word; });
}

inline WideWord operator<<(const WideWord& a, int by) {
    WideWord result;
    for (int word = WideWord::word_count - 1, from = word - by / 64; from >= 0; --word, --from) {
        at(result.words, word) = at(a.words, from) << (by % 64);
        if (by % 64 != 0 && from > 0) {
            at(result.words, word) |= at(a.words, from - 1) >> (64 - by % 64);
        }
    }
    return result;
}

inline WideWord operator>>(const WideWord& a, int by) {
    WideWord result;
    for (int word = 0, from = by / 64; from < WideWord::word_count; ++word, ++from) {
        at(result.words, word) = at(a.words, from) >> (by % 64);
        if (by % 64 != 0 && from + 1 < WideWord::word_count) {
            at(result.words, word) |= at(a.words, from + 1) << (64 - by % 64);
        }
    }
    return result;
}

template <class Word>
struct WordTraits;

template <>
struct WordTraits<std::uint64_t> {
    static constexpr int bit_count = 64;
    static std::uint64_t low(std::uint64_t word) { return word; }
    static bool is_zero(std::uint64_t word) { return word == 0; }
    static int lowest(std::uint64_t word) { return std::countr_zero(word); }
    static std::uint64_t digest(std::uint64_t word) { return word; }
};

template <>
struct WordTraits<WideWord> {
    static constexpr int bit_count = 64 * WideWord::word_count;
    static std::uint64_t low(const WideWord& word) { return word.words.front(); }
    static bool is_zero(const WideWord& word) { return word == WideWord{}; }
    static int lowest(const WideWord& word) {
        int place = 0;
        while (place + 1 < WideWord::word_count && at(word.words, place) == 0) {
            ++place;
        }
        return 64 * place + std::countr_zero(at(word.words, place));
    }
    static std::uint64_t digest(const WideWord& word) {
        std::uint64_t digest = 0;
        for (const std::uint64_t part : word.words) {
            digest = combine_hashes(digest, part);
        }
        return digest;
    }
};

template <class Word>
Word one_bit(int index) {
    return (~(~Word{} << 1)) << index;
}

// Returns the number of set bits by adding adjacent fields: std::popcount is a call on x86-64 without POPCNT.
inline int bit_sum(std::uint64_t word) {
#if defined(__wasm__) || defined(__POPCNT__)
    return std::popcount(word);
#else
    word -= (word >> 1) & 0x5555555555555555ULL;
    word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
    return static_cast<int>((word * 0x0101010101010101ULL) >> 56);
#endif
}
inline int bit_sum(const WideWord& word) {
    return bit_sum(word.words[0]) + bit_sum(word.words[1]) + bit_sum(word.words[2]);
}

}  // namespace tessera
