#include "app/app.h"
#include "session/shipped_levels.h"

#include <algorithm>
#include <string>
#include <utility>

// All puzzles: the game that waits, a new one, and the levels that come with the program.

namespace tessera {

namespace {

constexpr float gap = 14;
constexpr float widest = 1080;

// A level of the list, read once.
struct Entry {
    AnySession session;
    std::string code;
    std::string title;
};

const std::vector<Entry>& entries() {
    static const std::vector<Entry> list = [] {
        std::vector<Entry> read;
        for (const ShippedLevel& level : shipped_levels()) {
            auto session = open_level(level.text);
            if (session) {
                const Table table(*session);
                read.push_back({std::move(*session), table.code, table.title});
            }
        }
        return read;
    }();
    return list;
}

void draw_picture(Ui& ui, const AnySession& session, const Rect& rect) {
    std::visit([&](const auto& game) { draw_thumbnail(ui.painter, game.level(), rect); }, session);
}

bool card(Ui& ui, std::string_view name, const Rect& rect) {
    ui.state.add({std::string(name), rect, true});
    const Theme& theme = ui.theme();
    const float share = ui.state.is_pressed(name) ? 0.12F : ui.state.is_hovered(name) ? 0.05F : 0;
    ui.painter.shadow(rect, 8, 18);
    ui.painter.fill(rect, mix(theme.surface, theme.text, share), 18);
    focus_ring(ui, name, rect, 18);
    return ui.state.take_click(name);
}

void draw_entry(App& app, Ui& ui, int index, Rect rect) {
    const Entry& entry = at(entries(), index);
    const bool opens = card(ui, "level." + std::to_string(index), rect);
    Rect inner = rect.inset(14);
    const Rect caption = inner.take_bottom(26);
    ui.painter.push_clip(rect);
    draw_picture(ui, entry.session, inner.inset(8));
    ui.painter.text({caption.x, caption.centre().y + 3}, app.strings.of(std::string_view(entry.title)),
                    ui.theme().text, TextSize::strong);
    ui.painter.pop_clip();
    if (is_known_solved(app, entry.code)) {
        const Point mark{rect.right() - 22, rect.y + 22};
        ui.painter.circle(mark, 12, ui.theme().good);
        ui.painter.icon(Icon::check, mark, 16, ui.theme().surface);
    }
    if (opens) {
        if (app.table->code == entry.code) {
            app.screen = Screen::play;
        } else {
            put_on_table(app, Table(entry.session));
        }
    }
}

void draw_wide_card(App& app, Ui& ui, Rect rect, const Table& table, std::string_view name) {
    const bool opens = card(ui, name, rect);
    Rect inner = rect.inset(14);
    const Rect picture = inner.take_left(std::min(inner.width * 0.4F, 150.0F));
    draw_picture(ui, table.session, picture.inset(4));
    inner.take_left(16);
    const bool is_current = name == "continue";
    ui.painter.text({inner.x, inner.centre().y - 12}, ui.text(is_current ? "Continue" : "Your other game"),
                    ui.theme().text, TextSize::title);
    const std::string time = minutes_text(app, table.clock.elapsed(app.now_ms));
    ui.painter.text({inner.x, inner.centre().y + 14}, table.title + "  \xC2\xB7  " + time, ui.theme().quiet,
                    TextSize::small);
    if (opens && is_current) {
        app.screen = Screen::play;
    } else if (opens) {
        bring_back_previous(app);
    }
}

void draw_new_card(App& app, Ui& ui, Rect rect) {
    const bool opens = card(ui, "new", rect);
    Rect inner = rect.inset(14);
    const Rect mark = inner.take_left(64);
    ui.painter.circle(mark.centre(), 26, ui.theme().accent);
    ui.painter.icon(Icon::dice, mark.centre(), 28, ui.theme().on_accent);
    inner.take_left(16);
    ui.painter.text({inner.x, inner.centre().y - 12}, ui.text("New puzzle"), ui.theme().text,
                    TextSize::title);
    ui.painter.text({inner.x, inner.centre().y + 14}, ui.text("Cut by chance, as large as you like"),
                    ui.theme().quiet, TextSize::small);
    if (opens) {
        app.panel = Panel::make;
        open_maker(app);
    }
}

float draw_wide_cards(App& app, Ui& ui, const Rect& column, float y) {
    const int count = app.previous ? 3 : 2;
    const bool in_row = column.width >= 640;
    const float width = in_row
                            ? (column.width - gap * static_cast<float>(count - 1)) / static_cast<float>(count)
                            : column.width;
    const float height = 96;
    for (int index = 0; index < count; ++index) {
        const auto place = static_cast<float>(index);
        const Rect rect{column.x + (in_row ? place * (width + gap) : 0),
                        y + (in_row ? 0 : place * (height + gap)), width, height};
        if (index == count - 1) {
            draw_new_card(app, ui, rect);
        } else if (index == 0) {
            draw_wide_card(app, ui, rect, *app.table, "continue");
        } else {
            draw_wide_card(app, ui, rect, *app.previous, "previous");
        }
        if (app.screen != Screen::home) {
            return y;
        }
    }
    return y + (in_row ? height : (height + gap) * static_cast<float>(count) - gap) + gap;
}

void draw_header(App& app, Ui& ui, Rect bar) {
    ui.painter.text({bar.x, bar.centre().y}, "Tessera", ui.theme().text, TextSize::display);
    if (icon_button(ui, {"help", "Help", Icon::help}, centred(bar.take_right(48).centre(), 46, 46))) {
        app.panel = Panel::help;
    }
    if (icon_button(ui, {"settings", "Settings", Icon::settings},
                    centred(bar.take_right(48).centre(), 46, 46))) {
        app.panel = Panel::settings;
    }
}

}  // namespace

void draw_home(App& app, Ui& ui, const Rect& screen) {
    const float width = std::min(screen.width - 32, widest);
    const int count = int_size(entries());
    const int columns = std::max(2, static_cast<int>(width / 240));
    const float card_width = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float card_height = std::max(card_width * 0.78F, 120.0F);
    const int rows = (count + columns - 1) / columns;
    const bool in_row = width >= 640;
    const float wide_cards = in_row ? 96 + gap : (96 + gap) * (app.previous ? 3.0F : 2.0F);
    const float content = 84 + wide_cards + 46 + static_cast<float>(rows) * (card_height + gap) + 16;
    const float scroll = ui.state.scroll_region("home", screen, content);
    Rect column{screen.centre().x - width / 2, screen.y - scroll, width, content};
    draw_header(app, ui, column.take_top(84));
    float y = draw_wide_cards(app, ui, column, column.y);
    ui.painter.text({column.x + 2, y + 20}, ui.text("Puzzles"), ui.theme().quiet, TextSize::strong);
    y += 42;
    for (int index = 0; index < count && app.screen == Screen::home; ++index) {
        const auto row = static_cast<float>(index / columns);
        const auto place = static_cast<float>(index % columns);
        const Rect rect{column.x + place * (card_width + gap), y + row * (card_height + gap), card_width,
                        card_height};
        if (rect.bottom() > screen.y && rect.y < screen.bottom()) {
            draw_entry(app, ui, index, rect);
        } else {
            ui.state.add({"level." + std::to_string(index), rect, true});
        }
    }
}

}  // namespace tessera
