// Promise: Recorded steps follow the rules, count what the statistics count, and are the same for every slicing; every
//     engine of one surface is known to all others.

#include "lab/record/recorded_search.h"

#include "jobs/run.h"
#include "jobs/session_at.h"
#include "lab/record/recorded.h"
#include "session/engine_tables.h"
#include "support/families.h"
#include "support/printers.h"
#include "support/random_moves.h"

#include <doctest.h>

#include <set>
#include <string>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("lab/record/recorded_search");

namespace {

enum class Standing { illegal, open, solved };

template <Game G>
Standing standing_in(const Position& position) {
    const auto session = session_at<G>(position);
    return !session ? Standing::illegal : session->is_solved() ? Standing::solved : Standing::open;
}

template <class... Gs>
Standing standing_among(TypeList<Gs...> /*families*/, const std::string& family, const Position& position) {
    Standing standing = Standing::illegal;
    ((family == Gs::id && (standing = standing_in<Gs>(position), true)) || ...);
    return standing;
}

// Returns the standing by the rules of the family.
Standing standing_of(const std::string& family, const Position& position) {
    return standing_among(FamilyList(), family, position);
}

std::string first_level_of(const std::string& family) {
    for (const ShippedLevel& level : shipped_levels()) {
        if (level.family == family && level.name.substr(0, 3) == "01-") {
            return std::string(level.name);
        }
    }
    FAIL("no level of " << family << " begins with 01-");
    return "";
}

// Returns a sample of nodes that includes the last one.
std::vector<int> some_nodes(const SearchRecord& record) {
    std::vector<int> nodes;
    const int stride = record.node_count() / 150 + 1;
    for (int node = 0; node < record.node_count(); node += stride) {
        nodes.push_back(node);
    }
    nodes.push_back(record.node_count() - 1);
    return nodes;
}

// Returns the number of steps on the path from the other end.
int joined_count(const SearchRecord& record) {
    const std::vector<RecordedStep> steps = steps_of(record);
    return static_cast<int>(std::count_if(
        steps.begin(), steps.end(), [](const RecordedStep& step) { return step.reason == reason_joined; }));
}

Outcome advance_to_end(RecordedSearch& search, Ticks budget) {
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = search.advance(budget);
    }
    return outcome;
}

}  // namespace

TEST_CASE("the moves of a node are played by the rules, and a solution is one by the rules") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto search = finished(one);
        const SearchRecord& record = search->record();
        for (const int node : some_nodes(record)) {
            CHECK(standing_of(one.family, search->position(node)) != Standing::illegal);
            CHECK((is_from_goal(*search, node) || int_size(search->moves(node)) == record.node(node).depth));
        }
        const int step = record.next_solution(-1);
        REQUIRE(step > 0);
        CHECK(record.step(step).kind == RecordedKind::solution);
        CHECK(standing_of(one.family, search->position(record.step(step).node)) == Standing::solved);
        CHECK(record.solution_nodes().size() == 1);
    }
}

TEST_CASE("the record counts what the statistics count") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto search = finished(one);
        const SearchRecord& record = search->record();
        const auto nodes = static_cast<int>(search->stats().nodes);
        const int chosen = count_of(record, RecordedKind::choose);
        CHECK(chosen == record.node_count() - 1);
        CHECK(record.node(0).subtree == record.node_count());
        CHECK((one.engine == "bidirectional" || record.max_depth() <= search->stats().max_depth));
        if (one.engine == "a_star") {
            CHECK(count_of(record, RecordedKind::visit) == nodes + 1);  // the goal is not expanded
        } else if (one.engine == "ida_star") {
            CHECK(chosen + count_of(record, RecordedKind::begin) - 1 ==
                  nodes);  // each limit enters the start
        } else if (one.engine == "bidirectional") {
            CHECK(chosen - joined_count(record) == nodes + 1);  // the goal is not a choice
        } else {
            const bool counts_refused = one.family == "polyomino";
            CHECK(chosen + (counts_refused ? count_of(record, RecordedKind::refuse) : 0) == nodes);
        }
        CHECK(count_of(record, RecordedKind::back) == static_cast<int>(search->stats().backtracks));
    }
}

TEST_CASE("a whole search has all solutions in its tree") {
    for (const SearchCase& one : {SearchCase{"polyomino", "02-four-square", "dancing_links"},
                                  SearchCase{"edge_match", "09-terrace", "mrv"},
                                  SearchCase{"edge_match", "09-terrace", "dancing_links"}}) {
        CAPTURE(one);
        const auto search = exhausted(one);
        const SearchRecord& record = search->record();
        CHECK(record.node(0).solutions == static_cast<int>(search->stats().solutions));
        CHECK(record.node(0).solutions == int_size(record.solution_nodes()));
        CHECK(count_of(record, RecordedKind::back) == record.node_count() - 1);
        int found = 0;
        for (int step = record.next_solution(-1); step >= 0; step = record.next_solution(step)) {
            CHECK(standing_of(one.family, search->position(record.step(step).node)) == Standing::solved);
            ++found;
        }
        CHECK(found == record.node(0).solutions);
    }
}

