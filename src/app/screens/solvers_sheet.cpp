#include "app/game/play/game_texts.h"
#include "app/host/platform.h"
#include "app/screens/part_sheets.h"
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

// Adds a choice: its caption, a check if it is chosen, and a line about its last run. Returns true if it was pressed.
bool add_choice(Column& rows, const std::string& name, std::string_view caption, bool is_chosen,
                const std::string& run) {
    bool is_pressed = false;
    rows.row(run.empty() ? touch_side : 58, [&](const Rect& place) {
        Ui& ui = rows.ui();
        const Theme& theme = ui.theme();
        ui.state.add({.name = name,
                      .rect = place,
                      .label = std::string(ui.text(caption)),
                      .is_on = is_chosen ? std::optional(true) : std::nullopt});
        const Color back = is_chosen ? mix(theme.surface, theme.accent, 0.16F) : theme.surface;
        const bool is_regarded = ui.state.is_hovered(name) || ui.state.is_pressed(name);
        ui.painter.fill(place, is_regarded && !is_chosen ? theme.raised : back, 12);
        const Rect inner = place.inset(12);
        const float y = place.centre().y - (run.empty() ? 0.0F : 10.0F);
        ui.painter.text({inner.x, y}, ui.text(caption), theme.text,
                        is_chosen ? TextSize::strong : TextSize::body);
        ui.painter.text({inner.x, y + 21}, Painter::fitted(run, TextSize::small, inner.width), theme.quiet,
                        TextSize::small);
        if (is_chosen) {
            ui.painter.icon(Icon::check, {inner.right() - 8, y}, 20, theme.accent);
        }
        focus_ring(ui, name, place, 12);
        is_pressed = ui.state.take_click(name);
    });
    return is_pressed;
}

// Adds each solver to choose, with a line about its last run.
void add_solvers(Assistant& assistant, const OpenGame& game, Column& rows) {
    for (const SolverChoice& choice : solver_choices(family_id(game.session))) {
        const bool is_chosen = &choice == &assistant.solver(game);
        const std::string name = "solver." + std::string(choice.engine) +
                                 (choice.heuristic.empty() ? "" : "." + std::string(choice.heuristic));
        const SolverRun* const run = last_run(assistant.help(), choice);
        const std::string about = run == nullptr ? std::string() : run_text(rows.ui().strings, *run);
        if (add_choice(rows, name, choice.caption, is_chosen, about)) {
            assistant.choose_solver(choice);
        }
        rows.gap(2);
    }
}

void show_table(Opening& opening) {
    opening.show(Panel::none);
    opening.show(Screen::play);
}

// Adds the buttons that put a solver to work.
void add_work(Playing& playing, Opening& opening, Column& rows) {
    const bool is_open = !is_solved(playing.game());
    const bool is_offered = is_explained(family_id(playing.game().session));
    rows.gap(12);
    if (rows.button("solvers.solve", "Solve", {ButtonStyle::primary, is_open}, 48)) {
        show_table(opening);
        playing.stop_help();
        playing.solve_or_stop();
    }
    rows.gap(8);
    const bool has_lab = platform::has_pages();
    if (is_offered && has_lab) {
        rows.beside({"Explain all", "Watch the search"});
    }
    if (is_offered && rows.button("solvers.explain", "Explain all", {ButtonStyle::plain, is_open}, 48)) {
        show_table(opening);
        playing.explain();
    }
    const ButtonLook look{ButtonStyle::plain, !playing.game().is_from_recipe};
    if (has_lab && rows.button("solvers.lab", "Watch the search", look, 48)) {
        playing.desk().open_page(platform::OtherPage::lab);
    }
}

}  // namespace

bool solvers_sheet(Playing& playing, Opening& opening, Ui& ui, const Rect& screen) {
    return column_sheet(
        ui, "Solver", screen, 460,
        [&](Column& rows) { add_solvers(playing.assistant(), playing.game(), rows); },
        [&](Column& rows) { add_work(playing, opening, rows); });
}

}  // namespace tessera
