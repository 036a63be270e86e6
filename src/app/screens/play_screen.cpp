#include "app/screens/play_screen.h"

#include "app/screens/action_bar.h"
#include "app/screens/card.h"
#include "app/screens/notice.h"
#include "app/screens/pointing_hand.h"
#include "app/screens/race_strip.h"
#include "app/screens/rule_strip.h"
#include "app/screens/sheets.h"
#include "app/screens/top_bar.h"
#include "app/screens/win_place.h"
#include "base/apart.h"

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

constexpr float bar_height = 56;
constexpr float low_bar_height = 50;  // for low windows
constexpr float row_of_buttons_height = 46;
constexpr float one_row_height = 66;
constexpr float action_width = 76;  // width of a column of buttons
constexpr float narrow_screen = 620;
constexpr float title_beside_screen = 480;  // wider screens have the title between the buttons
constexpr float roomy_screen = 866;         // wider screens have captions in the top bar
constexpr float second_row_height = 50;

// Rectangles of the screen's parts.
struct PlayLayout {
    TopBar top;
    ActionBar actions;
    Rect card;               // hint, search, win
    float covered_top = 0;   // part of the table reserved for the card, the rule or a rival, shown or not
    bool hides_top = false;  // the card covers the whole top bar
    Rect rule;               // the place of the title, where the rule replaces that
    RacePlace rival;
    Rect table;  // between the bars
};

constexpr float top_gap = 4;  // above a card in the top bar
constexpr float low_gap = 2;  // above one that covers the bar
constexpr float below_card =
    3;  // to what may begin there; the rim of a board that fills the table is lower by some more
constexpr float most_air = 20;  // that a card takes of the room reserved for other things above the board

// Returns the place for the card in a low window's top bar: beside the buttons, replacing the title.
Rect place_of_title(const Rect& screen, const Rect& bar, bool has_captions) {
    constexpr float left = 58;
    const float right = has_captions ? 430 : 4 * touch_side + 10;
    constexpr float below = 16;  // over the table's margin, for three lines of text
    return {screen.x + left, bar.y + top_gap, screen.width - left - right, bar.height + below};
}

// True if a card in a low bar, beside the buttons, has room for its text.
bool has_card_in_bar(const Rect& screen, const Rect& bar, bool has_captions) {
    constexpr float least_width = 560;
    return place_of_title(screen, bar, has_captions).width >= least_width;
}

// Places the card so that the table never moves. If it fits into the top bar, it replaces the title, and the
// captions if necessary. Otherwise a hint covers the whole bar, plus a reserved part of the table if it needs
// more; a solution that was shown covers the tray, which is empty by then. `above` is the height reserved for other things
// above the board, of which the card takes some for its text.
void place_card(CardKind kind, const Rect& screen, float above, PlayLayout& layout) {
    const Rect& rest = layout.table;
    const bool is_roomy = screen.width > roomy_screen;
    layout.top.has_captions =
        is_roomy && (kind == CardKind::none || has_card_in_bar(screen, layout.top.rect, true));
    if (has_card_in_bar(screen, layout.top.rect, false)) {
        layout.card = place_of_title(screen, layout.top.rect, layout.top.has_captions);
        layout.covered_top = std::max(above, layout.card.bottom() + below_card - rest.y);
        layout.top.hides_title = kind != CardKind::none;
        return;
    }
    // Without covering the buttons beside the table.
    const float width = layout.actions.is_beside ? rest.width : screen.width;
    const float height = card_height(CardKind::help, width);
    const float least = std::max(low_gap + height + below_card - layout.top.rect.height, 0.0F);
    layout.covered_top = std::max(least, above);
    if (kind == CardKind::shown) {
        const float end_height = card_height(kind, screen.width);
        layout.card = {rest.x, rest.bottom() - end_height, rest.width, end_height};
    } else {
        layout.card = {screen.x, layout.top.rect.y + low_gap, width,
                       height + std::min(layout.covered_top - least, most_air)};
        layout.hides_top = kind != CardKind::none;
    }
}

// Returns the place of the title where the rule replaces it: on phones, whose tables have no room for it; empty elsewhere, and
// where that place is too narrow for words.
Rect place_of_rule(const Rect& screen, const TopBar& top) {
    constexpr float margin = 8;
    if (top.has_row_of_title) {
        return {screen.x + margin, top.rect.bottom() - title_row_height, screen.width - 2 * margin,
                title_row_height};
    }
    if (screen.height >= low_screen) {
        return {};
    }
    Rect place = place_of_title(screen, top.rect, screen.width > roomy_screen);
    place.take_left(touch_side + 4);  // leaves a button to pause
    place.y = top.rect.y + 2;
    constexpr float least_width = 300;  // for words beside the button to close
    return place.width >= least_width ? place : Rect{};
}

// Places the bars, and the table between them.
PlayLayout lay_out_bars(bool is_framed, const Rect& screen, int action_count) {
    PlayLayout layout;
    Rect rest = screen;
    const bool has_actions = action_count > 0;
    const bool is_low = screen.height < low_screen;
    layout.top.has_row_of_title = !is_low && screen.width < title_beside_screen && !is_framed;
    layout.top.rect = rest.take_top(is_low                        ? low_bar_height
                                    : layout.top.has_row_of_title ? row_of_buttons_height + title_row_height
                                                                  : bar_height);
    layout.actions.is_beside = has_actions && is_low && screen.width >= narrow_screen;
    const int rows = action_rows(layout.actions.is_beside ? rest.height : screen.width, action_count);
    const auto more = static_cast<float>(rows);
    if (layout.actions.is_beside) {
        layout.actions.rect = rest.take_right(rows == 1 ? action_width : second_row_height * more);
    } else if (has_actions) {
        const float height = rows == 1 ? one_row_height : second_row_height * more;
        layout.actions.rect = rest.take_bottom(height + (screen.width >= narrow_screen ? 20.0F : 10.0F));
    }
    if (!layout.actions.is_beside) {
        layout.actions.rect.take_bottom(is_low ? 2.0F : screen.width >= narrow_screen ? 14.0F : 4.0F);
    }
    layout.rule = place_of_rule(screen, layout.top);
    layout.table = rest;
    return layout;
}