TEST_CASE("how the work is sliced changes no record") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto whole = recorded(one);
        const Outcome outcome = whole->advance(std::numeric_limits<Ticks>::max());
        for (const Ticks slice : {Ticks{1}, Ticks{7}}) {
            const auto sliced = recorded(one);
            CHECK(advance_to_end(*sliced, slice) == outcome);
            CHECK(sliced->stats() == whole->stats());
            CHECK(steps_of(sliced->record()) == steps_of(whole->record()));
            CHECK(nodes_of(sliced->record()) == nodes_of(whole->record()));
        }
    }
}

TEST_CASE("to seek a step is to walk there step by step") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto search = finished(one);
        const SearchRecord& record = search->record();
        std::vector<std::int32_t> walked;
        bool is_equal = true;
        for (const RecordedStep& step : steps_of(record)) {
            if (step.kind == RecordedKind::begin) {
                walked.clear();
            } else if (step.kind == RecordedKind::back) {
                walked.pop_back();
            } else if (step.kind == RecordedKind::choose && record.is_depth_first()) {
                walked.push_back(record.node(step.node).option);
            }
            is_equal = is_equal && (!record.is_depth_first() || walked == record.options(step.node));
        }
        CHECK(is_equal);
    }
}

TEST_CASE("in a best-first search the way to a node is that to its parent and a move") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto search = finished(one);
        if (search->record().is_depth_first()) {
            continue;
        }
        for (const int node : some_nodes(search->record())) {
            const int parent = search->record().node(node).parent;
            if (parent >= 0 && !(parent == 0 && is_from_goal(*search, node))) {
                std::vector<std::string> moves = search->moves(node);
                moves.pop_back();
                CHECK(moves == search->moves(parent));
            }
        }
    }
}

TEST_CASE("past its bound a record is cut; the search goes on, and its solution is seen all the same") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto whole = finished(one);
        const int most = whole->record().step_count() / 2;
        const auto cut = finished(one, most);
        CHECK(cut->record().is_cut());
        CHECK_FALSE(whole->record().is_cut());
        CHECK(cut->stats() == whole->stats());
        std::vector<RecordedStep> first = steps_of(whole->record());
        first.resize(static_cast<std::size_t>(most));
        std::vector<RecordedStep> seen = steps_of(cut->record());
        const RecordedStep gap = seen.at(static_cast<std::size_t>(most));
        seen.resize(static_cast<std::size_t>(most));
        CHECK(seen == first);
        CHECK(gap.reason == reason_gap);
        CHECK(english(cut->sentence(most)).find("not recorded") != std::string::npos);
        CHECK(cut->cells(most).empty());
        CHECK(cut->moves(cut->record().solution_nodes().front()) ==
              whole->moves(whole->record().solution_nodes().front()));
    }
}

TEST_CASE("each step has a sentence and lies on the board, each node has a label") {
    for (const SearchCase& one : all_searches()) {
        CAPTURE(one);
        const auto search = finished(one);
        const SearchRecord& record = search->record();
        const int stride = record.step_count() / 150 + 1;
        for (int step = 0; step < record.step_count(); step += stride) {
            CHECK(english(search->sentence(step)).find('{') == std::string::npos);
            CHECK_FALSE(search->sentence(step).pattern.empty());
            for (const Cell cell : search->cells(step)) {
                CHECK((cell.row >= 0 && cell.row < 12 && cell.column >= 0 && cell.column < 12));
            }
            const int node = record.step(step).node;
            CHECK(search->label(node).empty() == (node == 0));
        }
    }
}

TEST_CASE("a refusal names the region and the sizes that are left, a dead end what is dead") {
    const std::string tee =
        "tessera 1 polyomino\nboard\n.....\n..#..\nend\npiece I x1\nXXX\nend\npiece V\nXX\nX.\nend\n"
        "piece U\nXX\n.X\n.X\nend\n";
    const std::string narrow =
        "tessera 1 polyomino\nboard\n...\n...\nend\npiece I4\nXXXX\nend\npiece O x2\nX\nend\n";
    const auto told = [](const std::string& level, const std::string& engine) {
        SolveOptions options;
        options.engine = engine;
        auto search = RecordedSearch::start("polyomino", {level, {}}, options);
        REQUIRE(search);
        advance_to_end(**search, 1000);
        std::set<std::string> words;
        for (int step = 0; step < (*search)->record().step_count(); ++step) {
            words.insert(english((*search)->sentence(step)));
        }
        return words;
    };
    CHECK(told(tee, "algorithm_x+first+zones")
              .count("I would leave a region of 2 cells; the pieces left have sizes 3, 4") == 1);
    CHECK(told(tee, "algorithm_x").count("no piece left can cover row 1, column 5") == 1);
    CHECK(told(narrow, "algorithm_x").count("no place is left for I4") == 1);
}

