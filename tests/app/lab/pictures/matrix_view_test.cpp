#include "app/lab/pictures/matrix_view.h"

#include <doctest.h>

#include <algorithm>
#include <memory>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/pictures/matrix_view");

namespace {

constexpr const char* ring =
    "tessera 1 polyomino\nboard\n....\n.##.\n....\nend\npiece I3\nXXX\nend\npiece V3\nXX\nX.\nend\npiece "
    "L4\nXXX\nX..\nend\n";

std::unique_ptr<RecordedSearch> ring_search(const char* engine) {
    SolveOptions options;
    options.engine = engine;
    auto search = std::move(*RecordedSearch::start("polyomino", {ring, {}}, options));
    while (search->advance(1'000'000) == Outcome::solved) {
    }
    return search;
}

bool covers(const CoverMatrix& matrix, int option, int item) {
    const std::vector<int>& items = at(matrix.options, option).items;
    return std::find(items.begin(), items.end(), item) != items.end();
}

// Checks the definition: items of chosen options are covered; options with a covered item are out.
void check_by_definition(const CoverMatrix& matrix, const SearchRecord& record, int place,
                         const MatrixState& state) {
    const std::vector<std::int32_t> chosen =
        place == 0 ? std::vector<std::int32_t>() : record.options(record.step(place - 1).node);
    for (int item = 0; item < int_size(matrix.items); ++item) {
        const bool is_covered = std::any_of(chosen.begin(), chosen.end(),
                                            [&](int option) { return covers(matrix, option, item); });
        CHECK(state.is_covered[static_cast<std::size_t>(item)] == is_covered);
    }
    for (int option = 0; option < int_size(matrix.options); ++option) {
        const std::vector<int>& items = at(matrix.options, option).items;
        const bool is_out = std::any_of(items.begin(), items.end(), [&](int item) {
            return state.is_covered[static_cast<std::size_t>(item)];
        });
        const bool is_chosen = std::find(chosen.begin(), chosen.end(), option) != chosen.end();
        CHECK(at(state.rows, option) == (is_chosen ? RowState::chosen
                                         : is_out  ? RowState::out
                                                   : RowState::in));
    }
}

}  // namespace

TEST_CASE("the matrix at each place is what the options on the path leave") {
    for (const char* const engine : {"dancing_links", "algorithm_x+first", "algorithm_x+first+zones"}) {
        CAPTURE(engine);
        const auto search = ring_search(engine);
        const auto matrix = search->as<ExactCoverSearch>()->matrix(MatrixBound());
        REQUIRE(matrix);
        CHECK(matrix->items.size() == 13);
        REQUIRE(search->record().step_count() > 10);
        for (int place = 0; place <= search->record().step_count(); ++place) {
            check_by_definition(*matrix, search->record(), place,
                                matrix_state_at(*matrix, search->record(), place));
        }
    }
}

TEST_CASE("an option covers its cells and its piece, as the board has them") {
    const auto search = ring_search("dancing_links");
    const CoverMatrix matrix = *search->as<ExactCoverSearch>()->matrix(MatrixBound());
    for (const CoverMatrix::Option& option : matrix.options) {
        const CoverMatrix::Item& last = at(matrix.items, option.items.back());
        CHECK_FALSE(last.cell);
        CHECK(last.name == option.name);
        CHECK(int_size(option.items) == (option.name == "L" ? 5 : 4));
    }
}

TEST_CASE("to seek shows the same matrix as to go step by step, once it has come to rest") {
    const auto search = ring_search("dancing_links");
    MatrixView walked;
    double now = 0;
    for (int place = 0; place <= search->record().step_count(); ++place) {
        walked.show(*search, place, now, 100);
        now += 40;  // before the animation ends
        walked.show(*search, place, now, 100);
        MatrixView sought;
        sought.show(*search, place, 0, 100);
        CHECK(sought.state() == walked.state());
        MatrixView rested = walked;
        rested.show(*search, place, now + 1000, 100);
        CHECK_FALSE(rested.is_moving(now + 1000));
        for (int option = 0; option < int_size(walked.matrix().options); ++option) {
            CHECK(rested.option_share(option) == sought.option_share(option));
        }
        for (int item = 0; item < int_size(walked.matrix().items); ++item) {
            CHECK(rested.item_share(item) == sought.item_share(item));
        }
    }
}

TEST_CASE("what is taken out is on its way for so long, and at once without motion") {
    const auto search = ring_search("dancing_links");
    const auto first_choice = search->record().node(1).first_step + 1;
    for (const double motion : {0.0, 200.0}) {
        MatrixView view;
        view.show(*search, 0, 0, motion);
        view.show(*search, first_choice, 1000, motion);
        CHECK(view.is_moving(1000) == (motion > 0));
        view.show(*search, first_choice, 1050, motion);
        const int chosen = view.state().option;
        CHECK((view.option_share(chosen) > 0) == (motion > 0));
        CHECK(view.option_share(chosen) < 1);
        view.show(*search, first_choice, 1000 + motion, motion);
        CHECK(view.option_share(chosen) == 0);
    }
}

TEST_CASE("a matrix that is too large to be looked at is none") {
    const auto search = ring_search("dancing_links");
    CHECK_FALSE(search->as<ExactCoverSearch>()->matrix({12, 120}));
    CHECK_FALSE(search->as<ExactCoverSearch>()->matrix({40, 17}));
    CHECK(search->as<ExactCoverSearch>()->matrix({13, 120}));
}

TEST_SUITE_END();

}  // namespace tessera
