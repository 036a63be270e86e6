// The kernel on maps to be coloured, against all colourings.

#include "games/reasoning/reasoner.h"

#include "games/reasoning/colouring.h"

#include <doctest.h>

#include <numeric>

using namespace tessera;
using namespace tessera::colouring;

namespace {

constexpr Ticks everything = ~Ticks{0};

// Returns a hub with a ring of cells around it, like a piece of honeycomb.
Map wheel(int rim_count, int colour_count) {
    Map map{rim_count + 1, colour_count, {}};
    for (int rim = 1; rim <= rim_count; ++rim) {
        map.borders.push_back({0, rim});
        map.borders.push_back({rim, rim % rim_count + 1});
    }
    return map;
}

Map random_map(Rng& rng) {
    Map map{rng.between(1, 7), rng.between(1, 4), {}};
    for (int cell = 0; cell < map.cell_count; ++cell) {
        for (int other = 0; other < cell; ++other) {
            if (rng.below(2) == 0) {
                map.borders.push_back({other, cell});
            }
        }
    }
    return map;
}

// Returns colours for up to two cells, maybe with no way on.
Paints random_paints(const Map& map, Rng& rng) {
    Candidates now(map);
    for (int count = rng.between(0, 2); count > 0; --count) {
        const Paint paint{rng.between(0, map.cell_count - 1), rng.between(0, map.colour_count - 1)};
        if (now.is_possible(paint)) {
            now.place(paint);
        }
    }
    return now.laid();
}

// Returns all colourings that extend the first paints, as colours by cell.
std::vector<std::vector<int>> all_colourings(const Map& map, const Paints& given) {
    std::vector<std::vector<int>> all;
    std::vector<int> colours(static_cast<std::size_t>(map.cell_count), 0);
    int count = 1;
    for (int cell = 0; cell < map.cell_count; ++cell) {
        count *= map.colour_count;
    }
    for (int number = 0; number < count; ++number) {
        for (int cell = 0, rest = number; cell < map.cell_count; ++cell, rest /= map.colour_count) {
            at(colours, cell) = rest % map.colour_count;
        }
        const bool is_proper = std::none_of(
            map.borders.begin(), map.borders.end(),
            [&](const Border& border) { return at(colours, border.first) == at(colours, border.second); });
        const bool extends = std::all_of(given.begin(), given.end(), [&](const Paint& paint) {
            return at(colours, paint.cell) == paint.colour;
        });
        if (is_proper && extends) {
            all.push_back(colours);
        }
    }
    return all;
}

// Checks a finding against the colourings left, and drops those against which a placement decides.
void check_finding(const Finding& finding, std::vector<std::vector<int>>& colourings) {
    INFO(name_of(finding.rule));
    for (const Paint& paint : finding.rules_out) {
        CHECK(std::none_of(colourings.begin(), colourings.end(),
                           [&](const auto& colours) { return at(colours, paint.cell) == paint.colour; }));
    }
    for (const Paint& paint : finding.places) {
        const auto others = std::remove_if(colourings.begin(), colourings.end(), [&](const auto& colours) {
            return at(colours, paint.cell) != paint.colour;
        });
        CHECK((others == colourings.end()) == (finding.rule != Rule::choice));
        colourings.erase(others, colourings.end());
    }
}

Reasoner reasoned(const Map& map, const Paints& state, const Options& options = {},
                  Ticks slice = everything) {
    Reasoner reasoner(map, state, options);
    while (reasoner.advance(slice) == Outcome::running) {
    }
    return reasoner;
}

}  // namespace

TEST_SUITE_BEGIN("games/reasoning/reasoner");

TEST_CASE("around a hub each colour follows from the one before") {
    const Reasoner reasoner = reasoned(wheel(6, 3), {{0, 0}, {1, 1}});
    REQUIRE(reasoner.findings().size() == 5);
    for (const Finding& finding : reasoner.findings()) {
        CHECK(finding.rule == Rule::only_colour);
    }
    CHECK(reasoner.counting_findings() == std::vector<int>{0, 1, 2, 3, 4});
    CHECK(reasoner.findings().front().places == Paints{{2, 2}});
    CHECK(reasoner.findings_behind(0) == std::vector<int>{0});
    CHECK_FALSE(reasoner.has_chosen());
}

