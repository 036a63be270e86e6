#pragma once

#include "base/result.h"
#include "games/params.h"
#include "games/puzzle_grade.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::polyomino {

inline constexpr int generator_version = 1;  // increases when the same params and seed give another level

inline constexpr int max_unique_cells = 100;  // largest board for which a unique solution is proved

inline constexpr int usual_side = 8;

// A purpose beyond the tier, for puzzles with a unique solution.
enum class Aim : std::uint8_t {
    none,
    fewest,   // as few givens as are found
    hardest,  // the hardest of several with as few givens
    // Its explanation needs this technique of the course and none that comes later there.
    hole,
    ahead,
    pair,
    parity,
};
inline constexpr std::array<std::string_view, 7> aim_names = {"none",  "fewest", "hardest", "hole",
                                                              "ahead", "pair",   "parity"};
constexpr bool is_technique(Aim aim) {
    return aim >= Aim::hole;
}

// Parameters for cutting a board into random pieces; zeros leave the choice to the generator. The fields
// after the sizes are for puzzles that are more than a cut (engines/generator.h).
struct Params {
    int columns = usual_side;
    int rows = usual_side;
    int max_pieces = 0;  // 0: no limit
    int min_size = 2;
    int max_size = 0;               // 0: the shorter side of the board, at least 4 if possible
    std::string mask = {};          // blocked cells of a drawn board (board_mask.h); empty: none
    std::string figure = {};        // board, instead of columns and rows; "any": one of them; empty: none
    std::string set = {};           // set whose pieces cover the board instead of a cut; empty: none
    bool is_unique = false;         // givens leave a unique solution
    std::optional<Tier> tier = {};  // difficulty; needs is_unique; nothing: any
    bool has_own_stream = false;    // for unique solutions: own random boards per size, set and tier
    std::string lattice = {};       // name of another lattice than that of squares; empty: squares
    std::string outline = {};       // of the board on a lattice (lattice_board.h); empty: its usual one
    int layers = 0;                 // of a box or of a drawn board in space; 0: one
    Aim aim = Aim::none;            // implies is_unique
    bool has_proof_grade =
        false;  // the tier is that of the explanation (engines/grader.h), too; needs a tier

    bool operator==(const Params&) const = default;
};

// `size 8x8 pieces 0 smallest 2 largest 0`; omitted values keep their defaults. Values that older versions do
// not know are written only if set: ` mask Ag8 figure heart set iq unique yes tier expert stream own`. With a
// figure, the size is that of the defaults, and there is no mask. On another lattice the size is that of an outline or, with
// a mask, of a drawing; ` lattice cubic outline box layers 3` follow, then ` aim fewest grade proof`.
const ParamTable& param_table();
Result<Params> parse_params(std::string_view text);
std::string format_params(const Params& params);

inline constexpr std::string_view any_figure = "any";

// Returns the params of the board drawn in a text (board_mask.h): `size 5x4 mask Ag8`. On another lattice the text is a
// level's, or a line `lattice NAME` with a drawing below.
Result<std::string> params_of_drawing(std::string_view text);

// Returns nothing, or the reason why no board can be cut with these params.
std::optional<Sentence> why_params_are_impossible(const Params& params);

}  // namespace tessera::polyomino
