// Promise: Every engine that is recorded is recorded on every lattice: its positions follow the rules, its sentences name
//     cells as players see them, and its pieces lie on cells alone.

#include "games/polyomino/engine_ids.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/numbering.h"
#include "jobs/session_at.h"
#include "lab/record/annealing_record.h"
#include "lab/record/recorded.h"
#include "support/lattice_levels.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tessera::polyomino {

TEST_SUITE_BEGIN("lab/record/lattice_search");

namespace {

const std::vector<std::string>& levels_of_lattices() {
    static const std::vector<std::string> levels = {"57-hexagon-16", "58-triangle-16", "59-turned-04",
                                                    "60-pyramid-16", "61-soma-01",     "62-box-04"};
    return levels;
}

Level level_called(const std::string& name) {
    return *Polyomino::parse_level(text_of_level("polyomino", name));
}

// Runs a search until it ends or has taken some effort.
std::unique_ptr<RecordedSearch> begun(const SearchCase& one, Ticks slice) {
    auto search = tessera::recorded(one, 2000);
    while (search->stats().ticks < 15'000 && search->advance(slice) == Outcome::running) {
    }
    return search;
}

struct BegunSearch {
    SearchCase one;
    Level level;
    std::unique_ptr<RecordedSearch> search;
};

// Returns all engines on a level of each lattice, begun in slices of a thousand ticks.
const std::vector<BegunSearch>& begun_searches() {
    static const std::vector<BegunSearch> searches = [] {
        std::vector<BegunSearch> made;
        for (const std::string& level : levels_of_lattices()) {
            for (const EngineInfo& engine : recorded) {
                const SearchCase one{"polyomino", level, std::string(engine.id)};
                made.push_back({one, level_called(level), begun(one, 1000)});
            }
        }
        return made;
    }();
    return searches;
}

// Returns some of the steps: the first ones and every hundredth.
std::vector<int> some_steps(const SearchRecord& record) {
    std::vector<int> steps;
    for (int step = 0; step < record.step_count(); step += step < 100 ? 1 : 100) {
        steps.push_back(step);
    }
    return steps;
}

bool are_open(const Level& level, const std::vector<Cell>& cells) {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return level.board.contains(cell) && level.board[cell] == Square::open;
    });
}

// Returns the numbers of an English sentence that follow a word, such as "row".
std::vector<int> numbers_after(const std::string& sentence, const std::string& word) {
    std::vector<int> numbers;
    for (auto at = sentence.find(word + " "); at != std::string::npos;
         at = sentence.find(word + " ", at + 1)) {
        numbers.push_back(std::stoi(sentence.substr(at + word.size() + 1)));
    }
    return numbers;
}

}  // namespace

TEST_CASE("positions of a search on any lattice are legal, and its solutions solve the puzzle") {
    for (const auto& each : begun_searches()) {
        const auto& [which, level, search] = each;
        CAPTURE(each.one);
        const SearchRecord& record = search->record();
        REQUIRE(record.step_count() >= 1);
        for (int node = 0; node < record.node_count(); node += 1 + record.node_count() / 40) {
            CHECK(session_at<Polyomino>(search->position(node)));
        }
        const bool has_moves =
            search->as<CountingRecord>() == nullptr && search->as<CuttingRecord>() == nullptr;
        for (const int node : has_moves ? record.solution_nodes() : std::vector<int>()) {
            const auto session = session_at<Polyomino>(search->position(node));
            CHECK((session && session->is_solved()));
        }
    }
}

TEST_CASE("engines that prove find a solution on every lattice") {
    for (const std::string& level : levels_of_lattices()) {
        for (const std::string engine : {"dancing_links", "algorithm_x+first+zones+twins"}) {
            const SearchCase one{"polyomino", level, engine};
            CAPTURE(one);
            CHECK_FALSE(finished(one)->record().solution_nodes().empty());
        }
    }
}

