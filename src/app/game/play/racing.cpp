#include "app/game/play/racing.h"

#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "base/apart.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double tenth_ms = 100;

int history_size(const OpenGame& game) {
    return std::visit([](const auto& session) { return int_size(session.history()); }, game.session);
}

}  // namespace

double rival_ms(const RivalGame& race) {
    return race.total() * tenth_ms;
}

void note_times(OpenGame& game, double now_ms) {
    const int cursor = cursor_of(game);
    const auto now = static_cast<std::uint32_t>(
        std::min(game.clock.elapsed(now_ms) / tenth_ms, static_cast<double>(most_race_tenths)));
    game.tenths.resize(static_cast<std::size_t>(history_size(game) - 1), now);
    for (int entry = game.timed_to; entry < cursor; ++entry) {
        at(game.tenths, entry) = now;
    }
    game.timed_to = cursor;
}

std::string code_of_race(const OpenGame& game) {
    const int moves = move_count(game);
    if (!is_solved(game) || game.is_shown || game.code.empty() || moves == 0 ||
        int_size(game.tenths) < game.timed_to || game.timed_to != cursor_of(game)) {
        return "";
    }
    const auto end = game.tenths.begin() + game.timed_to;
    return encode_race(written_session(game), {end - moves, end}, game.hint_count).value_or("");
}

void set_race(OpenGame& game, const std::string& code) {
    game.race =
        may_be_race(code) && platform::is_whole() ? apart(race_in_link)(code) : std::optional<RivalGame>();
    game.race_link = game.race ? code : "";
    game.has_rival_finished = false;
}

void leave_race(OpenGame& game) {
    game.race.reset();
    game.race_link.clear();
}

AnySession rival_position(const OpenGame& game, double elapsed_ms) {
    const int moves = game.race->moves_by(elapsed_ms);
    return std::visit(
        [&](auto rival) -> AnySession {
            rival.go_to(moves);
            auto upright = game.written ? set_upright(rival, TableForm::narrow) : std::nullopt;
            return upright ? std::move(*upright) : std::move(rival);
        },
        game.race->game);
}

std::optional<double> rival_due_ms(const OpenGame& game, double elapsed_ms) {
    const int made = game.race ? game.race->moves_by(elapsed_ms) : 0;
    return game.race && made < int_size(game.race->tenths)
               ? std::optional(at(game.race->tenths, made) * tenth_ms - elapsed_ms)
               : std::nullopt;
}

bool is_rival_ahead(const OpenGame& game, double elapsed_ms) {
    return game.race && !is_solved(game) && elapsed_ms >= rival_ms(*game.race);
}

Sentence rival_words(const RivalGame& race) {
    const std::string time = clock_text(rival_ms(race));
    return race.hint_count == 0 ? say("your friend solved this in {}", time)
                                : say("your friend solved this in {}, hints: {}", time, race.hint_count);
}

Sentence time_to_beat(const RivalGame& race) {
    const std::string time = clock_text(rival_ms(race));
    return race.hint_count == 0 ? say("Time to beat: {}", time)
                                : say("Time to beat: {}, hints: {}", time, race.hint_count);
}

Sentence race_words(const OpenGame& game, double elapsed_ms) {
    const double ahead = rival_ms(*game.race) - elapsed_ms;
    const std::string seconds = clock_text(std::abs(ahead));
    if (std::abs(ahead) < 1000) {
        return say("you and your friend were equally fast");
    }
    return ahead > 0 ? say("you beat your friend by {}", seconds) : say("your friend was {} faster", seconds);
}

}  // namespace tessera
