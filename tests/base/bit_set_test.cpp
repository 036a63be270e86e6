#include "base/bit_set.h"

#include <doctest.h>

namespace tessera {

namespace {

BitSet set_of(const std::vector<int>& numbers) {
    BitSet set(130);
    for (const int number : numbers) {
        set.add(number);
    }
    return set;
}

std::vector<int> common(const BitSet& a, const BitSet& b) {
    std::vector<int> numbers;
    for_each_common(a, b, [&](int number) { numbers.push_back(number); });
    return numbers;
}

}  // namespace

TEST_SUITE_BEGIN("base/bit_set");

TEST_CASE("the least and the greatest of a set, whatever word they are in") {
    CHECK(set_of({}).first() == -1);
    CHECK(set_of({}).last() == -1);
    CHECK(set_of({0, 129}).first() == 0);
    CHECK(set_of({0, 129}).last() == 129);
    CHECK(set_of({63, 64}).first() == 63);
    CHECK(set_of({63, 64}).last() == 64);
}

TEST_CASE("what two sets have in common is visited in order and counted up to enough") {
    const BitSet a = set_of({1, 64, 100, 129});
    const BitSet b = set_of({2, 64, 129});
    CHECK(common(a, b) == std::vector<int>{64, 129});
    CHECK(common_count(a, b, 9) == 2);
    CHECK(common_count(a, b, 1) == 1);
    CHECK(a.count() == 4);
}

TEST_CASE("numbers are dropped one by one, with others, and all but others") {
    BitSet set = set_of({1, 64, 100, 129});
    set.drop(100);
    CHECK(set == set_of({1, 64, 129}));
    set.drop_all(set_of({1, 2}));
    CHECK(set == set_of({64, 129}));
    set.keep_only(set_of({3, 129}));
    CHECK(set == set_of({129}));
}

}  // namespace tessera
