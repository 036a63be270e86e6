#include "search/frontier/max_agreement_cover.h"

#include "base/rng.h"
#include "search/frontier/kept_upper_bounds.h"
#include "support/drawn_cover.h"

#include <doctest.h>

#include <algorithm>
#include <set>

using namespace tessera;

namespace {

using Options = std::vector<int>;

// Returns a small board with straight and bent pieces of two and three cells, each of limited multiplicity.
GridCover random_cover(Rng& rng) {
    GridCover cover;
    cover.width = rng.between(2, 3);
    cover.length = rng.between(3, 4);
    cover.open.assign(static_cast<std::size_t>(cover.cell_count()), true);
    cover.open[static_cast<std::size_t>(rng.between(0, cover.cell_count() - 1))] = rng.below(2) == 0;
    const std::vector<std::vector<Options>> outlines = {
        {{0, 1}, {0, cover.width}},
        {{0, cover.width, 2 * cover.width}},
        {{0, 1, cover.width}, {0, cover.width, cover.width + 1}},
    };
    const std::vector<GridCover::UnitArea> sizes = {{0, 2, 0}, {1, 3, 1}, {2, 3, 1}};
    for (int kind = 0; kind < int_size(outlines); ++kind) {
        cover.multiplicities.push_back(rng.between(1, 3));
        cover.kinds.push_back({{kind, 1}});
        cover.unit_areas.push_back(at(sizes, kind));
        for (const Options& outline : at(outlines, kind)) {
            for (int cell = 0; cell + outline.back() < cover.cell_count(); ++cell) {
                Options cells;
                bool fits = true;
                for (const int step : outline) {
                    cells.push_back(cell + step);
                    const bool turns_over = cell % cover.width + step % cover.width >= cover.width;
                    fits = fits && !turns_over && cover.open[static_cast<std::size_t>(cells.back())];
                }
                if (fits) {
                    cover.add_option(kind, cells);
                }
            }
        }
    }
    return cover;
}

int kept_of(const Options& solution, const Options& soft) {
    return static_cast<int>(std::count_if(soft.begin(), soft.end(), [&](int option) {
        return std::find(solution.begin(), solution.end(), option) != solution.end();
    }));
}

Options random_options(const GridCover& cover, Rng& rng, int count) {
    std::set<int> options;
    for (int tries = 0; tries < count; ++tries) {
        options.insert(rng.between(0, cover.option_count() - 1));
    }
    return {options.begin(), options.end()};
}

int most_kept(const GridCover& cover, const Options& soft) {
    int most = -1;
    for (const Options& solution : all_solutions(cover)) {
        most = std::max(most, kept_of(solution, soft));
    }
    return most;
}

void check_agreement(const GridCover& cover, const Options& soft, const MaxAgreementLimits& limits) {
    const int most = most_kept(cover, soft);
    MaxAgreementCover search(cover, soft, limits);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = search.advance(50);
    }
    CHECK(outcome == (most >= 0 ? Outcome::solved : Outcome::exhausted));
    CHECK_FALSE(search.gave_up());
    if (outcome == Outcome::solved) {
        CHECK(cover.is_solution(search.chosen()));
        CHECK(kept_of(search.chosen(), soft) == most);
    }
}

void check_many(const MaxAgreementLimits& limits, int soft_count) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const GridCover cover = random_cover(rng);
        if (cover.option_count() > 0) {
            check_agreement(cover, random_options(cover, rng, soft_count), limits);
        }
    }
}

}  // namespace

TEST_SUITE_BEGIN("search/frontier/max_agreement_cover");

TEST_CASE("the solution of most agreement keeps as many options as brute force says") {
    check_many({}, 5);
}

TEST_CASE("layers alone find it too") {
    MaxAgreementLimits limits;
    limits.probe_ticks = 0;
    check_many(limits, 5);
}

TEST_CASE("searches too short to decide hand over to the layers") {
    MaxAgreementLimits limits;
    limits.probe_ticks = 2;
    check_many(limits, 5);
}

TEST_CASE("more options than conflicts are looked for among change nothing") {
    check_many({}, 3 * max_bounded_options);
}

TEST_CASE("no solution keeps more of a set than the conflicts allow") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const GridCover cover = random_cover(rng);
        if (cover.option_count() == 0) {
            continue;
        }
        const Options soft = random_options(cover, rng, 6);
        const std::vector<std::uint8_t> most = kept_upper_bounds(cover, soft);
        REQUIRE(int_size(most) == 1 << soft.size());
        for (const Options& solution : all_solutions(cover)) {
            unsigned kept = 0;
            for (int index = 0; index < int_size(soft); ++index) {
                const int option = at(soft, index);
                const bool has = std::find(solution.begin(), solution.end(), option) != solution.end();
                kept |= has ? 1U << index : 0U;
            }
            for (unsigned set = 0; set < most.size(); ++set) {
                CHECK(at(most, static_cast<int>(set)) >= std::popcount(set & kept));
            }
        }
    }
}

TEST_CASE("a gap between two options is a conflict") {
    GridCover cover;  // 1x5: two dominoes around one cell, without a single cell to fill it
    cover.width = 1;
    cover.length = 5;
    cover.open.assign(5, true);
    cover.multiplicities = {2, 1};
    cover.kinds = {{{0, 1}}, {{1, 1}}};
    cover.unit_areas = {{0, 2, 0}, {1, 1, 1}};
    for (int cell = 0; cell < 4; ++cell) {
        cover.add_option(0, {cell, cell + 1});
    }
    CHECK(kept_upper_bounds(cover, {0, 3}) == std::vector<std::uint8_t>{0, 1, 1, 2});
    cover.multiplicities.back() = 0;
    CHECK(kept_upper_bounds(cover, {0, 3}) == std::vector<std::uint8_t>{0, 0, 0, 0});
}

TEST_CASE("a conflict made known counts for larger sets") {
    std::vector<std::uint8_t> most = {0, 1, 1, 2, 1, 2, 2, 3};
    add_conflict(most, 0b011);
    CHECK(most == std::vector<std::uint8_t>{0, 1, 1, 1, 1, 2, 2, 2});
    add_conflict(most, 0b100);
    CHECK(most == std::vector<std::uint8_t>{0, 1, 1, 1, 0, 1, 1, 1});
}

TEST_SUITE_END();
