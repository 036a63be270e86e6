#pragma once

#include "cli/campaign_file.h"
#include "games/recipe.h"
#include "session/any_session.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// Rows of `generate --count`, one puzzle a line: "SEED CODE", "SEED -" if the seed gives none, or "SEED = FIRST" if it
// gives the puzzle of an earlier one. With --json they are objects with `seed` and `link`, or `level` where no link is
// long enough, and `same_as`.
struct PuzzleRow {
    std::uint64_t seed = 0;
    std::string puzzle;                    // share code or level text; empty: none
    std::optional<std::uint64_t> same_as;  // the seed of the first such puzzle
};

std::optional<PuzzleRow> puzzle_row_of(std::string_view row);

// Returns the seed of a puzzle among many. No two puzzles of one base have the same.
std::uint64_t seed_of_many(std::uint64_t base, std::size_t number);

// Returns the share code, or that of the recipe if the puzzle is too large for a link.
std::string code_of_made(const Recipe& recipe, const std::string& level);

// Returns a text that equal puzzles share, also if one is the other turned.
std::string puzzle_key(const AnySession& session);

// Recognises puzzles that came before, also if they are turned on the board.
class Twins {
public:
    // Takes the rows in their order. Returns the row itself, or for a repeated puzzle the row that names its twin.
    std::string named(const std::string& row);

private:
    std::map<std::string, std::uint64_t> first_seeds_;  // by puzzle
    std::map<std::uint64_t, std::string> puzzles_;      // by seed
};

// Names all twins in the rows.
void name_twins(Rows& rows);

// Returns how two rows of one run contradict each other; empty if they do not. One of them may name a twin, which is not in
// every part.
std::string puzzle_contradiction(std::string_view one, std::string_view other);

// Returns the form in which the rows of these seeds are read again.
RowForm puzzle_rows(const std::map<std::uint64_t, std::size_t>& runs_by_seed);

}  // namespace tessera
