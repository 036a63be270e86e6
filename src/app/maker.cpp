#include "app/app.h"
#include "app/platform.h"
#include "app/polyomino_art.h"
#include "base/text.h"

#include <algorithm>
#include <string>

// The sheet that cuts a new puzzle: how large, into how many pieces of which sizes, from which seed; a
// preview of the board and of the pieces, which says nothing of the solution.

namespace tessera {

namespace {

constexpr int largest_side = 60;
constexpr int seed_question = 1;
constexpr float row_height = 52;

void make(App& app) {
    Maker& maker = app.maker;
    auto level = Polyomino::generate(maker.params, maker.seed);
    maker.level.reset();
    if (level) {
        maker.level = std::move(*level);
    } else {
        maker.trouble = level.error().message;
    }
}

void roll(App& app) {
    app.maker.seed = parse_uint64(platform::random_seed_text()).value_or(1) % 1000000;
    make(app);
}

struct Range {
    int low = 0;
    int high = 0;
    int step = 1;
};

// A stepper over a number; large numbers move in larger steps.
bool step_number(Ui& ui, std::string_view name, std::string_view caption, int& number, Range range,
                 const Rect& rect) {
    const bool is_free = number == 0 && range.low == 0;
    const std::string value = is_free ? std::string(ui.text("any")) : std::to_string(number);
    const int step = stepper(ui, {name, caption, value, number > range.low, number < range.high}, rect);
    const int before = number;
    number = std::clamp(number + step * (number >= 20 ? range.step : 1), range.low, range.high);
    return number != before;
}

bool draw_numbers(App& app, Ui& ui, Rect& rest) {
    polyomino::CutParams& params = app.maker.params;
    bool changed = false;
    const auto row = [&] {
        return rest.take_top(row_height);
    };
    changed |= step_number(ui, "columns", "Columns", params.columns, {2, largest_side, 5}, row());
    changed |= step_number(ui, "rows", "Rows", params.rows, {2, largest_side, 5}, row());
    changed |= step_number(ui, "pieces", "At most this many pieces", params.max_pieces, {0, 400, 10}, row());
    changed |= step_number(ui, "smallest", "Smallest piece", params.min_size, {1, 12}, row());
    changed |= step_number(ui, "largest", "Largest piece", params.max_size, {0, 24}, row());
    if (params.max_size > 0 && params.max_size < params.min_size) {
        params.max_size = params.min_size;
    }
    return changed;
}

void draw_seed(App& app, Ui& ui, Rect rect) {
    Maker& maker = app.maker;
    ui.painter.text({rect.x, rect.centre().y}, ui.text("Seed"), ui.theme().text);
    Rect box{rect.right() - 204, rect.centre().y - touch_side / 2, 204, touch_side};
    const Rect dice = box.take_right(touch_side);
    box.take_right(8);
    ui.state.add({"seed", box, true});
    ui.painter.fill(box, mix(ui.theme().raised, ui.theme().text, ui.state.is_hovered("seed") ? 0.07F : 0),
                    12);
    ui.painter.icon(Icon::edit, {box.right() - 20, box.centre().y}, 18, ui.theme().quiet);
    ui.painter.text({box.x + 14, box.centre().y}, std::to_string(maker.seed), ui.theme().text,
                    TextSize::strong);
    focus_ring(ui, "seed", box, 12);
    if (ui.state.take_click("seed")) {
        platform::ask_text({.id = seed_question,
                            .title = std::string(ui.text("Seed: the same one cuts the same puzzle")),
                            .text = std::to_string(maker.seed),
                            .accept = std::string(ui.text("Use it")),
                            .cancel = std::string(ui.text("Cancel")),
                            .is_number = true,
                            .max_length = 20});
    }
    ui.painter.fill(dice, ui.theme().raised, 12);
    if (icon_button(ui, {"seed.roll", "Another", Icon::dice}, dice)) {
        roll(app);
    }
}

void draw_preview(App& app, Ui& ui, Rect rect) {
    const Maker& maker = app.maker;
    ui.painter.fill(rect, ui.theme().page, 16);
    rect = rect.inset(14);
    if (!maker.level) {
        ui.painter.paragraph(rect, app.strings.with_stop(maker.trouble), ui.theme().bad);
        return;
    }
    int count = 0;
    for (const polyomino::Piece& piece : maker.level->pieces) {
        count += piece.count;
    }
    const Rect caption = rect.take_bottom(24);
    const std::string text =
        app.strings.of(say("{} \xC3\x97 {}, {} pieces", maker.params.columns, maker.params.rows, count));
    ui.painter.text({rect.centre().x, caption.centre().y + 2}, text, ui.theme().quiet, TextSize::small,
                    Align::centre);
    const bool is_wide = rect.width > rect.height * 1.4F;
    const Rect board = is_wide ? rect.take_left(rect.width * 0.45F) : rect.take_top(rect.height * 0.48F);
    draw_board_picture(ui.painter, *maker.level, board.inset(8));
    draw_pieces(ui.painter, *maker.level, rect.inset(8));
}

}  // namespace

void open_maker(App& app) {
    if (!app.maker.level) {
        roll(app);
    }
}

void seed_answered(App& app, std::string_view text) {
    const auto seed = parse_uint64(text);
    if (!seed) {
        show_notice(app, app.strings.with_stop(say("a seed is a whole number")), true);
        return;
    }
    app.maker.seed = *seed;
    make(app);
}

void draw_maker(App& app, Ui& ui, const Rect& screen) {
    const bool is_wide = screen.width >= 720;
    const Sheet panel =
        sheet(ui, ui.text("New puzzle"), screen, is_wide ? Point{780, 490} : Point{480, screen.height - 24});
    Rect rest = panel.content;
    const Rect play = rest.take_bottom(50);
    rest.take_bottom(12);
    const float numbers = row_height * 6;
    Rect preview = rest;
    Rect column = rest;
    if (is_wide) {
        preview = rest.take_right(rest.width * 0.46F);
        rest.take_right(24);
        column = rest;
    } else {
        preview = rest.take_top(std::clamp(rest.height - numbers, 150.0F, 320.0F));
        rest.take_top(8);
        column = rest;
    }
    draw_preview(app, ui, preview);
    const float scroll = ui.state.scroll_region("maker", column, numbers);
    ui.painter.push_clip(column.inset(-4));
    Rect rows{column.x, column.y - scroll, column.width, numbers};
    const bool changed = draw_numbers(app, ui, rows);
    draw_seed(app, ui, rows.take_top(row_height));
    ui.painter.pop_clip();
    if (changed) {
        make(app);
    }
    const bool plays =
        button(ui, "make.play", "Play", play, {ButtonStyle::primary, app.maker.level.has_value()});
    if (panel.is_closed) {
        app.panel = Panel::none;
    } else if (plays) {
        put_on_table(app, Table(Session<Polyomino>(*app.maker.level)));
    }
}

}  // namespace tessera
