#include "lab/record/icicle.h"

#include "lab/record/trees.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/icicle");

namespace {

IcicleWindow all_of(const SearchRecord& record, int width) {
    return {0, static_cast<double>(record.node_count()), width};
}

// Bars of one depth lie beside each other, each under that of its parent.
bool is_sound(const SearchRecord& record, const Icicle& icicle) {
    std::map<std::pair<int, int>, IcicleBar> bar_at;  // by depth and pixel
    for (const IcicleBar& bar : icicle.bars) {
        for (int x = bar.x0; x < bar.x1; ++x) {
            if (!bar_at.emplace(std::pair(bar.depth, x), bar).second) {
                return false;  // two overlap
            }
        }
    }
    return std::all_of(icicle.bars.begin(), icicle.bars.end(), [&](const IcicleBar& bar) {
        const RecordedNode& node = record.node(bar.node);
        const auto over = [&](int x) {
            const auto parent = bar_at.find({bar.depth - 1, x});
            return parent != bar_at.end() && parent->second.node == node.parent;
        };
        return bar.x1 > bar.x0 && node.depth == bar.depth &&
               (bar.depth == 0 || (over(bar.x0) && over(bar.x1 - 1)));
    });
}

}  // namespace

TEST_CASE("with room for all, each node is a bar as long as its subtree") {
    for (const bool is_depth_first : {true, false}) {
        const SearchRecord record = is_depth_first ? random_tree(300, 5) : random_best_first_tree(300, 5);
        const Icicle icicle = icicle_of(record, all_of(record, record.node_count() * 2));
        CHECK(int_size(icicle.bars) == record.node_count());
        for (const IcicleBar& bar : icicle.bars) {
            CHECK(bar.x1 - bar.x0 == 2 * record.node(bar.node).subtree);
            CHECK(bar.x0 == 2 * axis_place(record, bar.node));
            CHECK_FALSE(bar.is_merged);
        }
        CHECK(icicle.marks.size() == record.solution_nodes().size());
        CHECK(is_sound(record, icicle));
    }
}

TEST_CASE("bars never overlap and lie under their parents, however narrow the window is") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        for (const SearchRecord& record : {random_tree(5000, seed), random_best_first_tree(5000, seed)}) {
            for (const int width : {1, 7, 320, 1000}) {
                const Icicle icicle = icicle_of(record, all_of(record, width));
                CHECK(is_sound(record, icicle));
                CHECK(icicle.bars.front() == IcicleBar{0, 0, width, 0, false});
                CHECK(int_size(icicle.marks) <= width);
            }
        }
    }
}

TEST_CASE("a mark stands for every pixel with a solution") {
    const SearchRecord record = random_tree(20'000, 9);
    const int width = 500;
    const double pixel = static_cast<double>(record.node_count()) / width;
    std::set<int> expected;
    for (const std::int32_t node : record.solution_nodes()) {
        expected.insert(static_cast<int>(static_cast<double>(node) / pixel));
    }
    std::set<int> seen;
    for (const IcicleMark& mark : icicle_of(record, all_of(record, width)).marks) {
        CHECK(seen.insert(mark.x).second);
    }
    CHECK(seen == expected);
}

TEST_CASE("a part of the tree is drawn as it lies in the whole") {
    const SearchRecord record = random_tree(2000, 4);
    const Icicle part = icicle_of(record, {500, 600, 100, 2, 6});
    CHECK_FALSE(part.bars.empty());
    for (const IcicleBar& bar : part.bars) {
        CHECK((bar.depth >= 2 && bar.depth <= 6));
        CHECK(bar.x0 == std::max<std::int64_t>(0, axis_place(record, bar.node) - 500));
    }
    CHECK(icicle_of(record, {0, 10, 0}).bars.empty());
    CHECK(icicle_of(record, {10, 10, 50}).bars.empty());
    CHECK(icicle_of(record, {-50, -10, 40}).bars.empty());
}

TEST_CASE("what it costs follows from what is seen, not from the tree") {
    const int width = 800;
    for (const int nodes : {2'000, 200'000}) {
        const SearchRecord deep = random_tree(nodes, 7);
        CHECK(icicle_of(deep, all_of(deep, width)).visited_count <=
              std::int64_t{width} * (deep.max_depth() + 1));
        const SearchRecord wide = random_tree(nodes, 7, 1);
        CHECK(icicle_of(wide, all_of(wide, width)).visited_count <= 2 * width);
        const SearchRecord best = random_best_first_tree(nodes, 7);
        CHECK(icicle_of(best, all_of(best, width)).visited_count <=
              std::int64_t{width} * (best.max_depth() + 1) * 60);
    }
}

TEST_SUITE_END();

}  // namespace tessera
