#include "app/lab/pictures/tree_spots.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/pictures/tree_spots");

namespace {

TreeSign sign_of_node(const SearchRecord& record, int node, bool is_folded = false) {
    TreeSpot spot;
    spot.node = node;
    spot.is_folded = is_folded;
    return sign_of(record, spot);
}

}  // namespace

TEST_CASE("each node has the sign of how it ended: a solution, on the way to one, failed, or not known yet") {
    SearchRecord record;
    record.choose(1);  // node 1
    record.choose(2);  // node 2, a dead end below it
    record.back();
    record.back();
    record.choose(3);  // node 3
    record.choose(4);  // node 4, a solution below it
    record.note_solution();
    record.back();
    record.choose(5);  // node 5, where the search is at work
    CHECK(sign_of_node(record, 0) == TreeSign::to_solution);
    CHECK(sign_of_node(record, 1) == TreeSign::other);
    CHECK(sign_of_node(record, 1, true) == TreeSign::folded);
    CHECK(sign_of_node(record, 2) == TreeSign::dead_end);
    CHECK(sign_of_node(record, 3) == TreeSign::to_solution);
    CHECK(sign_of_node(record, 3, true) == TreeSign::to_solution);
    CHECK(sign_of_node(record, 4) == TreeSign::solution);
    CHECK(sign_of_node(record, 5) == TreeSign::other);
    record.back();
    CHECK(sign_of_node(record, 5) == TreeSign::dead_end);
}

TEST_CASE("no grid is a dead end where grids are stored, as it may still be expanded") {
    SearchRecord record;
    record.visit(0);
    record.reach(0, 1);
    record.reach(0, 2);
    record.visit(2);
    record.reach(2, 3);
    CHECK(sign_of_node(record, 1) == TreeSign::other);
    CHECK(sign_of_node(record, 3) == TreeSign::other);
}

TEST_SUITE_END();

}  // namespace tessera
