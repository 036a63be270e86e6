#include "games/polyomino/engines/level_to_fill.h"

#include "base/apart.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/generator.h"
#include "games/polyomino/lattice_board.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tessera::polyomino {

Level level_of_set(const Params& params, std::uint64_t seed) {
    if (!params.lattice.empty()) {
        return apart(level_on_lattice)(params);
    }
    Level level;
    level.board = board_of(params, seed);
    level.pieces = *pieces_of_set(params.set);
    return level;
}

std::string title_of(const Params& params, std::uint64_t seed) {
    const std::string_view set = params.set;
    const std::string_view tier = params.tier ? at(tier_names, static_cast<int>(*params.tier)) : "";
    const std::string_view aim = params.aim != Aim::none ? at(aim_names, static_cast<int>(params.aim)) : "";
    std::string title = name_of_board(params, seed);
    for (const std::string_view word : {set, tier, aim}) {
        title += (word.empty() ? "" : " ") + std::string(word);
    }
    return title + " #" + std::to_string(seed);
}

void leave_out_unused(Level& level, std::vector<Placement>& solution) {
    std::vector<Piece> pieces;
    std::vector<int> new_index(level.pieces.size(), -1);
    for (const Placement& placement : solution) {
        int& index = at(new_index, placement.piece);
        if (index < 0) {
            index = int_size(pieces);
            pieces.push_back(at(level.pieces, placement.piece));
            pieces.back().count = 0;
        }
        ++at(pieces, index).count;
    }
    for (Placement& placement : solution) {
        placement.piece = at(new_index, placement.piece);
    }
    std::sort(solution.begin(), solution.end());
    level.pieces = std::move(pieces);
}

}  // namespace tessera::polyomino
