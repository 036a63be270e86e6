#include "app/families/number_swap/info.h"

#include <algorithm>

namespace tessera {

std::span<const MakerPreset<number_swap::Params>> InfoOf<NumberSwap>::difficulties() {
    using number_swap::Difficulty;
    using number_swap::params_of;
    static const std::array<MakerPreset<Params>, 3> presets = {{{"easy", params_of(Difficulty::easy)},
                                                                {"medium", params_of(Difficulty::medium)},
                                                                {"hard", params_of(Difficulty::hard)}}};
    return presets;
}

std::optional<Sentence> InfoOf<NumberSwap>::best_words(const number_swap::Level& level, int swaps) {
    return swaps == level.par ? say("{}: par!", swaps) : say("{} {swap|swaps}", swaps);
}

// Limits the barriers, which must not divide the grid.
void InfoOf<NumberSwap>::adjust(Params& params, std::string_view /*changed*/) {
    params.barriers = std::min(params.barriers, most_barriers(params));
}

}  // namespace tessera
