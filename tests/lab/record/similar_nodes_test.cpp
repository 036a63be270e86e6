#include "games/families.h"
#include "jobs/session_at.h"
#include "lab/record/recorded.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

// Nodes with the same remaining problem, found by the search and computed from the positions.

namespace tessera {

TEST_SUITE_BEGIN("lab/record/similar_nodes");

namespace {

// Returns the remaining problem, computed from the position.
std::string what_is_left(const Session<Polyomino>& game) {
    std::string text;
    const Grid<int> cover = polyomino::cover_of(game.level(), game.state());
    for (int cell = 0; cell < cover.size(); ++cell) {
        text += cover[cell] < 0 ? '.' : '#';
    }
    for (int piece = 0; piece < int_size(game.level().pieces); ++piece) {
        text += std::to_string(polyomino::left_count(game.level(), game.state(), piece));
    }
    return text;
}

std::string what_is_left(const Session<EdgeMatch>& game) {
    const Grid<edge_match::Placed>& board = game.state().board;
    std::string text;
    for (int index = 0; index < board.size(); ++index) {
        const Cell cell = board.cell(index);
        text += edge_match::is_empty(game.state(), cell) ? '.' : '#';
        for (int side = 0; side < edge_match::side_count; ++side) {
            const Cell beyond = cell + at(neighbour_steps, side);
            if (edge_match::is_empty(game.state(), cell) && board.contains(beyond) &&
                !edge_match::is_empty(game.state(), beyond)) {
                const auto tile = edge_match::tile_at(game.level(), game.state(), beyond);
                text += std::to_string(side) +
                        edge_match::format_edge(at(tile->edges, edge_match::opposite(side)));
            }
        }
    }
    std::multiset<std::string> tray;
    for (int tile = 0; tile < int_size(game.level().tiles); ++tile) {
        if (!edge_match::cell_of(game.state(), tile)) {
            tray.insert(edge_match::format_tile(edge_match::least_turn(at(game.level().tiles, tile))));
        }
    }
    for (const std::string& tile : tray) {
        text += " " + tile;
    }
    return text;
}

std::string what_is_left(const Session<NumberSwap>& game) {
    std::string text;
    for (int cell = 0; cell < game.state().tiles.size(); ++cell) {
        text += std::to_string(game.state().tiles[cell]) + " ";
    }
    return text;
}

std::string what_is_left(const std::string& family, const Position& position) {
    return family == Polyomino::id   ? what_is_left(*session_at<Polyomino>(position))
           : family == EdgeMatch::id ? what_is_left(*session_at<EdgeMatch>(position))
                                     : what_is_left(*session_at<NumberSwap>(position));
}

}  // namespace

TEST_CASE("similar nodes are those that leave the same work to do") {
    for (const SearchCase& one : {SearchCase{"polyomino", "03-five-square", "dancing_links"},
                                  SearchCase{"polyomino", "02-four-square", "algorithm_x+first"},
                                  SearchCase{"edge_match", "25-nine-free", "row_by_row"},
                                  SearchCase{"edge_match", "24-nine-like-giraffes", "mrv"},
                                  SearchCase{"number_swap", "08-small-change", "a_star", "linear:0,1000"},
                                  SearchCase{"number_swap", "14-sideways", "ida_star"}}) {
        CAPTURE(one);
        const auto search = one.family == NumberSwap::id ? finished(one) : exhausted(one);
        const int count = std::min(search->record().node_count(), 400);
        std::map<std::string, std::vector<int>> nodes_of_problem;
        for (int node = 0; node < search->record().node_count(); ++node) {
            nodes_of_problem[what_is_left(one.family, search->position(node))].push_back(node);
        }
        for (int node = 0; node < count; ++node) {
            CHECK(search->similar(node) ==
                  nodes_of_problem.at(what_is_left(one.family, search->position(node))));
        }
        CHECK(int_size(nodes_of_problem) < search->record().node_count());
    }
}

TEST_CASE("below similar nodes lie as many solutions") {
    const auto search = exhausted({"polyomino", "03-five-square", "dancing_links"});
    const SearchRecord& record = search->record();
    for (int node = 0; node < record.node_count(); ++node) {
        for (const int other : search->similar(node)) {
            CHECK(record.node(other).solutions == record.node(node).solutions);
            CHECK(record.node(other).subtree == record.node(node).subtree);
        }
    }
}

// As stated on the page about memoising.
TEST_CASE("of the positions with eight dominoes on four by four only 36 differ in what is left to be done") {
    const std::string dominoes =
        "tessera 1 polyomino\nboard\n....\n....\n....\n....\nend\npiece I x8\nXX\nend\n";
    SolveOptions options;
    options.engine = "algorithm_x+first+twins";
    auto started = RecordedSearch::start("polyomino", {dominoes, {}}, options);
    REQUIRE(started);
    RecordedSearch& search = **started;
    while (search.advance(1'000'000) != Outcome::exhausted) {
    }
    CHECK(search.record().node_count() == 146);
    CHECK(search.record().node(0).solutions == 36);
    std::set<std::string> rests;
    for (int node = 0; node < search.record().node_count(); ++node) {
        const auto game = session_at<Polyomino>(search.position(node));
        REQUIRE(game);
        rests.insert(what_is_left(*game));
    }
    CHECK(rests.size() == 36);
}

TEST_SUITE_END();

}  // namespace tessera
