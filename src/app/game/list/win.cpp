#include "app/game/list/win.h"

#include "app/game/list/calendar.h"
#include "app/game/play/game_texts.h"
#include "app/host/platform.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr int most_stars = 3;

// Returns the most time for three stars.
double quick_ms(const OpenGame& game) {
    constexpr double usual_ms = 15000;  // for a move
    return usual_ms * counted_moves(game);
}

}  // namespace

bool counts_moves(const OpenGame& game) {
    return best_words(game.session, counted_moves(game)).has_value();
}

int moves_over(const OpenGame& game) {
    return with_game(game, [](auto& session, auto& view) { return moves_over(view, session); });
}

int stars_of(const OpenGame& game, double now_ms) {
    constexpr int few = 2;
    if (game.hint_count > 0) {
        return 1;
    }
    if (counts_moves(game)) {
        const int over = moves_over(game);
        return over == 0 ? most_stars : over <= few ? 2 : 1;
    }
    return game.clock.elapsed(now_ms) <= quick_ms(game) ? most_stars : most_stars - 1;
}

std::string_view praise_of(const OpenGame& game, double now_ms) {
    constexpr std::array<std::string_view, most_stars> words = {"Solved!", "Well done!", "Perfect!"};
    return at(words, stars_of(game, now_ms) - 1);
}

std::optional<Sentence> more_stars(const OpenGame& game, double now_ms) {
    if (stars_of(game, now_ms) == most_stars) {
        return std::nullopt;
    }
    if (counts_moves(game)) {
        return say("For gold: no hints, {} {swap|swaps}", counted_moves(game) - moves_over(game));
    }
    return game.hint_count > 0 ? say("For two stars: no hints")
                               : say("Three stars within {}", clock_text(quick_ms(game)));
}

Beaten best_of(const OpenGame& game, const Records& records) {
    return {records.best_ms(game.code), records.best_moves(game.code)};
}

void add_win(const OpenGame& game, Records& records, double now_ms) {
    const double elapsed_ms = game.clock.elapsed(now_ms);
    const int stars = stars_of(game, now_ms);
    records.add(game.code, elapsed_ms);
    records.add_stars(game.code, stars);
    records.add_hints(game.code, game.hint_count);
    if (best_words(game.session, move_count(game))) {
        records.add_moves(game.code, move_count(game));
    }
    if (game.daily) {
        const std::string code = day_code(family_id(game.session), *game.daily);
        const bool is_late = platform::today() != format_day(game.daily->day);
        is_late ? records.add_late(code, elapsed_ms) : records.add(code, elapsed_ms);
        records.add_stars(code, stars);
        records.add_hints(code, game.hint_count);
    }
}

std::optional<ChapterProgress> chapter_progress(const LevelList& levels, const Records& records,
                                                std::string_view code) {
    const ShippedLevel* const level = levels.find(code);
    for (const LevelList::Chapter& chapter :
         level != nullptr ? levels.chapters_of(level->family) : std::vector<LevelList::Chapter>()) {
        const auto is_this = [&](int index) {
            return levels.level(index).code == code;
        };
        const auto found = std::find_if(chapter.levels.begin(), chapter.levels.end(), is_this);
        if (found != chapter.levels.end()) {
            const auto solved = std::count_if(chapter.levels.begin(), chapter.levels.end(), [&](int index) {
                return records.is_solved(levels.level(index).code);
            });
            return ChapterProgress{chapter.title, static_cast<int>(solved), int_size(chapter.levels),
                                   static_cast<int>(found - chapter.levels.begin()) + 1};
        }
    }
    return std::nullopt;
}

ComparedTimes compared_times(const Records& records, std::string_view family, const Daily& daily, double ms) {
    ComparedTimes times;
    for (const auto& [code, best_ms] : records.best_times()) {
        const auto other = daily_in_link(code, family);
        if (other && best_ms && !records.is_late(code) && code != day_code(family, daily)) {
            times.slower += *best_ms > ms ? 1 : 0;
            ++times.count;
        }
    }
    return times;
}

}  // namespace tessera
