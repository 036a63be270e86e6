#include "app/lab/pictures/beam_layer.h"

#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <variant>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/pictures/beam_layer");

namespace {

std::unique_ptr<RecordedSearch> search_with(const std::string& engine,
                                            int most_steps = SearchRecord::most_steps) {
    const auto& levels = shipped_levels();
    const auto level = std::find_if(levels.begin(), levels.end(),
                                    [](const ShippedLevel& each) { return each.name == "18-tumbled"; });
    SolveOptions options;
    options.engine = engine;
    auto search = *RecordedSearch::start("number_swap", {level->text, {}}, options, most_steps);
    while (search->advance(100'000) == Outcome::running) {
    }
    return search;
}

// Computes the layer from the definition: the grids of the last step's depth among those reached so far.
BeamLayer layer_from_steps(const RecordedSearch& search, int place) {
    const SearchRecord& record = search.record();
    const auto beam = std::get<BeamLayers>(search.kind());
    BeamLayer layer{0, 0, 1, beam.cost(0), beam.cost(0)};
    for (int step = 0; step < place; ++step) {
        const RecordedStep& recorded = record.step(step);
        if (recorded.kind != RecordedKind::choose) {
            continue;
        }
        const int depth = record.node(recorded.node).depth;
        const int cost = beam.cost(recorded.node);
        if (depth > layer.number) {
            layer = {depth, recorded.node, 0, cost, cost};
        }
        ++layer.kept;
        layer.least = std::min(layer.least, cost);
        layer.most = std::max(layer.most, cost);
    }
    return layer;
}

}  // namespace

TEST_CASE("the layer at a place is what was kept last by then, with its least and greatest cost") {
    for (const std::string engine : {"beam+1", "beam+3", "beam+10"}) {
        CAPTURE(engine);
        const auto search = search_with(engine);
        REQUIRE(std::holds_alternative<BeamLayers>(search->kind()));
        int widest = 0;
        for (int place = 0; place <= search->record().step_count(); ++place) {
            const BeamLayer layer = beam_layer_at(*search, place);
            const BeamLayer expected = layer_from_steps(*search, place);
            CHECK(layer.number == expected.number);
            CHECK(layer.first_node == expected.first_node);
            CHECK(layer.kept == expected.kept);
            CHECK(layer.least == expected.least);
            CHECK(layer.most == expected.most);
            widest = std::max(widest, layer.kept);
        }
        CHECK(widest == std::stoi(engine.substr(5)));
        CHECK(beam_layer_at(*search, search->record().step_count()).least == 0);  // the goal is the best
    }
}

TEST_CASE("past the bound of a record the last layer in it stays, and other searches are no beams") {
    const auto whole = search_with("beam+3");
    const int most = whole->record().step_count() / 2;
    const auto cut = search_with("beam+3", most);
    const BeamLayer last = beam_layer_at(*cut, cut->record().step_count());
    CHECK(last.number == beam_layer_at(*whole, most).number);
    CHECK(last.kept == beam_layer_at(*whole, most).kept);
    CHECK_FALSE(std::holds_alternative<BeamLayers>(search_with("a_star")->kind()));
    CHECK_FALSE(std::holds_alternative<BeamLayers>(search_with("naive")->kind()));
}

TEST_CASE("the words name the layer, how many are kept and what they cost") {
    CHECK(english(layer_words({4, 31, 10, 7, 9})) == "layer 4: 10 positions kept, cost 7 to 9");
    CHECK(english(layer_words({0, 0, 1, 12, 12})) == "layer 0: 1 position kept, cost 12");
}

TEST_SUITE_END();

}  // namespace tessera
