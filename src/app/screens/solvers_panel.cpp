#include "app/game/app.h"

#include <algorithm>
#include <string>

// The sheet where the player chooses who solves, and sees what each cost on the puzzle on the game.

namespace tessera {

namespace {

constexpr float row_height = touch_side + 8;
constexpr float run_height = 22;  // a line about a run, below its row

const SolverRun* last_run(const App& app, const SolverChoice& choice) {
    const auto run = std::find_if(app.solver_runs.rbegin(), app.solver_runs.rend(),
                                  [&](const SolverRun& one) { return one.caption == choice.caption; });
    return run == app.solver_runs.rend() ? nullptr : &*run;
}

std::string run_text(const App& app, const SolverRun& run) {
    return app.strings.of(say("{} positions, depth {}, {} moves, {} ms",
                              thousands(std::to_string(run.stats.nodes)), run.stats.max_depth, run.move_count,
                              static_cast<int>(run.elapsed_ms)));
}

}  // namespace

const SolverChoice& chosen_solver(const App& app) {
    const auto choices = solver_choices(family_id(app.game->session));
    for (const SolverChoice& choice : choices) {
        if (choice.caption == app.solver) {
            return choice;
        }
    }
    return choices.front();
}

void draw_solvers(App& app, Ui& ui, const Rect& screen) {
    const auto choices = solver_choices(family_id(app.game->session));
    float height = 0;
    for (const SolverChoice& choice : choices) {
        height += row_height + (last_run(app, choice) == nullptr ? 0 : run_height);
    }
    const Sheet panel = sheet(ui, ui.text("Solver"), screen, {460, height + 60 + sheet_head_and_margins});
    Rect list = panel.content;
    const Rect go = list.take_bottom(48);
    list.take_bottom(10);
    const float scroll = ui.state.scroll_region("solvers", list, height);
    ui.painter.push_clip(list.inset(-4));
    Rect rest{list.x, list.y - scroll, list.width, height};
    for (const SolverChoice& choice : choices) {
        const bool is_chosen = &choice == &chosen_solver(app);
        const std::string name = "solver." + std::string(choice.engine) +
                                 (choice.heuristic.empty() ? "" : "." + std::string(choice.heuristic));
        Rect row = rest.take_top(row_height);
        row.take_bottom(8);
        if (button(ui, name, choice.caption, row,
                   {is_chosen ? ButtonStyle::primary : ButtonStyle::plain, true, is_chosen})) {
            app.solver = choice.caption;
        }
        if (const SolverRun* const run = last_run(app, choice)) {
            const Rect line = rest.take_top(run_height);
            ui.painter.text({line.centre().x, line.y + 4}, run_text(app, *run), ui.theme().quiet,
                            TextSize::small, Align::centre);
        }
    }
    ui.painter.pop_clip();
    if (button(ui, "solvers.solve", "Solve", go, {ButtonStyle::primary, !is_solved(*app.game)})) {
        app.panel = Panel::none;
        app.screen = Screen::play;
        app.help.stop(*app.game);
        solve_or_stop(app);
    } else if (panel.is_closed) {
        app.panel = Panel::none;
    }
}

void note_solver_run(App& app) {
    if (const auto run = app.help.take_run(app.now_ms)) {
        app.solver_runs.push_back(*run);
    }
}

}  // namespace tessera
