#include "app/screens/action_bar.h"

#include "app/board/shortcuts.h"

#include <algorithm>
#include <array>
#include <string>

namespace tessera {

namespace {

constexpr float wide_window = 960;  // has one more button below the board
constexpr float row_margin = 8;     // both ends of a row together

struct ShortCaption {
    std::string_view caption;
    std::string_view word;  // an English key; translations may have a shorter word for it, or the same
};

constexpr auto short_captions =
    std::to_array<ShortCaption>({{"Map", "map"},          {"Previous step", "step"},
                                 {"Next step", "step"},   {"Previous move", "move"},
                                 {"Next move", "move"},   {"To the game", "close"},
                                 {"Undo", "undo"},        {"Redo", "redo"},
                                 {"Restart", "reset"},    {"Turn", "turn"},
                                 {"Flip", "flip"},        {"Hint", "hint"},
                                 {"Solve", "solve"},      {"Stop", "stop"},
                                 {"Closer", "closer"},    {"Whole", "whole board"},
                                 {"Clashes", "clash"},    {"Cut into pieces", "cut"},
                                 {"Remove", "remove"},    {"Make puzzles for this board", "make"},
                                 {"No barriers", "clear"}});

float caption_width(const Ui& ui, const Action& action) {
    return Painter::text_width(ui.text(action.button.caption), TextSize::small);
}

// Draws the buttons in rows or columns of `in_line` each. Those that are brief together have short captions only if one of
// them has no room for the whole one.
void draw_grid(Playing& playing, Ui& ui, std::vector<Action> actions, const Rect& first, int in_line,
               bool in_columns) {
    const bool is_tight = std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
        return caption_width(ui, action) + caption_air > first.width;
    });
    for (int index = 0; index < int_size(actions); ++index) {
        Action& action = at(actions, index);
        const int line = index / in_line;
        const auto along = static_cast<float>(index % in_line);
        const auto across = static_cast<float>(line);
        action.button.short_caption = short_caption_of(action.button.caption);
        action.button.is_brief = action.button.is_brief && is_tight;
        action.button.keys = keys_in(playing.game(), action.button.name);
        const Rect rect = first.moved(
            {first.width * (in_columns ? across : along), first.height * (in_columns ? along : across)});
        if (icon_button(ui, action.button, rect)) {
            action.act != nullptr ? action.act(playing) : playing.use_tool(action.button.name);
        }
    }
}

void draw_action_columns(Playing& playing, Ui& ui, const std::vector<Action>& actions, const Rect& bar) {
    const int columns = action_rows(bar.height, int_size(actions));
    const int in_column = (int_size(actions) + columns - 1) / columns;
    const float height = std::min(bar.height / static_cast<float>(in_column), 62.0F);
    const float width = bar.width / static_cast<float>(columns);
    const Rect block = centred(bar.centre(), bar.width, height * static_cast<float>(in_column));
    draw_grid(playing, ui, actions, {block.x, block.y, width, height}, in_column, true);
}

void draw_action_rows(Playing& playing, Ui& ui, const std::vector<Action>& actions, Rect bar) {
    const int rows = action_rows(bar.width, int_size(actions));
    const int in_row = (int_size(actions) + rows - 1) / rows;
    float wanted = 88;
    for (const Action& action : actions) {
        wanted = std::max(wanted, caption_width(ui, action) + 12);
    }
    const float width = std::min((bar.width - row_margin) / static_cast<float>(in_row), wanted);
    const Rect block = centred(bar.centre(), width * static_cast<float>(in_row), bar.height - 8);
    if (block.x - 6 > bar.x + 8) {
        ui.painter.shadow(block.inset(-6), 8, 20);
        ui.painter.fill(block.inset(-6), ui.theme().surface, 20);
    } else {
        draw_tool_strip(ui, {bar.x, bar.y, bar.width, bar.height + row_margin});
    }
    const float height = block.height / static_cast<float>(rows);
    draw_grid(playing, ui, actions, {block.x, block.y, width, height}, in_row, false);
}

// Returns the buttons between those for moves and the family's tools, and those after them.
std::vector<Action> help_actions(const OpenGame& game, const Assistant& assistant) {
    const bool solved = is_solved(game);
    const bool busy = assistant.is_searching();
    const bool is_lit = assistant.help().hint().has_value();
    const auto solve = [](Playing& playing) {
        playing.solve_or_stop();
    };
    return {{{"hint", "Hint", Icon::hint, !solved && !busy, is_lit},
             [](Playing& playing) {
                 playing.ask_hint();
             }},
            busy ? Action{{"stop", "Stop", Icon::stop}, solve}
                 : Action{{"solve", "Solve", Icon::solve, !solved}, solve}};
}

