// Promise: A recorded cut is the generator's for the same board and seed. Also: browser/lab_cutting.test.mjs.

#include "lab/record/cutting_record.h"

#include "games/polyomino/cut.h"
#include "games/polyomino/engine_ids.h"
#include "games/polyomino/polyomino.h"
#include "lab/record/cutting_search.h"
#include "lab/record/recorded.h"

#include <doctest.h>

#include <set>
#include <string>
#include <vector>

namespace tessera {

using namespace polyomino;

TEST_SUITE_BEGIN("lab/record/cutting_record");

namespace {

// Boards with holes or disconnected parts, and long ones, so that every kind of step is recorded.
const std::vector<std::string> levels = {
    text_of_level("polyomino", "03-five-square"), text_of_level("polyomino", "22-seven-square-block"),
    "tessera 1 polyomino\nboard\n......#.\n......##\n.....#..\n.......#\nend\npiece A x5\nXXXXX\nend\n"
    "piece B\nXXXX\nend\n",
    "tessera 1 polyomino\nboard\n##.##\n##.##\n.....\n##.##\n##.##\nend\npiece A\nXXXXX\nend\npiece "
    "B\nXXXX\nend\n",
    "tessera 1 polyomino\nboard\n..#.........\nend\npiece A x2\nXXX\nend\npiece B x2\nXXXX\nend\n"};

std::unique_ptr<RecordedSearch> cut_anew(const std::string& level, std::uint64_t seed,
                                         int most_steps = SearchRecord::most_steps) {
    SolveOptions options;
    options.engine = polyomino::random_cut;
    options.seed = seed;
    auto search = RecordedSearch::start("polyomino", {level, {}}, options, most_steps);
    REQUIRE(search);
    CHECK((*search)->advance(1) == Outcome::solved);
    return std::move(*search);
}

Cut labels_at(const RecordedSearch& search, int place) {
    const SearchRecord& record = search.record();
    return search.as<CuttingRecord>()->labels(place == 0 ? 0
                                                         : record.node(record.step(place - 1).node).option);
}

int count_label(const Cut& labels, int wanted) {
    int count = 0;
    for (int cell = 0; cell < labels.size(); ++cell) {
        count += labels[cell] == wanted ? 1 : 0;
    }
    return count;
}

// Applies a step as its description says.
void walk(Cut& labels, const CutStep& told, std::set<int>& growing) {
    if (told.kind == CutStepKind::begin) {
        growing.clear();
    }
    if (told.kind == CutStepKind::begin || told.kind == CutStepKind::grow || told.kind == CutStepKind::fill) {
        labels[told.cell] = told.piece;
        growing.insert(labels.index(told.cell));
    }
    for (int cell = 0; cell < labels.size(); ++cell) {
        if (told.kind == CutStepKind::give_up && growing.count(cell) > 0) {
            labels[cell] = told.other < 0 ? uncovered_label : told.other;
        } else if (told.kind == CutStepKind::merge && labels[cell] == told.piece) {
            labels[cell] = told.other;
        }
    }
}

std::set<std::string> words_of(const RecordedSearch& search) {
    std::set<std::string> words;
    for (int step = 0; step < search.record().step_count(); ++step) {
        words.insert(english(search.sentence(step)));
    }
    return words;
}

}  // namespace

TEST_CASE("the recorded cut is the one that the generator makes of the same board and seed") {
    for (const std::string& text : levels) {
        const Level level = *Polyomino::parse_level(text);
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            CAPTURE(seed);
            const auto search = cut_anew(text, seed);
            const Cut made = cut_board(level.board, sizes_of_pieces(level), seed);
            CHECK(numbered(labels_at(*search, search->record().step_count())) == made);
            CHECK_FALSE(search->record().is_cut());
        }
    }
    const auto search = cut_anew(levels.front(), 7);
    const Cut cut = numbered(labels_at(*search, search->record().step_count()));
    CHECK(cut == cut_board(Params{5, 5, 0, 4, 5}, 7));
    CHECK(format_cut(cut) == " 0 0 1 1 2\n 0 0 1 1 2\n 0 3 3 4 2\n 3 3 4 4 2\n 3 3 4 4 2\n");
}

TEST_CASE("any step is come to as by walking there, one by one") {
    for (const std::string& text : levels) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            CAPTURE(seed);
            const auto search = cut_anew(text, seed);
            Cut walked = labels_at(*search, 0);
            std::set<int> growing;
            for (int place = 2; place <= search->record().step_count(); ++place) {
                walk(walked, search->as<CuttingRecord>()->traced(place - 1), growing);
                REQUIRE(labels_at(*search, place) == walked);
                CHECK(search->as<CuttingRecord>()->at_place(place).free_cells ==
                      count_label(walked, uncovered_label));
            }
        }
    }
}

