#include "search/strip/line_word.h"

#include "base/rng.h"

#include <doctest.h>

TEST_SUITE_BEGIN("search/strip/line_word");

namespace tessera {

namespace {

bool bit_at(const WideWord& word, int index) {
    return (at(word.words, index / 64) >> (index % 64) & 1) != 0;
}

WideWord random_word(Rng& rng) {
    return {{rng.next(), rng.next(), rng.next()}};
}

}  // namespace

TEST_CASE("a wide word shifts like a row of bits") {
    Rng rng(1);
    const int bit_count = WordTraits<WideWord>::bit_count;
    for (int by = 0; by < bit_count; ++by) {
        const WideWord word = random_word(rng);
        const WideWord up = word << by;
        const WideWord down = word >> by;
        for (int index = 0; index < bit_count; ++index) {
            CHECK(bit_at(up, index) == (index >= by && bit_at(word, index - by)));
            CHECK(bit_at(down, index) == (index + by < bit_count && bit_at(word, index + by)));
        }
    }
}

TEST_CASE("a wide word finds its lowest bit and counts its bits") {
    Rng rng(2);
    for (int index = 0; index < WordTraits<WideWord>::bit_count; ++index) {
        const WideWord word = random_word(rng) << index | one_bit<WideWord>(index);
        CHECK(WordTraits<WideWord>::lowest(word) == index);
        int count = 0;
        for (int place = 0; place < WordTraits<WideWord>::bit_count; ++place) {
            count += bit_at(word, place) ? 1 : 0;
        }
        CHECK(bit_sum(word) == count);
    }
}

TEST_CASE("bits of a machine word are counted on every target alike") {
    CHECK(bit_sum(std::uint64_t{0}) == 0);
    CHECK(bit_sum(~std::uint64_t{0}) == 64);
    CHECK(bit_sum(std::uint64_t{0x8000'0000'0000'0001}) == 2);
}

}  // namespace tessera

TEST_SUITE_END();
