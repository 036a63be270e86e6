#include "app/screens/win_buttons.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tessera {

namespace {

constexpr std::string_view restart_name = "restart";

bool is_shared(const Playing& playing) {
    return !playing.game().code.empty();
}

bool has_another(const Opening& opening) {
    return opening.another_recipe().has_value();
}

void press(Playing& playing, Opening& opening, std::string_view name) {
    if (name == "win.share") {
        opening.show(Panel::share);
    } else if (name == "win.another") {
        opening.open_another();
    } else {
        playing.rewind(Rewind::restart);
    }
}

// Adds icons with words below, which share the width as their words need it. web/split.mjs knows its lambda by the last
// parameter.
void add_icons(Column& rows, Playing& playing, Opening& opening, const WinButtons& /*buttons*/) {
    constexpr float height = 56;
    std::vector<IconButton> icons;
    if (is_shared(playing)) {
        icons.push_back({"win.share", "Share", Icon::share});
    }
    if (has_another(opening)) {
        icons.push_back({"win.another", "Another like this", Icon::dice});
    }
    icons.push_back({restart_name, "Restart", Icon::restart});
    rows.row(height, [&](Rect row) {
        Ui& ui = rows.ui();
        const auto width_of = [&](const IconButton& icon) {
            return std::max(Painter::text_width(ui.text(icon.caption), TextSize::small), touch_side);
        };
        float words = 0;
        for (const IconButton& icon : icons) {
            words += width_of(icon);
        }
        const float around = (row.width - words) / static_cast<float>(icons.size());
        for (const IconButton& icon : icons) {
            if (icon_button(ui, icon, row.take_left(width_of(icon) + around))) {
                press(playing, opening, icon.name);
            }
        }
    });
}

// Adds the buttons for sharing and for another puzzle as words, beside the button for the next puzzle or below it.
void add_words(Column& rows, Playing& playing, Opening& opening, const WinButtons& buttons) {
    if (!buttons.is_in_row) {
        const int others = (is_shared(playing) ? 1 : 0) + (has_another(opening) ? 1 : 0);
        rows.gap(8);
        rows.split(others, 10, is_shared(playing) ? 0.38F : 0);
    }
    if (is_shared(playing) && rows.button("win.share", "Share", {ButtonStyle::plain})) {
        press(playing, opening, "win.share");
    }
    if (has_another(opening) &&
        rows.fitted_button("win.another", "Another like this", {ButtonStyle::plain})) {
        press(playing, opening, "win.another");
    }
}

}  // namespace

void add_win_buttons(Column& rows, Playing& playing, Opening& opening, const WinButtons& buttons) {
    constexpr float high = 48;
    rows.gap(12);
    if (buttons.is_in_row) {
        rows.split(1 + (is_shared(playing) ? 1 : 0) + (has_another(opening) ? 1 : 0));
    }
    if (rows.button("win.next", "Next puzzle", {ButtonStyle::primary},
                    buttons.are_icons() ? high : touch_side)) {
        return opening.open_next();
    }
    if (buttons.are_icons()) {
        rows.gap(4);
        add_icons(rows, playing, opening, buttons);
    } else {
        add_words(rows, playing, opening, buttons);
    }
}

void draw_restart(Playing& playing, Ui& ui, const Rect& corner, const WinButtons& buttons) {
    if (!buttons.are_icons() &&
        icon_button(ui, {restart_name, "Restart", Icon::restart, true, false, false}, corner)) {
        playing.rewind(Rewind::restart);
    }
}

}  // namespace tessera
