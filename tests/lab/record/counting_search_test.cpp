// Promise: A recorded count has the states of the definition after each cell, and the total of `count`. Also:
//     browser/lab_counting.test.mjs.

#include "games/polyomino/engines/counter.h"
#include "games/polyomino/engines/position_cover.h"
#include "games/polyomino/polyomino.h"
#include "jobs/session_at.h"
#include "lab/record/counting_record.h"
#include "lab/record/recorded.h"

#include <doctest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

// Counting on frontiers, recorded cell by cell.

namespace tessera {

TEST_SUITE_BEGIN("lab/record/counting_search");

namespace {

// Enough monominoes for any region, so that no state is a dead end.
const std::string loose =
    "tessera 1 polyomino\nboard\n...\n.#.\n...\n...\nend\npiece M x11\nX\nend\npiece D x3\nXX\nend\n"
    "piece V x2\nXX\nX.\nend\n";

std::unique_ptr<RecordedSearch> counted(const Position& position, Ticks slice = 1'000'000,
                                        std::uint64_t memory_bytes = 256ULL << 20,
                                        int most_steps = SearchRecord::most_steps) {
    SolveOptions options;
    options.engine = "count";
    options.memory_bytes = memory_bytes;
    auto search = RecordedSearch::start("polyomino", position, options, most_steps);
    REQUIRE(search);
    while ((*search)->advance(slice) == Outcome::running) {
    }
    return std::move(*search);
}

SolutionCount total_by_count(const Position& position) {
    const auto session = session_at<Polyomino>(position);
    REQUIRE(session);
    auto counter = polyomino::Counter::start(session->level(), session->state(), {});
    REQUIRE(counter);
    while (counter->advance(10'000'000) == Outcome::running) {
    }
    return counter->total();
}

// Computes the states by cell from the definition: covered cells and remaining pieces on all paths.
class StatesByCell {
public:
    explicit StatesByCell(const GridCover& cover) : cover_(cover) {
        State start;
        for (const bool is_open : cover.open) {
            start.covered.push_back(!is_open);
        }
        start.remaining = cover.multiplicities;
        go_on(start);
    }

    std::map<int, std::size_t> counts() const {
        std::map<int, std::size_t> counts;
        for (const auto& [cell, states] : states_) {
            counts[cell] = states.size();
        }
        return counts;
    }
    std::uint64_t way_count() const { return way_count_; }

private:
    struct State {
        std::vector<bool> covered;
        std::vector<int> remaining;

        bool operator<(const State& other) const {
            return std::tie(covered, remaining) < std::tie(other.covered, other.remaining);
        }
    };

    std::optional<State> after(State state, int option) const {
        for (const int* cell = cover_.cells_begin(option); cell != cover_.cells_end(option); ++cell) {
            if (at(state.covered, *cell)) {
                return std::nullopt;
            }
            state.covered[static_cast<std::size_t>(*cell)] = true;
        }
        for (const GridCover::Demand& demand : at(cover_.kinds, at(cover_.option_kinds, option))) {
            at(state.remaining, demand.resource) -= demand.amount;
            if (at(state.remaining, demand.resource) < 0) {
                return std::nullopt;
            }
        }
        return state;
    }

    void go_on(const State& state) {
        const auto first = std::find(state.covered.begin(), state.covered.end(), false);
        const auto cell = static_cast<int>(first - state.covered.begin());
        states_[cell].insert(state);
        way_count_ += first == state.covered.end() ? 1U : 0U;
        for (int option = 0; option < cover_.option_count(); ++option) {
            if (first != state.covered.end() && cover_.first_cell(option) == cell) {
                if (const auto next = after(state, option)) {
                    go_on(*next);
                }
            }
        }
    }

