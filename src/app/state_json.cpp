#include "app/game/app.h"
#include "app/host/platform.h"
#include "app/text/json.h"

namespace tessera {

namespace {

std::string_view name_of(Panel panel) {
    switch (panel) {
        case Panel::none:
            return "";
        case Panel::make:
            return "new";
        case Panel::share:
            return "share";
        case Panel::settings:
            return "settings";
        case Panel::solvers:
            return "solvers";
        case Panel::help:
            return "help";
        case Panel::paused:
            return "paused";
    }
    return "";
}

std::string_view name_of(HelpController::Work work) {
    switch (work) {
        case HelpController::Work::none:
            return "idle";
        case HelpController::Work::hinting:
            return "hint";
        case HelpController::Work::solving:
            return "solve";
        case HelpController::Work::playing:
            return "play";
    }
    return "";
}

void write_rect(Json& json, const Rect& rect) {
    json.field("x", rect.x);
    json.field("y", rect.y);
    json.field("width", rect.width);
    json.field("height", rect.height);
}

template <class View>
void write_board(Json& json, const View& view) {
    json.key("board");
    if constexpr (requires { view.canvas; }) {
        json.open('{');
        json.field("x", view.canvas.board().x);
        json.field("y", view.canvas.board().y);
        json.field("cell", view.canvas.cell());
        json.field("rows", view.canvas.rows());
        json.field("columns", view.canvas.columns());
        json.close('}');
    } else {
        json.null();
    }
}

void write_buttons(Json& json, const UiState& state) {
    json.key("buttons");
    json.open('[');
    for (const Spot& spot : state.spots()) {
        if (!spot.takes_focus) {
            continue;
        }
        json.open('{');
        json.field("name", spot.name);
        write_rect(json, spot.rect);
        json.field("enabled", spot.is_enabled);
        json.field("focused", state.is_focused(spot.name));
        json.close('}');
    }
    json.close(']');
}

void write_maker(Json& json, const Maker& maker) {
    json.field("seed", std::to_string(maker.seed));
    json.field("making", maker.job.has_value());
    json.key("made");
    json.open('{');
    for (const MakerField& field : fields_of(maker)) {
        json.field(field.name, field.value);
    }
    json.close('}');
}

void write_analysis(Json& json, const BackgroundAnalysis& analysis) {
    json.field("finding_out", analysis.is_at_work());
    json.key("finding");
    if (!analysis.finding()) {
        json.null();
        return;
    }
    json.open('{');
    json.field("solvable", analysis.finding()->is_solvable);
    json.field("solutions", analysis.finding()->solutions);
    json.field("exact", analysis.finding()->is_exact);
    json.close('}');
}

void write_game(Json& json, App& app) {
    OpenGame& game = *app.game;
    json.field("family", family_id(game.session));
    json.field("code", game.code.empty() ? std::string_view() : std::string_view(game.code).substr(1));
    json.field("title", game.title);
    json.field("moves", move_count(game));
    json.field("hints", game.hint_count);
    json.field("can_undo", can_undo(game));
    json.field("can_redo", can_redo(game));
    json.field("solved", is_solved(game));
    json.field("shown", game.is_shown);
    json.field("best_ms", app.records.best_ms(game.code).value_or(-1));
    json.field("elapsed_ms", game.clock.elapsed(platform::now_ms()));
    json.field("paused", !game.clock.is_running());
    json.field("has_previous", app.previous != nullptr);
    const HintStep* const step = app.help.step();
    json.field("hint", step != nullptr ? app.strings.with_stop(step->sentence) : "");
    json.field("job", app.maker.job ? "generate" : name_of(app.help.work()));
    with_game(game, [&](auto& session, auto& view) {
        write_board(json, view);
        json.key("game");
        describe(json, view, session);
    });
}

}  // namespace

std::string app_state_json() {
    App& app = *running_app();
    Json json;
    json.open('{');
    json.field("version", 1);
    json.field("screen", app.screen == Screen::home ? "home" : "play");
    json.field("panel", name_of(app.panel));
    json.field("width", app.window.width());
    json.field("height", app.window.height());
    json.field("frames", app.frame_count);
    json.field("notice", app.notice ? app.notice->text : "");
    json.field("theme", app.theme().is_dark ? "dark" : "light");
    json.field("language", app.strings.language() == Language::french ? "fr" : "en");
    json.field("solver_runs", static_cast<int>(app.solver_runs.size()));
    write_maker(json, app.maker);
    write_analysis(json, app.analysis);
    write_game(json, app);
    write_buttons(json, app.ui_state);
    json.close('}');
    return json.written();
}

}  // namespace tessera
