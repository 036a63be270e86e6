#include "app/game/app.h"

#include "app/host/platform.h"
#include "base/text.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace tessera {

namespace {

std::unique_ptr<App> running;  // what the host's inward calls are about

bool is_dark(const App& app) {
    return app.settings.theme == ThemeChoice::dark ||
           (app.settings.theme == ThemeChoice::system && platform::prefers_dark());
}

Language language_of(const Settings& settings) {
    const bool is_french =
        settings.language == LanguageChoice::french ||
        (settings.language == LanguageChoice::system && platform::language().substr(0, 2) == "fr");
    return is_french ? Language::french : Language::english;
}

void update_scene(App& app) {
    app.now_ms = platform::now_ms();
    app.scene.now_ms = app.now_ms;
    app.scene.pixel = app.window.pixel();
    app.scene.is_still = app.is_still();
    app.scene.letters = app.settings.letters;
    app.scene.has_keyboard_focus = app.sdl_input.is_keyboard_used();
}

Rect safe_screen(const App& app) {
    const platform::Insets insets = platform::safe_area();
    return {insets.left, insets.top, app.window.width() - insets.left - insets.right,
            app.window.height() - insets.top - insets.bottom};
}

bool is_hopeless(const App& app) {
    return app.insight.finding() && !app.insight.finding()->is_solvable;
}

// Who cannot see the board hears when the last way to finish is gone, and which pieces are marked for it.
void announce_dead_end(App& app) {
    show_mistakes(app);
    const auto names =
        with_game(*app.table, [](auto& session, auto& view) { return mistakes(view, session); });
    const Sentence marked = say("marked, to be taken back: {}", join(names, ", "));
    platform::announce(names.empty() ? ways_text(app) : app.strings.with_stop(marked));
}

// What the jobs have to say goes to whoever asked.
void advance_jobs(App& app) {
    const bool had_hint = app.assistant.hint().has_value();
    const bool was_hopeless = is_hopeless(app);
    app.pool.deliver();
    if (is_hopeless(app) && !was_hopeless) {
        announce_dead_end(app);
    }
    advance_making(app);
    note_solver_run(app);
    const Played laid_out = app.assistant.advance(*app.table, app.scene);
    app.table->is_shown |= laid_out.changed;
    use_played(app, laid_out);
    const HintStep* const step = app.assistant.step();
    if (!had_hint && step != nullptr) {
        say_aloud(app, step->sentence);
    }
    if (const auto verdict = app.assistant.take_verdict()) {
        show_notice(app, app.strings.with_stop(*verdict), true);
    }
    const bool analyses = app.settings.counts_ways || app.settings.errors == ErrorChoice::always;
    const bool is_free = app.assistant.work() == Assistant::Work::none && !app.maker.job && app.is_visible;
    app.insight.advance(*app.table, {is_free, analyses, app.now_ms});
    show_mistakes(app);
}

void draw_everything(App& app, Ui& ui) {
    const Rect screen = safe_screen(app);
    if (app.screen == Screen::home) {
        draw_home(app, ui, screen);
    } else {
        draw_play(app, ui, screen);
    }
    draw_notice(app, ui, screen);
    if (app.panel != Panel::none) {
        draw_panel(app, ui, {0, 0, app.window.width(), app.window.height()});
        if (app.panel == Panel::make) {
            draw_notice(app, ui, screen);
        }
    }
}

// A hand over what can be pressed.
void set_cursor(const App& app) {
    const auto& spots = app.ui_state.spots();
    const bool is_over = std::any_of(spots.begin(), spots.end(), [&](const Spot& spot) {
        return spot.is_enabled && spot.takes_focus && app.ui_state.is_hovered(spot.name);
    });
    static SDL_Cursor* const arrow = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW);
    static SDL_Cursor* const hand = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND);
    if (SDL_GetCursor() != (is_over ? hand : arrow)) {
        SDL_SetCursor(is_over ? hand : arrow);
    }
}

// The host is asked for one frame when the next thing on the screen goes out of date, and else for none.
void schedule_wake(const App& app) {
    double due = 0;
    const auto wake_at = [&](double time_ms) {
        due = due > 0 ? std::min(due, time_ms) : time_ms;
    };
    if (app.notice && app.notice->until_ms > 0) {
        wake_at(app.notice->until_ms + 20);
    }
    if (app.table->clock.is_running()) {
        constexpr double minute = 60000;
        wake_at(app.now_ms + minute - std::fmod(app.table->clock.elapsed(app.now_ms), minute) + 20);
    }
    if (making_due_ms(app) > 0) {
        wake_at(making_due_ms(app));
    }
    if (app.insight.due_ms() > 0) {
        wake_at(app.insight.due_ms());
    }
    if (due > 0) {
        platform::request_frame_in(due - app.now_ms);
    }
}

bool needs_frame(const App& app) {
    const bool moves = app.screen == Screen::play &&
                       with_game(*app.table, [&](auto&, auto& view) { return is_moving(view, app.now_ms); });
    return moves || app.assistant.work() != Assistant::Work::none;
}

void escape_pressed(App& app) {
    if (app.panel != Panel::none) {
        app.panel = Panel::none;
    } else if (app.screen == Screen::home) {
        app.screen = Screen::play;
    } else {
        app.assistant.stop(*app.table);
        app.shows_win = false;
    }
}

void command_pressed(App& app, char character) {
    if (character == 'Z') {
        rewind_game(app, Rewind::undo);
    } else if (character == 'Y') {
        rewind_game(app, Rewind::redo);
    } else if (character == 'H') {
        ask_hint(app);
    } else if (character == '?') {
        app.panel = Panel::help;
    }
}

