// Promise: The cost of drawing a tree depends on its visible part. Also: app/lab/replay/timeline_test.cpp.

#include "lab/record/tree_layout.h"

#include "lab/record/trees.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/tree_layout");

namespace {

std::int64_t nodes_shown_or_folded(const SearchRecord& record, const TreeLayout& layout) {
    std::int64_t count = 0;
    for (const TreeSpot& spot : layout.spots) {
        count += spot.is_folded ? record.node(spot.node).subtree : 1;
    }
    return count;
}

struct Box {
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
};

// Returns the bounding box: a node is half a unit wide and high, with its lantern below. Lanterns may touch.
Box box_of(const TreeSpot& spot) {
    const double half = std::max(0.5, spot.lantern) / 2 - 1e-9;
    return {spot.x - half, spot.x + half, spot.depth - 0.25, spot.depth + std::max(0.25, spot.lantern)};
}

bool is_without_overlaps(const TreeLayout& layout) {
    std::vector<Box> boxes;
    std::transform(layout.spots.begin(), layout.spots.end(), std::back_inserter(boxes), box_of);
    std::sort(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) { return a.left < b.left; });
    for (std::size_t one = 0; one < boxes.size(); ++one) {
        for (std::size_t other = one + 1; other < boxes.size() && boxes[other].left < boxes[one].right;
             ++other) {
            if (boxes[other].top < boxes[one].bottom && boxes[one].top < boxes[other].bottom) {
                return false;
            }
        }
    }
    return true;
}

bool are_parents_in_the_middle(const TreeLayout& layout) {
    return std::all_of(layout.spots.begin(), layout.spots.end(), [&layout](const TreeSpot& spot) {
        if (spot.child_count == 0) {
            return spot.x >= layout.left && spot.x <= layout.right;
        }
        const TreeSpot& first = at(layout.spots, spot.first_child);
        const TreeSpot& last = at(layout.spots, spot.first_child + spot.child_count - 1);
        return first.x <= last.x && std::abs(spot.x - (first.x + last.x) / 2) < 1e-9;
    });
}

OpenNodes every_second_node(const SearchRecord& record) {
    OpenNodes open = {0};
    for (int node = 1; node < record.node_count(); ++node) {
        if (node % 3 != 0) {
            open.insert(node);
        }
    }
    return open;
}

}  // namespace

TEST_CASE("nothing overlaps, parents lie over their children, and no node is lost") {
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        for (const SearchRecord& record : {random_tree(800, seed), random_best_first_tree(800, seed)}) {
            for (const OpenNodes& open :
                 {OpenNodes{}, OpenNodes{0}, open_to_solutions(record), every_second_node(record)}) {
                const TreeLayout layout = layout_of(record, open);
                CHECK(nodes_shown_or_folded(record, layout) == record.node_count());
                CHECK(is_without_overlaps(layout));
                CHECK(are_parents_in_the_middle(layout));
            }
        }
    }
}

TEST_CASE("what led to solutions is open, what failed is folded") {
    const SearchRecord record = random_tree(3000, 11);
    const TreeLayout layout = layout_of(record, open_to_solutions(record));
    for (const std::int32_t node : record.solution_nodes()) {
        CHECK(layout.spot_of(node) >= 0);
    }
    for (const TreeSpot& spot : layout.spots) {
        if (spot.child_count > 0 && record.node(spot.node).solutions == 0) {
            CHECK(record.is_below(record.node_count() - 1, spot.node));  // contains the current node
        }
    }
    CHECK(int_size(open_to_solutions(random_tree(50'000, 3), 100)) < 100 + 40);
}

TEST_CASE("a node that is not shown is found in its lantern, and can be brought to light") {
    const SearchRecord record = random_tree(3000, 2);
    OpenNodes open = {0};
    const int node = record.path(record.node_count() - 1).back();
    REQUIRE(record.node(node).depth > 2);
    const TreeLayout folded = layout_of(record, open);
    CHECK(folded.spot_of(node) == -1);
    const TreeSpot& lantern = at(folded.spots, folded.spot_over(record, node));
    CHECK(lantern.is_folded);
    CHECK(record.is_below(node, lantern.node));
    open_to(record, node, open);
    CHECK(layout_of(record, open).spot_of(node) >= 0);
}

TEST_CASE("lanterns grow slowly with what they hold") {
    CHECK(lantern_size(1) == 0);
    double last = 0;
    for (const std::int64_t nodes : {2, 3, 10, 100, 1'000, 200'000, 2'000'000}) {
        CHECK(lantern_size(nodes) > last);
        last = lantern_size(nodes);
    }
    CHECK(lantern_size(200'000) - lantern_size(100'000) == doctest::Approx(0.12).epsilon(0.05));
    CHECK(last < 3);
}

TEST_CASE("what a layout costs follows from what is shown, not from the tree") {
    const SearchRecord record = random_tree(200'000, 6);
    const TreeLayout start = layout_of(record, {});
    CHECK(start.spots.size() == 1);
    CHECK(start.visited_count == 1);
    OpenNodes open;
    open_to(record, record.node_count() - 1, open);
    const TreeLayout path = layout_of(record, open);
    CHECK(path.visited_count == int_size(path.spots));
    CHECK(int_size(path.spots) < record.node_count() / 10);
}

TEST_SUITE_END();

}  // namespace tessera
