#include "app/game/help/assistant.h"
#include "app/game/play/game_texts.h"
#include "base/text.h"

// Assistant: the ways to finish the open game, and the pieces that prevent it.

namespace tessera {

bool Assistant::wants_analysis() const {
    const Settings& settings = appearance_.settings();
    return settings.counts_ways || settings.errors == ErrorChoice::always;
}

// The card of a win shows it.
bool Assistant::wants_needed() const {
    return appearance_.settings().celebrates && !appearance_.is_framed();
}

bool Assistant::is_dead_end() const {
    return analysis_.result() && !analysis_.result()->is_solvable;
}

void Assistant::take_analysis(OpenGame& game, bool was_dead_end) {
    if (is_dead_end() && !was_dead_end) {
        announce_dead_end(game);
    }
    if (const auto trouble = analysis_.take_trouble(); trouble && wants_analysis()) {
        announcer_.notify(*trouble, true);
    }
}

void Assistant::analyse(OpenGame& game, bool is_free) {
    const bool is_at_rest = is_free && !is_searching();
    analysis_.advance(game, {is_at_rest, wants_analysis(), appearance_.now_ms()});
    needed_.advance(game, is_at_rest && !analysis_.is_at_work() && wants_needed());
    show_mistakes(game);
}

// Announces to screen readers that the position has become unsolvable, and which pieces are marked.
void Assistant::announce_dead_end(OpenGame& game) {
    show_mistakes(game);
    const auto names = with_game(game, [](auto& session, auto& view) { return mistakes(view, session); });
    if (names.empty()) {
        platform::announce(ways_text(game));
    } else {
        announcer_.say_aloud(say("marked, to be taken back: {,and}", join(names, ", ")));
    }
}

void Assistant::begin_marking(OpenGame& game) {
    mistakes_.clear();
    const bool wants_marks = appearance_.settings().errors != ErrorChoice::off;
    help_.name_mistakes(wants_marks);
    with_game(game, [&](auto& session, auto& view) {
        mark_mistakes(view, session, {});
        mark_clashes(view, wants_marks);
    });
    announcer_.mark_stale();
}

void Assistant::show_mistakes(OpenGame& game) {
    const std::optional<PositionAnalysis>& analysis = analysis_.result();
    const bool marks =
        appearance_.settings().errors == ErrorChoice::always && analysis && !analysis->is_solvable;
    const std::vector<std::string> found = marks ? analysis->blamed : std::vector<std::string>();
    if (found != mistakes_) {
        mistakes_ = found;
        with_game(game, [&](auto& session, auto& view) { mark_mistakes(view, session, found); });
        announcer_.mark_stale();
    }
}

std::string Assistant::ways_text(const OpenGame& game) const {
    const bool counts = appearance_.settings().counts_ways;
    if (is_solved(game)) {
        return {};
    }
    if (!analysis_.result() && analysis_.is_counting_ways() && counts) {
        return std::string(appearance_.strings().of("Looking for solutions\xE2\x80\xA6"));
    }
    return tessera::ways_text(appearance_.strings(), analysis_.result(), counts);
}

}  // namespace tessera
