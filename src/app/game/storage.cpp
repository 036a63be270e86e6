#include "app/game/app.h"
#include "app/host/platform.h"
#include "session/shipped_levels.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view game_key = "game";
constexpr std::string_view previous_key = "previous";
constexpr std::string_view settings_key = "settings";
constexpr std::string_view solved_key = "solved";

std::string code_in_address(std::string_view fragment) {
    return '#' + std::string(fragment);
}

void show_address(const App& app) {
    const std::string& code = app.game->code;
    platform::set_fragment(code.empty() ? std::string_view() : std::string_view(code).substr(1));
}

std::unique_ptr<OpenGame> load_open_game(std::string_view key) {
    const auto text = platform::load_text(key);
    return text ? game_of_save(*text) : nullptr;
}

// What a newcomer finds: a board that is nearly full.
std::unique_ptr<OpenGame> first_game() {
    constexpr std::string_view first_level = "06-iq";
    const auto& levels = shipped_levels();
    const auto is_first = [&](const ShippedLevel& level) {
        return level.name == first_level;
    };
    const auto found = std::find_if(levels.begin(), levels.end(), is_first);
    auto session = open_level(found == levels.end() ? levels.front().text : found->text);
    TESSERA_ASSERT(session.has_value());
    return std::make_unique<OpenGame>(std::move(*session));
}

void begin_game(App& app) {
    app.is_told = false;
    app.help.stop(*app.game);
    stop_making(app);
    app.analysis.game_changed();
    app.solver_runs.clear();
    begin_marking(app);
    app.shows_win = false;
    app.screen = Screen::play;
    app.panel = Panel::none;
    show_address(app);
    save_game(app);
}

}  // namespace

void load_everything(App& app) {
    if (!app.is_scripted) {
        app.settings = parse_settings(platform::load_text(settings_key).value_or(""));
        app.records = Records::parse(platform::load_text(solved_key).value_or(""));
        app.game = load_open_game(game_key);
        app.previous = load_open_game(previous_key);
    }
    if (!app.game) {
        app.game = first_game();
    }
    begin_marking(app);
    const std::string fragment = platform::fragment();
    if (fragment.empty()) {
        show_address(app);
    } else {
        open_code(app, fragment);
    }
}

void save_game(App& app) {
    if (app.is_scripted) {
        return;
    }
    const bool kept = platform::store_text(game_key, save_text(*app.game, app.now_ms));
    if (!kept && app.frame_count > 0) {
        show_notice(app, app.strings.with_stop(say("the browser does not let this page keep your game")),
                    true);
    }
}

void save_settings(App& app) {
    if (!app.is_scripted) {
        platform::store_text(settings_key, format_settings(app.settings));
    }
}

// A game in which a solution was shown is nobody's win.
void note_win(App& app) {
    const OpenGame& game = *app.game;
    app.beaten_ms = app.records.best_ms(game.code);
    if (game.is_shown || game.code.empty()) {
        return;
    }
    app.records.add(game.code, game.clock.elapsed(app.now_ms));
    if (!app.is_scripted) {
        platform::store_text(solved_key, app.records.format());
    }
}

void open_game(App& app, AnySession session) {
    open_game(app, std::make_unique<OpenGame>(std::move(session)));
}

void open_game(App& app, std::unique_ptr<OpenGame> game) {
    if (app.game && has_progress(*app.game)) {
        app.help.stop(*app.game);
        app.previous = std::move(app.game);
        if (!app.is_scripted) {
            platform::store_text(previous_key, save_text(*app.previous, app.now_ms));
        }
        app.notice = Notice{app.strings.with_stop(say("your other game is kept")), "Back to it",
                            app.now_ms + 8000, false};
        platform::announce(app.notice->text);
    }
    app.game = std::move(game);
    begin_game(app);
}

void bring_back_previous(App& app) {
    std::unique_ptr<OpenGame> interrupted = std::move(app.previous);
    app.notice.reset();
    if (interrupted) {
        open_game(app, std::move(interrupted));
        if (!app.previous && !app.is_scripted) {
            platform::remove_text(previous_key);
        }
    }
}

void open_code(App& app, std::string_view fragment) {
    auto content = read_link(code_in_address(fragment));
    if (!content) {
        show_notice(app, app.strings.with_stop(content.error().message), true);
        begin_game(app);
        return;
    }
    if (const auto* const recipe = std::get_if<Recipe>(&*content)) {
        const std::string code = code_in_address(fragment);
        if (app.game && app.game->code == code) {
            begin_game(app);
            return;
        }
        if (app.previous && app.previous->code == code) {
            bring_back_previous(app);
            return;
        }
        app.panel = Panel::none;
        open_recipe(app, *recipe);
        return;
    }
    auto game = std::make_unique<OpenGame>(std::move(std::get<AnySession>(*content)));
    const std::string title = shipped_title(game->code);
    game->title = title.empty() ? game->title : title;
    const bool brings_moves = move_count(*game) > 0;
    if (app.game && app.game->code == game->code && !brings_moves) {
        begin_game(app);
    } else if (app.previous && app.previous->code == game->code && !brings_moves) {
        bring_back_previous(app);
    } else {
        open_game(app, std::move(game));
    }
}

}  // namespace tessera