TEST_CASE("A* takes up what it estimates least, and its estimate ends in the length of the way") {
    const auto search = finished({"number_swap", "07-nine-to-sort", "a_star"});
    const SearchRecord& record = search->record();
    double last = 0;
    for (const RecordedStep& step : steps_of(record)) {
        const auto estimate = search->estimate(step.node);
        REQUIRE(estimate);
        CHECK(estimate->f == doctest::Approx(estimate->g + estimate->h));
        if (step.kind == RecordedKind::visit) {
            CHECK(estimate->f >= last);  // half the distances are consistent
            last = estimate->f;
        }
    }
    const int goal = record.solution_nodes().front();
    CHECK(search->estimate(goal)->h == 0);
    CHECK(search->estimate(goal)->g == record.node(goal).depth);
    CHECK_FALSE(finished({"number_swap", "01-two-swaps", "bfs"})->estimate(0));
}

TEST_CASE_TEMPLATE_DEFINE("every engine that is offered can be recorded, and no others", G,
                          engines_recorded) {
    const std::string family(G::id);
    CHECK(recorded_engines(family).size() == EngineIdsOf<G>::recorded.size());
    CHECK(recorded_engines("chess").empty());
    for (const EngineInfo& engine : recorded_engines(family)) {
        CAPTURE(engine.id);
        const auto search = finished({family, first_level_of(family), std::string(engine.id)});
        CHECK(search->record().solution_nodes().size() == (engine.id == "count" ? 0 : 1));
        CHECK((search->as<CountingRecord>() != nullptr) == (engine.id == "count"));
    }
}
TEST_CASE_TEMPLATE_APPLY(engines_recorded, OfferedFamilies);

TEST_CASE("what cannot be recorded is said") {
    const std::string level = text_of_level("polyomino", "01-first-steps");
    const auto told = [](const std::string& family, const Position& position, const SolveOptions& options) {
        return sentence_of(RecordedSearch::start(family, position, options));
    };
    SolveOptions beam;
    beam.engine = "beam";
    SolveOptions odd;
    odd.heuristic = "steam";
    CHECK(told("chess", {level, {}}, {}).find("chess") != std::string::npos);
    CHECK(told("polyomino", {level, {}}, beam) ==
          "beam cannot be recorded step by step: choose one of dancing_links, algorithm_x or annealing");
    CHECK(told("polyomino", {level, {}}, odd) == "there is no heuristic named steam");
    CHECK_FALSE(told("polyomino", {"", {}}, {}).empty());
    CHECK_FALSE(told("polyomino", {level, {"place L4 0 5 5"}}, {}).empty());
    CHECK_FALSE(told("edge_match", {text_of_level("edge_match", "01-first-frame"), {}}, beam).empty());
    CHECK_FALSE(told("number_swap", {text_of_level("number_swap", "01-two-swaps"), {}}, beam).empty());
}

// The ids of every surface: players' lists, the command line and `tessera lab` read `engines`, the lab and its
// races `recorded`; info_test.cpp and bench_test.cpp ask the same of players' lists and of the benchmarks.
TEST_CASE_TEMPLATE_DEFINE("an engine of one surface is known to all others, or the registry says why not", G,
                          engine_surfaces) {
    const Position position = position_of(Session<G>(sample_level<G>(1)));
    const std::string family(G::id);
    const auto is_recorded = [&](std::string_view id) {
        SolveOptions options;
        options.engine = id;
        return RecordedSearch::start(family, position, options).has_value();
    };
    for (const EngineInfo& engine : EngineIdsOf<G>::engines) {
        CAPTURE(engine.id);
        CHECK(is_recorded(engine.id) == engine.unrecorded.empty());
        CHECK(has_engine(EngineIdsOf<G>::recorded, engine.id) == engine.unrecorded.empty());
        SolveJob job{position, {}};
        job.options.engine = engine.id;
        CHECK(JobRun::start({family, job}).has_value());
    }
    for (const EngineInfo& engine : EngineIdsOf<G>::recorded) {
        CAPTURE(engine.id);
        CHECK(is_recorded(engine.id));
        SolveJob job{position, {}};
        job.options.engine = engine.id;
        CHECK(JobRun::start({family, job}).has_value() == engine.solves());
        CHECK(has_engine(EngineIdsOf<G>::engines, base_id(engine.id)) >= engine.solves());
    }
}
TEST_CASE_TEMPLATE_APPLY(engine_surfaces, OfferedFamilies);

TEST_CASE("a search begins at the position that it is given") {
    const SearchCase one{"polyomino", "03-five-square", "dancing_links"};
    const auto first = finished(one);
    const std::vector<std::string> moves = first->moves(first->record().solution_nodes().front());
    auto search =
        RecordedSearch::start(one.family, {text_of_level(one.family, one.level), {moves.front()}}, {});
    REQUIRE(search);
    advance_to_end(**search, 1000);
    const int node = (*search)->record().solution_nodes().front();
    CHECK((*search)->position(node).moves.front() == moves.front());
    CHECK(standing_of(one.family, (*search)->position(node)) == Standing::solved);
    CHECK((*search)->record().node(node).depth == int_size(moves) - 1);
}

TEST_SUITE_END();

}  // namespace tessera
