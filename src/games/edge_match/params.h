#pragma once

#include "base/result.h"
#include "games/edge_match/level.h"
#include "games/params.h"
#include "games/puzzle_grade.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::edge_match {

inline constexpr int generator_version = 1;  // increases when the same params and seed give another level

inline constexpr int max_motif_count = 7;
inline constexpr int max_color_count = 8;
inline constexpr int max_unique_side = 6;  // largest board side for which uniqueness is proved

struct Params {
    int columns = 4;
    int rows = 4;
    int motif_count = 0;  // 0: depends on the board (palette_of)
    int color_count = 0;  // likewise
    bool is_framed = true;
    bool has_halves = false;
    bool is_unique = true;          // unique up to turns of the whole board and exchanges of equal tiles
    std::optional<Tier> tier = {};  // difficulty; nothing: any

    bool operator==(const Params&) const = default;
};

// `size 4x4 motifs 2 colors 3 frame yes halves no unique yes`; omitted values keep their defaults.
// Uniqueness is the default wherever it can be proved. Motifs and colours are written only if they were
// chosen, as they were in all recipes of older versions. Values that those do not know are written only if
// set: ` tier expert`.
const ParamTable& param_table();
Result<Params> parse_params(std::string_view text);
std::string format_params(const Params& params);

// Returns nothing, or the reason why no such level exists.
std::optional<Sentence> why_params_are_impossible(const Params& params);

// Numbers of motifs and colours: as in the params, or by default such that search is fast and puzzles of the
// tier are found soon (measured: README.md).
struct Palette {
    int motifs = 0;
    int colors = 0;

    int kinds() const { return motifs * colors; }
    bool operator==(const Palette&) const = default;
};
Palette palette_of(const Params& params);

// Returns the letter of level text for a motif in a colour; motif_color_of is the inverse (A .. H
// are motif 0).
char letter_of(int motif, int color);
struct MotifColor {
    int motif = 0;
    int color = 0;
};
MotifColor motif_color_of(char letter);

}  // namespace tessera::edge_match