RuleRoom rule_room_of(const PlayLayout& layout, const Rect& screen) {
    return {screen, layout.rule, layout.table};
}

// Reserves what the rule, a rival's board and the card need above the board, and what a rival's board needs beside it, of the
// scene's area.
void reserve(Playing& playing, const Newcomers& newcomers, RaceMemory& race, Ui& ui, const Rect& screen,
             PlayLayout& layout) {
    Scene& scene = playing.scene();
    if (playing.game().race) {
        const float covered = place_of_title(screen, layout.top.rect, false).bottom() - layout.table.y;
        layout.rival =
            apart(race_place)(race, playing.game(), scene,
                              {layout.table, covered, has_card_in_bar(screen, layout.top.rect, false)});
    }
    const float above = std::max(rule_room(newcomers, ui, rule_room_of(layout, screen)), layout.rival.above);
    place_card(card_kind(playing), screen, above, layout);
    scene.area = layout.table;
    scene.area.take_left(layout.rival.beside.width);
    if (Rect& bar = layout.actions.rect;
        !layout.actions.is_beside && bar.width - layout.rival.beside.width >= narrow_screen) {
        bar.take_left(layout.rival.beside.width);  // below the board
    }
    scene.covered_top = layout.covered_top;
}

// True if a win leaves the row of the title to the board. On a small table the card of a puzzle of the day fills the table
// anyway, and where moves count the title says the par.
bool gives_row_to_board(const Playing& playing, const PlayLayout& layout) {
    const OpenGame& game = playing.game();
    return has_won(playing) && playing.win_share() > 0 && layout.top.has_row_of_title &&
           (!is_small(layout.table) || (!game.daily && !counts_moves(game)));
}

void give_row_to_board(PlayLayout& layout) {
    layout.top.has_row_of_title = false;
    layout.top.has_small_title = true;
    layout.top.rect.height -= title_row_height;
    layout.table.y -= title_row_height;
    layout.table.height += title_row_height;
}

// Returns where a win shows board and card: they take the place of the game's buttons, too.
Rect place_of_win(const PlayLayout& layout, const Rect& screen) {
    const Rect& table = layout.table;
    return {table.x, table.y, screen.right() - table.x, screen.bottom() - table.y};
}

}  // namespace

void draw_play(GameController& controller, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    Playing& playing = controller.playing();
    Opening& opening = controller.opening();
    Newcomers& newcomers = controller.newcomers();
    const std::vector<Action> actions = actions_of(playing, screen);
    PlayLayout layout = lay_out_bars(playing.appearance().is_framed(), screen, int_size(actions));
    Scene& scene = playing.scene();
    playing.fit_table(table_form(layout.table));
    reserve(playing, newcomers, memory.race, ui, screen, layout);
    if (gives_row_to_board(playing, layout)) {
        give_row_to_board(layout);
    }
    const Rect whole = place_of_win(layout, screen);
    const auto win = win_place(controller, memory, ui, whole);
    scene.beside_win = win ? win->board : Rect{};
    scene.win_share = playing.win_share();
    lay_out_table(playing.table(), scene);
    if (newcomers.demonstration().is_open()) {
        lay_out_table(newcomers.drawn_table(), scene);
    }
    const CardKind card = card_kind(playing);
    const bool has_rule =
        card == CardKind::none && !has_won(playing) &&
        shows_rule(newcomers, notice_rect(playing, ui, screen), ui, rule_room_of(layout, screen));
    layout.top.shortens_title = has_rule && layout.rule.width > 0;
    if (!layout.hides_top) {
        draw_top(playing, opening, ui, layout.top);
    }
    if (const Lesson& lesson = playing.assistant().lesson(); !win) {
        draw_actions(playing, ui, layout.actions, lesson.is_open() ? lesson_actions(lesson) : actions);
    }
    if (has_rule) {
        draw_rule(newcomers, opening, ui, rule_room_of(layout, screen));
    }
    const bool has_place = !playing.assistant().lesson().is_open() &&  // which has a table of its own
                           (card == CardKind::none || layout.rival.above == 0);
    if (playing.game().race && has_place && !has_won(playing)) {
        apart(draw_race)(playing.game(), playing.now_ms(), ui, layout.table, layout.rival);
    }
    const bool covers_tray = card == CardKind::shown;
    if (!covers_tray) {
        draw_card(playing, opening, ui, layout.card);
    }
    // Drawn over the bars and cards, for the item in hand.
    with_game(newcomers.drawn_table(),
              [&](auto& session, auto& view) { draw_board(ui.painter, view, session, scene); });
    if (const Demonstration& shown = newcomers.demonstration(); shown.is_open()) {
        apart(draw_pointing_hand)(ui.painter, shown.hand(), shown.is_pressing());
    }
    if (covers_tray) {
        draw_card(playing, opening, ui, layout.card);
    }
    draw_win(controller, memory, ui, whole);
}

}  // namespace tessera
