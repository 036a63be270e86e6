#include "app/game/app.h"
#include "app/host/platform.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double notice_ms = 4500;

void position_was_changed(App& app, const InputOutcome& outcome) {
    if (!outcome.changed) {
        return;
    }
    if (app.help.work() != HelpController::Work::playing) {
        app.help.stop(*app.game);
    }
    if (!is_solved(*app.game)) {
        app.shows_win = false;
    }
    app.analysis.position_changed(app.now_ms);
    update_clock(app);
    save_game(app);
}

void celebrate(App& app) {
    app.shows_win = app.settings.celebrates;
    const Sentence done =
        with_game(*app.game, [](auto& session, auto& view) { return solved_sentence(view, session); });
    say_aloud(app, done);
    if (!app.shows_win) {
        show_notice(app, app.strings.with_stop(done));
    }
}

std::string two_digits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

void say_aloud(App& app, const Sentence& sentence) {
    platform::announce(app.strings.with_stop(sentence));
}

void show_notice(App& app, std::string text, bool is_bad) {
    platform::announce(text);
    app.notice = Notice{std::move(text), {}, app.now_ms + notice_ms, is_bad};
    platform::request_frame();
}

void take_outcome(App& app, const InputOutcome& outcome) {
    app.is_told = app.is_told && !outcome.used && !outcome.changed;
    position_was_changed(app, outcome);
    if (outcome.remark) {
        show_notice(app, app.strings.with_stop(*outcome.remark), true);
    } else if (outcome.aloud) {
        say_aloud(app, *outcome.aloud);
    } else if (outcome.changed && !outcome.solved) {
        say_aloud(app,
                  with_game(*app.game, [](auto& session, auto& view) { return progress(view, session); }));
    }
    if (outcome.solved) {
        note_win(app);
        celebrate(app);
    }
}

void play_input(App& app, const InputEvent& event) {
    if (app.help.work() == HelpController::Work::playing && event.kind != InputKind::move) {
        app.help.stop(*app.game);
    }
    take_outcome(app, game_input(*app.game, event, app.scene));
}

// A restart after the end is a new attempt with a clock of its own; to take that back is no way to win
// quickly.
void mind_attempts(OpenGame& game, Rewind how) {
    const bool undoes_restart = with_game(game, [&](auto& session, auto&) {
        return session.cursor() > 0 && !at(session.history(), session.cursor()).move;
    });
    if (how == Rewind::restart && is_solved(game)) {
        game.clock.set(0);
        game.hint_count = 0;
        game.is_shown = false;
    } else if (how == Rewind::undo && undoes_restart) {
        game.is_shown = true;
    }
}

void rewind_game(App& app, Rewind how) {
    app.help.stop(*app.game);
    mind_attempts(*app.game, how);
    take_outcome(app, rewind(*app.game, how, app.scene));
}

void begin_marking(App& app) {
    app.mistakes.clear();
    const bool wants_marks = app.settings.errors != ErrorChoice::off;
    app.help.name_mistakes(wants_marks);
    with_game(*app.game, [&](auto& session, auto& view) {
        mark_mistakes(view, session, {});
        mark_clashes(view, wants_marks);
    });
    app.is_told = false;
}

void show_mistakes(App& app) {
    const std::optional<Finding>& finding = app.analysis.finding();
    const bool marks = app.settings.errors == ErrorChoice::always && finding && !finding->is_solvable;
    const std::vector<std::string> found = marks ? finding->blamed : std::vector<std::string>();
    if (found != app.mistakes) {
        app.mistakes = found;
        with_game(*app.game, [&](auto& session, auto& view) { mark_mistakes(view, session, found); });
        app.is_told = false;
    }
}

void ask_hint(App& app) {
    const bool had_hint = app.help.hint().has_value();
    if (app.help.work() == HelpController::Work::hinting || is_solved(*app.game)) {
        return;
    }
    if (had_hint && app.help.is_last_step()) {
        take_outcome(app, app.help.take_hint(*app.game, app.scene));
        return;
    }
    app.help.ask_hint(*app.game, app.now_ms);
    if (const HintStep* const step = app.help.step()) {
        say_aloud(app, step->sentence);
    }
}

void solve_or_stop(App& app) {
    if (app.help.work() != HelpController::Work::none) {
        app.help.stop(*app.game);
    } else if (!is_solved(*app.game)) {
        app.help.solve(*app.game, chosen_solver(app), app.now_ms);
    }
}

// The shown time changes once a minute, so that a page at rest draws nothing.
void update_clock(App& app) {
    const bool runs =
        app.screen == Screen::play && app.is_visible && app.panel != Panel::paused && !is_solved(*app.game);
    app.game->clock.run(runs, app.now_ms);
}

void tell_table(App& app) {
    if (app.is_told) {
        return;
    }
    app.is_told = true;
    std::string text;
    if (app.screen == Screen::play && app.panel != Panel::paused) {
        BoardWords words(app.strings);
        words.line({title_text(app, *app.game), {}});
        with_game(*app.game, [&](auto& session, auto& view) {
            words.line(progress(view, session));
            put_in_words(words, view, session);
        });
        text = words.text();
    }
    if (text != app.told) {
        app.told = std::move(text);
        platform::show_words(app.told);
    }
}

std::string minutes_text(const App& app, double elapsed_ms) {
    const int minutes = static_cast<int>(elapsed_ms / 60000);
    return minutes < 60 ? app.strings.of(say("{} min", minutes))
                        : app.strings.of(say("{} h {}", minutes / 60, two_digits(minutes % 60)));
}

std::string thousands(std::string digits) {
    for (int position = int_size(digits) - 3; position > 0; position -= 3) {
        digits.insert(static_cast<std::size_t>(position), "\xC2\xA0");
    }
    return digits;
}

std::string ways_text(const App& app) {
    const std::optional<Finding>& finding = app.analysis.finding();
    if (!finding || is_solved(*app.game)) {
        return {};
    }
    if (!finding->is_solvable) {
        return app.strings.of(say("no way to finish"));
    }
    if (!app.settings.counts_ways) {
        return {};
    }
    const std::string count = thousands(finding->solutions);
    if (!finding->is_exact) {
        return app.strings.of(say("at least {} ways to finish", count));
    }
    return app.strings.of(count == "1" ? say("1 way to finish") : say("{} ways to finish", count));
}

std::string clock_text(double elapsed_ms) {
    const int seconds = static_cast<int>(elapsed_ms / 1000);
    const int hours = seconds / 3600;
    const std::string rest = two_digits(seconds % 60);
    return hours > 0 ? std::to_string(hours) + ':' + two_digits(seconds / 60 % 60) + ':' + rest
                     : std::to_string(seconds / 60) + ':' + rest;
}

std::string title_text(const App& app, const OpenGame& game) {
    return std::string(app.strings.of(std::string_view(game.title)));
}

}  // namespace tessera
