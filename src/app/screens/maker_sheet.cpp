#include "app/screens/maker_sheet.h"

#include "app/families/position_picture.h"
#include "app/game/list/numbered.h"
#include "app/host/platform.h"
#include "app/screens/field_row.h"
#include "app/screens/part_sheets.h"
#include "app/screens/questions.h"
#include "app/ui/column.h"
#include "base/text.h"

#include <algorithm>
#include <string>
#include <utility>

// The sheet that makes a new puzzle: its size, the number and sizes of pieces, the seed; with a preview of
// board and pieces that does not reveal the solution.

namespace tessera {

namespace {

constexpr int long_seconds = 2;  // after these the sheet suggests quicker settings

template <class... Gs>
std::vector<std::string_view> ids_of(TypeList<Gs...> /*families*/) {
    return {Gs::id...};
}

void add_families(PuzzleMaker& maker, double now_ms, Column& rows) {
    const std::vector<std::string_view> families = ids_of(FamilyList());
    if (families.size() < 2) {
        return;
    }
    std::vector<std::string_view> captions;
    int chosen = 0;
    for (const std::string_view family : families) {
        chosen = family == maker.family() ? int_size(captions) : chosen;
        captions.push_back(family_caption(family));
    }
    const int answer = rows.segments({"make.family", "", captions, chosen});
    rows.gap(12);
    if (answer != chosen) {
        maker.choose_family(at(families, answer));
        maker.make(now_ms);
    }
}

void ask_number(const Strings& strings, int question, std::string_view title, const std::string& text) {
    ask_value(strings, question, title, text, 20, true);
}

// Returns true if the number between the two buttons was pressed.
bool wants_number(Ui& ui, const MakerField& field, const Rect& rect) {
    const std::string name = std::string(field.name) + ".value";
    const Rect place = stepper_value(rect);
    ui.state.add({.name = name,
                  .rect = place,
                  .label = std::string(ui.text(field.caption)) + ' ' + std::to_string(field.value)});
    focus_ring(ui, name, place, 12);
    return ui.state.take_click(name);
}

void draw_seed(Making& making, Ui& ui, Rect rect) {
    const PuzzleMaker& maker = making.maker();
    constexpr float box_width = 204;  // with the die
    label(ui, {rect.x, rect.y, rect.width - box_width - 8, rect.height}, "Seed number");
    Rect box{rect.right() - box_width, rect.centre().y - touch_side / 2, box_width, touch_side};
    const Rect dice = box.take_right(touch_side);
    box.take_right(8);
    if (text_box(ui, "seed", "Seed number", std::to_string(maker.seed()), box)) {
        ask_number(ui.strings, seed_question, "The same seed makes the same puzzle",
                   std::to_string(maker.seed()));
    }
    ui.painter.fill(dice, ui.theme().raised, 12);
    if (icon_button(ui, {"seed.roll", "Another", Icon::dice}, dice)) {
        making.roll_seed();
    }
}

void add_field(Opening& opening, ScreenMemory& memory, Column& rows, const MakerField& field, int question) {
    int value = field.value;
    rows.row(height_of(rows.ui(), field, rows.below().width), [&](const Rect& row) {
        value = field_row(rows.ui(), field, row, rows.ui().theme().surface);
        if (field.picture &&
            std::exchange(memory.maker_choices[std::string(field.name)], field.value) != field.value) {
            show_choice(rows.ui(), field, row.width);
        }
        if (!field.is_switch && !field.is_choice && wants_number(rows.ui(), field, row)) {
            ask_number(rows.ui().strings, question, field);
        }
    });
    if (value == field.drawn_choice && value != field.value) {
        opening.draw_own_board();
    } else if (value != field.value) {
        opening.making().set_field(field.name, value);
        opening.making().maker().make(opening.now_ms());
    }
}

// Adds the fields, and below them those that few ask for, and the seed.
void add_fields(Opening& opening, ScreenMemory& memory, Column& rows) {
    const std::vector<MakerField> fields = opening.making().maker().fields();
    for (const bool is_advanced : {false, true}) {
        for (int index = 0; index < int_size(fields); ++index) {
            const MakerField& field = at(fields, index);
            if (field.is_advanced == is_advanced && (memory.shows_advanced || !is_advanced)) {
                add_field(opening, memory, rows, field, first_field_question + index);
            }
        }
        if (!is_advanced) {
            rows.gap(6);
            if (rows.button("make.more", memory.shows_advanced ? "Fewer choices" : "More choices",
                            {.style = ButtonStyle::quiet})) {
                memory.shows_advanced = !memory.shows_advanced;
            }
        }
    }
    if (memory.shows_advanced) {
        rows.row(field_row_height, [&](const Rect& place) { draw_seed(opening.making(), rows.ui(), place); });
    }
}

// Draws the board of the puzzle that is being made, as far as the choices say.
void draw_board_to_come(Ui& ui, const std::vector<MakerField>& fields, const Rect& rect) {
    for (const std::string_view name : {"shape", "board", "size", "difficulty"}) {
        const auto field = std::find_if(fields.begin(), fields.end(), [&](const MakerField& known) {
            return known.name == name && known.picture;
        });
        if (field != fields.end()) {
            field->picture(ui.painter, field->value, rect);
            return;
        }
    }
}

// Draws a message and a stop button for puzzles that take a while, and then what would be quicker.
void draw_making(PuzzleMaker& maker, double now_ms, Ui& ui, const Rect& rect) {
    const int seconds = static_cast<int>(maker.waited_ms(now_ms) / 1000);
    const Point middle = rect.centre();
    ui.painter.text({middle.x, middle.y - 40}, ui.text("Making\xE2\x80\xA6"), ui.theme().text,
                    TextSize::strong, Align::centre);
    ui.painter.text({middle.x, middle.y - 14}, seconds > 0 ? ui.strings.of(say("{} s", seconds)) : "",
                    ui.theme().quiet, TextSize::small, Align::centre);
    const float width = button_width(ui, "Stop");
    const Rect stop{middle.x - width / 2, middle.y + 10, width, touch_side};
    ui.painter.frame(stop, mix(ui.theme().page, ui.theme().text, 0.25F), 1.5F, 12);
    if (button(ui, "make.stop", "Stop", stop)) {
        maker.stop();
    }
    if (seconds >= long_seconds) {
        const std::string_view advice = ui.text(maker.quicker());
        const Rect below{rect.x, stop.bottom() + 8, rect.width, 40};
        ui.state.add({.name = "make.advice", .rect = below, .label = std::string(advice)});
        ui.painter.paragraph(below, advice, ui.theme().text, TextSize::small);
    }
}

void draw_preview(PuzzleMaker& maker, double now_ms, Ui& ui, Rect rect) {
    ui.painter.fill(rect, ui.theme().page, 16);
    rect = rect.inset(std::min(22.0F, rect.height / 10));
    if (maker.is_at_work() && (maker.made() == nullptr || maker.is_slow(now_ms))) {
        draw_board_to_come(ui, maker.fields(), rect);
    }
    if (maker.is_slow(now_ms)) {
        ui.painter.fill(rect, with_alpha(ui.theme().page, 0.75F));
        draw_making(maker, now_ms, ui, rect);
    } else if (maker.made() != nullptr) {
        draw_level_picture(ui.painter, *maker.made(), rect);
    } else {
        ui.painter.paragraph(rect, ui.strings.with_stop(maker.trouble()), ui.theme().bad);
    }
}

// A button with its word, or with a die where there is no room for that.
bool draw_surprise(Ui& ui, const Rect& place, bool has_word) {
    if (has_word) {
        return button(ui, "make.surprise", "Surprise me", place, {ButtonStyle::plain});
    }
    ui.painter.fill(place, ui.theme().raised, 12);
    return icon_button(ui, {"make.surprise", "Surprise me", Icon::dice}, place);
}

struct WaysOn {
    Rect edit;
    Rect surprise;
    Rect play;
    bool has_word = true;  // to be surprised; else a die
};

constexpr float between_ways = 10;

// Divides the row below choices and preview: two equal buttons below the choices, one below the preview.
WaysOn ways_below(Rect row, float preview_width) {
    WaysOn ways;
    ways.play = row.take_right(preview_width);
    row.take_right(2 * between_ways);
    ways.edit = row.take_left((row.width - between_ways) / 2);
    ways.surprise = row.take_right(ways.edit.width);
    return ways;
}

// Divides a row that may be too narrow for all words. The button to play is the widest.
WaysOn ways_in(const Ui& ui, Rect row) {
    WaysOn ways;
    ways.edit = row.take_left(button_width(ui, "Edit"));
    row.take_left(between_ways);
    const float word = button_width(ui, "Surprise me");
    ways.has_word = row.width - between_ways >= 2 * word;
    ways.surprise = row.take_left(ways.has_word ? word : row.height);
    row.take_left(between_ways);
    ways.play = row;
    return ways;
}

void draw_ways_on(Opening& opening, Ui& ui, const WaysOn& ways) {
    const bool has_made = opening.making().maker().made() != nullptr;
    const bool is_at_work = opening.making().maker().is_at_work();
    if (button(ui, "make.edit", "Edit", ways.edit, {ButtonStyle::plain, has_made && !is_at_work})) {
        opening.edit_made();
    }
    if (draw_surprise(ui, ways.surprise, ways.has_word)) {
        opening.making().surprise();
    }
    if (button(ui, "make.play", "Play", ways.play, {ButtonStyle::primary, has_made || is_at_work})) {
        opening.play_made();
    }
}

}  // namespace

void ask_numbered(const Strings& strings, Tier tier) {
    constexpr std::uint64_t number_count = 10000;  // for the suggested number; any other can be typed
    const std::uint64_t chance = parse_uint64(platform::random_seed_text()).value_or(0);
    ask_number(strings, first_tier_question + static_cast<int>(tier), name_of(tier),
               std::to_string(chance % number_count + 1));
}

void number_answered(Opening& opening, Announcer& announcer, int question, std::string_view text) {
    if (question >= first_tier_question) {
        const auto number = parse_uint64(text);
        return number ? opening.open_recipe(
                            numbered_recipe(static_cast<Tier>(question - first_tier_question), *number))
                      : announcer.refuse(say("the puzzle number must be a whole number"));
    }
    const std::vector<MakerField> fields = opening.making().maker().fields();
    const int index = question - first_field_question;
    if (question == seed_question) {
        const auto seed = parse_uint64(text);
        if (!seed) {
            return announcer.refuse(say("the seed must be a whole number"));
        }
        opening.making().maker().set_seed(*seed);
    } else if (index >= 0 && index < int_size(fields)) {
        const MakerField& field = at(fields, index);
        const auto value = parse_int(text, field.low, field.high);
        if (!value) {
            return announcer.refuse(say("a whole number from {} to {}", field.low, field.high));
        }
        opening.making().set_field(field.name, *value);
    }
    announcer.notices().close_refusal();
    opening.making().maker().make(opening.now_ms());
}

bool maker_sheet(Opening& opening, ScreenMemory& memory, Ui& ui, const Rect& screen) {
    constexpr float ways_height = 50;
    const auto add_head = [&](Column& rows) {
        add_families(opening.making().maker(), opening.now_ms(), rows);
    };
    const auto add_rows = [&](Column& rows) {
        add_fields(opening, memory, rows);
    };
    const bool is_wide = screen.width >= 720;
    const bool is_low =
        is_wide && screen.height < low_screen;  // families beside the title, buttons below the preview
    const float width = screen.width >= 1120 ? 1040.0F : is_wide ? 780.0F : 480.0F;
    const float head_height = is_low ? 0 : column_height(ui, width, add_head);
    const float preview_share = width > 1000 ? 0.31F : 0.38F;
    const float gap = is_wide ? 24 : 8;
    const float whole_width = sheet_content_width(screen, width);
    const float rows_height =
        column_height(ui, is_wide ? whole_width * (1 - preview_share) - gap : whole_width, add_rows);
    const float fitting = head_height + std::max(rows_height, 260.0F) + 20 + 12 + ways_height;
    const Sheet panel = sheet(ui, "New puzzle", screen,
                              {width, is_wide ? fitting + sheet_head_and_margins : screen.height - 24});
    Rect rest = panel.content;
    Rect ways = is_low ? Rect{} : rest.take_bottom(ways_height);
    rest.take_bottom(is_low ? 0.0F : 12.0F);
    draw_column(ui, is_low ? panel.before : rest.take_top(head_height), add_head);
    const float left = rest.height - gap - rows_height;
    const float least = screen.height < 600 ? 100 : 124;
    Rect preview = is_wide ? rest.take_right(rest.width * preview_share)
                           : rest.take_top(std::clamp(left, least, 320.0F));
    is_wide ? rest.take_right(gap) : rest.take_top(gap);
    if (is_low) {
        ways = preview.take_bottom(ways_height);
        preview.take_bottom(12);
    }
    draw_preview(opening.making().maker(), opening.now_ms(), ui, preview);
    draw_scrolled(ui, "maker", rest, rows_height, ui.theme().surface, add_rows);
    draw_ways_on(opening, ui, is_wide && !is_low ? ways_below(ways, preview.width) : ways_in(ui, ways));
    return panel.is_closed;
}

}  // namespace tessera
