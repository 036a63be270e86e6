// Promise: A recorded bidirectional search takes the steps of the unrecorded one, and its ends meet in one grid.

#include "games/number_swap/engines/solver.h"
#include "games/number_swap/number_swap.h"
#include "jobs/session_at.h"
#include "lab/record/recorded.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

// Bidirectional search on number swap: the additional contents of its record.

namespace tessera {

TEST_SUITE_BEGIN("lab/record/both_ends");

namespace {

const std::vector<std::string> levels = {"01-two-swaps", "05-a-wall-in-the-way", "08-small-change",
                                         "18-tumbled"};

SearchCase case_of(const std::string& level) {
    return {"number_swap", level, "bidirectional"};
}

RecordedStep meeting_of(const SearchRecord& record) {
    for (const RecordedStep& step : steps_of(record)) {
        if (step.kind == RecordedKind::meet) {
            return step;
        }
    }
    FAIL("the ends do not meet");
    return {};
}

}  // namespace

TEST_CASE("recorded it takes the steps that it takes unrecorded, to the same answer") {
    for (const std::string& level : levels) {
        CAPTURE(level);
        const auto search = finished(case_of(level));
        const auto session = session_at<NumberSwap>({text_of_level("number_swap", level), {}});
        REQUIRE(session);
        SolveOptions options;
        options.engine = "bidirectional";
        auto solver = number_swap::Solver::start(session->level(), session->state(), options);
        REQUIRE(solver);
        REQUIRE(solver->advance(100'000'000) == Outcome::solved);
        SearchStats stats = solver->stats();
        stats.solutions = search->stats().solutions;  // counted by the solver itself
        CHECK(search->stats() == stats);
        std::vector<std::string> answer;
        for (const number_swap::Move& move : solver->best()) {
            answer.push_back(NumberSwap::format_move(session->level(), move));
        }
        CHECK(search->moves(search->record().solution_nodes().front()) == answer);
    }
}

TEST_CASE("the ends meet in one grid, and the way through it is a shortest one") {
    for (const std::string& level : levels) {
        CAPTURE(level);
        const auto search = finished(case_of(level));
        const SearchRecord& record = search->record();
        const RecordedStep meeting = meeting_of(record);
        CHECK_FALSE(is_from_goal(*search, meeting.node));
        CHECK(is_from_goal(*search, meeting.value));
        const std::vector<int> same = search->similar(meeting.node);
        CHECK(std::binary_search(same.begin(), same.end(), meeting.value));
        const int depth = record.node(record.solution_nodes().front()).depth;
        CHECK(depth == record.node(meeting.node).depth + record.node(meeting.value).depth - 1);
        if (level != "18-tumbled") {
            const auto other = finished({"number_swap", level, "bfs"});
            CHECK(depth == other->record().node(other->record().solution_nodes().front()).depth);
        }
    }
}

TEST_CASE("what is reached from the sorted grid lies as far from it as its node says") {
    const std::string level = "18-tumbled";
    const auto search = finished(case_of(level));
    const SearchRecord& record = search->record();
    int looked_at = 0;
    for (int node = 1; node < record.node_count(); node += record.node_count() / 100 + 1) {
        if (!is_from_goal(*search, node)) {
            continue;
        }
        Position position = search->position(node);
        const std::vector<std::string> moves = position.moves;
        position.moves.insert(position.moves.end(), moves.rbegin(),
                              moves.rbegin() + record.node(node).depth - 1);
        const auto session = session_at<NumberSwap>(position);
        REQUIRE(session);
        CHECK(session->is_solved());
        ++looked_at;
    }
    CHECK(looked_at > 10);
}

TEST_CASE("the words say from which end a grid is reached, where the ends meet and how the way goes on") {
    const auto search = finished(case_of("18-tumbled"));
    const SearchRecord& record = search->record();
    std::set<std::string> beginnings;
    for (int step = 0; step < record.step_count(); ++step) {
        const std::string words = english(search->sentence(step));
        beginnings.insert(words.substr(0, words.find(words.find(':') == std::string::npos ? ' ' : ':')));
        const RecordedStep& recorded = record.step(step);
        if (recorded.kind == RecordedKind::choose && recorded.reason != reason_joined && step > 1) {
            CHECK(is_from_goal(*search, recorded.node) == (words.find("from the sorted grid: ") == 0));
        }
    }
    CHECK(beginnings == std::set<std::string>{"the", "from the start", "from the sorted grid",
                                              "both ends meet", "the way on to the sorted grid", "this"});
    CHECK(english(search->sentence(1)) == "the search begins at the sorted grid, too");
}

TEST_CASE("a record that is full anywhere before the solution still has the way to it") {
    const SearchCase one = case_of("05-a-wall-in-the-way");
    const auto whole = finished(one);
    const std::vector<std::string> way = whole->moves(whole->record().solution_nodes().front());
    const int steps = whole->record().step_count();
    for (int most = 1; most<steps; most += most> steps - 12 || most < 4 ? 1 : steps / 9) {
        CAPTURE(most);
        const auto cut = finished(one, most);
        CHECK(cut->record().is_cut());
        CHECK(cut->stats() == whole->stats());
        REQUIRE(cut->record().solution_nodes().size() == 1);
        CHECK(cut->moves(cut->record().solution_nodes().front()) == way);
    }
}

TEST_CASE("a grid that is sorted already is where both ends meet") {
    const auto way = finished(case_of("01-two-swaps"));
    const Position sorted = way->position(way->record().solution_nodes().front());
    SolveOptions options;
    options.engine = "bidirectional";
    const auto search = RecordedSearch::start("number_swap", sorted, options);
    REQUIRE(search);
    CHECK((*search)->advance(1000) == Outcome::solved);
    CHECK((*search)->record().solution_nodes() == std::vector<std::int32_t>{0});
    CHECK((*search)->stats().nodes == 0);
}

TEST_SUITE_END();

}  // namespace tessera
