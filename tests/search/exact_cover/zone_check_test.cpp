#include "search/exact_cover/zone_check.h"

#include <doctest.h>

#include <string>
#include <utility>

namespace tessera {

TEST_SUITE_BEGIN("search/exact_cover/zone_check");

namespace {

// Returns a board of cells in a row, and units of these sizes.
CoverBoard strip_of(int cell_count, std::vector<int> unit_sizes) {
    CoverBoard board{
        std::vector<std::vector<int>>(static_cast<std::size_t>(cell_count)), std::move(unit_sizes), {}};
    for (int cell = 0; cell + 1 < cell_count; ++cell) {
        board.neighbours[static_cast<std::size_t>(cell)].push_back(cell + 1);
        board.neighbours[static_cast<std::size_t>(cell) + 1].push_back(cell);
    }
    return board;
}

// `.` is an open cell; `used` has an x for each unit on the board.
bool can_fill(ZoneCheck& check, const std::string& cells, const std::string& used) {
    std::vector<bool> open;
    for (const char cell : cells) {
        open.push_back(cell == '.');
    }
    std::vector<bool> is_used;
    for (const char unit : used) {
        is_used.push_back(unit == 'x');
    }
    return check.can_fill(open, is_used);
}

}  // namespace

TEST_CASE("a zone is filled by sizes that add up to it, each unit used once") {
    for (const bool has_cache : {false, true}) {
        ZoneCheck check(strip_of(11, {2, 3, 6}), has_cache);
        CHECK(can_fill(check, "...........", "---"));
        CHECK(can_fill(check, "#........##", "---"));
        CHECK_FALSE(can_fill(check, "#.......###", "---"));  // 2 + 3 + 2 would need the 2 twice
        CHECK(can_fill(check, ".....#.....", "---"));        // zones are checked independently
        CHECK_FALSE(can_fill(check, "..........#", "---"));
        CHECK_FALSE(can_fill(check, ".....######", "x--"));
        CHECK(can_fill(check, "...#......#", "x--"));
        CHECK(can_fill(check, "###########", "xxx"));
    }
}

TEST_CASE("what remained before is not summed up again") {
    ZoneCheck cached(strip_of(12, {2, 2, 3, 5}), true);
    ZoneCheck uncached(strip_of(12, {2, 2, 3, 5}), false);
    for (const std::string used : {"x---", "-x--", "x---"}) {  // the same sizes remain
        CHECK(can_fill(cached, "..........##", used) == can_fill(uncached, "..........##", used));
    }
    CHECK(cached.ticks() < uncached.ticks());
}

TEST_SUITE_END();

}  // namespace tessera