std::vector<Action> move_actions(const OpenGame& game, bool has_checkpoint) {
    const bool has_moves = move_count(game) > 0;
    std::vector<Action> actions{{{"undo", "Undo", Icon::undo, can_undo(game)},
                                 [](Playing& playing) {
                                     playing.rewind(Rewind::undo);
                                 }},
                                {{"redo", "Redo", Icon::redo, can_redo(game)},
                                 [](Playing& playing) {
                                     playing.rewind(Rewind::redo);
                                 }},
                                {{"restart", "Restart", Icon::restart, has_moves}, [](Playing& playing) {
                                     playing.rewind(Rewind::restart);
                                 }}};
    if (has_checkpoint) {
        actions.push_back({{"checkpoint", "Checkpoint", Icon::flag, has_moves}, [](Playing& playing) {
                               playing.desk().set_checkpoint();
                           }});
    }
    return actions;
}

// Returns the family's tools; where nothing can be played, those that look around.
std::vector<Action> tool_actions(const OpenGame& game, bool is_to_look_at) {
    std::vector<Action> actions;
    for (const ViewTool& tool :
         with_game(game, [](auto&session, auto&view) { return tools(view, session); })) {
        if (!is_to_look_at || tool.name.substr(0, 4) == "zoom") {
            actions.push_back({{tool.name, tool.caption, tool.icon, tool.is_enabled, tool.is_chosen}});
        }
    }
    return actions;
}

void go_to_step(Playing& playing, int place) {
    playing.assistant().go_to_lesson_step(playing.game(), place);
}

}  // namespace

std::string_view short_caption_of(std::string_view caption) {
    for (const ShortCaption& known : short_captions) {
        if (known.caption == caption) {
            return known.word;
        }
    }
    return {};
}

std::string keys_in(const OpenGame& game, std::string_view command) {
    return keys_of(command, [&](char letter) { return takes_letter(game, letter); });
}

int action_rows(float length, int count) {
    const int in_row = std::max(static_cast<int>((length - row_margin) / touch_side), 1);
    return (count + in_row - 1) / in_row;
}

std::vector<Action> actions_of(const Playing& playing, const Rect& screen) {
    const OpenGame& game = playing.game();
    std::vector<Action> tools = tool_actions(game, playing.appearance().is_to_look_at());
    if (playing.appearance().is_to_look_at()) {
        return tools;
    }
    const bool has_pause = !playing.appearance().is_framed();
    // Elsewhere it is on the pause sheet.
    const bool has_checkpoint = has_pause && screen.width >= wide_window && screen.height >= low_screen;
    std::vector<Action> actions = move_actions(game, has_checkpoint);
    actions.insert(actions.end(), tools.begin(), tools.end());
    const std::vector<Action> help = help_actions(game, playing.assistant());
    actions.insert(actions.end(), help.begin(), help.end());
    return actions;
}

std::vector<Action> lesson_actions(const Lesson& lesson) {
    const bool is_last = lesson.place() + 1 >= lesson.step_count();
    const bool is_first = lesson.place() == 0;
    std::vector<Action> actions{{{"lesson.previous_move", "Previous move", Icon::previous_move, !is_first},
                                 [](Playing& playing) {
                                     go_to_step(playing, playing.assistant().lesson().previous_move());
                                 }},
                                {{"lesson.back", "Previous step", Icon::left, !is_first},
                                 [](Playing& playing) {
                                     go_to_step(playing, playing.assistant().lesson().place() - 1);
                                 }},
                                {{"lesson.next", "Next step", Icon::right, !is_last},
                                 [](Playing& playing) {
                                     go_to_step(playing, playing.assistant().lesson().place() + 1);
                                 }},
                                {{"lesson.next_move", "Next move", Icon::next_move, !is_last},
                                 [](Playing& playing) {
                                     go_to_step(playing, playing.assistant().lesson().next_move());
                                 }},
                                {{"lesson.close", "To the game", Icon::close}, [](Playing& playing) {
                                     playing.stop_help();
                                 }}};
    for (Action& action : actions) {
        action.button.is_brief = true;  // "Step" beside "Previous move" would be unclear
    }
    return actions;
}

void draw_tool_strip(Ui& ui, const Rect& strip) {
    ui.painter.shadow(strip, 6, 0);
    ui.painter.fill(strip, ui.theme().surface);
}

void draw_actions(Playing& playing, Ui& ui, const ActionBar& bar, const std::vector<Action>& actions) {
    if (actions.empty()) {
        return;
    }
    if (bar.is_beside) {
        draw_action_columns(playing, ui, actions, bar.rect);
    } else {
        draw_action_rows(playing, ui, actions, bar.rect);
    }
}

}  // namespace tessera
