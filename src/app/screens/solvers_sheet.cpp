#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/each_sheet.h"
#include "app/ui/column.h"

#include <algorithm>
#include <string>

// The sheet for choosing a solver, with the cost of each run on the open puzzle.

namespace tessera {

namespace {

const SolverRun* last_run(const HelpController& help, const SolverChoice& choice) {
    const std::vector<SolverRun>& runs = help.runs();
    const auto run = std::find_if(runs.rbegin(), runs.rend(),
                                  [&](const SolverRun& one) { return one.solver.is_same_as(choice); });
    return run == runs.rend() ? nullptr : &*run;
}

std::string run_text(const Strings& strings, const SolverRun& run) {
    return strings.of(say("{} {position|positions}, depth {}, {} {move|moves}, {} ms",
                          thousands(std::to_string(run.stats.nodes)), run.stats.max_depth, run.move_count,
                          static_cast<int>(run.elapsed_ms)));
}

// Adds a button for each solver, with a line about its last run.
void add_solvers(Assistant& assistant, const OpenGame& game, Column& rows) {
    for (const SolverChoice& choice : solver_choices(family_id(game.session))) {
        const bool is_chosen = &choice == &assistant.solver(game);
        const std::string name = "solver." + std::string(choice.engine) +
                                 (choice.heuristic.empty() ? "" : "." + std::string(choice.heuristic));
        if (rows.button(name, choice.caption, {ButtonStyle::plain, true, is_chosen})) {
            assistant.choose_solver(choice);
        }
        rows.gap(8);
        if (const SolverRun* const run = last_run(assistant.help(), choice)) {
            rows.line(22, run_text(rows.ui().strings, *run), 4, Align::centre);
        }
    }
}

void show_table(GameController& controller) {
    controller.show(Panel::none);
    controller.show(Screen::play);
}

// Adds the buttons that put a solver to work.
void add_work(GameController& controller, Column& rows) {
    const bool is_open = !is_solved(controller.game());
    const bool is_offered = is_explained(family_id(controller.game().session));
    rows.gap(12);
    if (rows.button("solvers.solve", "Solve", {ButtonStyle::primary, is_open}, 48)) {
        show_table(controller);
        controller.stop_help();
        controller.solve_or_stop();
    }
    rows.gap(is_offered ? 8 : 0);
    if (is_offered &&
        rows.button("solvers.explain", "Explain everything", {ButtonStyle::plain, is_open}, 48)) {
        show_table(controller);
        controller.assistant().explain(controller.game());
    }
    const ButtonLook look{ButtonStyle::plain, !controller.game().is_from_recipe};
    rows.gap(platform::has_pages() ? 8 : 0);
    if (platform::has_pages() && rows.button("solvers.lab", "Watch the search", look, 48)) {
        controller.desk().visit(platform::OtherPage::lab);
    }
}

}  // namespace

bool draw_solvers_sheet(GameController& controller, ScreenMemory& /*memory*/, Ui& ui, const Rect& screen) {
    return column_sheet(
        ui, "Solver", screen, 460,
        [&](Column& rows) { add_solvers(controller.assistant(), controller.game(), rows); },
        [&](Column& rows) { add_work(controller, rows); });
}

}  // namespace tessera
