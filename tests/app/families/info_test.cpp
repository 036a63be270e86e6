#include "app/families/families.h"
#include "app/text/strings.h"
#include "games/polyomino/figures.h"
#include "games/polyomino/lattice/lattices.h"
#include "jobs/engines.h"
#include "jobs/job.h"
#include "jobs/run.h"
#include "session/shipped_levels.h"
#include "support/families.h"
#include "support/random_moves.h"
#include "support/translations.h"

#include <doctest.h>

#include <algorithm>
#include <limits>
#include <set>

namespace tessera {

TEST_SUITE_BEGIN("app/families/info");

namespace {

void check_choices(std::string_view family, std::span<const EngineInfo> engines) {
    const auto choices = solver_choices(family);
    for (const EngineInfo& info : engines) {
        const std::string_view engine = info.id;
        CAPTURE(engine);
        const bool is_offered =
            std::any_of(choices.begin(), choices.end(),
                        [engine](const SolverChoice& choice) { return choice.engine == engine; });
        CHECK(is_offered != info.is_automatic);
    }
    for (const SolverChoice& choice : choices) {
        CAPTURE(choice.caption);
        CHECK((choice.engine.empty() || has_engine(engines, choice.engine)));
    }
}

// Returns the languages in which these words are missing.
std::string lacking(std::string_view english) {
    return english.empty() ? "" : languages_without(english);
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("every engine can be chosen in the page, and nothing else", G, engine_choices) {
    check_choices(G::id, EngineIdsOf<G>::engines);
}
TEST_CASE_TEMPLATE_APPLY(engine_choices, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("every solver that can be chosen solves, the automatic one first", G, solvers) {
    const auto choices = solver_choices(G::id);
    REQUIRE_FALSE(choices.empty());
    CHECK(choices.front().engine.empty());
    for (const SolverChoice& choice : choices) {
        CAPTURE(choice.caption);
        auto run = JobRun::start(
            {std::string(G::id), SolveJob{position_of(Session<G>(sample_level<G>(1))), choice.options()}});
        REQUIRE(run);
        bool is_solved = false;
        while (!run->is_done()) {
            for (const Report& report : run->advance(1'000'000)) {
                is_solved |= std::holds_alternative<SolutionReport>(report);
            }
        }
        CHECK(is_solved);
    }
}
TEST_CASE_TEMPLATE_APPLY(solvers, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("lessons are offered exactly where an engine explains every deduction", G,
                          explained) {
    CHECK(InfoOf<G>::is_explained == !IsNotOffered<typename EnginesOf<G>::Type::Explainer>);
}
TEST_CASE_TEMPLATE_APPLY(explained, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("a family has words of every language for its name, its solvers and its maker", G,
                          captions) {
    CHECK_MESSAGE(lacking(family_caption(G::id)) == "", lacking(family_caption(G::id))
                                                            << ": no words for the caption of " << G::id);
    CHECK_FALSE(family_caption(G::id).empty());
    const ListCounts counts = list_counts(G::id);
    CHECK_MESSAGE((lacking(counts.caption) + lacking(counts.moves)) == "",
                  "no words for the moves of " << G::id << ": " << counts.caption << ", " << counts.moves);
    for (const SolverChoice& choice : solver_choices(G::id)) {
        CHECK_MESSAGE(lacking(choice.caption) == "", lacking(choice.caption)
                                                         << ": no words for the solver " << choice.caption);
    }
    for (const MakerField& field : maker_fields<G>(typename G::Params())) {
        CHECK_MESSAGE(lacking(field.caption) == "", lacking(field.caption)
                                                        << ": no words for the maker's " << field.caption);
        CHECK_MESSAGE(lacking(field.at_zero) == "", lacking(field.at_zero)
                                                        << ": no words for the maker's " << field.at_zero);
        for (int value = field.low; field.is_choice && value <= field.high; ++value) {
            typename G::Params params;
            set_maker_field<G>(params, field.name, value);
            const auto shown = maker_fields<G>(params).front().shown;
            CHECK_FALSE(shown.empty());
            CHECK(lacking(shown) == "");
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(captions, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("what the maker asks for stays within its limits", G, maker) {
    typename G::Params params;
    for (const int wanted : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
        for (const MakerField& field : maker_fields<G>(params)) {
            set_maker_field<G>(params, field.name, wanted);
            for (const MakerField& now : maker_fields<G>(params)) {
                CAPTURE(now.name);
                CHECK(now.value >= (now.is_choice ? 0 : now.low));  // 0: none of those to choose from
                CHECK(now.value <= now.high);
            }
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(maker, OfferedFamilies);

TEST_CASE_TEMPLATE_DEFINE("a family ships levels, each with a title or a size", G, levels) {
    int count = 0;
    for (const ShippedLevel& shipped : shipped_levels()) {
        if (shipped.family == G::id) {
            const auto level = G::parse_level(shipped.text);
            REQUIRE(level);
            CHECK_FALSE((InfoOf<G>::title(*level) + InfoOf<G>::size_text(*level)).empty());
            ++count;
        }
    }
    CHECK_MESSAGE(count > 0, "no levels in levels/" << G::id);
}
TEST_CASE_TEMPLATE_APPLY(levels, OfferedFamilies);

TEST_CASE(
    "a drawn board can be chosen once it is drawn, is kept beside a figure and given up for a rectangle") {
    const auto shape_of = [](const polyomino::Params& params) {
        for (const MakerField& field : maker_fields<Polyomino>(params)) {
            if (field.name == "shape") {
                return field;
            }
        }
        return MakerField{};
    };
    polyomino::Params params;
    const int last = shape_of(params).high;
    CHECK(shape_of(params).shown == "rectangle");
    CHECK(shape_of(params).drawn_choice == last);
    params = *polyomino::parse_params(*polyomino::params_of_drawing("#...\n....\n") +
                                      " tier starter stream own grade proof");
    const polyomino::Params drawn = params;
    CHECK(shape_of(params).shown == "drawn board");
    CHECK(shape_of(params).drawn_choice == -1);
    polyomino::Params rectangle;
    rectangle.is_unique = true;
    CHECK(maker_fields<Polyomino>(params).size() == maker_fields<Polyomino>(rectangle).size() - 3);
    set_maker_field<Polyomino>(params, "shape", last - 1);
    CHECK(shape_of(params).shown == polyomino::figure_names().back());
    CHECK(Polyomino::parse_params(Polyomino::format_params(params))->mask.empty());
    set_maker_field<Polyomino>(params, "set", 1);
    set_maker_field<Polyomino>(params, "set", 0);
    set_maker_field<Polyomino>(params, "shape", last);
    CHECK(params == drawn);
    set_maker_field<Polyomino>(params, "shape", 0);
    CHECK(shape_of(params).drawn_choice == last);
}

TEST_CASE("a link of a figure means what its maker meant, whatever size was chosen before") {
    polyomino::Params params = InfoOf<Polyomino>::first_params();
    set_maker_field<Polyomino>(params, "shape", 2);
    const std::string text = Polyomino::format_params(params);
    CHECK(Polyomino::format_params(*Polyomino::parse_params(text)) == text);
}

TEST_CASE("the sizes of polyominoes push each other along") {
    polyomino::Params params;
    set_maker_field<Polyomino>(params, "largest", 6);
    set_maker_field<Polyomino>(params, "smallest", 9);
    CHECK(params.max_size == 9);
    set_maker_field<Polyomino>(params, "largest", 4);
    CHECK(params.min_size == 4);
}

TEST_CASE("barriers never cut a grid in two, however small it becomes") {
    number_swap::Params params;
    set_maker_field<NumberSwap>(params, "columns", 5);
    set_maker_field<NumberSwap>(params, "rows", 5);
    set_maker_field<NumberSwap>(params, "barriers", 99);
    CHECK(params.barriers == number_swap::max_barriers(5, 5));
    set_maker_field<NumberSwap>(params, "rows", 2);
    CHECK(params.barriers == number_swap::max_barriers(2, 5));
}

TEST_CASE("an edge match puzzle promises one solution where that is quick to prove") {
    edge_match::Params params;
    for (const MakerField& field : maker_fields<EdgeMatch>(params)) {
        set_maker_field<EdgeMatch>(params, field.name, field.high + 5);
    }
    CHECK(params.columns == 12);
    CHECK(params.rows == 12);
    CHECK(params.has_halves);
    CHECK_FALSE(params.is_unique);
    set_maker_field<EdgeMatch>(params, "columns", 4);
    set_maker_field<EdgeMatch>(params, "rows", 4);
    CHECK(params.is_unique);
    set_maker_field<EdgeMatch>(params, "motifs", 1);
    set_maker_field<EdgeMatch>(params, "colors", 1);
    CHECK_FALSE(params.is_unique);
}

TEST_CASE("every board that the maker offers can be made, and boards of every lattice are offered") {
    std::set<std::string> offered;
    for (int index = 0; index < static_cast<int>(InfoOf<Polyomino>::boards().size()); ++index) {
        CAPTURE(index);
        polyomino::Params params;
        InfoOf<Polyomino>::choose_board(params, index);
        InfoOf<Polyomino>::adjust(params, "board");
        CHECK(InfoOf<Polyomino>::board_of(params) == index);
        CHECK_FALSE(why_params_are_impossible(params));
        CHECK(params.is_unique);
        offered.insert(params.lattice);
        for (const int side : {params.rows - 1, params.rows + 1}) {
            if (InfoOf<Polyomino>::has_one_side(params) && params.set.empty()) {
                polyomino::Params other = params;
                other.rows = side;
                InfoOf<Polyomino>::adjust(other, "side");
                CHECK((side < 2 || !why_params_are_impossible(other)));
            }
        }
    }
    CHECK(offered.size() == polyomino::lattices().size());
}

TEST_SUITE_END();

}  // namespace tessera
