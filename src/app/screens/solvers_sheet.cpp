#include "app/screens/solvers_sheet.h"

#include "app/game/game_texts.h"
#include "app/host/platform.h"

#include <algorithm>
#include <string>

// The sheet for choosing a solver, with the cost of each run on the open puzzle.

namespace tessera {

namespace {

constexpr float row_height = touch_side + 8;
constexpr float run_height = 22;   // a line about a run, below its row
constexpr float button_step = 52;  // button below the list, with its gap

const SolverRun* last_run(const GameController& controller, const SolverChoice& choice) {
    const std::vector<SolverRun>& runs = controller.help().runs();
    const auto run = std::find_if(runs.rbegin(), runs.rend(),
                                  [&](const SolverRun& one) { return one.caption == choice.caption; });
    return run == runs.rend() ? nullptr : &*run;
}

std::string run_text(const GameController& controller, const SolverRun& run) {
    return controller.strings().of(say("{} {position|positions}, depth {}, {} {move|moves}, {} ms",
                                       thousands(std::to_string(run.stats.nodes)), run.stats.max_depth,
                                       run.move_count, static_cast<int>(run.elapsed_ms)));
}

Rect below(Rect place) {
    return place.take_bottom(button_step - 4);
}

}  // namespace

void draw_solvers(GameController& controller, Ui& ui, const Rect& screen) {
    const auto choices = solver_choices(family_id(controller.game().session));
    float height = 0;
    for (const SolverChoice& choice : choices) {
        height += row_height + (last_run(controller, choice) == nullptr ? 0 : run_height);
    }
    const bool offers_all = is_explained(family_id(controller.game().session));
    const bool has_lab = platform::has_pages();
    const float buttons = 60.0F + (offers_all ? button_step : 0) + (has_lab ? button_step : 0);
    const Sheet panel =
        sheet(ui, ui.text("Solver"), screen, {460, height + buttons + sheet_head_and_margins});
    Rect list = panel.content;
    const Rect lab = has_lab ? list.take_bottom(button_step) : Rect{};
    const Rect all = offers_all ? list.take_bottom(button_step) : Rect{};
    const Rect go = list.take_bottom(48);
    list.take_bottom(10);
    const float scroll = ui.state.scroll_region("solvers", list, height);
    ui.painter.push_clip(list.inset(-4));
    ui.state.clip(list);
    Rect rest{list.x, list.y - scroll, list.width, height};
    for (const SolverChoice& choice : choices) {
        const bool is_chosen = &choice == &controller.solver();
        const std::string name = "solver." + std::string(choice.engine) +
                                 (choice.heuristic.empty() ? "" : "." + std::string(choice.heuristic));
        Rect row = rest.take_top(row_height);
        row.take_bottom(8);
        if (button(ui, name, choice.caption, row,
                   {is_chosen ? ButtonStyle::primary : ButtonStyle::plain, true, is_chosen})) {
            controller.solve_with(choice.caption);
        }
        if (const SolverRun* const run = last_run(controller, choice)) {
            const Rect line = rest.take_top(run_height);
            ui.painter.text({line.centre().x, line.y + 4}, run_text(controller, *run), ui.theme().quiet,
                            TextSize::small, Align::centre);
        }
    }
    ui.state.clip({});
    ui.painter.pop_clip();
    if (button(ui, "solvers.solve", "Solve", go, {ButtonStyle::primary, !is_solved(controller.game())})) {
        controller.show(Panel::none);
        controller.show(Screen::play);
        controller.stop_help();
        controller.solve_or_stop();
    } else if (offers_all && button(ui, "solvers.explain", "Explain everything", below(all),
                                    {ButtonStyle::plain, !is_solved(controller.game())})) {
        controller.show(Panel::none);
        controller.show(Screen::play);
        controller.explain();
    } else if (has_lab && button(ui, "solvers.lab", "Watch the search", below(lab),
                                 {ButtonStyle::plain, !controller.game().is_from_recipe})) {
        controller.visit_lab();
    } else if (panel.is_closed) {
        controller.show(Panel::none);
    }
}

}  // namespace tessera
