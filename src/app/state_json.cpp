#include "app/state_json.h"

#include "app/host/platform.h"
#include "app/shell.h"
#include "app/ui/controls_json.h"
#include "base/apart.h"

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
        case Panel::print:
            return "print";
        case Panel::settings:
            return "settings";
        case Panel::solvers:
            return "solvers";
        case Panel::help:
            return "help";
        case Panel::paused:
            return "paused";
        case Panel::calendar:
            return "calendar";
        case Panel::qr:
            return "qr";
        case Panel::statistics:
            return "statistics";
        case Panel::filter:
            return "filter";
        case Panel::files:
            return "files";
        case Panel::technique:
            return "technique";
        case Panel::race:
            return "race";
        case Panel::series:
            return "series";
        case Panel::chapters:
            return "chapters";
        case Panel::print_days:
            return "print_days";
    }
    return "";
}

std::string_view name_of(Screen screen) {
    switch (screen) {
        case Screen::home:
            return "home";
        case Screen::play:
            return "play";
        case Screen::edit:
            return "edit";
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

void write_point(Json& json, std::string_view name, Point point) {
    json.key(name);
    json.open('[');
    json.number(point.x);
    json.number(point.y);
    json.close(']');
}

template <class View>
void write_board(Json& json, const View& view) {
    json.key("board");
    json.open('{');
    json.field("x", view.canvas.board().x);
    json.field("y", view.canvas.board().y);
    json.field("cell", view.canvas.cell());
    json.field("rows", view.canvas.rows());
    json.field("columns", view.canvas.columns());
    write_point(json, "first", view.canvas.rect_of({0, 0}).centre());
    write_point(json, "down", view.canvas.tiling().point_of({1, 0}) * view.canvas.cell());
    write_point(json, "across", view.canvas.tiling().point_of({0, 1}) * view.canvas.cell());
    json.field("right", view.canvas.area().right());
    json.field("bottom", view.canvas.area().bottom());
    json.close('}');
}

void write_maker(Json& json, const GameController& controller) {
    const PuzzleMaker& maker = controller.maker();
    json.field("seed", std::to_string(maker.seed()));
    json.field("making", maker.is_at_work());
    json.key("made");
    json.open('{');
    if (controller.panel() == Panel::make && platform::is_whole()) {  // some fields are in its second part
        for (const MakerField& field : (maker.*apart(&PuzzleMaker::fields))()) {
            json.field(field.name, field.value);
        }
    }
    json.close('}');
}

void write_analysis(Json& json, const BackgroundAnalysis& analysis) {
    json.field("analysing", analysis.is_at_work());
    json.key("analysis");
    if (!analysis.result()) {
        json.null();
        return;
    }
    json.open('{');
    json.field("solvable", analysis.result()->is_solvable);
    json.field("solutions", decimal(analysis.result()->solutions));
    json.field("exact", analysis.result()->is_exact);
    json.close('}');
}

void write_open_editor(Json& json, const GameController& controller) {
    const Editor& editor = controller.editor();
    const auto trouble = editor.complaint();
    const auto& found = editor.result();
    json.open('{');
    json.field("family", editor.family());
    json.field("page", editor.page());
    json.field("can_undo", editor.can_undo());
    json.field("can_redo", editor.can_redo());
    json.field("trouble", trouble ? controller.appearance().strings().with_stop(*trouble) : "");
    json.field("solutions", found ? decimal(found->solutions) : "");
    json.field("exact", found && found->is_exact);
    json.key("draft");
    editor.describe(json);
    json.close('}');
}

void write_editor(Json& json, const GameController& controller) {
    json.key("editor");
    if (controller.opening().is_editing()) {
        apart(write_open_editor)(json, controller);
    } else {
        json.null();
    }
}

void write_lesson(Json& json, const GameController& controller) {
    const Lesson& lesson = controller.assistant().lesson();
    json.key("lesson");
    if (!lesson.is_open()) {
        json.null();
        return;
    }
    json.open('{');
    json.field("step", lesson.place() + 1);
    json.field("steps", lesson.step_count());
    json.field("sentence", controller.appearance().strings().with_stop(lesson.step().sentence));
    json.field("moves", move_count(lesson.table()));
    json.field("solved", is_solved(lesson.table()));
    json.close('}');
}

// The hand that shows how to play, and how far the table has come that it plays on.
void write_demonstration(Json& json, const Demonstration& demonstration) {
    json.key("demonstration");
    if (!demonstration.is_open()) {
        json.null();
        return;
    }
    json.open('{');
    json.field("x", demonstration.hand().x);
    json.field("y", demonstration.hand().y);
    json.field("pressing", demonstration.is_pressing());
    json.field("holding", (demonstration.*apart(&Demonstration::is_holding))());
    json.field("moves", move_count(demonstration.table()));
    json.close('}');
}

void write_game(Json& json, const GameController& controller) {
    const OpenGame& game = controller.game();
    json.field("family", family_id(game.session));
    json.field("code", fragment_of(game.link));
    json.field("title", controller.desk().title_text(game));
    json.field("day", game.daily ? format_daily(*game.daily) : "");
    json.field("moves", move_count(game));
    json.field("hints", game.hint_count);
    json.field("checkpoints", int_size(game.checkpoints));
    json.field("rival_moves", game.race ? game.race->moves_by(game.clock.elapsed(platform::now_ms())) : -1);
    json.field("can_undo", can_undo(game));
    json.field("can_redo", can_redo(game));
    json.field("solved", is_solved(game));
    json.field("shown", game.is_shown);
    json.field("best_ms", controller.records().best_ms(game.code).value_or(-1));
    json.field("best_moves", controller.records().best_moves(game.code).value_or(-1));
    json.field("elapsed_ms", game.clock.elapsed(platform::now_ms()));
    json.field("paused", !game.clock.is_running());
    json.field("has_previous", controller.desk().previous() != nullptr);
    const HintStep* const step = controller.assistant().help().step();
    json.field("hint", step != nullptr ? controller.appearance().strings().with_stop(step->sentence) : "");
    json.field("rung", step != nullptr ? controller.assistant().help().step_index() + 1 : 0);
    json.field("rungs", controller.assistant().help().hint()
                            ? int_size(controller.assistant().help().hint()->steps)
                            : 0);
    write_lesson(json, controller);
    write_demonstration(json, controller.newcomers().demonstration());
    json.field("job", controller.assistant().lesson().is_waiting() ? "explain"
                      : controller.maker().is_at_work()            ? "generate"
                                                        : name_of(controller.assistant().help().work()));
    with_game(game, [&](auto& session, auto& view) {
        write_board(json, view);
        json.key("game");
        describe(json, view, session);
    });
}

}  // namespace

std::string state_json_of(const Shell& shell) {
    const GameController& controller = shell.controller();
    const std::optional<Notice>& notice = controller.announcer().notices().current();
    Json json;
    json.open('{');
    json.field("version", 1);
    json.field("screen", name_of(controller.screen()));
    json.field("panel", name_of(controller.panel()));
    json.field("width", shell.window().width());
    json.field("height", shell.window().height());
    json.field("frames", shell.frame_count());
    json.field("drawn", shell.is_drawn());
    json.field("layouts", controller.game().layout_count);
    json.field("notice", notice ? notice->text : "");
    json.field("theme", theme_of(controller.preferences().settings()).is_dark ? "dark" : "light");
    json.field("language", controller.appearance().strings().code());
    json.field("levels", controller.desk().levels().has_arrived());
    json.field("levels_read", controller.desk().levels().sessions_read());
    json.field("solver_runs", int_size(controller.assistant().help().runs()));
    write_maker(json, controller);
    write_analysis(json, controller.assistant().analysis());
    write_editor(json, controller);
    write_game(json, controller);
    write_controls(json, shell.ui_state());
    json.close('}');
    return json.written();
}

}  // namespace tessera
