// Promise: Whether a number of cells can be made of the pieces left, and why not, agrees with trying all sets of them.

#include "games/polyomino/reasoning/size_reason.h"

#include "base/rng.h"

#include <doctest.h>

#include <iterator>
#include <map>
#include <set>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

using Kind = SizeReason::Kind;
using Counts = std::map<int, int>;

std::set<int> all_sums(const Counts& counts) {
    std::set<int> sums{0};
    for (const auto& [size, count] : counts) {
        for (int copy = 0; copy < count; ++copy) {
            const std::set<int> before = sums;
            for (const int sum : before) {
                sums.insert(sum + size);
            }
        }
    }
    return sums;
}

Counts with_count(Counts counts, int size, int count) {
    counts[size] = count;
    return counts;
}

Counts endless(Counts counts) {
    for (auto& [size, count] : counts) {
        count = 40;
    }
    return counts;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/reasoning/size_reason");

TEST_CASE("a reason for each kind of gap") {
    CHECK(size_reason({{5, 4}}, 7) == SizeReason{Kind::never, {5}});
    CHECK(size_reason({{4, 2}, {5, 2}}, 11) == SizeReason{Kind::never, {4, 5}});
    CHECK(size_reason({{5, 2}}, 15) == SizeReason{Kind::too_few, {}, 5, 3, 2});
    CHECK(size_reason({{4, 3}, {5, 1}}, 10) == SizeReason{Kind::too_few, {}, 5, 2, 1});
    CHECK(size_reason({{3, 1}, {4, 1}, {5, 1}}, 11) == SizeReason{Kind::between, {}, 0, 0, 0, 9, 12});
}

TEST_CASE("every reason is true, and there is one below the sum of all: random sets of pieces") {
    std::set<Kind> kinds;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        Counts counts;
        for (int size = 2; size <= 6; ++size) {
            if (const int count = rng.between(-1, 2); count > 0) {
                counts[size] = count;
            }
        }
        const int cells = rng.between(1, 25);
        const std::set<int> sums = all_sums(counts);
        if (counts.empty() || sums.count(cells) > 0) {
            continue;
        }
        const SizeReason reason = size_reason(counts, cells);
        kinds.insert(reason.kind);
        CHECK((reason.kind != Kind::none || *sums.rbegin() < cells));
        if (reason.kind == Kind::never) {
            CHECK(all_sums(endless(counts)).count(cells) == 0);
            CHECK(reason.sizes.size() == counts.size());
        } else if (reason.kind == Kind::too_few) {
            CHECK(reason.left == counts.at(reason.size));
            CHECK(reason.needed > reason.left);
            const Counts others = endless(counts);
            CHECK(all_sums(with_count(others, reason.size, reason.needed - 1)).count(cells) == 0);
            CHECK(all_sums(with_count(others, reason.size, reason.needed)).count(cells) == 1);
        } else if (reason.kind == Kind::between) {
            CHECK(*std::prev(sums.lower_bound(cells)) == reason.less);
            CHECK(*sums.upper_bound(cells) == reason.more);
        }
    }
    CHECK(kinds.size() >= 3);
}

TEST_SUITE_END();
