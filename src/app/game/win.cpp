#include "app/game/win.h"

#include "app/game/game_texts.h"

#include <algorithm>

namespace tessera {

int stars_of(const OpenGame& game, double now_ms) {
    constexpr double usual_ms = 15000;  // for a move
    if (game.hint_count > 0) {
        return 1;
    }
    const int moves = counted_moves(game);
    const bool is_best =
        best_words(game.session, moves)
            ? !with_game(game, [](auto& session, auto& view) { return could_be_shorter(view, session); })
            : game.clock.elapsed(now_ms) <= usual_ms * moves;
    return is_best ? 3 : 2;
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