TEST_CASE("how the work is sliced changes no record of a cut") {
    const auto whole = cut_anew(levels[2], 3);
    for (const Ticks slice : {Ticks{1}, Ticks{7}, Ticks{1'000'000}}) {
        const auto sliced = cut_anew(levels[2], 3);
        CHECK(sliced->advance(slice) == Outcome::solved);
        CHECK(sliced->stats() == whole->stats());
        CHECK(steps_of(sliced->record()) == steps_of(whole->record()));
        CHECK(nodes_of(sliced->record()) == nodes_of(whole->record()));
    }
}

TEST_CASE("what is counted at a place is what lies there") {
    const auto search = cut_anew(levels[1], 2);
    int given_up = 0;
    for (int place = 1; place <= search->record().step_count(); ++place) {
        const Cut labels = labels_at(*search, place);
        std::set<int> pieces;
        for (int cell = 0; cell < labels.size(); ++cell) {
            pieces.insert(labels[cell]);
        }
        pieces.erase(blocked_label);
        pieces.erase(uncovered_label);
        const bool is_step = place > 1;
        given_up +=
            is_step && search->as<CuttingRecord>()->traced(place - 1).kind == CutStepKind::give_up ? 1 : 0;
        CHECK(search->as<CuttingRecord>()->at_place(place).pieces == int_size(pieces));
        CHECK(search->as<CuttingRecord>()->at_place(place).given_up == given_up);
    }
    CHECK(search->stats().backtracks == static_cast<std::uint64_t>(given_up));
    CHECK(search->stats().nodes ==
          static_cast<std::uint64_t>(
              search->as<CuttingRecord>()->at_place(search->record().step_count()).pieces + given_up));
    CHECK(search->as<CuttingRecord>()->place_count() == search->record().step_count() + 1);
}

TEST_CASE("the words tell why a piece is given up, cut in two or kept") {
    std::set<std::string> words;
    for (const std::string& text : levels) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            words.merge(words_of(*cut_anew(text, seed)));
        }
    }
    for (const std::string each :
         {"the board is whole", "piece 1, planned with 4 cells, begins at row 1, column 1",
          "row 1, column 2 is taken by piece 1: 2 of 4 cells", "piece 1 is finished with 4 cells",
          "piece 1 is given up: there is room for 2 cells, and the minimum is 3",
          "row 1, column 11 is left over: the smallest piece beside it, 2, takes it",
          "row 1, column 1 is left over, and no piece is next to it yet",
          "nothing is next to row 1, column 1: what is left there becomes piece 3",
          "piece 3 has too few cells, but nothing is next to it: it stays",
          "the part is given up: the rest of piece 1 would fall apart",
          "piece 1 has 9 cells, and the maximum is 5: it is cut in two",
          "piece 1 cannot be cut in two, and stays as large as it is", "the board is cut into 3 pieces"}) {
        CAPTURE(each);
        CHECK(words.count(each) == 1);
    }
}

TEST_CASE("pieces beyond a limit on their number join others, as they do without a record") {
    Grid<Square> board(1, 18, Square::open);
    board[Cell{0, 8}] = Square::blocked;
    const Params two{18, 1, 2, 3, 4};
    CuttingRecord cutting(board);
    SearchRecord record;
    bool has_merged = false;
    const Cut made = cut_board(board, two, 1, {[&](const CutStep& step) {
                                   has_merged = has_merged || step.kind == CutStepKind::merge;
                                   cutting.write(record, step);
                               }});
    CHECK(has_merged);
    CHECK(made == cut_board(board, two, 1));
    const int changes = record.node(record.step(record.step_count() - 1).node).option;
    CHECK(numbered(cutting.labels(changes)) == made);
    CHECK(cutting.at_place(cutting.place_count() - 1) == CuttingPlace{0, 2, 0});
}

TEST_CASE("past the bound the whole cut is recorded, after a gap, and nothing else") {
    const auto whole = cut_anew(levels[1], 5);
    const auto search = cut_anew(levels[1], 5, 20);
    CHECK(search->record().is_cut());
    CHECK(search->record().step_count() == 23);
    CHECK(search->stats() == whole->stats());
    CHECK(search->as<CuttingRecord>()->place_count() == 24);
    CHECK(labels_at(*search, 23) == labels_at(*whole, whole->record().step_count()));
    CHECK(labels_at(*search, 20) == labels_at(*whole, 20));
}

TEST_SUITE_END();

}  // namespace tessera