// Tab goes through the pieces first, then through the buttons, then out of the canvas.
bool step_focus_in(App& app, bool backwards) {
    const bool on_table = app.screen == Screen::play && app.panel == Panel::none;
    const auto step_table = [&] {
        return with_game(*app.table,
                         [&](auto& session, auto& view) { return step_focus(view, session, backwards); });
    };
    if (!on_table) {
        return app.ui_state.step_focus(backwards);
    }
    if (!app.ui_state.has_focus()) {
        if (step_table()) {
            return true;
        }
        if (backwards) {
            return false;
        }
    }
    if (app.ui_state.step_focus(backwards)) {
        with_game(*app.table, [](auto&, auto& view) { drop_focus(view); });
        return true;
    }
    app.ui_state.clear_focus();
    return backwards && step_table();
}

void key_pressed(App& app, const InputEvent& event) {
    if (event.key == Key::tab) {
        if (!app.is_tab_done) {
            step_focus_in(app, event.shift);
        }
        app.is_tab_done = false;
        return;
    }
    if (app.ui_state.input(event)) {
        return;
    }
    const bool on_table = app.screen == Screen::play && app.panel == Panel::none;
    if (on_table) {
        const Played played = table_input(*app.table, event, app.scene);
        use_played(app, played);
        if (played.used) {
            app.ui_state.clear_focus();
            return;
        }
    }
    if (event.key == Key::escape) {
        escape_pressed(app);
    } else if (on_table && event.key == Key::character) {
        command_pressed(app, event.character);
    }
}

void pointer_used(App& app, const InputEvent& event) {
    const bool used = app.ui_state.input(event);
    const bool on_table = app.screen == Screen::play && app.panel == Panel::none;
    // A drag over a button is still a drag, so the table sees everything but what a button was pressed with.
    const bool is_press = event.kind == InputKind::press || event.kind == InputKind::wheel;
    if (on_table && !(used && event.kind != InputKind::move) &&
        !(is_press && app.ui_state.is_over_spot(event.at))) {
        play_input(app, event);
    }
}

}  // namespace

const Theme& App::theme() const {
    return is_dark(*this) ? dark_theme() : light_theme();
}

bool App::is_still() const {
    return settings.motion == MotionChoice::reduced ||
           (settings.motion == MotionChoice::system && platform::prefers_reduced_motion());
}

void apply_look(App& app) {
    app.strings = Strings(language_of(app.settings));
    const bool is_french = app.strings.language() == Language::french;
    platform::set_page_look(
        {app.theme().is_dark, hex_text(app.theme().page), is_french ? "fr" : "en", "Tessera"});
    app.is_told = false;
}

App* running_app() {
    return running.get();
}

bool app_init(const Launch& launch) {
    running = std::make_unique<App>();
    App& app = *running;
    if (!app.window.open(launch)) {
        return false;
    }
    app.is_scripted = launch.is_scripted;
    if (!launch.link.empty()) {
        platform::set_fragment(std::string_view(launch.link).substr(launch.link.find('#') + 1));
    }
    app.pool.set_wake(platform::request_frame);
    update_scene(app);
    load_everything(app);
    apply_look(app);
    return true;
}

bool app_frame() {
    App& app = *running;
    if (app.is_context_lost) {
        return false;
    }
    ImDrawList& list = app.window.begin_frame();
    update_scene(app);
    advance_jobs(app);
    update_clock(app);
    const Theme& theme = app.theme();
    Painter painter(list, theme, app.window.pixel());
    app.ui_state.begin_frame();
    Ui ui{painter, app.ui_state, app.strings, app.sdl_input.is_keyboard_used()};
    draw_everything(app, ui);
    app.ui_state.end_frame();
    tell_table(app);
    set_cursor(app);
    app.window.end_frame(theme.page);
    ++app.frame_count;
    schedule_wake(app);
    return needs_frame(app);
}

void app_event(const SDL_Event& event) {
    App& app = *running;
    update_scene(app);
    for (const InputEvent& input : app.sdl_input.inputs_of(event, app.window, app.now_ms)) {
        app.is_told &= input.kind == InputKind::move;
        if (input.kind == InputKind::key) {
            key_pressed(app, input);
        } else {
            pointer_used(app, input);
        }
    }
}

void app_shutdown() {
    keep_game(*running);
    running->window.close();
    running.reset();
}

void app_fragment_changed() {
    update_scene(*running);
    open_code(*running, platform::fragment());
}

void app_text_answered(int id, std::optional<std::string> text) {
    update_scene(*running);
    if (text) {
        number_answered(*running, id, *text);
    }
}

void app_text_copied(bool succeeded) {
    App& app = *running;
    update_scene(app);
    const Sentence sentence =
        succeeded ? say("link copied") : say("the browser did not let the link be copied");
    show_notice(app, app.strings.with_stop(sentence), !succeeded);
    app.panel = succeeded ? Panel::none : app.panel;
}

void app_look_changed() {
    apply_look(*running);
}

void app_visible(bool is_visible) {
    App& app = *running;
    update_scene(app);
    app.is_visible = is_visible;
    update_clock(app);
    if (!is_visible) {
        keep_game(app);
    }
}

void app_context_lost() {
    running->is_context_lost = true;
}

void app_context_restored() {
    running->is_context_lost = false;
    running->window.restore_context();
}

bool app_wants_tab(bool backwards) {
    App& app = *running;
    update_scene(app);
    app.is_tab_done = step_focus_in(app, backwards);
    return app.is_tab_done;
}

}  // namespace tessera