TEST_CASE("sentences name cells by the numbers of the drawing, in space with their layer") {
    int named = 0;
    for (const auto& each : begun_searches()) {
        const auto& [which, level, search] = each;
        CAPTURE(each.one);
        std::set<std::array<int, 3>> places;
        for (const Cell cell : open_cells_of(level.board)) {
            const Site place = Numbering(level).of(cell);
            places.insert({place.layer, place.row, place.column});
        }
        for (const int step : some_steps(search->record())) {
            const std::string sentence = english(search->sentence(step));
            CAPTURE(sentence);
            CHECK(sentence.find('{') == std::string::npos);
            const std::vector<int> rows = numbers_after(sentence, "row");
            const std::vector<int> columns = numbers_after(sentence, "column");
            std::vector<int> layers = numbers_after(sentence, "layer");
            REQUIRE(rows.size() == columns.size());
            REQUIRE(layers.size() == (is_in_space(level) ? rows.size() : 0));
            layers.resize(rows.size(), 1);
            for (std::size_t index = 0; index < rows.size(); ++index) {
                CHECK(places.count({layers[index], rows[index], columns[index]}) == 1);
                ++named;
            }
        }
    }
    CHECK(named > 1000);
}

TEST_CASE("what a step is about are cells of the board, and a dead region is one of the lattice") {
    for (const auto& each : begun_searches()) {
        const auto& [which, level, search] = each;
        CAPTURE(each.one);
        for (const int step : some_steps(search->record())) {
            const std::vector<Cell> cells = search->cells(step);
            CHECK(are_open(level, cells));
            if (english(search->sentence(step)).find("would leave a region") != std::string::npos) {
                CHECK(is_connected(level.lattice, make_shape(cells)));
            }
        }
    }
}

TEST_CASE("annealing on a lattice lays pieces on its cells alone, by every schedule") {
    int schedules = 0;
    for (const auto& each : begun_searches()) {
        const auto& [which, level, search] = each;
        CAPTURE(each.one);
        const auto* const annealing = search->as<AnnealingRecord>();
        schedules += annealing != nullptr ? 1 : 0;
        for (int node = 1; annealing != nullptr && node < search->record().node_count(); node += 7) {
            const std::vector<tessera::Lying> lying = annealing->lying(search->record().node(node).option);
            for (int piece = 0; piece < int_size(lying); ++piece) {
                CHECK(are_open(level, annealing->cells(piece, at(lying, piece))));
            }
        }
    }
    CHECK(schedules == 4 * int_size(levels_of_lattices()));
}

TEST_CASE("a search on a lattice is the same for every slicing") {
    for (const auto& each : begun_searches()) {
        const auto& [which, level, search] = each;
        CAPTURE(each.one);
        const auto sliced = begun(which, 7);
        const int shared = std::min(search->record().step_count(), sliced->record().step_count());
        for (int step = 1; step < shared; step += 1 + shared / 200) {
            if (search->record().step(step).reason != reason_gap) {
                CHECK(search->log_line(step) == sliced->log_line(step));
            }
        }
    }
}

TEST_CASE("a random cut of a lattice has connected pieces of the sizes asked for") {
    for (const std::string& name : levels_of_lattices()) {
        CAPTURE(name);
        const Level level = level_called(name);
        Params params;
        params.lattice = std::string(level.lattice->name);
        params.min_size = 3;
        params.max_size = 4;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Cut cut = cut_board(level.board, params, seed);
            std::vector<std::vector<Cell>> pieces;
            for (const Cell cell : open_cells_of(level.board)) {
                pieces.resize(std::max(pieces.size(), static_cast<std::size_t>(cut[cell]) + 1));
                at(pieces, cut[cell]).push_back(cell);
            }
            for (const std::vector<Cell>& piece : pieces) {
                CHECK(is_connected(level.lattice, make_shape(piece)));
            }
        }
    }
}

TEST_SUITE_END();

}  // namespace tessera::polyomino
