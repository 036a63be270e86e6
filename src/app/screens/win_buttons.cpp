#include "app/screens/win_buttons.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tessera {

namespace {

struct WinAction {
    IconButton look;
    void (*act)(Playing&, Opening&);
};

constexpr std::string_view restart_name = "restart";
constexpr std::string_view restart_caption = "Restart";

// Returns what there is to do with the puzzle that was won: sharing it, and making another like it.
std::vector<WinAction> win_actions(const Playing& playing, const Opening& opening) {
    std::vector<WinAction> actions;
    if (!playing.game().code.empty()) {
        actions.push_back({{"win.share", "Share", Icon::share}, [](Playing& /*playing*/, Opening& all) {
                               all.show(Panel::share);
                           }});
    }
    if (opening.another_recipe()) {
        actions.push_back(
            {{"win.another", "Another like this", Icon::add}, [](Playing& /*playing*/, Opening& all) {
                 all.open_another();
             }});
    }
    return actions;
}

float width_of_word(const Ui& ui, const IconButton& icon) {
    return std::max(Painter::text_width(ui.text(icon.caption), TextSize::small), touch_side);
}

// Adds icons with words below, which share the width as their words need it.
void add_win_icons(Column& rows, Playing& playing, Opening& opening, const std::vector<WinAction>& actions) {
    constexpr float height = 56;
    rows.row(height, [&](Rect row) {
        float words = 0;
        for (const WinAction& action : actions) {
            words += width_of_word(rows.ui(), action.look);
        }
        const float around = (row.width - words) / static_cast<float>(actions.size());
        for (const WinAction& action : actions) {
            const Rect place = row.take_left(width_of_word(rows.ui(), action.look) + around);
            if (icon_button(rows.ui(), action.look, place)) {
                action.act(playing, opening);
            }
        }
    });
}

}  // namespace

void add_win_buttons(Column& rows, Playing& playing, Opening& opening, const WinButtons& buttons) {
    constexpr float high = 48;
    constexpr float share_of_first = 0.38F;  // of the width, as its word is the shortest
    std::vector<WinAction> actions = win_actions(playing, opening);
    const int count = int_size(actions);
    rows.gap(12);
    if (buttons.is_in_row) {
        rows.split(1 + count);
    }
    if (rows.button("win.next", "Next puzzle", {ButtonStyle::primary},
                    buttons.are_icons() ? high : touch_side)) {
        return opening.open_next();
    }
    if (buttons.are_icons()) {
        rows.gap(4);
        actions.push_back(
            {{restart_name, restart_caption, Icon::restart}, [](Playing& won, Opening& /*all*/) {
                 won.rewind(Rewind::restart);
             }});
        return add_win_icons(rows, playing, opening, actions);
    }
    if (!buttons.is_in_row) {
        rows.gap(8);
        rows.split(count, 10, playing.game().code.empty() ? 0 : share_of_first);
    }
    for (const WinAction& action : actions) {
        if (rows.fitted_button(action.look.name, action.look.caption, {ButtonStyle::plain})) {
            action.act(playing, opening);
        }
    }
}

void draw_restart(Playing& playing, Ui& ui, const Rect& corner, const WinButtons& buttons) {
    if (!buttons.are_icons() &&
        icon_button(ui, {restart_name, restart_caption, Icon::restart, true, false, false}, corner)) {
        playing.rewind(Rewind::restart);
    }
}

}  // namespace tessera