TEST_CASE("an odd ring around a hub is a dead end with three colours, and none with four") {
    for (int rim_count = 3; rim_count <= 7; rim_count += 2) {
        const Reasoner three = reasoned(wheel(rim_count, 3), {});
        REQUIRE_FALSE(three.findings().empty());
        CHECK(three.findings().back().is_dead_end());
        CHECK(three.has_settled(false));
        CHECK(reasoned(wheel(rim_count, 4), {}).has_settled(true));
    }
}

TEST_CASE("every finding is true of all colourings, on maps of all kinds") {
    Rng rng(5);
    std::vector<int> uses(5, 0);  // by rule
    for (int round = 0; round < 600; ++round) {
        CAPTURE(round);
        const Map map = random_map(rng);
        Options options;
        options.seed = rng.below(3);
        const Paints given = random_paints(map, rng);
        std::vector<std::vector<int>> colourings = all_colourings(map, given);
        const bool is_solvable = !colourings.empty();
        const bool is_open = colourings.size() > 1;
        const Reasoner reasoner = reasoned(map, given, options);
        for (const Finding& finding : reasoner.findings()) {
            ++at(uses, static_cast<int>(finding.rule));
            if (is_solvable) {
                check_finding(finding, colourings);
            }
        }
        CHECK(reasoner.has_chosen() == is_open);
        CHECK((int_size(given) == map.cell_count || reasoner.has_settled(is_solvable)));
        CHECK(colourings.size() == (is_solvable ? 1 : 0));
    }
    for (const int count : uses) {
        CHECK(count > 0);
    }
}

TEST_CASE("findings that count lead to the same end without the others") {
    Rng rng(6);
    for (int round = 0; round < 200; ++round) {
        CAPTURE(round);
        const Map map = random_map(rng);
        const Paints given = random_paints(map, rng);
        const Reasoner reasoner = reasoned(map, given);
        Candidates now = Domain(map, given, {}).start();
        for (const int index : reasoner.counting_findings()) {
            const Finding& finding = at(reasoner.findings(), index);
            const std::vector<int> behind = reasoner.findings_behind(index);
            CHECK(behind.back() == index);
            for (const Paint& paint : finding.rules_out) {
                now.rule_out(paint);
            }
            for (const Paint& paint : finding.places) {
                CHECK((finding.rule != Rule::only_colour || now.colours_of(paint.cell).size() == 1));
                now.place(paint);
            }
        }
        CHECK((now.open_count() == 0 || reasoner.findings().back().is_dead_end()));
    }
}

TEST_CASE("slices change nothing") {
    Rng rng(7);
    for (int round = 0; round < 100; ++round) {
        const Map map = random_map(rng);
        const Reasoner whole = reasoned(map, {});
        for (const Ticks slice : {Ticks{1}, Ticks{7}}) {
            const Reasoner sliced = reasoned(map, {}, {}, slice);
            CHECK(sliced.findings() == whole.findings());
            CHECK(sliced.stats() == whole.stats());
        }
    }
}

TEST_CASE("a known completion is followed, even if trials are too much work") {
    const Map map = wheel(7, 4);
    Options options;
    options.completion = {{0, 3}, {1, 1}, {2, 2}, {3, 1}, {4, 2}, {5, 1}, {6, 2}, {7, 0}};
    options.trial_effort = 1;
    const Reasoner reasoner = reasoned(map, {}, options);
    CHECK_FALSE(reasoner.has_given_up());
    Paints placed;
    for (const Finding& finding : reasoner.findings()) {
        placed.insert(placed.end(), finding.places.begin(), finding.places.end());
    }
    CHECK(std::is_permutation(placed.begin(), placed.end(), options.completion.begin(),
                              options.completion.end()));

    options.completion.clear();
    CHECK(reasoned(map, {}, options).has_given_up());
}

TEST_SUITE_END();
