#include "app/families/edge_match/info.h"

#include <algorithm>

namespace tessera {

// Promises one solution if it is quick to prove: with a frame, or on small boards, and with enough motifs.
void InfoOf<EdgeMatch>::adjust(Params& params, std::string_view /*changed*/) {
    const int side = std::max(params.columns, params.rows);
    const int edge_kinds = edge_match::palette_of(params).kinds() * (params.has_halves ? 2 : 1);
    const int needed = params.is_framed ? side : 3 * side;
    params.is_unique = side <= edge_match::max_unique_side && edge_kinds >= needed;
    params.tier = params.is_unique ? params.tier : std::nullopt;
}

}  // namespace tessera
