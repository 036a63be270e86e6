#include "lab/record/search_record.h"

#include <doctest.h>

#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/search_record");

namespace {

using Numbers = std::vector<std::int32_t>;

// start - 10 - 20 (dead)
//            - 21 - 30 (solution)
//       - 11 (solution)
SearchRecord small_record() {
    SearchRecord record;
    record.choose(10, 5);
    record.choose(20);
    record.note_dead(7);
    record.back();
    record.refuse(22, 2);
    record.choose(21);
    record.choose(30);
    record.note_solution();
    record.back();
    record.back();
    record.back();
    record.choose(11);
    record.note_solution();
    return record;
}

}  // namespace

TEST_CASE("a record is the tree that its steps walk") {
    const SearchRecord record = small_record();
    CHECK(record.step_count() == 14);
    CHECK(record.step(0) == RecordedStep{RecordedKind::begin, 0, -1, 0});
    CHECK(record.step(1) == RecordedStep{RecordedKind::choose, 0, 5, 1});
    CHECK(record.step(3) == RecordedStep{RecordedKind::dead, 0, 7, 2});
    CHECK(record.step(4) == RecordedStep{RecordedKind::back, 0, -1, 1});
    CHECK(record.step(5) == RecordedStep{RecordedKind::refuse, 2, 22, 1});
    CHECK(record.node_count() == 6);
    CHECK(record.node(0) == RecordedNode{-1, -1, 0, 0, 6, 2, 1, -1});
    CHECK(record.node(1) == RecordedNode{0, 10, 1, 1, 4, 1, 2, 5});
    CHECK(record.node(3) == RecordedNode{1, 21, 2, 6, 2, 1, 4, -1});
    CHECK(record.max_depth() == 3);
    CHECK(record.is_depth_first());
    CHECK(record.path(4) == Numbers{0, 1, 3, 4});
    CHECK(record.options(4) == Numbers{10, 21, 30});
    CHECK(record.path(0) == Numbers{0});
    CHECK(record.is_below(4, 1));
    CHECK(record.is_below(4, 4));
    CHECK_FALSE(record.is_below(5, 1));
    CHECK_FALSE(record.is_below(1, 4));
}

TEST_CASE("solutions and large subtrees are found") {
    const SearchRecord record = small_record();
    CHECK(record.solution_nodes() == Numbers{4, 5});
    CHECK(record.next_solution(-1) == 8);
    CHECK(record.next_solution(8) == 13);
    CHECK(record.next_solution(13) == -1);
    CHECK(record.previous_solution(13) == 8);
    CHECK(record.previous_solution(8) == -1);
    CHECK(record.largest_subtree(0) == 1);
    CHECK(record.largest_subtree(1) == 3);
    CHECK(record.largest_subtree(4) == -1);
}

TEST_CASE("a best-first search reaches from anywhere and takes up what it reached") {
    SearchRecord record;
    record.visit(0);
    CHECK(record.reach(0, 1) == 1);
    CHECK(record.reach(0, 2) == 2);
    record.visit(2);
    CHECK(record.reach(2, 3) == 3);
    record.visit(1);
    CHECK(record.reach(1, 4) == 4);
    record.visit(4);
    record.note_solution();
    CHECK_FALSE(record.is_depth_first());
    CHECK(record.options(4) == Numbers{1, 4});
    CHECK(record.node(0).solutions == 1);
    CHECK(record.node(2).solutions == 0);
    CHECK(record.node(1).next_sibling == 2);
}

TEST_CASE("a search may begin again") {
    SearchRecord record;
    record.begin_again(3);
    record.choose(1);
    record.back();
    record.begin_again(5);
    record.choose(1);
    CHECK(record.step(4) == RecordedStep{RecordedKind::begin, 0, 5, 0});
    CHECK(record.node_count() == 3);
    CHECK(record.node(1).next_sibling == 2);
}

TEST_CASE("a full record takes nothing more and says so") {
    SearchRecord record(3);
    record.choose(1);
    record.choose(2);
    CHECK_FALSE(record.is_cut());
    record.choose(3);
    record.back();
    record.back();
    record.back();
    CHECK(record.is_cut());
    CHECK(record.step_count() == 3);
    CHECK(record.node_count() == 3);
    CHECK(record.reach(1, 9) == -1);
}

TEST_CASE("a solution past the bound is recorded with the way to it, under what the search had not left") {
    SearchRecord record(4);
    record.choose(1);
    record.choose(2);
    record.choose(3);
    record.back();
    record.back();
    record.choose(4);
    record.choose(5);
    record.note_solution();
    CHECK(record.step_count() == 8);
    CHECK(record.step(4) == RecordedStep{RecordedKind::back, reason_gap, 4, 1});
    CHECK(record.step(5) == RecordedStep{RecordedKind::choose, 0, -1, 4});
    CHECK(record.options(5) == Numbers{1, 4, 5});
    CHECK(record.solution_nodes() == Numbers{5});
    CHECK(record.node(0).subtree == 6);
    CHECK(record.node(1).solutions == 1);
    record.back();
    record.choose(6);
    record.note_solution();
    CHECK(record.options(record.solution_nodes().back()) == Numbers{1, 4, 6});
    CHECK(record.node_count() == 7);
}

TEST_CASE("what was left for good gets no more children past the bound") {
    SearchRecord record(4);
    record.choose(1);
    record.back();
    record.choose(2);
    record.back();
    record.begin_again(5);
    record.choose(1);
    record.note_solution();
    CHECK(record.solution_nodes() == Numbers{3});
    CHECK(record.node(3).parent == 0);
    CHECK(record.node(1).solutions == 0);
}

TEST_CASE("past the bound so many solutions are recorded and no more") {
    SearchRecord record(1);
    for (int option = 0; option < 2 * SearchRecord::most_late_solutions; ++option) {
        record.choose(option);
        record.note_solution();
        record.back();
    }
    CHECK(record.node(0).solutions == SearchRecord::most_late_solutions);
    CHECK(record.step_count() == 1 + 3 * SearchRecord::most_late_solutions);
}

TEST_SUITE_END();

}  // namespace tessera
