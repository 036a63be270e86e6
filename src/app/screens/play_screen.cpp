#include "app/screens/play_screen.h"

#include "app/board/shortcuts.h"
#include "app/game/game_texts.h"
#include "app/screens/card.h"
#include "base/text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tessera {

namespace {

constexpr float bar_height = 56;
constexpr float low_bar_height = 50;  // in a low window
constexpr float one_row_height = 66;
constexpr float action_width = 76;  // of a button in a column
constexpr float low_screen = 480;
constexpr float narrow_screen = 620;
constexpr float roomy_screen = 866;  // wider ones have captions in the top bar

constexpr float wide_screen = 960;  // ... and one more button below the board

constexpr float action_margin = 8;  // at both ends of the row together
constexpr float second_row_height = 50;

// Where the parts of the screen are.
struct PlayLayout {
    Rect top;      // title, progress, what is not part of play
    Rect actions;  // undo and the others
    bool actions_beside = false;
    Rect card;                  // hint, search, win
    float covered_top = 0;      // of the table: kept free for the card, whether there is one or not
    bool has_captions = false;  // in the top bar
    bool hides_title = false;   // the card lies over it
    bool hides_top = false;     // or over all of the top bar
    Rect table;
};

// How many rows (or columns) the buttons need so that each has room for a finger along their length.
int action_rows(float length, int count) {
    const int in_row = std::max(static_cast<int>((length - action_margin) / touch_side), 1);
    return (count + in_row - 1) / in_row;
}

struct Action {
    IconButton button;
    bool is_tool = false;  // the family's own
};

std::vector<Action> actions_of(const GameController& controller, const Rect& screen) {
    std::vector<Action> actions;
    for (const ViewTool& tool :
         with_game(controller.game(), [](auto&session, auto&view) { return tools(view, session); })) {
        if (!controller.is_to_look_at() || tool.name.substr(0, 4) == "zoom") {
            actions.push_back({{tool.name, tool.caption, tool.icon, tool.is_enabled, tool.is_chosen}, true});
        }
    }
    if (controller.is_to_look_at()) {
        return actions;
    }
    const OpenGame& game = controller.game();
    const bool solved = is_solved(game);
    const bool busy =
        controller.help().work() != HelpController::Work::none || controller.lesson().is_waiting();
    std::vector<Action> all{{{"undo", "Undo", Icon::undo, can_undo(game)}},
                            {{"redo", "Redo", Icon::redo, can_redo(game)}},
                            {{"restart", "Restart", Icon::restart, move_count(game) > 0}}};
    const bool has_pause = !controller.is_framed();
    if (has_pause && screen.width >= wide_screen &&
        screen.height >= low_screen) {  // elsewhere the pause has it
        all.push_back({{"checkpoint", "Checkpoint", Icon::flag, move_count(game) > 0}});
    }
    actions.insert(actions.begin(), all.begin(), all.end());
    actions.push_back({{"hint", "Hint", Icon::hint, !solved && !busy, controller.help().hint().has_value()}});
    actions.push_back(busy ? Action{{"stop", "Stop", Icon::stop}}
                           : Action{{"solve", "Solve", Icon::solve, !solved}});
    return actions;
}

// They take the place of the others while everything is explained.
std::vector<Action> lesson_actions(const GameController& controller) {
    const Lesson& lesson = controller.lesson();
    const bool is_last = lesson.place() + 1 >= lesson.step_count();
    const bool is_first = lesson.place() == 0;
    return {{{"lesson.previous_move", "Previous move", Icon::previous_move, !is_first}},
            {{"lesson.back", "Back", Icon::left, !is_first}},
            {{"lesson.next", "Next", Icon::right, !is_last}},
            {{"lesson.next_move", "Next move", Icon::next_move, !is_last}},
            {{"lesson.close", "Back to the game", Icon::close}}};
}

void do_action(GameController& controller, const Action& action) {
    const std::string_view name = action.button.name;
    if (name == "lesson.previous_move") {
        controller.go_to_lesson_step(controller.lesson().previous_move());
    } else if (name == "lesson.next_move") {
        controller.go_to_lesson_step(controller.lesson().next_move());
    } else if (name == "lesson.back") {
        controller.go_to_lesson_step(controller.lesson().place() - 1);
    } else if (name == "lesson.next") {
        controller.go_to_lesson_step(controller.lesson().place() + 1);
    } else if (name == "lesson.close") {
        controller.stop_help();
    } else if (action.is_tool) {
        controller.use_tool(name);
    } else if (name == "undo") {
        controller.rewind(Rewind::undo);
    } else if (name == "redo") {
        controller.rewind(Rewind::redo);
    } else if (name == "restart") {
        controller.rewind(Rewind::restart);
    } else if (name == "checkpoint") {
        controller.set_checkpoint();
    } else if (name == "hint") {
        controller.ask_hint();
    } else {
        controller.solve_or_stop();
    }
}

std::string keys_in(const GameController& controller, std::string_view command) {
    return keys_of(command, [&](char letter) { return takes_letter(controller.game(), letter); });
}

// Draws the buttons `in_line` to a line, in columns or in rows; their captions show if there is room for all.
void draw_grid(GameController& controller, Ui& ui, std::vector<Action> actions, const Rect& first,
               int in_line, bool in_columns) {
    const auto fits = [&](const Action& action) {
        return caption_fits_below(ui, action.button.caption, first);
    };
    const bool shows_captions = std::all_of(actions.begin(), actions.end(), fits);
    for (int index = 0; index < int_size(actions); ++index) {
        Action& action = at(actions, index);
        const int line = index / in_line;
        const auto along = static_cast<float>(index % in_line);
        const auto across = static_cast<float>(line);
        action.button.shows_caption = shows_captions;
        action.button.keys = keys_in(controller, action.button.name);
        const Rect rect = first.moved(
            {first.width * (in_columns ? across : along), first.height * (in_columns ? along : across)});
        if (icon_button(ui, action.button, rect)) {
            do_action(controller, action);
        }
    }
}

void draw_action_columns(GameController& controller, Ui& ui, const std::vector<Action>& actions,
                         const Rect& bar) {
    const int columns = action_rows(bar.height, int_size(actions));
    const int in_column = (int_size(actions) + columns - 1) / columns;
    const float height = std::min(bar.height / static_cast<float>(in_column), 62.0F);
    const float width = bar.width / static_cast<float>(columns);
    const Rect block = centred(bar.centre(), bar.width, height * static_cast<float>(in_column));
    draw_grid(controller, ui, actions, {block.x, block.y, width, height}, in_column, true);
}

void draw_action_rows(GameController& controller, Ui& ui, const std::vector<Action>& actions, Rect bar) {
    const int rows = action_rows(bar.width, int_size(actions));
    const int in_row = (int_size(actions) + rows - 1) / rows;
    float wanted = 88;
    for (const Action& action : actions) {
        wanted = std::max(wanted, Painter::text_width(ui.text(action.button.caption), TextSize::small) + 12);
    }
    const float width = std::min((bar.width - action_margin) / static_cast<float>(in_row), wanted);
    const Rect block = centred(bar.centre(), width * static_cast<float>(in_row), bar.height - 8);
    if (block.x - 6 > bar.x + 8) {
        ui.painter.shadow(block.inset(-6), 8, 20);
        ui.painter.fill(block.inset(-6), ui.theme().surface, 20);
    }
    const float height = block.height / static_cast<float>(rows);
    draw_grid(controller, ui, actions, {block.x, block.y, width, height}, in_row, false);
}

void draw_actions(GameController& controller, Ui& ui, const PlayLayout& layout,
                  const std::vector<Action>& actions) {
    if (actions.empty()) {
        return;
    }
    if (layout.actions_beside) {
        draw_action_columns(controller, ui, actions, layout.actions);
    } else {
        draw_action_rows(controller, ui, actions, layout.actions);
    }
}

struct Corner {
    IconButton button;
    Panel panel = Panel::none;
};

// What is left to do and how long it has taken; the time only where there is room for it.
std::string state_line(GameController& controller, float room) {
    const OpenGame& game = controller.game();
    const double elapsed = game.clock.elapsed(controller.now_ms());
    const bool solved = is_solved(game);
    std::vector<std::string> parts{controller.strings().of(
        with_game(controller.game(), [](auto& session, auto& view) { return progress(view, session); }))};
    const std::string ways = controller.ways_text();
    if (!ways.empty()) {
        parts.push_back(ways);
    }
    if (!controller.is_to_look_at()) {
        parts.push_back(solved ? clock_text(elapsed) : minutes_text(controller.strings(), elapsed));
    }
    constexpr std::string_view dot = "  \xC2\xB7  ";
    while (parts.size() > 1 && Painter::text_width(join(parts, dot), TextSize::small) > room) {
        parts.pop_back();
    }
    return Painter::fitted(join(parts, dot), TextSize::small, room);
}

// The title, and below or beside it how far the game is: a press pauses it.
void draw_title(GameController& controller, Ui& ui, Rect rect) {
    const bool can_pause = !is_solved(controller.game()) && !controller.is_framed();
    const bool is_high = rect.height >= 52;
    const float mark = can_pause ? 16 : 0;  // for the sign of a pause
    const float room = rect.width - 12;
    const std::string name = controller.name_text(controller.game());
    const bool fits =
        Painter::text_width(name, TextSize::strong) <= room;  // else the title goes before its author
    const std::string title =
        fits ? name : Painter::fitted(controller.title_text(controller.game()), TextSize::strong, room);
    const float wide = Painter::text_width(title, TextSize::strong);
    const Point start{rect.x + 10, is_high ? rect.centre().y - 10 : rect.centre().y};
    const Point below = is_high ? Point{start.x, start.y + 22} : Point{start.x + wide + 14, start.y + 1};
    const std::string state = state_line(controller, rect.right() - below.x - mark - 2);
    const float state_end = below.x + mark + Painter::text_width(state, TextSize::small);
    rect.width = std::min(rect.width, std::max(start.x + wide, state_end) + 10 - rect.x);
    ui.state.add({.name = "pause",
                  .rect = rect.inset(1),
                  .is_enabled = can_pause,
                  .label = std::string(ui.text("Pause")) + ": " + controller.name_text(controller.game()) +
                           ", " + state});
    if (can_pause && (ui.state.is_hovered("pause") || ui.state.is_pressed("pause"))) {
        ui.painter.fill(rect.inset(1), ui.theme().raised, 12);
    }
    focus_ring(ui, "pause", rect.inset(1), 12);
    ui.painter.text(start, title, ui.theme().text, TextSize::strong);
    if (can_pause) {
        ui.painter.icon(Icon::pause, {below.x + 5, below.y}, 13, ui.theme().quiet);
    }
    ui.painter.text({below.x + mark, below.y}, state, ui.theme().quiet, TextSize::small);
    if (ui.state.take_click("pause")) {
        controller.show(Panel::paused);
    }
}

// A frame has its way out instead of what belongs to the whole game.
void draw_framed_top(GameController& controller, Ui& ui, const PlayLayout& layout) {
    Rect bar = layout.top.inset(4);
    const float width = button_width(ui, "Play in Tessera");
    if (bar.width > 2 * width) {
        const Rect place = bar.take_right(width);
        if (button(ui, "whole", "Play in Tessera", centred(place.centre(), width, touch_side))) {
            controller.visit_game();
        }
    } else if (icon_button(ui, {"whole", "Play in Tessera", Icon::right}, bar.take_right(touch_side))) {
        controller.visit_game();
    }
    if (!layout.hides_title) {
        draw_title(controller, ui, bar);
    }
}

void draw_top(GameController& controller, Ui& ui, const PlayLayout& layout) {
    Rect bar = layout.top;
    bar = {bar.x + 8, bar.y, bar.width - 16, bar.height};
    const float side = std::max(bar.height - 10, touch_side);
    const auto place = [&](Rect rect) {
        return centred(rect.centre(), rect.width, side);
    };
    if (icon_button(ui, {"home", "All puzzles", Icon::home}, place(bar.take_left(48)))) {
        controller.show(Screen::home);
    }
    bar.take_left(2);
    const std::vector<Corner> corners{{{"help", "Help", Icon::help}, Panel::help},
                                      {{"settings", "Settings", Icon::settings}, Panel::settings},
                                      {{"share", "Share", Icon::share}, Panel::share},
                                      {{"new", "New", Icon::add}, Panel::make}};
    for (Corner corner : corners) {
        corner.button.keys = keys_in(controller, corner.button.name);
        const float caption = Painter::text_width(ui.text(corner.button.caption), TextSize::small);
        const float width = layout.has_captions ? caption + 58 : touch_side;
        if (icon_button(ui, corner.button, place(bar.take_right(width)))) {
            if (corner.panel == Panel::make) {
                controller.open_maker();
            } else {
                controller.show(corner.panel);
            }
        }
    }
    if (!layout.hides_title) {
        draw_title(controller, ui, bar);
    }
}

// What a low window's top bar has for the card beside the buttons, in place of the title.
Rect place_of_title(const Rect& screen, const Rect& bar, bool has_captions) {
    constexpr float left = 58;
    const float right = has_captions ? 430 : 4 * touch_side + 10;
    return {screen.x + left, bar.y - 1, screen.width - left - right, bar.height + 4};
}

// The card never moves the table. Where there is room for it in the top bar it takes the place of the title, and of the
// captions if need be; else help lies over the whole bar, with what it needs beyond that kept free of the table, and the
// end of a game is told over the tray, which is empty then.
void place_card(CardKind kind, const Rect& screen, PlayLayout& layout, const Rect& rest) {
    constexpr float least_width = 560;
    const auto has_room = [&](bool has_captions) {
        return place_of_title(screen, layout.top, has_captions).width >= least_width;
    };
    const bool is_roomy = screen.width > roomy_screen;
    layout.has_captions = is_roomy && (kind == CardKind::none || has_room(true));
    if (has_room(false)) {
        layout.card = place_of_title(screen, layout.top, layout.has_captions);
        layout.hides_title = kind != CardKind::none;
        return;
    }
    const float width =
        layout.actions_beside ? rest.width : screen.width;  // not over what stands beside the table
    const float height = card_height(CardKind::help, width);
    layout.covered_top = std::max(height - layout.top.height, 0.0F);
    if (kind == CardKind::win) {
        const float end_height = card_height(kind, screen.width);
        layout.card = {rest.x, rest.bottom() - end_height, rest.width, end_height};
    } else {
        layout.card = {screen.x, layout.top.y, width, height};
        layout.hides_top = kind != CardKind::none;
    }
}

PlayLayout lay_out_play(const GameController& controller, const Rect& screen, int action_count) {
    PlayLayout layout;
    Rect rest = screen;
    const bool has_actions = action_count > 0;
    const bool is_low = screen.height < low_screen;
    layout.top = rest.take_top(is_low ? low_bar_height : bar_height);
    layout.actions_beside = has_actions && is_low && screen.width >= narrow_screen;
    const int rows = action_rows(layout.actions_beside ? rest.height : screen.width, action_count);
    const auto more = static_cast<float>(rows);
    if (layout.actions_beside) {
        layout.actions = rest.take_right(rows == 1 ? action_width : second_row_height * more);
    } else if (has_actions) {
        const float height = rows == 1 ? one_row_height : second_row_height * more;
        layout.actions = rest.take_bottom(height + (screen.width >= narrow_screen ? 20.0F : 10.0F));
    }
    if (!layout.actions_beside) {
        layout.actions.take_bottom(is_low ? 2.0F : screen.width >= narrow_screen ? 14.0F : 4.0F);
    }
    place_card(card_kind(controller), screen, layout, rest);
    layout.table = rest;
    return layout;
}

}  // namespace

void draw_play(GameController& controller, Ui& ui, const Rect& screen) {
    const std::vector<Action> actions = actions_of(controller, screen);
    const PlayLayout layout = lay_out_play(controller, screen, int_size(actions));
    Scene& scene = controller.scene();
    scene.area = layout.table;
    scene.covered_top = layout.covered_top;
    lay_out_table(controller.table(), scene);
    if (!layout.hides_top) {
        (controller.is_framed() ? draw_framed_top : draw_top)(controller, ui, layout);
    }
    draw_actions(controller, ui, layout,
                 controller.lesson().is_open() ? lesson_actions(controller) : actions);
    with_game(controller.table(), [&](auto& session, auto& view) {  // what is in hand lies over the bars
        draw_board(ui.painter, view, session, scene);
    });
    draw_card(controller, ui, layout.card);
}

}  // namespace tessera
