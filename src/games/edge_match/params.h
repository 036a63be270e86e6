#pragma once

#include "base/result.h"
#include "games/edge_match/level.h"
#include "games/params.h"
#include "games/puzzle_grade.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::edge_match {

inline constexpr int generator_version = 1;  // changes when the same params and seed would give another level

inline constexpr int max_motif_count = 7;
inline constexpr int max_color_count = 8;
inline constexpr int max_unique_side = 6;  // the largest board side of which uniqueness is proved

struct Params {
    int columns = 4;
    int rows = 4;
    int motif_count = 0;  // 0: as suits the board (palette_of)
    int color_count = 0;  // likewise
    bool is_framed = true;
    bool has_halves = false;
    bool is_unique = true;          // one solution, whole-board turns and identical tiles apart
    std::optional<Tier> tier = {};  // how hard it is then; nothing: any

    bool operator==(const Params&) const = default;
};

// `size 4x4 motifs 2 colors 3 frame yes halves no unique yes`; what is left out keeps its default, and
// uniqueness is asked for by default wherever it can be proved. Motifs and colours stand there only where they were
// chosen, as they were in all recipes of older versions. What those do not know stands there only where it is asked
// for: ` tier expert`.
const ParamTable& param_table();
Result<Params> parse_params(std::string_view text);
std::string format_params(const Params& params);

// Nothing, or why there can be no such level.
std::optional<Sentence> why_params_are_impossible(const Params& params);

// How many motifs in how many colours a board has: as the params say, or else so many that search solves it in a moment
// and that puzzles of the tier are met soon (measured: README.md).
struct Palette {
    int motifs = 0;
    int colors = 0;

    int kinds() const { return motifs * colors; }
    bool operator==(const Palette&) const = default;
};
Palette palette_of(const Params& params);

// The letter of level text for a motif in a colour; which motif and colour a letter means (A .. H motif 0).
char letter_of(int motif, int color);
struct MotifColor {
    int motif = 0;
    int color = 0;
};
MotifColor motif_color_of(char letter);

}  // namespace tessera::edge_match
