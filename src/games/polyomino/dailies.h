#pragma once

#include "games/game.h"

#include <array>

// The polyominoes of each day.

namespace tessera::polyomino {

// Three a day, rising through the week, on another board each day: a figure on Saturdays, a larger one on Sundays.
inline constexpr DailyWeek three_a_day = {20261126,
                                          {
                                              "size 12x5 set pentominoes tier junior stream own",
                                              "size 11x5 set kanoodle tier junior stream own",
                                              "size 11x5 set iq tier expert",
                                              "size 11x5 set iq tier expert stream own",
                                              "size 10x6 set pentominoes tier expert stream own",
                                              "figure any set pentominoes-tetrominoes tier expert stream own",
                                              "size 10x8 set pentominoes-tetrominoes tier expert stream own",
                                          },
                                          {
                                              "size 12x5 set pentominoes tier starter stream own",
                                              "size 11x5 set kanoodle tier starter stream own",
                                              "size 11x5 set iq tier starter stream own",
                                              "size 11x5 set iq tier starter stream own",
                                              "size 10x6 set pentominoes tier junior stream own",
                                              "figure any set pentominoes-tetrominoes tier junior stream own",
                                              "size 10x8 set pentominoes-tetrominoes tier junior stream own",
                                          },
                                          {
                                              "size 12x5 set pentominoes tier expert stream own",
                                              "size 11x5 set kanoodle tier expert stream own",
                                              "size 11x5 set iq tier master stream own",
                                              "size 11x5 set iq tier master stream own",
                                              "size 10x6 set pentominoes tier master stream own",
                                              "figure any set pentominoes-tetrominoes tier master stream own",
                                              "size 11x5 set kanoodle tier wizard stream own",
                                          }};

// The middle puzzle of a Saturday becomes the boxed game's pyramid. Params on other lattices than squares are written as
// recipes have them: the page's first program cannot read them (web/split.mjs).
constexpr DailyWeek with_pyramids(DailyWeek week) {
    week.since = 20261201;
    week.params[5] =
        "size 5x5 pieces 0 smallest 2 largest 0 set iq unique yes tier expert stream own lattice sphere "
        "outline pyramid";
    return week;
}

// Seven boards: the pentominoes' three and the one with a hole, the boxed games' own, the second of them turned, a
// figure, and the largest on Sundays. The hard puzzle of a Saturday is the pyramid.
inline constexpr DailyWeek seven_boards = {
    20261207,
    {
        "size 12x5 set pentominoes tier junior stream own",
        "size 8x8 mask AAAAGBgAAAA set pentominoes tier junior stream own",
        "size 11x5 set iq tier expert stream own",
        "size 9x9 pieces 0 smallest 2 largest 0 set kanoodle unique yes tier expert stream own lattice "
        "diagonal "
        "outline game",
        "size 10x6 set pentominoes tier expert stream own",
        "figure any set pentominoes-tetrominoes tier expert stream own",
        "size 10x8 set pentominoes-tetrominoes tier expert stream own",
    },
    {
        "size 12x5 set pentominoes tier starter stream own",
        "size 8x8 mask AAAAGBgAAAA set pentominoes tier starter stream own",
        "size 11x5 set iq tier starter stream own",
        "size 9x9 pieces 0 smallest 2 largest 0 set kanoodle unique yes tier starter stream own lattice "
        "diagonal "
        "outline game",
        "size 10x6 set pentominoes tier junior stream own",
        "figure any set pentominoes-tetrominoes tier junior stream own",
        "size 10x8 set pentominoes-tetrominoes tier junior stream own",
    },
    {
        "size 12x5 set pentominoes tier expert stream own",
        "size 8x8 mask AAAAGBgAAAA set pentominoes tier expert stream own",
        "size 11x5 set iq tier master stream own",
        "size 9x9 pieces 0 smallest 2 largest 0 set kanoodle unique yes tier master stream own lattice "
        "diagonal "
        "outline game",
        "size 10x6 set pentominoes tier master stream own",
        "size 5x5 pieces 0 smallest 2 largest 0 set iq unique yes tier master stream own lattice sphere "
        "outline "
        "pyramid",
        "size 10x8 set pentominoes-tetrominoes tier wizard stream own",
    }};

// Tiers go by explanations, too.
constexpr DailyWeek with_proofs(DailyWeek week) {
    week.since = 20261214;
    week.suffix = " grade proof";
    return week;
}

inline constexpr std::array<DailyWeek, 5> daily_weeks = {{
    // Small cuts, one a day.
    {0,
     {
         "size 5x5 largest 5",
         "size 6x5 largest 5",
         "size 6x6 largest 5",
         "size 7x7 largest 6",
         "size 8x7 largest 6",
         "size 9x8 largest 7",
         "size 10x10 largest 7",
     }},
    three_a_day,
    with_pyramids(three_a_day),
    seven_boards,
    with_proofs(seven_boards),
}};

}  // namespace tessera::polyomino
