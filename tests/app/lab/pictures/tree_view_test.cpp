#include "app/lab/pictures/tree_view.h"

#include "base/index.h"

#include <doctest.h>

#include <algorithm>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/pictures/tree_view");

namespace {

constexpr Rect area{100, 50, 400, 300};

// Returns a tree with many positions below the start, each with some children, and a solution in the last.
SearchRecord wide_search() {
    SearchRecord record;
    for (int outer = 0; outer < 60; ++outer) {
        record.choose(outer);
        for (int inner = 0; inner < 5; ++inner) {
            record.choose(inner);
            if (outer == 59 && inner == 4) {
                record.note_solution();
            }
            record.back();
        }
        record.back();
    }
    return record;
}

Point current_place(const TreeView& tree) {
    return tree.place_of(at(tree.layout().spots, tree.current_spot()));
}

}  // namespace

TEST_CASE("the position on the table is in sight, wherever it lies in the tree") {
    const SearchRecord record = wide_search();
    TreeView tree;
    for (int node = 0; node < record.node_count(); node += 7) {
        tree.show(record, node, area);
        REQUIRE(tree.current_spot() >= 0);
        CHECK(at(tree.layout().spots, tree.current_spot()).node == node);
        CHECK(area.contains(current_place(tree)));
    }
}

TEST_CASE("what is pressed is what is drawn there, also after the tree was moved and zoomed") {
    const SearchRecord record = wide_search();
    TreeView tree;
    tree.show(record, 1, area);
    tree.pan({31, -12});
    tree.zoom(1.7F, {200, 120});
    for (int spot = 0; spot < int_size(tree.layout().spots); ++spot) {
        CHECK(tree.spot_at(tree.place_of(at(tree.layout().spots, spot))) == spot);
    }
    CHECK_FALSE(tree.spot_at({-5000, -5000}));
}

TEST_CASE("to zoom leaves what lies under the pointer where it is, within bounds") {
    const SearchRecord record = wide_search();
    TreeView tree;
    tree.show(record, 1, area);
    const Point before = current_place(tree);
    tree.zoom(1.2F, before);
    CHECK(distance(current_place(tree), before) < 0.01F);
    tree.zoom(1e6F, before);
    CHECK(tree.unit() <= 80);
    tree.zoom(1e-9F, before);
    CHECK(tree.unit() >= 4);
}

TEST_CASE("a small tree is drawn larger in a large area, and stays as the viewer zooms it") {
    SearchRecord record;
    record.choose(0);
    record.back();
    const Rect large{0, 0, 1000, 800};
    TreeView tree;
    tree.show(record, 0, large);
    TreeView wide;
    wide.show(wide_search(), 0, large);
    CHECK(tree.unit() > 1.5F * wide.unit());
    for (const TreeSpot& spot : tree.layout().spots) {
        CHECK(large.contains(tree.place_of(spot)));
    }
    tree.zoom(0.5F, {500, 400});
    const float chosen = tree.unit();
    tree.show(record, 1, area);
    CHECK(tree.unit() == chosen);
}

TEST_CASE("what failed is folded until it is opened, and can be folded again") {
    const SearchRecord record = wide_search();
    TreeView tree;
    tree.show(record, 0, area);
    const int first = record.node(0).first_child;
    const auto is_folded = [&] {
        return at(tree.layout().spots, tree.layout().spot_of(first)).is_folded;
    };
    CHECK(is_folded());
    tree.toggle(first);
    tree.show(record, 0, area);
    CHECK_FALSE(is_folded());
    tree.toggle(first);
    tree.show(record, 0, area);
    CHECK(is_folded());
}

TEST_CASE("what the viewer goes to stays where it was pressed, whatever opens and closes beside it") {
    const SearchRecord record = wide_search();
    TreeView tree;
    tree.show(record, 0, area);
    const int first = record.node(0).first_child;
    int node = first;
    for (int turn = 0; turn < 5; ++turn, node = record.node(node).next_sibling) {
        const int spot = tree.layout().spot_of(node);
        REQUIRE(spot >= 0);
        const Point pressed = tree.place_of(at(tree.layout().spots, spot));
        if (!centred(area.centre(), area.width * 0.4F, area.height * 0.4F)
                 .contains({pressed.x, area.centre().y})) {
            tree.pan({area.centre().x - pressed.x, 0});
        }
        const float x = tree.place_of(at(tree.layout().spots, spot)).x;
        tree.show(record, node, area);
        tree.toggle(node);
        tree.show(record, node, area);
        CHECK(current_place(tree).x == doctest::Approx(x).epsilon(0.001));
    }
}

TEST_CASE("to show all brings the start and all that is open into the area") {
    const SearchRecord record = wide_search();
    TreeView tree;
    tree.show(record, 1, area);
    tree.pan({4000, 300});
    tree.fit();
    for (const TreeSpot& spot : tree.layout().spots) {
        CHECK(area.contains(tree.place_of(spot)));
    }
}

TEST_CASE("to show all of a tree of any width brings it into the area, and uses its height") {
    SearchRecord record;
    for (int outer = 0; outer < 3000; ++outer) {
        record.choose(outer);
        for (int inner = 0; inner < 8; ++inner) {
            record.choose(inner);
        }
        record.note_solution();
        for (int inner = 0; inner < 9; ++inner) {
            record.back();
        }
    }
    TreeView tree;
    tree.show(record, 1, area);
    tree.fit();
    float lowest = area.y;
    for (const TreeSpot& spot : tree.layout().spots) {
        CHECK(area.contains(tree.place_of(spot)));
        lowest = std::max(lowest, tree.place_of(spot).y);
    }
    CHECK(lowest > area.y + area.height * 0.6F);
}

TEST_SUITE_END();

}  // namespace tessera