    const GridCover& cover_;
    std::map<int, std::set<State>> states_;
    std::uint64_t way_count_ = 0;
};

}  // namespace

TEST_CASE("the states of each cell are those of the definition, and so are the ways") {
    const auto session = session_at<Polyomino>({loose, {}});
    REQUIRE(session);
    const polyomino::PositionCover cover(session->level(), session->state());
    const StatesByCell expected(cover.cover());
    const auto search = counted({loose, {}});
    const CountingRecord& record = *search->as<CountingRecord>();
    std::map<int, std::size_t> counts;
    for (const CountingLayer& layer : record.layers) {
        counts[layer.cell] = layer.states;
    }
    CHECK(counts == expected.counts());
    CHECK(record.total == SolutionCount(expected.way_count()));
    CHECK(expected.way_count() > 100);
}

TEST_CASE("the total is that of a count, and the states are those of its statistics") {
    for (const std::string level :
         {"01-first-steps", "02-four-square", "03-five-square", "22-seven-square-block"}) {
        CAPTURE(level);
        const Position position{text_of_level("polyomino", level), {}};
        const auto search = counted(position);
        const CountingRecord& record = *search->as<CountingRecord>();
        CHECK(record.is_done);
        CHECK(record.total == total_by_count(position));
        CHECK(record.layers.front().sum == 1);
        CHECK(record.layers.front().covered == 0);
        CHECK(record.layers.back().covered == record.open_count);
        CHECK(record.layers.back().sum == search->stats().nodes + 1);
        std::uint64_t sum = 0;
        for (const CountingLayer& layer : record.layers) {
            sum += layer.states;
            CHECK(layer.sum == sum);
        }
    }
}

TEST_CASE("every frontier that is told has a state, and those that have none are told as dead ends") {
    int dead = 0;
    for (const std::string level : {"01-first-steps", "03-five-square", "22-seven-square-block", "06-iq"}) {
        CAPTURE(level);
        const auto search = counted({text_of_level("polyomino", level), {}});
        for (const CountingLayer& layer : search->as<CountingRecord>()->layers) {
            CHECK(layer.states >= static_cast<std::uint64_t>(layer.frontiers));
            CHECK((layer.frontiers > 0) == (layer.states > 0));
            dead += layer.dead_frontiers;
        }
    }
    CHECK(dead > 0);
}

TEST_CASE("each layer is a step, whose cells are those covered in all its states") {
    const auto search = counted({text_of_level("polyomino", "22-seven-square-block"), {}});
    const CountingRecord& counting = *search->as<CountingRecord>();
    const SearchRecord& record = search->record();
    REQUIRE(record.step_count() == 1 + int_size(counting.layers));
    for (int step = 1; step < record.step_count(); ++step) {
        const CountingLayer& layer = at(counting.layers, step - 1);
        CHECK(record.step(step).node == step);
        CHECK(int_size(search->cells(step)) == layer.covered);
        CHECK(search->decided_cell(step).has_value() == (layer.covered < counting.open_count));
        CHECK(search->moves(step).empty());
        CHECK(english(search->sentence(step))
                  .find(std::to_string(step + 1 < record.step_count() ? layer.states : counting.total.low)) !=
              std::string::npos);
    }
    CHECK(search->log_line(1) == "layer 0 0 frontiers 1 states 1");
    CHECK(search->log_line(record.step_count() - 1).find("layer end frontiers 1 states ") == 0);
}

TEST_CASE("however a count is sliced, its record is the same") {
    const Position position{text_of_level("polyomino", "03-five-square"), {}};
    const auto whole = counted(position, std::numeric_limits<Ticks>::max());
    for (const Ticks slice : {Ticks{1}, Ticks{7}, Ticks{1000}}) {
        const auto sliced = counted(position, slice);
        CHECK(sliced->stats() == whole->stats());
        CHECK(sliced->as<CountingRecord>()->layers == whole->as<CountingRecord>()->layers);
        CHECK(steps_of(sliced->record()) == steps_of(whole->record()));
    }
}

TEST_CASE("a count goes on from what lies there, and one without a way says so") {
    const std::string text = text_of_level("polyomino", "03-five-square");
    const auto found = finished({"polyomino", "03-five-square", "dancing_links"});
    const Position further{text, {found->moves(found->record().solution_nodes().front()).front()}};
    CHECK(counted(further)->as<CountingRecord>()->total == total_by_count(further));
    const auto none =
        counted({"tessera 1 polyomino\nboard\n...\n...\nend\npiece I x2\nXXX\nend\n"
                 "piece P\nX\nend\n",
                 {"place P 0 0 1"}});
    CHECK(none->as<CountingRecord>()->total.is_zero());
    CHECK(english(none->sentence(none->record().step_count() - 1)) == "no way to cover all cells");
    CHECK(none->record().node(0).solutions == 0);
}

TEST_CASE("a count that outgrows its memory or its record says so") {
    const Position position{text_of_level("polyomino", "22-seven-square-block"), {}};
    const auto small = counted(position, 1'000'000, 40'000);
    CHECK_FALSE(small->as<CountingRecord>()->is_done);
    CHECK(small->advance(1000) == Outcome::out_of_memory);
    const auto cut = counted(position, 1'000'000, 256ULL << 20, 10);
    CHECK(cut->record().is_cut());
    CHECK(cut->record().step_count() == 10);
    CHECK(cut->as<CountingRecord>()->total == total_by_count(position));
}

TEST_SUITE_END();

}  // namespace tessera
