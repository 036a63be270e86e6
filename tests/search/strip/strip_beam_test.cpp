#include "search/strip/strip_beam.h"

#include "base/rng.h"

#include <doctest.h>

#include <algorithm>
#include <optional>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#    include <malloc.h>
#    define TESSERA_SEES_THE_HEAP
#endif

namespace tessera {

namespace {

// Returns a rectangle to cover by straight pieces of these sizes, one of each, in both directions.
StripCover straight_pieces(int lines, int across, const std::vector<int>& sizes) {
    StripCover cover;
    cover.open = Grid<bool>(lines, across, true);
    for (const int size : sizes) {
        const int kind = int_size(cover.kinds);
        cover.kinds.push_back({.multiplicity = 1, .size = size, .weight = 100 * size * size});
        StripCover::Orientation lying{kind, {}};
        StripCover::Orientation standing{kind, {}};
        for (int step = 0; step < size; ++step) {
            lying.cells.push_back({0, step});
            standing.cells.push_back({step, 0});
        }
        cover.orientations.push_back(lying);
        if (size > 1) {
            cover.orientations.push_back(standing);
        }
    }
    return cover;
}

int best_left(const StripCover& cover, Ticks ticks) {
    StripBeam<std::uint64_t> beam(cover, {.memory_bytes = 16 << 20});
    beam.advance(ticks);
    return cover.cells_left_by(beam.best()).value_or(-1);
}

}  // namespace

TEST_SUITE_BEGIN("search/strip/strip_beam");

TEST_CASE("a board that can be covered is covered") {
    const StripCover cover = straight_pieces(6, 6, {1, 2, 3, 4, 5, 6, 6, 5, 4});
    StripBeam<std::uint64_t> narrow(cover, {});
    StripBeam<WideWord> wide(cover, {});
    REQUIRE(narrow.advance(6'000) == Outcome::solved);  // after 4,221 ticks
    REQUIRE(wide.advance(6'000) == Outcome::solved);
    CHECK(cover.is_solution(narrow.solution()));
    CHECK(cover.is_solution(wide.solution()));
}

TEST_CASE("where no cover exists the fewest cells stay open") {
    CHECK(best_left(straight_pieces(3, 3, {2, 3, 4}), 100'000) == 4);      // the long one fits nowhere
    CHECK(best_left(straight_pieces(3, 3, {3, 3, 2, 2}), 100'000) == 1);   // 2 + 2 is not 3
    CHECK(best_left(straight_pieces(1, 12, {5, 5, 5, 5}), 100'000) == 2);  // two fives in a row of twelve
    CHECK(best_left(straight_pieces(4, 4, {5, 6, 7}), 100'000) == 16);     // nothing fits at all
    CHECK(best_left(straight_pieces(2, 2, {}), 100'000) == 4);
}

TEST_CASE("a large board that is not covered in time is nearly so") {
    std::vector<int> sizes;
    for (int size = 5; size <= 40; ++size) {
        sizes.push_back(size);
    }
    const StripCover cover = straight_pieces(15, 54, sizes);  // 810 cells, as many as the pieces have
    CHECK(best_left(cover, 500'000) <= 15);                   // 10; the first run alone leaves 357
}

TEST_CASE("slices change nothing") {
    const StripCover cover = straight_pieces(5, 9, {3, 4, 5, 6, 7, 8, 9, 3});
    StripBeam<std::uint64_t> whole(cover, {});
    StripBeam<std::uint64_t> sliced(cover, {});
    const Outcome outcome = whole.advance(300'000);
    while (sliced.advance(1) == Outcome::running && sliced.stats().ticks < 300'000) {
    }
    CHECK(sliced.stats() == whole.stats());
    CHECK(sliced.best() == whole.best());
    CHECK(sliced.solution() == whole.solution());
    CHECK((outcome == Outcome::solved) == cover.is_solution(sliced.solution()));
}

TEST_CASE("the end of a wide strip is covered across") {
    std::vector<int> sizes;
    for (int size = 2; size <= 14; ++size) {
        sizes.insert(sizes.end(), {size, size});
    }
    StripCover cover = straight_pieces(13, 16, sizes);  // 208 cells, as many as the pieces have
    StripBeam<std::uint64_t> narrow(cover, {});
    StripBeam<WideWord> wide(cover, {});
    StripBeam<std::uint64_t> straight(cover, {.transposed_lines = 0});
    REQUIRE(narrow.advance(100'000) == Outcome::solved);  // after 78,196 ticks
    REQUIRE(wide.advance(100'000) == Outcome::solved);
    REQUIRE(straight.advance(100'000) == Outcome::solved);  // after 76,544
    CHECK(cover.is_solution(narrow.solution()));
    CHECK(cover.is_solution(wide.solution()));
    CHECK(cover.is_solution(straight.solution()));
    CHECK(straight.stats() != narrow.stats());
}

TEST_CASE("what is best lies on the board wherever cells are blocked") {
    Rng rng(7);
    int covered = 0;
    for (int round = 0; round < 60; ++round) {
        StripCover cover =
            straight_pieces(rng.between(8, 24), rng.between(13, 20), {9, 8, 7, 7, 5, 5, 4, 3, 2, 2});
        for (int index = 0; index < cover.open.size(); ++index) {
            const bool is_in_gap = cover.open.cell(index).row / 3 == round % 4;
            cover.open[index] = !is_in_gap && rng.between(1, 3) > 1;
        }
        StripBeam<std::uint64_t> whole(cover, {.memory_bytes = 1 << 20});
        whole.advance(200'000);
        const std::optional<int> left = cover.cells_left_by(whole.best());
        REQUIRE(left);
        covered += cover.open_count() - *left;
    }
    CHECK(covered >= 1'900);  // 1,954 of at most 60 x 52
}

#ifdef TESSERA_SEES_THE_HEAP
TEST_CASE("runs grow until they fill their memory, and not beyond") {
    const auto taken = [] {
        const struct mallinfo2 heap = mallinfo2();
        return heap.uordblks + heap.hblkhd;
    };
    std::vector<int> sizes;
    for (int size = 2; size <= 20; ++size) {
        sizes.insert(sizes.end(), {size, size});
    }
    const StripCover cover = straight_pieces(20, 21, sizes);
    const std::size_t before = taken();
    std::size_t most = before;
    StripBeam<std::uint64_t> beam(cover, {.memory_bytes = 1 << 20});
    while (beam.stats().ticks < 10'000'000) {
        beam.advance(100'000);
        most = std::max(most, taken());
    }
    CHECK(most - before < (1 << 20) * 21 / 20);
    CHECK(most - before > (1 << 20) * 9 / 10);
}
#endif

TEST_SUITE_END();

}  // namespace tessera
