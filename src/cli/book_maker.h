#pragma once

#include "cli/arguments.h"
#include "cli/input.h"
#include "games/recipe.h"
#include "session/any_session.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tessera {

// Puzzles of one family and tier, or those of one day.
struct BookTier {
    std::string family;
    std::string tier;    // as in --tiers; of a day empty
    std::string params;  // of the generator, tier included
    GivenSymmetry symmetry = GivenSymmetry::none;
    std::size_t count = 0;
    std::string day = {};              // as "2026-12-24"; empty: none
    std::vector<Recipe> dailies = {};  // the puzzles of that day
};

struct BookPuzzle {
    AnySession session;
    std::vector<std::string> moves;  // to the solution
};

// Returns what a part of a book is made of, or a line for standard error: a family without such a tier, options that no
// puzzle has.
Readable<std::vector<BookTier>> tiers_of(const Arguments& part);

// Returns the days of --dailies, a tier each, or a line for standard error.
Readable<std::vector<BookTier>> days_of(const Arguments& part);

struct MadeBook {
    std::vector<std::vector<BookPuzzle>> tiers;  // the puzzles of each
    std::string trouble;                         // a line for standard error; empty: all are made
    bool is_stopped = false;                     // by the limit or by Ctrl-C
};

// Makes the puzzles, no two alike, on so many threads. They depend on the tiers and on the seed alone.
MadeBook make_book(const std::vector<BookTier>& tiers, std::uint64_t seed, const Arguments& arguments);

}  // namespace tessera
