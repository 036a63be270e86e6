#include "app/game/win.h"

#include "app/game/game_texts.h"

#include <algorithm>

namespace tessera {

bool counts_moves(const OpenGame& game) {
    return best_words(game.session, counted_moves(game)).has_value();
}

int moves_over(const OpenGame& game) {
    return with_game(game, [](auto& session, auto& view) { return moves_over(view, session); });
}

int stars_of(const OpenGame& game, double now_ms) {
    constexpr double usual_ms = 15000;  // for a move
    constexpr int few = 2;
    if (game.hint_count > 0) {
        return 1;
    }
    if (counts_moves(game)) {
        const int over = moves_over(game);
        return over == 0 ? 3 : over <= few ? 2 : 1;
    }
    return game.clock.elapsed(now_ms) <= usual_ms * counted_moves(game) ? 3 : 2;
}

std::optional<ChapterProgress> chapter_progress(const LevelList& levels, const Records& records,
                                                std::string_view code) {
    const ShippedLevel* const level = levels.find(code);
    for (const LevelList::Chapter& chapter :
         level != nullptr ? levels.chapters_of(level->family) : std::vector<LevelList::Chapter>()) {
        const auto is_this = [&](int index) {
            return levels.level(index).code == code;
        };
        if (std::any_of(chapter.levels.begin(), chapter.levels.end(), is_this)) {
            const auto solved = std::count_if(chapter.levels.begin(), chapter.levels.end(), [&](int index) {
                return records.is_solved(levels.level(index).code);
            });
            return ChapterProgress{chapter.title, static_cast<int>(solved), int_size(chapter.levels)};
        }
    }
    return std::nullopt;
}

}  // namespace tessera
